"""Programs of padded arrays: one serves many sizes, and gives what programs for these sizes give."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest

from tests.sampling import sample
from tests.specialization import test_size_templates as templates
from tests.specialization import test_trees as forests
from typedtensor import given
from typedtensor.ir import (
    Accumulate,
    AddAlong,
    AddRows,
    Arg,
    Array,
    Assemble,
    Broadcast,
    CheckRange,
    Concatenate,
    Contract,
    Conv,
    ConvInput,
    ConvWeight,
    Elementwise,
    Full,
    Largest,
    MatMul,
    MaxRows,
    Permute,
    Place,
    Program,
    RandomUniform,
    Reduce,
    Reshape,
    Slice,
    Sort,
    SymbolicInt,
    Take,
    TakeAlong,
    Value,
    interpret,
    make,
)
from typedtensor.ir.program import new_input
from typedtensor.passes.padding import NotPaddedError, pad
from typedtensor.runtime import engines
from typedtensor.runtime.cache import PLANS
from typedtensor.targets.fitted import Fit
from typedtensor.targets.instances import Instances
from typedtensor.targets.reference import ReferenceTarget


class Padding(ReferenceTarget):
    """The reference interpreter as a target that takes long to make programs ready; it counts them."""

    pads = True

    def __init__(self) -> None:
        self.compiled: list[Program] = []

    def compile(self, program: Program, workspace: Any = None) -> Any:
        self.compiled.append(program)
        return super().compile(program, workspace)


@pytest.fixture
def target(monkeypatch: pytest.MonkeyPatch) -> Iterator[Padding]:
    made = Padding()
    monkeypatch.setattr(engines, "_TARGET", made)
    PLANS.clear()
    yield made
    PLANS.clear()


B, T = SymbolicInt.named(5, 0), SymbolicInt.named(7, 1)
REAL, WHOLE, TRUTH = np.dtype(np.float64), np.dtype(np.int64), np.dtype(np.bool_)

x = new_input("x", (B, T, 4), REAL)
w = new_input("w", (4, 6), REAL)
index = new_input("index", (B,), WHOLE)
columns = new_input("columns", (B, 4), WHOLE)
key = new_input("key", (), WHOLE)
images = new_input("images", (B, 2, 6), REAL)
INPUTS = x, w, index, columns, key, images

ALL = (None, None, None)
AFTER, BEFORE = (1, None, None), (None, -1, None)


def total(value: Value, function: str = "add", *axes: int) -> Value:
    return make(Reduce(function, axes or tuple(range(len(value.shape)))), value)


def flat(value: Value) -> Value:
    return make(Reshape((B * T, 4)), value)


def logs() -> Value:
    return make(Elementwise("log"), make(Elementwise("absolute"), x))


PROGRAMS: dict[str, Callable[[], Value]] = {
    "sum of logarithms, of 0 in the padding": lambda: total(logs()),
    "mean": lambda: make(Elementwise("divide"), total(x), make(Full(B * T * 4, (), REAL))),
    "number": lambda: make(Elementwise("multiply"), x, 1 / B),
    "largest": lambda: total(x, "maximum", 1),
    "least of integers": lambda: total(index, "minimum"),
    "any": lambda: total(make(Elementwise("less"), x, 0.0), "logical_and", 0, 1),
    "product": lambda: total(make(Elementwise("cos"), x), "multiply", 1),
    "kept": lambda: make(Reduce("add", (0,), True), x),
    "contraction": lambda: make(MatMul(), make(Permute((1, 0)), flat(logs())), flat(x)),
    "contraction along axes": lambda: make(Contract((1, 0), (1, 0)), logs(), x),
    "merged and split": lambda: make(Reshape((B, T, 6)), make(MatMul(), flat(x), w)),
    "sum along merged axes": lambda: total(make(Reshape((B, T * 4)), x), "add", 1),
    "heads": lambda: total(make(Permute((0, 2, 1, 3)), make(Reshape((B, T, 2, 2)), x)), "add", 2),
    "broadcast": lambda: total(make(Broadcast((B, 3)), make(Full(2.0, (), REAL))), "add", 0),
    "first": lambda: make(Slice((ALL, 0)), x),
    "all but the first": lambda: total(make(Slice((ALL, AFTER)), x), "add", 1),
    "all but the last": lambda: total(make(Slice((ALL, BEFORE)), x), "add", 1),
    "placed": lambda: total(make(Place((B, T + 1, 4), (ALL, BEFORE)), x), "add", 1),
    "assembled": lambda: make(
        Assemble((B, T, 4), ((ALL, (0, 1, None)), (ALL, AFTER))),
        make(Slice((ALL, (0, 1, None))), x),
        make(Slice((ALL, AFTER)), logs()),
    ),
    "after what is fixed": lambda: total(make(Concatenate(1), make(Slice((ALL, (0, 1, None))), x), x), "add", 1),
    "running sum": lambda: make(Accumulate("add", 1), x),
    "sorted along another axis": lambda: make(Sort(2), x),
    "positions of the largest": lambda: make(Largest(2), make(Permute((0, 2, 1)), logs())),
    "position": lambda: make(Arg(True, 1), make(Elementwise("negative"), logs())),
    "rows": lambda: make(Take(), w, make(CheckRange(4), index)),
    "rows of what varies": lambda: make(Take(), x, make(CheckRange(B), index)),
    "added rows": lambda: make(AddRows(4), index, make(Slice((ALL, 0)), logs())),
    "largest rows": lambda: make(MaxRows(4), index, make(Slice((ALL, 0)), x)),
    "elements": lambda: make(TakeAlong(1), x, columns),
    "added elements": lambda: total(make(AddAlong(1, -1), logs(), columns, 1.0), "maximum", 0),
    "drawn": lambda: total(make(RandomUniform((B, 3), REAL), key), "add", 0),
    "images": lambda: make(Conv((1,), (1,), (1,), (1,), 1), images, _kernel()),
    "images again": lambda: make(ConvInput((1,), (1,), (1,), (1,), 1, (6,)), _kernel(), images),
    "kernels": lambda: make(ConvWeight((1,), (1,), (1,), (1,), 1, (3,)), images, images),
}

REFUSED: dict[str, Callable[[], Value]] = {
    "the last": lambda: make(Slice((ALL, -1)), x),
    "reversed": lambda: make(Slice((ALL, (None, None, -1))), x),
    "every other": lambda: make(Slice((ALL, (None, None, 2))), x),
    "sorted": lambda: make(Sort(1), x),
    "after what varies": lambda: make(Concatenate(1), x, x),
    "positions in merged axes": lambda: make(Arg(True, 0), flat(x)),
    "drawn by places": lambda: make(RandomUniform((3, B), REAL), key),
    "windows over what varies": lambda: make(Conv((1,), (1,), (1,), (1,), 1), make(Permute((0, 2, 1)), x), _four()),
    "merged in two ways": lambda: make(
        Elementwise("add"), make(Reshape((B * T,)), total(x, "add", 2)), make(Reshape((T * B,)), _turned())
    ),
}


def _turned() -> Value:
    return make(Permute((1, 0)), total(x, "add", 2))


def _kernel() -> Value:
    return make(Reshape((2, 2, 3)), make(Slice(((0, 2, None),)), w))


def _four() -> Value:
    return make(Broadcast((3, 4, 2)), make(Full(1.0, (), REAL)))


def data(batch: int, time: int) -> list[Array]:
    generator = np.random.default_rng([batch, time])
    least = min(batch, time, 4)
    return [
        generator.normal(size=(batch, time, 4)),
        generator.normal(size=(4, 6)),
        generator.integers(0, least, batch),
        generator.integers(0, least, (batch, 4)),
        np.array(17),
        generator.normal(size=(batch, 2, 6)),
    ]


@pytest.mark.parametrize("name", PROGRAMS)
def test_a_padded_program_gives_what_one_for_these_sizes_gives(name: str) -> None:
    program = Program(INPUTS, (PROGRAMS[name](),))
    padded = pad(program, 2)
    for sizes, to in (((5, 7), (8, 8)), ((5, 7), (5, 7)), ((3, 3), (4, 16))):
        large = Instances(padded.program).at(to)
        exact = Instances(program).at(sizes)
        fit = Fit(large, [extra.given(sizes, to) for extra in padded.extras], [x.shape for x in exact.outputs])
        with np.errstate(all="ignore"):
            [found] = interpret(large, *fit.padded(data(*sizes)))
        [expected] = interpret(exact, *data(*sizes))
        np.testing.assert_allclose(fit.cut(found, 0), expected, rtol=1e-12)
        assert found.dtype == expected.dtype


@pytest.mark.parametrize("name", REFUSED)
def test_what_depends_on_the_padding_is_refused(name: str) -> None:
    with pytest.raises(NotPaddedError):
        pad(Program(INPUTS, (REFUSED[name](),)), 2)


def test_an_index_beyond_what_varies_is_an_error_though_there_is_padding() -> None:
    padded = pad(Program(INPUTS, (PROGRAMS["rows of what varies"](),)), 2)
    large = Instances(padded.program).at((8, 8))
    fit = Fit(large, [extra.given((5, 7), (8, 8)) for extra in padded.extras], [(5, 7, 4)])
    arrays = data(5, 7)
    arrays[2] = np.array([0, 1, 5, 1, 0])
    with pytest.raises(IndexError):
        interpret(large, *fit.padded(arrays))


@pytest.mark.parametrize("name", templates.MODELS)
def test_gradients_of_many_sizes_come_of_few_programs(name: str, target: Padding) -> None:
    loss = templates.MODELS[name]()
    parameters = templates.parameters_of(loss)
    sizes = [(b, t) for b in (3, 4) for t in (5, 6, 7, 8)]
    for size in sizes:
        with given(*templates.bindings(*size)) as computation:
            found = computation.gradients(loss)
            assert computation.counts.planned == 1
        with given(*templates.bindings(*size), plan=False) as computation:
            expected = computation.gradients(loss)
            scale = max(np.abs(expected[x].numpy()).max() for x in parameters)
            for x in parameters:
                np.testing.assert_allclose(found[x].numpy(), expected[x].numpy(), rtol=1e-3, atol=1e-5 * scale)
    assert len(target.compiled) == 2  # that for the first sizes is of these alone


def test_values_lose_the_padding(target: Padding) -> None:
    expression = templates.predictions()
    for size in [(3, 5), (4, 7), (2, 8), (3, 6)]:
        with given(*templates.bindings(*size)):
            found = expression.value.numpy()
        with given(*templates.bindings(*size), plan=False):
            assert np.array_equal(found, expression.value.numpy())
    assert [x.shape for [*_, x] in (program.outputs for program in target.compiled)] == [(4, 8), (2, 8)]


@pytest.mark.parametrize(
    ("name", "count", "most"),
    sample([*((name, 8, 6) for name in forests.MODELS), ("simple", 20, 40)], first=len(forests.MODELS)),
)
def test_forests_of_many_sizes_come_of_few_programs(name: str, count: int, most: int, target: Padding) -> None:
    loss, parameters = forests.MODELS[name]()
    generator = random.Random(3)
    for seed in range(count):
        made = forests.forest(seed, *(generator.randrange(2, most) for _ in range(3)))
        found = forests.results(loss, parameters, made)
        for one, other in zip(found, forests.results(loss, parameters, made, plan=False), strict=True):
            np.testing.assert_allclose(one, other, rtol=1e-9, atol=1e-12)
    assert 1 <= len(target.compiled) <= 5  # that for the first sizes is of these alone
