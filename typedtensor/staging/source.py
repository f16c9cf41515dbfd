"""A program as a function in C: the statements of the native target as C's control flow around kernels."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, NamedTuple

import numpy as np

from typedtensor.ir import (
    Arg,
    Array,
    DType,
    Elementwise,
    FoldIn,
    ForeignCall,
    Largest,
    Program,
    RandomUniform,
    Reduce,
    Shape,
    Sort,
    Special,
    Value,
    is_symbolic,
    place_of,
)
from typedtensor.passes.pipeline import finished
from typedtensor.staging.numbers import NumbersInC
from typedtensor.staging.parts import functions, part
from typedtensor.staging.products import products
from typedtensor.targets.memory import Begin, Buffer, End, Place, arranged, contiguous
from typedtensor.targets.native.c import STORED, Writer, bound, helpers, render, written
from typedtensor.targets.native.llvm import identity
from typedtensor.targets.native.nests import REDUCTIONS
from typedtensor.targets.native.products import Product
from typedtensor.targets.native.regions import Emission
from typedtensor.targets.native.selection import Selection
from typedtensor.targets.native.statements import ENDLESS, Check, Count, Foreign, Jump, Label, Number, Run, Set, Unless
from typedtensor.targets.native.table import places_of
from typedtensor.targets.native.target import NativeTarget

TARGET = NativeTarget()
"""What legalizes and optimizes programs."""


class Refused(Exception):
    """A value that has no form in the language of a program.

    Attributes:
        value: the value.
    """

    def __init__(self, value: Value, language: str = "C") -> None:
        primitive = value.primitive
        is_python = isinstance(primitive, ForeignCall)
        super().__init__(
            "its forward is Python" if is_python else f"{primitive.opcode} of {value.dtype} has no form in {language}"
        )
        self.value = value


class Code(NamedTuple):
    """A program in C.

    Attributes:
        text: constants, helpers, kernels, and ``static int compute(char *const *x, char *memory)``, which takes the
            addresses of inputs and outputs, and returns 0 or the number of an error. With open sizes it takes them as a
            third argument, and the addresses of buffers after those of the outputs.
        bytes: the size of the memory, whose address is a multiple of 64.
        errors: the texts of the errors, from 1 on.
        buffers: of a program with open sizes, how many bytes each of them takes, and when it is in use.
    """

    text: str
    bytes: int
    errors: Sequence[str]
    buffers: Sequence[tuple[int, tuple[int, int]]] = ()


def code_of(program: Program, first: int, symbols: Sequence[int] = ()) -> Code:
    """Return a program in C.

    Args:
        program: the program.
        first: the number of its first error.
        symbols: the open sizes.

    Raises:
        Refused: for a value without a form in C.
    """
    return _Writing(finished(TARGET.optimize(TARGET.legalize(program))), first, symbols).code()


class _Writing:
    """The function of a program, as it is written."""

    def __init__(self, program: Program, first: int, symbols: Sequence[int]) -> None:
        emission = Emission(program, TARGET.optimize, symbols)
        self._statements, self._counters = emission.statements, emission.counters
        arena = arranged(emission.statements, places_of, emission.buffers)
        self._bytes, self._buffers = arena.bytes, list[tuple[int, tuple[int, int]]]()
        given = (*emission.inputs, *emission.outputs)
        if symbols:
            self._bytes, given = 0, (*given, *arena.offsets)
            self._buffers = [*zip((x.bytes for x in arena.offsets), arena.spans, strict=True)]
        self._bases = {x: f"memory + {offset}" if offset else "memory" for x, offset in arena.offsets.items()}
        self._bases.update({x: f"x[{n}]" for n, x in enumerate(given)})
        self._first, self._errors = first, list[str]()
        self._constants, self._kernels = list[str](), dict[str, str]()
        self._open, self._number = len(symbols), NumbersInC(len(symbols))
        self._read_at: dict[int, int] = {}
        self._lines: list[str] = []
        self._indent = 1

    def code(self) -> Code:
        """Return it."""
        jumps = {s.label for s in self._statements if isinstance(s, Unless | Jump)}
        for s in self._statements:
            if not isinstance(s, Label) or s.label in jumps:
                _RULES[type(s)](self, s)
        names = [f"k{n}" for n in range(self._counters)]
        head = [f"    int64_t {', '.join(f'{name} = 0' for name in names)};"] if names else []
        head += [f"    int64_t n{n} = 0;" for n in self._read_at]
        head += [*given_sizes(self._open), *self._number.lines]
        last = [f"    (void){name};" for name in (*names, *(f"n{n}" for n in self._read_at), "x", "memory")]
        begin = f"static int compute({parameters(self._open)}) {{"
        body = "\n".join([begin, *head, *self._lines, *last, "    return 0;", "}", ""])
        kernels = "\n".join(self._kernels.values())
        text = "\n".join([*self._needed(kernels, body), *self._constants, kernels, body])
        return Code(text, self._bytes, self._errors, self._buffers)

    def _needed(self, kernels: str, body: str) -> list[str]:
        found = helpers("\n".join([kernels, *self._number.lines]))
        if reals := [real for real in ("float", "double") if f"product_{real}(" in body]:
            found.append(products(reals))
        sorting = [part("sorting").replace("TYPE", of) for of in STORED.values() if f"sorted_{of}(" in body]
        return [*found, *functions("random", body), *functions("elements", body), *sorting]

    # Numbers and places

    def _pointer(self, place: Place, of: str | None = None) -> str:
        """The address of the first element of a place."""
        base = self._base(place.buffer)
        terms = [base] if place.offset == 0 and type(place.offset) is int else [base, self._number(place.offset)]
        terms += [f"k{loop} * {self._number(stride)}" for loop, stride in place.terms]
        return f"({of or STORED[place.dtype.name]} *)({' + '.join(terms)})"

    def _base(self, buffer: Buffer) -> str:
        if buffer not in self._bases:
            assert buffer.array is not None
            name = f"c{len(self._constants)}"
            self._constants.append(_constant(name, buffer.array))
            self._bases[buffer] = f"(char *){name}"
        return self._bases[buffer]

    def _line(self, code: str) -> None:
        self._lines.append("    " * self._indent + code)

    # Statements

    def _run(self, s: Run) -> None:
        kernel, left = bound(s.written.kernel, s.written.numbers)
        key = repr(kernel)  # equal numbers of other types, and zeros of other signs, are other kernels
        name = f"kernel_{len(self._kernels)}"
        if key in self._kernels:
            name = self._kernels[key].split("(")[0].split()[-1]
        else:
            self._kernels[key] = render(kernel, name)
        passed = ", ".join([*map(self._pointer, s.written.places), *map(self._number, left)])
        self._line(f"{name}({passed});")

    def _product(self, s: Product) -> None:
        real = STORED[s.c.dtype.name]
        (*lead, m, n), k = s.c.shape, s.a.shape[-1]
        passed = [*map(self._number, (m, n, k))]
        with self._loops(tuple(lead)):
            for place in s:
                rows, columns = place.strides[-2:]
                stack = place._replace(shape=place.shape[:-2], strides=place.strides[:-2])
                size = place.dtype.itemsize
                passed += [self._address(stack, tuple(lead)), self._step(rows, size), self._step(columns, size)]
            self._line(f"product_{real}({', '.join(passed)});")

    def _step(self, stride: int, size: int) -> str:
        return str(stride // size) if type(stride) is int else f"{self._number(stride)} / {size}"

    # Values without kernels, element by element

    @contextmanager
    def _loops(self, shape: Shape) -> Iterator[None]:
        """Write what is in the context in loops over a shape, whose counters are ``s0``, ``s1`` ..."""
        heads = [f"for (int64_t s{n} = 0; s{n} < {self._number(extent)}; s{n}++) {{" for n, extent in enumerate(shape)]
        for head in heads or ["{"]:
            self._line(head)
            self._indent += 1
        yield
        for _ in heads or ["{"]:
            self._indent -= 1
            self._line("}")

    def _address(self, place: Place, shape: Shape) -> str:
        """The address of an element of a place, which is broadcast to the shape of the loops."""
        size, steps = place.dtype.itemsize, place.broadcast(shape).strides
        moved = [f"s{n} * {self._step(step, size)}" for n, step in enumerate(steps) if type(step) is not int or step]
        return " + ".join([self._pointer(place), *moved])

    def _operand(self, x: Place | Any, shape: Shape, dtype: DType) -> str:
        """An element of an operand, or a number, as one of a dtype."""
        if isinstance(x, Place):
            return f"({STORED[dtype.name]})*({self._address(x, shape)})"
        return f"({STORED[dtype.name]}){self._number(x)}" if is_symbolic(x) else written(x, dtype.name)

    def _foreign(self, s: Foreign) -> None:
        if not s.result.size:
            return
        primitive = s.value.primitive
        rule = _FOREIGN.get(type(primitive))
        if rule is None or not rule(self, s, primitive):
            raise Refused(s.value)

    def _elementwise(self, s: Foreign, primitive: Elementwise | Special) -> bool:
        name = f"{primitive.function}_{'double' if s.result.dtype.kind == 'f' else STORED[s.result.dtype.name]}"
        if f" {name}(" not in part("elements") or (isinstance(primitive, Special) and primitive.order):
            return False
        of = np.dtype(np.float64) if s.result.dtype.kind == "f" else s.result.dtype
        shape = s.result.shape
        with self._loops(shape):
            given = ", ".join(self._operand(x, shape, of) for x in s.operands)
            self._line(f"*({self._address(s.result, shape)}) = ({STORED[s.result.dtype.name]}){name}({given});")
        return True

    def _draw(self, s: Foreign, primitive: RandomUniform) -> bool:
        [key], result, count = s.operands, s.result, math.prod(primitive.shape)
        rank = len(result.shape) - len(primitive.shape)
        inner = result._replace(shape=result.shape[rank:], strides=result.strides[rank:])
        shape = result.shape[:rank] if inner.is_contiguous else result.shape
        if isinstance(key, Place):
            ones = (1,) * (len(shape) - rank)
            key = key._replace(shape=(*key.shape, *ones), strides=(*key.strides, *(0,) * len(ones)))
        target = result._replace(shape=shape, strides=result.strides[: len(shape)])
        steps = contiguous(primitive.shape, 1) if len(shape) > rank else ()
        first = " + ".join(f"s{rank + n} * {self._number(step)}" for n, step in enumerate(steps))
        with self._loops(shape):
            given = self._operand(key, shape, np.dtype(np.int64))
            many = f"{first or '0'}, {self._number(count) if len(shape) == rank else 1}"
            self._line(f"uniform_{STORED[primitive.dtype.name]}({given}, {many}, {self._address(target, shape)});")
        return True

    def _fold(self, s: Foreign, primitive: FoldIn) -> bool:
        shape, of = s.result.shape, s.result.dtype
        with self._loops(shape):
            given = ", ".join(self._operand(x, shape, of) for x in s.operands)
            self._line(f"*({self._address(s.result, shape)}) = folded({given});")
        return True

    def _arg(self, s: Foreign, primitive: Arg) -> bool:
        """The first of the best elements along an axis; one that is NaN is the best."""
        [x], axis, shape = s.operands, primitive.axis, s.result.shape
        rest = x.without(axis)
        of, step = STORED[x.dtype.name], self._step(x.strides[axis], x.dtype.itemsize)
        with self._loops(shape):
            self._line(f"const {of} *const row = {self._address(rest, shape)};")
            self._line("int64_t best = 0;")
            self._line(f"for (int64_t n = 1; n < {self._number(x.shape[axis])}; n++) {{")
            self._line(f"    const {of} one = row[n * {step}], other = row[best * {step}];")
            test = f"one {'>' if primitive.largest else '<'} other"
            is_first = f"({test}) || (one != one && other == other)" if x.dtype.kind == "f" else test
            self._line(f"    if ({is_first}) best = n;")
            self._line("}")
            self._line(f"*({self._address(s.result, shape)}) = best;")
        return True

    def _sort(self, s: Foreign, primitive: Sort) -> bool:
        [x], axis, of = s.operands, primitive.axis, STORED[s.operands[0].dtype.name]
        rest, target = x.without(axis), s.result.without(axis)
        here, there = (self._step(y.strides[axis], y.dtype.itemsize) for y in (x, s.result))
        count = self._number(x.shape[axis])
        with self._loops(rest.shape):
            self._line(f"const {of} *const from = {self._address(rest, rest.shape)};")
            self._line(f"{STORED[s.result.dtype.name]} *const to = {self._address(target, rest.shape)};")
            self._line(f"int64_t *const room = malloc(2 * {count} * sizeof *room);")
            self._line("if (!room) return NO_MEMORY;")
            self._line(f"const int64_t *const places = sorted_{of}(from, {here}, {count}, room);")
            found = "places[n]" if primitive.positions else f"from[places[n] * {here}]"
            self._line(f"for (int64_t n = 0; n < {count}; n++) to[n * {there}] = {found};")
            self._line("free(room);")
        return True

    def _largest(self, s: Foreign, primitive: Largest) -> bool:
        [x] = s.operands
        self._selection(Selection(x, s.result))
        return True

    def _selection(self, s: Selection) -> None:
        """Elements in order, from the end; those that are equal from the first one on."""
        axis, of = len(s.x.shape) - 1, STORED[s.x.dtype.name]
        rest, target = s.x.without(axis), s.found.without(axis)
        here, there = (self._step(y.strides[axis], y.dtype.itemsize) for y in s)
        size, count = (self._number(y.shape[axis]) for y in s)
        with self._loops(rest.shape):
            self._line(f"const {of} *const from = {self._address(rest, rest.shape)};")
            self._line(f"int64_t *const to = {self._address(target, rest.shape)};")
            self._line(f"int64_t *const room = malloc(2 * {size} * sizeof *room);")
            self._line("if (!room) return NO_MEMORY;")
            self._line(f"const int64_t *const places = sorted_{of}(from, {here}, {size}, room);")
            self._line(f"for (int64_t m = 0, start, stop = {size}; m < {count}; stop = start) {{")
            self._line("    start = stop - 1;")
            self._line("    for (; start > 0; start--) {")
            self._line(
                f"        const {of} one = from[places[start - 1] * {here}], other = from[places[start] * {here}];"
            )
            self._line("        if (one != other && (one == one || other == other)) break;")
            self._line("    }")
            self._line(f"    for (int64_t n = start; n < stop && m < {count}; n++) to[m++ * {there}] = places[n];")
            self._line("}")
            self._line("free(room);")

    def _reduce(self, s: Foreign, primitive: Reduce) -> bool:
        """A reduction of no elements, or one that converts them."""
        [x], shape, name = s.operands, s.result.shape, s.result.dtype.name
        if primitive.function not in REDUCTIONS:
            return False
        of, row = STORED[name], x
        for axis in sorted(primitive.axes, reverse=True):
            row = row.without(axis)
        if primitive.kept:
            steps = iter(row.strides)
            row = row._replace(
                shape=shape, strides=tuple(0 if n in primitive.axes else next(steps) for n in range(len(shape)))
            )
        along = [(x.shape[n], self._step(x.strides[n], x.dtype.itemsize)) for n in primitive.axes]
        with self._loops(shape):
            self._line(f"const {STORED[x.dtype.name]} *const row = {self._address(row, shape)};")
            self._line(f"{of} found = {written(identity(primitive.function, s.result.dtype), name)};")
            for n, (extent, _) in enumerate(along):
                self._line(f"for (int64_t r{n} = 0; r{n} < {self._number(extent)}; r{n}++) {{")
            element = f"row[{' + '.join(f'r{n} * {step}' for n, (_, step) in enumerate(along)) or '0'}]"
            self._line(f"    const {of} one = {f'{element} != 0' if name == 'bool' else f'({of}){element}'};")
            self._line(f"    found = {Writer('int').expression(primitive.function, name, name, ['found', 'one'])};")
            self._line("}" * len(along))
            self._line(f"*({self._address(s.result, shape)}) = found;")
        return True

    def _check(self, s: Check) -> None:
        text = text_of(s)
        if text not in self._errors:
            self._errors.append(text)
        self._line(f"if (*{self._pointer(s.place)}) return {self._first + self._errors.index(text)};")

    def _begin(self, s: Begin) -> None:
        k, start, rounds = f"k{s.loop}", self._number(s.start), self._number(s.rounds)
        test = f"{k} < {start} + {rounds}" if s.step > 0 else f"{k} > {start} - {rounds}"
        if start == "0":
            test = test.replace("0 + ", "")
        assert abs(s.step) == 1
        self._line(f"for ({k} = {start}; {test}; {k}{'++' if s.step > 0 else '--'}) {{")
        self._indent += 1

    def _end(self, s: End) -> None:
        self._indent -= 1
        self._line("}")

    def _unless(self, s: Unless) -> None:
        self._line(f"if ({'!' if s.holds else ''}*{self._pointer(s.place)}) goto l{s.label};")

    def _jump(self, s: Jump) -> None:
        self._line(f"goto l{s.label};")

    def _label(self, s: Label) -> None:
        self._lines.append(f"l{s.label}:;")

    def _set(self, s: Set) -> None:
        step = {0: "", 1: f" + k{s.other}", -1: f" - k{s.other}"}[s.step]
        found, most = f"{self._number(s.start)}{step}".removeprefix("0 + "), self._number(s.most)
        self._line(f"k{s.counter} = {found if s.most == ENDLESS else f'{found} < {most} ? {found} : {most}'};")

    def _count(self, s: Count) -> None:
        self._line(f"*{self._pointer(s.place)} = k{s.counter};")

    def _read(self, s: Number) -> None:
        place = place_of(s.number)
        assert place is not None
        self._read_at[place] = s.counter
        self._line(f"n{place} = k{s.counter} = *{self._pointer(s.place)};")


def parameters(sizes: int) -> str:
    """The parameters of ``compute``, given how many open sizes there are."""
    return f"char *const *x, char *memory{', const int64_t *sizes' if sizes else ''}"


def given_sizes(count: int) -> list[str]:
    """The lines that give open sizes their names."""
    return [f"    const int64_t n{n} = sizes[{n}];" for n in range(count)] + [f"    (void)n{n};" for n in range(count)]


def text_of(check: Check) -> str:
    """What the error of a check says."""
    is_plain = not any(isinstance(x, Place) or is_symbolic(x) for x in check.operands)
    return str(check.failure(*check.operands)) if is_plain else check.text


def _constant(name: str, array: Array) -> str:
    """The elements of an array as a constant."""
    dtype = array.dtype.name
    numbers = ", ".join(written(x, dtype) for x in array.reshape(-1).tolist()) or "0"
    return f"static const {STORED[dtype]} {name}[] = {{{numbers}}};\n"


_RULES: dict[type[Any], Callable[[_Writing, Any], None]] = {
    Begin: _Writing._begin,
    Check: _Writing._check,
    Count: _Writing._count,
    End: _Writing._end,
    Foreign: _Writing._foreign,
    Jump: _Writing._jump,
    Label: _Writing._label,
    Number: _Writing._read,
    Product: _Writing._product,
    Run: _Writing._run,
    Selection: _Writing._selection,
    Set: _Writing._set,
    Unless: _Writing._unless,
}

_FOREIGN: dict[type[Any], Callable[[_Writing, Foreign, Any], bool]] = {
    Arg: _Writing._arg,
    Elementwise: _Writing._elementwise,
    FoldIn: _Writing._fold,
    Largest: _Writing._largest,
    RandomUniform: _Writing._draw,
    Reduce: _Writing._reduce,
    Sort: _Writing._sort,
    Special: _Writing._elementwise,
}
"""How values without kernels are written, by primitive; False if one has no form in C."""
