"""Application of an operation with bodies to operands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from typedtensor.control.operations.operation import StructuredOp
from typedtensor.core.axes import Label, label_name
from typedtensor.core.scope import MODE, Mode
from typedtensor.core.substitution import is_constant, substitute
from typedtensor.core.tensor import AnyTensor, tensor_type
from typedtensor.core.tensor_type import TensorType
from typedtensor.errors import AxisError


def launch(operation: StructuredOp, given: Sequence[Any]) -> tuple[Any, ...]:
    """Apply an operation to operands and to the expressions that its bodies capture.

    The result is computed at once if all operands are tensors, and under :func:`~typedtensor.plain`.
    """
    captured: Sequence[Any] = operation.shared
    at_once = bool(given) and all(isinstance(x, AnyTensor) for x in given) and is_constant(captured)
    if MODE.get() is Mode.PLAIN or at_once:
        captured = substitute(captured, {}, plain=True)
    return operation(*given, *captured)


def require_sequences(sequences: Sequence[Any], over: Label, title: object, *, alone: bool) -> None:
    """Require that there are sequences, and that their first axis is a given one.

    Args:
        alone: whether there is one sequence that is not in a pytree; messages number the others.
    """
    for number, x in enumerate(sequences):
        which = "the sequence" if alone else f"sequence {number + 1}"
        if not x.axes or x.axes[0] != over:
            name = label_name(over)
            rest = [label_name(axis) for axis in x.axes if axis != over]
            advice = (
                f"move it to the front with .transpose({', '.join([name, *rest])})"
                if over in x.axes
                else f"it has no axis {name}: name another axis, or give another sequence"
            )
            raise AxisError(
                f"{title} runs along the first axis of {which}, which must be {name}, but {which} is "
                f"{x.tensor_type}: {advice}"
            )
    if not sequences:
        raise AxisError(f"{title} takes at least one sequence, but was given none")


def element_type(x: Any) -> TensorType:
    """The type of an element of a sequence."""
    return tensor_type(x.tensor_type.kind, x.axes[1:])
