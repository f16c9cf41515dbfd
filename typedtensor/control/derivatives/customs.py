"""The gradient of a function with a custom derivative: that derivative, or its transpose."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from typedtensor.control.derivatives.pullback import zeros_like
from typedtensor.control.operations.customs import CustomDerivative
from typedtensor.control.operations.operation import DERIVATIVES


class CustomGradient:
    """The gradients of some inputs, given the cotangents of some results."""

    def __init__(self, custom: CustomDerivative, given: Sequence[bool], wanted: tuple[int, ...]) -> None:
        self.wanted = wanted

    def __call__(
        self, custom: CustomDerivative, deltas: list[Any], results: Sequence[Any], operands: Sequence[Any], /
    ) -> list[Any]:
        known = {n: delta for n, delta in enumerate(deltas) if delta is not None}
        apply = transposed if custom.forward else applied
        result = apply(custom, known, results, operands)
        return [result[n] for n in self.wanted]


def applied(
    custom: CustomDerivative, moved: Mapping[int, Any], results: Sequence[Any], operands: Sequence[Any]
) -> Sequence[Any]:
    """Apply the derivative to cotangents or tangents; missing ones are zero."""
    return custom.derivative.apply(*_taken(custom, moved, results, operands))


def transposed(
    custom: CustomDerivative, deltas: Mapping[int, Any], results: Sequence[Any], operands: Sequence[Any]
) -> Sequence[Any]:
    """Apply the transpose of the derivative to tangents or cotangents."""
    call = custom.derivative
    taken = _taken(custom, {}, results, operands)
    first = len(custom.body.inputs) + len(results)
    wanted = tuple(n for n in range(first, len(call.body.inputs)) if call.operand_types[n].kind == "real")
    given = [deltas.get(n) for n in range(len(call.result_types))]
    result = dict(zip(wanted, call.gradients(given, call.keeping.apply(*taken), taken, wanted), strict=True))
    return [result.get(n) for n in range(first, len(call.body.inputs))]


def _taken(
    custom: CustomDerivative, moved: Mapping[int, Any], results: Sequence[Any], operands: Sequence[Any]
) -> list[Any]:
    count = len(custom.body.inputs)
    like = operands[:count] if custom.forward else results
    return [
        *operands[:count],
        *results,
        *(moved[n] if n in moved else zeros_like(x) for n, x in enumerate(like)),
        *operands[count:],
    ]


DERIVATIVES[CustomDerivative] = CustomGradient
