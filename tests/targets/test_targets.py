"""Every target compared with the reference interpreter: each primitive, and the steps of the benchmarks."""

from __future__ import annotations

import importlib
import inspect
import pkgutil
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from tests.sampling import sample
from tests.specialization.test_primitives import CASES, elements, inputs
from typedtensor import targets
from typedtensor.ad.symbolic import gradients_found
from typedtensor.ir import (
    CheckRange,
    Constant,
    Elementwise,
    Full,
    Primitive,
    Program,
    Value,
    make,
    new_input,
    parse,
    printed,
    verify,
)
from typedtensor.lowering.expressions import lower
from typedtensor.specialization import cache, first_sight
from typedtensor.specialization.gradients import GradientPlan
from typedtensor.targets import ReferenceTarget, Target
from typedtensor.targets.numpy import NumPyTarget
from typedtensor.targets.numpy.target import OWN
from typedtensor.targets.xla import XlaTarget

REFERENCE = ReferenceTarget()
TARGETS: list[Callable[[], Target]] = [NumPyTarget, XlaTarget]


def close(found: Any, expected: Any) -> None:
    assert found.dtype == expected.dtype
    tolerance = 1e-5 if expected.dtype == np.float32 else 1e-12
    scale = max(1.0, float(np.max(np.abs(expected), initial=0)))
    np.testing.assert_allclose(found, expected, rtol=tolerance, atol=tolerance * scale)


def test_every_target_is_tried() -> None:
    for module in pkgutil.iter_modules(targets.__path__, f"{targets.__name__}."):
        importlib.import_module(module.name)
    waiting, ours = [Target], set()
    while waiting:
        found = waiting.pop()
        waiting += found.__subclasses__()
        if found.__module__.startswith(targets.__name__) and not inspect.isabstract(found):
            ours.add(found)
    untried = sorted(found.__name__ for found in ours - {ReferenceTarget, *TARGETS})
    assert not untried, f"TARGETS lacks {untried}"


@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("function", ["floor_divide", "remainder"])
def test_whole_numbers_divided_by_zero_are_zero(target: Callable[[], Target], function: str) -> None:
    """As NumPy has it; the processor's own answer is another one."""
    x, y = (new_input(name, (3,), np.dtype(np.int64)) for name in ("x", "y"))
    program = Program((x, y), (make(Elementwise(function), x, y),))
    with np.errstate(all="ignore"):
        [found] = target()(program, np.array([7, -7, -7]), np.array([0, 0, 2]))
    assert found.tolist() == [0, 0, getattr(np, function)(-7, 2)]


def _kind(primitive: Primitive) -> object:
    """What one way of a target to compute is for: a class, or a function of elements."""
    return primitive if isinstance(primitive, Elementwise) else type(primitive)


EVERY_PRIMITIVE = (
    [pytest.param(NumPyTarget, *c[:2], id=f"NumPyTarget-{c[0]} {n}") for n, c in enumerate(CASES)]
    + sample(  # XLA compiles each
        (
            pytest.param(XlaTarget, *c[:2], id=f"XlaTarget-{c[0]} {n}")
            for n, c in enumerate(CASES)
            if type(c[0]) not in OWN
        ),
        each=lambda row: _kind(row.values[1]),
    )
)


@pytest.mark.parametrize(("target", "primitive", "kinds"), EVERY_PRIMITIVE)
def test_every_primitive(target: Callable[[], Target], primitive: Primitive, kinds: Any) -> None:
    generator = np.random.default_rng(0)
    operands = inputs(kinds)
    arrays = [elements(generator, kind) for kind in kinds if isinstance(kind, tuple)]
    program = Program(tuple(x for x in operands if isinstance(x, Value)), (make(primitive, *operands),))
    close(target()(program, *arrays)[0], REFERENCE(program, *arrays)[0])


@pytest.mark.parametrize("target", TARGETS)
def test_an_index_out_of_range_is_an_error(target: Callable[[], Target]) -> None:
    index = new_input("n", (2,), np.dtype(np.int64))
    program = Program((index,), (make(CheckRange(4), index),))
    with pytest.raises(IndexError, match="not from 0 to 3"):
        target()(program, np.array([0, 4]))


@pytest.mark.parametrize("target", TARGETS)
def test_numbers_and_constants_alone(target: Callable[[], Target]) -> None:
    made = Value(Constant(np.arange(3.0)), (), (3,), np.dtype(float)), make(Full(2.5, (2,), np.dtype("f4")))
    for found, expected in zip(target()(Program((), made)), REFERENCE(Program((), made)), strict=True):
        close(found, expected)


STEPS = {
    "rnn": lambda: importlib.import_module("benchmarks.rnn").workload(),
    "lstm": lambda: importlib.import_module("benchmarks.lstm").workload(),
    "tree_lstm": lambda: importlib.import_module("benchmarks.tree_lstm").workload(1, 4),
    "cnn": lambda: importlib.import_module("benchmarks.cnn").workload(),
    "transformer": lambda: importlib.import_module("benchmarks.transformer").workload(),
    "columns": lambda: importlib.import_module("benchmarks.columns").workload(1, True),
}


def step_of(name: str, monkeypatch: pytest.MonkeyPatch) -> tuple[Program, list[Any]]:
    """The program of the loss and the gradients of a benchmark, in double precision, and its data."""
    made: list[tuple[Program, list[Any]]] = []

    class Recording(GradientPlan):
        def __init__(self, loss: Any, leaves: Any, arrays: Any, targets: Any, *rest: Any, **more: Any) -> None:
            super().__init__(loss, leaves, arrays, targets, *rest, **more)
            doubles = [x.astype(float) if x.dtype.kind == "f" else x.copy() for x in arrays]
            found = gradients_found(loss, targets)
            program = lower((loss, *(found[x] for x in targets)), dict(zip(leaves, doubles, strict=True)))
            made.append((program, doubles))

    monkeypatch.setattr(cache, "GradientPlan", Recording)
    monkeypatch.setattr(first_sight, "is_dear", lambda *_: False)  # so that a plan is made of what has come again
    step = STEPS[name]().contenders[0].make(1)
    for number in (0, 0, 0):
        step(number)
    return made[0]


@pytest.mark.parametrize("name", sample(STEPS, where=lambda name: name in ("rnn", "columns")))
def test_steps_of_the_benchmarks(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    program, arrays = step_of(name, monkeypatch)
    expected = REFERENCE(verify(program), *arrays)
    again = parse(printed(program, elide=False))
    for found in (NumPyTarget()(program, *arrays), NumPyTarget()(again, *arrays)):
        for one, other in zip(found, expected, strict=True):
            close(one, other)


@pytest.mark.slow
@pytest.mark.parametrize("name", STEPS)
def test_steps_of_the_benchmarks_by_xla(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    program, arrays = step_of(name, monkeypatch)
    for one, other in zip(XlaTarget()(program, *arrays), REFERENCE(program, *arrays), strict=True):
        close(one, other)
