"""Keys: the seeds of random numbers, as values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal, overload

import numpy as np

from typedtensor.base.options import whole
from typedtensor.core.axes import U
from typedtensor.core.expr import Const, Expr
from typedtensor.core.tensor import IntTensor
from typedtensor.errors import AxisError, SizeError
from typedtensor.ops import FoldIn, arange

LARGEST = 2**63
"""Seeds are below this number."""


@dataclass(frozen=True, eq=False, init=False)
class Key:
    """A key, from which random numbers and other keys derive.

    Equal keys yield equal numbers, so each use needs a separate key: split a key, or fold the number of a step
    into it. A key is a state: loops carry it, branches and calls take it, and in a graph it may depend on inputs.

    Args:
        word: a seed; or the word of a key, an integer scalar, as an expression or a value.

    Raises:
        SizeError: when a seed is negative, or is not below 2⁶³.
        AxisError: when it is no integer.

    See also: ``jax.random.key``, ``jax.random.split``, ``jax.random.fold_in``; Salmon et al. (2011).

    >>> from typedtensor import Axis, Tensor, given
    >>> from typedtensor.random import normal
    >>> class Row(Axis, size=3): ...
    >>> first, second = Key(0).split()
    >>> with given():
    ...     print(normal(first, Tensor[Row]).value, normal(second, Tensor[Row]).value)
    Tensor[Row=3]([-0.9122,  2.0147,  2.2681]) Tensor[Row=3]([-0.2468, -0.3845, -0.2988])
    """

    word: Expr[IntTensor[()]]

    def __init__(self, word: int | Expr[IntTensor[()]] | IntTensor[()]) -> None:
        object.__setattr__(self, "word", _word_of(word))

    def fold_in(self, number: int | Expr[IntTensor[()]]) -> Key:
        """The key for a number, such as that of a step or of a layer."""
        word = self.word
        if isinstance(number, int) and isinstance(word, Const):
            value: IntTensor[()] = word.value
            return Key(FoldIn()(value, number))
        return Key(FoldIn()(word, number))

    @overload
    def split(self, count: Literal[2] = 2, /) -> tuple[Key, Key]: ...
    @overload
    def split(self, count: Literal[3], /) -> tuple[Key, Key, Key]: ...
    @overload
    def split(self, count: Literal[4], /) -> tuple[Key, Key, Key, Key]: ...
    @overload
    def split(self, count: int, /) -> tuple[Key, ...]: ...
    def split(self, count: int = 2, /) -> Any:
        """Keys that are independent of each other and of this one: the keys for the numbers from 0.

        Raises:
            SizeError: when the count is no whole number, or less than 1.
        """
        return tuple(self.fold_in(number) for number in range(whole("count, the number of keys,", count, 1)))

    def along(self, axis: type[U] | U, /) -> Expr[IntTensor[U]]:
        """The words of keys for the positions along a label, as elements for ``map_over``, ``scan`` and ``fold``.

        >>> from typedtensor import Axis, Tensor, given, map_over
        >>> from typedtensor.random import exponential
        >>> class Chain(Axis, size=2): ...
        >>> draws = map_over(lambda word: exponential(Key(word), Tensor[()]), Key(0).along(Chain), Chain)
        >>> with given():
        ...     print(draws.value)
        Tensor[Chain=2]([0.8696, 0.323 ])
        """
        words: Expr[IntTensor[U]] = FoldIn()(self.word, arange(axis))
        return words


def _word_of(word: Any) -> Expr[IntTensor[()]]:
    if isinstance(word, (int, np.integer)) and not isinstance(word, bool):
        if not 0 <= word < LARGEST:
            raise SizeError(f"the seed of a key must be from 0 to less than 2**63, not {word}")
        return Const(IntTensor[()](int(word)))
    if getattr(word, "tensor_type", None) is not IntTensor[()]:
        given = getattr(word, "tensor_type", None) or repr(word)
        raise AxisError(f"Key takes a seed, as in Key(0), or an IntTensor[()], not {given}")
    return word if isinstance(word, Expr) else Const(word)
