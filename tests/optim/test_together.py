"""Optimizers that make one step together, gradients that were computed before, and sums of them."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from typedtensor import (
    Axis,
    AxisError,
    Expr,
    GradientError,
    Input,
    NonFiniteError,
    Param,
    Tensor,
    given,
)
from typedtensor.io import load, save
from typedtensor.nn import Linear
from typedtensor.ops import tanh
from typedtensor.optim import (
    SGD,
    Accumulation,
    Adam,
    AdamScaling,
    AdamW,
    ClipByGlobalNorm,
    Groups,
    LearningRate,
    Optimizer,
    WeightDecay,
)
from typedtensor.optim.update import OptimizerState
from typedtensor.targets.base import Store
from typedtensor.training import Batches


class Row(Axis): ...


class In(Axis, size=4): ...


class Hidden(Axis, size=3): ...


x = Input(Tensor[Row, In])
DATA = np.random.default_rng(0).normal(size=(12, 4)).astype(np.float32)
BIASES, WEIGHTS = "*bias", "*weight"


class Made:
    """A network."""

    def __init__(self) -> None:
        self.model = Linear(In, Hidden) >> tanh >> Linear(Hidden, In)
        for name, p in self.model.parameters.items():
            p.assign(p.tensor_type(np.random.default_rng(len(name)).normal(size=p.value.shape)))
        self.loss: Expr[Tensor[()]] = ((self.model(x) - x) ** 2.0).mean(In).mean(Row)

    def values(self) -> dict[str, Any]:
        return {name: p.value.numpy().copy() for name, p in self.model.parameters.items()}

    def few(self, pattern: str) -> Any:
        return self.model.parameters.matching(pattern)


Maker = Callable[[Made], Optimizer]


def steps(made: Made, optimizer: Optimizer, count: int = 4) -> dict[str, Any]:
    for n in range(count):
        with given(x.bind(Tensor[Row, In](DATA[n : n + 6]))):
            optimizer.step(made.loss)
    return made.values()


def same(some: dict[str, Any], others: dict[str, Any]) -> None:
    assert some.keys() == others.keys()
    for name, value in some.items():
        np.testing.assert_allclose(value, others[name], rtol=2e-5, atol=1e-6, err_msg=name)


def in_groups(make: Callable[[Any], Optimizer], limit: float | None = None) -> Maker:
    return lambda made: Groups(make(made.few(WEIGHTS)), make(made.few(BIASES)), limit=limit)


def rate(step: int) -> float:
    return 0.1 / step


def adam(parameters: Any) -> Optimizer:
    return Adam(parameters, learning_rate=rate)


ALIKE: dict[str, tuple[Maker, Maker]] = {
    "the same in all groups": (in_groups(adam), lambda made: adam(made.model.parameters)),
    "one norm": (
        in_groups(adam, 0.01),
        lambda made: Optimizer(
            made.model.parameters,
            ClipByGlobalNorm(0.01),
            AdamScaling(),
            LearningRate(rate),
        ),
    ),
    "no norm is over it": (in_groups(adam, 1e9), lambda made: adam(made.model.parameters)),
}


@pytest.mark.parametrize("name", ALIKE)
def test_groups_are_as_one(name: str) -> None:
    groups, one = ALIKE[name]
    some, others = Made(), Made()
    same(steps(some, groups(some)), steps(others, one(others)))


def test_rates_and_decays_of_their_own() -> None:
    """A step that a group of NumPy's own would make."""
    made = Made()
    before = made.values()
    optimizer = Groups(
        Optimizer(made.few(WEIGHTS), WeightDecay(0.5), LearningRate(0.1)), SGD(made.few(BIASES), learning_rate=0.0)
    )
    with given(x.bind(Tensor[Row, In](DATA))) as computation:
        gradients = {n: computation.gradients(made.loss)[p].numpy() for n, p in made.model.parameters.items()}
        optimizer.step(made.loss)
    rates = {n: 0.1 if n.endswith("weight") else 0.0 for n in before}
    same(made.values(), {n: p - rates[n] * (gradients[n] + 0.5 * p) for n, p in before.items()})


def test_the_steps_of_groups_are_planned() -> None:
    made = Made()
    groups = Groups(adam(made.few(WEIGHTS)), AdamW(made.few(BIASES)), limit=1.0)
    steps(made, groups)
    for each in groups.optimizers:
        assert isinstance(each._store, Store)
        assert set(each._store.states()) == set(each.parameters.values())
        assert each.steps == groups.steps == 4


def test_a_step_of_groups_is_made_whole_or_not_at_all() -> None:
    made = Made()

    def rate(step: int) -> float:
        if step == 3:
            raise RuntimeError("no rate")
        return 0.1

    groups = Groups(adam(made.few(WEIGHTS)), SGD(made.few(BIASES), learning_rate=rate))
    before = steps(made, groups, 2)
    state = groups.state
    with pytest.raises(RuntimeError, match="no rate"):
        steps(made, groups, 1)
    same(made.values(), before)
    assert [each.steps for each in groups.optimizers] == [2, 2]
    again = groups.state
    assert again.steps == state.steps
    for name, remembered in state.remembered.items():
        same({**remembered}, {**again.remembered[name]})


@pytest.mark.parametrize("way", ["state", "pickle", "deepcopy"])
def test_groups_go_on(way: str) -> None:
    made = Made()
    maker = in_groups(adam, 0.1)
    groups = maker(made)
    steps(made, groups)
    if way == "state":
        other = Made()
        for p, q in zip(other.model.parameters.values(), made.model.parameters.values(), strict=True):
            p.assign(q.value)
        resumed = maker(other)
        resumed.state = groups.state
        inputs = x
    elif way == "pickle":
        other, resumed, inputs = pickle.loads(pickle.dumps((made, groups, x)))
    else:
        other, resumed, inputs = copy.deepcopy((made, groups, x))
    steps(made, groups)
    for n in range(4):
        with given(inputs.bind(Tensor[Row, In](DATA[n : n + 6]))):
            resumed.step(other.loss)
    same(made.values(), other.values())


@pytest.mark.parametrize("way", ["goes on", "state", "file"])
def test_groups_take_over_optimizers_that_have_made_steps(way: str, tmp_path: Path) -> None:
    """First some parameters are trained and then all, as by optimizers that step one after the other."""
    made, other = Made(), Made()
    head = adam(made.few(WEIGHTS))
    steps(made, head, 3)
    groups = Groups(head, adam(made.few(BIASES)))
    steps(made, groups, 2)
    assert (groups.steps, [each.steps for each in groups.optimizers]) == (5, [5, 2])
    if way != "goes on":
        fresh = Groups(adam(made.few(WEIGHTS)), adam(made.few(BIASES)))
        if way == "file":
            save(tmp_path / "some.safetensors", made.model, optimizer=groups)
            load(tmp_path / "some.safetensors", made.model, optimizer=fresh)
        else:
            fresh.state = groups.state
        groups = fresh
        assert (groups.steps, [each.steps for each in groups.optimizers]) == (5, [5, 2])
    first, second = adam(other.few(WEIGHTS)), adam(other.few(BIASES))
    steps(other, first, 3)
    for number in (2, 4):
        if number == 4:
            steps(made, groups)
        for n in range(number):
            with given(x.bind(Tensor[Row, In](DATA[n : n + 6]))) as computation:
                gradients = computation.gradients(other.loss)
            first.apply(gradients)
            second.apply(gradients)
    same(made.values(), other.values())


def test_groups_in_groups_have_their_own_steps() -> None:
    made = Made()
    head, rest = adam(made.few("0.weight")), adam(made.few("0.bias"))
    steps(made, head, 2)
    inner = Groups(head, rest)
    outer = Groups(adam(made.few("2.*")), inner)
    steps(made, outer, 1)
    state = outer.state
    assert (state.steps, state.behind) == (3, {"0.bias": 2, "2.weight": 2, "2.bias": 2})
    outer.state = OptimizerState(7, state.remembered, state.behind)
    assert [head.steps, rest.steps, inner.steps, outer.steps] == [7, 5, 7, 7]
    steps(made, outer, 1)
    assert [head.steps, rest.steps, inner.steps, outer.steps] == [8, 6, 8, 8]
    with pytest.raises(AxisError, match=r"of Groups, of which 2.weight has made fewer steps than others"):
        adam(made.model.parameters).state = state


def test_what_groups_refuse() -> None:
    made = Made()
    weights, biases = made.few(WEIGHTS), made.few(BIASES)
    with pytest.raises(AxisError, match=r"two groups have the parameter 0.weight: each belongs to one"):
        Groups(adam(weights), adam(made.model.parameters))
    with pytest.raises(AxisError, match=r'named 0.weight: pass \{"another.0.weight": parameter\}'):
        Groups(adam(weights), adam(Made().few(WEIGHTS)))
    with pytest.raises(AxisError, match="the limit on the norm of gradients must be more than 0, not 0"):
        Groups(adam(weights), limit=0.0)
    other: Any = made.model
    with pytest.raises(AxisError, match="Groups takes optimizers, one for each group of parameters, not Linear"):
        Groups(adam(weights), other)
    groups = Groups(adam(weights), adam(biases))
    steps(made, groups.optimizers[0], 1)
    with pytest.raises(
        AxisError,
        match="has made 1 steps, of which its Groups made 0: an optimizer in Groups must make all",
    ):
        steps(made, groups, 1)
    state = Groups(adam(weights), adam(biases))
    steps(made, state, 1)
    with pytest.raises(AxisError, match=r"to an optimizer of 0.weight, which is not"):
        Groups(adam(biases)).state = state.state


@pytest.mark.parametrize("form", ["gradients", "tensors"])
@pytest.mark.parametrize(
    "maker", [lambda made: adam(made.model.parameters), in_groups(adam, 0.1)], ids=["one", "groups"]
)
def test_gradients_that_were_computed_before(maker: Maker, form: str) -> None:
    some, others = Made(), Made()
    optimizer = maker(others)
    for n in range(4):
        with given(x.bind(Tensor[Row, In](DATA[n : n + 6]))) as computation:
            found = computation.gradients(others.loss)
        by_parameter = {p: found[p] for p in others.model.parameters.values()}
        optimizer.apply(found if form == "gradients" else by_parameter)
    same(steps(some, maker(some)), others.values())
    assert all(each._store is not None for each in getattr(optimizer, "optimizers", [optimizer]))


def test_what_is_not_applied() -> None:
    made = Made()
    optimizer = adam(made.model.parameters)
    p = made.few("0.bias")["0.bias"]
    before = made.values()
    with pytest.raises(
        AxisError, match=r"gradient for 0.bias must be Tensor\[Hidden\] of shape \(3,\) and float32, .* float64"
    ):
        optimizer.apply({p: Tensor[Hidden](np.ones(3, np.float64))})
    with pytest.raises(AxisError, match=r"is Tensor\[In\] of shape \(4,\)"):
        optimizer.apply({p: Tensor[In](np.ones(4, np.float32))})
    with pytest.raises(NonFiniteError, match=r"the gradient to apply to 0.bias is not finite"):
        optimizer.apply({p: Tensor[Hidden](np.array([1.0, np.nan, 1.0], np.float32))})
    with pytest.raises(GradientError, match="the given gradients include none of the 4 parameters"):
        optimizer.apply({Param(Tensor[()](1.0)): Tensor[()](1.0)})
    same(made.values(), before)
    assert optimizer.steps == 0


@pytest.mark.parametrize("sizes", [[6, 6], [5, 5, 2], [1] * 12, [12]], ids=str)
def test_micro_batches_are_as_the_whole_batch(sizes: list[int]) -> None:
    some, others = Made(), Made()
    whole, parts = adam(some.model.parameters), in_groups(adam)(others)
    for _ in range(3):
        with given(x.bind(Tensor[Row, In](DATA))):
            whole.step(some.loss)
        total = Accumulation(parts.parameters)
        for part in Batches(x.bind(Tensor[Row, In](DATA)), along=Row, size=sizes[0], seed=None):
            with given(*part):
                total.add(others.loss, weight=part.size)
        parts.apply(total.mean())
    same(some.values(), others.values())


def test_micro_batches_of_different_parameters() -> None:
    """Gradients that are not there are zero, whichever parameters stood together before."""
    p, q = Param(Tensor[()](1.0)), Param(Tensor[()](1.0))
    total = Accumulation([p, q])
    for loss in (p * 3.0, p * q * 2.0, p * 3.0, q * 4.0):
        with given():
            total.add(loss)
    found = total.mean()
    assert [found[p].item(), found[q].item()] == [2.0, 1.5]


def test_what_is_not_accumulated() -> None:
    p = Param(Tensor[()](1.0))
    total = Accumulation([p])
    with pytest.raises(GradientError, match="no gradients of the optimizer's parameters were added"):
        total.mean()
    with given():
        with pytest.raises(NonFiniteError, match="the loss is not finite"):
            total.add(p * np.inf)
        with pytest.raises(GradientError, match="the weight of a micro-batch must be more than 0"):
            total.add(p * p, weight=0.0)
    with pytest.raises(GradientError, match="no gradients of the optimizer's parameters were added"):
        total.mean()
