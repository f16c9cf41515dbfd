"""What is known about each operation: operands with a reference, and operands that it refuses. One family a file."""

from __future__ import annotations

from importlib import import_module
from pkgutil import walk_packages
from typing import Any

from tests.ops.cases.case import Case, Refusal
from typedtensor import AnyTensor
from typedtensor.core.scope import AS_WRITTEN, Setting

FAMILIES = [import_module(found.name) for found in walk_packages(__path__, f"{__name__}.")]

CASES: list[Case] = [case for family in FAMILIES for case in getattr(family, "CASES", ())]
REFUSALS: list[Refusal] = [refusal for family in FAMILIES for refusal in getattr(family, "REFUSALS", ())]


def _representatives() -> list[Case]:
    found: dict[Any, Case] = {}
    for case in CASES:
        kinds = tuple(x.kind if isinstance(x, AnyTensor) else "number" for x in case.operands)
        found.setdefault((type(case.operation), kinds), case)
    return list(found.values())


REPRESENTATIVES: list[Case] = _representatives()
"""A case for each operation and each choice of kinds of operands."""

_QUICK = set(map(id, REPRESENTATIVES))


def is_representative(case: Case) -> bool:
    """Whether a case is the one of its operation and its kinds of operands."""
    return id(case) in _QUICK


def squares(y: Any) -> Any:
    """The sum of the squares of a result, also of a sum that is not whole, of which that is no loss for users."""
    with Setting({AS_WRITTEN: False}, None):
        return (y * y).sum()


def operation_of(row: Case | Refusal) -> Any:
    """The operation, without its labels and numbers, of which the fast tests run one case."""
    return type(row.operation)


__all__ = ["CASES", "REFUSALS", "REPRESENTATIVES", "Case", "Refusal", "is_representative", "operation_of"]
