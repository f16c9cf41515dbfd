"""Sizes that a rule says nothing of, checked where the operation is computed."""

from __future__ import annotations

from collections.abc import Iterable

from typedtensor.errors import SizeError
from typedtensor.ops.operation import PolyOp


def require_fit(operation: PolyOp, operand: int, given: Iterable[int], wanted: Iterable[int], why: str) -> None:
    """Check sizes of an operand.

    Args:
        operation: the operation that is computed.
        operand: the number of the operand, counted from 0.
        given: the sizes that it has.
        wanted: the sizes that fit the other operands.
        why: where these come from, for the message.

    Raises:
        SizeError: when they differ.
    """
    given, wanted = tuple(given), tuple(wanted)
    if given != wanted:
        raise SizeError(
            f"{operation.title} was given operand {operand + 1} of size {_by(given)}, which must be {_by(wanted)}: "
            f"{why}"
        )


def _by(sizes: tuple[int, ...]) -> str:
    return " × ".join(map(str, sizes))
