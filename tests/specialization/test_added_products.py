"""Steps of loops that add small products in place: by generated code where MKL is installed, otherwise by NumPy."""

from __future__ import annotations

import gc
import weakref
from typing import Any

import numpy as np
import pytest

from tests.specialization.running import elementwise, real, run
from typedtensor.backends import mkl
from typedtensor.backends.mkl import generated_product, generates_products
from typedtensor.ir import (
    Array,
    Loop,
    MatMul,
    Permute,
    Program,
    Sigmoid,
    Slice,
    TupleElement,
    Value,
    function_of,
    interpret,
    make,
)
from typedtensor.targets.numpy import cost_model
from typedtensor.targets.numpy.emission import emit
from typedtensor.targets.numpy.emission.added_products import GeneratedSum
from typedtensor.targets.numpy.emission.steps import Ufunc, bind, execute
from typedtensor.targets.numpy.passes import added_products as module
from typedtensor.targets.numpy.passes.added_products import AddProduct, add_products
from typedtensor.targets.numpy.passes.signs import negated
from typedtensor.targets.numpy.pipeline import optimize
from typedtensor.targets.numpy.plan import Plan

LENGTH, ROWS, COLUMNS = 5, 6, 4


def need_generated_code() -> None:
    if not generates_products():
        pytest.skip("MKL is an extra of 650 MB, and generates code for some processors only")


@pytest.fixture(params=["generated", "NumPy"])
def by(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """Who adds the products, however small they are."""
    monkeypatch.setattr(cost_model, "GENERATED_MULTIPLICATIONS", 1)
    if request.param == "NumPy":
        monkeypatch.setattr(module, "generated_product", lambda *given: None)
        monkeypatch.setattr(module, "generates_products", lambda: True)
    else:
        need_generated_code()
    return str(request.param)


def numbers(*inputs: Value) -> list[Array]:
    return [np.random.default_rng(n).normal(size=x.shape) for n, x in enumerate(inputs)]


def loop_of(sequence: Value, start: Value, weight: Value) -> Value:
    """A layer whose state is ``tanh(x + w h)``."""
    h, x, w = real("h", ROWS, COLUMNS), real("x", ROWS, COLUMNS), real("w", ROWS, ROWS)
    body = Program((h, x, w), (elementwise("tanh", elementwise("add", x, make(MatMul(), w, h))),))
    return make(Loop(body, 1, 1, LENGTH), start, sequence, weight)


XS, H, W = real("xs", LENGTH, ROWS, COLUMNS), real("h0", ROWS, COLUMNS), real("weight", ROWS, ROWS)
INPUTS = (XS, H, W)


def own() -> tuple[Value, ...]:
    """The loop alone reads the sequence."""
    return (make(TupleElement(0), loop_of(elementwise("exp", XS), H, W)),)


def an_input() -> tuple[Value, ...]:
    """The sequence is the caller's."""
    return (make(TupleElement(0), loop_of(XS, H, W)),)


def read_later() -> tuple[Value, ...]:
    """The sequence is read after the loop."""
    xs = elementwise("exp", XS)
    states = make(TupleElement(0), loop_of(xs, H, W))
    return (states, elementwise("multiply", xs, make(Slice(((1, None, None),)), states)))


def a_result() -> tuple[Value, ...]:
    """The sequence is a result."""
    xs = elementwise("exp", XS)
    return (make(TupleElement(0), loop_of(xs, H, W)), xs)


def by_two_loops() -> tuple[Value, ...]:
    """Two loops read the sequence."""
    xs = elementwise("exp", XS)
    first = make(TupleElement(0), loop_of(xs, H, W))
    return (make(TupleElement(0), loop_of(xs, make(Slice((LENGTH,)), first), W)),)


def turned() -> tuple[Value, ...]:
    """The sequence lies in another order."""
    xs = make(Permute((2, 1, 0)), elementwise("exp", make(Permute((2, 1, 0)), XS)))
    return (make(TupleElement(0), loop_of(xs, H, W)),)


def a_start() -> tuple[Value, ...]:
    """The loop starts with an element of the sequence."""
    xs = elementwise("exp", XS)
    return (make(TupleElement(0), loop_of(xs, make(Slice((2,)), xs), W)),)


def backwards() -> tuple[Value, ...]:
    """The loop starts at the end, and reads another sequence, too."""
    h, x, y, w = real("h", ROWS, COLUMNS), *(real(name, ROWS, COLUMNS) for name in "xy"), real("w", ROWS, ROWS)
    total = elementwise("add", make(MatMul(), w, h), elementwise("add", x, y))
    body = Program((h, x, y, w), (elementwise("tanh", total), elementwise("multiply", total, y)))
    loop = make(Loop(body, 1, 2, LENGTH, backwards=True), H, elementwise("exp", XS), elementwise("sin", XS), W)
    return (make(TupleElement(0), loop), make(TupleElement(1), loop))


PROGRAMS = [own, an_input, read_later, a_result, by_two_loops, turned, a_start, backwards]


@pytest.mark.parametrize("outputs", PROGRAMS)
def test_results_are_the_same(outputs: Any, by: str) -> None:
    program = Program(INPUTS, outputs())
    rewritten = optimize(program)
    loops = [x.primitive.body for x in rewritten.order() if isinstance(x.primitive, Loop)]
    assert all(body.has(AddProduct) for body in loops)
    arrays = numbers(*INPUTS)
    for found, expected in zip(run(rewritten, *arrays), interpret(program, *arrays), strict=True):
        np.testing.assert_allclose(found, expected, rtol=1e-12)
    for found, expected in zip(interpret(rewritten, *arrays), interpret(program, *arrays), strict=True):
        np.testing.assert_allclose(found, expected, rtol=1e-12)


def additions(outputs: tuple[Value, ...]) -> int:
    """How many additions and copies of a plan the steps of a loop make."""
    made = Plan(optimize(Program(INPUTS, outputs))).written
    sums = [step for step in made if isinstance(step.operation, GeneratedSum)]
    assert len(sums) >= LENGTH
    return len(made) - len(sums)


def test_only_a_sequence_that_nothing_else_reads_is_written_over(by: str) -> None:
    if by == "NumPy":
        pytest.skip("NumPy writes the product elsewhere")
    few = additions(own())
    assert additions(an_input()) == few - 1 + LENGTH  # no exponential, but a copy for each step
    assert additions(a_result()) >= few + LENGTH


def test_a_product_is_not_added_to_what_it_is_made_of() -> None:
    """Another term that has further readers is kept."""
    h, x, w = (real(name, ROWS, ROWS) for name in "hxw")
    z = elementwise("exp", elementwise("multiply", h, x))
    body = Program((h, x, w), (elementwise("add", z, make(MatMul(), w, z)),))
    loop = make(Loop(body, 1, 1, 9), real("h0", ROWS, ROWS), real("xs", 9, ROWS, ROWS), real("w0", ROWS, ROWS))
    assert add_products(loop) is None


def test_a_factor_is_not_written_over(by: str) -> None:
    draw = np.random.default_rng(0)
    x, w = draw.normal(size=(ROWS, ROWS)), draw.normal(size=(ROWS, ROWS))
    for factors in ([x, w], [w, x.T]):
        place = x.copy()
        given = [place, *(place if y is x else place.T if y.base is x else y for y in factors)]
        expected = x + factors[0] @ factors[1]
        execute(bind(emit(AddProduct(), place, given)))
        np.testing.assert_allclose(place, expected, rtol=1e-12)


def test_large_and_few_products_are_left(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "generates_products", lambda: True)
    loop = loop_of(XS, H, W)
    work = ROWS * ROWS * COLUMNS
    monkeypatch.setattr(cost_model, "GENERATED_MULTIPLICATIONS", work * LENGTH + 1)
    assert add_products(loop) is None
    monkeypatch.setattr(cost_model, "GENERATED_MULTIPLICATIONS", work * LENGTH)
    assert add_products(loop) is not None
    monkeypatch.setattr(cost_model, "GENERATED_MOST", work)
    assert add_products(loop) is None


def cell(*, stored: bool) -> Program:
    """A loop with gates, of which one is a candidate; ``stored`` results need the sum, or the candidate, themselves."""
    h, c, x, w = real("h", 2, 3), real("c", 2, 3), real("x", 8, 3), real("w", 8, 2)
    total = elementwise("add", x, make(MatMul(), w, h))
    gates = make(Sigmoid(), make(Slice(((0, 6, None),)), total))
    i, f, o = (make(Slice(((n, n + 2, None),)), gates) for n in (0, 2, 4))
    g = elementwise("tanh", make(Slice(((6, 8, None),)), total))
    memory = elementwise("add", elementwise("multiply", f, c), elementwise("multiply", i, g))
    state = elementwise("multiply", o, elementwise("tanh", memory))
    body = Program((h, c, x, w), (state, memory, *([g] if stored else [])))
    inputs = (real("h0", 2, 3), real("c0", 2, 3), real("xs", 7, 8, 3), real("w0", 8, 2))
    loop = make(Loop(body, 2, 1, 7), *inputs)
    return Program(inputs, tuple(make(TupleElement(n), loop) for n in range(2 + stored)))


@pytest.mark.parametrize("stored", [False, True])
def test_signs_change_in_the_product(stored: bool, by: str) -> None:
    program = cell(stored=stored)
    rewritten = optimize(program, without=["turn"])
    [body] = [x.primitive.body for x in rewritten.order() if isinstance(x.primitive, Loop)]
    factors = [x.primitive.factor for x in body.order() if isinstance(x.primitive, AddProduct)]
    assert factors == [1 if stored else -1]
    assert any(function_of(x) == "negative" for x in body.order()) == stored
    arrays = numbers(*program.inputs)
    plain = run(optimize(program, without=["turn", "mkl"]), *arrays)
    for found, known, expected in zip(run(rewritten, *arrays), plain, interpret(program, *arrays), strict=True):
        np.testing.assert_allclose(found, expected, rtol=1e-13)
        np.testing.assert_allclose(found, known, rtol=1e-13)


def test_signs_are_followed_through_sums_and_products() -> None:
    x, y = real("x", 4), real("y", 4)
    minus, odd = elementwise("negative", x), elementwise("multiply", elementwise("tanh", x), y)
    total = elementwise("add", elementwise("subtract", y, odd), elementwise("multiply", x, odd))
    program = Program((x, y), (minus, total))
    changes = negated(x, program.order(), program.outputs)
    assert changes is not None
    assert changes[minus] is x
    assert [value.primitive.opcode for value in changes.values()][1:] == ["add"]  # (-x) (-odd) keeps its sign
    assert negated(x, program.order(), [odd]) is None
    for other in (elementwise("exp", x), elementwise("subtract", x, y), elementwise("add", x, 1.0)):
        order = Program((x, y), (minus, other)).order()
        found = negated(x, order, ())
        assert (found is None) == (other.primitive.opcode != "add")
    assert negated(x, Program((x, y), (odd,)).order(), ()) is None  # saves nothing


def random_loop(draw: np.random.Generator) -> tuple[Value, ...]:
    """A loop of random sums, products and functions, whose sequences other values may read, too."""
    body = [real(name, ROWS, COLUMNS) for name in "hcxy"]
    inputs, w = (*body,), real("w", ROWS, ROWS)

    def any_of(values: Any) -> Any:
        return values[draw.integers(len(values))]

    for _ in range(14):
        kind = draw.integers(6)
        if kind < 2:
            total = elementwise("add", any_of(inputs[2:] if kind else body), make(MatMul(), w, any_of(body)))
            if draw.integers(3):
                body.append(elementwise("multiply", make(Sigmoid(), total), any_of(body)))
                odd = elementwise(any_of(["multiply", "divide"]), elementwise("tanh", total), 0.5)
                body.append(elementwise(any_of(["add", "subtract"]), any_of(body), odd))
            else:
                body.append(total)
        elif kind == 2:
            body.append(make(Sigmoid(), any_of(body)))
        elif kind == 3:
            body.append(elementwise(any_of(["tanh", "negative", "tanh", "sin"]), any_of(body)))
        else:
            body.append(elementwise(any_of(["multiply", "add", "subtract"]), any_of(body), any_of(body)))
    states = tuple(elementwise("tanh", any_of(body[-5:])) for _ in range(2))
    more = tuple(any_of(body[4:]) for _ in range(draw.integers(3)))
    sequences = any_of([XS, elementwise("exp", XS)]), elementwise("sin", XS)
    loop = Loop(Program((*inputs, w), (*states, *more)), 2, 2, LENGTH, backwards=bool(draw.integers(2)))
    whole = make(loop, H, H, *sequences, W)
    results = [make(TupleElement(n), whole) for n in range(2 + len(more))]
    return (*results, *(any_of([(), sequences[:1], sequences])))


@pytest.mark.parametrize("seed", range(60))
def test_random_loops_have_the_same_results(seed: int, by: str) -> None:
    program = Program(INPUTS, random_loop(np.random.default_rng(seed)))
    arrays = [0.3 * x for x in numbers(*INPUTS)]  # else rounding errors grow
    expected = interpret(program, *arrays)
    for without in ((), ("quotients",), ("mkl",), ("split", "siblings")):
        for one, other in zip(run(optimize(program, without=without), *arrays), expected, strict=True):
            np.testing.assert_allclose(one, other, rtol=1e-9, atol=1e-12)


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
@pytest.mark.parametrize("orders", ["CCC", "FCC", "CFC", "FFC", "CCF", "FFF"])
def test_generated_code_adds_a_product(orders: str, dtype: Any) -> None:
    need_generated_code()
    draw = np.random.default_rng(0)
    x1, x2, out = (
        draw.normal(size=shape).astype(dtype) if order == "C" else draw.normal(size=shape[::-1]).astype(dtype).T
        for order, shape in zip(orders, ((9, 5), (5, 7), (9, 7)), strict=True)
    )
    for factor in (1, -1):
        code = generated_product(x1, x2, out, factor)
        assert code is not None
        assert code is generated_product(x1, x2, out, factor)
        expected = factor * (out + x1 @ x2)
        function, arguments = code.call(x1, x2, out)
        function(*arguments)
        np.testing.assert_allclose(out, expected, atol=1e-5 if dtype is np.float32 else 1e-13)
    assert generated_product(x1, x2, np.zeros((9, 14), dtype)[:, ::2]) is None
    assert generated_product(x1, x2.astype("f2"), out) is None
    assert generated_product(x1[:, :0], x2[:0], out) is None


def test_code_lives_as_long_as_its_calls() -> None:
    need_generated_code()
    x = np.ones((3, 3))
    code = generated_product(x, x, np.zeros((3, 3)))
    assert code is not None
    function, arguments = code.call(x, x, out := np.zeros((3, 3)))
    handle = weakref.ref(arguments[0])
    mkl._generated_product.cache_clear()
    del code
    gc.collect()
    function(*arguments)
    assert out.sum() == 27
    del arguments
    gc.collect()
    assert handle() is None


def test_without_mkl_nothing_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "generates_products", lambda: False)
    monkeypatch.setattr(cost_model, "GENERATED_MULTIPLICATIONS", 1)
    assert add_products(loop_of(XS, H, W)) is None
    plan = Plan(optimize(Program(INPUTS, own()), without=["mkl"]))
    assert sum(step.operation == Ufunc(np.add) for step in plan.written) == LENGTH
