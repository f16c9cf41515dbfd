"""The tables of primitives: complete entries, and messages that name a missing entry and its place."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

import numpy as np
import pytest

import typedtensor.onnx.writing
from tests.specialization.test_primitives import CASES
from typedtensor.ir import (
    Argument,
    Constant,
    DType,
    Full,
    Input,
    Primitive,
    Program,
    Region,
    Shape,
    TupleElement,
    Value,
    interpret,
    make,
    reference,
)
from typedtensor.ir.program import PRIMITIVES
from typedtensor.onnx.writing import rules as onnx
from typedtensor.passes.pipeline import MADE
from typedtensor.targets.xla import target as xla
from typedtensor.targets.xla.lowering import LOWERINGS

assert typedtensor.onnx.writing.elementwise

KINDS = {kind for kind in PRIMITIVES.values() if kind.__module__.startswith("typedtensor.")} - {
    Input
}  # others: in docs
SHARED = KINDS - MADE - xla.OWN
STRUCTURE = {Constant, Full, TupleElement} | {kind for kind in KINDS if issubclass(kind, Region)}
"""What programs are made of: each target goes through it in its own way, and tests of programs try it."""
NEEDED: Mapping[str, Callable[[type[Primitive]], bool]] = {
    "a meaning, in typedtensor/ir/reference.py, or beside a class of one target": lambda x: x in reference._MEANINGS,
    "a case, in CASES of tests/specialization/test_primitives.py": lambda x: (
        x in {type(primitive) for primitive, *_ in CASES} | STRUCTURE | xla.OWN
    ),
    "a function of XLA, in typedtensor/targets/xla/lowering/": lambda x: x in LOWERINGS or x in MADE,
    "nodes of ONNX, in typedtensor/onnx/writing/": lambda x: x not in SHARED or x in onnx.RULES,
}


@pytest.mark.parametrize("kind", sorted(KINDS, key=str), ids=lambda kind: f"{kind.__name__}")
def test_a_primitive_has_all_that_is_looked_up(kind: type[Primitive]) -> None:
    lacking = [what for what, there in NEEDED.items() if not there(kind)]
    assert not lacking, f"{kind.__name__} lacks {'; '.join(lacking)}"


@dataclass(frozen=True)
class Unknown(Primitive, abstract=True):
    """A primitive that no table has."""

    def result(self, operands: Sequence[Argument]) -> tuple[Shape, DType]:
        return (), np.dtype(float)


@pytest.mark.parametrize(
    ("run", "what"),
    [
        (lambda x: interpret(Program((), (x,))), r"the reference interpreter has no rule .*@meaning\(Unknown\)"),
    ],
)
def test_a_missing_rule_is_named(run: Callable[[Value], object], what: str) -> None:
    with pytest.raises(TypeError, match=what):
        run(make(Unknown()))
