"""Every primitive: what it says of its result, what it computes, and the same for each element of a new axis."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest
from hypothesis import given as for_all
from hypothesis import settings
from hypothesis import strategies as st

import typedtensor.plan
from tests.plan.running import COLUMNS, computed, run
from typedtensor.plan.calls import Call, CheckRange, ForeignCall, Take
from typedtensor.plan.choosing import AddAlong, TakeAlong
from typedtensor.plan.dots import Dots
from typedtensor.plan.elementwise import Cast, Elementwise, Sigmoid, Where
from typedtensor.plan.masking import Mask
from typedtensor.plan.mkl import MklMatMul
from typedtensor.plan.placing import Assemble, Concatenate, Full, Place
from typedtensor.plan.products import MatMul
from typedtensor.plan.reductions import Arg, Reduce
from typedtensor.plan.values import Operand, Primitive, Program, Value, given, make
from typedtensor.plan.views import Broadcast, Compact, Permute, Reshape, Slice
from typedtensor.plan.windows import Columns, Overlap, Spread

assert typedtensor.plan.PASSES

F8, F4, I8, B1 = (np.dtype(name) for name in ("f8", "f4", "i8", "?"))
HALVES = ((COLUMNS, (0, 2, None)), (COLUMNS, (2, 4, None)))

Kind = tuple[Any, tuple[int, ...]]

CASES: list[tuple[Primitive, tuple[Kind | float, ...], Callable[..., Any]]] = [
    (Elementwise(np.add), ((F8, (3, 4)), (F8, (4,))), np.add),
    (Elementwise(np.add), ((F8, (3, 1)), (F8, (2, 1, 4))), np.add),
    (Elementwise(np.multiply), ((F4, (3, 4)), 0.1), lambda x, n: x * np.float32(n)),
    (Elementwise(np.subtract), (2, (F8, ())), np.subtract),
    (Elementwise(np.maximum), ((F8, (3, 4)), (F8, (3, 1))), np.maximum),
    (Elementwise(np.divide), ((I8, (3,)), 2), lambda x, n: x / n),
    (Elementwise(np.logical_and), ((B1, (3, 2)), True), lambda x, n: x),
    (Elementwise(np.less), ((F8, (3,)), (F8, (2, 3))), np.less),
    (Where(), ((B1, (3, 1)), (F8, (3, 4)), (F8, (4,))), np.where),
    (Where(), ((B1, (3, 4)), (F8, (3, 4)), 0.0), np.where),
    (Where(), ((B1, (3, 4)), 0.0, (F8, (3, 4))), np.where),
    (Where(), ((B1, (3,)), 1.5, (F8, (2, 3))), np.where),
    (Cast(F4), ((F8, (3, 4)),), lambda x: x.astype("f4")),
    (Cast(F8), ((B1, (3,)),), lambda x: x.astype("f8")),
    (Sigmoid(), ((F8, (3, 4)),), lambda x: 1 / (1 + np.exp(-x))),
    (Permute((1, 2, 0)), ((F8, (2, 3, 4)),), lambda x: x.transpose(1, 2, 0)),
    (Broadcast((2, 3, 4)), ((F8, (3, 1)),), lambda x: np.broadcast_to(x, (2, 3, 4))),
    (Slice((1, (None, None, -1))), ((F8, (3, 4)),), lambda x: x[1, ::-1]),
    (Slice((2,)), ((F8, (3,)),), lambda x: x[2]),
    (Slice(((0, None, 2),)), ((F8, (5, 2)),), lambda x: x[::2]),
    (Reshape((6, 2)), ((F8, (3, 4)),), lambda x: x.reshape(6, 2)),
    (Compact(), ((F8, (3, 4)),), lambda x: x),
    (Reduce(np.add, (0, 2)), ((F8, (2, 3, 4)),), lambda x: x.sum((0, 2))),
    (Reduce(np.add, (0,)), ((F8, (40, 3)),), lambda x: x.sum(0)),
    (Reduce(np.add, (1,)), ((F8, (3, 40)),), lambda x: x.sum(1)),
    (Reduce(np.add, (1, 2)), ((F8, (3, 4, 5)),), lambda x: x.sum((1, 2))),
    (Reduce(np.add, (1,)), ((F8, (3, 9, 8)),), lambda x: x.sum(1)),
    (Reduce(np.add, (0, 2)), ((F8, (2, 3, 40)),), lambda x: x.sum((0, 2))),
    (Reduce(np.add, (0, 2, 3)), ((F4, (2, 3, 8, 5)),), lambda x: x.sum((0, 2, 3))),
    (Reduce(np.add, (0, 1)), ((F4, (8, 8, 3)),), lambda x: x.sum((0, 1))),
    (Reduce(np.maximum, (1,), True), ((F8, (3, 4)),), lambda x: x.max(1, keepdims=True)),
    (Reduce(np.logical_or, (0,)), ((B1, (3, 4)),), lambda x: x.any(0)),
    (Reduce(np.multiply, ()), ((F8, (3,)),), lambda x: x),
    (Arg(True, 1), ((F8, (3, 4)),), lambda x: x.argmax(1)),
    (Arg(False, 0), ((F8, (3, 4)),), lambda x: x.argmin(0)),
    (MatMul(), ((F8, (2, 3)), (F8, (3, 4))), np.matmul),
    (MklMatMul(), ((F8, (2, 3)), (F8, (3, 4))), np.matmul),
    (MatMul(), ((F8, (5, 2, 3)), (F8, (3, 4))), np.matmul),
    (MatMul(), ((F8, (2, 3)), (F8, (5, 3, 4))), np.matmul),
    (
        Place((3, 5), ((0, None, 2), 1)),
        ((F8, (2,)),),
        lambda x: np.stack([[0, x[0], 0, 0, 0], [0] * 5, [0, x[1], 0, 0, 0]]),
    ),
    (Assemble((3, 4), HALVES), ((F8, (3, 2)), (F8, (3, 2))), lambda x, y: np.concatenate([x, y], 1)),
    (Assemble((3, 4), HALVES[1:]), ((F8, (3, 2)),), lambda x: np.concatenate([0 * x, x], 1)),
    (Concatenate(1), ((F8, (3, 2)), (F8, (3, 1))), lambda x, y: np.concatenate([x, y], 1)),
    (Take(), ((F8, (4, 2)), (I8, (3, 2))), lambda x, n: x[n]),
    (CheckRange(4), ((I8, (3, 2)),), lambda n: n),
    (TakeAlong(1), ((F8, (3, 4)), (I8, (3,))), lambda x, n: x[np.arange(3), n]),
    (AddAlong(1, -1), ((F8, (3, 4)), (I8, (3,)), (F8, (3,))), lambda x, n, y: x - y[:, None] * np.eye(4)[n]),
    (AddAlong(0, 1), ((F8, (4, 3)), (I8, (3,)), 2.0), lambda x, n, y: x + y * np.eye(4)[n].T),
    (Call(lambda xp, x: xp.sort(x), "sort", (4,), F8), ((F8, (4,)),), np.sort),
    (ForeignCall(lambda xp, x: xp.sort(x), "sort", (4,), F8), ((F8, (4,)),), np.sort),
    (Dots(), ((F8, (3, 4)), (F8, (3, 4))), lambda x, y: (x * y).sum(-1)),
    (Mask(np.array([True, False, True]), 0.5), ((F8, (2, 3)),), lambda x: np.where([True, False, True], x, 0.5)),
    (Mask(np.eye(3) > 0, 0), ((F4, (2, 3, 3)),), lambda x: np.where(np.eye(3) > 0, x, 0)),
    (Columns(2, 1, 3), ((F8, (3, 1, 4, 2)),), lambda x: under(x, 2, 1, 3)),
    (Columns(3, 2, 2), ((F8, (2, 2, 5, 3)),), lambda x: under(x, 3, 2, 2)),
    (Overlap(2, 1, 3), ((F8, (4, 3, 2)),), lambda x: np.stack([x[p : p + 2].reshape(6, 2) for p in range(3)])),
    (Overlap(2, 2, 2), ((F8, (5, 1, 3)),), lambda x: np.stack([x[2 * p : 2 * p + 2].reshape(2, 3) for p in range(2)])),
    (Spread((3, 4), (1, 2)), ((F8, (2, 2, 2, 1, 2, 3)),), lambda x: spread(x, (3, 4), (1, 2))),
    (Spread((2, 3), (1, 1)), ((F8, (2, 1, 2, 3, 2, 1)),), lambda x: spread(x, (2, 3), (1, 1))),
]


def under(x: Any, width: int, stride: int, count: int) -> Any:
    found = np.zeros((x.shape[0], width, x.shape[1], count, x.shape[3]))
    for column, q in np.ndindex(width, count):
        found[:, column, :, q] = x[:, :, q * stride + column]
    return found


def spread(x: Any, extent: Any, stride: Any) -> Any:
    found = np.zeros((extent[0], x.shape[3], extent[1], x.shape[5]))
    rows, height, width, _, columns, _ = x.shape
    for p, i, j, q in np.ndindex(rows, height, width, columns):
        found[p * stride[0] + i, :, q * stride[1] + j] += x[p, i, j, :, q]
    return found


def elements(generator: np.random.Generator, kind: Kind, lead: tuple[int, ...] = ()) -> Any:
    dtype, shape = kind
    if dtype == I8:
        return generator.integers(0, 4, (*lead, *shape))
    return generator.normal(size=(*lead, *shape)).astype(dtype) if dtype != B1 else generator.random(shape) > 0.5


def inputs(kinds: tuple[Kind | float, ...]) -> list[Operand]:
    return [given(str(n), kind[1], kind[0]) if isinstance(kind, tuple) else kind for n, kind in enumerate(kinds)]


each = pytest.mark.parametrize(
    ("primitive", "kinds", "reference"), CASES, ids=[f"{c[0]} {n}" for n, c in enumerate(CASES)]
)


@each
@for_all(seed=st.integers(0, 1000))
@settings(max_examples=20)
def test_a_primitive_computes_what_it_says(primitive: Primitive, kinds: Any, reference: Any, seed: int) -> None:
    generator = np.random.default_rng(seed)
    operands = inputs(kinds)
    arrays = [elements(generator, kind) if isinstance(kind, tuple) else kind for kind in kinds]
    value = make(primitive, *operands)
    expected = np.asarray(reference(*arrays))
    assert value.shape == expected.shape
    program = Program(tuple(x for x in operands if isinstance(x, Value)), (value,))
    [found] = run(program, *(a for a in arrays if isinstance(a, np.ndarray)))
    assert found.dtype == value.dtype
    if value.dtype.kind == expected.dtype.kind:
        assert value.dtype == expected.dtype
    np.testing.assert_allclose(
        found, expected, rtol=1e-5 if value.dtype == F4 else 1e-12, atol=1e-5 if value.dtype == F4 else 1e-12
    )


def ways(kinds: tuple[Any, ...]) -> Iterator[list[bool]]:
    """Which operands have the new axis: each set of at least one."""
    real = [isinstance(kind, tuple) for kind in kinds]
    for mask in np.ndindex(*(2 if x else 1 for x in real)):
        if any(mask):
            yield [bool(m) for m in mask]


@each
@pytest.mark.parametrize("length", [1, 3])
def test_a_primitive_along_a_new_axis_is_that_for_each_element(
    primitive: Primitive, kinds: Any, reference: Any, length: int
) -> None:
    generator = np.random.default_rng(0)
    for mapped in ways(kinds):
        operands: list[Operand] = []
        arrays: list[Any] = []
        for n, (kind, m) in enumerate(zip(kinds, mapped, strict=True)):
            if isinstance(kind, tuple):
                arrays.append(
                    np.stack([elements(generator, kind) for _ in range(length)]) if m else elements(generator, kind)
                )
                operands.append(given(str(n), arrays[-1].shape, kind[0]))
            else:
                arrays.append(kind)
                operands.append(kind)
        value = primitive.along(operands, mapped, length)
        if value is None:
            assert isinstance(primitive, (Take, TakeAlong, AddAlong, Call, Columns, Overlap, Spread, Dots))
            continue
        expected = [reference(*(a[n] if m else a for a, m in zip(arrays, mapped, strict=True))) for n in range(length)]
        single = make(primitive, *inputs(kinds))
        assert (value.shape, value.dtype) == ((length, *single.shape), single.dtype)
        given_arrays = [a for a, x in zip(arrays, operands, strict=True) if isinstance(x, Value)]
        program = Program(tuple(x for x in operands if isinstance(x, Value)), (value,))
        for [found] in (run(program, *given_arrays), computed(program, *given_arrays)):
            np.testing.assert_allclose(found, np.stack(expected), rtol=1e-5 if value.dtype == F4 else 1e-12, atol=1e-12)


def test_what_has_a_way_along_an_axis_but_for_some_operands() -> None:
    x, n = given("x", (4, 2), F8), given("n", (5, 3), I8)
    assert Take().along([x, n], [False, True], 5) is not None
    stacks = given("x", (5, 3, 4), F8), given("n", (5, 3), I8), given("y", (5, 3), F8)
    assert TakeAlong(1).along(stacks[:2], [True, True], 5) is not None
    assert AddAlong(1, 1).along(stacks, [True, True, True], 5) is not None


def test_every_primitive_is_tried() -> None:
    def below(of: type[Primitive]) -> Iterator[type[Primitive]]:
        for found in of.__subclasses__():
            yield found
            yield from below(found)

    named = {found.__name__ for found in below(Primitive)} - {
        "Given",
        "Constant",
        "View",
        "Several",
        "Loop",
        "Tree",
        "Part",
        "Full",
    }
    assert named == {type(primitive).__name__ for primitive, _, _ in CASES}


def test_windows_are_found_in_any_layout() -> None:
    generator = np.random.default_rng(0)
    image, matrices = generator.normal(size=(2, 3, 4, 5)), generator.normal(size=(3, 4, 2))
    x, m = given("x", image.shape, F8), given("m", matrices.shape, F8)
    columns = make(Columns(2, 2, 2), make(Permute((2, 1, 3, 0)), x))
    overlap = make(Overlap(2, 1, 3), make(Permute((1, 0, 2)), m))
    found = run(Program((x, m), (columns, overlap)), image, matrices)
    np.testing.assert_array_equal(found[0], under(image.transpose(2, 1, 3, 0), 2, 2, 2))
    turned = matrices.transpose(1, 0, 2)
    np.testing.assert_array_equal(found[1], [turned[p : p + 2].reshape(6, 2) for p in range(3)])


def test_a_number_everywhere() -> None:
    for primitive in (Full(0.5, (2, 3), F4), Full(True, (), B1), Full(-3, (2,), I8)):
        [found] = run(Program((), (make(primitive),)))
        assert (found.shape, found.dtype) == (primitive.shape, primitive.dtype)
        assert np.all(found == primitive.number)


@pytest.mark.parametrize("numbers", [[-1, 0], [0, 4]])
def test_indices_out_of_range_are_an_error(numbers: list[int]) -> None:
    index = given("n", (2,), I8)
    with pytest.raises(IndexError, match="from 0 to 3"):
        run(Program((index,), (make(CheckRange(4), index),)), np.array(numbers))


@pytest.mark.parametrize("number", [np.nan, np.inf, -np.inf])
def test_what_is_not_chosen_leaves_no_trace(number: float) -> None:
    x, c = given("x", (3,), F8), given("c", (3,), B1)
    chosen = np.array([True, False, True])
    for operands in ((c, x, 0.0), (c, 0.0, x)):
        value = make(Where(), *operands)
        [found] = run(Program((c, x), (value,)), chosen, np.array([1.0, number, number]))
        np.testing.assert_array_equal(found, [1, 0, number] if operands[1] is x else [0, number, 0])


def test_the_logistic_function_of_large_numbers() -> None:
    x = given("x", (4,), F8)
    [found] = run(Program((x,), (make(Sigmoid(), x),)), [-1e5, 1e5, -np.inf, np.inf])
    np.testing.assert_array_equal(found, [0, 1, 0, 1])


def test_what_is_compact_is_not_copied() -> None:
    array = np.arange(6.0).reshape(2, 3)
    assert Compact().view(array) is array
    with pytest.raises(ValueError, match="order"):
        Compact().view(array.T)


@pytest.mark.parametrize("lie", ["rows", "columns", "apart"])
def test_a_product_of_few_rows_and_many_terms_is_computed_in_slices(lie: str) -> None:
    generator = np.random.default_rng(0)
    x1, x2, out = generator.normal(size=(16, 3072)), generator.normal(size=(3072, 64)), np.empty((16, 64))
    first = {"rows": x1, "columns": np.asfortranarray(x1), "apart": np.concatenate((x1, x1), axis=1)[:, :3072]}[lie]
    instructions = MatMul().emit(out, [first, x2])
    for function, arguments in instructions:
        function(*arguments)
    np.testing.assert_allclose(out, x1 @ x2, rtol=1e-12, atol=1e-11)
    assert len(instructions) == 2
    for shape in ((16, 3067), (128, 3072), (16, 256)):  # a prime, many rows, few terms
        assert len(MatMul().emit(np.empty((shape[0], 64)), [np.ones(shape), np.ones((shape[1], 64))])) == 1
