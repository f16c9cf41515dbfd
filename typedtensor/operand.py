"""The operators and methods that tensors and expressions share.

Each applies the operation that :data:`typedtensor.methods.METHODS` names: at once to tensors, as a new node to
expressions. The declared types are wide; the axes of the result follow from the operation's rule, which the
mypy plugin reads.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from importlib import import_module
from typing import TypeVar

from typedtensor.axes import Axis, Label
from typedtensor.methods import METHODS

U = TypeVar("U", bound=Axis)
V = TypeVar("V", bound=Axis)
W = TypeVar("W", bound=Axis)


@lru_cache(maxsize=4096)
def _operation(name: str, labels: tuple[object, ...]) -> Callable[..., Operand]:
    """An operation by the name of its class. The floor above defines them and is named, not imported."""
    made: Callable[..., Operand] = getattr(import_module("typedtensor.ops"), name)(*labels)
    return made


def _apply(method: str, receiver: Operand, *operands: object, labels: tuple[object, ...] = ()) -> Operand:
    entry = METHODS[method]
    if entry.total is not None and not labels:
        return _operation(entry.total, ())(receiver)
    if entry.each:
        for label in labels:
            receiver = _operation(entry.operation, (label,))(receiver, *operands)
        return receiver
    operation = _operation(entry.operation, labels)
    return operation(*operands, receiver) if entry.reflected else operation(receiver, *operands)


class Operand:
    """A tensor or an expression: what operations apply to.

    Written as a type, ``Operand`` says that the axes are known only at run time, as in the gradient of an
    operation, which acts on values and on expressions alike.
    """

    __slots__ = ()
    __array_ufunc__ = None  # NumPy leaves ``array + tensor`` to the tensor

    @property
    def axes(self) -> tuple[Label, ...]:
        """The axis labels, in order."""
        raise AttributeError("axes")

    def __add__(self, other: object, /) -> Operand:
        return _apply("__add__", self, other)

    def __radd__(self, other: object, /) -> Operand:
        return _apply("__radd__", self, other)

    def __sub__(self, other: object, /) -> Operand:
        return _apply("__sub__", self, other)

    def __rsub__(self, other: object, /) -> Operand:
        return _apply("__rsub__", self, other)

    def __mul__(self, other: object, /) -> Operand:
        return _apply("__mul__", self, other)

    def __rmul__(self, other: object, /) -> Operand:
        return _apply("__rmul__", self, other)

    def __truediv__(self, other: object, /) -> Operand:
        return _apply("__truediv__", self, other)

    def __rtruediv__(self, other: object, /) -> Operand:
        return _apply("__rtruediv__", self, other)

    def __pow__(self, other: object, /) -> Operand:
        return _apply("__pow__", self, other)

    def __rpow__(self, other: object, /) -> Operand:
        return _apply("__rpow__", self, other)

    def __matmul__(self, other: object, /) -> Operand:
        return _apply("__matmul__", self, other)

    def __rmatmul__(self, other: object, /) -> Operand:
        return _apply("__rmatmul__", self, other)

    def __neg__(self) -> Operand:
        return _apply("__neg__", self)

    def __abs__(self) -> Operand:
        return _apply("__abs__", self)

    def __lt__(self, other: object, /) -> Operand:
        return _apply("__lt__", self, other)

    def __le__(self, other: object, /) -> Operand:
        return _apply("__le__", self, other)

    def __gt__(self, other: object, /) -> Operand:
        return _apply("__gt__", self, other)

    def __ge__(self, other: object, /) -> Operand:
        return _apply("__ge__", self, other)

    def __and__(self, other: object, /) -> Operand:
        return _apply("__and__", self, other)

    def __or__(self, other: object, /) -> Operand:
        return _apply("__or__", self, other)

    def __invert__(self) -> Operand:
        return _apply("__invert__", self)

    def eq(self, other: object, /) -> Operand:
        """Elementwise ``==``, a bool tensor. (``==`` itself asks whether two nodes are the same node.)"""
        return _apply("eq", self, other)

    def ne(self, other: object, /) -> Operand:
        """Elementwise ``!=``, a bool tensor."""
        return _apply("ne", self, other)

    def sum(self, *axes: type[Axis]) -> Operand:
        """The sum along the given axes; over all axes if none is given."""
        return _apply("sum", self, labels=axes)

    def mean(self, *axes: type[Axis]) -> Operand:
        """The mean along the given axes; over all axes if none is given."""
        return _apply("mean", self, labels=axes)

    def max(self, *axes: type[Axis]) -> Operand:
        """The largest element along the given axes; of all if none is given."""
        return _apply("max", self, labels=axes)

    def argmax(self, axis: type[U]) -> Operand:
        """The index of the largest element along an axis, an int tensor."""
        return _apply("argmax", self, labels=(axis,))

    def rename(self, old: type[U], new: type[V]) -> Operand:
        """The same elements with the axis ``old`` called ``new``."""
        return _apply("rename", self, labels=(old, new))

    def transpose(self, *axes: type[Axis]) -> Operand:
        """The axes in the given order; the two axes of a matrix swapped if none is given."""
        return _apply("transpose", self, labels=axes)

    def expand(self, *axes: type[Axis] | Axis) -> Operand:
        """Repeated along new axes, each of which becomes the first one."""
        return _apply("expand", self, labels=axes)

    def expand_like(self, other: object, /) -> Operand:
        """Repeated along the axes that ``other`` has beyond these, in its order."""
        return _apply("expand_like", self, other)

    def merge(self, first: type[U], second: type[V], into: type[W]) -> Operand:
        """Two neighbouring axes as one axis ``into``, the first of them the slower."""
        return _apply("merge", self, labels=(first, second, into))

    def split(self, axis: type[W], first: type[U] | U, second: type[V] | V) -> Operand:
        """One axis as two, the first of them the slower; the inverse of :meth:`merge`."""
        return _apply("split", self, labels=(axis, first, second))

    def flatten(self, first: type[U], second: type[V]) -> Operand:
        """Two neighbouring axes as one axis ``Flat[first, second]``."""
        return _apply("flatten", self, labels=(first, second))

    def unflatten(self, first: type[U] | U, second: type[V] | V) -> Operand:
        """The axis ``Flat[first, second]`` as two axes again."""
        return _apply("unflatten", self, labels=(first, second))

    def slice(self, axis: type[U], to: type[V], start: int = 0, stop: int | None = None, step: int = 1) -> Operand:
        """The elements ``start:stop:step`` along an axis, which has a new label, as it has a new size."""
        return _apply("slice", self, labels=(axis, to, start, stop, step))

    def concat(self, other: object, axis: type[U], with_: type[V], into: type[W]) -> Operand:
        """First these elements along ``axis``, then those of ``other`` along ``with_``, as the axis ``into``."""
        return _apply("concat", self, other, labels=(axis, with_, into))

    def contract(self, other: object, /) -> Operand:
        """The product of both, summed over all labels that they share (a natural contraction)."""
        return _apply("contract", self, other)

    def dot(self, other: object, axis: type[U]) -> Operand:
        """The product of both, summed over one axis, with the other labels that both have aligned."""
        return _apply("dot", self, other, labels=(axis,))

    def one_hot(self, axis: type[U] | U) -> Operand:
        """One at the given indices and zero elsewhere, along a new last axis."""
        return _apply("one_hot", self, labels=(axis,))

    def softmax(self, axis: type[U]) -> Operand:
        """``exp(x) / sum(exp(x))`` along an axis."""
        return _apply("softmax", self, labels=(axis,))

    def log_softmax(self, axis: type[U]) -> Operand:
        """``x - log(sum(exp(x)))`` along an axis."""
        return _apply("log_softmax", self, labels=(axis,))
