"""Scalars of NumPy act as Python's numbers do; arrays, whose operators take all that is like one, are refused."""

from typing import reveal_type

import numpy as np

from typedtensor import Axis, BoolTensor, Expr, IntTensor, Tensor
from typedtensor.ops import Add, exp, where


class Batch(Axis): ...


def reals(x: Expr[Tensor[Batch]], t: Tensor[Batch], f: np.float32, d: np.float64, n: np.int64) -> None:
    reveal_type(x / f)  # R: Expr[Tensor[Batch]]
    reveal_type(f * x)  # R: Expr[Tensor[Batch]]
    reveal_type(t - d)  # R: Tensor[Batch]
    reveal_type(d - t)  # R: Tensor[Batch]
    reveal_type(n * t)  # R: Tensor[Batch]
    reveal_type(t < f)  # R: BoolTensor[Batch]
    reveal_type(f == t)  # R: BoolTensor[Batch]
    reveal_type(exp(f))  # R: Tensor[()]
    reveal_type(Add()(t, n))  # R: Tensor[Batch]


def others(i: IntTensor[Batch], b: BoolTensor[Batch], t: Tensor[Batch], n: np.int64, q: np.bool_) -> None:
    reveal_type(i + n)  # R: IntTensor[Batch]
    reveal_type(n * i)  # R: IntTensor[Batch]
    reveal_type(b & q)  # R: BoolTensor[Batch]
    reveal_type(q == b)  # R: BoolTensor[Batch]
    reveal_type(where(b, t, n))  # R: Tensor[Batch]


def refused(i: IntTensor[Batch], t: Tensor[Batch], f: np.float32, q: np.bool_, c: np.complex64) -> None:
    i + f
    # E: Add cannot be applied to IntTensor[Batch] and float: its rule "t *A?, t *A? -> t *A" needs its operands to be
    #    of one kind, not int and real; try as_real(first) [axes]
    t + q
    # E: Add cannot be applied to Tensor[Batch] and bool: its rule "t *A?, t *A? -> t *A" needs its operands to be of
    #    one kind, not real and bool; try as_real(second) [axes]
    t + c
    # E: Add applies to tensors, expressions and Python numbers, not to complexfloating: wrap arrays with their axes, as
    #    in Tensor[Batch, Hidden](array) [axes]


def arrays(x: Expr[Tensor[Batch]], t: Tensor[Batch], b: BoolTensor[Batch], a: np.ndarray) -> None:
    t + a
    # E: Add applies to tensors, expressions and Python numbers, not to ndarray: wrap arrays with their axes, as in
    #    Tensor[Batch, Hidden](array) [axes]
    a + t
    # E: Add applies to tensors, expressions and Python numbers, not to ndarray: wrap arrays with their axes, as in
    #    Tensor[Batch, Hidden](array) [axes]
    t - a
    # E: Sub applies to tensors, expressions and Python numbers, not to ndarray: wrap arrays with their axes, as in
    #    Tensor[Batch, Hidden](array) [axes]
    a @ t
    # E: MatMul applies to tensors, expressions and Python numbers, not to ndarray: wrap arrays with their axes, as in
    #    Tensor[Batch, Hidden](array) [axes]
    t > a
    # E: Greater applies to tensors, expressions and Python numbers, not to ndarray: wrap arrays with their axes, as in
    #    Tensor[Batch, Hidden](array) [axes]
    a >= t
    # E: LessEqual applies to tensors, expressions and Python numbers, not to ndarray: wrap arrays with their axes, as
    #    in Tensor[Batch, Hidden](array) [axes]
    a & b
    # E: And applies to tensors, expressions and Python numbers, not to ndarray: wrap arrays with their axes, as in
    #    Tensor[Batch, Hidden](array) [axes]
    x - a
    # E: Sub applies to tensors, expressions and Python numbers, not to ndarray: wrap arrays with their axes, as in
    #    Tensor[Batch, Hidden](array) [axes]
    a + x
    # E: Add applies to tensors, expressions and Python numbers, not to ndarray: wrap arrays with their axes, as in
    #    Tensor[Batch, Hidden](array) [axes]
    t += a
    # E: Add applies to tensors, expressions and Python numbers, not to ndarray: wrap arrays with their axes, as in
    #    Tensor[Batch, Hidden](array) [axes]
    reveal_type(a + a)  # R: ndarray
    reveal_type(a + 2.0)  # R: ndarray
