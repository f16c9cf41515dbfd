"""Programs are printed, parsed back and pickled; a fingerprint names them."""

from __future__ import annotations

import pickle
import subprocess
import sys
from typing import Any

import numpy as np
import pytest
from hypothesis import given as for_all
from hypothesis import strategies as st

from tests.specialization.running import elementwise, real
from typedtensor.ir import (
    Accumulate,
    Argument,
    Branch,
    Call,
    Elementwise,
    Full,
    LinearAlgebra,
    Loop,
    Permute,
    Program,
    Reduce,
    Repeat,
    Slice,
    Special,
    TextError,
    Tree,
    TupleElement,
    Value,
    constant,
    fingerprint,
    interpret,
    last,
    make,
    new_input,
    parse,
    printed,
)
from typedtensor.ir.forms import SHORT, read_key, read_number, show, show_key

DOUBLE = np.dtype(float)


def loops() -> Program:
    h, x, c = real("h", 3), real("x", 3), real("c", 3)
    pairs = real("pairs", 2, 3)
    inner = make(Loop(Program((h, x), (elementwise("add", h, x),)), 1, 1, 2, True), h, pairs)
    body = Program((h, x, pairs, c), (elementwise("tanh", last(inner, 0)), elementwise("multiply", x, c)))
    inputs = real("the start", 3), real("xs", 4, 3), real("pairs", 2, 3)
    loop = make(Loop(body, 1, 1, 4), *inputs, constant(np.arange(3.0)))
    return Program(inputs, (last(loop, 0), make(TupleElement(1), loop), make(Full(np.nan, (2,), DOUBLE))))


def trees() -> Program:
    left, right, weight = real("left", 2), real("right", 2), real("w", 2)
    body = Program((left, right, weight), (elementwise("multiply", elementwise("add", left, right), weight),))
    start, factor = real("start", 3, 2), real("factor", 2)
    indices = [new_input(name, (size,), np.dtype(np.int64)) for name, size in zip("abcd", (3, 2, 2, 2), strict=True)]
    tree = make(Tree(body, 1, 4, 0, 5, 2, True), start, *indices, factor)
    return Program((start, *indices, factor), (make(TupleElement(0), tree),))


def choices() -> Program:
    x, y, h, after = real("x", 3), real("y", 3), real("h"), real("limit")
    c = elementwise("less", h, after)
    other = elementwise("multiply", x, y)
    body = Program((x, y), (elementwise("add", x, y),))
    branch = make(Branch(body, 1, False), c, other, x, y)
    step = elementwise("add", h, 0.1)
    steps = Program((h, after), (step, elementwise("sin", h), elementwise("less", step, after)))
    forth = make(Repeat(steps, 1, 0, 16, (0,), True, loop=2), c, h, after)
    count, *kept = (make(TupleElement(n), forth) for n in (0, 2, 3))
    e, f = real("e"), real("f")
    back = make(Repeat(Program((h, e, f), (elementwise("add", h, e), f)), 1, 2, 16, backwards=True), count, h, *kept)
    results = make(TupleElement(1), back), make(TupleElement(2), back), make(TupleElement(0), branch)
    return Program((x, y, h, after), results)


def numbers() -> Program:
    x = real("x", 4)
    table = constant(np.linspace(0, 1, SHORT + 1).astype(np.float32).astype(float)[: SHORT + 1])
    few = constant(np.array([np.nan, -np.inf, -0.0, 1e-300]))
    value = elementwise("add", elementwise("multiply", x, -0.0), few)
    value = elementwise("maximum", elementwise("add", value, np.inf), True)
    return Program((x,), (value, table, make(Slice(((None, None, -1),)), x), constant(np.zeros((0, 3), bool))))


def functions() -> Program:
    """Primitives whose opcodes have the names of functions in them."""
    x = real("x", 4, 4)
    kinds = Reduce("add", (0,), True), Accumulate("multiply", 1), Special("log_gamma", 1), LinearAlgebra("solve")
    return Program((x,), tuple(make(kind, *(x,) * (1 + isinstance(kind, LinearAlgebra))) for kind in kinds))


EXAMPLES = [loops, trees, choices, numbers, functions]


@pytest.mark.parametrize("example", EXAMPLES)
def test_a_text_parses_back(example: Any) -> None:
    program = example()
    text = printed(program, elide=False)
    again = parse(text)
    assert printed(again, elide=False) == text
    assert fingerprint(again) == fingerprint(program)
    arrays = [_data(x) for x in program.inputs]
    for one, other in zip(interpret(program, *arrays), interpret(again, *arrays), strict=True):
        assert one.dtype == other.dtype
        assert one.tobytes() == other.tobytes()


def _data(x: Value) -> Any:
    if x.dtype.kind == "f":
        return np.random.default_rng(0).normal(size=x.shape)
    name = x.primitive.name  # type: ignore[attr-defined]
    return np.array({"a": [0, 1, 3], "b": [2, 4], "c": [0, 2], "d": [1, 3]}[name])


@pytest.mark.parametrize("example", EXAMPLES)
def test_a_program_is_pickled(example: Any) -> None:
    program = example()
    assert fingerprint(pickle.loads(pickle.dumps(program))) == fingerprint(program)


def test_a_deep_program_is_printed_parsed_and_pickled() -> None:
    x = value = real("x", 2)
    for _ in range(4_000):
        value = elementwise("negative", value)
    program = Program((x,), (value,))
    for again in (pickle.loads(pickle.dumps(program)), parse(printed(program, elide=False))):
        assert fingerprint(again) == fingerprint(program)
    assert pickle.loads(pickle.dumps(value)).shape == (2,)


def test_calls_are_given_their_kernels() -> None:
    x = real("x", 2)
    call: Argument = make(Call(lambda xp, x: xp.sort(x), "sort", (2,), DOUBLE), x)
    assert isinstance(call, Value)
    text = printed(Program((x,), (call,)), elide=False)
    [found] = interpret(parse(text, {"sort": lambda xp, x: xp.sort(x)}), [2.0, 1.0])
    assert found.tolist() == [1.0, 2.0]
    with pytest.raises(TextError, match="calls sort, for which no kernel"):
        parse(text)


def test_what_is_elided_cannot_be_parsed() -> None:
    with pytest.raises(TextError, match="elided"):
        parse(printed(numbers()))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "ends before the outputs of the program"),
        ("%0 = input x: float64[2]", "ends before the outputs of the program"),
        ("%0 = input x: float64[2]\n%1 = squeeze(%0): float64[2]\n-> %1", "no primitive has the opcode squeeze"),
        ("%0 = input x: float64[2]\n%1 = exp(%7): float64[2]\n-> %1", "no line above defines %7"),
        ("%0 = input x: float64[2]\n-> %1", "no line above defines %1"),
        ("%0 = input x: float64[2]\n%1 = exp(%0)\n-> %1", "expected the type of the value"),
        ("%0 = exp: float64[2]\n-> %0", "expected operands in brackets"),
        ("nonsense\n-> ", "expected %n = …"),
        ("-> \n-> ", "ends before the line '->': pass the text of one program"),
    ],
)
def test_what_is_no_program_is_an_error(text: str, message: str) -> None:
    with pytest.raises(TextError, match=message):
        parse(text)


@for_all(
    st.lists(
        st.one_of(st.integers(-9, 9), st.tuples(*[st.none() | st.integers(-9, 9)] * 2, st.none() | st.integers(1, 3)))
    )
)
def test_keys_are_read_as_they_are_shown(key: Any) -> None:
    assert read_key(show_key(tuple(key))) == tuple(key)


@for_all(st.one_of(st.floats(), st.integers(), st.booleans()))
def test_numbers_are_read_as_they_are_shown(number: Any) -> None:
    again = read_number(show("float", number))
    assert type(again) is type(number)
    assert repr(again) == repr(number)


def test_a_fingerprint_tells_what_differs() -> None:
    x = real("x", 2, 2)
    programs = [
        Program((x,), (make(primitive, x),)) for primitive in (Elementwise("exp"), Elementwise("sin"), Permute((1, 0)))
    ]
    programs.append(Program((x,), (elementwise("multiply", x, 1.0),)))
    programs.append(Program((x,), (elementwise("multiply", x, 1),)))
    assert len({fingerprint(program) for program in programs}) == len(programs)


def test_a_plan_is_printed_alike_in_every_process(tmp_path: Any) -> None:
    script = tmp_path / "planned.py"
    script.write_text(
        "import numpy as np\n"
        "from typedtensor import Axis, Input, Param, Tensor, fold, given\n"
        "from typedtensor.ops import tanh\n"
        "from typedtensor.profiling import explain\n"
        "class Time(Axis): ...\n"
        "class Hidden(Axis, size=3): ...\n"
        "xs, h, w, v = Input(Tensor[Time, Hidden]), Input(Tensor[Hidden]), Param(Tensor[Hidden](np.ones(3))), "
        "Param(Tensor[Hidden](np.ones(3)))\n"
        "loss = fold(lambda h, x: tanh(h * w + x * v) * w, h, xs, Time).sum()\n"
        "with given(xs.bind(Tensor[Time, Hidden](np.ones((4, 3)))), h.bind(Tensor[Hidden](np.ones(3)))):\n"
        "    print(explain(loss, plan=True).program)\n"
    )
    found = {
        subprocess.run(
            [sys.executable, script],
            env={"PYTHONHASHSEED": seed, "PATH": "", "PYTHONPATH": ":".join(sys.path)},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("0", "1", "2")
    }
    assert len(found) == 1
    assert str(tmp_path) not in found.pop()
