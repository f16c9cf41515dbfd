# ruff: noqa: F401  # the expressions are in the test
"""A program to check and to run, to compare both verdicts on the expressions of ``parity_expressions.py``."""

from typing import TypeVar

import numpy as np

from typedtensor import Axis, BoolTensor, Expr, Flat, Input, IntTensor, Operand, Param, Tensor, Valid
from typedtensor.ops import (
    Add,
    ArgMax,
    Contract,
    ContractAlong,
    Embed,
    Less,
    MatMul,
    MergeAxes,
    Permute,
    PolyOp1,
    PolyOp2,
    PolyOpN,
    Rename,
    SplitAxis,
    Sum,
    Unflatten,
    Where,
    cross_entropy,
    mean_squared_error,
    ruled,
    softmax,
)


class Batch(Axis): ...


class Hidden(Axis, size=3): ...


class Out(Axis): ...


class Two(Axis, size=2): ...


class Seven(Axis, size=7): ...


class Six(Axis, size=6): ...


class Swap(PolyOp1, rule="A B -> B A"): ...


class OnHidden(PolyOp1, rule="*A @Hidden -> *A"): ...


class Slide(PolyOp2, rule="*A U, K -> *A Valid[U, K]"): ...


class Three(PolyOpN, rule="*A, *A, *A -> *A"): ...


class OverHidden(Sum[Hidden]):
    def __init__(self) -> None:
        super().__init__(Hidden)


U = TypeVar("U", bound=Axis)
V = TypeVar("V", bound=Axis)


@ruled("*A U *B -> *A *B")
def spread(x: Operand, axis: type[U], scale: float = 1.0) -> Operand:
    return x.max(axis) * scale


@ruled("t *A, t *A -> t *A")
def blend(x: Operand | float, y: Operand | float, *, twice: bool = False) -> Operand:
    return Add()(x, y)


@ruled("*A @Hidden -> *A Flat[@Hidden, @Two]")
def doubled(x: Operand) -> Operand:
    return x.expand(Two).transpose(Batch, Hidden, Two).flatten(Hidden, Two)  # type: ignore[return-value]  # of Batch


@ruled("*A U *B -> *A V *B where |U| = |V|")
def called(x: Operand, old: type[U], new: type[V]) -> Operand:
    return x.rename(old, new)


class Cell:
    @ruled("*A @Hidden *B -> *A *B")
    def forget(self, x: Operand) -> Operand:
        return x.sum(Hidden)

    @staticmethod
    @ruled("*A U -> *A")
    def last(x: Operand, axis: type[U]) -> Operand:
        return x.sum(axis)

    @classmethod
    @ruled("U *A -> *A")
    def first(cls, x: Operand, axis: type[U]) -> Operand:
        return x.sum(axis)


x = Input(Tensor[Batch, Hidden])
y = Input(Tensor[Batch])
w = Param(Tensor[Hidden](np.zeros(3)))
d = Input(Tensor[Batch, Batch])
f = Input(Tensor[Flat[Hidden, Two]])
p = Tensor[Batch, Hidden](np.zeros((2, 3)))
h = Tensor[Hidden](np.zeros(3))
k = Tensor[Seven](np.zeros(7))
six = Tensor[Batch, Six](np.zeros((2, 6)))
m = Tensor[Hidden, Two](np.zeros((3, 2)))
s = Tensor[()](1.0)
i = IntTensor[Batch](np.zeros(2, int))
b = BoolTensor[Batch](np.zeros(2, bool))
