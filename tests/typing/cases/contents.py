"""What tensors are made of, and what the run time refuses to make one of."""

from typing import Any

import numpy as np

from typedtensor import AnyTensor, Axis, BoolTensor, Expr, IntTensor, Tensor


class Batch(Axis): ...
class Time(Axis): ...


def refused(t: Tensor[Time], i: IntTensor[Batch], e: Expr[Tensor[Batch]], a: AnyTensor) -> None:
    Tensor[Batch](t)
    # E: Tensor[Batch] takes an array, but was given Tensor[Time]: relabel it with .rename(old, new), or pass its .array
    #    [axes]
    IntTensor[Batch](i)
    # E: IntTensor[Batch] takes an array, but was given IntTensor[Batch]: relabel it with .rename(old, new), or pass its
    #    .array [axes]
    Tensor[Batch](e)
    # E: Tensor[Batch] takes an array, but was given an expression of Tensor[Batch]: an expression has elements once it
    #    is computed: .value.numpy() inside given(...), or plain(model)(tensors) [axes]
    Tensor[Batch](a)
    # E: Tensor[Batch] takes an array, but was given AnyTensor: relabel it with .rename(old, new), or pass its .array
    #    [axes]
    Tensor[Batch](None)  # E: Tensor[Batch] takes an array, or numbers and lists of them, not NoneType [axes]
    BoolTensor[Batch]("hello")  # E: BoolTensor[Batch] takes an array, or numbers and lists of them, not str [axes]
    Tensor[Batch](b"hello")  # E: Tensor[Batch] takes an array, or numbers and lists of them, not bytes [axes]


def accepted(
    unsaid: Any, array: np.ndarray, maybe: list[float] | None, values: object, word: str | list[float], t: Tensor[Time]
) -> None:
    Tensor[Batch](unsaid)
    Tensor[Batch](array)
    IntTensor[Batch](array)
    Tensor[Batch](maybe)
    Tensor[Batch](values)
    Tensor[Batch](word)
    Tensor[Batch]([1.0, 2.0])
    Tensor[()](1.0)
    BoolTensor[()](True)
    Tensor[Batch](t.numpy())
