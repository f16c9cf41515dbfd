"""Scalars of NumPy act as Python's numbers do; arrays, whose operators take all that is like one, are refused."""

from typing import Any, reveal_type

import numpy as np

from typedtensor import Axis, BoolTensor, Expr, IntTensor, Tensor
from typedtensor.ops import Add, exp, where


class Batch(Axis): ...
class Time(Axis): ...


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
    reveal_type(a + a)  # R: ndarray[Any, Any]
    reveal_type(a + 2.0)  # R: ndarray[Any, Any]


def declared_as_any(x: Expr[Tensor[Batch]], t: Tensor[Batch], i: IntTensor[Batch], a: np.ndarray, n: int) -> None:
    reveal_type(x / np.sqrt(8))  # R: Expr[Tensor[Batch]]
    reveal_type(np.sqrt(n) * x)  # R: Expr[Tensor[Batch]]
    reveal_type(t - 0.5 * np.log(2 * np.pi))  # R: Tensor[Batch]
    reveal_type(np.exp(np.log(np.sqrt(2))) * x)  # R: Expr[Tensor[Batch]]
    reveal_type(-np.log(2) * t)  # R: Tensor[Batch]
    reveal_type((x - a.mean()) / a.std())  # R: Expr[Tensor[Batch]]
    reveal_type(a.max() * t)  # R: Tensor[Batch]
    reveal_type(i * a.max())  # R: IntTensor[Batch]
    reveal_type(i * np.maximum(1, 2))  # R: IntTensor[Batch]
    reveal_type(a[0] - t)  # R: Tensor[Batch]
    reveal_type(t * (a[0] + a.sum()))  # R: Tensor[Batch]
    reveal_type(t > a[0])  # R: BoolTensor[Batch]
    reveal_type(x * np.round(2.5))  # R: Expr[Tensor[Batch]]
    x /= np.sqrt(2)
    reveal_type([t * np.sqrt(each) for each in (1, 2)])  # R: list[Tensor[Batch]]
    scale, deviation = np.sqrt(8), a.std()
    reveal_type(largest := a.max())  # R: Any
    reveal_type(x / scale)  # R: Expr[Tensor[Batch]]
    reveal_type(x / deviation)  # R: Expr[Tensor[Batch]]
    reveal_type(x / largest)
    # R: Any
    # N: nothing is known of the result of Div: the second is Any; annotate it
    x.sum(Time) / np.sqrt(2)
    # E: Sum[Time] cannot be applied to Tensor[Batch]: its rule "t *A U *B -> t *A *B" needs an axis U (Time) in the
    #    operand, which has only (Batch) [axes]
    np.sqrt(2) * x.sum(Time)
    # E: Sum[Time] cannot be applied to Tensor[Batch]: its rule "t *A U *B -> t *A *B" needs an axis U (Time) in the
    #    operand, which has only (Batch) [axes]
    x * np.sqrt(2) + x.sum()


def stays_any(a: np.ndarray, u: Any, x: Expr[Tensor[Batch]], t: Tensor[Batch]) -> None:
    reveal_type(a[0])  # R: Any
    reveal_type(a.sum(0))  # R: Any
    reveal_type(a[0] * 2.0)  # R: Any
    reveal_type(np.absolute(2))  # R: Any
    reveal_type(x * u)
    # R: Any
    # N: nothing is known of the result of Mul: the second is Any; annotate it
    reveal_type(u - t)
    # R: Any
    # N: nothing is known of the result of Sub: the first is Any; annotate it
    reveal_type(t < u)
    # R: Any
    # N: nothing is known of the result of Less: the second is Any; annotate it
    t += u  # N: nothing is known of the result of Add: the second is Any; annotate it
    for each in a:
        reveal_type(x * each)
        # R: Any
        # N: nothing is known of the result of Mul: the second is Any; annotate it


def known_elements(a: "np.ndarray[Any, np.dtype[np.float64]]", t: Tensor[Batch]) -> None:
    reveal_type(a.max())  # R: float64
    largest = a.max()
    reveal_type(t / largest)  # R: Tensor[Batch]


def of_an_element(a: "np.ndarray[Any, np.dtype[np.float64]]", t: Tensor[Batch]) -> None:
    reveal_type(kept := 1 - a[0])  # R: Any
    reveal_type(t / np.sqrt(kept))  # R: Tensor[Batch]
    reveal_type((t - t * (a[0] / np.sqrt(1 - kept))) / np.sqrt(kept))  # R: Tensor[Batch]
