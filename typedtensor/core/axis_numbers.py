"""Refusal of axis numbers, such as ``dim=1``, with a message that names the label to write instead."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import wraps
from inspect import signature
from typing import TYPE_CHECKING, Any

from typedtensor.base.tracebacks import shorten
from typedtensor.core.axes import Label, is_label, label_name
from typedtensor.core.dispatch import PLAIN, apply_masked, apply_method, named_operation
from typedtensor.elsewhere import DIMENSIONS, dotted, numbered
from typedtensor.errors import AxisError, TypedTensorError
from typedtensor.methods import METHODS

if TYPE_CHECKING:
    from typedtensor.core.operand import Operand


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
