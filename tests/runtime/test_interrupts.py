"""Keyboard interrupts in any line of the library: a step is completed or not made at all."""

from __future__ import annotations

import contextlib
import functools
import linecache
import sys
import threading
from array import array
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, Self

import numpy as np
import pytest

import typedtensor
from tests.runtime.faults import Faults
from tests.runtime.programs import Column, Program, Row, Step, Steps
from typedtensor import Const, Param, Tensor, given
from typedtensor.core.scope import CURRENT, MODE, PLANNED, Mode
from typedtensor.optim import Adam, Optimizer
from typedtensor.runtime.cache import PLANS

PACKAGE = str(Path(typedtensor.__file__).parent)
DATA = Tensor[Row, Column](np.random.default_rng(1).normal(size=(3, 4)))
ADD = (Step("add", 0, 1, ()),)
CODE = (Step("choose", 0, 1, (ADD, ADD)),)
"""A dynamic program, which is interpreted; for a static one, such as ADD, a plan is made in its second step."""


@pytest.fixture(autouse=True)
def programs_are_not_verified(monkeypatch: pytest.MonkeyPatch) -> None:
    """Interrupts come in the lines that users run, of which those of the verifier are none."""
    monkeypatch.setattr("typedtensor.passes.pipeline.CHECKS", [])


@functools.cache
def is_executed(file: str, line: int | None) -> bool:
    """Whether something of a line is executed: on a bare "try:" no signal comes; some instructions are of no line."""
    return line is not None and linecache.getline(file, line).strip() != "try:"


UNINTERRUPTED = contextlib.nullcontext()
"""Where nothing is to come nor to be counted: a line that is traced takes ten times as long."""


class Interrupt:
    """Counts the lines of the library that run, and raises KeyboardInterrupt before one of them.

    Args:
        line: the number of that line.
        by: "line", or "opcode" for each instruction of the interpreter.
        also: a function that is as a part of the library.
        counted: where all lines were counted, of a run that does the same: then lines are traced in the frame alone
            that the line is of, as each one that is traced takes ten times as long.
    """

    def __init__(
        self, line: int = -1, by: str = "line", also: CodeType | None = None, counted: Interrupt | None = None
    ) -> None:
        self.line, self.by, self.also = line, by, also
        self.frames = array("q")
        """Of each line, the number of the frame that it is of, as they are entered or gone on with."""
        self._entered, self._only = 0, None
        if counted is not None and 0 < line <= counted.lines:
            self._only = counted.frames[line - 1]
            self.line = counted.frames[:line].count(self._only)

    @property
    def lines(self) -> int:
        """How many lines ran."""
        return len(self.frames)

    def __enter__(self) -> Self:
        sys.settrace(self._trace)
        return self

    def __exit__(self, *_: object) -> None:
        sys.settrace(None)

    def _trace(self, frame: FrameType, event: str, argument: Any) -> Any:
        if not self.is_counted(frame.f_code):
            return None
        frame.f_trace_opcodes = self.by == "opcode"
        number = self._entered = self._entered + 1
        if self._only is not None and number != self._only:
            return None
        frames, by, last = self.frames, self.by, self.line - 1

        def count(frame: FrameType, event: str, argument: Any) -> Any:
            if event == by and is_executed(frame.f_code.co_filename, frame.f_lineno):
                frames.append(number)
                if len(frames) > last >= 0:
                    sys.settrace(None)
                    self.come()
            return count

        return count

    def is_counted(self, code: CodeType) -> bool:
        """Whether the lines of a function count."""
        return code.co_filename.startswith(PACKAGE) or code is self.also

    def come(self) -> None:
        """What happens before the line."""
        raise KeyboardInterrupt


class Training:
    """A small program and its optimizer."""

    def __init__(self, code: Steps) -> None:
        self.program = Program(code, Faults())
        self.optimizer: Optimizer = Adam(self.program.weights, learning_rate=0.1)
        self.loss = self.program(Const(DATA))
        self.planned = 0

    def step(self, interrupt: AbstractContextManager[Any] = UNINTERRUPTED, **way: Any) -> None:
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


def check(code: Steps, steps: int, counted: Interrupt, lines: range, **way: Any) -> None:
    """Interrupt a step in each of some lines; then one thread makes it if it was not made, and another the next."""
    by = counted.by
    clean = trained(code, steps, **way)
    before = clean.state
    clean.step(**way)
    after = clean.state
    clean.step(**way)
    in_the_end = clean.state
    said = np.geterr()
    for line in lines:
        training = trained(code, steps, **way)
        assert training.state == before
        interrupted: BaseException | None = None  # its traceback holds the variables of all that was going on
        try:
            training.step(Interrupt(line, by, counted=counted), **way)
        except KeyboardInterrupt as error:
            interrupted = error
            assert training.state in (before, after), f"{by} {line}"
        assert CURRENT.get() is None
        assert MODE.get() is Mode.LAZY
        assert PLANNED.get()
        assert np.geterr() == said, f"{by} {line}"  # NumPy is no more silent than before
        if training.state == before:
            training.step(**way)
        assert training.state == after
        training.planned = 0
        in_another_thread(functools.partial(training.step, **way))
        assert training.state == in_the_end
        assert training.planned == (not way), f"{by} {line}"  # nothing keeps the plan from being used
        del interrupted


def in_another_thread(do: Callable[[], object]) -> None:
    """Do something that must not wait for what was interrupted."""
    failures: list[BaseException] = []

    def run() -> None:
        try:
            do()
        except BaseException as error:
            failures.append(error)

    thread = threading.Thread(target=run, daemon=True)
    thread.start()
    thread.join(30)
    assert not thread.is_alive()
    if failures:
        raise failures[0]


def trained(code: Steps, steps: int, **way: Any) -> Training:
    """A program after the steps that go before the one which is interrupted."""
    PLANS.clear()
    training = Training(code)
    for _ in range(steps):
        training.step(**way)
    return training


def lines_of(do: Callable[[], object], by: str, also: CodeType | None = None) -> Interrupt:
    """The lines in which something can be interrupted."""
    for _ in range(2):  # on Python 3.12 and 3.13 the first run through a function has no events for instructions
        with Interrupt(by=by, also=also) as interrupt:
            do()
    return interrupt


def lines_of_a_step(code: Steps, steps: int, by: str = "line", **way: Any) -> Interrupt:
    trained(code, steps, **way).step(Interrupt(by=by), **way)  # see above
    training, interrupt = trained(code, steps, **way), Interrupt(by=by)
    training.planned = 0
    training.step(interrupt, **way)
    assert training.planned == (not way)
    return interrupt


# An interrupt between the call of a coroutine and its first step leaves it as it is.
pytestmark = pytest.mark.filterwarnings("ignore:coroutine .* was never awaited:RuntimeWarning")

kinds = pytest.mark.parametrize(
    ("code", "steps", "way"),
    [(CODE, 1, {}), (CODE, 1, {"threads": 2}), (ADD, 1, {"threads": 2}), (ADD, 1, {}), (ADD, 2, {}), (ADD, 4, {})],
    ids=["dynamic", "dynamic on threads", "static on threads", "a plan is made", "a plan is run", "a step is known"],
)


@kinds
def test_an_interrupt_in_some_lines(code: Steps, steps: int, way: dict[str, Any]) -> None:
    counted = lines_of_a_step(code, steps, **way)
    total = counted.lines
    check(code, steps, counted, range(1, total, total // 6), **way)
    check(code, steps, counted, range(total - 30, total + 1, 6), **way)  # the commit


@kinds
def test_an_interrupt_before_some_instructions(code: Steps, steps: int, way: dict[str, Any]) -> None:
    counted = lines_of_a_step(code, steps, "opcode", **way)
    check(code, steps, counted, range(1, counted.lines, counted.lines // 3), **way)


def test_an_interrupt_of_an_assignment_leaves_numpy_as_it_was() -> None:
    parameter, value = Param(Tensor[()](np.float32(1))), Tensor[()](np.float64(2))
    said = np.geterr()
    with Interrupt(0, "opcode") as counted:
        parameter.assign(value)
    assert counted.lines > 20  # Python 3.13 counts in fewer frames
    for line in range(1, counted.lines + 1):
        with contextlib.suppress(KeyboardInterrupt), Interrupt(line, "opcode"):
            parameter.assign(value)
        assert np.geterr() == said, line


MANY = 150
"""In how many lines of a step at most: to make a plan takes tens of thousands."""


@pytest.mark.slow
@kinds
@pytest.mark.parametrize("by", ["line", "opcode"])
def test_an_interrupt_in_many_lines(code: Steps, steps: int, way: dict[str, Any], by: str) -> None:
    counted = lines_of_a_step(code, steps, by, **way)
    total = counted.lines
    check(code, steps, counted, range(1, total + 1, 1 + total // MANY), **way)
    check(code, steps, counted, range(total - 30, total + 1), **way)  # the commit
