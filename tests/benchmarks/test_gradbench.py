"""The programs for GradBench: their outputs by the suite's rule, and the protocol."""

from __future__ import annotations

import json

import numpy as np
import pytest

from benchmarks.gradbench.inputs import cases
from benchmarks.gradbench.programs import particle, saddle
from benchmarks.gradbench.programs.descent import Mode, minimum, slope_of
from benchmarks.gradbench.protocol import MODULES, functions, respond
from benchmarks.gradbench.references import FUNCTIONS, descents
from benchmarks.gradbench.validation import differences
from typedtensor import Const, Tensor, given

DESCENTS = ("particle", "saddle")


def wrong(module: str, size: str) -> list[str]:
    found = []
    for case in cases(module, size):
        for name in case.functions:
            prepared = functions(module)[name](case.input)
            expected = FUNCTIONS[module][name](case.input)
            for run in range(3):  # interpreted, planned, and by the plan that is there
                output = prepared.finish(prepared.run())
                found += [f"{module} {case.name} {name}, run {run}: {what}" for what in differences(expected, output)]
    return found


@pytest.mark.parametrize("module", [module for module in MODULES if module not in DESCENTS])
def test_outputs_at_tiny_sizes(module: str) -> None:
    assert not wrong(module, "tiny")


@pytest.mark.slow
@pytest.mark.parametrize("size", ["small", "medium"])
@pytest.mark.parametrize("module", [module for module in MODULES if module not in DESCENTS])
def test_outputs_at_sizes_of_the_suite(module: str, size: str) -> None:
    assert not wrong(module, size)


@pytest.mark.slow
@pytest.mark.parametrize("mode", ["rr", "ff", "fr", "rf"])
@pytest.mark.parametrize("module", DESCENTS)
def test_nested_descents(module: str, mode: str) -> None:
    [case] = cases(module, "small")
    prepared = functions(module)[mode](case.input)
    assert not list(differences(FUNCTIONS[module][mode](case.input), prepared.finish(prepared.run())))


@pytest.mark.parametrize(("outer", "inner"), [("forward", "reverse"), ("reverse", "forward")])
def test_how_a_particle_misses(outer: Mode, inner: Mode) -> None:
    """The cost of a whole trajectory, and its derivative through the field's."""
    at = np.array([0.1])
    program = particle.Program(outer, inner)
    value, slope = slope_of(program.miss, outer, particle.Control, 1)(Const(Tensor[particle.Control](at)))
    expected = descents.miss(at[0] + descents.STEP * 1j)
    with given() as computation:
        computation.values((value, slope))
        np.testing.assert_allclose(value.value.item(), expected.real)
        np.testing.assert_allclose(slope.value.numpy(), [expected.imag / descents.STEP])


@pytest.mark.parametrize("mode", ["forward", "reverse"])
def test_a_descent_ends_where_the_suite_ends(mode: Mode) -> None:
    start = np.array([1.0, 1.0])
    found = minimum(lambda y: -saddle.height(y * 0.0, y), Const(Tensor[saddle.Plane](start)), mode, saddle.Plane, 2)
    with given():
        np.testing.assert_allclose(found.value.numpy(), [8.246324826140356e-06] * 2, rtol=1e-9)  # as it publishes


def test_a_session() -> None:
    """By lines: what is there, what is not, what fails, and what needs no answer."""
    lines = [
        {"id": 0, "kind": "start", "eval": "hello"},
        {"id": 1, "kind": "define", "module": "hello"},
        {"id": 2, "kind": "evaluate", "module": "hello", "function": "square", "input": 3.0},
        {"id": 3, "kind": "analysis", "of": 2, "valid": True},
        {"id": 4, "kind": "evaluate", "module": "lse", "function": "primal", "input": {"x": [0.0], "min_runs": 3}},
        {"id": 5, "kind": "evaluate", "module": "hello", "function": "cube", "input": 3.0},
        {"id": 6, "kind": "define", "module": "unheard"},
    ]
    start, hello, nine, analysis, runs, cube, unheard = map(json.loads, respond(map(json.dumps, lines)))
    assert start == {"id": 0, "tool": "typedtensor"}
    assert hello == {"id": 1, "success": True}
    assert (nine["output"], [timing["name"] for timing in nine["timings"]]) == (9.0, ["evaluate"])
    assert analysis == {"id": 3}
    assert (runs["output"], len(runs["timings"])) == (0.0, 3)
    assert not cube["success"]
    assert "cube" in cube["error"]
    assert not unheard["success"]
    assert "no program for the module 'unheard'" in unheard["error"]


@pytest.mark.parametrize(
    ("expected", "actual", "message"),
    [
        (1.0, 1.0001, None),
        (1.0, 1.001, "output is 1.001, not 1.0"),
        (0.0, 9e-5, None),
        (0.0, float("nan"), "output is nan, not 0.0"),
        ([1.0], [1.0, 2.0], "output has 2 elements, not 1"),
        ({"a": [1, 2]}, {"a": [1, 3]}, "output.a[1] is 3, not 2"),
        ({"a": 1}, {"b": 1}, "output has the keys ['b'], not ['a']"),
        ([1.0], 1.0, "output is float, not list"),
    ],
)
def test_the_rule_of_the_suite(expected: object, actual: object, message: str | None) -> None:
    assert next(differences(expected, actual), None) == message
