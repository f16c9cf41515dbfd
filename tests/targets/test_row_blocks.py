"""What is too large is computed in blocks of rows: equal values and gradients, in little memory."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from tests.sampling import sample
from typedtensor import Attended, Axis, BoolTensor, Input, Tensor, given
from typedtensor.ir import (
    Broadcast,
    Elementwise,
    MatMul,
    Permute,
    Program,
    Reduce,
    Reshape,
    Value,
    Where,
    constant,
    interpret,
    make,
    new_input,
    verify,
)
from typedtensor.nn import ALiBi, GroupedQueryAttention, MultiHeadAttention, RelativeBias, Rotary, SelfAttention
from typedtensor.optim import SGD
from typedtensor.passes import row_blocks
from typedtensor.passes.row_blocks import in_row_blocks
from typedtensor.runtime.engines import target_of


class Batch(Axis): ...


class Time(Axis): ...


class Feature(Axis, size=8): ...


class Head(Axis, size=4): ...


class Group(Axis, size=2): ...


class Few(Axis, size=2): ...


class Width(Axis, size=4): ...


class Near(Axis): ...


ENGINES = ["numpy", "native"]

LAYERS: dict[str, Callable[[Any], Any]] = {
    "causal": lambda dtype: MultiHeadAttention(Feature, Head, Width, causal=True, seed=0, dtype=dtype),
    "all": lambda dtype: MultiHeadAttention(Feature, Head, Width, seed=0, dtype=dtype),
    "grouped": lambda dtype: GroupedQueryAttention(Feature, Few, Group, Width, causal=True, seed=0, dtype=dtype),
    "rotary": lambda dtype: MultiHeadAttention(
        Feature, Head, Width, causal=True, rotary=Rotary(Width, dtype=dtype), dtype=dtype
    ),
    "alibi": lambda dtype: MultiHeadAttention(Feature, Head, Width, relative=ALiBi(Head), dtype=dtype, seed=0),
    "relative": lambda dtype: MultiHeadAttention(
        Feature, Head, Width, relative=RelativeBias(Near(6), Head, dtype=dtype), dtype=dtype
    ),
}


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Blocks have three rows, of matrices of six elements or more."""
    monkeypatch.setattr(row_blocks, "LEAST", 6)
    monkeypatch.setattr(row_blocks, "TIMES", 1)
    monkeypatch.setattr(row_blocks, "ROWS", 3)


@pytest.mark.usefixtures("small")
@pytest.mark.parametrize(
    ("name", "dtype", "engine"),
    sample(
        [
            (name, dtype, engine)
            for name, dtype in (*((name, np.float64) for name in LAYERS), ("causal", np.float32))
            for engine in ENGINES
        ],
        one_in=3,
    ),
)
def test_attention_of_any_length(name: str, dtype: Any, engine: Any) -> None:
    """Values and what steps of training make, at lengths around those of blocks, with keys that data hide, too."""
    layer = SelfAttention(LAYERS[name](dtype), Time)
    x, present = Input(Tensor[Batch, Time, Feature]), Input(BoolTensor[Batch, Attended[Time]])
    random = np.random.default_rng(0)
    rtol, atol = (1e-4, 1e-5) if dtype == np.float32 else (1e-10, 1e-15)
    parameters = layer.parameters.values()
    initial = {p: p.value for p in parameters}
    for out in (layer(x), layer(x, present=present)):
        loss = (out * out).mean()
        for length in (1, 3, 4, 7):
            array = random.standard_normal((2, length, 8)).astype(dtype)
            hidden = np.arange(length) < np.array([[length], [max(1, length - 2)]])
            data = x.bind(Tensor[Batch, Time, Feature](array)), present.bind(BoolTensor[Batch, Attended[Time]](hidden))
            found: list[list[Any]] = []
            for options in ({"plan": False}, {"engine": engine}):
                for p, value in initial.items():
                    p.assign(value)
                optimizer, values = SGD(layer.parameters, learning_rate=0.1), list[Any]()
                for _ in range(3):
                    with given(*data, **options):
                        values.append(out.value.numpy())
                    with given(*data, **options):
                        optimizer.step(loss)
                        values.append(loss.value.numpy())
                found.append([*values, *(p.value.numpy() for p in parameters)])
            for expected, value in zip(*found, strict=True):
                np.testing.assert_allclose(value, expected, rtol=rtol, atol=atol, err_msg=f"{length} positions")


def scores_of(rows: int, columns: int, *stack: int) -> tuple[list[Value], Value]:
    """Factors, and their product."""
    q = new_input("q", (*stack, rows, 2), np.dtype(float))
    k = new_input("k", (*stack, 2, columns), np.dtype(float))
    return [q, k], make(MatMul(), q, k)


def softmax(scores: Value, axis: int) -> Value:
    kept = tuple(1 if n == axis else size for n, size in enumerate(scores.shape))
    largest = make(Reshape(kept), make(Reduce("maximum", (axis,)), scores))
    largest = make(Where(), make(Elementwise("isfinite"), largest), largest, 0.0)
    powers = make(Elementwise("exp"), make(Elementwise("subtract"), scores, largest))
    total = make(Reshape(kept), make(Reduce("add", (axis,)), powers))
    return make(Elementwise("divide"), powers, make(Where(), make(Elementwise("equal"), total, 0), 1.0, total))


def require_equal(program: Program, blocks: bool = True, masked: bool = False) -> None:
    """The program in blocks computes what it did, to rounding; without a mask also with NaN in factors of scores."""
    changed = in_row_blocks(program)
    assert (changed is not program) == blocks
    verify(changed)
    random = np.random.default_rng(1)
    arrays = [random.standard_normal(x.shape) for x in program.inputs]
    strange = [*(np.where(random.random(x.shape) < 0.1, np.nan, x) for x in arrays[:2]), *arrays[2:]]
    with np.errstate(all="ignore"):
        for given_ in (arrays,) if masked else (arrays, strange):
            for found, expected in zip(interpret(changed, *given_), interpret(program, *given_), strict=True):
                np.testing.assert_allclose(found, expected, rtol=1e-12, atol=1e-12)


def test_the_hidden_layer_of_a_perceptron_is_computed_as_a_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    shapes = {"x": (512, 128), "w": (128, 512), "v": (512, 128)}
    x, w, v = (new_input(name, shape, np.dtype(np.float32)) for name, shape in shapes.items())
    hidden = make(Elementwise("tanh"), make(MatMul(), x, w))
    program = Program((x, w, v), (make(MatMul(), hidden, v),))
    assert in_row_blocks(program) is program


@pytest.mark.usefixtures("small")
@pytest.mark.parametrize("stack", [(), (1,), (3,), (2, 1, 2)], ids=str)
@pytest.mark.parametrize("rows", [4, 6, 7])
def test_programs_of_many_forms(rows: int, stack: tuple[int, ...]) -> None:
    rank = len(stack)
    inputs, scores = scores_of(rows, 5, *stack)
    v = new_input("v", (*stack, 5, 3), np.dtype(float))
    weights = softmax(scores, rank + 1)
    require_equal(Program((*inputs, v), (make(MatMul(), weights, v),)))
    # Sums over rows, and rows of a sum.
    u = new_input("u", (*stack, 2, rows), np.dtype(float))
    sums = make(Reduce("add", (rank + 1,)), weights), make(Reduce("add", (rank,)), weights)
    require_equal(Program((*inputs, v, u), (make(MatMul(), weights, v), make(MatMul(), u, weights), *sums)))
    # The softmax is along the rows of the product, so that the columns are divided.
    across = softmax(scores, rank)
    require_equal(Program((*inputs, v), (make(MatMul(), across, v),)))
    # Masks: of a triangle, of nothing, of all in some rows; with numbers that hide nothing, too.
    for mask in (np.tri(rows, 5) > 0, np.zeros((rows, 5), bool), np.arange(rows)[:, None] % 3 > np.arange(5)):
        for number in (-np.inf, -1e9):
            hidden = make(Where(), make(Broadcast(scores.shape), constant(mask)), scores, number)
            weights = softmax(hidden, rank + 1)
            outputs = make(MatMul(), weights, v), make(MatMul(), u, weights)
            require_equal(Program((*inputs, v, u), outputs), masked=True)


@pytest.mark.usefixtures("small")
def test_axes_in_another_order_and_groups_of_rows() -> None:
    """Queries of several heads for one head of keys stand in the rows together: blocks are of whole groups."""
    q, k = new_input("q", (2, 3, 8, 2), np.dtype(float)), new_input("k", (2, 3, 2, 5), np.dtype(float))
    v = new_input("v", (2, 3, 5, 2), np.dtype(float))
    scores = make(Permute((0, 2, 1, 3, 4)), make(Reshape((2, 3, 4, 2, 5)), make(MatMul(), q, k)))
    weights = softmax(make(Where(), constant((np.tri(4, 5) > 0)[:, None, None, :]), scores, -np.inf), 4)
    rows = make(Reshape((2, 3, 8, 5)), make(Permute((0, 2, 1, 3, 4)), weights))
    require_equal(Program((q, k, v), (make(MatMul(), rows, v),)))


@pytest.mark.usefixtures("small")
def test_what_cannot_be_in_blocks_stays() -> None:
    inputs, scores = scores_of(6, 6, 2)
    require_equal(Program(tuple(inputs), (softmax(scores, 2),)), blocks=False)  # the weights are a result
    both = make(Elementwise("add"), softmax(scores, 2), softmax(scores, 1))  # rows depend on each other
    v = new_input("v", (2, 6, 2), np.dtype(float))
    require_equal(Program((*inputs, v), (make(MatMul(), both, v),)), blocks=False)
    few, many = scores_of(2, 2)  # less than a block
    require_equal(Program(tuple(few), (make(Reduce("add", (0,)), many),)), blocks=False)


@pytest.mark.parametrize("engine", ENGINES)
def test_memory_of_long_attention_is_that_of_blocks(engine: str) -> None:
    q, k = new_input("q", (8, 1024, 16), np.dtype(np.float32)), new_input("k", (8, 16, 1024), np.dtype(np.float32))
    v = new_input("v", (8, 1024, 16), np.dtype(np.float32))
    scores = make(MatMul(), q, k)
    program = Program((q, k, v), (make(MatMul(), softmax(scores, 2), v),))
    assert target_of(engine).prepare(program).bytes < scores.size * 4 / 16
    assert target_of(engine).leaving_out(["blocks"]).prepare(program).bytes >= scores.size * 4
