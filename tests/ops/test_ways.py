"""Operations and functions with several rules, and conditions on sizes, at run time."""

from __future__ import annotations

from typing import Any, TypeVar

import numpy as np
import pytest

from typedtensor import Axis, AxisError, IntTensor, Operand, SizeError, Tensor
from typedtensor.backends import Array, Namespace
from typedtensor.ops import PolyOp1, PolyOp2, ruled
from typedtensor.ops.core.application import Kernel

U = TypeVar("U", bound=Axis)


class Batch(Axis): ...


class Word(Axis): ...


class Feature(Axis): ...


class Three(Axis, size=3): ...


class Take(PolyOp2, rule="t V, int *A -> t *A; t V E, int *A -> t *A E"):
    """The elements of a vector, or the rows of a matrix."""

    def forward(self, xp: Namespace, x1: Array, x2: Array, /) -> Array:
        return xp.take(x1, x2, axis=0)


class Halved(PolyOp1[U], rule="*A U *B -> *A *B where |U| % 2 = 0"):
    """The sum along an axis of even size."""

    def __init__(self, axis: type[U], /) -> None:
        super().__init__(axis)

    def ground(self, x: Any, /) -> Kernel:
        axis = self.position("U", x)
        return lambda xp, x: xp.sum(x, axis=axis)


class Ends(PolyOp1[U], rule="U *A -> *A; *A U -> *A"):
    """The sum along an axis that is the first or the last."""

    def __init__(self, axis: type[U], /) -> None:
        super().__init__(axis)

    def ground(self, x: Any, /) -> Kernel:
        axis = self.position("U", x)
        return lambda xp, x: xp.sum(x, axis=axis)


@ruled("*A U *B -> *A *B where |U| > 1; *A U *B -> *A U *B where |U| <= 1")
def dropped(x: Operand, axis: type[U]) -> Operand:
    return x.sum(axis)


table = Tensor[Word, Feature](np.arange(6.0, dtype=np.float32).reshape(3, 2))
places = IntTensor[Batch]([2, 0])


def test_the_rule_that_applies_gives_the_result() -> None:
    assert Take()(table.sum(Feature), places).numpy().tolist() == [9.0, 1.0]
    assert Take()(table, places).axes == (Batch, Feature)
    with pytest.raises(
        AxisError, match='of its 2 rules the nearest, "t V E, int .A -> t .A E", needs 2 axes in the first'
    ):
        Take()(table.expand(Three), places)  # type: ignore[axes]


def test_positions_are_those_of_the_rule_that_applies() -> None:
    assert Ends(Word)(table).numpy().tolist() == [6.0, 9.0]
    assert Ends(Feature)(table).numpy().tolist() == [1.0, 5.0, 9.0]
    with pytest.raises(AxisError, match="of its 2 rules the nearest"):
        Ends(Feature)(table.expand(Three).transpose(Three, Feature, Word))  # type: ignore[axes]


def test_sizes_of_arrays_are_held_to_the_conditions() -> None:
    assert Halved(Feature)(table).numpy().tolist() == [1.0, 5.0, 9.0]
    with pytest.raises(SizeError) as raised:
        Halved(Word)(table)
    assert str(raised.value) == (
        'Halved[Word] cannot be applied to Tensor[Word=3, Feature=2]: its rule "*A U *B -> *A *B where |U| % 2 = 0" '
        "needs |U| % 2 = 0, but Word has size 3"
    )
    with pytest.raises(AxisError, match="but Three has size 3"):
        Halved(Three)(table.rename(Word, Three))  # type: ignore[axes]


def test_so_are_those_of_a_function() -> None:
    assert dropped(table, Word).axes == (Feature,)
    with pytest.raises(SizeError, match=r"needs \|U\| > 1, but Word has size 1"):
        dropped(Tensor[Word]([1.0]), Word)
