"""The operators and methods that tensors and expressions share.

Each applies the operation that :data:`typedtensor.methods.METHODS` names: to tensors at once, to expressions as a new
node. The declared types are wide. The axes of the result follow from the operation's rule, which the mypy plugin reads.
"""

# mypy: disable-error-code="empty-body"

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from inspect import signature
from typing import TYPE_CHECKING, Any, Generic, TypeAlias, TypeVar

import numpy as np

from typedtensor.base.tracebacks import shorten, shortened
from typedtensor.core.axes import Axis, Label, U, V, W
from typedtensor.core.dispatch import (
    PLAIN,
    OfType,
    along_one,
    answer_ufunc,
    apply_chained,
    apply_masked,
    apply_method,
    apply_moment,
    by_labels,
)
from typedtensor.elsewhere import ASSIGNED, LENGTH, OPERANDS, SUBSCRIPTED, Unset, answer
from typedtensor.errors import AxisError, TypedTensorError
from typedtensor.methods import ALONG, METHODS

if TYPE_CHECKING:
    from typing_extensions import TypeVar as VariableWithDefault

    from typedtensor.core.tensor import AnyTensor
    from typedtensor.core.tensor_type import TensorType

    Value = VariableWithDefault("Value", bound=AnyTensor, covariant=True, default=Any)
else:
    Value = TypeVar("Value", covariant=True)

F = TypeVar("F", bound=Callable[..., object])
Receiver = TypeVar("Receiver")
Name = TypeVar("Name")

RealNumber: TypeAlias = float | np.floating[Any] | np.integer[Any]
"""A number without axes and without a dtype of its own, for real elements."""

IntNumber: TypeAlias = int | np.integer[Any]
"""Such a number for integer elements."""

BoolNumber: TypeAlias = bool | np.bool_
"""A truth value without axes."""

EQUALITIES = frozenset({"__eq__", "__ne__"})
"""The operators that leave other objects to Python."""

_COMPARED = (float, int, np.generic, list, tuple)
"""The types, besides tensors, expressions and arrays, that are compared with elements or refused with a message."""


def _has_elements(other: object) -> bool:
    return isinstance(other, (Operand, *_COMPARED)) or hasattr(other, "__array__")


def by_rule(method: F, /) -> F:
    """Mark a method whose result a rule defines: mypy reports the lookup of decorated methods to plugins."""
    return method


class Operators:
    """The operators and methods of tensors and expressions, whose results follow from the rules of operations.

    The class has no type parameters: type checkers look a method up for each use, and would expand them.

    Methods without a body are filled in below, from the table of operations.

    Attributes:
        tensor_type: the type, with the axes, at run time.
    """

    __slots__ = ()
    tensor_type: TensorType
    if TYPE_CHECKING:
        __array_ufunc__ = None  # NumPy leaves ``array + tensor`` to the tensor
    else:

        @OfType
        def __array_ufunc__(self, ufunc, method, *inputs, **options):
            return answer_ufunc(self, ufunc, method, inputs, str(self.tensor_type))

    @property
    def axes(self) -> tuple[Label, ...]:
        """The axis labels, in order; for an expression, those of its value."""
        return self.tensor_type.axes

    @by_rule
    def __add__(self, other: object, /) -> Operand: ...
    @by_rule
    def __radd__(self, other: object, /) -> Operand: ...
    @by_rule
    def __sub__(self, other: object, /) -> Operand: ...
    @by_rule
    def __rsub__(self, other: object, /) -> Operand: ...
    @by_rule
    def __mul__(self, other: object, /) -> Operand: ...
    @by_rule
    def __rmul__(self, other: object, /) -> Operand: ...
    @by_rule
    def __truediv__(self, other: object, /) -> Operand: ...
    @by_rule
    def __rtruediv__(self, other: object, /) -> Operand: ...
    @by_rule
    def __pow__(self, other: object, /) -> Operand: ...
    @by_rule
    def __rpow__(self, other: object, /) -> Operand: ...
    @by_rule
    def __mod__(self, other: object, /) -> Operand: ...
    @by_rule
    def __rmod__(self, other: object, /) -> Operand: ...
    @by_rule
    def __floordiv__(self, other: object, /) -> Operand: ...
    @by_rule
    def __rfloordiv__(self, other: object, /) -> Operand: ...
    @by_rule
    def __matmul__(self, other: object, /) -> Operand: ...
    @by_rule
    def __rmatmul__(self, other: object, /) -> Operand: ...
    @by_rule
    def __neg__(self) -> Operand: ...
    @by_rule
    def __abs__(self) -> Operand: ...
    @by_rule
    def __lt__(self, other: object, /) -> Operand: ...
    @by_rule
    def __le__(self, other: object, /) -> Operand: ...
    @by_rule
    def __gt__(self, other: object, /) -> Operand: ...
    @by_rule
    def __ge__(self, other: object, /) -> Operand: ...
    @by_rule
    def __eq__(self, other: object, /) -> Operand:  # type: ignore[override]  # elementwise, as in NumPy
        return PLAIN["__eq__"]((self, other)) if _has_elements(other) else NotImplemented

    @by_rule
    def __ne__(self, other: object, /) -> Operand:  # type: ignore[override]
        return PLAIN["__ne__"]((self, other)) if _has_elements(other) else NotImplemented

    __hash__ = object.__hash__  # tensors and nodes are keys of tables by identity

    @by_rule
    def __and__(self, other: object, /) -> Operand: ...
    @by_rule
    def __or__(self, other: object, /) -> Operand: ...
    @by_rule
    def __xor__(self, other: object, /) -> Operand: ...
    @by_rule
    def __invert__(self) -> Operand: ...
    @by_rule
    def eq(self, other: object, /) -> Operand:
        """Elementwise ``==``, a bool tensor."""

    @by_rule
    def ne(self, other: object, /) -> Operand:
        """Elementwise ``!=``, a bool tensor."""

    @by_rule
    def abs(self) -> Operand:
        """The absolute value of each element."""

    @by_rule
    def exp(self) -> Operand:
        """``eˣ`` of each element."""

    @by_rule
    def log(self) -> Operand:
        """The natural logarithm of each element."""

    @by_rule
    def relu(self) -> Operand:
        """The larger of each element and 0."""

    @by_rule
    def sigmoid(self) -> Operand:
        """``1 / (1 + e⁻ˣ)`` of each element."""

    @by_rule
    def sqrt(self) -> Operand:
        """The square root of each element."""

    @by_rule
    def square(self) -> Operand:
        """The square of each element."""

    @by_rule
    def tanh(self) -> Operand:
        """The hyperbolic tangent of each element."""

    @by_rule
    def sum(self, *axes: type[Axis], where: object = None) -> Operand:
        """The sum along the given axes; over all axes if none is given. ``where`` masks elements."""
        return apply_masked("sum", self, where, axes)

    @by_rule
    def mean(self, *axes: type[Axis], where: object = None) -> Operand:
        """The mean along the given axes; over all axes if none is given. ``where`` masks elements."""
        return apply_masked("mean", self, where, axes)

    @by_rule
    def max(self, *axes: type[Axis], where: object = None) -> Operand:
        """The largest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        return apply_masked("max", self, where, axes)

    @by_rule
    def min(self, *axes: type[Axis], where: object = None) -> Operand:
        """The smallest element along the given axes; over all axes if none is given. ``where`` masks elements."""
        return apply_masked("min", self, where, axes)

    @by_rule
    def prod(self, *axes: type[Axis]) -> Operand:
        """The product along the given axes; over all axes if none is given."""
        return apply_method("prod", self, labels=axes)

    @by_rule
    def any(self, *axes: type[Axis], where: object = None) -> Operand:
        """Whether any element along the given axes is true; of all if none is given. ``where`` masks elements."""
        return apply_masked("any", self, where, axes)

    @by_rule
    def all(self, *axes: type[Axis], where: object = None) -> Operand:
        """Whether all elements along the given axes are true; of all if none is given. ``where`` masks elements."""
        return apply_masked("all", self, where, axes)

    @by_rule
    def median(self, *axes: type[Axis]) -> Operand:
        """The median along an axis; of all elements if none is given."""
        return apply_method("median", self, labels=axes)

    @by_rule
    def var(self, *axes: type[Axis], correction: float = 0.0, where: object = None) -> Operand:
        """The variance along the given axes; over all axes if none is given. ``where`` masks elements.

        The squares are divided by ``n - correction``: 1 for an estimate from a sample.
        """
        return apply_moment("var", self, where, axes, correction)

    @by_rule
    def std(self, *axes: type[Axis], correction: float = 0.0, where: object = None) -> Operand:
        """The standard deviation along the given axes; over all axes if none is given: the root of :meth:`var`."""
        return apply_moment("std", self, where, axes, correction)

    @by_rule
    def norm(self, *axes: type[Axis]) -> Operand:
        """The Euclidean length along the given axes; over all axes if none is given."""
        return apply_method("norm", self, labels=axes)

    @by_rule
    def count_nonzero(self, *axes: type[Axis]) -> Operand:
        """The number of true or nonzero elements along the given axes; over all axes if none is given."""
        return apply_method("count_nonzero", self, labels=axes)

    @by_rule
    def argmin(self, axis: type[U]) -> Operand:
        """The index of the smallest element along an axis, an int tensor."""
        return apply_method("argmin", self, labels=(axis,))

    @by_rule
    def clip(self, least: RealNumber | None = None, most: RealNumber | None = None) -> Operand:
        """The elements, limited to the range from ``least`` to ``most``."""
        return apply_method("clip", self, labels=(least, most))

    @by_rule
    def select(self, axis: type[U], index: int) -> Operand:
        """The elements at one index along an axis; the result does not have the axis."""
        return apply_method("select", self, labels=(axis, index))

    @by_rule
    def pad(self, axis: type[U], to: type[V], before: int = 0, after: int = 0, value: RealNumber = 0) -> Operand:
        """Add elements of one value before and after those along an axis, which gets a new label."""
        return apply_method("pad", self, labels=(axis, to, before, after, value))

    @by_rule
    def positions(self, axis: type[U]) -> Operand:
        """The positions along an axis, from 0."""
        return apply_method("positions", self, labels=(axis,))

    @by_rule
    def argmax(self, axis: type[U]) -> Operand:
        """The index of the largest element along an axis, an int tensor."""
        return apply_method("argmax", self, labels=(axis,))

    @by_rule
    def rename(self, old: type[U], new: type[V]) -> Operand:
        """The same elements with the axis ``old`` called ``new``."""
        return apply_method("rename", self, labels=(old, new))

    @by_rule
    def transpose(self, *axes: type[Axis]) -> Operand:
        """The same elements with the axes in the given order; a matrix transposed if none is given."""
        return apply_method("transpose", self, labels=axes)

    @by_rule
    def expand(self, *axes: type[Axis] | Axis) -> Operand:
        """The same elements repeated along new axes, each of which becomes the first one."""
        return apply_method("expand", self, labels=axes)

    @by_rule
    def expand_like(self, other: object, /) -> Operand:
        """The same elements repeated along the axes that only ``other`` has, in the order of its axes."""

    @by_rule
    def merge(self, first: type[U], second: type[V], into: type[W], *more: type[Axis]) -> Operand:
        """Merge two or more neighbouring axes, the first of them the slowest; the last label names the result."""
        return apply_chained("merge", self, (first, second, into, *more))

    @by_rule
    def split(self, axis: type[W], first: type[U] | U, second: type[V] | V, *more: type[Axis] | Axis) -> Operand:
        """Split one axis into two or more, the first of them the slowest; the inverse of :meth:`merge`."""
        return apply_chained("split", self, (axis, first, second, *more))

    @by_rule
    def flatten(self, first: type[U], second: type[V], *more: type[Axis]) -> Operand:
        """Merge two neighbouring axes into ``Flat[first, second]``; three into ``Flat[Flat[first, second], third]``."""
        return apply_chained("flatten", self, (first, second, *more))

    @by_rule
    def unflatten(self, first: type[U] | U, second: type[V] | V, *more: type[Axis] | Axis) -> Operand:
        """Split the axis ``Flat[first, second]`` into its axes again; the inverse of :meth:`flatten`."""
        return apply_chained("unflatten", self, (first, second, *more))

    @by_rule
    def slice(self, axis: type[U], to: type[V], start: int = 0, stop: int | None = None, step: int = 1) -> Operand:
        """The elements ``start:stop:step`` along an axis; the result has a new label, because its size differs."""
        return apply_method("slice", self, labels=(axis, to, start, stop, step))

    @by_rule
    def concat(self, other: object, axis: type[U], with_: type[V], into: type[W]) -> Operand:
        """Join these elements along ``axis`` and those of ``other`` along ``with_`` as the axis ``into``."""
        return apply_method("concat", self, other, labels=(axis, with_, into))

    @by_rule
    def contract(self, other: object, /) -> Operand:
        """The product of both, summed over all labels that both have (a natural contraction)."""

    @by_rule
    def dot(self, other: object, axis: type[U]) -> Operand:
        """The product of both, summed over one axis; other labels that both have are aligned."""
        return apply_method("dot", self, other, labels=(axis,))

    @by_rule
    def one_hot(self, axis: type[U] | U) -> Operand:
        """One at the given indices and zero elsewhere, along a new last axis."""
        return apply_method("one_hot", self, labels=(axis,))

    @by_rule
    def softmax(self, axis: type[U], *, where: object = None) -> Operand:
        """``exp(x) / sum(exp(x))`` along an axis, among the elements where a mask is true; 0 elsewhere."""
        return apply_masked("softmax", self, where, (axis,))

    @by_rule
    def log_softmax(self, axis: type[U], *, where: object = None) -> Operand:
        """``x - log(sum(exp(x)))`` along an axis, among the elements where a mask is true; -inf elsewhere."""
        return apply_masked("log_softmax", self, where, (axis,))

    if not TYPE_CHECKING:  # type checkers report further labels, a missing subscription and length themselves
        dot = along_one(dot)

        def __len__(self):
            raise AxisError(
                f"{type(self).__name__} has no len(): {LENGTH}; x.shape[0] is that of a tensor's first axis"
            )

        def __getitem__(self, index):
            raise TypeError(f"{type(self).__name__} is not subscriptable: {SUBSCRIPTED}")

        def __setitem__(self, index, value):
            raise TypeError(f"elements of a {type(self).__name__} cannot be assigned: {ASSIGNED}")


class Operand(Operators, Generic[Value]):
    """A tensor or an expression: an operand of operations.

    As a type, ``Operand[Tensor[Batch]]`` is a tensor or an expression with the axis Batch. ``Operand`` has axes that
    are known at run time only. In the gradient of an operation, which applies to values and expressions alike, and in a
    function with a rule, the mypy plugin takes the axes of an ``Operand`` from the rule.

    mypy searches the names of a class before its bases, at each lookup of a method. So members are defined beside the
    methods where possible.
    """

    __slots__ = ()


def _answering(name: str, method: Callable[..., Operand]) -> Callable[..., Operand]:
    """Return a method whose errors have no frames of the library below it."""
    if name in ALONG:
        return by_labels(name, method)
    if all(p.kind is p.POSITIONAL_ONLY for p in [*signature(method).parameters.values()][1:]):

        @wraps(method)
        def apply(*operands: object) -> Operand:  # in place of the method, without a further call
            try:
                return PLAIN[name](operands)
            except TypedTensorError as error:
                shorten(error)
                raise

        return apply

    return shortened(method)


for _name in METHODS.keys() - EQUALITIES:
    setattr(Operators, _name, _answering(_name, getattr(Operators, _name)))
answer(Operators, OPERANDS, Unset)


class BoundMethod(Generic[Receiver, Name]):
    """The type of a method of an object whose type is a type variable. It exists in types only."""

    @property
    def __call__(self) -> Callable[..., Operand]:
        raise NotImplementedError
