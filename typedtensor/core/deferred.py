"""Tensors whose elements are elsewhere, and come when somebody asks for them."""

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
"""The place in a tensor where its array is, or, of a deferred one, its elements."""


class Elements(ABC):
    """The elements of a tensor, where a target keeps them."""

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
        """How many they are."""
        return math.prod(self.shape)

    @abstractmethod
    def fetch(self) -> Array:
        """A copy of them, the same one each time."""

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> np.ndarray[Any, np.dtype[Any]]:
        return np.array(self.fetch(), dtype=dtype, copy=copy)


class Stored(Protocol):
    """Where a target keeps the value of a parameter among others; the tensor is made when somebody asks for it."""

    def tensor(self) -> Any:
        """The present value; the same tensor until it changes."""

    def held(self) -> Any:
        """The present value, which may be deferred."""


class Deferred(Tensor[*S]):
    """A real tensor that fetches its elements when somebody asks for them, and is like any other from then on.

    It is for leaves of computations. Who asks for a value is given a settled one: processes that have parts of the
    elements fetch them together.
    """

    __slots__ = ()

    @property
    def _array(self) -> Array:
        found = _PLACE.__get__(self)
        if isinstance(found, Elements):
            found = found.fetch()
            _PLACE.__set__(self, found)
            self.__class__ = Tensor  # type: ignore[assignment]  # which has the same places
        return found

    @_array.setter
    def _array(self, array: Array) -> None:
        _PLACE.__set__(self, array)


def deferred(of: TensorType, elements: Elements) -> Deferred[Any]:
    """A tensor of a type whose elements are elsewhere."""
    made: Deferred[Any] = object.__new__(Deferred)
    made.tensor_type = of
    made._array = elements
    return made


def elements_of(tensor: AnyTensor) -> Elements | None:
    """The elements of a tensor that is deferred; None for others."""
    found = _PLACE.__get__(tensor)
    return found if isinstance(found, Elements) else None


def settled(tensor: Any) -> Any:
    """The same tensor, which has its elements."""
    if type(tensor) is Deferred:
        tensor._array  # noqa: B018  # they are fetched
    return tensor
