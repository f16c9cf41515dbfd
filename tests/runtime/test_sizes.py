"""One label has one size in one computation, and the order in which nodes are computed does not decide which."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, TypeVar

import numpy as np
import pytest

from typedtensor import Axis, AxisError, Const, Expr, Flat, Input, IntTensor, Param, SizeError, Tensor, given
from typedtensor.control import call, cond, fold, map_over
from typedtensor.ops import Outer, Rename2D, Unflatten, as_real, concat, contract, glu, one_hot, tile, unfold

T = TypeVar("T", bound=Axis)


class Batch(Axis): ...


class Time(Axis): ...


class Feature(Axis): ...


class Kind(Axis): ...


class Hidden(Axis): ...


class Place(Axis): ...


WAYS: list[dict[str, Any]] = [{}, {"plan": False}, {"threads": 2}, {"check_finite": True}]
ways = pytest.mark.parametrize("way", WAYS, ids=str)

X = Tensor[Batch, Time](np.arange(6.0).reshape(1, 6))

x = Input(Tensor[Batch, Time])


def twice(row: Any) -> Any:
    return tile(row, Time, Place, times=2)


TWO_SIZES: dict[str, tuple[Any, Callable[[Any], Any]]] = {
    "merge": (X, lambda x: x.merge(Batch, Time, Batch) + x.sum(Time)),
    "merge alone": (X, lambda x: x.merge(Batch, Time, Batch)),
    "rename": (X, lambda x: Rename2D(Kind, Kind)(x)),
    "rename of what is repeated": (X, lambda x: Rename2D(Kind, Kind)(x) + Rename2D(Kind, Kind)(x.transpose())),
    "in a body": (X, lambda x: map_over(lambda row: Rename2D(Kind, Kind)(Outer()(row, twice(row))), x, Batch)),
}


@ways
@pytest.mark.parametrize("name", TWO_SIZES)
def test_a_result_does_not_give_a_label_another_size(name: str, way: dict[str, Any]) -> None:
    """NumPy would repeat the axis of size 1 in silence."""
    value, program = TWO_SIZES[name]
    y = program(x)
    for _ in range(3):
        with given(x.bind(value), **way) as computation:
            with pytest.raises(SizeError, match="one label has one size in one computation"):
                _ = y.value
            with pytest.raises(SizeError, match="one label has one size in one computation"):
                computation.gradients(y.sum(), x)


def test_a_label_of_an_operand_may_be_given_again_where_the_size_stays() -> None:
    value = Tensor[Batch, Time](np.arange(3.0).reshape(3, 1))
    y = x.merge(Batch, Time, Batch) * x.sum(Time)
    with given(x.bind(value)) as computation:
        np.testing.assert_array_equal(y.value.numpy(), [0.0, 1.0, 4.0])
        np.testing.assert_array_equal(computation.gradients(y.sum(), x)[x].numpy(), [[0.0], [2.0], [4.0]])


RESIZED: dict[str, Callable[[Any], Any]] = {
    "Rename[Time, Kind] gives Kind the size 6": lambda x: x.rename(Time, Kind(4)),
    "SliceAlong[Time, Kind] gives Kind the size 3": lambda x: x.slice(Time, Kind(4), 2, 5),
    "MergeAxes[Batch, Time, Kind] gives Kind the size 6": lambda x: x.merge(Batch, Time, Kind(4)),
    "Tile[Time, Kind] gives Kind the size 12": lambda x: tile(x, Time, Kind(4), times=2),
    "Unfold[Time, Kind, Place] gives Kind the size 5": lambda x: unfold(x, Time, Kind(4), Place(2)),
    "GLU[Time, Kind] gives Kind the size 3": lambda x: glu(x, Time, Kind(4)),
}


@pytest.mark.parametrize("message", RESIZED)
@pytest.mark.parametrize("plan", [False, True])
def test_a_size_given_with_a_label_is_that_of_the_result(message: str, plan: bool) -> None:
    expected = re.escape(f"{message}, but Kind has the size 4")
    with pytest.raises(SizeError, match=expected):
        RESIZED[message](X)
    x = Input(Tensor[Batch, Time])
    with given(x.bind(X), plan=plan), pytest.raises(SizeError, match=expected):
        _ = (RESIZED[message](x) * 2.0).value


def test_a_tensor_has_one_size_for_a_label() -> None:
    with pytest.raises(SizeError, match=r"Rename2D\[Kind, Kind\] gives Tensor\[Kind=1, Kind=6\]: Kind has the sizes"):
        Rename2D(Kind, Kind)(X)
    with pytest.raises(SizeError, match="one label has one size"):
        X.merge(Batch, Time, Batch) + X.sum(Time)
    square = Rename2D(Kind, Kind)(Tensor[Batch, Time]([[1.0, 2.0], [3.0, 4.0]]))
    np.testing.assert_array_equal((square + square.transpose()).numpy(), [[2.0, 5.0], [5.0, 8.0]])


index = Input(IntTensor[Batch])
INDEX = IntTensor[Batch]([0, 2])
weight = Param(Tensor[Feature, Hidden](np.arange(6.0).reshape(3, 2)))
constant = Const(weight.value)
flat = Input(Tensor[Batch, Flat[Feature, Hidden]])


def in_a_body(scale: Any, i: Any) -> Any:
    """What tells the size of Kind stands in the body, after what needs it."""
    return contract(one_hot(i, Kind), (weight * scale).rename(Feature, Kind))


def one_half(x: Any) -> Any:
    return (x * 0.5).sum(Hidden).rename(Feature, Place)


ORDERS: dict[str, Any] = {
    "a parameter": contract(one_hot(index, Feature), weight),
    "a constant": contract(one_hot(index, Feature), constant),
    "what a node introduces": contract(one_hot(index, Kind), weight.rename(Feature, Kind)),
    "what another needs": contract(
        one_hot(index, Kind), (weight * weight.sum(Feature).expand(Feature)).rename(Feature, Kind)
    ),
    "an expansion": weight.sum(Feature).expand(Feature) * 2.0 - weight + weight,
    "a body": map_over(lambda i: contract(one_hot(i, Feature), weight), index, Batch),
    "a derived label": Outer()(Unflatten(Feature, Hidden)(flat).sum(Batch), weight.sum()),
}


@ways
@pytest.mark.parametrize("name", ORDERS)
def test_the_order_of_operands_does_not_decide_which_sizes_are_known(name: str, way: dict[str, Any]) -> None:
    y = ORDERS[name]
    values = index.bind(INDEX), flat.bind(flat.tensor_type(np.arange(12.0).reshape(2, 6)))
    with given(*values) as computation:
        _ = weight.value, computation.evaluate(weight.rename(Feature, Kind))
        expected = y.value.numpy()
    for _ in range(3):
        with given(*values, **way) as computation:
            np.testing.assert_array_equal(y.value.numpy(), expected)
        with given(*values, **way) as computation:
            gradient = computation.gradients((y * y).sum())
            assert name == "a constant" or gradient[weight].shape == (3, 2)


IN_BODIES: dict[str, Any] = {
    "what a body introduces": map_over(lambda i: in_a_body(as_real(i), i), index, Batch),
    "what a call introduces": call(in_a_body)(as_real(index).sum(), index),
    "what a branch introduces": cond(
        as_real(index).sum() > 0.0, lambda xs: in_a_body(*xs), lambda xs: in_a_body(*xs) * 0.0, (weight.sum(), index)
    ),
    "what a body introduces twice": map_over(
        lambda i: in_a_body(contract(one_hot(i, Place), one_half(weight * as_real(i))).sum(), i), index, Batch
    ),
}


@pytest.mark.interpreted("the size of (Kind|Place) is not known here", always=False)
@ways
@pytest.mark.parametrize("name", IN_BODIES)
def test_the_order_of_operands_in_a_body_does_not_decide_which_sizes_are_known(name: str, way: dict[str, Any]) -> None:
    with given(index.bind(INDEX)) as computation:
        for of in (Kind, Place):
            computation.evaluate(weight.rename(Feature, of))
        expected = IN_BODIES[name].value.numpy()
    for _ in range(3):
        with given(index.bind(INDEX), **way):
            np.testing.assert_array_equal(IN_BODIES[name].value.numpy(), expected)


@ways
def test_a_size_that_nothing_tells_is_asked_for(way: dict[str, Any]) -> None:
    with given(index.bind(INDEX), **way):
        for y in (one_hot(index, Kind), contract(one_hot(index, Kind), one_hot(index, Kind))):
            with pytest.raises(SizeError, match=r"the size of Kind is not known here.*write Kind\(64\)"):
                _ = y.value


def test_a_loop_without_elements_finds_the_sizes_of_what_it_would_give() -> None:
    empty = index.bind(IntTensor[Batch](np.zeros(0, np.int64)))
    y = map_over(lambda i: one_hot(i, Feature), index, Batch)
    with given(empty):
        assert contract(y, weight).value.shape == (0, 2)


def test_two_sizes_in_leaves_are_found_where_a_size_is_looked_for() -> None:
    other = Const(Tensor[Feature](np.zeros(4)))
    with given(index.bind(INDEX)), pytest.raises(SizeError, match="Feature has size 4 in .*, but size 3 in"):
        _ = (contract(one_hot(index, Feature), weight).sum() + other.sum()).value


def test_one_carries_on_with_a_label_of_its_own() -> None:
    """A fold that lengthens what it carries is refused where it is made."""
    start = Const(Tensor[Time]([1.0]))
    with given(x.bind(X)), pytest.raises(AxisError, match="which no size of Time fulfils"):
        fold(lambda held, row: concat(held, row, Time, Time, Time), start, x, Batch)  # type: ignore[axes]  # on purpose


def test_two_lengths_are_two_labels_of_code_that_is_generic_in_them() -> None:
    """A message about two sizes says so."""
    first, second = Input(Tensor[Batch, Kind]), Input(Tensor[Time, Kind])
    weight = Param(Tensor[Kind](np.array([1.0, 2.0])))

    def encoded(x: Expr[Tensor[T, Kind]], over: type[T]) -> Expr[Tensor[Kind]]:
        return (x * weight.expand_like(x)).sum(over)

    loss = (encoded(first, Batch) * encoded(second, Time)).sum()
    for rows, others in ((1, 2), (3, 3), (3, 3), (0, 4)):
        a, b = np.ones((rows, 2)), np.arange(others * 2.0).reshape(others, 2)
        with given(first.bind(Tensor[Batch, Kind](a)), second.bind(Tensor[Time, Kind](b))) as computation:
            slope = computation.gradients(loss)[weight].numpy()
        np.testing.assert_allclose(slope, 2.0 * a.sum(0) * b.sum(0) * [1.0, 2.0])
    bindings = [
        first.bind(Tensor[Batch, Kind](np.ones((2, 2)))),
        Input(Tensor[Batch, Kind]).bind(Tensor[Batch, Kind](np.ones((3, 2)))),
    ]
    expected = r"size 3 in .*, but size 2 in .*; for two sizes use two labels: make the code generic"
    with pytest.raises(SizeError, match=expected), given(*bindings):
        pass
