"""An interrupt from the keyboard in any line of the library: a step is made whole or not at all."""

from __future__ import annotations

import linecache
import sys
from pathlib import Path
from types import FrameType
from typing import Any

import numpy as np
import pytest

import typedtensor
from tests.execution.faults import Faults
from tests.execution.programs import Column, Program, Row, Step
from typedtensor import Const, Tensor, given
from typedtensor.optim import Adam, Optimizer
from typedtensor.scope import CURRENT, MODE, Mode

PACKAGE = str(Path(typedtensor.__file__).parent)
DATA = Tensor[Row, Column](np.random.default_rng(1).normal(size=(3, 4)))
ADD = (Step("add", 0, 1, ()),)
CODE = (Step("choose", 0, 1, (ADD, ADD)),)


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
        # No interrupt comes on a bare "try:", where nothing is executed.
        if event == "line" and linecache.getline(frame.f_code.co_filename, frame.f_lineno).strip() != "try:":
            self.lines += 1
            if self.lines == self.line:
                sys.settrace(None)
                raise KeyboardInterrupt
        return self._count


class Training:
    """A small dynamic program and its optimizer."""

    def __init__(self) -> None:
        self.program = Program(CODE, Faults())
        self.optimizer: Optimizer = Adam(self.program.weights, learning_rate=0.1)

    def step(self, interrupt: Interrupt, **way: Any) -> None:
        """One step, whose library code may be interrupted between the beginning and the end of its scope."""
        with given(**way) as computation:
            try:
                loss = self.program(Const(DATA))
                with interrupt:
                    self.optimizer.step(loss)
            finally:
                assert computation.counts.acquired == computation.counts.released
                assert self.program.faults.bodies == 0

    @property
    def state(self) -> list[Any]:
        """What a step changes."""
        return [self.optimizer.steps, *(p.value.numpy().tobytes() for p in self.program.weights)]


def check(lines: range, **way: Any) -> None:
    clean = Training()
    clean.step(Interrupt(), **way)
    before = clean.state
    clean.step(Interrupt(), **way)
    after = clean.state
    for line in lines:
        training = Training()
        training.step(Interrupt(), **way)
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


def lines_of_a_step(**way: Any) -> int:
    training, interrupt = Training(), Interrupt()
    training.step(Interrupt(), **way)
    training.step(interrupt, **way)
    return interrupt.lines


@pytest.mark.parametrize("way", [{}, {"threads": 2}], ids=str)
def test_an_interrupt_in_some_lines(way: dict[str, Any]) -> None:
    total = lines_of_a_step(**way)
    check(range(1, total, total // 40), **way)
    check(range(total - 40, total + 1), **way)  # the commit


@pytest.mark.slow
@pytest.mark.parametrize("way", [{}, {"threads": 2}], ids=str)
def test_an_interrupt_in_every_line(way: dict[str, Any]) -> None:
    check(range(1, lines_of_a_step(**way) + 1), **way)
