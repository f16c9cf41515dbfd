"""Dispatch of operators and methods to operations, by the names in :data:`typedtensor.methods.METHODS`."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from importlib import import_module
from operator import itemgetter
from typing import TYPE_CHECKING, Any, TypeAlias

from typedtensor.base.lasting import kept_operation
from typedtensor.core.axes import Axis, Flat, Label, declared_size, keeper_of, label_name, label_of
from typedtensor.errors import AxisError
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

    Raises:
        AxisError: when a label is repeated, or the operation does not apply to the receiver along one.
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
