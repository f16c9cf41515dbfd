"""Interpretation of functions with a custom derivative; differentiating array libraries get the derivative, too."""

from __future__ import annotations

from collections.abc import Sequence

from typedtensor.ad.graph import Node
from typedtensor.backends import Array, Namespace, namespace_of
from typedtensor.backends.derivatives import Derivatives
from typedtensor.backends.library import Library
from typedtensor.control.interpretation.calls import run_call
from typedtensor.control.operations.customs import CustomDerivative
from typedtensor.control.operations.memo import memoized
from typedtensor.control.operations.operation import INTERPRETERS
from typedtensor.control.operations.tasks import Task, drive
from typedtensor.core.expr import Const


class CustomRules(Derivatives):
    """A function with a custom derivative on arrays, and that derivative and its transpose on arrays.

    Args:
        custom: the function.
        constants: the arrays of its last operands, which are constant.
    """

    def __init__(self, custom: CustomDerivative, constants: Sequence[Array] = ()) -> None:
        super().__init__()
        self.custom, self._constants = custom, tuple(constants)
        self.wanted = tuple(n for n in range(len(custom.operand_types)) if custom.passes_gradient(n))
        self.real = [of.kind == "real" for of in custom.result_types]

    def function(self, arrays: Sequence[Array], /) -> tuple[Array, ...]:
        return drive(run_call(self.custom, namespace_of(*arrays), *arrays, *self._constants))

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


def run_custom(custom: CustomDerivative, xp: Namespace, /, *arrays: Array) -> Task[tuple[Array, ...]]:
    """Run the function."""
    if isinstance(xp, Library):
        return xp.with_derivative(memoized(custom._derivatives, "rules", lambda: CustomRules(custom)), arrays)
    results: tuple[Array, ...] = yield run_call(custom, xp, *arrays)
    return results


INTERPRETERS[CustomDerivative] = run_custom
