"""Functions of many numbers by MKL, where it is installed, and by a library that stands in for it."""

from __future__ import annotations

import ctypes
import math
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from tests.specialization.running import real, run
from typedtensor.backends.mkl import VectorFunctions, vector_functions
from typedtensor.ir import Elementwise, Program, Sigmoid, Special, make, new_input
from typedtensor.targets.numpy import cost_model
from typedtensor.targets.numpy.buffer_assignment import Arena
from typedtensor.targets.numpy.emission import vectors
from typedtensor.targets.numpy.emission.steps import BlasProduct, Step, Ufunc, bind, elementwise, execute
from typedtensor.targets.numpy.emission.vectors import Vectors, by_vectors
from typedtensor.targets.numpy.plan import Plan
from typedtensor.targets.numpy.tiling import tiled

FUNCTIONS = (np.exp, np.log, np.expm1, np.log1p, np.tanh, np.sin, np.cos)
SPECIAL = [np.inf, -np.inf, np.nan, 0.0, -0.0, 1e-300, 5e-324, -5e-324, 709.9, -745.0, -708.5, -1.0, 1e300, -1e300]


def written_by(function: Any, number: type[Any]) -> Any:
    """A function with the C interface of MKL's, which writes so many numbers from one address to another."""

    def run(count: int, x: int, out: int) -> None:
        given, found = (np.ctypeslib.as_array((number * count).from_address(place)) for place in (x, out))
        found[:] = function(given)

    return ctypes.CFUNCTYPE(None, ctypes.c_int64, ctypes.c_void_p, ctypes.c_void_p)(run)


def stand_in() -> VectorFunctions:
    """Some of MKL's functions by others, so that whom they are called by is tested wherever MKL is not."""
    special = {f"Erf{end}": np.vectorize(getattr(math, f"erf{end.lower()}")) for end in ("", "c")}
    single = {"Exp": np.exp, **special}
    double = {**single, "Ln": np.log, "Expm1": np.expm1, "Log1p": np.log1p, "Tanh": np.tanh, "Sin": np.sin}
    names = {f"vs{name}_64": written_by(function, ctypes.c_float) for name, function in single.items()}
    names |= {f"vd{name}_64": written_by(function, ctypes.c_double) for name, function in double.items()}
    return VectorFunctions(SimpleNamespace(**names))


@pytest.fixture(params=["stand-in", "MKL"])
def library(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> VectorFunctions:
    found = stand_in() if request.param == "stand-in" else vector_functions()
    if found is None:
        pytest.skip("MKL is an extra of 650 MB, which the tests are not given")
    monkeypatch.setattr(vectors, "vector_functions", lambda: found)
    return found


@pytest.mark.parametrize("function", FUNCTIONS)
@pytest.mark.parametrize("dtype", [np.float32, np.float64])
def test_functions_are_numpys_to_the_last_places(library: VectorFunctions, function: Any, dtype: Any) -> None:
    draw = np.random.default_rng(0)
    with np.errstate(all="ignore"):
        special = np.array(SPECIAL).astype(dtype)
        x = np.concatenate([special, draw.normal(size=5000).astype(dtype) * 3, draw.normal(size=99).astype(dtype)])
        out = np.empty_like(x)
        if not library.takes(function, x, out):
            assert dtype is np.float32 or function is np.cos  # NumPy's own stay there
            return
        call, arguments = library.call(function, x, out)
        call(*arguments)
        expected = function(x)
    finite = np.isfinite(expected)
    np.testing.assert_array_equal(out[~finite], expected[~finite])
    assert np.all(np.abs(out[finite] - expected[finite]) <= 4 * np.spacing(np.abs(expected[finite])))
    numbers = ~np.isnan(expected)
    np.testing.assert_array_equal(np.signbit(out[numbers]), np.signbit(expected[numbers]))


@pytest.mark.parametrize("name", ["erf", "erfc"])
@pytest.mark.parametrize("dtype", [np.float32, np.float64])
def test_special_functions_are_near(library: VectorFunctions, name: str, dtype: Any) -> None:
    """They are those of a plan without the library, which has them of several passes of NumPy."""
    draw = np.random.default_rng(0)
    x = np.concatenate([np.array([np.inf, -np.inf, np.nan, 0.0, -0.0, 30.0, -30.0]), draw.normal(size=5000) * 2])
    program = Program((value := new_input("x", (len(x),), np.dtype(dtype)),), (make(Special(name), value),))
    for without in ((), ("mkl",)):
        plan = Plan(program, arena=Arena(without))
        assert isinstance(plan.written[0].operation, Vectors) == (not without)
        plan.inputs[0][...] = x
        plan.run()
        exact = np.array([getattr(math, name)(number) for number in plan.inputs[0].tolist()])
        single = dtype is np.float32
        np.testing.assert_allclose(plan.outputs[0], exact, rtol=4e-6 if single else 1e-13, atol=1e-37)


def test_what_is_taken(library: VectorFunctions) -> None:
    """Arrays without gaps of one precision that lie alike, in any order."""
    x = np.zeros((40, 50))
    turned, gaps = np.asfortranarray(x), np.zeros((40, 100))[:, ::2]
    taken = [(x, x), (x, x.copy()), (turned, turned), (x[3:7], x[3:7])]
    left = [(x, turned), (gaps, gaps), (x[:, :9], x[:, :9]), (x, x.astype(np.float32)), (x[0], x), (x[::-1], x[::-1])]
    assert all(library.takes(np.exp, a, b) for a, b in taken)
    assert not any(library.takes(np.exp, a, b) for a, b in left)
    assert not library.takes(np.sqrt, x, x)
    assert not library.takes(np.exp, x.astype(int), x.astype(int))


def test_only_steps_of_many_elements(library: VectorFunctions) -> None:
    few, many = np.zeros(cost_model.VECTOR_LEAST - 1), np.zeros(cost_model.VECTOR_LEAST)
    code = [elementwise(np.exp, few, few), elementwise(np.exp, many, many), elementwise(np.add, many, many, many)]
    made = by_vectors(code)
    assert [type(step.operation) for step in made] == [Ufunc, Ufunc, Ufunc]  # too few to load the library for
    several = -(-cost_model.VECTOR_TOTAL // many.size)
    made = by_vectors([*code, *([elementwise(np.exp, many, many)] * (several - 1))])
    assert [type(step.operation) for step in made] == [Ufunc, Vectors, Ufunc, *[Vectors] * (several - 1)]
    any_library: Any = library
    made = by_vectors([*code, Step(BlasProduct(any_library), many, (many, many))])
    assert [type(step.operation) for step in made[:3]] == [Ufunc, Vectors, Ufunc]
    assert by_vectors([elementwise(np.exp, many, 1.0)])[0].inputs == (1.0,)


def test_blocks_have_the_same_numbers(library: VectorFunctions) -> None:
    """What is done block by block, and for each row, is what is done at once."""
    x = np.random.default_rng(0).normal(size=(300, 1000))
    out, further = np.empty_like(x), np.empty_like(x)
    code = by_vectors([elementwise(np.exp, out, x), elementwise(np.tanh, further, out)])
    assert all(isinstance(step.operation, Vectors) for step in code)
    execute(bind(code))
    whole = further.copy()
    parts = tiled(code)
    assert parts != code
    further[:] = 0.0
    execute(bind(parts))
    np.testing.assert_array_equal(further, whole)
    for row in range(300):
        execute(
            bind([Step(code[0].operation, out[row], (x[row],)), Step(code[1].operation, further[row], (out[row],))])
        )
    np.testing.assert_array_equal(further, whole)


def test_plans_use_them_unless_they_are_left_out(library: VectorFunctions) -> None:
    x = real("x", 200, 100)
    program = Program((x,), (make(Elementwise("tanh"), make(Sigmoid(), x)),))
    values = np.random.default_rng(0).normal(size=(200, 100))
    used = Plan(program)
    assert sum(isinstance(step.operation, Vectors) for step in used.written) == 2
    left = Plan(program, arena=Arena(without={"mkl"}))
    assert not any(isinstance(step.operation, Vectors) for step in left.written)
    np.testing.assert_allclose(run(program, values)[0], np.tanh(1.0 / (1.0 + np.exp(-values))), rtol=1e-14)
