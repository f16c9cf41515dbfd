"""Random array programs of axes that are long enough for vectors, with odd strides, by each target of this processor.

The other fuzzers draw expressions, whose axes are short: results of native code are then mostly remainders of vectors.
"""

from __future__ import annotations

import random
import warnings
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import numpy as np

from tests.fuzz.ways import Array, Different, _close, described
from typedtensor.ir import (
    ALL,
    Accumulate,
    AddAlong,
    AddRows,
    Arg,
    Assemble,
    Broadcast,
    Cast,
    CheckRange,
    Concatenate,
    Contract,
    Elementwise,
    Full,
    Key,
    Largest,
    Loop,
    MatMul,
    MaxRows,
    Permute,
    Program,
    Reduce,
    Reshape,
    Shape,
    Sigmoid,
    Slice,
    Sort,
    Special,
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
from typedtensor.ir.program import name_of
from typedtensor.passes.pipeline import PASSES
from typedtensor.targets import Target
from typedtensor.targets.native.target import NativeTarget
from typedtensor.targets.numpy.target import NumPyTarget

PREAMBLE = "from tests.fuzz.arrays import *"

TARGETS: dict[str, Target] = {target.name: target for target in (NativeTarget(), NumPyTarget())}
TOLERANCE = {"float32": 2e-4, "float64": 1e-10}

SIZES = (0, 1, 1, 2, 3, 4, 5, 7, 8, 9, 13, 15, 16, 17, 20, 31, 32, 33, 50, 64, 65, 100, 130, 257, 300, 1030)
MOST_ELEMENTS = 40_000

UNARY = (
    *("abs", "cos", "exp", "expm1", "log", "log1p", "negative", "sign", "sin", "sqrt", "square", "tanh"),
    *("isfinite", "reciprocal", "logical_not"),
)
BINARY = (
    *("add", "add", "add", "multiply", "multiply", "subtract", "divide", "maximum", "minimum"),
    *("less", "less_equal", "equal", "not_equal", "greater", "logical_and", "logical_or"),
)
REDUCTIONS = ("add", "add", "add", "maximum", "minimum", "multiply")
SPECIAL = (np.nan, np.inf, -np.inf, -0.0, 0.0, 1.0, -1.0)


class Refused(Exception):
    """There is no such value."""


class Drawer:
    """A program under construction."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.sizes = [rng.choice(SIZES) for _ in range(rng.choice((2, 3, 4)))]  # few, so that shapes fit
        self.kinds = rng.choice((("float32",), ("float64",), ("float32", "float32", "float64", "int64", "bool")))
        self.inputs: list[Value] = []
        self.values: list[Value] = []

    def shape(self, rank: int) -> Shape:
        found = tuple(self.rng.choice((*self.sizes, *self.sizes, 1)) for _ in range(rank))
        if int(np.prod(found)) > MOST_ELEMENTS:
            raise Refused
        return found

    def input(self, shape: Shape, dtype: str, name: str = "x") -> Value:
        if int(np.prod(shape)) > MOST_ELEMENTS:
            raise Refused
        made = new_input(name, shape, np.dtype(dtype))
        self.inputs.append(made)
        self.values.append(made)
        return made

    def of(self, shape: Shape | None = None, rank: int | None = None, kinds: str = "fib") -> Value:
        """An earlier value or a new input."""
        rng = self.rng
        there = [
            x
            for x in self.values[-8:]
            if x.dtype.kind in kinds and (shape is None or x.shape == shape) and (rank is None or len(x.shape) == rank)
        ]
        if there and rng.random() < 0.85:
            return rng.choice(there)
        names = [name for name in self.kinds if np.dtype(name).kind in kinds]
        if not names:
            raise Refused
        return self.input(
            shape if shape is not None else self.shape(rank if rank is not None else rng.choice((0, 1, 2, 2, 2, 3, 4))),
            rng.choice(names),
        )

    def real(self, shape: Shape | None = None, rank: int | None = None) -> Value:
        return self.of(shape, rank, "f")

    def index(self, shape: Shape, size: int) -> Value:
        """Indices from 0 to a size, sometimes shared, and sometimes checked."""
        if not size:
            raise Refused
        named = f"below{size}"
        there = [x for x in self.inputs if x.shape == shape and name_of(x) == named]
        if there and self.rng.random() < 0.5:
            found = self.rng.choice(there)
        else:
            found = self.input(shape, self.rng.choice(("int64", "int64", "int32")), named)
        return make(CheckRange(size), found) if self.rng.random() < 0.4 else found

    def compatible(self, shape: Shape) -> Shape:
        """A shape that broadcasts with another one."""
        if self.rng.random() < 0.6:
            return shape
        kept = shape[self.rng.randrange(len(shape) + 1) :]
        return tuple(1 if self.rng.random() < 0.3 else n for n in kept)

    def add(self) -> None:
        """Draw one value more."""
        made = self.rng.choice(KINDS)(self)
        if made.size > MOST_ELEMENTS:
            raise Refused
        self.values.append(made)

    # What there is

    def unary(self) -> Value:
        draw = self.rng.random()
        if draw < 0.05:
            return make(Elementwise("power"), self.real(), self.rng.choice((2.0, 3.0, 0.5, -1.0)))
        if draw < 0.1:
            return make(Sigmoid(), self.real())
        if draw < 0.15:
            return make(Special(self.rng.choice(("erf", "erfc"))), self.real())
        return make(Elementwise(self.rng.choice(UNARY)), self.real())

    def binary(self) -> Value:
        function = self.rng.choice(BINARY)
        x = self.of(kinds="b" if function.startswith("logical") else "fi")
        if self.rng.random() < 0.2 and x.dtype.kind == "f":
            pair: list[Any] = [x, self.rng.choice((0.0, 1.0, 2.0, -1.0, 0.5, 0.1, 3.0))]
        else:
            pair = [x, self.of(self.compatible(x.shape), kinds="b" if function.startswith("logical") else "fi")]
            pair[1] = self.like(x, pair[1])  # of one dtype, as the library's expressions are
        if x.dtype.kind == "i" and function == "divide":
            raise Refused  # of zero, NumPy warns; expressions have them of real numbers
        self.rng.shuffle(pair)
        return make(Elementwise(function), *pair)

    def where(self) -> Value:
        x = self.real()
        y = self.real(self.compatible(x.shape))
        truth = make(Elementwise("less"), x, y) if self.rng.random() < 0.6 else self.of(x.shape, kinds="b")
        other: Any = self.rng.choice((y, 0.0, -np.inf))
        return make(Where(), truth, x, self.like(x, other) if isinstance(other, Value) else other)

    def cast(self) -> Value:
        x = self.of()
        to = self.rng.choice(("float32", "float64")) if x.dtype.kind != "f" or self.rng.random() < 0.8 else "bool"
        return make(Cast(np.dtype(to)), x)

    def like(self, x: Value, y: Value) -> Value:
        """A value of the dtype of another one; no whole numbers of real ones, which may be too large for them."""
        if y.dtype == x.dtype:
            return y
        if y.dtype.kind == "f" and x.dtype.kind == "i":
            raise Refused
        return make(Cast(x.dtype), y)

    def reduce(self) -> Value:
        x = self.of()
        if not x.shape:
            raise Refused
        axes = tuple(n for n in range(len(x.shape)) if self.rng.random() < 0.5) or (len(x.shape) - 1,)
        function = self.rng.choice(("logical_and", "logical_or") if x.dtype.kind == "b" else REDUCTIONS)
        if function in ("maximum", "minimum") and 0 in [x.shape[n] for n in axes]:
            raise Refused
        return make(Reduce(function, axes, self.rng.random() < 0.3), x)

    def normalized(self) -> Value:
        """A softmax, or what is centred, along any axis."""
        x = self.real()
        if not x.size or not x.shape:
            raise Refused
        axes = (self.rng.randrange(len(x.shape)),)
        if self.rng.random() < 0.5:
            e = make(Elementwise("exp"), make(Elementwise("subtract"), x, make(Reduce("maximum", axes, True), x)))
            return make(Elementwise("divide"), e, make(Reduce("add", axes, True), e))
        mean = make(Elementwise("multiply"), make(Reduce("add", axes, True), x), 1.0 / x.shape[axes[0]])
        centred = make(Elementwise("subtract"), x, mean)
        total = make(Reduce("add", axes, True), make(Elementwise("square"), centred))
        return make(Elementwise("divide"), centred, make(Elementwise("sqrt"), make(Elementwise("add"), total, 0.1)))

    def accumulate(self) -> Value:
        x = self.along()
        return make(Accumulate(self.rng.choice(("add", "maximum", "multiply")), self.axis(x)), x)

    def along(self) -> Value:
        x = self.real()
        if not x.size or not x.shape:
            raise Refused
        return x

    def axis(self, x: Value) -> int:
        return self.rng.randrange(len(x.shape))

    def sort(self) -> Value:
        x = self.along()
        if self.rng.random() < 0.3:
            return make(Largest(self.rng.randint(1, x.shape[-1])), x)
        return make(Sort(self.axis(x), self.rng.random() < 0.5), x)

    def arg(self) -> Value:
        x = self.along()
        return make(Arg(self.rng.random() < 0.5, self.axis(x)), x)

    def permute(self) -> Value:
        x = self.of()
        return make(Permute(tuple(self.rng.sample(range(len(x.shape)), len(x.shape)))), x)

    def broadcast(self) -> Value:
        x = self.of()
        shape = tuple(self.rng.choice(self.sizes) if n == 1 else n for n in x.shape)
        return make(Broadcast((*self.shape(self.rng.choice((0, 1, 1))), *shape)), x)

    def key(self, shape: Shape) -> Key:
        parts: list[Any] = []
        for size in shape[: self.rng.randint(1, len(shape))]:
            draw = self.rng.random()
            if draw < 0.3:
                parts.append(ALL)
            elif draw < 0.45 and size:
                parts.append(self.rng.randrange(-size, size))
            else:
                start, stop = sorted(self.rng.randint(0, size) for _ in range(2))
                step = self.rng.choice((None, None, 2, 3, -1))
                parts.append((start, stop, step) if step != -1 else (None, None, self.rng.choice((-1, -2))))
        return tuple(parts)

    def slice(self) -> Value:
        x = self.of()
        if not x.shape:
            raise Refused
        return make(Slice(self.key(x.shape)), x)

    def reshape(self) -> Value:
        x = self.of()
        shape = list(x.shape)
        if self.rng.random() < 0.5 and len(shape) > 1:
            n = self.rng.randrange(len(shape) - 1)
            shape[n : n + 2] = [shape[n] * shape[n + 1]]
        elif self.rng.random() < 0.5:
            shape.insert(self.rng.randint(0, len(shape)), 1)
        elif shape:
            n = self.rng.randrange(len(shape))
            divisors = [d for d in (2, 3, 4, 5, 8) if shape[n] and shape[n] % d == 0] or [1]
            d = self.rng.choice(divisors)
            shape[n : n + 1] = [d, shape[n] // d]
        return make(Reshape(tuple(shape)), x)

    def place(self) -> Value:
        shape = self.shape(self.rng.choice((1, 2, 3)))
        key = self.key(shape)
        part = make(Slice(key), new_input("like", shape, np.dtype("float32"))).shape
        return make(Assemble(shape, (key,)), self.of(part))

    def assemble(self) -> Value:
        first = self.of()
        if not first.shape:
            raise Refused
        n = self.axis(first)
        shape, size = list(first.shape), first.shape[n]
        shape[n] = 2 * size + self.rng.choice((0, 0, 1))
        parts = [
            (*(ALL,) * n, key)
            for key in self.rng.choice(
                (((0, size, None), (size, 2 * size, None)), ((0, 2 * size, 2), (1, 2 * size, 2)))
            )
        ]
        second = self.like(first, self.of(first.shape))
        return make(Assemble(tuple(shape), tuple(parts)), first, second)

    def concatenate(self) -> Value:
        first = self.of()
        if not first.shape:
            raise Refused
        n, others = self.axis(first), list[Value]()
        for _ in range(self.rng.choice((1, 1, 2))):
            shape = list(first.shape)
            shape[n] = self.rng.choice((shape[n], *self.sizes))
            others.append(self.like(first, self.of(tuple(shape))))
        return make(Concatenate(n), first, *others)

    def full(self) -> Value:
        return make(
            Full(
                self.rng.choice((0.0, 1.0, -0.0, 2.5)),
                self.shape(self.rng.choice((1, 2))),
                np.dtype(self.rng.choice([k for k in self.kinds if k[0] == "f"])),
            )
        )

    def matmul(self) -> Value:
        x = self.real(rank=self.rng.choice((2, 2, 3)))
        lead = self.rng.choice(((), (1,), x.shape[:-2]))
        columns = self.rng.choice((1, *self.sizes))
        y = self.turned((*lead, x.shape[-1], columns), x)
        return make(MatMul(), x, y)

    def turned(self, shape: Shape, like: Value) -> Value:
        """A value, often one that lies in another order."""
        if self.rng.random() < 0.4 and len(shape) >= 2:
            order = (*range(len(shape) - 2), len(shape) - 1, len(shape) - 2)
            found = make(Permute(order), self.real(tuple(shape[n] for n in order)))
        else:
            found = self.real(shape)
        return self.like(like, found)

    def contract(self) -> Value:
        x = self.along()
        n = self.axis(x)
        other = [*self.shape(self.rng.choice((0, 1, 2)))]
        m = self.rng.randint(0, len(other))
        other.insert(m, x.shape[n])
        return make(Contract((n,), (m,)), x, self.turned(tuple(other), x))

    def take(self) -> Value:
        x = self.of()
        if not x.shape:
            raise Refused
        return make(Take(), x, self.index(self.shape(self.rng.choice((0, 1, 1, 2))), x.shape[0]))

    def take_along(self) -> Value:
        x = self.of()
        if not x.shape:
            raise Refused
        n = self.axis(x)
        return make(TakeAlong(n), x, self.index((*x.shape[:n], *x.shape[n + 1 :]), x.shape[n]))

    def add_along(self) -> Value:
        x = self.real()
        if not x.shape:
            raise Refused
        n = self.axis(x)
        shape = (*x.shape[:n], *x.shape[n + 1 :])
        given = self.like(x, self.real(shape))
        return make(AddAlong(n, self.rng.choice((1, -1))), x, self.index(shape, x.shape[n]), given)

    def add_rows(self) -> Value:
        x = self.along()
        rows = self.rng.choice((1, *self.sizes)) or 1
        kind = AddRows if self.rng.random() < 0.7 else MaxRows
        return make(kind(rows), self.index(x.shape[:-1], rows), x)

    def loop(self) -> Value:
        """A loop over the first axis of a sequence, forwards or backwards; some value of all steps."""
        rng = self.rng
        xs = self.real(rank=rng.choice((1, 2, 2, 3)))
        start = self.like(xs, self.real(xs.shape[1:]))
        h, x = (new_input(name, xs.shape[1:], xs.dtype) for name in ("h", "x"))
        given = [start, xs]
        inputs = [h, x]
        new = make(Elementwise(rng.choice(("add", "multiply", "maximum", "subtract"))), h, x)
        if len(xs.shape) == 3 and rng.random() < 0.7:
            # Of small numbers, as what grows from step to step makes rounding large.
            w = make(Elementwise("multiply"), self.turned((xs.shape[2], xs.shape[2]), xs), 0.1 / (xs.shape[2] or 1))
            inner = new_input("w", w.shape, w.dtype)
            given.append(w)
            inputs.append(inner)
            new = make(Elementwise("add"), x, make(MatMul(), new, inner))
        if len(xs.shape) > 1 and xs.shape[-1] and rng.random() < 0.4:
            total = make(Reduce(rng.choice(("add", "maximum")), (len(xs.shape) - 2,), True), new)
            new = make(Elementwise("subtract"), new, make(Elementwise("multiply"), total, 0.1 / xs.shape[-1]))
        new = make(Elementwise("multiply"), make(Elementwise("tanh"), new), 0.5)
        outputs = [new, make(Elementwise(rng.choice(("multiply", "add"))), new, rng.choice((x, h, new)))]
        body = Program(tuple(inputs), tuple(outputs))
        looped = make(Loop(body, 1, 1, xs.shape[0], rng.random() < 0.4), *given)
        return make(TupleElement(rng.randrange(2)), looped)


KINDS: tuple[Callable[[Drawer], Value], ...] = (
    *(Drawer.unary,) * 4, *(Drawer.binary,) * 7, *(Drawer.where,) * 2, Drawer.cast, *(Drawer.reduce,) * 4,
    *(Drawer.normalized,) * 2, Drawer.accumulate, Drawer.sort, Drawer.arg, *(Drawer.permute,) * 3,
    *(Drawer.broadcast,) * 2, *(Drawer.slice,) * 3, *(Drawer.reshape,) * 3, Drawer.place, *(Drawer.assemble,) * 2,
    *(Drawer.concatenate,) * 2, Drawer.full, *(Drawer.matmul,) * 4, *(Drawer.contract,) * 2, *(Drawer.take,) * 2,
    *(Drawer.take_along,) * 2, *(Drawer.add_along,) * 2, *(Drawer.add_rows,) * 2, *(Drawer.loop,) * 2,
)  # fmt: skip


@dataclass(frozen=True)
class ArrayProgram:
    """A printed program, with the seed of its data and the passes that are left out; its text is a script."""

    program: str
    seed: int
    without: tuple[str, ...] = ()
    special: bool = False

    def __str__(self) -> str:
        given = f"{self.seed}, {self.without}, {self.special}"
        return f"{PREAMBLE}\n\nprogram = '''\n{self.program}'''\nprint(ArrayProgram(program, {given}).fault())"

    def arrays(self, program: Program) -> list[Array]:
        made = np.random.default_rng(self.seed)
        found: list[Array] = []
        for x in program.inputs:
            name = name_of(x)
            if name.startswith("below"):
                array: Array = made.integers(0, int(name.removeprefix("below")), x.shape)
            elif x.dtype.kind == "f":
                array = made.normal(size=x.shape)
                if made.random() < 0.3:
                    array = np.round(array)  # equal elements, and zeros
                if self.special:
                    array = np.where(made.random(x.shape) < 0.05, made.choice(SPECIAL, x.shape), array)
            else:
                array = made.integers(0, 2, x.shape) if x.dtype.kind == "b" else made.integers(-3, 4, x.shape)
            found.append(np.asarray(array, x.dtype))
        return found

    def fault(self) -> str | None:
        program = parse(self.program)
        arrays = self.arrays(program)
        with np.errstate(all="ignore"), warnings.catch_warnings():
            warnings.simplefilter("ignore")
            expected = interpret(program, *arrays)
            tolerance = max(
                [TOLERANCE[x.dtype.name] for x in program.order() if x.dtype.name in TOLERANCE], default=1e-10
            )
            near = [_even(program, x, arrays, tolerance) for x in program.outputs]
            for name, target in TARGETS.items():
                try:
                    run = target.leaving_out(self.without)
                    for _ in range(2):
                        found = run(program, *arrays)
                        found = [np.where(x, known, one) for x, known, one in zip(near, expected, found, strict=True)]
                        _close(tolerance, name, found, expected, partial(self.noise, program, arrays))
                except Different as error:
                    return f"{name}-different: {error}"
                except Exception as error:
                    return f"{name}-{described(error)}"
        return None

    def noise(self, program: Program, arrays: Sequence[Array], number: int) -> list[Array]:
        """What rounding in the data does to the results."""
        made = np.random.default_rng(number)
        moved = [
            (x + x * made.uniform(-4, 4, x.shape) * np.finfo(x.dtype).eps).astype(x.dtype) if x.dtype.kind == "f" else x
            for x in arrays
        ]
        return interpret(program, *moved)

    def smaller(self) -> Iterable[ArrayProgram]:
        if self.without:
            yield replace(self, without=())
        if self.special:
            yield replace(self, special=False)
        program = parse(self.program)
        order = program.order()
        for x in order:
            if x.operands and x is not program.outputs[0] and not isinstance(x.primitive, Loop):
                yield replace(self, program=_text((x,)))
        for x in program.outputs:
            if len(program.outputs) > 1:
                yield replace(self, program=_text(tuple(y for y in program.outputs if y is not x)))
        for x in order:
            if (
                x.operands
                and x not in program.outputs
                and not isinstance(x.primitive, (Loop, CheckRange))
                and x.dtype.kind == "f"
            ):
                yield replace(self, program=_text(_cut(program, x)))


def _even(program: Program, output: Value, arrays: Sequence[Array], tolerance: float) -> Any:
    """Where an output compares real numbers that are equal within rounding, so that either answer is right."""
    compares = output.dtype.kind == "b" and isinstance(output.primitive, Elementwise)
    pair = [x for x in output.operands if isinstance(x, Value) and x.dtype.kind == "f"]
    if not compares or len(pair) != 2 or not any(x.operands for x in pair):  # nothing is rounded in inputs
        return False
    one, other = interpret(Program(program.inputs, tuple(pair)), *arrays)
    scale = max([1.0, *(float(np.abs(x[np.isfinite(x)]).max(initial=0.0)) for x in (one, other))])
    return np.abs(one - other) <= tolerance * scale


def _cut(program: Program, cut: Value) -> tuple[Value, ...]:
    """The outputs of a program with an input in place of a value."""
    known: dict[Any, Any] = {cut: new_input("x", cut.shape, cut.dtype)}
    for x in program.order():
        if x not in known:
            known[x] = make(x.primitive, *(known.get(y, y) for y in x.operands)) if x.operands else x
    return tuple(known[x] for x in program.outputs)


def _text(outputs: Sequence[Value]) -> str:
    order = Program((), tuple(outputs)).order()
    inputs = tuple(x for x in order if type(x.primitive).__name__ == "Input")
    return printed(verify(Program(inputs, tuple(outputs))), elide=False)


def draw(rng: random.Random) -> ArrayProgram | None:
    """Draw a program of some values; what nothing reads is an output."""
    drawer = Drawer(rng)
    for _ in range(rng.choice((2, 4, 6, 10, 16))):
        for _ in range(20):
            kept = len(drawer.inputs), len(drawer.values)
            try:
                drawer.add()
                break
            except (Refused, ValueError):
                del drawer.inputs[kept[0] :], drawer.values[kept[1] :]
    computed = [x for x in drawer.values if x.operands]
    if not computed:
        return None
    read = {y for x in computed for y in Program((), (x,)).order() if y is not x}
    outputs = tuple(x for x in computed if x not in read or rng.random() < 0.1)
    without = tuple(name for name in PASSES if rng.random() < 0.3) if rng.random() < 0.3 else ()
    return ArrayProgram(_text(outputs), rng.randrange(1000), without, rng.random() < 0.2)
