"""Derivatives of users' operations in array libraries that differentiate: those that the operations define."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Any

from typedtensor.ad.forward import tangent_along
from typedtensor.backends import Array, namespace_of
from typedtensor.backends.derivatives import TRACING, Derivatives
from typedtensor.base.lasting import newest
from typedtensor.control.bodies.body import Body
from typedtensor.control.bodies.keys import frozen
from typedtensor.control.bodies.runner import body_scope, runner_of
from typedtensor.control.bodies.tracing import trace
from typedtensor.control.operations.customs import constants_of
from typedtensor.core.axes import keeper_of
from typedtensor.core.scope import AS_WRITTEN, MODE, Mode, Setting
from typedtensor.core.tensor import AnyTensor
from typedtensor.errors import GradientError
from typedtensor.ops.core.arities import PolyOp1, PolyOp2, PolyOp3, PolyOpN
from typedtensor.ops.core.grounded import DERIVATIVES_OF
from typedtensor.ops.core.operation import PolyOp
from typedtensor.ops.core.verdict import Verdict

_BASES = frozenset({PolyOp, PolyOp1, PolyOp2, PolyOp3, PolyOpN})
_GRADIENTS = ("gradient", "backward", "backward1", "backward2", "backward3")
_MOST_SETTINGS = 64
"""The most operations of a class, with other settings, that compiled programs find."""


class OperationRules(Derivatives):
    """The kernel of an operation for operand types, with the gradients that the operation defines, on arrays."""

    def __init__(self, operation: PolyOp, verdict: Verdict, kernel: Callable[..., Array]) -> None:
        super().__init__()
        self.operation, self._kernel = operation, kernel
        self._types, self._result = verdict.operands, verdict.result
        self._varied = _differentiable(operation, verdict)
        self._bodies: dict[tuple[int, ...], tuple[Body, list[Array]]] = {}

    def are_linear(self, varied: Sequence[bool], /) -> bool:
        try:
            for number in self._varied:
                if varied[number]:
                    self._body((number,))
        except GradientError:
            return False
        return True

    def function(self, arrays: Sequence[Array], /) -> tuple[Array, ...]:
        return (self._kernel(namespace_of(*arrays), *arrays),)

    def tangents(
        self, arrays: Sequence[Array], results: Sequence[Array], tangents: Sequence[Array | None], /
    ) -> list[Array | None]:
        numbers = tuple([n for n in self._varied if tangents[n] is not None])
        if not numbers:
            return [None]
        body, captured = self._body(numbers)
        with body_scope() as scope:
            inputs = [*arrays, *results, *[tangents[n] for n in numbers]]
            return [*runner_of(body)(inputs, captured, scope)]

    def gradients(
        self,
        arrays: Sequence[Array],
        results: Sequence[Array],
        deltas: Sequence[Array | None],
        needed: Sequence[bool],
        /,
    ) -> list[Array | None]:
        operands = tuple([of.wrap(x) for of, x in zip(self._types, arrays, strict=True)])
        found: list[Array | None] = [None] * len(arrays)
        if deltas[0] is None:
            return found
        dy, y = self._result.wrap(deltas[0]), self._result.wrap(results[0])
        with Setting({AS_WRITTEN: False, MODE: Mode.LAZY}, None):
            for number in self._varied:
                if needed[number]:
                    found[number] = _array(self.operation.gradient(number, dy, y, operands))
        return found

    def _body(self, numbers: tuple[int, ...]) -> tuple[Body, list[Array]]:
        """The tangent of the result by those of some operands, as a function of operands, result and tangents, with the
        constants that it captures.

        Raises:
            GradientError: when there is none.
        """
        if numbers not in self._bodies:
            types = [*self._types, self._result, *[self._types[n] for n in numbers]]

            def tangent(*given: Any) -> list[Any]:
                operands, y, moved = given[: len(self._types)], given[len(self._types)], given[len(self._types) + 1 :]
                with Setting({AS_WRITTEN: False}, None):
                    along = zip(numbers, moved, strict=True)
                    parts = [tangent_along(self.operation, n, dx, y, operands) for n, dx in along]
                    there = [part for part in parts if part is not None]
                    return [sum(there[1:], there[0]) if there else y * 0.0]

            body = trace(tangent, types, f"the tangent of {self.operation.title}")
            captured = constants_of(body.captured)
            if captured is None:
                raise GradientError(f"the tangent of {self.operation.title} reads parameters or inputs")
            self._bodies[numbers] = body, captured
        return self._bodies[numbers]


def _array(gradient: Any) -> Array:
    if not isinstance(gradient, AnyTensor):
        raise GradientError(
            f"a gradient of tensors must be a tensor, but is {gradient!r}: if it reads a parameter or an input, make "
            "that an operand of the operation"
        )
    return gradient._array


def _differentiable(operation: PolyOp, verdict: Verdict) -> tuple[int, ...]:
    """The operands with a gradient."""
    numbers = range(len(verdict.operands))
    return tuple([n for n in numbers if verdict.operands[n].kind == "real" and operation.passes_gradient(n)])


def derivatives_of(operation: PolyOp, verdict: Verdict, kernel: Callable[..., Array]) -> Derivatives | None:
    """The derivatives of a user's operation; None if its class defines none, so that its kernel is differentiated.

    A compiled program that makes an operation gets those of an equal one, which was made in its uncompiled run.
    """
    own = any(name in vars(of) for of in type(operation).__mro__ if of not in _BASES for name in _GRADIENTS)
    if not own or verdict.result.kind != "real" or not _differentiable(operation, verdict):
        return None
    labels = [label for word in operation.arguments.values() for label in word]
    keeper = newest([keeper_of((type(operation), *labels)), *[of.keeper for of in verdict.operands]])
    key, settings = ("derivatives", type(operation), verdict.operands), settings_of(operation)
    known: dict[Hashable, OperationRules] = keeper.known.setdefault(key, {})
    if any(is_tracing() for is_tracing in TRACING):
        found = known.get(settings)
        if found is None or settings_of(found.operation) != settings:
            raise GradientError(
                f"{operation.title} is first applied to arrays of PyTorch in a compiled function: apply it once "
                "uncompiled, to operands of the same types, or make it outside the function"
            )
        return found
    rules = OperationRules(operation, verdict, kernel)
    if settings is not None:
        if len(known) >= _MOST_SETTINGS:
            known.clear()
        known[settings] = rules
    return rules


def settings_of(operation: PolyOp) -> Hashable:
    """The labels, sizes and fields of an operation; None if one of them has no hash."""
    state = frozen(operation.__getstate__())
    try:
        hash(state)
    except TypeError:
        return None
    return state


DERIVATIVES_OF.append(derivatives_of)
