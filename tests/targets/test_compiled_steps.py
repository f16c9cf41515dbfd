"""Programs that XLA compiles for a step: assembly of parts."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from typedtensor.ir import ALL, Assemble, Program, Value, compute, make, new_input
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
