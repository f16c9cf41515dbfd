# ruff: noqa: F401  # the expressions are in the test
"""A program that is checked and run, to compare what both say of each expression below."""

import numpy as np

from typedtensor import Axis, BoolTensor, Expr, Flat, Input, IntTensor, Tensor
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
    PolyOpN,
    Rename,
    SumAlong,
    Unflatten,
    Where,
    cross_entropy,
    softmax,
)


class Batch(Axis): ...


class Hidden(Axis, size=3): ...


class Out(Axis): ...


class Two(Axis, size=2): ...


class Seven(Axis, size=7): ...


class Swap(PolyOp1, rule="A B -> B A"): ...


class OnHidden(PolyOp1, rule="*A @Hidden -> *A"): ...


class Three(PolyOpN, rule="*A, *A, *A -> *A"): ...


class OverHidden(SumAlong[Hidden]):
    def __init__(self) -> None:
        super().__init__(Hidden)


x = Input(Tensor[Batch, Hidden])
y = Input(Tensor[Batch])
d = Input(Tensor[Batch, Batch])
f = Input(Tensor[Flat[Hidden, Two]])
p = Tensor[Batch, Hidden](np.zeros((2, 3)))
h = Tensor[Hidden](np.zeros(3))
m = Tensor[Hidden, Two](np.zeros((3, 2)))
s = Tensor[()](1.0)
i = IntTensor[Batch](np.zeros(2, int))
b = BoolTensor[Batch](np.zeros(2, bool))
