"""The tangents of a function with a custom derivative: that derivative, or its transpose."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from typedtensor.control.derivatives.customs import applied, transposed
from typedtensor.control.operations.customs import CustomDerivative
from typedtensor.control.operations.operation import TANGENTS


class CustomTangents:
    """The tangents of the real results, given those of some inputs."""

    def __init__(self, custom: CustomDerivative, numbers: tuple[int, ...]) -> None:
        self.real = [n for n, of in enumerate(custom.result_types) if of.kind == "real"]

    def __call__(
        self,
        custom: CustomDerivative,
        tangents: Mapping[int, Any],
        results: Sequence[Any],
        operands: Sequence[Any],
        /,
    ) -> dict[int, Any]:
        apply = applied if custom.forward else transposed
        result = apply(custom, tangents, results, operands)
        return {n: result[n] for n in self.real}


TANGENTS[CustomDerivative] = CustomTangents
