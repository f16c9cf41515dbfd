"""For which lines of code the collectives of a step are."""

from __future__ import annotations

import sys
from pathlib import PurePath
from typing import Any

import numpy as np
import pytest

from tests.mesh.simulated import run
from typedtensor import Axis, Input, Param, Tensor
from typedtensor.ad.graph import Node
from typedtensor.ad.symbolic import NotingAlgebra, gradients_found
from typedtensor.ir import Constant, Full, Program, fingerprint, parse, printed
from typedtensor.ir import Input as Given
from typedtensor.lowering.expressions import lowered
from typedtensor.mesh.collectives import collectives_in
from typedtensor.ops import tanh
from typedtensor.passes.algebraic_simplifier import simplify
from typedtensor.passes.rewrite import rewrite_everywhere


class Batch(Axis): ...


class Pixel(Axis, size=3): ...


class Hidden(Axis, size=4): ...


HERE = PurePath(__file__).name


def made(*, noted: bool = True) -> tuple[Program, list[str]]:
    """A loss and a gradient as a program, and the lines of its three expressions."""
    x, w = Input(Tensor[Batch, Pixel]), Param(Tensor[Pixel, Hidden](np.ones((3, 4))))
    first = sys._getframe().f_lineno + 1
    hidden = x @ w
    active = tanh(hidden)
    loss = (active * active).mean()
    algebra = NotingAlgebra()
    found = gradients_found(loss, [w], algebra)
    arrays: dict[Node, Any] = {x: np.ones((2, 3)), w: np.ones((3, 4))}
    sources = algebra.sources if noted else None
    return lowered((loss, found[w]), arrays, sources)[0], [str(first + n) for n in range(3)]


def said(program: Program) -> set[str]:
    """What its values are for, but for numbers and what it is given."""
    values = [x for x in program.order() if not isinstance(x.primitive, (Given, Constant, Full))]
    assert all(x.source is not None for x in values)
    return {f"{'gradient of ' * x.source.is_gradient}{x.source.origin.line}" for x in values if x.source}


def test_values_know_their_lines() -> None:
    program, lines = made()
    expected = {*lines, *(f"gradient of {line}" for line in lines)}
    assert said(program) == expected
    assert said(rewrite_everywhere(program, lambda: simplify)) <= expected


def test_lines_are_noted_where_they_are_asked_for() -> None:
    program, _ = made(noted=False)
    assert all(x.source is None for x in program.order())


def test_lines_are_no_part_of_a_program() -> None:
    program, _ = made()
    text = printed(program)
    assert HERE not in text
    assert fingerprint(parse(printed(program, elide=False))) == fingerprint(program)
    assert printed(made(noted=False)[0]) == text


def test_lines_of_one_collective() -> None:
    text = """ENTRY %main {
  %a = (f64[], f64[3,4]{1,0}) all-reduce(%x, %y), metadata={op_name="jit(run)/(net.py#4/add:gradient of net.py#3/dot)"}
  %b = (f64[2], f64[4]) all-reduce(%x, %y), metadata={op_name="jit(run)/net.py#4/add"}
  %c = f32[2] all-gather(%z), metadata={op_name="jit(run)/is_finite"}
}
"""
    assert [c.lines for c in collectives_in(text)] == [
        (("net.py:4", 8), ("gradient of net.py:3", 96)),
        (("net.py:4", 48),),
        (("", 8),),
    ]


@pytest.mark.slow
def test_lines_of_a_step() -> None:
    pytest.importorskip("jax")
    found = run("lines.py", 4)
    product, loss = (f"lines.py:{found[name]}" for name in ("product", "loss"))
    by_line = {(line, c["kind"]): 0 for c in found["collectives"] for line, _ in c["lines"]}
    for c in found["collectives"]:
        assert sum(size for _, size in c["lines"]) == c["bytes"]
        for line, size in c["lines"]:
            by_line[line, c["kind"]] += size
    # A loss, the gradient of each device's part of a matrix, and of a vector.
    assert by_line[loss, "all-reduce"] == 8
    assert by_line[f"gradient of {product}", "all-reduce"] == 3 * 4 * 8
    for (line, _), size in by_line.items():
        assert f"{line or 'no line'}  " in found["explained"]
        assert f"{size} B" in found["explained"]
