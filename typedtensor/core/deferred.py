"""Tensors whose elements are elsewhere, and are fetched at the first access."""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from typing import Any, Protocol, TypeVarTuple

import numpy as np

from typedtensor.backends import Array
from typedtensor.core.tensor import AnyTensor, Tensor
from typedtensor.core.tensor_type import TensorType

S = TypeVarTuple("S")

_PLACE: Any = vars(AnyTensor)["_array"]
"""The slot of a tensor for its array, or for the source of a deferred tensor's elements."""


class Elements(ABC):
    """The source of a tensor's elements, for values that a target stores."""

    __slots__ = ()

    @property
    @abstractmethod
    def shape(self) -> tuple[int, ...]:
        """The sizes of the axes."""

    @property
    @abstractmethod
    def dtype(self) -> np.dtype[Any]:
        """The element type."""

    @property
    def size(self) -> int:
        """The number of elements."""
        return math.prod(self.shape)

    @abstractmethod
    def fetch(self) -> Array:
        """Return a copy of the elements; repeated calls return the same array."""

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> np.ndarray[Any, np.dtype[Any]]:
        return np.array(self.fetch(), dtype=dtype, copy=copy)


class Stored(Protocol):
    """A parameter's value in a target's storage; the tensor is made on demand."""

    def tensor(self) -> Any:
        """The present value; the same tensor until the value changes."""

    def held(self) -> Any:
        """The present value, which may be deferred."""


class Deferred(Tensor[*S]):
    """A real tensor that fetches its elements at the first access, and is an ordinary tensor from then on.

    It serves leaves of computations. Users only get settled values: processes that each have a part of the elements
    fetch them together.
    """

    __slots__ = ()

    @property
    def _array(self) -> Array:
        found = _PLACE.__get__(self)
        if isinstance(found, Elements):
            found = found.fetch()
            _PLACE.__set__(self, found)
            self.__class__ = Tensor  # type: ignore[assignment]  # which has the same slots
        return found

    @_array.setter
    def _array(self, array: Array) -> None:
        _PLACE.__set__(self, array)


def deferred(of: TensorType, elements: Elements) -> Deferred[Any]:
    """Return a tensor of a type whose elements are elsewhere."""
    result: Deferred[Any] = object.__new__(Deferred)
    result.tensor_type = of
    result._array = elements
    return result


def elements_of(tensor: AnyTensor) -> Elements | None:
    """The source of a deferred tensor's elements; None for other tensors."""
    found = _PLACE.__get__(tensor)
    return found if isinstance(found, Elements) else None


def settled(tensor: Any) -> Any:
    """Fetch a tensor's elements and return it."""
    if type(tensor) is Deferred:
        tensor._array  # noqa: B018  # fetches them
    return tensor
