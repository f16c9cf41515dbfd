"""Every target compared with the reference interpreter: each primitive, and the steps of the benchmarks."""

from __future__ import annotations

import importlib
import inspect
import pkgutil
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import pytest

from tests.planning import poisoned
from tests.sampling import sample
from tests.specialization.test_primitives import CASES, elements, inputs
from typedtensor import targets
from typedtensor.ad.symbolic import gradients_found
from typedtensor.ir import (
    AddAlong,
    AddRows,
    Assemble,
    Broadcast,
    Call,
    CheckRange,
    Concatenate,
    Constant,
    Elementwise,
    Full,
    Loop,
    MatMul,
    MaxRows,
    Permute,
    Primitive,
    Program,
    Reduce,
    Reshape,
    Slice,
    Take,
    TakeAlong,
    TupleElement,
    Value,
    Where,
    interpret,
    make,
    new_input,
    parse,
    printed,
    verify,
)
from typedtensor.lowering.expressions import lower
from typedtensor.passes.pipeline import MADE
from typedtensor.passes.placed_sums import PlacedSum
from typedtensor.runtime.cache import Entry, Query
from typedtensor.targets import ReferenceTarget, Target
from typedtensor.targets.native.target import NativeTarget
from typedtensor.targets.numpy.target import NumPyTarget
from typedtensor.targets.xla import XlaTarget

REFERENCE = ReferenceTarget()
TARGETS: list[Callable[[], Target]] = [NumPyTarget, NativeTarget, XlaTarget]


def close(found: Any, expected: Any) -> None:
    assert found.dtype == expected.dtype
    tolerance = 1e-5 if expected.dtype == np.float32 else 1e-12
    scale = max(1.0, float(np.max(np.abs(expected), initial=0)))
    np.testing.assert_allclose(found, expected, rtol=tolerance, atol=tolerance * scale)


def test_every_target_is_tried() -> None:
    for module in pkgutil.iter_modules(targets.__path__, f"{targets.__name__}."):
        importlib.import_module(module.name)
    waiting, ours = [Target], set()
    while waiting:
        found = waiting.pop()
        waiting += found.__subclasses__()
        if found.__module__.startswith(targets.__name__) and not inspect.isabstract(found):
            ours.add(found)
    untried = sorted(found.__name__ for found in ours - {ReferenceTarget, *TARGETS})
    assert not untried, f"TARGETS lacks {untried}"


@pytest.mark.parametrize("target", [NumPyTarget, NativeTarget])
def test_sums_of_placed_arrays_are_written_without_zeros_around_them(target: Callable[[], Target]) -> None:
    """Unless something else reads one of them; in bodies of loops, too."""
    x, y, z = (new_input(name, shape, np.dtype(float)) for name, shape in (("x", (6,)), ("y", (3,)), ("z", (3,))))
    first, second = (make(Assemble((6,), (((start, start + 3, None),),)), part) for start, part in ((0, y), (2, z)))
    total = make(Elementwise("add"), make(Elementwise("add"), first, x), second)
    moved = make(Assemble((6,), (((2, 5, None),),)), make(Slice(((0, 3, None),)), x))
    body = Program((x,), (make(Elementwise("tanh"), make(Elementwise("add"), x, moved)),))
    start = new_input("start", (6,), np.dtype(float))
    loop = make(Loop(body, 1, 0, 4), start)
    programs = [
        Program((x, y, z), (total,)),
        Program((x, y, z), (total, first)),
        Program((start,), (make(TupleElement(0), loop),)),
    ]
    for program, counts in zip(programs, ([3], [2], [2]), strict=True):
        optimized = target().optimize(program)
        bodies = [p.primitive.body for p in optimized.order() if isinstance(p.primitive, Loop)]
        sums = [v for each in (optimized, *bodies) for v in each.order() if isinstance(v.primitive, PlacedSum)]
        assert [len(v.operands) for v in sums] == counts
        arrays = [np.random.default_rng(0).normal(size=v.shape) for v in program.inputs]
        close(target()(program, *arrays)[0], REFERENCE(program, *arrays)[0])


@pytest.mark.parametrize("target", [NumPyTarget, NativeTarget])
@pytest.mark.parametrize("turned", [(), (0,), (1,), (0, 1)])
def test_products_of_few_rows_and_many_terms(target: Callable[[], Target], turned: tuple[int, ...]) -> None:
    shapes = (16, 3072), (3072, 64)
    given = [new_input("xy"[n], s[::-1] if n in turned else s, np.dtype(np.float32)) for n, s in enumerate(shapes)]
    factors = [make(Permute((1, 0)), x) if n in turned else x for n, x in enumerate(given)]
    program = Program(tuple(given), (make(MatMul(), *factors),))
    arrays = [np.random.default_rng(0).normal(size=x.shape).astype(np.float32) for x in given]
    close(target()(program, *arrays)[0], REFERENCE(program, *arrays)[0])


@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("function", ["floor_divide", "remainder"])
def test_whole_numbers_divided_by_zero_are_zero(target: Callable[[], Target], function: str) -> None:
    """As NumPy has it; the processor's own answer is another one."""
    x, y = (new_input(name, (3,), np.dtype(np.int64)) for name in ("x", "y"))
    program = Program((x, y), (make(Elementwise(function), x, y),))
    with np.errstate(all="ignore"):
        [found] = target()(program, np.array([7, -7, -7]), np.array([0, 0, 2]))
    assert found.tolist() == [0, 0, getattr(np, function)(-7, 2)]


EDGES: dict[str, list[Any]] = {
    "d": [0.0, -0.0, 1.0, -1.0, 2.5, -2.5, 1e-300, -1e-300, 1e300, -1e300, np.inf, -np.inf, np.nan],
    "f": [0.0, -0.0, 1.0, -1.0, 2.5, -2.5, 1e-37, -1e-37, 1e37, -1e37, np.inf, -np.inf, np.nan],
    "q": [0, 1, -1, 2, 3, -3, 62, 2**40, -(2**63), 2**63 - 1],
    "?": [False, True],
}
"""Numbers by the characters of NumPy's types."""


def edge_cases() -> Iterator[tuple[str, str]]:
    """NumPy's functions of elements, with a type of their operands."""
    for function in sorted({f.__name__ for f in vars(np).values() if isinstance(f, np.ufunc) and f.signature is None}):
        ufunc: np.ufunc = getattr(np, function)
        for character in EDGES:
            results = {t[-1] for t in ufunc.types if t.startswith(f"{character * ufunc.nin}->")}
            if ufunc.nout == 1 and results & EDGES.keys():
                yield function, character


@pytest.mark.parametrize("target", [NumPyTarget, NativeTarget])
@pytest.mark.parametrize(("function", "character"), [*edge_cases()])
def test_functions_at_their_edges(target: Callable[[], Target], function: str, character: str) -> None:
    edges, dtype, count = EDGES[character], np.dtype(character), getattr(np, function).nin
    operands = [new_input(name, (len(edges),) * 2, dtype) for name in "xy"[:count]]
    program = Program(tuple(operands), (make(Elementwise(function), *operands),))
    first = np.array(edges, dtype)
    if function == "power" and character == "q":
        first = np.maximum(first, 0)  # NumPy refuses negative exponents
    arrays = np.meshgrid(first, first)[:count]
    with np.errstate(all="ignore"):
        [found], [expected] = target()(program, *arrays), interpret(program, *arrays)
    np.testing.assert_allclose(found, expected, rtol=4 * np.finfo(dtype).eps if dtype.kind == "f" else 0)
    if function not in ("maximum", "minimum", "fmax", "fmin"):  # of two zeros, NumPy chooses either
        given, wanted = (np.signbit(x[np.isfinite(expected)].astype(float)) for x in (found, expected))
        np.testing.assert_array_equal(given, wanted)


@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("dtype", ["int8", "uint8", "int16", "uint16", "int32", "uint32", "int64"])
def test_indices_of_every_type(target: Callable[[], Target], dtype: str) -> None:
    table, rows = new_input("table", (5, 3), np.dtype(np.float32)), new_input("rows", (4, 3), np.dtype(np.float32))
    index, column = new_input("index", (4,), np.dtype(dtype)), new_input("column", (5,), np.dtype(dtype))
    checked = make(CheckRange(5), index)
    program = Program(
        (table, rows, index, column),
        (
            make(Take(), table, checked),
            make(AddRows(5), checked, rows),
            make(MaxRows(5), checked, rows),
            make(TakeAlong(1), table, column),
            make(AddAlong(1, 1), table, column, 1.0),
            make(Elementwise("multiply"), index, 2),
        ),
    )
    generator = np.random.default_rng(0)
    arrays = [
        *(generator.normal(size=x.shape).astype(np.float32) for x in (table, rows)),
        np.array([4, 0, 1, 4], dtype),
        np.array([2, 0, 1, 1, 0], dtype),
    ]
    for found, expected in zip(target()(program, *arrays), interpret(program, *arrays), strict=True):
        assert found.dtype == expected.dtype
        np.testing.assert_allclose(found, expected, rtol=1e-6)
    arrays[2][1] = 5
    if target is not XlaTarget:  # it says so by another way
        with pytest.raises(IndexError, match="from 0 to 4"):
            target()(program, *arrays)


@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("axes", [(0,), (1,), (2,), (0, 1), (0, 2), (1, 2), (0, 1, 2)])
@pytest.mark.parametrize("shape", [(), (2,), (3, 1), (4, 1, 1), (4, 1, 2)])
def test_what_is_repeated_is_reduced_as_often(
    target: Callable[[], Target], shape: tuple[int, ...], axes: tuple[int, ...]
) -> None:
    x = new_input("x", shape, np.dtype(np.float64))
    repeated = make(Broadcast((4, 3, 2)), make(Elementwise("exp"), x))
    program = Program((x,), tuple(make(Reduce(name, axes, True), repeated) for name in ("add", "multiply", "maximum")))
    array = np.arange(x.size).reshape(shape) / 8
    with poisoned():
        found = target().compile(program).run([array])  # no pass has removed the repetition
    for one, other in zip(found, interpret(program, array), strict=True):
        np.testing.assert_allclose(one, other, rtol=1e-14)


@pytest.mark.parametrize("target", [NumPyTarget, NativeTarget])
def test_many_results_of_one_chain(target: Callable[[], Target]) -> None:
    x = new_input("x", (50,), np.dtype(np.float64))
    chain = [x]
    for _ in range(100):
        chain.append(make(Elementwise("tanh"), chain[-1]))
    program, array = Program((x,), tuple(chain[1:])), np.linspace(-1, 1, 50)
    for found, expected in zip(target()(program, array), interpret(program, array), strict=True):
        np.testing.assert_allclose(found, expected, rtol=1e-12)


@pytest.mark.parametrize("target", [NumPyTarget, NativeTarget])
def test_long_chains(target: Callable[[], Target]) -> None:
    """Longer than functions may call each other."""
    x = new_input("x", (3,), np.dtype(np.float64))
    value = x
    for _ in range(1500):
        value = make(Elementwise("tanh"), make(Elementwise("add"), value, x))
    program, array = Program((x,), (value,)), np.linspace(-1, 1, 3)
    np.testing.assert_allclose(target()(program, array)[0], interpret(program, array)[0], rtol=1e-12)


def _kind(primitive: Primitive) -> object:
    """What one way of a target to compute is for: a class, or a function of elements."""
    return primitive if isinstance(primitive, Elementwise) else type(primitive)


EVERY_PRIMITIVE = (
    [
        pytest.param(target, *c[:2], id=f"{target.__name__}-{c[0]} {n}")
        for target in (NumPyTarget, NativeTarget)
        for n, c in enumerate(CASES)
    ]
    + sample(  # XLA compiles each
        (
            pytest.param(XlaTarget, *c[:2], id=f"XlaTarget-{c[0]} {n}")
            for n, c in enumerate(CASES)
            if type(c[0]) not in MADE
        ),
        each=lambda row: _kind(row.values[1]),
    )
)


@pytest.mark.parametrize(("target", "primitive", "kinds"), EVERY_PRIMITIVE)
def test_every_primitive(target: Callable[[], Target], primitive: Primitive, kinds: Any) -> None:
    generator = np.random.default_rng(0)
    operands = inputs(kinds)
    arrays = [elements(generator, kind) for kind in kinds if isinstance(kind, tuple)]
    program = Program(tuple(x for x in operands if isinstance(x, Value)), (make(primitive, *operands),))
    close(target()(program, *arrays)[0], REFERENCE(program, *arrays)[0])


@pytest.mark.parametrize("target", TARGETS)
def test_an_index_out_of_range_is_an_error(target: Callable[[], Target]) -> None:
    index = new_input("n", (2,), np.dtype(np.int64))
    program = Program((index,), (make(CheckRange(4), index),))
    with pytest.raises(IndexError, match="not from 0 to 3"):
        target()(program, np.array([0, 4]))


@pytest.mark.parametrize("target", TARGETS)
def test_numbers_and_constants_alone(target: Callable[[], Target]) -> None:
    made = Value(Constant(np.arange(3.0)), (), (3,), np.dtype(float)), make(Full(2.5, (2,), np.dtype("f4")))
    for found, expected in zip(target()(Program((), made)), REFERENCE(Program((), made)), strict=True):
        close(found, expected)


@pytest.mark.parametrize("target", TARGETS)
def test_parts_without_elements(target: Callable[[], Target]) -> None:
    x = new_input("x", (0, 4), np.dtype(float))
    parts = [make(Broadcast((count, 0, 4)), make(Elementwise("add"), x, x)) for count in (2, 1)]
    whole = make(Assemble((3, 0, 4), (((0, None, 2),), ((1, None, 2),))), *parts)
    program = Program((x,), (make(Permute((2, 1, 0)), whole),))
    assert target()(program, np.ones((0, 4)))[0].shape == (4, 0, 3)


@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("shape", [(0, 1, 0, 16), (0, 5), (5, 0), (2, 0, 0)])
def test_comparisons_without_elements(target: Callable[[], Target], shape: tuple[int, ...]) -> None:
    x = new_input("x", shape, np.dtype(float))
    results = make(Elementwise("less"), x, x), make(Elementwise("isfinite"), x)
    for found in target()(Program((x,), results), np.ones(shape)):
        assert (found.shape, found.dtype) == (shape, np.dtype(bool))


@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("function", ["isfinite", "isinf", "isnan", "signbit"])
@pytest.mark.parametrize("shape", [(65,), (20, 3), (3, 20, 1)])
def test_tests_of_elements_that_lie_apart(target: Callable[[], Target], function: str, shape: tuple[int, ...]) -> None:
    x = new_input("x", shape, np.dtype(float))
    part = make(Reshape((*shape, 1)), make(Elementwise(function), x))
    other = make(Reshape((*shape, 1)), make(Elementwise("less"), x, 0.0))
    program = Program((x,), (make(Concatenate(len(shape)), part, other, part),))
    array = np.random.default_rng(0).choice([1.0, np.nan, np.inf, -np.inf, -1.0], shape)
    with np.errstate(invalid="ignore"):
        np.testing.assert_array_equal(target()(program, array)[0], REFERENCE(program, array)[0])


@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("shape", [(1, 3), (4, 3)])
def test_a_choice_between_equal_values(target: Callable[[], Target], shape: tuple[int, ...]) -> None:
    """In whose memory the result may lie."""
    x, y = (new_input(name, (4, 3), np.dtype(float)) for name in "xy")
    total = make(Elementwise("add"), x, y)
    condition = make(Elementwise("less"), make(Slice(((0, shape[0], None),)), x), 0.0)
    chosen = make(Where(), condition, total, total)
    program = Program((x, y), (make(Reduce("add", (0,)), chosen), make(Elementwise("negative"), chosen)))
    arrays = np.random.default_rng(0).normal(size=(2, 4, 3))
    for found, expected in zip(target()(program, *arrays), REFERENCE(program, *arrays), strict=True):
        close(found, expected)


@pytest.mark.parametrize("target", [NativeTarget, NumPyTarget])
def test_a_program_runs_while_it_runs(target: Callable[[], Target]) -> None:
    """In other threads, and in a function that it calls."""
    inside: list[Any] = []

    def kernel(xp: Any, x: Any) -> Any:
        if x[0] == 3.0:
            inside.extend(executable.run([np.full(3, 5.0)]))
        return x + 1

    x = new_input("x", (3,), np.dtype(float))
    squared = make(Elementwise("multiply"), x, x)
    called = make(Call(kernel, "kernel", (3,), x.dtype), make(Elementwise("sqrt"), squared))
    executable = target().prepare(Program((x,), (make(Elementwise("add"), called, squared),)))
    assert executable.run([np.full(3, 3.0)])[0].tolist() == [13.0] * 3
    assert inside[0].tolist() == [31.0] * 3
    with ThreadPoolExecutor(4) as threads:
        found = threads.map(lambda n: executable.run([np.full(3, float(n))])[0][0], range(4, 200))
    assert [*found] == [n * n + n + 1 for n in range(4, 200)]


STEPS = {
    "rnn": lambda: importlib.import_module("benchmarks.rnn").workload(),
    "lstm": lambda: importlib.import_module("benchmarks.lstm").workload(),
    "tree_lstm": lambda: importlib.import_module("benchmarks.tree_lstm").workload(1, 4),
    "cnn": lambda: importlib.import_module("benchmarks.cnn").workload(),
    "transformer": lambda: importlib.import_module("benchmarks.transformer").workload(),
    "columns": lambda: importlib.import_module("benchmarks.columns").workload(1, True),
}


def step_of(name: str, monkeypatch: pytest.MonkeyPatch) -> tuple[Program, list[Any]]:
    """The program of the loss and the gradients of a benchmark, in double precision, and its data."""
    made: list[tuple[Program, list[Any]]] = []

    def recording(self: Entry, query: Query, programs: Any, arrays: Any, sizes: Any) -> None:
        make_plan(self, query, programs, arrays, sizes)
        assert query.targets is not None
        doubles = [x.astype(float) if x.dtype.kind == "f" else x.copy() for x in arrays]
        root, *targets = query.roots(())
        found = gradients_found(root, targets)
        leaves = dict(zip(query.known.leaves, doubles, strict=True))
        made.append((lower((root, *(found[x] for x in targets)), leaves), doubles))

    make_plan = Entry.make
    monkeypatch.setattr(Entry, "make", recording)
    STEPS[name]().contenders[0].make(1)(0)
    return made[0]


@pytest.mark.parametrize("name", sample(STEPS, where=lambda name: name in ("rnn", "columns")))
def test_steps_of_the_benchmarks(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    program, arrays = step_of(name, monkeypatch)
    expected = REFERENCE(verify(program), *arrays)
    again = parse(printed(program, elide=False))
    for found in (NumPyTarget()(program, *arrays), NumPyTarget()(again, *arrays), NumPyTarget()(program, *arrays)):
        for one, other in zip(found, expected, strict=True):
            close(one, other)


@pytest.mark.slow
@pytest.mark.parametrize("target", [NumPyTarget, NativeTarget, XlaTarget])
@pytest.mark.parametrize("name", STEPS)
def test_steps_of_the_benchmarks_by_others(
    name: str, target: Callable[[], Target], monkeypatch: pytest.MonkeyPatch
) -> None:
    program, arrays = step_of(name, monkeypatch)
    for one, other in zip(target()(program, *arrays), REFERENCE(program, *arrays), strict=True):
        close(one, other)
