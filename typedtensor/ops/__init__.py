"""Polymorphic operations, one family a file."""

from typedtensor.ops.arithmetic import Add, Div, Mul, Neg, Sub
from typedtensor.ops.operation import PolyOp, PolyOp1, PolyOp2, PolyOp3, PolyOpN

__all__ = ["Add", "Div", "Mul", "Neg", "PolyOp", "PolyOp1", "PolyOp2", "PolyOp3", "PolyOpN", "Sub"]
