"""Large values that cost one operation are computed again for readers that are far away."""

from __future__ import annotations

import numpy as np
import pytest

from tests.specialization.running import elementwise, real, run
from typedtensor.ir import Program
from typedtensor.targets.numpy import cost_model
from typedtensor.targets.numpy.plan import Plan
from typedtensor.targets.numpy.rematerialization import recompute

X = real("x", 4)


@pytest.fixture(autouse=True)
def all_are_large(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cost_model, "EARLY_BYTES", 1)
    monkeypatch.setattr(cost_model, "FAR_BYTES", 2 * 4 * 8)


def forth_and_back() -> Program:
    first = elementwise("tanh", X)
    square = elementwise("multiply", first, first)
    then = elementwise("exp", elementwise("sin", elementwise("cos", square)))
    return Program((X,), (elementwise("subtract", elementwise("add", then, first), square),))


def test_a_square_is_computed_again_where_it_is_read_much_later() -> None:
    program = forth_and_back()
    rewritten = recompute(program)
    squares = [v for v in rewritten.order() if str(v.primitive) == "multiply"]
    assert len(squares) == 2
    assert squares[0].operands == squares[1].operands
    array = np.array([0.5, np.nan, -np.inf, 2.0])
    np.testing.assert_array_equal(run(rewritten, array), run(program, array))
    assert Plan(rewritten).bytes <= Plan(program).bytes


def test_what_is_read_nearby_or_not_kept_is_not_computed_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cost_model, "REMATERIALIZED_SLACK", 0)
    program = forth_and_back()
    assert recompute(program) is program  # what it is computed from has been read for the last time
    monkeypatch.setattr(cost_model, "REMATERIALIZED_SLACK", 8)
    monkeypatch.setattr(cost_model, "FAR_BYTES", 10_000)
    assert recompute(program) is program
