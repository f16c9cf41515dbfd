"""Random programs, static and dynamic: one result however they run, and nothing is left behind by a failure."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given as for_all
from hypothesis import settings
from hypothesis import strategies as st

from tests.drawn import cases
from tests.runtime.faults import Faults, Injected, Point, ProbedUpdate
from tests.runtime.programs import Column, Program, Row, Steps, steps
from tests.sampling import sample
from typedtensor import Const, Tensor, given, plain
from typedtensor.core.scope import CURRENT
from typedtensor.optim import LearningRate, Momentum, Optimizer

pytest.importorskip("threadpoolctl")
pytestmark = pytest.mark.usefixtures("everything_on_threads")

DATA = Tensor[Row, Column](np.random.default_rng(1).normal(size=(3, 4)))
WAYS: list[dict[str, Any]] = [{}, {"eager": True}, {"threads": 2}, {"threads": 2, "eager": True}]


def outcome(code: Steps, **way: Any) -> tuple[list[bytes], int]:
    """The loss and the gradients of a program, bit for bit, and the number of probes that were computed."""
    program = Program(code, Faults())
    with given(**way) as computation:
        loss = program(Const(DATA))
        gradients = computation.gradients(loss)
        arrays = [loss.value, *(gradients[p] for p in program.weights)]
        assert computation.counts.live == 0
        assert program.faults.bodies == 0
        return [a.numpy().tobytes() for a in arrays], program.faults.passed["forward"]


@cases(10, 50, steps())
def test_a_program_gives_the_same_bits_however_it_runs(code: Steps) -> None:
    expected, probes = outcome(code)
    for threads in (1, 2, 8):
        assert outcome(code, threads=threads) == (expected, probes)
    assert outcome(code, eager=True)[0] == expected
    assert outcome(code, eager=True, threads=2)[0] == expected
    assert plain(Program(code, Faults()))(DATA).numpy().tobytes() == expected[0]


class Session:
    """A program in training."""

    def __init__(self, code: Steps, way: dict[str, Any]) -> None:
        self.faults, self.way = Faults(), way
        self.program = Program(code, self.faults)
        self.optimizer = Optimizer(self.program.weights, Momentum(), ProbedUpdate(self.faults), LearningRate(0.1))
        self.released: list[str] = []

    def train(self) -> None:
        """One step, after which nothing may be left of it, whatever happens."""
        with given(**self.way) as computation:
            computation.on_close(lambda: self.released.append("resource"))
            try:
                loss = self.program(Const(DATA))
                self.optimizer.step(loss)
            except BaseException:
                if not self.way.get("eager"):
                    # The computation can be asked again, and answers as if nothing had happened.
                    self.losses = loss.value.numpy().tobytes()
                raise
            finally:
                assert computation.counts.acquired == computation.counts.released
                assert self.faults.bodies == 0
            self.losses = loss.value.numpy().tobytes()

    @property
    def state(self) -> list[bytes | int]:
        """The parameters and the optimizer's progress."""
        return [self.optimizer.steps, *(p.value.numpy().tobytes() for p in self.program.weights)]


def check_failure(code: Steps, way: dict[str, Any], point: Point, error: type[BaseException], clean: Session) -> None:
    """Two steps with a failing one between them equal two steps, those of ``clean``."""
    session = Session(code, way)
    session.train()
    before = session.state
    session.faults.arm(point, error)
    handled = False
    try:
        session.train()
        handled = True
    except error:
        assert session.state == before
    assert session.released == ["resource"] * 2
    assert CURRENT.get() is None
    session.faults.arm(None)
    if handled:  # by a body: this was a step like others
        assert session.optimizer.steps == 2
        assert issubclass(error, Exception)
    else:
        session.train()
        assert session.state == clean.state
        assert session.losses == clean.losses


def check_every_point(code: Steps, way: dict[str, Any], error: type[BaseException]) -> None:
    """A failure at each point that a clean step passes."""
    clean = Session(code, way)
    clean.train()
    clean.faults.arm(None)
    clean.train()
    for point in clean.faults.points:
        check_failure(code, way, point, error, clean)


ERRORS: list[type[BaseException]] = [Injected, MemoryError, KeyboardInterrupt]


@pytest.mark.interpreted("cannot be traced", always=False)  # where it comes as a plan is made
@pytest.mark.parametrize(("way", "error"), sample(zip(WAYS, [*ERRORS, Injected], strict=True), one_in=4, skip=2))
@for_all(st.data())
@settings(max_examples=2)
def test_a_failure_at_any_point_leaves_nothing_behind(
    way: dict[str, Any], error: type[BaseException], data: st.DataObject
) -> None:
    check_every_point(data.draw(steps()), way, error)


@pytest.mark.slow
@pytest.mark.interpreted("cannot be traced", always=False)  # where it comes as a plan is made
@pytest.mark.parametrize("error", ERRORS)
@pytest.mark.parametrize("way", WAYS, ids=str)
@for_all(st.data())
@settings(max_examples=12)
def test_a_failure_at_any_point_of_many_programs(
    way: dict[str, Any], error: type[BaseException], data: st.DataObject
) -> None:
    check_every_point(data.draw(steps()), way, error)
