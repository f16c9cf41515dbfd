"""Functions with a custom derivative, as single nodes.

Their gradients and tangents are that derivative, or its transpose. Differentiating array libraries get it, too.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from typedtensor.ad.graph import Node
from typedtensor.backends import Array, Namespace
from typedtensor.backends.derivatives import Derivatives
from typedtensor.backends.library import Library
from typedtensor.control.bodies.body import Body
from typedtensor.control.bodies.runner import Task, drive, run_once
from typedtensor.control.derivatives import Given, zeros_like
from typedtensor.control.operations.calls import FunctionCall
from typedtensor.control.operations.operation import Derive, StructuredOp, memoized
from typedtensor.core.expr import Const


class CustomDerivative(StructuredOp):
    """A body that runs once, whose derivative is another body.

    Operands: the body's inputs, then the captured operands. Results: the body's outputs. The derivative takes the
    inputs, the outputs, and then either the cotangents of the outputs, which it maps to those of the inputs, or the
    tangents of the inputs, which it maps to those of the outputs. It is linear in these, so its transpose serves the
    other mode.

    Args:
        forward: whether the derivative takes tangents.
    """

    def __init__(self, body: Body, derivative: Body, forward: bool, title: str) -> None:
        captured = tuple(dict.fromkeys((*body.captured, *derivative.captured)))
        self.body, self.forward = body.with_captured(captured), forward
        self.derivative = FunctionCall(derivative.with_captured(captured), f"derivative of {title}")
        super().__init__(
            title,
            (self.body, self.derivative.body),
            tuple(x.tensor_type for x in (*body.inputs, *captured)),
            tuple(x.tensor_type for x in body.outputs),
        )

    def passes_gradient(self, number: int) -> bool:
        """Whether a gradient flows to an operand; it flows to inputs only."""
        return number < len(self.body.inputs) and super().passes_gradient(number)

    def task(self, xp: Namespace, /, *arrays: Array) -> Task[tuple[Array, ...]]:
        if isinstance(xp, Library):
            return xp.with_derivative(memoized(self._derivatives, "rules", lambda: CustomRules(self)), arrays)
        results: tuple[Array, ...] = yield run_once(self.body, arrays)
        return results

    def pullback(self, given: tuple[int, ...], wanted: tuple[int, ...]) -> Derive:
        return CustomDerivative._transposed if self.forward else CustomDerivative._applied

    def pushforward(self, numbers: tuple[int, ...]) -> Derive:
        return CustomDerivative._applied if self.forward else CustomDerivative._transposed

    def _applied(self, given: Given) -> dict[int, Any]:
        """Apply the derivative to cotangents or tangents."""
        return dict(enumerate(self.derivative.apply(*self._operands(given.moved, given))))

    def _transposed(self, given: Given) -> dict[int, Any]:
        """Apply the transpose of the derivative to tangents or cotangents."""
        call = self.derivative
        operands = self._operands({}, given)
        first = len(self.body.inputs) + len(self.result_types)
        wanted = tuple(n for n in range(first, len(call.body.inputs)) if call.operand_types[n].kind == "real")
        deltas = [given.moved.get(n) for n in range(len(call.result_types))]
        found = call.gradients(deltas, call.keeping.apply(*operands), operands, wanted)
        return {n - first: x for n, x in zip(wanted, found, strict=True)}

    def _operands(self, moved: Mapping[int, Any], given: Given) -> list[Any]:
        """The operands of the derivative; missing cotangents or tangents are zero."""
        count = len(self.body.inputs)
        inputs, captured = given.operands[:count], given.operands[count:]
        like = inputs if self.forward else given.results
        moving = [moved[n] if n in moved else zeros_like(x) for n, x in enumerate(like)]
        return [*inputs, *given.results, *moving, *captured]


class CustomRules(Derivatives):
    """A function with a custom derivative on arrays, and that derivative and its transpose on arrays.

    Args:
        constants: the arrays of its last operands.
    """

    def __init__(self, custom: CustomDerivative, constants: Sequence[Array] = ()) -> None:
        super().__init__()
        self.custom, self._constants = custom, tuple(constants)
        self.wanted = tuple(n for n in range(len(custom.operand_types)) if custom.passes_gradient(n))
        self.real = [of.kind == "real" for of in custom.result_types]

    def function(self, arrays: Sequence[Array], /) -> tuple[Array, ...]:
        return drive(run_once(self.custom.body, (*arrays, *self._constants)))

    def tangents(
        self, arrays: Sequence[Array], results: Sequence[Array], tangents: Sequence[Array | None], /
    ) -> list[Array | None]:
        types, given, result = self.custom.operand_types, self._operands(arrays), self._results(results)
        varied = {n: types[n].wrap(tangents[n]) for n in self.wanted if tangents[n] is not None}
        found = self.custom.tangents(varied, result, given)
        return [None if dy is None else dy.array for dy in found]

    def gradients(
        self,
        arrays: Sequence[Array],
        results: Sequence[Array],
        deltas: Sequence[Array | None],
        needed: Sequence[bool],
        /,
    ) -> list[Array | None]:
        taken = zip(self.custom.result_types, deltas, self.real, strict=True)
        given = [of.wrap(dy) if real and dy is not None else None for of, dy, real in taken]
        wanted = tuple([n for n in self.wanted if needed[n]])
        found = self.custom.gradients(given, self._results(results), self._operands(arrays), wanted)
        by_number = dict(zip(wanted, found, strict=True))
        return [by_number[n].array if n in by_number else None for n in range(len(arrays))]

    def _operands(self, arrays: Sequence[Array]) -> list[object]:
        given = (*arrays, *self._constants)
        return [of.wrap(x) for of, x in zip(self.custom.operand_types, given, strict=True)]

    def _results(self, results: Sequence[Array]) -> list[object]:
        return [of.wrap(y) for of, y in zip(self.custom.result_types, results, strict=True)]


def constants_of(captured: Sequence[Node]) -> list[Array] | None:
    """The arrays of captured values; None if one is not constant."""
    constants = [x.value._array for x in captured if isinstance(x, Const)]
    return constants if len(constants) == len(captured) else None


def with_constants(custom: CustomDerivative) -> CustomRules | None:
    """The function with what it captures; None if that is not constant."""
    constants = constants_of(custom.shared)
    return None if constants is None else CustomRules(custom, constants)
