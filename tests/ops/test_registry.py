"""Every operation of the library, compared with the expectations of its family's cases."""

from __future__ import annotations

import pkgutil
import sys
import warnings
from collections.abc import Iterable
from typing import Any

import numpy as np
import pytest

import typedtensor.ops
from tests.ops.cases import CASES, REFUSALS, Case, Refusal, is_representative, operation_of
from tests.ops.edges import EDGES, MEANT, Edge, unsmooth
from tests.sampling import sample
from typedtensor import AxisError, Input, Param, Tensor
from typedtensor.ops import Labelled, PolyOp, operations
from typedtensor.ops.core.operation import is_inner
from typedtensor.rules import RunVar, reduced_along
from typedtensor.runtime.cache import PLANS
from typedtensor.runtime.promotion import warn_of_promotion
from typedtensor.testing import check_forward, check_gradient, check_modes, check_precision


@pytest.mark.parametrize("case", sample(CASES, each=operation_of), ids=str)
def test_case(case: Case) -> None:
    check_forward(case.operation, *case.operands, reference=case.reference)
    check_precision(case.operation, *case.operands)
    for check in (check_gradient, check_modes):
        PLANS.clear()
        check(case.operation, *case.operands)


@pytest.mark.parametrize("thresholds", ["lowered"], indirect=True)
@pytest.mark.parametrize("case", sample(CASES, where=is_representative, one_in=12, skip=5), ids=str)
def test_modes_with_data_that_count_as_large(case: Case) -> None:
    check_modes(case.operation, *case.operands)


@pytest.mark.slow
def test_every_operation_to_the_third_order() -> None:
    for case in {type(case.operation): case for case in reversed(CASES)}.values():
        check_modes(case.operation, *case.operands, order=3)


@pytest.mark.parametrize("edge", sample(EDGES, one_in=24), ids=str)
def test_derivatives_at_edges(edge: Edge) -> None:
    """Up to the third order, as finite differences give them or as the table of edges says."""
    meant = MEANT.get(type(edge.case.operation).__name__, set())
    found = unsmooth(edge, 3)
    assert found <= meant, (
        f"{edge} has a {', '.join(found - meant)}, of which the table in tests/ops/edges.py says nothing"
    )


def in_precisions(case: Case, precisions: dict[int, Any]) -> list[Any]:
    """The operands of a case, the real tensors among them in given precisions."""
    operands: list[Any] = [*case.operands]
    for n, precision in precisions.items():
        operands[n] = operands[n].tensor_type.wrap(operands[n].numpy().astype(precision))
    return operands


def test_data_that_widen_parameters_are_named_and_no_others() -> None:
    """Data in float64 meet parameters in float32 where both count for the precision of the result."""
    made = compile("operation(*operands)", "<made>", "eval")
    for number, case in enumerate(x for x in CASES if not is_inner(type(x.operation))):
        operation: Any = case.operation
        real = [n for n, x in enumerate(case.operands) if isinstance(x, Tensor)]
        for wide in real if len(real) > 1 else ():
            values = in_precisions(case, {n: np.float64 if n == wide else np.float32 for n in real})
            others = in_precisions(case, {n: np.float32 if n == wide else np.float64 for n in real})
            meet = operation(*values).dtype == operation(*others).dtype == np.float64
            leaves: dict[int, Any] = {n: Param(values[n]) for n in real} | {wide: Input(values[wide].tensor_type)}
            operands = [leaves.get(n, x) for n, x in enumerate(values)]
            line = made.replace(co_filename=f"<case {number} with data in operand {wide}>")
            node = eval(line, {"operation": operation, "operands": operands})
            with warnings.catch_warnings(record=True) as told:
                warnings.simplefilter("always")
                warn_of_promotion(node, [*leaves.values()], [values[n].numpy() for n in leaves])
            assert bool(told) is meet, f"{case} with data in operand {wide}"


@pytest.mark.parametrize("refusal", sample(REFUSALS, each=operation_of), ids=str)
def test_refusal(refusal: Refusal) -> None:
    operation: Any = refusal.operation
    with pytest.raises(AxisError) as raised:
        operation(*refusal.operands)
    message = str(raised.value)
    assert message.startswith(f"{operation.title} cannot be applied to ")
    rule, _ = reduced_along(operation.parsed_rule, operation.arguments)
    ways = [str(way).partition(" where ")[0] for way in rule.ways]
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


def names(of: Iterable[type[PolyOp]]) -> list[str]:
    """Operations by their families."""
    return sorted(f"{operation.__module__}.{operation.__name__}" for operation in of)


def _takes_anything(operation: type[PolyOp]) -> bool:
    rule = operation.parsed_rule
    runs = all(len(term.items) == 1 and isinstance(term.items[0], RunVar) for term in rule.operands)
    return runs and not rule.conditions and rule.operands[0].kind not in ("real", "int", "bool")
