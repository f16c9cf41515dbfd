"""Dispatch of operators, methods and universal functions of NumPy to operations, by the names in :data:`METHODS`.

What is written with numbers of axes, such as ``dim=1``, is refused with a message that names the labels to write.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import wraps
from importlib import import_module
from inspect import signature
from operator import itemgetter
from typing import TYPE_CHECKING, Any, TypeAlias

import numpy as np

from typedtensor.base.lasting import kept_operation
from typedtensor.base.tracebacks import shorten
from typedtensor.core.axes import Axis, Flat, Label, declared_size, is_label, keeper_of, label_name, label_of
from typedtensor.elsewhere import DIMENSIONS, FUNCTIONS, UNIVERSAL, dotted, numbered
from typedtensor.errors import AxisError, TypedTensorError
from typedtensor.methods import METHODS, chain
from typedtensor.rules import named_twice

if TYPE_CHECKING:
    from typedtensor.core.operand import Operand, Operators


def named_operation(name: str, labels: tuple[Any, ...]) -> Any:
    """Return an interned operation by the name of its class. This layer names the classes and does not import them."""
    key = name, labels
    try:
        found = kept_operation(key)
        if found is not None:
            return found
        keeper = keeper_of(labels)
        found = keeper.operations.get(key)
    except TypeError:  # a list instead of labels or of an option, which the operation refuses
        found, keeper = None, None
    if found is None:
        operation: Any = getattr(import_module("typedtensor.ops"), name)
        return operation(*labels) if keeper is None else keeper.operation(key, operation, labels)
    return found


_Applied: TypeAlias = "Callable[[tuple[Any, ...]], Operand]"


class _Plain(dict[str, _Applied]):
    """The operations of operators and of methods without labels, cached at first use."""

    def __missing__(self, method: str) -> _Applied:
        entry = METHODS[method]
        found: _Applied = itemgetter(0)  # the identity, for a method with one operation per label
        if entry.total is not None or not entry.each:
            operation: Any = named_operation(entry.total or entry.operation, ())
            forward: _Applied = operation._apply
            found = (lambda operands: forward(operands[::-1])) if entry.reflected else forward
        self[method] = found
        return found


PLAIN = _Plain()
"""The operations of operators and of methods without labels, by name."""


def apply_method(method: str, receiver: Operators, *operands: object, labels: tuple[object, ...] = ()) -> Operand:
    """Apply a method to a receiver: its operation with labels, or the one without."""
    if not labels:
        return PLAIN[method]((receiver, *operands))
    entry = METHODS[method]
    if entry.each and len(labels) > 1:
        try:
            expanded: Any = receiver
            for label in labels:
                expanded = named_operation(entry.operation, (label,))._apply((expanded,))
            return expanded  # type: ignore[no-any-return]  # an operand
        except AxisError as error:
            refused = error
        _refuse_labels(receiver, entry.operation, labels)
        raise refused
    applied: Operand = named_operation(entry.operation, labels)._apply((receiver, *operands))
    return applied


def apply_chained(method: str, receiver: Operators, labels: tuple[Any, ...]) -> Operand:
    """Apply a method with any number of labels, whose operation takes a few at a time."""
    if len(labels) == METHODS[method].chained:
        return apply_method(method, receiver, labels=labels)
    return _in_turn(receiver, chain(method, labels, _flat))


def _in_turn(receiver: Operators, operations: Iterable[tuple[str, tuple[Any, ...]]]) -> Operand:
    """Apply operations with their labels in sequence."""
    result: Any = receiver
    for operation, labels in operations:
        result = named_operation(operation, labels)(result)
    return result  # type: ignore[no-any-return]  # an operand, as the receiver of a method is one


def _refuse_labels(receiver: Operators, operation: str, labels: Sequence[Any]) -> None:
    """Report errors of labels for the receiver rather than for the result of the first labels.

    Raises :class:`AxisError` when a label is repeated, or the operation does not apply to the receiver along one.
    """
    for number, label in enumerate(labels):
        if label_of(label) in map(label_of, labels[:number]):
            raise AxisError(named_twice(operation, label_name(label_of(label))))
        named_operation(operation, (label,))(receiver)


def _flat(first: Label | Axis, second: Label | Axis) -> Any:
    """``Flat`` of two labels; a sized axis if the given sizes determine it."""
    of: Any = Flat
    both, label = (first, second), of[label_of(first), label_of(second)]
    sizes = [axis.size if isinstance(axis, Axis) else declared_size(axis) for axis in both]
    given = None not in sizes and any(isinstance(axis, Axis) for axis in both)
    return label(math.prod(size or 0 for size in sizes)) if given else label


def apply_masked(method: str, receiver: Operators, mask: object, axes: tuple[object, ...]) -> Operand:
    """Apply a method along axes, with a mask if there is one."""
    if mask is None:
        return apply_method(method, receiver, labels=axes)
    name = METHODS[method].masked
    assert name is not None, "the method takes no mask"
    masked: Operand = named_operation(name, axes)._apply((receiver, mask))
    return masked


def apply_moment(
    method: str, receiver: Operators, mask: object, axes: tuple[object, ...], correction: float
) -> Operand:
    """A variance, or its root, along axes, of squares that are divided by how many there are less a correction."""
    if not correction:
        return apply_masked(method, receiver, mask, axes)
    entry, ops = METHODS[method], import_module("typedtensor.ops")
    if mask is None:
        operation: Any = getattr(ops, entry.operation)
        corrected: Operand = operation(*axes, correction=correction)(receiver)
        return corrected
    plain: Any = apply_masked(method, receiver, mask, axes)
    ones = ops.zeros_like(receiver) + 1.0  # of the precision of the receiver
    count: Any = apply_method("sum", ops.Where()(ops.ExpandLike()(mask, receiver), ones, 0.0), labels=axes)
    factor = count / (count - correction)
    scaled: Operand = plain * (ops.sqrt(factor) if method == "std" else factor)
    return scaled


def refuse_numbers(call: str, receiver: object, options: Mapping[str, object], operands: Sequence[str] = ()) -> None:
    """Refuse axis numbers given by keyword, such as ``dim=1``.

    Args:
        call: the called function, as it is written.
        receiver: the object whose axes are numbered.
        options: the keyword arguments.
        operands: the operands before the labels.

    Raises:
        AxisError: when there are any.
    """
    if options.keys().isdisjoint(DIMENSIONS):
        return
    given: Any = next((options[name] for name in DIMENSIONS if name in options), None)
    if given is None:  # as NumPy's functions call methods
        raise AxisError(f"axes have labels, not numbers: write {call}({', '.join(operands)}) for all of them")
    numbers: Sequence[Any] = given if isinstance(given, (tuple, list)) else [given]
    axes: tuple[Label, ...] = getattr(receiver, "axes", ())
    labels = [
        label_name(number if is_label(number) else axes[number])
        for number in numbers
        if is_label(number) or (type(number) is int and -len(axes) <= number < len(axes))
    ]
    kept = any(name.startswith("keep") for name in options)
    raise AxisError(numbered(call, operands, labels if len(labels) == len(numbers) else (), kept=kept))


def along_one(dot: Callable[..., Operand]) -> Callable[..., Operand]:
    """Return the method ``dot`` with an error for several labels that says what to write."""

    @wraps(dot)
    def apply(self: Operand, other: object, axis: object, *more: object) -> Operand:
        if more:
            axes = dict.fromkeys((*self.axes, *getattr(other, "axes", ())))
            kept = [label_name(label) for label in axes if label not in (axis, *more)]
            raise AxisError(dotted([label_name(x) if is_label(x) else str(x) for x in (axis, *more)], kept))
        return apply_method("dot", self, other, labels=(axis,))

    return apply


def by_labels(name: str, method: Callable[..., Operand]) -> Callable[..., Operand]:
    """Wrap a method so that it says what to write instead of ``dim=`` and ``axis=``."""

    own = signature(method).parameters

    def refuse(operand: Operand, options: Mapping[str, object]) -> None:
        others = {key: value for key, value in options.items() if key not in own or isinstance(value, (int, tuple))}
        refuse_numbers(f"x.{name}", operand, others)

    @wraps(method)
    def apply(self: Operand, *axes: object, **options: object) -> Operand:
        try:
            if options and not options.keys().isdisjoint(DIMENSIONS):
                refuse(self, options)
            return method(self, *axes, **options)
        except TypedTensorError as error:
            shorten(error)
            raise

    @wraps(method)
    def apply_along(self: Operand, *axes: object, where: object = None, **options: object) -> Operand:
        try:
            if options or (where is not None and not masked):
                return apply(self, *axes, **(options if where is None else {**options, "where": where}))
            if where is not None:
                return apply_masked(name, self, where, axes)
            if len(axes) == 1:  # without a further call
                reduced: Operand = named_operation(along, axes)._apply((self,))
                return reduced
            return apply_method(name, self, labels=axes) if axes else PLAIN[name]((self,))
        except TypedTensorError as error:
            shorten(error)
            raise

    along, masked = METHODS[name].operation, METHODS[name].masked is not None
    return apply_along if METHODS[name].each or METHODS[name].reduces else apply


_OPERATORS: Mapping[str, tuple[str, str]] = {
    "add": ("__add__", "__radd__"),
    "subtract": ("__sub__", "__rsub__"),
    "multiply": ("__mul__", "__rmul__"),
    "divide": ("__truediv__", "__rtruediv__"),
    "floor_divide": ("__floordiv__", "__rfloordiv__"),
    "remainder": ("__mod__", "__rmod__"),
    "power": ("__pow__", "__rpow__"),
    "matmul": ("__matmul__", "__rmatmul__"),
    "equal": ("eq", "eq"),
    "not_equal": ("ne", "ne"),
    "less": ("__lt__", "__gt__"),
    "less_equal": ("__le__", "__ge__"),
    "greater": ("__gt__", "__lt__"),
    "greater_equal": ("__ge__", "__le__"),
    "bitwise_and": ("__and__", "__rand__"),
    "bitwise_or": ("__or__", "__ror__"),
    "bitwise_xor": ("__xor__", "__rxor__"),
    "right_shift": ("__rshift__", "__rrshift__"),
}
"""The methods of the first and of the second operand, by the name of the universal function of an operator."""

_OTHER_NAMES = {"absolute": "abs", "conjugate": "conj", "invert": "logical_not", "arctan2": "atan2"}


class OfType:
    """A method that NumPy looks up on the type; instances have None instead.

    Masked arrays look it up on the instance, and leave operators to an instance with None; otherwise they compute with
    its elements.
    """

    def __init__(self, function: Any) -> None:
        self._function = function

    def __get__(self, instance: object, owner: type) -> Any:
        return self._function if instance is None else None


def answer_ufunc(receiver: object, ufunc: Any, method: str, inputs: Sequence[Any], shown: str) -> Any:
    """Compute ``array + receiver`` or any other call of a universal function with the receiver as an argument.

    Args:
        receiver: the tensor, expression or stage.
        ufunc: the function.
        method: the kind of call: ``"__call__"``, ``"reduce"``, …
        inputs: its arguments.
        shown: the receiver in messages.

    Raises:
        TypeError: for a function that is no operator's; the message says what to write.
    """
    names = _OPERATORS.get(ufunc.__name__)
    if names is not None and method == "__call__" and len(inputs) == 2:
        # For comparisons, NumPy has converted its scalars to arrays.
        first, second = (x[()] if type(x) is np.ndarray and not x.ndim else x for x in inputs)
        result = NotImplemented
        if first is receiver:
            result = getattr(type(first), names[0], _not_there)(first, second)
        elif second is receiver:
            result = getattr(type(second), names[1], _not_there)(second, first)
        if result is not NotImplemented:
            return result
        raise TypeError(f"np.{ufunc.__name__} does not support {type(first).__name__} and {type(second).__name__}")
    name = _OTHER_NAMES.get(ufunc.__name__, ufunc.__name__)
    name = f"a{name[3:]}" if name.startswith("arc") else name
    raise TypeError(
        UNIVERSAL.format(
            ufunc.__name__,
            shown,
            FUNCTIONS.get(name, "use the operations of typedtensor.ops"),
            ".value" if hasattr(type(receiver), "value") else "",
        )
    )


def _not_there(*operands: object) -> Any:
    return NotImplemented
