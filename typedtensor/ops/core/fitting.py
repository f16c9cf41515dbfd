"""Checks of sizes that no rule states: declared ones at application, actual ones at computation."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NoReturn

from typedtensor.backends import Array, Namespace
from typedtensor.core.axes import Label, declared_size, label_name
from typedtensor.core.tensor_type import TensorType
from typedtensor.errors import SizeError
from typedtensor.ops.core.application import Kernel
from typedtensor.ops.core.operation import PolyOp
from typedtensor.rules import another_size


def require_fit(operation: PolyOp, operand: int, given: Iterable[int], wanted: Iterable[int], why: str) -> None:
    """Check the sizes of an operand.

    Args:
        operation: the operation.
        operand: the index of the operand.
        given: its sizes.
        wanted: the sizes that fit the other operands.
        why: the reason for the required sizes, for the message.

    Raises:
        SizeError: when they differ.
    """
    given, wanted = tuple(given), tuple(wanted)
    if given != wanted:
        raise SizeError(
            f"{operation.title} was given operand {operand + 1} of size {_by(given)}, which must be {_by(wanted)}: "
            f"{why}"
        )


def require_declared(operation: PolyOp, label: Label, size: int | None) -> None:
    """Check the declared size of a label of the result before anything is computed.

    Args:
        operation: the operation.
        label: the label of the result.
        size: the size that follows from declared sizes; None if only arrays determine it.

    Raises:
        SizeError: when the label declares another size; the message equals the type checker's.
    """
    declared = None if size is None else declared_size(label)
    if size is not None and declared not in (None, size):
        raise SizeError(another_size(operation.title, label_name(label), size, declared))


def naming_labels(operation: PolyOp, operands: Sequence[TensorType], kernel: Kernel) -> Kernel:
    """Return the kernel with size errors that also name the operation and its operands."""

    def named(xp: Namespace, *arrays: Array) -> Array:
        try:
            return kernel(xp, *arrays)
        except SizeError as error:
            raise SizeError(f"{error}; in {operation.title} of {' and '.join(map(repr, operands))}") from None

    return named


def refuse_nothing(operation: PolyOp, x: TensorType, sizes: Sequence[int], which: str = "largest") -> NoReturn:
    """Raise the error for a choice among no elements.

    Raises:
        SizeError: always."""
    empty = [label_name(axis) for axis, size in zip(x.axes, sizes, strict=True) if not size]
    raise SizeError(
        f"{operation.title} was given {x!r}, which has no elements along {' and '.join(empty)} and so no {which}: "
        "give it at least one element, or handle the empty case separately"
    )


def _by(sizes: tuple[int, ...]) -> str:
    return " × ".join(map(str, sizes))
