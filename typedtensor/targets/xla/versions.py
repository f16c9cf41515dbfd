"""Versions of parameters on the device: they are read there, and fetched when somebody asks for their elements."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from typedtensor.core.deferred import Elements, deferred
from typedtensor.core.tensor import AnyTensor
from typedtensor.core.tensor_type import TensorType
from typedtensor.ir import Array, DType, Shape
from typedtensor.targets.xla.layout import fetch


class Version:
    """The values and states of parameters between two steps. They stay as they are for as long as it is held.

    Attributes:
        arrays: arrays of the device, or of NumPy: the values, then the first state of each, and so on.
    """

    __slots__ = ("__weakref__", "_parts", "_tensors", "_types", "arrays")

    def __init__(self, arrays: Sequence[Any], types: Sequence[TensorType]) -> None:
        self.arrays, self._types = arrays, types
        self._tensors: list[AnyTensor | None] = [None] * len(types)
        self._parts: list[Version] = []

    @property
    def rows(self) -> int:
        """How many arrays there are of each parameter."""
        return len(self.arrays) // len(self._types)

    def followed_by(self, arrays: Sequence[Any]) -> Version:
        """The version of the same parameters after a step."""
        return Version(arrays, self._types)

    def part(self, numbers: Sequence[int]) -> Version:
        """Some of the parameters. Who holds this version holds that one, whose arrays it shares."""
        count = len(self._types)
        arrays = [self.arrays[row * count + n] for row in range(self.rows) for n in numbers]
        made = Version(arrays, [self._types[n] for n in numbers])
        made._tensors = [self._tensors[n] for n in numbers]
        self._parts.append(made)
        return made

    def states(self, number: int) -> Sequence[Any]:
        """The states of a parameter."""
        return self.arrays[len(self._types) + number :: len(self._types)]

    def tensor(self, number: int) -> AnyTensor:
        """The value of a parameter, which is fetched when somebody asks for it first."""
        found = self._tensors[number]
        if found is None:  # a copy: what is on the device may be written over once this version is gone
            found = self._tensors[number] = self._types[number].wrap(np.array(fetch(self.arrays[number])))
        return found

    def held(self, number: int) -> AnyTensor:
        """The value of a parameter, which holds this version until it is fetched."""
        found = self._tensors[number]
        return deferred(self._types[number], Resident(self, number)) if found is None else found


class Resident(Elements):
    """The value of a parameter in a version.

    Attributes:
        version: the version.
        number: which of its parameters.
    """

    __slots__ = ("number", "version")

    def __init__(self, version: Version, number: int) -> None:
        self.version, self.number = version, number

    @property
    def array(self) -> Any:
        """The array of the device, or of NumPy."""
        return self.version.arrays[self.number]

    @property
    def shape(self) -> Shape:
        shape: Shape = self.array.shape
        return shape

    @property
    def dtype(self) -> DType:
        dtype: DType = self.array.dtype
        return dtype

    @property
    def fetched(self) -> Array | None:
        """The copy of it, if there is one."""
        found = self.version._tensors[self.number]
        return None if found is None else found._array

    def fetch(self) -> Array:
        array: Array = self.version.tensor(self.number)._array
        return array


def on_device(array: Any) -> Any:
    """An array for a program: that of the device for a value that is there, which is held for as long as it is."""
    return array.array if isinstance(array, Resident) else array


class Present:
    """The version of now, which a step replaces. It does not refer to parameters, which refer to it."""

    __slots__ = ("_value",)

    def __init__(self, version: Version) -> None:
        self._value = version


class Home:
    """Where a parameter finds its value."""

    __slots__ = ("_number", "_present")

    def __init__(self, present: Present, number: int) -> None:
        self._present, self._number = present, number

    def tensor(self) -> AnyTensor:
        """The present value, fetched."""
        return self._present._value.tensor(self._number)

    def held(self) -> AnyTensor:
        """The present value, for a computation."""
        return self._present._value.held(self._number)
