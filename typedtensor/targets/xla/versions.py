"""Versions of device-resident parameters: programs read them on the device; users' requests fetch them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from typedtensor.backends import is_narrow, namespace_of
from typedtensor.base.exclusive import Exclusive
from typedtensor.core.tensor import AnyTensor, Elements, deferred
from typedtensor.core.tensor_type import TensorType
from typedtensor.ir import Array, DType, Shape
from typedtensor.targets.base import Held
from typedtensor.targets.xla.layout import fetch

OVERWRITING = Exclusive()
"""Held while a step overwrites the arrays of a version."""


class Overwritten:
    """The arrays of a version during a step that overwrites them, and afterwards copies of them.

    Args:
        arrays: the arrays.
        kinds: objects with their shapes and dtypes.
        result: an empty list, to which the result of the step is added as its arrays are overwritten.
        part: the positions of the version's arrays among those of the step.
        copies: returns from the result the copies of all arrays of the step.
    """

    __slots__ = ("_arrays", "_copied", "_copies", "_part", "_result", "kinds")

    def __init__(
        self,
        arrays: Sequence[Any],
        kinds: Sequence[Any],
        result: Sequence[Any],
        part: Sequence[int],
        copies: Callable[[Any], Sequence[Any]],
    ) -> None:
        self._arrays, self.kinds, self._result, self._part, self._copies = arrays, kinds, result, part, copies
        self._copied: Sequence[Any] | None = None

    def release(self) -> None:
        """Drop the overwritten arrays, which takes 3 µs each, while the device computes."""
        self._arrays = ()

    def arrays(self) -> Sequence[Any]:
        """Return the arrays, or their copies once they have been overwritten."""
        # Other threads write these in the opposite order.
        arrays, result, copied = self._arrays, self._result, self._copied
        if copied is not None:
            return copied
        if not result:
            return arrays
        copies = self._copies(result[0])
        copied = self._copied = [copies[n] for n in self._part]
        self._result = ()
        return copied


class Version(Held):
    """The values and states of parameters between two steps; immutable while the version is referenced.

    Attributes:
        is_exclusive: whether no other version has the same arrays, and no step has begun with them.
    """

    __slots__ = ("__weakref__", "_held", "_parts", "_tensors", "_types", "is_exclusive")

    def __init__(self, arrays: Sequence[Any], types: Sequence[TensorType]) -> None:
        self._held: Sequence[Any] | Overwritten = arrays
        self._types, self.is_exclusive = types, True
        self._tensors: list[AnyTensor | None] = [None] * len(types)
        self._parts: list[Version] = []

    @property
    def arrays(self) -> Sequence[Any]:
        """Device or NumPy arrays: the values, then the first state of each parameter, and so on."""
        held = self._held
        return held.arrays() if isinstance(held, Overwritten) else held

    @property
    def kinds(self) -> Sequence[Any]:
        """Objects with the shapes and dtypes of the arrays, which are not copied for them."""
        held = self._held
        return held.kinds if isinstance(held, Overwritten) else held

    @property
    def rows(self) -> int:
        """The number of arrays of each parameter."""
        return len(self.kinds) // len(self._types)

    def is_finite(self) -> bool:
        # In single precision an update hardly leaves the range, and a kernel for each parameter takes long.
        narrow = [x for x in self.arrays[: len(self._types)] if is_narrow(x.dtype)]
        return all(bool(namespace_of(x).isfinite(x).all()) for x in narrow)

    def overwrite(
        self, kinds: Sequence[Any], result: Sequence[Any], part: Sequence[int], copies: Callable[[Any], Sequence[Any]]
    ) -> Overwritten:
        """Prepare for a step that overwrites the arrays; arguments as of :class:`Overwritten`."""
        held = self._held = Overwritten(self.arrays, kinds, result, part, copies)
        return held

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
        shape: Shape = self.version.kinds[self.number].shape
        return shape

    @property
    def dtype(self) -> DType:
        dtype: DType = self.version.kinds[self.number].dtype
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


class Home(Held):
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

    def is_finite(self) -> bool:
        return self._number > 0 or self._present._value.is_finite()  # the first one stands for all of its version
