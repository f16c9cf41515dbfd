"""Applying an operation with bodies to what a user gives."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from typedtensor.axes import Label, label_name
from typedtensor.errors import AxisError
from typedtensor.scope import MODE, Mode
from typedtensor.structured.operation import StructuredOp
from typedtensor.structured.substitution import is_constant, substitute
from typedtensor.tensor import AnyTensor, tensor_type
from typedtensor.tensor_type import TensorType


def launch(operation: StructuredOp, given: Sequence[Any]) -> tuple[Any, ...]:
    """The results for given operands, and for what the bodies capture.

    Given tensors alone, and in :func:`~typedtensor.plain`, they are computed at once.
    """
    captured: Sequence[Any] = operation.shared
    at_once = bool(given) and all(isinstance(x, AnyTensor) for x in given) and is_constant(captured)
    if MODE.get() is Mode.PLAIN or at_once:
        captured = substitute(captured, {}, plain=True)
    return operation(*given, *captured)


def require_sequences(xs: Any, over: Label, title: str) -> tuple[Any, ...]:
    """The sequences among the arguments: one, or a tuple of them.

    Raises:
        AxisError: one of them does not have the axis as its first.
    """
    sequences = xs if isinstance(xs, tuple) else (xs,)
    for number, x in enumerate(sequences):
        which = f"sequence {number + 1}" if isinstance(xs, tuple) else "the sequence"
        if not x.axes or x.axes[0] is not over:
            name = label_name(over)
            advice = (
                f"move it to the front with .transpose({name}, …)"
                if over in x.axes
                else f"it has no axis {name}: name another axis, or give another sequence"
            )
            raise AxisError(
                f"{title} goes over the first axis of {which}, which is to be {name}, but {which} is "
                f"{x.tensor_type}: {advice}"
            )
    if not sequences:
        raise AxisError(f"{title} goes over one or more sequences, and was given none")
    return sequences


def element_type(x: Any) -> TensorType:
    """The type of an element of a sequence."""
    return tensor_type(x.tensor_type.kind, x.axes[1:])
