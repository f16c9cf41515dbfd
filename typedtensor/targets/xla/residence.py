"""Parameters on the device: programs read them where they are, and users' requests fetch them.

The value of a parameter and its optimizer states make one object, which a step replaces.
"""

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
"""Held while a step overwrites arrays."""


class Overwritten:
    """Arrays during a step that overwrites them, and afterwards copies of them.

    Args:
        arrays: the arrays.
        copies: returns copies of all arrays of the step, once it has overwritten them; None before.
        part: the positions of these arrays among those of the step.
    """

    __slots__ = ("_arrays", "_copied", "_copies", "_part")

    def __init__(self, arrays: Sequence[Any], copies: Callable[[], Sequence[Any] | None], part: Sequence[int]) -> None:
        self._arrays, self._copies, self._part = arrays, copies, part
        self._copied: Sequence[Any] | None = None

    def release(self) -> None:
        """Drop the overwritten arrays, which takes 3 µs each, while the device computes."""
        self._arrays = ()

    def arrays(self) -> Sequence[Any]:
        """Return the arrays, or their copies once they have been overwritten."""
        # Other threads write these in the opposite order.
        arrays, copies, copied = self._arrays, self._copies, self._copied
        if copied is None:
            if (found := copies()) is None:
                return arrays
            copied = self._copied = [found[n] for n in self._part]
            self._copies = _none
        return copied


def _none() -> None:
    return None


class Resident(Elements, Held):
    """The value and the states of a parameter after a step, which stay as they are as long as anything refers to them.

    Args:
        of: the type of the value.
        arrays: the value and the states, as arrays of the device or of NumPy.
        shape: the shape of the value.
        dtype: its dtype.
        is_exclusive: whether nothing else has these arrays.
    """

    __slots__ = ("__weakref__", "_dtype", "_held", "_shape", "_tensor", "is_exclusive", "type")

    def __init__(
        self, of: TensorType, arrays: Sequence[Any], shape: Shape, dtype: DType, *, is_exclusive: bool = True
    ) -> None:
        self.type, self._shape, self._dtype, self.is_exclusive = of, shape, dtype, is_exclusive
        self._held: Sequence[Any] | Overwritten = arrays
        self._tensor: AnyTensor | None = None

    @property
    def arrays(self) -> Sequence[Any]:
        """The value and the states."""
        held = self._held
        return held.arrays() if isinstance(held, Overwritten) else held

    @property
    def array(self) -> Any:
        """The value."""
        return self.arrays[0]

    @property
    def shape(self) -> Shape:
        return self._shape

    @property
    def dtype(self) -> DType:
        return self._dtype

    @property
    def fetched(self) -> Array | None:
        """The fetched copy of the value, or None."""
        return None if self._tensor is None else self._tensor._array

    def fetch(self) -> Array:
        array: Array = self.tensor()._array
        return array

    def tensor(self) -> AnyTensor:
        """Return the value, fetched at the first request."""
        if self._tensor is None:
            self._tensor = self.type.wrap(self._copy(0))
        return self._tensor

    def held(self) -> AnyTensor:
        """Return the value for a computation; until it is fetched, it keeps this object alive."""
        return deferred(self.type, self) if self._tensor is None else self._tensor

    def states(self) -> list[Array]:
        """Return copies of the states on the host."""
        return [self._copy(n) for n in range(1, len(self.arrays))]

    def is_finite(self) -> bool:
        # In single precision an update hardly leaves the range, and a kernel for each parameter takes long.
        return not is_narrow(self._dtype) or bool(namespace_of(self.array).isfinite(self.array).all())

    def overwrite(self, copies: Callable[[], Sequence[Any] | None], part: Sequence[int]) -> Overwritten:
        """Prepare for a step that overwrites the arrays; arguments as of :class:`Overwritten`."""
        held = self._held = Overwritten(self.arrays, copies, part)
        return held

    def _copy(self, number: int) -> Array:
        """Return a copy of an array on the host: that on the device may be overwritten once this object is freed."""
        try:
            return np.array(fetch(self.arrays[number]))
        except RuntimeError:
            OVERWRITING.settle()  # another thread's step may have overwritten it after it was read here
            return np.array(fetch(self.arrays[number]))


def on_device(array: Any) -> Any:
    """Return the input of a program: the device array of a resident value, otherwise the array itself."""
    return array.array if isinstance(array, Resident) else array


def flat(residents: Sequence[Resident]) -> list[Any]:
    """Return the arrays of resident parameters: their values, then the first state of each, and so on."""
    return [x for each in zip(*[resident.arrays for resident in residents], strict=True) for x in each]
