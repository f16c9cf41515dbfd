"""Branches, repetitions and trees whose course is data: each target gives what the reference interpreter gives."""

from __future__ import annotations

import signal
import threading
import time
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import pytest

from tests.control.cases import assert_close, values_and_derivatives
from tests.control.test_recursion import CASES as RECURSIONS
from tests.sampling import sample
from tests.targets.using import using
from typedtensor import (
    Axis,
    Binding,
    Const,
    Expr,
    Forest,
    ForestInput,
    Input,
    IntTensor,
    Param,
    Tensor,
    cond,
    fold,
    given,
    tree_fold,
    while_loop,
)
from typedtensor.ad import gradients
from typedtensor.ir import (
    Branch,
    Elementwise,
    Full,
    Loop,
    MatMul,
    Program,
    Reduce,
    Repeat,
    Reshape,
    Sort,
    TooManySteps,
    Tree,
    TupleElement,
    Value,
    constant,
    make,
    new_input,
    verify,
)
from typedtensor.ops import PolyOp1, sin, tanh
from typedtensor.optim import Adam
from typedtensor.runtime.engines import EngineName
from typedtensor.targets import ReferenceTarget, Target
from typedtensor.targets.native.target import NativeTarget
from typedtensor.targets.numpy.target import NumPyTarget

Array = np.ndarray[Any, Any]

TARGETS: dict[str, Callable[[], Target]] = {"native": NativeTarget, "numpy": NumPyTarget}
each_target = pytest.mark.parametrize("make_target", TARGETS.values(), ids=TARGETS)
each_precision = pytest.mark.parametrize("precision", ["float32", "float64"])

INTEGER, TRUTH = np.dtype(np.int64), np.dtype(np.bool_)
ROW = 3


def add(x: Any, y: Any) -> Value:
    return make(Elementwise("add"), x, y)


def multiply(x: Any, y: Any) -> Value:
    return make(Elementwise("multiply"), x, y)


def results(value: Value) -> tuple[Value, ...]:
    region: Any = value.primitive
    return tuple(make(TupleElement(n), value) for n in range(region.elements))


def outcome(target: Target, program: Program, arrays: Sequence[Any]) -> Any:
    """What a run gives: arrays, or an error and its message."""
    try:
        return [np.array(x) for x in target(program, *arrays)]
    except (IndexError, TooManySteps) as error:
        return type(error), str(error)


def check(target: Target, program: Program, *arrays: Any) -> Any:
    """Compare a target with the reference, and return what that gives."""
    expected, found = outcome(ReferenceTarget(), verify(program), arrays), outcome(target, program, arrays)
    if isinstance(expected, tuple):
        assert found == expected
        return expected
    for x, y in zip(found, expected, strict=True):
        assert (x.shape, x.dtype) == (y.shape, y.dtype)
        tolerance = 1e-5 if y.dtype == np.float32 else 1e-12
        np.testing.assert_allclose(x, y, rtol=tolerance, atol=tolerance)
    return expected


def steps_of(program: Program, length: int) -> Program:
    """The program without the stacks of a repetition, which are undefined beyond the number of steps."""
    return Program(program.inputs, tuple(x for x in program.outputs if x.shape[:1] != (length,)))


@each_target
@each_precision
@pytest.mark.parametrize("backwards", [False, True])
@pytest.mark.parametrize("length", [5, 4])
def test_a_repetition_of_so_many_steps(
    make_target: Callable[[], Target], precision: str, backwards: bool, length: int
) -> None:
    kind = np.dtype(precision)
    carried, other, element, constant = (new_input(n, (ROW,), kind) for n in ("carried", "other", "element", "k"))
    body = Program(
        (carried, other, element, constant),
        (add(multiply(other, constant), element), carried, multiply(carried, element)),  # two that change places
    )
    steps, start, sequence = new_input("steps", (), INTEGER), new_input("x", (ROW,), kind), new_input("s", (5, 3), kind)
    repeat = Repeat(body, 2, 1, length, (1,), backwards=backwards)
    outputs = results(make(repeat, steps, start, start, sequence, start))
    random, target = np.random.default_rng(0), make_target()
    x, rows = random.normal(size=ROW).astype(kind), random.normal(size=(5, ROW)).astype(kind)
    for count in range(-1, 7):
        program = Program((steps, start, sequence), outputs)
        if 0 <= count <= length:
            found, expected = (t(program, np.int64(count), x, rows) for t in (target, ReferenceTarget()))
            for a, b in zip(found, expected, strict=True):
                kept = slice(count) if a.shape[:1] == (length,) else ...
                np.testing.assert_allclose(a[kept], b[kept], rtol=1e-5)
        else:
            check(target, steps_of(program, length), np.int64(count), x, rows)


@each_target
def test_a_repetition_that_decides_says_how_much_room_it_needs(make_target: Callable[[], Target]) -> None:
    kind = np.dtype(np.float64)
    carried, number, last = new_input("x", (ROW,), kind), new_input("n", (), INTEGER), new_input("last", (), INTEGER)
    next_ = add(number, 1)
    body = Program(
        (carried, number, last),
        (multiply(carried, 1.5), next_, add(carried, 0.5), make(Elementwise("less"), next_, last)),
    )
    start, limit = new_input("start", (ROW,), kind), new_input("limit", (), INTEGER)
    zero = make(Full(0, (), INTEGER))
    for kept in ((), (0, 1)):
        repeat = Repeat(body, 2, 0, 4, kept, decides=True, loop=7)
        whole = make(repeat, make(Elementwise("less"), zero, limit), start, zero, limit)
        program = steps_of(Program((start, limit), results(whole)), 4)
        for count in (0, 1, 3, 4, 5, 9):
            found = check(make_target(), program, np.ones(ROW), np.int64(count))
            assert (found == (TooManySteps, f"the repetition 7 has taken {count} steps")) == (count > 4)


def chosen(condition: Value, x: Value, one: Callable[[Value], Value], other: Callable[[Value], Value]) -> Value:
    """One of two functions of a value, as two branches."""
    inside = new_input("inside", x.shape, x.dtype)
    zeros = make(Full(0.0, x.shape, x.dtype))
    [otherwise] = results(make(Branch(Program((inside,), (other(inside),)), 1, False), condition, zeros, x))
    [result] = results(make(Branch(Program((inside,), (one(inside),)), 1), condition, otherwise, x))
    return result


@each_target
@each_precision
def test_branches_in_loops_in_branches(make_target: Callable[[], Target], precision: str) -> None:
    kind = np.dtype(precision)
    x, steps, rows = new_input("x", (ROW,), kind), new_input("n", (), INTEGER), new_input("rows", (4, ROW), kind)

    def body_of(inside: Value, row: Value) -> Value:
        positive = make(Elementwise("greater"), make(Reduce("add", (0,)), row), 0.0)
        sine = make(Elementwise("sin"), inside)
        return add(chosen(positive, inside, lambda v: multiply(v, 2.0), lambda v: add(v, 1.0)), multiply(sine, row))

    carried, element = new_input("carried", (ROW,), kind), new_input("element", (ROW,), kind)
    body = Program((carried, element), (body_of(carried, element), carried))

    def looped(v: Value) -> Value:
        inside = new_input("taken", rows.shape, kind)
        loop = make(Loop(body, 1, 1, 4), v, multiply(inside, 1.0))
        program = Program((v, inside), results(loop))
        result = make(Branch(program, 2), make(Elementwise("greater"), steps, 3), *zeros(program), v, rows)
        return results(result)[1]

    def zeros(program: Program) -> list[Value]:
        return [make(Full(0.5, y.shape, y.dtype)) for y in program.outputs]

    counted = Repeat(Program((carried, element), (body_of(carried, element),)), 1, 1, 4)
    repeated = results(make(counted, make(Elementwise("minimum"), steps, 4), x, rows))
    start = new_input("start", (ROW,), kind)
    outputs = (*repeated[:2], looped(start))
    random, target = np.random.default_rng(1), make_target()
    for count in (0, 2, 3, 4, 5):
        arrays = [random.normal(size=shape).astype(kind) for shape in ((ROW,), (4, ROW), (ROW,))]
        check(target, Program((x, steps, rows, start), outputs), arrays[0], np.int64(count), *arrays[1:])


def forest(nodes: str | int, seed: int) -> tuple[Array, ...]:
    """The numbers of leaves, inner nodes and their two parts: a chain, a wide forest, one leaf, nothing, or any."""
    random = np.random.default_rng(seed)
    if nodes == "nothing":
        return tuple(np.zeros(0, np.int64) for _ in range(4))
    if nodes == "leaf":
        return (np.zeros(1, np.int64), *(np.zeros(0, np.int64) for _ in range(3)))
    leaves, pairs = [0, 1], list[tuple[int, int, int]]()
    if nodes == "chain":
        for n in range(60):
            pairs.append((2 * n + 2, 2 * n + 1 if n else 0, 2 * n if n else 1))
            leaves.append(2 * n + 3)
        leaves.pop()
    elif nodes == "wide":
        leaves = [*range(1400)]  # 700 nodes of one height: more than are computed at once
        pairs = [(1400 + n, 2 * n, 2 * n + 1) for n in range(700)]
    else:  # any order of numbers; nodes may be parts of several
        count = int(nodes)
        numbers = random.permutation(2 * count + 1).tolist()
        leaves, free = numbers[: count + 1], numbers[: count + 1]
        for number in numbers[count + 1 :]:
            pairs.append((number, *(free[random.integers(len(free))] for _ in range(2))))
            free.append(number)
    columns = [np.array(c, np.int64) for c in zip(*pairs, strict=True)]
    return np.array(leaves, np.int64), *columns


def tree_program(
    kind: np.dtype[Any], arrays: Sequence[Array], upwards: bool, node: Callable[..., Sequence[Value]], states: int = 2
) -> Program:
    """A walk over trees whose states are rows of numbers and one number."""
    inner, nodes = len(arrays[1]), len(arrays[0]) + len(arrays[1])
    shapes = [(ROW,), ()][:states]
    taken = [new_input("state", s, kind) for _ in range(2 if upwards else 1) for s in shapes]
    element, weight = new_input("element", (ROW,), kind), new_input("weight", (ROW, ROW), kind)
    body = Program((*taken, element, weight), tuple(node(*taken, element, weight)))
    starts = [new_input("start", ((len(arrays[0]) if upwards else nodes), *s), kind) for s in shapes]
    numbers = [new_input("numbers", x.shape, INTEGER) for x in arrays]
    sequence = new_input("sequence", (inner, ROW), kind)
    tree = Tree(body, states, 4, 1, nodes, inner, upwards)
    outputs = results(make(tree, *starts, *numbers, sequence, weight))
    return Program((*starts, *numbers, sequence, weight), outputs)


def data(program: Program, arrays: Sequence[Array], seed: int = 0) -> list[Any]:
    random, numbers = np.random.default_rng(seed), iter(arrays)
    return [
        next(numbers) if x.dtype == INTEGER else random.normal(size=x.shape).astype(x.dtype) * 0.5
        for x in program.inputs
    ]


def product(row: Value, weight: Value) -> Value:
    return make(Reshape((ROW,)), make(MatMul(), make(Reshape((1, ROW)), row), weight))


def up(left: Value, one: Value, right: Value, other: Value, element: Value, weight: Value) -> Sequence[Value]:
    state = make(Elementwise("tanh"), add(product(add(left, right), weight), multiply(element, one)))
    return state, add(make(Reduce("add", (0,)), state), multiply(one, other)), multiply(state, left)


def down(arriving: Value, one: Value, element: Value, weight: Value) -> Sequence[Value]:
    state = product(multiply(arriving, element), weight)
    return state, multiply(one, 0.5), multiply(arriving, 0.5), one, add(arriving, element)


FORESTS = ["nothing", "leaf", "chain", "wide", 1, 2, 7, 40]


@each_target
@each_precision
@pytest.mark.parametrize("nodes", FORESTS)
@pytest.mark.parametrize("upwards", [True, False], ids=["up", "down"])
def test_trees_of_all_forms(make_target: Callable[[], Target], precision: str, nodes: str | int, upwards: bool) -> None:
    arrays = forest(nodes, 3)
    program = tree_program(np.dtype(precision), arrays, upwards, up if upwards else down)
    check(make_target(), program, *data(program, arrays))


@each_target
def test_one_program_takes_trees_of_other_forms(make_target: Callable[[], Target]) -> None:
    arrays = forest(12, 0)
    program = tree_program(np.dtype(float), arrays, True, up)
    executable = make_target().prepare(program)
    for seed in range(8):
        given = data(program, forest(12, seed), seed)
        for x, y in zip(executable.run(given), ReferenceTarget()(program, *given), strict=True):
            np.testing.assert_allclose(x, y, rtol=1e-12)


@each_target
@pytest.mark.parametrize("upwards", [True, False], ids=["up", "down"])
def test_numbers_that_are_no_trees(make_target: Callable[[], Target], upwards: bool) -> None:
    arrays = forest("chain", 0)
    program = tree_program(np.dtype(float), arrays, upwards, up if upwards else down)
    target = make_target()
    messages = []
    for column, place, number in ((0, 1, 121), (0, 1, -1), (2, 5, 121), (3, 5, -2), (3, 0, 120), (1, 4, 0), (1, 2, 4)):
        wrong = [x.copy() for x in arrays]
        wrong[column][place] = number
        with pytest.raises(IndexError) as caught:
            target(program, *data(program, wrong))
        messages.append(str(caught.value))
    assert messages[4] == "node 120 is no node, or comes after a node that it is a part of"
    assert messages[5] == "node 10 is no node, or comes after a node that it is a part of"
    assert set(messages[:2]) <= {"node 1 is no node, or comes after a node that it is a part of"}


@each_target
def test_a_result_that_is_read_by_two_elements(make_target: Callable[[], Target]) -> None:
    """Nothing overwrites it between them."""
    h, x = (new_input(name, (ROW,), np.dtype(float)) for name in "hx")
    start, sequence = (new_input(name, shape, np.dtype(float)) for name, shape in (("h", (ROW,)), ("xs", (4, ROW))))
    loop = make(Loop(Program((h, x), (add(h, x),)), 1, 1, 4), start, sequence)
    first, second = (make(TupleElement(0), loop) for _ in range(2))
    program = verify(Program((start, sequence), (multiply(make(Elementwise("tanh"), first), second),)))
    arrays = [np.random.default_rng(0).normal(size=x.shape) for x in program.inputs]
    [found] = make_target().leaving_out(("share",))(program, *arrays)
    np.testing.assert_allclose(found, ReferenceTarget()(program, *arrays)[0], rtol=1e-12)


def bodies(kind: np.dtype[Any]) -> dict[str, Callable[..., Sequence[Value]]]:
    """Bodies of trees with regions, each of which runs once for each node, and with what has no kernel."""
    small = forest(3, 5)

    def with_branch(left: Value, right: Value, element: Value, weight: Value) -> Sequence[Value]:
        positive = make(Elementwise("greater"), make(Reduce("add", (0,)), left), 0.0)
        sum_ = add(left, multiply(right, element))
        return (chosen(positive, sum_, lambda v: multiply(v, 0.5), lambda v: make(Elementwise("sin"), v)),)

    def with_loop(left: Value, right: Value, element: Value, weight: Value) -> Sequence[Value]:
        carried, constant = new_input("carried", (ROW,), kind), new_input("constant", (ROW,), kind)
        body = Program((carried, constant), (make(Elementwise("tanh"), add(multiply(carried, constant), 0.25)),))
        looped = results(make(Loop(body, 1, 0, 3), add(left, element), right))[0]
        return (make(Reduce("add", (0,)), looped),)

    def with_repeat(left: Value, right: Value, element: Value, weight: Value) -> Sequence[Value]:
        carried, constant = new_input("carried", (ROW,), kind), new_input("constant", (ROW,), kind)
        next_ = add(multiply(carried, 0.5), constant)
        goes_on = make(Elementwise("greater"), make(Reduce("add", (0,)), next_), 0.5)
        repeat = Repeat(Program((carried, constant), (next_, goes_on)), 1, 0, 0, decides=True)
        first = make(Elementwise("greater"), make(Reduce("add", (0,)), left), 0.0)
        return (multiply(results(make(repeat, first, left, multiply(element, 0.05)))[1], right),)

    def with_tree(left: Value, right: Value, element: Value, weight: Value) -> Sequence[Value]:
        a, b = new_input("a", (ROW,), kind), new_input("b", (ROW,), kind)
        inner = Tree(Program((a, b), (add(multiply(a, 0.5), b),)), 1, 4, 0, 7, 3, True)
        starts = make(Elementwise("add"), make(Reshape((1, ROW)), left), make(Full(0.5, (4, ROW), kind)))
        numbers = [constant(x) for x in small]
        states = results(make(inner, starts, *numbers))[0]
        return (multiply(make(Reduce("add", (0,)), states), add(multiply(right, 0.1), element)),)

    def with_sort(left: Value, right: Value, element: Value, weight: Value) -> Sequence[Value]:
        return (add(make(Sort(0), add(left, element)), right),)

    return {f.__name__: f for f in (with_branch, with_loop, with_repeat, with_tree, with_sort)}


@each_target
@pytest.mark.parametrize("name", bodies(np.dtype(float)))
@pytest.mark.parametrize("nodes", [1, 9, "chain"])
def test_bodies_of_trees_with_regions(make_target: Callable[[], Target], name: str, nodes: str | int) -> None:
    arrays = forest(nodes, 1)
    program = tree_program(np.dtype(float), arrays, True, bodies(np.dtype(float))[name], states=1)
    check(make_target(), program, *data(program, arrays))


class Time(Axis): ...


class Hidden(Axis, size=4): ...


class Word(Axis): ...


class Sentence(Axis): ...


Vector = Expr[Tensor[Hidden]]
Scalar = Expr[Tensor[()]]


class Model:
    """A fold whose steps choose, until which a loop goes on, in a choice; the leaves of trees are what they give."""

    def __init__(self) -> None:
        random = np.random.default_rng(0)
        self.start, self.bias = (Param(Tensor[Hidden](random.normal(size=4))) for _ in range(2))
        self.weight = Param(Tensor[Hidden, Hidden](random.normal(size=(4, 4)) * 0.5))
        self.rows, self.limit = Input(Tensor[Time, Hidden]), Input(Tensor[()])
        self.words, self.trees = Input(Tensor[Word, Hidden]), ForestInput(Word, Sentence)
        self.parameters: list[Param[Any]] = [self.start, self.bias, self.weight]

    def step(self, state: Vector, row: Vector) -> Vector:
        return cond(row.sum() > 0.0, lambda s: tanh(s @ self.weight + row), lambda s: sin(s) * row, state)

    def until(self, state: Vector) -> Vector:
        def body(x: Vector) -> Vector:
            return x * 1.4 + self.bias * 0.1

        return while_loop(lambda x: (x * x).sum() < self.limit, body, state)

    def node(self, left: Vector, right: Vector) -> Vector:
        met = tanh(left @ self.weight + right)
        return cond(met.sum() > 0.0, lambda x: x + self.bias, lambda x: fold(self.step, x, self.rows, Time), met)

    @property
    def loss(self) -> Scalar:
        folded = fold(self.step, self.start, self.rows, Time)
        grown = cond(self.limit > 1.0, self.until, lambda x: x * self.bias, folded)
        roots = tree_fold(lambda x: x * grown.expand_like(x), self.node, self.words, self.trees, Word, Sentence).stack()
        return (grown * grown).sum() + (roots * roots).mean()

    def bound(self, seed: int, time: int, limit: float, *forest: Any) -> list[Binding[Any]]:
        random = np.random.default_rng(seed)
        return [
            self.rows.bind(Tensor[Time, Hidden](random.normal(size=(time, 4)))),
            self.limit.bind(Tensor[()](np.float64(limit))),
            self.words.bind(Tensor[Word, Hidden](random.normal(size=(5, 4)))),
            *self.trees.bind(Forest(*forest, elements=5)),
        ]


def ways(engine: EngineName) -> list[dict[str, Any]]:
    """An engine, and the interpreter."""
    return [{"engine": engine}, {"plan": False}]


BINDINGS: list[tuple[Any, ...]] = [
    (0, 3, 2.0, ((0, 1), (2, (3, 4)))),
    (1, 3, 200.0, ((0, 1), (2, 3)), 4, (1, 2)),
    (2, 3, 0.5, ((((0, 1), 2), 3), 4), (0, 0)),
    (3, 2, 1e6, 3),
    (4, 3, 2.0, ((0, 1), (2, (3, 4)))),
]
"""Seeds, lengths of the fold, limits of the loop, and trees."""


@pytest.mark.interpreted("has no inner nodes")
@pytest.mark.parametrize("engine", TARGETS)
@pytest.mark.parametrize("second", sample([True, False], first=1))
def test_values_and_derivatives_are_those_of_the_interpreter(engine: EngineName, second: bool) -> None:
    model = Model()
    loss = model.loss
    if second:
        loss = sum(((g * g).sum() for g in gradients(loss, *model.parameters)), loss)
    for _ in range(2):
        for data in BINDINGS:
            found = []
            for settings in ways(engine):
                with given(*model.bound(*data), **settings) as computation:
                    slopes = computation.gradients(loss, *model.parameters)
                    found.append([loss.value.numpy(), *(slopes[x].numpy() for x in model.parameters)])
            for x, y in zip(*found, strict=True):
                np.testing.assert_allclose(x, y, rtol=1e-9, atol=1e-12)


@pytest.mark.interpreted("has no inner nodes")
@pytest.mark.parametrize("engine", TARGETS)
def test_training_is_that_of_the_interpreter(engine: EngineName) -> None:
    trained = []
    for settings in ways(engine):
        model = Model()
        loss, optimizer = model.loss, Adam(model.parameters, learning_rate=0.01)
        for n in range(12):
            with given(*model.bound(*BINDINGS[n // 2 % len(BINDINGS)]), **settings):
                optimizer.step(loss)
        trained.append([x.value.numpy() for x in model.parameters])
    for x, y in zip(*trained, strict=True):
        np.testing.assert_allclose(x, y, rtol=1e-8)


@pytest.mark.parametrize("engine", TARGETS)
def test_a_function_of_a_user_runs_in_a_loop(engine: EngineName) -> None:
    """It is called for each step, sees NumPy's arrays, and what it raises arrives."""
    calls: list[float] = []

    class Halved(PolyOp1, rule="*A -> *A"):
        def forward(self, xp: Any, x: Any, /) -> Any:
            calls.append(float(x))
            if x > 100:
                raise ArithmeticError("too large")
            return np.asarray(x) * 0.5

    start, limit = Input(Tensor[()]), Input(Tensor[()])
    end = while_loop(lambda x: x < limit, lambda x: Halved()(x) + x, start)
    for first, last, expected in ((1.0, 2.0, 2.25), (1.0, 10.0, 11.390625), (4.0, 3.0, 4.0)):
        for _ in range(3):
            with given(start.bind(Tensor[()](first)), limit.bind(Tensor[()](last)), engine=engine):
                assert end.value.item() == expected
    with given(start.bind(Tensor[()](1.0)), limit.bind(Tensor[()](1e9)), engine=engine):
        with pytest.raises(ArithmeticError, match="too large"):
            _ = end.value
    assert calls[-1] > 100


@pytest.mark.parametrize("engine", TARGETS)
def test_a_run_without_an_end_is_interrupted_and_commits_nothing(engine: EngineName) -> None:
    weight, limit = Param(Tensor[Hidden](np.ones(4))), Input(Tensor[()])
    scaled = (weight * weight).sum() * 1e-9
    loss = while_loop(lambda x: x < limit, lambda x: sin(x) + scaled, weight.sum())
    optimizer = Adam([weight])

    def step(number: float) -> None:
        with given(limit.bind(Tensor[()](number)), engine=engine):
            optimizer.step(loss)

    for _ in range(3):
        step(-1.0)
    before, rounds, sent = weight.value, [0], [0.0]

    def interrupt() -> None:
        for _ in range(20):
            time.sleep(0.01)
            rounds[0] += 1
        sent[0] = time.perf_counter()
        signal.raise_signal(signal.SIGINT)

    thread = threading.Thread(target=interrupt)
    thread.start()
    with pytest.raises(KeyboardInterrupt):
        step(np.inf)
    assert time.perf_counter() - sent[0] < 1.0  # a few milliseconds, on an idle machine
    thread.join()
    assert rounds[0] == 20, "other threads run meanwhile"
    assert weight.value is before
    step(-1.0)
    assert weight.value is not before


@each_target
@pytest.mark.parametrize("name", sample(["mutual", "power", "Fibonacci"], first=1))
def test_recursions_are_those_of_the_default_engine(make_target: Callable[[], Target], name: str) -> None:
    """Values, gradients, and gradients of gradients."""
    function, _, counts = RECURSIONS[name]
    x = Param(Tensor[()](np.float64(0.8)))
    for count in counts:
        loss = function(x, Const(IntTensor[()](count)))
        expected = values_and_derivatives(loss, x)
        with using(make_target()):
            assert_close(values_and_derivatives(loss, x), expected)


@pytest.mark.parametrize("sizes", [(17, 19), (34, 17), (16, 18)])
def test_sizes_like_those_that_stand_for_a_width(sizes: tuple[int, int]) -> None:
    """A level has the width of no other axis, whatever sizes these have."""
    kind, (rows, columns) = np.dtype(float), sizes
    left, right = new_input("left", sizes, kind), new_input("right", sizes, kind)
    weight = new_input("weight", (columns, columns), kind)
    row = make(Reduce("add", (0,)), make(MatMul(), left, weight))
    body = Program((left, right, weight), (add(multiply(right, row), make(Elementwise("sin"), left)),))
    arrays = forest(20, 0)
    starts = new_input("starts", (21, *sizes), kind)
    numbers = [new_input("numbers", x.shape, INTEGER) for x in arrays]
    factor = new_input("factor", (columns, columns), kind)
    tree = Tree(body, 1, 4, 0, 41, 20, True)
    program = Program((starts, *numbers, factor), results(make(tree, starts, *numbers, factor)))
    given = data(program, arrays)
    check(NativeTarget(), program, given[0], *arrays, given[-1] / columns / rows)
