"""The cache of plans: shared plans, interpreted expressions, and results that do not depend on it."""

from __future__ import annotations

import gc
import pickle
import warnings
import weakref
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from tests.ops.cases import CASES
from tests.runtime.random_graphs import random_case
from tests.sampling import sample
from tests.specialization.running import in_threads, plans_made
from typedtensor import (
    AnyTensor,
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
from typedtensor.backends import Array, Namespace
from typedtensor.ops import (
    ELU,
    DropoutMask,
    LeakyReLU,
    PolyOp1,
    exp,
    log,
    operations,
    relu,
    stop_gradient,
    take_along,
    tanh,
)
from typedtensor.optim import SGD, Adam
from typedtensor.runtime import policy
from typedtensor.runtime.cache import PLANS
from typedtensor.runtime.engines import default_target
from typedtensor.runtime.programs import Plan
from typedtensor.runtime.structure import Description


class Row(Axis): ...


class Column(Axis): ...


class Other(Axis): ...


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """The requests that a plan was made for."""
    return plans_made(monkeypatch)


def weight(*shape: int, seed: int = 0) -> Any:
    return Param(Tensor[Row, Column](np.random.default_rng(seed).normal(size=shape)))


def slopes(loss: Any, *bindings: Any, plan: bool = True, **settings: Any) -> tuple[list[Any], int]:
    """The gradients for all parameters, and how many times a plan gave them."""
    with given(*bindings, plan=plan, **settings) as computation:
        found = computation.gradients(loss)
        nodes: Any = sorted(found, key=id)
        return [found[node].numpy() for node in nodes], computation.counts.planned


def agrees(loss: Any, *bindings: Any, **settings: Any) -> None:
    """Met once and again, an expression has the gradients that the interpreter gives."""
    expected, none = slopes(loss, *bindings, plan=False)
    assert not none
    for _ in range(2):
        found, planned = slopes(loss, *bindings, **settings)
        assert planned == 1
        for one, other in zip(found, expected, strict=True):
            np.testing.assert_allclose(one, other, rtol=1e-12, atol=1e-12)


@pytest.mark.parametrize("seed", sample(range(6), first=1))
def test_random_graphs(seed: int) -> None:
    agrees(random_case(seed, 60).loss)


@pytest.mark.parametrize("name", sample(default_target().passes, one_in=3))
def test_random_graphs_without_a_rewrite(name: str) -> None:
    agrees(random_case(7, 60).loss, without=[name])


def test_no_rewrite_of_an_unknown_name_is_left_out() -> None:
    with pytest.raises(Exception, match="names of rewrites"):
        given(without=["everything"])


def chain(w: Any, x: Any, factor: float = 2.0) -> Any:
    return ((x * w) * factor >> tanh).sum()


def test_a_new_expression_of_the_same_structure_has_the_same_plan(made: list[Any]) -> None:
    w, v = weight(2, 3), weight(2, 3, seed=1)
    for p in (w, v, w):
        x = Input(Tensor[Row, Column])
        slopes(chain(p, x), x.bind(Tensor[Row, Column](np.ones((2, 3)))))
    assert len(made) == 1


def different() -> dict[str, Callable[[Any], Any]]:
    ones = Tensor[Row, Column](np.ones((2, 3)))
    return {
        "a constant": lambda w: chain(w, Const(ones), 3.0),
        "its sign": lambda w: (w * 0.0).sum(),
        "the other sign": lambda w: (w * -0.0).sum(),
        "an operation": lambda w: ((w * 2.0) >> relu).sum(),
        "a label": lambda w: (w.sum(Row) * 2.0).sum(),
        "another label": lambda w: (w.sum(Column) * 2.0).sum(),
        "a slope": lambda w: LeakyReLU(0.1)(w).sum(),
        "another slope": lambda w: LeakyReLU(0.2)(w).sum(),
        "another setting": lambda w: ELU(0.2)(w).sum(),
        "operands in another order": lambda w: (2.0 - w).sum(),
        "and in this": lambda w: (w - 2.0).sum(),
        "an operand twice": lambda w: (w * w).sum(),
    }


def test_expressions_that_compute_something_else_have_plans_of_their_own(made: list[Any]) -> None:
    w = weight(2, 3)
    losses = [make(w) for make in different().values()]
    for loss in losses:
        agrees(loss)
    assert len(made) == len(losses)


def test_one_array_with_its_axes_in_another_order_is_another_constant() -> None:
    array = np.arange(9.0).reshape(3, 3)
    w = Param(Tensor[Row](np.ones(3)))
    agrees((w * Const(Tensor[Row, Column](array)).sum(Column)).sum())
    agrees((w * Const(Tensor[Column, Row](array)).sum(Column)).sum())


@pytest.mark.parametrize("operation", sample(sorted(operations(), key=str), one_in=4))
def test_whatever_an_operation_is_made_with_is_part_of_its_key(operation: Any) -> None:
    keys: dict[Any, Any] = {}
    for case in CASES:
        if type(case.operation) is not operation:
            continue
        made: Any = Input
        inputs = [made(x.tensor_type) if isinstance(x, AnyTensor) else x for x in case.operands]
        node: Any = case.operation(*inputs)  # type: ignore[operator]
        again: Any = pickle.loads(pickle.dumps(case.operation))(*inputs)  # as if it had been made again
        key = Description().add(node)
        assert key == Description().add(again)
        kept = ("arguments", "form", "grounded", "known", "made", "_sizes")  # of applications so far
        settings = {n: v for n, v in vars(case.operation).items() if n not in kept}
        described = repr((settings, tuple(case.operation.arguments.values()), [x.tensor_type for x in node.operands]))
        numbers = [x for x in case.operands if isinstance(x, (int, float))]
        assert keys.setdefault(key, (described, numbers)) == (described, numbers)
    assert keys


def test_sizes_that_change_have_plans_of_their_own(made: list[Any]) -> None:
    x, w = Input(Tensor[Row, Column]), Param(Tensor[Column](np.arange(3.0)))
    loss = (x.contract(w) >> tanh).mean(Row)
    for rows in (2, 5, 2, 5, 2, 1, 1):
        values = Tensor[Row, Column](np.random.default_rng(rows).normal(size=(rows, 3)))
        expected, _ = slopes(loss, x.bind(values), plan=False)
        np.testing.assert_allclose(slopes(loss, x.bind(values))[0][0], expected[0], rtol=1e-12)
    assert len(made) == 3  # for two rows, for others by a template, and for one row


def test_precisions_have_plans_of_their_own(made: list[Any]) -> None:
    x = Input(Tensor[Row, Column])
    w = weight(2, 3)
    for precision in (np.float64, np.float32, np.float64, np.float32):
        slopes(chain(w, x), x.bind(Tensor[Row, Column](np.ones((2, 3), precision))))
    assert len(made) == 2


def test_a_plan_for_each_of_many_sizes_is_not_kept() -> None:
    x, w = Input(Tensor[Row]), Param(Tensor[()](np.float64(2.0)))
    loss = (x * w).sum()
    for rows in range(1, policy.MOST_SIZES + 9):
        slopes(loss, x.bind(Tensor[Row](np.ones(rows))))
    [form] = PLANS._programs.values()
    assert len(form.entries) == policy.MOST_SIZES


def test_the_plans_of_large_models_are_fewer(monkeypatch: pytest.MonkeyPatch) -> None:
    x, w = Input(Tensor[Row]), Param(Tensor[()](np.float64(2.0)))
    loss = (tanh(x * w) * x).sum()
    monkeypatch.setattr(policy, "MOST_VALUES", 100)
    for rows in range(2, 42):
        slopes(loss, x.bind(Tensor[Row](np.ones(rows))))
    [form] = PLANS._programs.values()
    sizes = [len(entry.plan.executable.program.order()) for entry in form.entries.values() if entry.plan]
    assert 2 < len(sizes) < 20
    assert sum(sizes[:-1]) <= 100


def test_other_labels_have_other_plans(made: list[Any]) -> None:
    array = np.arange(6.0).reshape(2, 3)
    parameters: list[Any] = [Param(Tensor[Row, Column](array)), Param(Tensor[Other, Row](array))]
    for w in parameters:
        loss = (w.sum(Row) * w.sum(Row)).sum()
        agrees(loss)
    assert len(made) == 2


def test_a_label_of_two_sizes_stays_an_error() -> None:
    v, w = Param(Tensor[Row](np.ones(2))), Param(Tensor[Row](np.ones(3)))
    loss = v.sum() + w.sum()
    for _ in range(3):
        with pytest.raises(SizeError):
            slopes(loss)


def test_a_computation_knows_the_sizes_that_a_plan_has_met() -> None:
    x, w = Input(Tensor[Row]), Param(Tensor[Column](np.ones(3)))
    loss = (x.sum() * w).sum()
    for _ in range(2):
        with given(x.bind(Tensor[Row](np.ones(2)))) as computation:
            computation.gradients(loss)
            assert computation.counts.planned == 1
            assert computation.sizes == {Row: 2, Column: 3}


def test_an_expression_is_let_go_of() -> None:
    w = weight(2, 3)
    loss = (w * w).sum()
    agrees(loss)
    reference = weakref.ref(loss)
    del loss
    gc.collect()
    assert reference() is None


def test_a_parameter_that_is_its_own_loss_is_let_go_of() -> None:
    loss = Param(Tensor[()](np.float64(2.0)))
    assert slopes(loss)[0] == slopes(loss)[0] == [1.0]
    reference = weakref.ref(loss)
    del loss
    gc.collect()
    assert reference() is None


def test_threads_have_right_results() -> None:
    x, w = Input(Tensor[Row, Column]), weight(2, 3)
    loss = (((x * w) >> tanh) * x).sum()
    arrays = [np.random.default_rng(n).normal(size=(2, 3)) for n in range(8)]
    expected = [slopes(loss, x.bind(Tensor[Row, Column](array)), plan=False)[0][0] for array in arrays]
    wrong: list[int] = []

    def work(number: int) -> None:
        for _ in range(50):
            found, _ = slopes(loss, x.bind(Tensor[Row, Column](arrays[number])))
            if not np.allclose(found[0], expected[number], rtol=1e-12):
                wrong.append(number)

    in_threads(work, 8)
    assert not wrong


def test_a_failure_in_a_plan_is_that_of_the_interpreter() -> None:
    index, w = Input(IntTensor[Row]), weight(2, 3)
    loss = take_along(w, index, Column).sum()
    optimizer = SGD([w], learning_rate=0.1)
    good, bad = IntTensor[Row](np.array([0, 2])), IntTensor[Row](np.array([0, 3]))
    errors = []
    for plan in (False, True):
        for _ in range(2):
            slopes(loss, index.bind(good), plan=plan)
        before = w.value
        with pytest.raises(SizeError, match="the index 3") as raised, given(index.bind(bad), plan=plan):
            optimizer.step(loss)
        assert w.value is before
        errors.append((str(raised.value), raised.value.__notes__))
    assert errors[0] == errors[1]
    assert slopes(loss, index.bind(good))[1] == 1


def test_values_after_a_step_are_those_from_before_it() -> None:
    w = weight(2, 3)
    loss, other = (w * w).sum(), (w * 3.0).sum()
    optimizer = Adam([w], learning_rate=0.1)
    for _ in range(3):
        before = w.value.numpy().copy()
        with given() as computation:
            optimizer.step(loss)
            assert computation.counts.planned == 1
            np.testing.assert_allclose(loss.value.numpy(), (before**2).sum())
            np.testing.assert_allclose(other.value.numpy(), 3 * before.sum())
            np.testing.assert_allclose(w.value.numpy() != before, True)
            np.testing.assert_allclose(computation.gradients(other)[w].numpy(), 3.0)


def test_gradients_stay_as_they_were_handed_out() -> None:
    w = weight(2, 3)
    loss = (w * w * w).sum()
    optimizer = SGD([w], learning_rate=0.1)
    kept, copies = [], []
    for _ in range(4):
        with given() as computation:
            gradient = computation.gradients(loss)[w].numpy()
            kept.append(gradient)
            copies.append(gradient.copy())
            kept.append(loss.value.numpy())
            copies.append(loss.value.numpy().copy())
            optimizer.step(loss)
    for one, other in zip(kept, copies, strict=True):
        np.testing.assert_array_equal(one, other)


class Noisy(PolyOp1, rule="*A -> *A"):
    """``x`` times the number of times that it was computed."""

    def __init__(self) -> None:
        super().__init__()
        self.calls = 0

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        self.calls += 1
        return x * float(self.calls)

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return dy


def test_the_forward_of_a_users_operation_is_called_at_every_step() -> None:
    w, noisy = Param(Tensor[()](np.float64(1.0))), Noisy()
    loss = noisy(w) + noisy(w)
    seen = []
    for _ in range(4):
        with given() as computation:
            before = noisy.calls
            computation.gradients(loss)
            assert loss.value.item() == 2 * noisy.calls - 1
            seen.append((computation.counts.planned, noisy.calls - before))
    assert seen[0] == (0, 2)
    assert seen[2:] == [(1, 2), (1, 2)]


def test_a_value_of_a_users_operation_is_not_computed_again() -> None:
    w, noisy = Param(Tensor[()](np.float64(1.0))), Noisy()
    loss = noisy(w) * 1.0
    for _ in range(3):
        with given() as computation:
            value = loss.value.item()
            calls = noisy.calls
            computation.gradients(loss)
            assert loss.value.item() == value
            assert noisy.calls == calls


def test_a_mask_is_drawn_at_every_step() -> None:
    x, step, w = Input(Tensor[Row]), Input(IntTensor[()]), Param(Tensor[()](np.float64(1.0)))
    loss = (DropoutMask(0.5, seed=1)(x, step) * x * w).sum()
    ones = Tensor[Row](np.ones(64))
    found = []
    for n in range(5):
        bindings = x.bind(ones), step.bind(IntTensor[()](np.asarray(n)))
        expected, _ = slopes(loss, *bindings, plan=False)
        found.append(slopes(loss, *bindings)[0][0].item())
        assert found[-1] == pytest.approx(expected[0].item())
    assert len(set(found)) > 2


def test_what_a_loss_does_not_depend_on_has_no_gradient() -> None:
    v, w = weight(2, 3), weight(2, 3, seed=1)
    loss = (v * stop_gradient(w)).sum()
    for _ in range(2):
        with given() as computation:
            found = computation.gradients(loss)
            assert computation.counts.planned == 1
            assert v in found
            assert w not in found
            np.testing.assert_array_equal(found[w].numpy(), 0)


@dynamic
async def positive(x: Expr[Tensor[()]]) -> Expr[Tensor[()]]:
    """``x`` if it is positive, else ``-x``."""
    return x if (await x).item() > 0 else -x


def interpreted(loss: Any, **settings: Any) -> None:
    for _ in range(3):
        assert slopes(loss, **settings)[1] == 0


def test_what_is_interpreted() -> None:
    w = weight(2, 3)
    interpreted(positive((w * w).sum()))
    interpreted(checkpoint(lambda x: (x * x).sum())(w))
    interpreted((w * w).sum(), plan=False)
    interpreted((w * w).sum(), threads=2)
    interpreted((w * w).sum(), check_finite=True)
    interpreted(exp(w).sum(), eager=True)


def test_an_intermediate_result_has_its_gradient_from_the_interpreter() -> None:
    w = weight(2, 3)
    inner = w * w
    loss = inner.sum()
    for _ in range(3):
        with given() as computation:
            np.testing.assert_array_equal(computation.gradients(loss, inner)[inner].numpy(), 1)


def test_inputs_have_gradients_from_plans() -> None:
    x, n = Input(Tensor[Row, Column]), Input(IntTensor[Row])
    loss = (x * x).sum()
    values = Tensor[Row, Column](np.arange(6.0).reshape(2, 3))
    for _ in range(2):
        with given(x.bind(values), n.bind(IntTensor[Row](np.arange(2)))) as computation:
            np.testing.assert_allclose(computation.gradients(loss, x)[x].numpy(), 2 * values.numpy())
            assert computation.counts.planned == 1


def test_arrays_of_jax_are_interpreted() -> None:
    jax = pytest.importorskip("jax")
    w = Param(Tensor[Row](jax.numpy.ones(3)))
    interpreted((w * w).sum())


def test_a_plan_warns_of_nothing_and_what_is_to_raise_is_interpreted() -> None:
    w = Param(Tensor[Row](np.array([0.0, 1.0])))
    loss = log(w).sum()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        slopes(loss)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        [found], planned = slopes(loss)
    assert planned == 1
    np.testing.assert_array_equal(found, [np.inf, 1.0])
    with np.errstate(divide="raise"), pytest.raises(FloatingPointError) as raised:
        slopes(loss)
    assert "while computing Log" in raised.value.__notes__[0]


@pytest.mark.interpreted("a fault")
def test_a_fault_in_a_plan_is_told_once_and_the_expression_interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    w = weight(2, 3)
    loss = (w * w).sum()
    agrees(loss)

    def fail(self: Any, *arguments: Any) -> None:
        raise RuntimeError("a fault")

    monkeypatch.setattr(Plan, "run", fail)
    with pytest.warns(RuntimeWarning, match="a plan failed where the interpreter succeeded"):
        slopes(loss)
    monkeypatch.undo()
    interpreted(loss)


@pytest.mark.interpreted("division by zero")
def test_a_fault_in_making_a_plan_is_told_once(monkeypatch: pytest.MonkeyPatch) -> None:
    w = weight(2, 3)
    loss = (w * w).sum()
    monkeypatch.setattr(type(default_target()), "optimize", lambda *arguments: 1 / 0)
    slopes(loss)
    with pytest.warns(RuntimeWarning, match="no plan could be made for Sum"):
        slopes(loss)
    interpreted(loss)


@pytest.mark.parametrize("when", ["made", "run"])
def test_a_plan_for_which_there_is_not_enough_memory_is_tried_again(
    monkeypatch: pytest.MonkeyPatch, when: str, recwarn: pytest.WarningsRecorder
) -> None:
    def scarce(*arguments: Any, **named: Any) -> None:
        raise MemoryError

    w = weight(2, 3)
    loss = (w * w).sum()
    expected = weight(2, 3).value.numpy() * 2.0
    with monkeypatch.context() as patch:
        patch.setattr(Plan, "__init__" if when == "made" else "run", scarce)
        for _ in range(3):
            with given() as computation:
                np.testing.assert_allclose(computation.gradients(loss)[w].numpy(), expected)
                assert computation.counts.planned == 0
    with given() as computation:
        np.testing.assert_allclose(computation.gradients(loss)[w].numpy(), expected)
        assert computation.counts.planned == 1
    assert not recwarn.list


@pytest.mark.interpreted("a fault")
def test_a_fault_in_a_plan_of_a_body_is_told_and_the_body_interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*arguments: Any) -> None:
        raise RuntimeError("a fault")

    w = weight(20, 3)
    total = fold(lambda c, x: c + x, w.sum(Row), w, Row)
    monkeypatch.setattr("typedtensor.runtime.bodies.run_planned", fail)
    with (
        pytest.warns(RuntimeWarning, match="plan for the body of fold.* failed where the interpreter succeeded"),
        given(),
    ):
        np.testing.assert_allclose(total.value.numpy(), 2.0 * w.value.numpy().sum(0))
