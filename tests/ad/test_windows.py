"""Random programs of windows: forward and reverse mode, in each other, agree with finite differences."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator
from itertools import count, islice
from typing import Any

import numpy as np
import pytest

from tests.agreement import world
from tests.fuzz.drawing import WINDOWS, Drawing, drawn
from tests.fuzz.programs import Program
from typedtensor import AnyTensor, check_grads

Point = dict[str, AnyTensor]


def programs(first: int) -> Iterator[tuple[int, Program, Point]]:
    """The programs that are drawn from a seed on, each with a point no two elements of which are nearly equal."""
    for seed in count(first):
        rng, generator = random.Random(seed), np.random.default_rng(seed)
        drawing = Drawing(rng)
        drawing.sizes = {label: rng.choices(range(6), (1, 4, 4, 4, 3, 3))[0] for label in world.OPEN}
        program = drawn(rng, drawing, WINDOWS)
        if program is None:
            continue
        real = {name: value for name, (_, value) in program.values.items() if value.kind == "real"}
        if real:
            total = sum(math.prod(x.shape) for x in real.values())
            elements = iter(generator.permutation(np.linspace(0.2, 1.2, total)))
            parts = {name: [*islice(elements, math.prod(x.shape))] for name, x in real.items()}
            point = {name: x.tensor_type(np.array(parts[name]).reshape(x.shape)) for name, x in real.items()}
            yield seed, program, point


def check(first: int, number: int, order: int) -> None:
    """Check so many programs from a seed on, of the squares of their points: most operations of windows are linear."""
    for seed, program, point in islice(programs(first), number):
        run = program.compiled()
        fixed = {name: value for name, (_, value) in program.values.items() if name not in point}
        found = [y.numpy() for y in run(**fixed, **point) if y.kind == "real"]
        if not found or not all(np.isfinite(y).all() for y in found):  # the largest of no elements is infinite
            continue

        def curved(at: dict[str, Any], run: Any = run, fixed: Any = fixed) -> list[Any]:
            results = run(**fixed, **{name: x * x + x for name, x in at.items()})
            return [y for y in results if y.tensor_type.kind == "real"]

        try:
            check_grads(curved, point, order=order, tolerance=1e-5)
        except AssertionError as error:
            raise AssertionError(f"windows {seed}: {program.function}") from error


def test_some_programs_to_the_second_order() -> None:
    check(0, 5, 2)


@pytest.mark.slow
def test_many_programs_to_the_second_order() -> None:
    check(1000, 300, 2)


@pytest.mark.slow
def test_programs_to_the_third_order() -> None:
    check(3000, 60, 3)
