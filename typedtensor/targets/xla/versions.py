"""Versions of device-resident parameters: programs read them on the device; users' requests fetch them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from typedtensor.base.exclusive import Exclusive
from typedtensor.core.deferred import Elements, deferred
from typedtensor.core.tensor import AnyTensor
from typedtensor.core.tensor_type import TensorType
from typedtensor.ir import Array, DType, Shape
from typedtensor.targets.xla.layout import fetch

OVERWRITING = Exclusive()
"""Held while a step overwrites the arrays of a version."""


class Overwritten:
    """What a step that overwrites a version's arrays replaces them by.

    Args:
        result: an empty list, to which the result of the step is added as its arrays are overwritten.
        part: the positions of the version's arrays among those of the step.
        copies: returns from the result the copies of all arrays of the step.
    """

    __slots__ = ("_copies", "_part", "_result")

    def __init__(self, result: Sequence[Any], part: Sequence[int], copies: Callable[[Any], Sequence[Any]]) -> None:
        self._result, self._part, self._copies = result, part, copies

    def arrays(self) -> list[Any] | None:
        """Return the copies of the version's arrays; None if they have not been overwritten."""
        if not self._result:
            return None
        copies = self._copies(self._result[0])
        return [copies[n] for n in self._part]


class Version:
    """The values and states of parameters between two steps; immutable while the version is referenced.

    Attributes:
        overwritten: what replaces the arrays once a step has overwritten them.
        is_exclusive: whether no other version has the same arrays, and no step has begun with them.
    """

    __slots__ = ("__weakref__", "_arrays", "_parts", "_tensors", "_types", "is_exclusive", "overwritten")

    overwritten: Overwritten | None

    def __init__(self, arrays: Sequence[Any], types: Sequence[TensorType]) -> None:
        self._arrays, self._types = arrays, types
        self.overwritten, self.is_exclusive = None, True
        self._tensors: list[AnyTensor | None] = [None] * len(types)
        self._parts: list[Version] = []

    @property
    def arrays(self) -> Sequence[Any]:
        """Device or NumPy arrays: the values, then the first state of each parameter, and so on."""
        overwritten = self.overwritten
        if overwritten is not None and (copies := overwritten.arrays()) is not None:
            self._arrays, self.overwritten = copies, None
        return self._arrays

    @property
    def rows(self) -> int:
        """The number of arrays of each parameter."""
        return len(self._arrays) // len(self._types)

    def followed_by(self, arrays: Sequence[Any]) -> Version:
        """Return the version of the same parameters after a step."""
        return Version(arrays, self._types)

    def part(self, numbers: Sequence[int]) -> Version:
        """Return a version of some of the parameters, which shares arrays with this one and keeps it alive."""
        count, arrays = len(self._types), self.arrays
        result = Version(
            [arrays[row * count + n] for row in range(self.rows) for n in numbers], [self._types[n] for n in numbers]
        )
        self.is_exclusive = result.is_exclusive = False
        result._tensors = [self._tensors[n] for n in numbers]
        self._parts.append(result)
        return result

    def states(self, number: int) -> Sequence[Any]:
        """Return the states of a parameter."""
        return self.arrays[len(self._types) + number :: len(self._types)]

    def tensor(self, number: int) -> AnyTensor:
        """Return the value of a parameter, fetched at the first request."""
        found = self._tensors[number]
        if found is None:
            found = self._tensors[number] = self._types[number].wrap(self.fetched(number))
        return found

    def fetched(self, number: int) -> Array:
        """Return a copy of an array on the host: the device array may be overwritten once this version is freed."""
        try:
            return np.array(fetch(self.arrays[number]))
        except RuntimeError:
            OVERWRITING.settle()  # another thread's step may have overwritten it after it was read here
            return np.array(fetch(self.arrays[number]))

    def held(self, number: int) -> AnyTensor:
        """Return the deferred value of a parameter, which keeps this version alive until it is fetched."""
        found = self._tensors[number]
        return deferred(self._types[number], Resident(self, number)) if found is None else found


class Resident(Elements):
    """The deferred value of a parameter in a version.

    Attributes:
        version: the version.
        number: the number of the parameter.
    """

    __slots__ = ("number", "version")

    def __init__(self, version: Version, number: int) -> None:
        self.version, self.number = version, number

    @property
    def array(self) -> Any:
        """The device or NumPy array."""
        return self.version.arrays[self.number]

    @property
    def shape(self) -> Shape:
        shape: Shape = self.version._arrays[self.number].shape  # overwritten arrays still know it
        return shape

    @property
    def dtype(self) -> DType:
        dtype: DType = self.version._arrays[self.number].dtype
        return dtype

    @property
    def fetched(self) -> Array | None:
        """The fetched copy, or None."""
        found = self.version._tensors[self.number]
        return None if found is None else found._array

    def fetch(self) -> Array:
        array: Array = self.version.tensor(self.number)._array
        return array


def on_device(array: Any) -> Any:
    """Return the input of a program: the device array of a resident value, otherwise the array itself."""
    return array.array if isinstance(array, Resident) else array


class Present:
    """The current version, which a step replaces. Parameters refer to this object, never the other way round."""

    __slots__ = ("_value",)

    def __init__(self, version: Version) -> None:
        self._value = version


class Home:
    """The link from a parameter to its value."""

    __slots__ = ("_number", "_present")

    def __init__(self, present: Present, number: int) -> None:
        self._present, self._number = present, number

    def tensor(self) -> AnyTensor:
        """Return the current value, fetched."""
        return self._present._value.tensor(self._number)

    def held(self) -> AnyTensor:
        """Return the current value for a computation."""
        return self._present._value.held(self._number)
