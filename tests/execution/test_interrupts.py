"""An interrupt from the keyboard in any line of the library: a step is made whole or not at all."""

from __future__ import annotations

import linecache
import re
import sys
from pathlib import Path
from types import FrameType
from typing import Any

import numpy as np
import pytest

import typedtensor
from tests.execution.faults import Faults
from tests.execution.programs import Column, Program, Row, Step, Steps
from typedtensor import Const, Tensor, given
from typedtensor.optim import Adam, Optimizer
from typedtensor.plan import PLANS
from typedtensor.scope import CURRENT, MODE, Mode

PACKAGE = str(Path(typedtensor.__file__).parent)
DATA = Tensor[Row, Column](np.random.default_rng(1).normal(size=(3, 4)))
ADD = (Step("add", 0, 1, ()),)
CODE = (Step("choose", 0, 1, (ADD, ADD)),)
"""A dynamic program, which is interpreted; for a static one, such as ADD, a plan is made in its second step."""


NOWHERE = re.compile(r"\s*(try:|with )")
"""Lines where no interrupt comes. On a bare "try:" nothing is executed. Python comes to a "with" twice, the second time
between the last statement in it and the call that ends it, and looks for signals after the one and after the other."""


class Interrupt:
    """Counts the lines of the library that run, and raises KeyboardInterrupt before one of them."""

    def __init__(self, line: int = -1) -> None:
        self.line, self.lines = line, 0

    def __enter__(self) -> None:
        sys.settrace(self._trace)

    def __exit__(self, *_: object) -> None:
        sys.settrace(None)

    def _trace(self, frame: FrameType, event: str, argument: Any) -> Any:
        return self._count if frame.f_code.co_filename.startswith(PACKAGE) else None

    def _count(self, frame: FrameType, event: str, argument: Any) -> Any:
        if event == "line" and not NOWHERE.match(linecache.getline(frame.f_code.co_filename, frame.f_lineno)):
            self.lines += 1
            if self.lines == self.line:
                sys.settrace(None)
                raise KeyboardInterrupt
        return self._count


class Training:
    """A small program and its optimizer."""

    def __init__(self, code: Steps) -> None:
        self.program = Program(code, Faults())
        self.optimizer: Optimizer = Adam(self.program.weights, learning_rate=0.1)
        self.loss = self.program(Const(DATA))
        self.planned = 0

    def step(self, interrupt: Interrupt, **way: Any) -> None:
        """One step, whose library code may be interrupted between the beginning and the end of its scope."""
        with given(**way) as computation:
            try:
                with interrupt:
                    self.optimizer.step(self.loss)
            finally:
                self.planned += computation.counts.planned
                assert computation.counts.acquired == computation.counts.released
                assert self.program.faults.bodies == 0

    @property
    def state(self) -> list[Any]:
        """What a step changes."""
        return [self.optimizer.steps, *(p.value.numpy().tobytes() for p in self.program.weights)]


def check(code: Steps, steps: int, lines: range, **way: Any) -> None:
    clean = trained(code, steps, **way)
    before = clean.state
    clean.step(Interrupt(), **way)
    after = clean.state
    for line in lines:
        training = trained(code, steps, **way)
        assert training.state == before
        try:
            training.step(Interrupt(line), **way)
        except KeyboardInterrupt:
            assert training.state in (before, after), f"line {line}"
        assert CURRENT.get() is None
        assert MODE.get() is Mode.LAZY
        if training.state == before:
            training.step(Interrupt(), **way)
        assert training.state == after


def trained(code: Steps, steps: int, **way: Any) -> Training:
    """A program after the steps that go before the one which is interrupted."""
    PLANS.clear()
    training = Training(code)
    for _ in range(steps):
        training.step(Interrupt(), **way)
    return training


def lines_of_a_step(code: Steps, steps: int, **way: Any) -> int:
    training, interrupt = trained(code, steps, **way), Interrupt()
    training.planned = 0
    training.step(interrupt, **way)
    assert training.planned == (not way)
    return interrupt.lines


kinds = pytest.mark.parametrize(
    ("code", "steps", "way"),
    [(CODE, 1, {}), (CODE, 1, {"threads": 2}), (ADD, 1, {"threads": 2}), (ADD, 1, {}), (ADD, 2, {})],
    ids=["dynamic", "dynamic on threads", "static on threads", "a plan is made", "a plan is run"],
)


@kinds
def test_an_interrupt_in_some_lines(code: Steps, steps: int, way: dict[str, Any]) -> None:
    total = lines_of_a_step(code, steps, **way)
    check(code, steps, range(1, total, total // 40), **way)
    check(code, steps, range(total - 40, total + 1), **way)  # the commit


MANY = 500
"""In how many lines of a step at most: to make a plan takes tens of thousands."""


@pytest.mark.slow
@kinds
def test_an_interrupt_in_many_lines(code: Steps, steps: int, way: dict[str, Any]) -> None:
    total = lines_of_a_step(code, steps, **way)
    check(code, steps, range(1, total + 1, 1 + total // MANY), **way)
