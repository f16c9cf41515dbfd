"""Every operation of the library, compared with the expectations of its family's cases."""

from __future__ import annotations

import pkgutil
import sys
from collections.abc import Iterable
from typing import Any

import pytest

import typedtensor.ops
from tests.ops.cases import CASES, REFUSALS, Case, Refusal, is_representative, operation_of
from tests.sampling import sample
from typedtensor import AxisError, Input
from typedtensor.ops import Labelled, PolyOp, operations
from typedtensor.rules import RunVar
from typedtensor.specialization.cache import PLANS
from typedtensor.testing import check_forward, check_gradient, check_modes, check_precision, check_second_gradient


@pytest.mark.parametrize("case", sample(CASES, each=operation_of), ids=str)
def test_case(case: Case) -> None:
    check_forward(case.operation, *case.operands, reference=case.reference)
    check_precision(case.operation, *case.operands)
    for check in (check_gradient, check_modes):
        PLANS.clear()
        check(case.operation, *case.operands)


@pytest.mark.parametrize("case", sample(CASES, where=is_representative, one_in=8), ids=str)
def test_gradients_of_gradients_one_by_one(case: Case) -> None:
    """Of all together, along some directions, they are checked with each case, among the modes."""
    check_second_gradient(case.operation, *case.operands)


@pytest.mark.slow
def test_every_operation_to_the_third_order() -> None:
    for case in {type(case.operation): case for case in reversed(CASES)}.values():
        check_modes(case.operation, *case.operands, order=3)


@pytest.mark.parametrize("refusal", sample(REFUSALS, each=operation_of), ids=str)
def test_refusal(refusal: Refusal) -> None:
    operation: Any = refusal.operation
    with pytest.raises(AxisError) as raised:
        operation(*refusal.operands)
    message = str(raised.value)
    assert message.startswith(f"{operation.title} cannot be applied to ")
    ways = [str(way).partition(" where ")[0] for way in operation.parsed_rule.ways]
    assert any(f'"{way}' in message for way in ways)
    assert refusal.reason in message
    # Expressions are refused alike.
    made: Any = Input
    nodes = [x if isinstance(x, (int, float)) else made(x.tensor_type) for x in refusal.operands]
    with pytest.raises(AxisError, match="cannot be applied to"):
        operation(*nodes)


def test_every_operation_has_a_case() -> None:
    without = names(set(operations()) - {type(case.operation) for case in CASES})
    assert not without, f"there is no Case, in a file of tests/ops/cases/, of {without}"


def test_every_operation_has_a_refusal() -> None:
    refused = {type(refusal.operation) for refusal in REFUSALS}
    without = names({operation for operation in operations() if not _takes_anything(operation)} - refused)
    assert not without, f"there is no Refusal, in a file of tests/ops/cases/, of {without}"


def test_every_operation_is_public_and_documented() -> None:
    exported = vars(typedtensor.ops)["__all__"]
    private = names(operation for operation in operations() if operation.__name__ not in exported)
    assert not private, f"their families do not name in __all__ {private}"
    assert not names(operation for operation in operations() if not operation.__doc__)


def test_every_function_is_public() -> None:
    """Instances that are ready to apply, and functions that take labels, beside the classes of operations."""
    exported = vars(typedtensor.ops)["__all__"]
    families = {operation.__module__ for operation in operations()}
    private = [
        f"{family}.{name}"
        for family in sorted(families)
        for name, value in vars(sys.modules[family]).items()
        if isinstance(value, (PolyOp, Labelled)) and name not in exported and not name.startswith("_")
    ]
    assert not private, f"their families do not name in __all__ {private}"


def test_every_family_is_collected() -> None:
    there = {module.name for module in pkgutil.walk_packages(typedtensor.ops.__path__, "typedtensor.ops.")}
    missing = sorted({name for name in there if not name.startswith("typedtensor.ops.core.")} - sys.modules.keys())
    assert not missing, f"typedtensor/ops/__init__.py imports nothing from {missing}"


def test_names_are_exported_once() -> None:
    exported = vars(typedtensor.ops)["__all__"]
    assert len(exported) == len(set(exported))
    assert {name for name in exported if not hasattr(typedtensor.ops, name)} == set()


def test_what_only_gradients_need_finds_what_it_is_the_gradient_of() -> None:
    for operation in operations():
        if "adjoint_of" in vars(operation):
            assert operation.__module__.startswith("typedtensor.ops.adjoint.")
            assert operation.adjoint_of.__module__.startswith("typedtensor.ops.library.")


def names(of: Iterable[type[PolyOp]]) -> list[str]:
    """Operations by their families."""
    return sorted(f"{operation.__module__}.{operation.__name__}" for operation in of)


def _takes_anything(operation: type[PolyOp]) -> bool:
    rule = operation.parsed_rule
    runs = all(len(term.items) == 1 and isinstance(term.items[0], RunVar) for term in rule.operands)
    return runs and not rule.conditions and rule.operands[0].kind not in ("real", "int", "bool")
