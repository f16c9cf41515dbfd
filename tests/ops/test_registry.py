"""Every operation of the library, against what its family's cases say of it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.ops.cases import CASES, REFUSALS, Case, Refusal
from typedtensor import AxisError, Input
from typedtensor.ops import PolyOp, operations
from typedtensor.rules import RunVar
from typedtensor.testing import check_forward, check_gradient, check_precision, check_second_gradient


@pytest.mark.parametrize("case", CASES, ids=str)
def test_forward(case: Case) -> None:
    check_forward(case.operation, *case.operands, reference=case.reference)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_precision(case: Case) -> None:
    check_precision(case.operation, *case.operands)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_gradient(case: Case) -> None:
    check_gradient(case.operation, *case.operands)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_second_gradient(case: Case) -> None:
    check_second_gradient(case.operation, *case.operands)


@pytest.mark.parametrize("refusal", REFUSALS, ids=str)
def test_refusal(refusal: Refusal) -> None:
    operation: Any = refusal.operation
    with pytest.raises(AxisError) as raised:
        operation(*refusal.operands)
    message = str(raised.value)
    assert message.startswith(f"{operation.title} cannot be applied to ")
    assert f'its rule "{operation.rule.partition(" where ")[0]}' in message
    assert refusal.reason in message


@pytest.mark.parametrize("refusal", REFUSALS, ids=str)
def test_expressions_are_refused_alike(refusal: Refusal) -> None:
    operation: Any = refusal.operation
    made: Any = Input
    nodes = [x if isinstance(x, (int, float)) else made(x.tensor_type) for x in refusal.operands]
    with pytest.raises(AxisError, match="cannot be applied to"):
        operation(*nodes)


def test_every_operation_has_a_case() -> None:
    assert set(operations()) - {type(case.operation) for case in CASES} == set()


def test_every_operation_has_a_refusal() -> None:
    refused = {type(refusal.operation) for refusal in REFUSALS}
    assert {operation for operation in operations() if not _takes_anything(operation)} - refused == set()


def test_every_operation_is_public_and_documented() -> None:
    import typedtensor.ops

    for operation in operations():
        assert operation.__name__ in typedtensor.ops.__all__
        assert operation.__doc__


def _takes_anything(operation: type[PolyOp]) -> bool:
    rule = operation.parsed_rule
    runs = all(len(term.items) == 1 and isinstance(term.items[0], RunVar) for term in rule.operands)
    return runs and not rule.conditions and rule.operands[0].kind not in ("real", "int", "bool")
