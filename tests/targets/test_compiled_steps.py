"""Programs that XLA compiles for a step: assembly of parts, and checks of gradients."""

from __future__ import annotations

import re
from typing import Any

import numpy as np
import pytest

from typedtensor.ir import ALL, Assemble, Elementwise, Program, Reduce, Value, compute, make, new_input
from typedtensor.targets.xla.finiteness import AllFinite, by_products
from typedtensor.targets.xla.lowering import function_of

jax = pytest.importorskip("jax")

ROWS, DTYPE = 3, np.dtype(np.float32)


def text(program: Program) -> str:
    like = [jax.ShapeDtypeStruct(x.shape, x.dtype) for x in program.inputs]
    lowered: str = jax.jit(lambda *x: function_of(program)(*x)[0]).lower(*like).as_text()
    return lowered


def parts(shapes: list[tuple[int, ...]]) -> list[Value]:
    return [new_input(f"x{n}", shape, DTYPE) for n, shape in enumerate(shapes)]


def assembled(shape: tuple[int, ...], keys: tuple[Any, ...], shapes: list[tuple[int, ...]]) -> Program:
    inputs = parts(shapes)
    return Program(tuple(inputs), (make(Assemble(shape, keys), *inputs),))


@pytest.mark.parametrize(
    ("shape", "keys", "shapes"),
    [
        ((ROWS, 4), ((ALL, 2), (ALL, 0), (ALL, 1), (ALL, 3)), [(ROWS,)] * 4),  # as the gates of a cell
        ((ROWS, 5, 2), ((ALL, (2, None, None)), (ALL, (None, 2, None))), [(ROWS, 3, 2), (ROWS, 2, 2)]),
        ((4, 2), (((None, None, 2),), ((1, None, 2),)), [(2, 2), (2, 2)]),
        ((4, 2), ((1,), (3,)), [(2,), (2,)]),
        ((2, 2), ((0, 0), (0, 1), (1,)), [(), (), (2,)]),
        ((4,), (((None, 2, None),), ((3, 1, -1),)), [(2,), (2,)]),
    ],
)
def test_parts_that_follow_each_other_are_concatenated(shape: Any, keys: Any, shapes: Any) -> None:
    program = assembled(shape, keys, shapes)
    arrays = [np.random.default_rng(n).normal(size=x).astype(DTYPE) for n, x in enumerate(shapes)]
    wanted = compute(program.outputs[0], arrays)
    [found], _ = function_of(program)(*map(jax.numpy.asarray, arrays))
    np.testing.assert_array_equal(np.asarray(found), wanted)
    along_one = len(keys[0]) > 1 and shape[0] == ROWS
    assert ("concatenate" in text(program)) is along_one
    assert ("pad" in text(program)) is not along_one


@pytest.mark.parametrize("shape", [(3, 4), (5, 1), (1, 6), (2, 3, 4, 5), (300, 200)])
@pytest.mark.parametrize("dtype", [np.float32, np.float64])
def test_a_product_with_zeros_finds_each_element_that_is_not_finite(shape: Any, dtype: Any) -> None:
    x = new_input("x", shape, np.dtype(dtype))
    asked = make(Reduce("logical_and", tuple(range(len(shape)))), make(Elementwise("isfinite"), x))
    program = by_products(Program((x,), (asked,)))
    [output] = program.outputs
    assert isinstance(output.primitive, AllFinite)
    with jax.enable_x64(True):
        function = jax.jit(lambda array: function_of(program)(array)[0][0])
        array = np.full(shape, np.finfo(dtype).max)
        assert bool(function(array))
        assert bool(function(np.full(shape, np.finfo(dtype).tiny / 2)))
        places = np.ndindex(*shape) if array.size < 200 else [(0, 0), (299, 199), (150, 7)]
        for place in places:
            for bad in (np.nan, np.inf, -np.inf):
                other = array.copy()
                other[place] = bad
                assert not bool(function(other))
        compiled = function.lower(array).compile().as_text()
    assert not re.search(r"is-finite", compiled)


def test_other_questions_stay() -> None:
    x, whole, none = (new_input(f"x{n}", shape, DTYPE) for n, shape in enumerate([(3,), (3, 4), (3, 0)]))
    for asked in (
        make(Reduce("logical_and", (0, 1)), make(Elementwise("isfinite"), none)),
        make(Reduce("logical_and", (0,)), make(Elementwise("isfinite"), x)),
        make(Reduce("logical_and", (1,)), make(Elementwise("isfinite"), whole)),
        make(Reduce("logical_or", (0, 1)), make(Elementwise("isfinite"), whole)),
        make(Reduce("logical_and", (0, 1)), make(Elementwise("isnan"), whole)),
    ):
        program = Program((x, whole, none), (asked,))
        assert by_products(program) is program
