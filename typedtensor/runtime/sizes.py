"""Sizes of labels: one size for each label in a computation; an error names the origin of a conflicting size."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import numpy as np

from typedtensor.core.axes import Label, declared_size, has_many_sizes, label_name
from typedtensor.core.tensor import AnyTensor
from typedtensor.errors import SizeError

ONE_SIZE = "one label has one size in one computation"


class SizeTable:
    """The sizes of a computation's labels, with the origin of each."""

    _others_by: Callable[[], str] | None = None

    def __init__(self) -> None:
        self.known: dict[Label, int] = {}
        self._shown_by: dict[Label, Callable[[], str]] = {}

    def observe(self, axis: Label, size: int, source: Callable[[], str]) -> None:
        """Record the size of a label.

        Args:
            source: returns a description of the origin; called for messages only.

        Raises:
            SizeError: the label has another size already, or declares another one.
        """
        known = self.known.get(axis)
        if known is None:
            declared = declared_size(axis)
            if declared is not None and declared != size:
                raise SizeError(
                    f"{label_name(axis)} is declared with size {declared}, but has size {size} in {source()}"
                )
            self.known[axis], self._shown_by[axis] = size, source
        elif known != size and not has_many_sizes(axis):
            raise SizeError(
                f"{label_name(axis)} has size {size} in {source()}, but size {known} in {self._first(axis)}: "
                f"{ONE_SIZE}; for two sizes use two labels: make the code generic in the label, as in f(x, over: "
                "type[T]), or put it in a call(…), which renames its operands and has its own sizes inside"
            )

    def accept(self, sizes: Mapping[Label, int], source: Callable[[], str]) -> None:
        """Record sizes that an earlier computation determined, for labels without one."""
        for axis, size in sizes.items():
            if axis not in self.known:
                self.known[axis], self._shown_by[axis] = size, source

    def complete(self, sizes: Mapping[Label, int], source: Callable[[], str]) -> None:
        """As :meth:`accept`, where ``sizes`` include all recorded sizes."""
        self.known.update(sizes)
        self._others_by = source

    def observe_tensor(self, tensor: AnyTensor, source: Callable[[], str]) -> None:
        """Record the sizes of a tensor's labels; declared sizes were checked when the tensor was made."""
        known = self.known
        array = tensor._array
        shape = array.shape if type(array) is np.ndarray else tensor.shape
        for axis, size in zip(tensor.tensor_type.axes, shape, strict=True):
            before = known.get(axis)
            if before is None:
                known[axis], self._shown_by[axis] = size, source
            elif before != size:
                self.observe(axis, size, source)

    def _first(self, axis: Label) -> str:
        """Return the description of the origin of a label's size."""
        source = self._shown_by.get(axis, self._others_by)
        assert source is not None
        return source()
