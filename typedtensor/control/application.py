"""Application of an operation with bodies to operands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from typedtensor.control.operations.operation import StructuredOp
from typedtensor.core.axes import Label, label_name
from typedtensor.core.expr import Expr
from typedtensor.core.scope import MODE, Mode
from typedtensor.core.substitution import is_constant, substitute
from typedtensor.core.tensor import AnyTensor
from typedtensor.errors import AxisError


def launch(operation: StructuredOp, given: Sequence[Any], captured: Sequence[Any] | None = None) -> tuple[Any, ...]:
    """Apply an operation to operands and to the expressions that its bodies capture, or to others in their place.

    The result is computed at once if all operands are tensors, and under :func:`~typedtensor.plain`.
    """
    captured = operation.shared if captured is None else captured
    nodes = [x for x in captured if isinstance(x, Expr)]
    at_once = bool(given) and all(isinstance(x, AnyTensor) for x in given) and is_constant(nodes)
    if MODE.get() is Mode.PLAIN or at_once:
        values = dict(zip(nodes, substitute(nodes, {}, plain=True), strict=True))
        captured = [values[x] if isinstance(x, Expr) else x for x in captured]
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
