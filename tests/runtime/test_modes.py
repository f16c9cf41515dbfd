"""One program, three ways to run: lazily, eagerly with gradients, and on plain tensors."""

from __future__ import annotations

import gc
import tracemalloc
from typing import NamedTuple, TypeVarTuple

import numpy as np
import pytest

from tests.runtime.random_graphs import random_case
from typedtensor import Axis, Expr, Input, Param, ScopeError, SizeError, Tensor, both, checkpoint, dynamic, given, plain
from typedtensor.core.scope import size_in_scope
from typedtensor.nn import Linear, Module
from typedtensor.ops import arange, as_real, relu, tanh


class Batch(Axis): ...


class Pixel(Axis, size=3): ...


class Hidden(Axis, size=4): ...


N = TypeVarTuple("N")


class Model(Module):
    """A network with a dynamic part: it refines its result as long as it is large."""

    def __init__(self) -> None:
        self.first, self.second = Linear(Pixel, Hidden, seed=0), Linear(Hidden, Pixel, seed=1)

    def __call__(self, x: Expr[Tensor[*N, Pixel]]) -> Expr[Tensor[*N, Pixel]]:
        return self.refined(x >> self.first >> relu >> self.second)

    @dynamic
    async def refined(self, x: Expr[Tensor[*N, Pixel]]) -> Expr[Tensor[*N, Pixel]]:
        largest, smallest = await both(x.max(), (-x).max())
        while largest.item() + smallest.item() > 0.5:
            x = x * 0.5
            largest, smallest = await both(x.max(), (-x).max())
        return x


def data() -> Tensor[Batch, Pixel]:
    return Tensor[Batch, Pixel](np.random.default_rng(0).normal(size=(5, 3)))


def test_three_ways_give_the_same_numbers() -> None:
    model, x = Model(), Input(Tensor[Batch, Pixel])
    with given(x.bind(data())) as lazy:
        y = model(x)
        expected = y.value.numpy()
        gradients = lazy.gradients((y * y).sum())
        weights = {name: gradients[p].numpy() for name, p in model.parameters.items()}
    with given(x.bind(data()), eager=True) as eager:
        y = model(x)
        np.testing.assert_array_equal(y.value.numpy(), expected)
        found = eager.gradients((y * y).sum())
        for name, parameter in model.parameters.items():
            np.testing.assert_array_equal(found[parameter].numpy(), weights[name])
    result = plain(model)(data())
    assert result.tensor_type is Tensor[Batch, Pixel]
    np.testing.assert_array_equal(result.numpy(), expected)


def test_eager_computations_fail_where_a_node_is_made() -> None:
    x = Input(Tensor[Batch])
    with given(x.bind(Tensor[Batch]([1.0, 2.0])), eager=True) as computation:
        y = x + 1.0
        assert computation.counts.evaluated == 3
        with pytest.raises(SizeError, match="Hidden is declared with size 4, but has size 2 in Rename"):
            y.rename(Batch, Hidden)
    with given(x.bind(Tensor[Batch]([1.0, 2.0]))) as computation:
        _ = x + 1.0
        assert computation.counts.evaluated == 0


def test_eager_mode_ends_with_its_scope() -> None:
    x = Param(Tensor[Batch]([1.0]))
    with given(eager=True):
        pass
    with given() as computation:
        _ = x + x
        assert computation.counts.evaluated == 0


def test_plain_models_take_tensors() -> None:
    x = Input(Tensor[Batch, Pixel], name="x")
    with pytest.raises(ScopeError, match=r"x, made at .*, is not a tensor: inside plain\(…\), apply models to"):
        plain(Model())(x)  # type: ignore[arg-type]


def test_plain_models_of_two_arguments_and_constants() -> None:
    p = Param(Tensor[()](2.0))

    def scaled(x: Expr[Tensor[Batch]], y: Expr[Tensor[Batch]]) -> Expr[Tensor[Batch]]:
        return (x + y) * p

    def constant(x: Expr[Tensor[Batch]]) -> Expr[Tensor[()]]:
        return p

    one = Tensor[Batch]([1.0, 2.0])
    assert plain(scaled)(one, one).numpy().tolist() == [4, 8]
    assert plain(constant)(one) is p.value


def test_plain_models_know_the_sizes_of_their_tensors() -> None:
    weight = Param(Tensor[Pixel]([1.0, 2.0, 3.0]))

    def placed(x: Expr[Tensor[Batch]]) -> Expr[Tensor[Batch]]:
        return x * as_real(arange(Batch))

    def spread(x: Expr[Tensor[Batch]]) -> Expr[Tensor[Batch, Pixel]]:
        rows = weight.expand(Batch)
        return rows * x.expand_like(rows)

    def inner(x: Expr[Tensor[Batch]]) -> Expr[Tensor[()]]:
        return plain(placed)(Tensor[Batch]([1.0, 1.0])).sum() + placed(x).sum()

    def apart(x: Expr[Tensor[Batch]], y: Expr[Tensor[Batch]]) -> Expr[Tensor[()]]:
        return placed(x).sum() + placed(y).sum()

    for count in (3, 3, 3, 2, 4):
        x = Tensor[Batch](np.ones(count))
        assert plain(placed)(x).numpy().tolist() == [*range(count)]
        assert plain(spread)(x).sum().item() == 6 * count
    y = Input(Tensor[Batch])
    with given(y.bind(Tensor[Batch](np.ones(5)))):
        assert plain(inner)(Tensor[Batch](np.ones(3))).item() == 1 + 3
        assert placed(y).value.sum().item() == 10
    with pytest.raises(SizeError, match="Batch has the sizes 2 and 3"):
        plain(apart)(Tensor[Batch]([1.0, 1.0]), Tensor[Batch](np.ones(3)))
    assert size_in_scope(Pixel) == 3
    with pytest.raises(SizeError, match="the size of Batch is not known here"):
        size_in_scope(Batch)


class Ends(NamedTuple):
    last: Expr[Tensor[Batch]]
    scale: Expr[Tensor[()]]


def test_plain_models_that_give_several() -> None:
    p = Param(Tensor[()](2.0))

    def ends(x: Expr[Tensor[Batch]], y: Expr[Tensor[Batch]]) -> Ends:
        return Ends((x + y) * p, p)

    def nested(x: Expr[Tensor[Batch]]) -> dict[str, tuple[Expr[Tensor[Batch]], Expr[Tensor[()]]]]:
        return {"x": (x, x.sum())}

    def mixed(x: Expr[Tensor[Batch]]) -> tuple[Expr[Tensor[Batch]], int]:
        return x * 2.0, 3

    one = Tensor[Batch]([1.0, 2.0])
    last, scale = plain(ends)(one, one)
    assert last.numpy().tolist() == [4, 8]
    assert scale is p.value
    assert isinstance(plain(ends)(one, one), Ends)
    assert plain(nested)(one)["x"][1].item() == 3.0
    assert plain(mixed)(one)[1] == 3


@pytest.mark.parametrize("seed", range(3))
def test_random_programs_eagerly_and_lazily(seed: int) -> None:
    with given(eager=True) as eager:
        case = random_case(seed, 30)
        eagerly = [eager.gradients(case.loss)[p].numpy().tobytes() for p in case.parameters]
    with given(plan=False) as lazy:
        assert eagerly == [lazy.gradients(case.loss)[p].numpy().tobytes() for p in case.parameters]


def block(x: Expr[Tensor[Batch]]) -> Expr[Tensor[Batch]]:
    for _ in range(20):
        x = x >> tanh
    return x


def test_checkpoints_give_the_same_gradients_from_values_computed_twice() -> None:
    x = Param(Tensor[Batch](np.linspace(-1, 1, 5)))
    with given(plan=False) as computation:
        expected = computation.gradients(block(block(x)).sum())[x].numpy()
        once = computation.counts.evaluated
    with given() as computation:
        saved = checkpoint(block)
        found = computation.gradients(saved(saved(x)).sum())[x].numpy()
        assert computation.counts.evaluated == once + 2 * 19
    np.testing.assert_array_equal(found, expected)


def test_checkpoints_save_memory() -> None:
    x = Param(Tensor[Batch](np.linspace(-1, 1, 50_000)))

    def peak(part: object) -> int:
        loss = x.sum()
        y: Expr[Tensor[Batch]] = x
        for _ in range(5):
            y = part(y)  # type: ignore[operator]
        loss = loss + y.sum()
        with given(plan=False) as computation:  # a plan of so large values is made at once
            gc.collect()
            tracemalloc.start()
            computation.gradients(loss)
            most = tracemalloc.get_traced_memory()[1]
            tracemalloc.stop()
        return most

    assert peak(checkpoint(block)) < 0.4 * peak(block)
