"""Values and gradients for results on the way are planned as losses are, and nothing is computed twice."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from tests.runtime.random_graphs import random_case
from tests.sampling import sample
from tests.specialization.networks import Layers, Narrow, Row, Wide
from tests.specialization.running import in_threads, plans_made
from typedtensor import (
    Axis,
    Const,
    Expr,
    Input,
    IntTensor,
    Operand,
    Param,
    SizeError,
    Tensor,
    checkpoint,
    dynamic,
    fold,
    given,
)
from typedtensor.ad.graph import topological_order
from typedtensor.backends import Array, Namespace
from typedtensor.core.expr import App
from typedtensor.ops import PolyOp1, exp, log, take_along, tanh
from typedtensor.optim import SGD
from typedtensor.profiling import Profile, explain
from typedtensor.runtime.cache import PLANS
from typedtensor.runtime.computation import MOST_COMPUTED
from typedtensor.runtime.programs import Plan


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """The requests that a plan was made for."""
    return plans_made(monkeypatch)


class Counted(PolyOp1, rule="*A -> *A"):
    """The identity, which counts how often it is computed."""

    def __init__(self) -> None:
        super().__init__()
        self.calls = 0

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        self.calls += 1
        return x * 1.0

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return dy


def value(expression: Any, *data: Any, **way: Any) -> tuple[Any, int, int]:
    """The value, how many nodes were interpreted, and how many values planned."""
    with given(*data, **way) as computation:
        found = expression.value.numpy()
        return found, computation.counts.evaluated, computation.counts.planned_values


def test_a_value_that_is_asked_for_again_is_planned(made: list[Any]) -> None:
    layers = Layers()
    expected, nodes, _ = value(layers.loss, *layers.data, plan=False)
    for time in range(4):
        if time == 2:
            layers.build()  # of the same structure
        found, evaluated, planned = value(layers.loss, *layers.data)
        np.testing.assert_allclose(found, expected, rtol=1e-12)
        assert (evaluated, planned) == ((0, 1) if time else (nodes, 0))
    assert len(made) == 1


def test_what_is_small_is_interpreted_and_leaves_nothing_behind(made: list[Any]) -> None:
    x, w = Input(Tensor[Row]), Param(Tensor[()](np.float64(2.0)))
    small, data = (x * w.expand_like(x)).sum(), x.bind(Tensor[Row](np.ones(3)))
    for _ in range(5):
        assert value(small, data)[1:] == (5, 0)
    assert not made
    assert not PLANS._programs.values()


def test_each_value_is_as_it_was_handed_out() -> None:
    layers = Layers()
    kept, copies = [], []
    for step in range(4):
        layers.weights[0].assign(layers.weights[0].tensor_type(np.full((4, 4), step + 1.0)))
        with given(*layers.data):
            for x in (layers.loss, layers.hidden[1], layers.hidden[0]):
                kept.append(x.value.numpy())
                copies.append(kept[-1].copy())
    for one, other in zip(kept, copies, strict=True):
        np.testing.assert_array_equal(one, other)
    assert len({x.tobytes() for x in copies}) == len(copies)


def test_a_computation_keeps_the_parameters_that_it_has_read() -> None:
    layers = Layers()
    for time in range(3):
        layers.weights[0].assign(layers.weights[0].tensor_type(np.eye(4) * (time + 1.0)))
        with given(*layers.data):
            last = layers.hidden[-1].value.numpy()
            before = layers.weights[0].value
            layers.weights[0].assign(layers.weights[0].tensor_type(np.zeros((4, 4))))
            np.testing.assert_allclose((last**2).mean(), layers.loss.value.numpy())
            assert not layers.weights[0].value.numpy().any()
        layers.weights[0].assign(before)


def test_a_root_after_what_it_is_computed_from() -> None:
    """What is computed is an input of the rest's plan; small rests are interpreted."""
    layers = Layers(depth=6)
    for time in range(4):
        with given(*layers.data) as computation:
            middle = layers.hidden[2].value
            before = computation.counts.evaluated
            loss = layers.loss.value.numpy()
            assert layers.hidden[2].value is middle
            if time:
                assert (before, computation.counts.evaluated) == (0, 0)
                assert computation.counts.planned_values == 2
        np.testing.assert_allclose(loss, value(layers.loss, *layers.data, plan=False)[0], rtol=1e-12)


@pytest.mark.parametrize("root", [lambda layers: layers.loss, lambda layers: layers.hidden[-1] * 2.0])
def test_what_is_asked_for_after_a_root_comes_with_it(root: Callable[[Layers], Any], made: list[Any]) -> None:
    layers = Layers(depth=5)
    for time in range(4):
        layers.build()
        with given(*layers.data) as computation:
            first = root(layers).value.numpy()
            later = [layers.hidden[n].value.numpy() for n in (3, 1)]
            again = (layers.hidden[1] + 1.0).value.numpy()
            assert computation.counts.planned_values == (time > 0)
            if time:
                assert computation.counts.evaluated == 2  # the sum and its number
        with given(*layers.data, plan=False):
            np.testing.assert_allclose(first, root(layers).value.numpy(), rtol=1e-12)
            for n, found in zip((3, 1), later, strict=True):
                np.testing.assert_allclose(found, layers.hidden[n].value.numpy(), rtol=1e-12)
        np.testing.assert_array_equal(again, later[1] + 1.0)
    assert len(made) == 1


def test_what_is_asked_for_later_than_a_plan_is_made_comes_with_the_next(made: list[Any]) -> None:
    layers = Layers(depth=5)
    for time in range(5):
        with given(*layers.data) as computation:
            _ = layers.loss.value
            if time >= 2:
                _ = layers.hidden[2].value
            assert computation.counts.planned_values == (time > 0) + (time == 2 and 0)
            assert (computation.counts.evaluated == 0) == (time not in (0, 2))
    assert len(made) == 2


def test_gradients_after_a_value_are_those_of_the_interpreter() -> None:
    """Also the first time, when they are interpreted: their values on the way were not kept by the plan."""
    layers = Layers()
    for _ in range(3):
        value(layers.loss, *layers.data)
    for _ in range(2):
        with given(*layers.data) as computation:
            _ = layers.loss.value
            found = computation.gradients(layers.loss)
            assert computation.counts.planned == 1
        with given(*layers.data, plan=False) as computation:
            expected = computation.gradients(layers.loss)
        for p in layers.weights:
            np.testing.assert_allclose(found[p].numpy(), expected[p].numpy(), rtol=1e-10)


def test_gradients_for_results_on_the_way() -> None:
    layers = Layers(depth=5)
    wanted = [layers.hidden[3], layers.weights[1], layers.hidden[0], layers.loss, layers.x]
    with given(*layers.data, plan=False) as computation:
        expected = computation.gradients(layers.loss, *wanted)
    for _ in range(3):
        for several in (wanted, wanted[::-1], wanted[:1], wanted[2:3]):
            with given(*layers.data) as computation:
                found = computation.gradients(layers.loss, *several)
                assert computation.counts.planned == 1
                for x in several:
                    np.testing.assert_allclose(found[x].numpy(), expected[x].numpy(), rtol=1e-10)


def test_gradients_for_a_result_of_a_dynamic_part() -> None:
    layers = Layers()

    @dynamic
    async def doubled(x: Expr[Tensor[Row, Narrow]]) -> Expr[Tensor[Row, Narrow]]:
        return x * 2.0

    middle = doubled(layers.hidden[-1])
    after = tanh(middle)
    loss = (after * after).sum()
    for _ in range(3):
        with given(*layers.data) as computation:
            found = computation.gradients(loss, after, layers.hidden[0])
            assert computation.counts.planned == 1
        with given(*layers.data, plan=False) as computation:
            expected = computation.gradients(loss, after, layers.hidden[0])
        for x in (after, layers.hidden[0]):
            np.testing.assert_allclose(found[x].numpy(), expected[x].numpy(), rtol=1e-10)


def test_gradients_for_a_constant() -> None:
    w = Param(Tensor[Row](np.arange(3.0)))
    table = Const(Tensor[Row](np.arange(3.0) + 1.0))
    loss = (tanh(w * table) * table).sum()
    with given(plan=False) as computation:
        expected = computation.gradients(loss, table)[table].numpy()
    for _ in range(3):
        with given() as computation:
            np.testing.assert_allclose(computation.gradients(loss, table)[table].numpy(), expected, rtol=1e-12)


def chain(x: Any, w: Any) -> Any:
    return (tanh(x * w) * 2.0 + 1.0).sum()


class Left(Axis): ...


def test_a_value_with_a_users_operation_in_a_body_is_interpreted() -> None:
    x, w = Input(Tensor[Left]), Param(Tensor[Left](np.ones(3)))
    y = chain(x + fold(lambda c, z: Counted()(c) + z, x.sum(), x, Left), w)
    for _ in range(3):
        with given(x.bind(Tensor[Left](np.ones(3)))) as computation:
            _ = y.value
            assert computation.counts.planned_values == 0
            [request] = explain(computation).interpreted
    assert request.reason != "it is the first of its form, so the interpreter checks its sizes"


def test_a_users_operation_is_planned_and_its_value_kept() -> None:
    x, w = Input(Tensor[Left]), Param(Tensor[Left](np.ones(3)))
    first, second = Counted(), Counted()
    middle = first(x)
    y = chain(second(tanh(middle) * 2.0), w)
    for time in range(4):
        data = x.bind(Tensor[Left](np.arange(3.0) + time))
        with given(data, plan=False):
            expected = [y.value.numpy(), middle.value.numpy()]
        calls = first.calls, second.calls
        with given(data) as computation:
            found = [y.value, middle.value, (second(tanh(middle) * 2.0) + middle).value]
            assert computation.counts.planned_values == (time > 0)
        for a, b in zip(found, expected, strict=False):
            np.testing.assert_allclose(a.numpy(), b, rtol=1e-6)
        assert (first.calls, second.calls) == (calls[0] + 1, calls[1] + 2)  # the last one is another node


def test_values_with_dynamic_parts_are_planned_for_each_form(made: list[Any]) -> None:
    x, w = Input(Tensor[Left]), Param(Tensor[Left](np.ones(3)))
    runs = []

    @dynamic
    async def chosen(y: Expr[Tensor[Left]]) -> Expr[Tensor[Left]]:
        runs.append(y)
        return tanh(y * 2.0) * y if (await (y.sum() * w.sum())).item() > 0.0 else y * y * w

    y = chain(chosen(tanh(x) * w), w)
    planned = 0
    for time in range(8):
        data = x.bind(Tensor[Left](np.arange(3.0) * (-1.0) ** time + 0.5))
        with given(data, plan=False):
            expected = y.value.numpy()
        runs.clear()
        with given(data) as computation:
            np.testing.assert_allclose(y.value.numpy(), expected, rtol=1e-6)
            planned += computation.counts.planned_values
        assert len(runs) == 1
    assert planned == 6
    assert len(made) == 2


@pytest.mark.parametrize("way", [{"plan": False}, {"eager": True}, {"threads": 2}, {"check_finite": True}])
def test_computations_that_are_interpreted(way: dict[str, Any]) -> None:
    layers = Layers()
    for _ in range(3):
        _, evaluated, planned = value(layers.loss, *layers.data, **way)
        assert evaluated
        assert not planned


def test_a_computation_that_is_watched_is_interpreted() -> None:
    layers = Layers()
    for _ in range(2):
        value(layers.loss, *layers.data)
    with given(*layers.data) as computation:
        computation.watch(profile := Profile())
        _ = layers.loss.value
        assert computation.counts.planned_values == 0
    assert "Mean" in str(profile)


def test_a_users_operation_is_computed_once_whatever_is_asked_for() -> None:
    layers, counted = Layers(), Counted()
    middle = counted(layers.hidden[1])
    loss = (tanh(middle) * middle * 2.0).sum()
    for _ in range(4):
        before = counted.calls
        with given(*layers.data) as computation:
            values = [x.value for x in (loss, middle, loss * 2.0)]
            computation.gradients(loss)
        assert counted.calls == before + 1
        assert values[0].item() * 2.0 == values[2].item()


def test_a_checkpoint_is_planned_where_no_gradient_is_asked_for() -> None:
    layers = Layers()
    again = checkpoint(lambda x: tanh(tanh(x) * 2.0) * x)(layers.hidden[-1]).sum()
    expected = value(again, *layers.data, plan=False)[0]
    for planned in (0, 1, 1):
        found, _, count = value(again, *layers.data)
        assert count == planned
        np.testing.assert_allclose(found, expected, rtol=1e-12)


def test_results_of_loops_and_of_integers() -> None:
    layers = Layers()
    states = fold(lambda c, x: tanh(c + x), layers.hidden[0].sum(Row), layers.hidden[0], Row)
    best = (tanh(layers.hidden[0] * 2.0 + 1.0) * 3.0).argmax(Row)
    for time in range(3):
        with given(*layers.data) as computation:
            found = [x.value.numpy() for x in (states, best)]
            if time:
                assert computation.counts.planned_values == 2
        with given(*layers.data, plan=False):
            for one, other in zip(found, (states, best), strict=True):
                np.testing.assert_allclose(one, other.value.numpy(), rtol=1e-12)
                assert one.dtype == other.value.dtype


def test_sizes_and_precisions_have_plans_of_their_own(made: list[Any]) -> None:
    layers = Layers()
    for rows, dtype in [(2, float), (3, float), (2, np.float32)] * 3:
        for weight in layers.weights:
            weight.assign(weight.tensor_type(weight.value.numpy().astype(dtype)))
        data = layers.x.bind(Tensor[Row, Wide](np.ones((rows, 4), dtype)))
        found, _, _ = value(layers.loss, data)
        np.testing.assert_allclose(found, value(layers.loss, data, plan=False)[0], rtol=1e-6)
    assert len(made) == 3  # that for three rows, of which others follow, is a template


def test_a_computation_knows_the_sizes_that_a_plan_has_met() -> None:
    layers = Layers()
    for _ in range(2):
        with given(*layers.data) as computation:
            _ = layers.loss.value
            assert {axis.__name__: n for axis, n in computation.sizes.items()} == {"Row": 3, "Wide": 4, "Narrow": 4}


def test_a_failure_is_that_of_the_interpreter() -> None:
    index, w = Input(IntTensor[Row]), Param(Tensor[Row, Wide](np.ones((2, 4))))
    loss = (tanh(take_along(w, index, Wide)) * 2.0 + 1.0).sum()
    good, bad = IntTensor[Row](np.array([0, 2])), IntTensor[Row](np.array([0, 9]))
    for _ in range(3):
        value(loss, index.bind(good))
    with given(index.bind(bad)), pytest.raises(SizeError, match="the index 9") as raised:
        _ = loss.value
    assert any("while computing" in note for note in raised.value.__notes__)
    assert value(loss, index.bind(good))[2] == 1


def test_numpy_may_be_told_to_raise() -> None:
    w = Param(Tensor[Row](np.array([0.0, 1.0])))
    loss = (log(w) * 2.0 + 1.0).sum()
    with np.errstate(divide="ignore"):
        value(loss)
    assert value(loss)[2] == 1
    with np.errstate(divide="raise"), pytest.raises(FloatingPointError) as raised:
        value(loss)
    assert "while computing Log" in raised.value.__notes__[0]


@pytest.mark.interpreted("a fault")
def test_a_fault_in_a_plan_is_told_once_and_the_expression_interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    layers = Layers()
    for _ in range(2):
        value(layers.loss, *layers.data)

    def fail(self: Any, *arguments: Any) -> None:
        raise RuntimeError("a fault")

    monkeypatch.setattr(Plan, "run", fail)
    with pytest.warns(RuntimeWarning, match="a plan failed where the interpreter succeeded"):
        value(layers.loss, *layers.data)
    monkeypatch.undo()
    assert value(layers.loss, *layers.data)[2] == 0


def test_threads_have_right_results() -> None:
    layers = Layers()
    arrays = [np.random.default_rng(n).normal(size=(3, 4)) for n in range(6)]
    bindings = [layers.x.bind(Tensor[Row, Wide](array)) for array in arrays]
    expected = [value(layers.hidden[-1], binding, plan=False)[0] for binding in bindings]
    wrong: list[int] = []

    def work(number: int) -> None:
        for _ in range(40):
            with given(bindings[number]):
                _ = layers.loss.value
                found = layers.hidden[-1].value.numpy()  # lent until then
            if not np.allclose(found, expected[number], rtol=1e-12):
                wrong.append(number)

    in_threads(work, 6)
    assert not wrong


def test_an_expression_is_let_go_of() -> None:
    layers = Layers()
    for _ in range(3):
        with given(*layers.data):
            _ = layers.hidden[0].value
            _ = layers.loss.value
    gone = [weakref.ref(x) for x in (layers.loss, *layers.hidden)]
    del layers
    gc.collect()
    assert not [ref for ref in gone if ref() is not None]


def test_no_plans_for_losses_give_way_to_those_for_values() -> None:
    layers = Layers()
    for _ in range(2):
        with given(*layers.data):
            SGD(layers.weights, learning_rate=0.0).step(layers.loss)
    x, w = Input(Tensor[Row]), Param(Tensor[Row](np.ones(2)))
    for number in range(70):
        for _ in range(2):
            value(exp(w * x * float(number) + 1.0).sum(), x.bind(Tensor[Row](np.ones(2))))
    with given(*layers.data) as computation:
        computation.gradients(layers.loss)
        assert computation.counts.planned == 1


def test_many_values_in_one_computation_take_no_longer_each() -> None:
    """What is looked through for a value does not grow with the values."""
    layers = Layers()
    with given(*layers.data) as computation:
        for _ in range(200):
            layers.build()
            _ = layers.loss.value
        assert len(computation._computed) <= MOST_COMPUTED
        assert computation.counts.planned_values >= 198
    assert len(explain(computation).requests) == 200


@pytest.mark.parametrize("seed", sample(range(4), first=1))
def test_random_graphs(seed: int) -> None:
    """Their values, those of nodes on the way and their gradients, and steps on every other parameter."""
    case, other = random_case(seed, 60), random_case(seed, 60)
    inner, others = ([x for x in topological_order(each.loss) if isinstance(x, App)][5::9] for each in (case, other))
    pairs = [SGD(each.parameters[::2], learning_rate=1e-3) for each in (case, other)]
    for time in range(4):
        with given() as computation:
            found = [x.value for x in (case.loss, *inner)]
            assert computation.counts.planned_values == (time > 0)
        with given() as computation:
            found += pairs[0].step(case.loss, inner[:6:2])
            assert computation.counts.planned == 1
        with given() as computation:
            gradients = computation.gradients(case.loss, *inner)
            found += [gradients[x] for x in inner]
        with given(plan=False):
            expected = [x.value for x in (other.loss, *others)]
            expected += pairs[1].step(other.loss, others[:6:2])
        with given(plan=False) as computation:
            gradients = computation.gradients(other.loss, *others)
            expected += [gradients[x] for x in others]
        for one, wanted in zip(found, expected, strict=True):
            np.testing.assert_allclose(one.numpy(), wanted.numpy(), rtol=1e-9, atol=1e-12)
