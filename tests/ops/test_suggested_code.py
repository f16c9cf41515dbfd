"""Suggested code of refusals: it runs, and the operation accepts its result."""

from __future__ import annotations

import re
from typing import Any

import pytest

import typedtensor.ops
from tests.ops import cases
from tests.ops.cases import REFUSALS, operation_of
from tests.ops.cases.case import Refusal
from tests.sampling import sample
from typedtensor import Axis, AxisError, Flat, Input

_NAMES = ("first", "second", "third")
_LABELS = {
    name: label for name, label in vars(cases.case).items() if isinstance(label, type) and issubclass(label, Axis)
}


def suggested(refusal: Refusal) -> list[str]:
    """The suggestions in the message of a refusal."""
    operation: Any = refusal.operation
    with pytest.raises(AxisError) as raised:
        operation(*refusal.operands)
    _, _, advice = str(raised.value).partition("; try ")
    return advice.split(", or ") if advice else []


@pytest.mark.parametrize("refusal", sample(REFUSALS, each=operation_of, one_in=2), ids=str)
def test_it_runs(refusal: Refusal) -> None:
    operation: Any = refusal.operation
    names = _NAMES[: len(refusal.operands)] if len(refusal.operands) > 1 else ("operand",)
    made: Any = Input
    # Nodes, not values: of these a conversion may make zeros to divide by, or an index that is out of range.
    nodes = [x if isinstance(x, (int, float)) else made(x.tensor_type) for x in refusal.operands]
    world = {**vars(typedtensor.ops), **_LABELS, "Flat": Flat, **dict(zip(names, nodes, strict=True))}
    for text in suggested(refusal):
        if " in place of " in text:
            continue
        if text == "the operands in the other order":
            operation(*nodes[::-1])
            continue
        code = text.partition(", with ")[0]
        if re.search(r"\.contract\(|\*|transpose\(.*\), with", text):
            eval(code, world)
            continue
        changed = dict(world)
        for part in code.split(" and "):
            [name] = set(re.findall(r"^(?:\w+\()?(first|second|third|operand)\b", part))
            changed[name] = eval(part, world)
        operation(*(changed[name] for name in names))


def test_most_kinds_of_suggestions_are_run() -> None:
    texts = " ".join(text for refusal in REFUSALS for text in suggested(refusal))
    for part in ("transpose(", "expand_like(", "as_real(", "argmax("):
        assert part in texts
