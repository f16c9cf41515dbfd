"""Operations by axis position, as in ONNX. Axes that a file does not name get generated labels."""

from __future__ import annotations

import math
import re
import threading
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any
from weakref import WeakValueDictionary

import numpy as np

from typedtensor import ops
from typedtensor.core.axes import Axis, Label, declared_size, label_name
from typedtensor.core.tensor import AnyTensor, BoolTensor, IntTensor, Tensor
from typedtensor.core.variables import Param
from typedtensor.errors import OnnxError

KINDS: Mapping[str, Any] = {"f": Tensor, "V": Tensor, "i": IntTensor, "u": IntTensor, "b": BoolTensor}
"""The tensor class for the kind of a dtype."""

Sizes = Sequence[int | None]
"""The sizes of axes; None for an open size."""


_LABELS: WeakValueDictionary[str, Any] = WeakValueDictionary()
_NAME = re.compile(r"(Axis|Dim)\d+(?:of(\d+))?")
_LOCK = threading.Lock()


def label_named(name: str) -> Any:
    """The unique label named ``Axis0``, of an open size, or ``Axis0of4``. Pickles find it by its name."""
    found = _NAME.fullmatch(name)
    if found is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    with _LOCK:
        label = _LABELS.get(name)
        if label is None:
            size = None if found[2] is None else int(found[2])
            label = _LABELS[name] = type(name, (Axis,), {"__module__": __name__}, size=size)
        return label


if not TYPE_CHECKING:
    __getattr__ = label_named


class Positional:
    """The labels and sizes of one run of a model.

    The axes of a value have different labels. ONNX has no labels, so equal labels of two values have no meaning.

    Args:
        known: the sizes of labels that declare none.
        pool: labels that earlier runs generated, by their sizes, for reuse.

    Attributes:
        known: the sizes.
        scope: the values around a node by name, which the graphs in its attributes can read.
    """

    def __init__(self, known: dict[Label, int], pool: dict[int | None, list[Label]]) -> None:
        self.known, self._pool, self._used = known, pool, dict[int | None, int]()
        self.scope: dict[str, Any] = {}

    def fresh(self, size: int | None) -> Any:
        """A label that no value of this run has."""
        result, used = self._pool.setdefault(size, []), self._used.get(size, 0)
        if used == len(result):
            result.append(label_named(f"Axis{used}" if size is None else f"Axis{used}of{size}"))
        self._used[size] = used + 1
        return result[used]

    def tensor(self, array: Any) -> Any:
        """An array as a value."""
        array = np.asarray(array)
        kind = KINDS.get(array.dtype.kind)
        if kind is None:
            raise OnnxError(f"it has elements of {array.dtype}, but tensors hold only real numbers, integers and bools")
        return kind[tuple([self.fresh(n) for n in array.shape])].wrap(array)

    def sizes(self, x: Any) -> Sizes:
        """The sizes of a value's axes."""
        return [declared_size(axis, self.known) for axis in x.axes]

    def size(self, x: Any, axis: int) -> int:
        """The size of an axis.

        Raises:
            OnnxError: when it is open.
        """
        found = self.sizes(x)[axis]
        if found is None:
            raise OnnxError(f"it depends on the size of {label_name(x.axes[axis])}: {_size_hint(x.axes[axis])}")
        return found

    def shape(self, x: Any) -> tuple[int, ...]:
        """The sizes of all axes."""
        return tuple([self.size(x, n) for n in range(len(x.axes))])

    def relabelled(self, x: Any, labels: Sequence[Label]) -> Any:
        """A value with other labels."""
        clash = [new for old, new in zip(x.axes, labels, strict=True) if old != new and new in x.axes]
        for old in clash:
            x = ops.Rename(old, self.fresh(self.sizes(x)[x.axes.index(old)]))(x)
        for old, new in zip(x.axes, labels, strict=True):
            x = x if old == new else ops.Rename(old, new)(x)
        return x

    def apart(self, x: Any, *others: Any) -> Any:
        """A value whose labels no other value has."""
        taken = {axis for other in others for axis in other.axes}
        labels = [self.fresh(n) if a in taken else a for a, n in zip(x.axes, self.sizes(x), strict=True)]
        return self.relabelled(x, labels)

    def aligned(self, *operands: Any) -> list[Any]:
        """Values with the same axes: axes of size 1 and missing axes are broadcast as in NumPy."""
        rank = max(len(x.axes) for x in operands)
        whole: list[Label] = []
        columns: list[tuple[Label, int | None]] = []
        for n in range(-rank, 0):
            sides = [(x.axes[n], self.sizes(x)[n]) for x in operands if -n <= len(x.axes)]
            label, size = next((side for side in sides if side[1] != 1), sides[0])
            whole.append(self.fresh(size) if label in whole else label)
            columns.append((whole[-1], size))
        parts = [self._named(x, columns[rank - len(x.axes) :]) for x in operands]
        full = next((x for x in parts if set(x.axes) == {*whole}), None)
        return [self._repeated(x, whole, full) for x in parts]

    def _named(self, x: Any, columns: Sequence[tuple[Label, int | None]]) -> Any:
        """A value whose axes get the labels of columns, without the axes of size 1 that are broadcast."""
        sizes = self.sizes(x)
        gone = [n for n, (_, size) in enumerate(columns) if sizes[n] == 1 != size]
        labels = [label for n, (label, _) in enumerate(columns) if n not in gone]
        return self.relabelled(self.squeezed(x, gone), labels)

    def _repeated(self, x: Any, whole: Sequence[Label], full: Any) -> Any:
        """A value with all axes, as something has them, if there is such a thing."""
        if len(x.axes) < len(whole) and full is not None:
            return self.permuted_to(ops.ExpandLike()(x, full), whole)
        for axis in reversed([axis for axis in whole if axis not in x.axes]):
            x = ops.Expand(self.sized(axis))(x)
        return self.permuted_to(x, whole)

    def sized(self, label: Any) -> Any:
        """A label with its size.

        Raises:
            OnnxError: when it is open.
        """
        size = declared_size(label, self.known)
        if size is None:
            raise OnnxError(f"it depends on the size of {label_name(label)}: {_size_hint(label)}")
        return label if declared_size(label) is not None else label(size)

    def squeezed(self, x: Any, axes: Sequence[int]) -> Any:
        """A value without axes of size 1."""
        for label in [x.axes[n] for n in axes]:
            x = ops.Select(label, 0)(x)
        return x

    def unsqueezed(self, x: Any, axes: Sequence[int]) -> Any:
        """A value with new axes of size 1 at positions of the result."""
        rank = len(x.axes) + len(axes)
        at = sorted(n % rank for n in axes)
        old, new = list(x.axes), {n: self.fresh(1) for n in at}
        for label in new.values():
            x = ops.Expand(label)(x)
        return self.permuted_to(x, [new[n] if n in new else old.pop(0) for n in range(rank)])

    def permuted_to(self, x: Any, labels: Sequence[Label]) -> Any:
        """The axes in another order."""
        return x if tuple(labels) == tuple(x.axes) else ops.Permute(*labels)(x)

    def reshaped(self, x: Any, shape: Sequence[int]) -> Any:
        """A reshape. Leading and trailing axes that keep their sizes keep their labels.

        A size of -1 follows from the others, or is the size of the operand's axis at the same position.
        """
        sizes, wanted = list(self.sizes(x)), list(shape)
        lead = 0
        for n in range(min(len(sizes), len(wanted))):
            if sizes[n] != wanted[n] and not _keeps_first_axis(sizes[n:], wanted[n:]):
                break
            lead += 1
        rest, target = [self.size(x, n) for n in range(lead, len(sizes))], wanted[lead:]
        if -1 in target:
            known = math.prod(n for n in target if n != -1)
            target[target.index(-1)] = math.prod(rest) // known if known else 0
        end = 0
        while end < min(len(rest), len(target)) and rest[-1 - end] == target[-1 - end]:
            end += 1
        if tuple(rest) == tuple(target):
            return x
        if math.prod(rest) != math.prod(target):
            raise OnnxError(f"a value of shape {tuple(sizes)} cannot have the shape {tuple(shape)}")
        inner = list(x.axes[lead : len(x.axes) - end])
        x, label = self._merged(x, inner, lead)
        return self._split(x, label, target[: len(target) - end])

    def _merged(self, x: Any, labels: list[Label], at: int) -> tuple[Any, Label]:
        if not labels:
            x = self.unsqueezed(x, [at])
            return x, x.axes[at]
        first, total = labels[0], self.size(x, at)
        for label in labels[1:]:
            total *= self.size(x, x.axes.index(label))
            into = self.fresh(total)
            x, first = ops.MergeAxes(first, label, into)(x), into
        return x, first

    def _split(self, x: Any, label: Label, sizes: Sequence[int]) -> Any:
        if not sizes:
            return ops.Select(label, 0)(x)
        for n, size in enumerate(sizes[:-1]):
            rest = math.prod(sizes[n + 1 :])
            one, other = self.fresh(size), self.fresh(rest)
            x, label = ops.SplitAxis(label, one, other)(x), other
        if len(sizes) == 1 and declared_size(label) != sizes[0]:
            raise OnnxError(f"an axis of {declared_size(label)} elements cannot have {sizes[0]}")
        return x

    def constant(self, x: Any, what: str) -> Any:
        """The array of a value that has to be constant.

        Raises:
            OnnxError: when it is computed from the inputs.
        """
        if isinstance(x, Param):
            x = x.value
        if not isinstance(x, AnyTensor):
            raise OnnxError(
                f"its {what} depends on the elements of an input, but must be constant: pass a tensor for that input"
            )
        return np.asarray(x.array)

    def numbers(self, x: Any, what: str) -> list[int]:
        """A constant list of integers."""
        return [int(n) for n in self.constant(x, what).reshape(-1)]


def _keeps_first_axis(sizes: Sizes, wanted: Sequence[int]) -> bool:
    """Whether the first axis, of an open size, stays, and the axes behind it keep their number of elements."""
    rest = [n for n in sizes[1:] if n is not None]
    whole = sizes[0] is None and wanted[0] == -1 and len(rest) == len(sizes) - 1
    return whole and math.prod(rest) == math.prod(wanted[1:])


def _size_hint(label: Label) -> str:
    return f"give it, as in sizes={{{label_name(label)}: 8}}"
