"""Kernels in LLVM's language, compiled in the process."""

from __future__ import annotations

import atexit
import ctypes
import functools
import hashlib
import math
import os
import struct
import sys
import threading
import warnings
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from importlib import import_module
from typing import Any, Generic, NamedTuple, TypeVar

import numpy as np

from typedtensor.targets.native.builder import Builder
from typedtensor.targets.native.functions import FORMATS, FUNCTIONS, Number, Term
from typedtensor.targets.native.kernel import SCAN, Access, Accumulator, Extent, Given, Kernel, Op, Stage, Store
from typedtensor.targets.native.objects import Objects

A = TypeVar("A")

TYPES = {
    "bool": "i1",
    "int8": "i8",
    "int16": "i16",
    "int32": "i32",
    "int64": "i64",
    "float32": "float",
    "float64": "double",
}
"""The types of registers, by the name of a dtype."""

LANES = 16
"""The elements of a row that are computed at once, in one vector or several shorter ones: equal on all processors, so
that sums have one order. Twice as many, if functions of many steps wait for each other."""

SPAN = 128 * LANES
"""The elements of a row whose sum is gathered in their own precision. The sums of spans are added in double precision,
so that long sums are as exact as short ones."""

LIBRARY = {
    "arccos": "acos",
    "arccosh": "acosh",
    "arcsin": "asin",
    "arcsinh": "asinh",
    "arctan": "atan",
    "arctan2": "atan2",
    "arctanh": "atanh",
    "cbrt": "cbrt",
    "cosh": "cosh",
    "exp2": "exp2",
    "float_power": "pow",
    "fmod": "fmod",
    "hypot": "hypot",
    "log10": "log10",
    "log2": "log2",
    "power": "pow",
    "sinh": "sinh",
}
"""Functions of C's library, which are called for each element."""

INSTRUCTIONS = {
    "add": ("fadd", "add", "or"),
    "bitwise_and": ("", "and", "and"),
    "bitwise_or": ("", "or", "or"),
    "bitwise_xor": ("", "xor", "xor"),
    "divide": ("fdiv", "", ""),
    "equal": ("fcmp oeq", "icmp eq", "icmp eq"),
    "greater": ("fcmp ogt", "icmp sgt", "icmp ugt"),
    "greater_equal": ("fcmp oge", "icmp sge", "icmp uge"),
    "left_shift": ("", "shl", ""),
    "less": ("fcmp olt", "icmp slt", "icmp ult"),
    "less_equal": ("fcmp ole", "icmp sle", "icmp ule"),
    "logical_and": ("", "", "and"),
    "logical_or": ("", "", "or"),
    "logical_xor": ("", "", "xor"),
    "maximum": ("", "", "or"),
    "minimum": ("", "", "and"),
    "multiply": ("fmul", "mul", "and"),
    "not_equal": ("fcmp une", "icmp ne", "icmp ne"),
    "right_shift": ("", "ashr", ""),
    "subtract": ("fsub", "sub", ""),
}
"""The instructions on two operands: of floating-point numbers, of integers, and of truth values."""

_INTRINSICS = {
    "absolute": ("fabs", "abs"),
    "ceil": ("ceil", ""),
    "copysign": ("copysign", ""),
    "floor": ("floor", ""),
    "fma": ("fma", ""),
    "maximum": ("maximum", "smax"),
    "minimum": ("minimum", "smin"),
    "rint": ("rint", ""),
    "sqrt": ("sqrt", ""),
    "trunc": ("trunc", ""),
}
"""LLVM's functions: of floating-point numbers, and of integers."""

COMPOSED: Mapping[str, Callable[[Term], Term]] = {
    "isfinite": lambda x: x.size().apply("less", math.inf, dtype="bool"),
    "isinf": lambda x: x.size().is_equal(math.inf),
    "isnan": lambda x: x.apply("not_equal", x, dtype="bool"),
    "reciprocal": lambda x: 1.0 / x,
    "sign": lambda x: x.is_equal(0.0).choose(
        x.literal(0.0), x.apply("not_equal", x, dtype="bool").choose(x, x.literal(1.0).with_sign_of(x))
    ),
    "square": lambda x: x * x,
}
"""Functions of one operand that are several operations."""

OPERATIONS = frozenset(
    {
        *(*_INTRINSICS, *LIBRARY, *INSTRUCTIONS, *COMPOSED, *FUNCTIONS),
        *("cast", "invert", "logical_not", "negative", "where"),
    }
) - {"left_shift", "right_shift"}
"""What kernels compute of floating-point numbers; of integers and truth values fewer: see :func:`computes`."""

_OF_INTEGERS = OPERATIONS & {
    *(INSTRUCTIONS.keys() - {"divide"}),
    *("absolute", "cast", "invert", "logical_not", "negative", "square", "where"),
}


def computes(name: str, dtypes: Iterable[str]) -> bool:
    """Whether kernels compute a function of operands of some dtypes."""
    names = set(dtypes)
    if not names <= TYPES.keys():
        return False
    floating = names & FORMATS.keys()
    return name in (OPERATIONS if floating else _OF_INTEGERS)


class Writer(Builder):
    """The code of a kernel, as it is written.

    Args:
        name: the name of the function.
        arguments: types by name.
        scales: whether the processor multiplies by powers of 2.

    Attributes:
        declared: the functions that it calls.
        lanes: how many elements the values have that are written now.
        flags: of operations on floating-point numbers.
        scales: as above.
    """

    def __init__(self, name: str, arguments: Mapping[str, str], scales: bool) -> None:
        super().__init__(name, arguments)
        self.scales = scales
        self.declared: set[str] = set()
        self.lanes, self.flags = 1, ""

    def type(self, dtype: str) -> str:
        """The type of values of a dtype."""
        return _vector(TYPES[dtype], self.lanes)

    def suffix(self, dtype: str) -> str:
        """The end of the name of a function that has versions for all types."""
        name = {"float32": "f32", "float64": "f64"}.get(dtype, TYPES[dtype])
        return name if self.lanes == 1 else f"v{self.lanes}{name}"

    def literal(self, value: Number, dtype: str) -> str:
        if dtype == "bool":
            text = "true" if value else "false"
        elif dtype not in FORMATS:
            text = str(int(value))
        else:
            number = float(np.float32(value)) if dtype == "float32" else float(value)
            text = f"0x{struct.unpack('<Q', struct.pack('<d', number))[0]:016X}"
        return text if self.lanes == 1 else f"splat ({TYPES[dtype]} {text})"

    def apply(self, operation: str, dtype: str, terms: Sequence[Term]) -> str:
        if operation in FUNCTIONS:
            flags, self.flags = self.flags, ""  # their errors are those of the operations as they are written
            [term] = terms
            value: str = FUNCTIONS[operation](term).value
            self.flags = flags
            return value
        if operation in COMPOSED:
            [term] = terms
            return str(COMPOSED[operation](term).value)
        kind, of, values = terms[0].dtype, self.type(terms[0].dtype), [term.value for term in terms]
        at = 0 if kind in FORMATS else 2 if kind == "bool" else 1
        if instruction := INSTRUCTIONS.get(operation, ("", "", ""))[at]:
            flags = self.flags if instruction in ("fadd", "fsub", "fmul", "fdiv") else ""
            return self.emit(f"{instruction}{flags} {of} {values[0]}, {values[1]}")
        if operation == "absolute" and kind == "bool":
            return str(values[0])
        if operation in _INTRINSICS:
            flags = self.flags if operation in ("maximum", "minimum") and at == 0 else ""
            more = ", i1 false" if operation == "absolute" and at == 1 else ""
            return self.call(f"llvm.{_INTRINSICS[operation][at]}.{self.suffix(kind)}", of, values, more, flags)
        if operation == "negative":
            return self.emit(f"fneg {of} {values[0]}" if at == 0 else f"sub {of} {self.literal(0, kind)}, {values[0]}")
        if operation in ("invert", "logical_not"):
            return self.emit(f"xor {of} {values[0]}, {self.literal(-1, kind)}")
        if operation == "where":
            return self.select(values[0], values[1], values[2], dtype)
        if operation == "cast":
            return self._cast(terms[0], dtype)
        if operation == "ldexp":
            [power] = terms[1:]
            name, by = f"llvm.ldexp.{self.suffix(kind)}.{self.suffix(power.dtype)}", self.type(power.dtype)
            self.declared.add(f"declare {of} @{name}({of}, {by})")
            return self.emit(f"call {of} @{name}({of} {values[0]}, {by} {values[1]})")
        if operation in ("bits", "float_of_bits"):
            return self.emit(f"bitcast {of} {values[0]} to {self.type(dtype)}")
        return self.call(LIBRARY[operation] + ("f" if kind == "float32" else ""), of, values)

    def call(self, name: str, of: str, values: Sequence[str], more: str = "", flags: str = "") -> str:
        """Call a function whose arguments and result have one type."""
        extra = ", i1" if more else ""
        self.declared.add(f"declare {of} @{name}({', '.join([of] * len(values))}{extra})")
        return self.emit(f"call{flags} {of} @{name}({', '.join(f'{of} {x}' for x in values)}{more})")

    def rarely(self, function: str, dtype: str, terms: Sequence[Term]) -> str:
        lanes, number, of, truths = self.lanes, TYPES[dtype], self.type(dtype), self.type("bool")
        called = function + ("f" if dtype == "float32" else "")
        self.declared.add(f"declare {number} @{called}({number})")
        rare, x, usual = (term.value for term in terms)
        found, each, some = self.slot(of), self.slot(of), rare
        self.set(found, usual, of)
        if lanes > 1:
            self.declared.add(f"declare i1 @llvm.vector.reduce.or.v{lanes}i1({truths})")
            some = self.emit(f"call i1 @llvm.vector.reduce.or.v{lanes}i1({truths} {rare})")
        with self.when(some):
            self.set(each, x, of)
            with self.loop(lanes) as n:
                place = self.at(each, (n, np.dtype(dtype).itemsize))
                self.set(place, self.emit(f"call {number} @{called}({number} {self.load(number, place)})"), number)
            self.set(found, self.select(rare, self.load(of, each), usual, dtype), of)
        return self.load(of, found)

    def select(self, truth: str, one: str, other: str, dtype: str) -> str:
        """Choose between two values of a dtype."""
        of = self.type(dtype)
        return self.emit(f"select {self.type('bool')} {truth}, {of} {one}, {of} {other}")

    def splat(self, value: str, of: str) -> str:
        """Repeat a value of a type in all lanes."""
        first = self.emit(f"insertelement {_vector(of, self.lanes)} poison, {of} {value}, i64 0")
        which = f"<{self.lanes} x i32> zeroinitializer"
        return self.emit(f"shufflevector {_vector(of, self.lanes)} {first}, {_vector(of, self.lanes)} poison, {which}")

    def _cast(self, term: Term, dtype: str) -> str:
        """Convert a value; to truth values by comparing with zero, of a number out of range as hardware does."""
        given, wanted, value = term.dtype, dtype, term.value
        of, to = self.type(given), self.type(wanted)
        if given == wanted:
            return str(value)
        if wanted == "bool":
            return self.apply("not_equal", "bool", (term, term.literal(0)))
        if given in FORMATS and wanted in FORMATS:
            return self.emit(f"{'fpext' if given == 'float32' else 'fptrunc'} {of} {value} to {to}")
        if given in FORMATS:
            name = f"llvm.fptosi.sat.{self.suffix(wanted)}.{self.suffix(given)}"
            self.declared.add(f"declare {to} @{name}({of})")
            return self.emit(f"call {to} @{name}({of} {value})")
        if wanted in FORMATS:
            return self.emit(f"{'uitofp' if given == 'bool' else 'sitofp'} {of} {value} to {to}")
        if given == "bool":
            return self.emit(f"zext {of} {value} to {to}")
        grows = np.dtype(given).itemsize < np.dtype(wanted).itemsize
        return self.emit(f"{'sext' if grows else 'trunc'} {of} {value} to {to}")


def _vector(of: str, lanes: int) -> str:
    return of if lanes == 1 else f"<{lanes} x {of}>"


def render(kernel: Kernel, name: str, scales: bool = False, masks: bool = False) -> tuple[str, set[str]]:
    """Return a function of pointers and numbers, ``void name(ptr pointers, ptr numbers)``, and what it declares.

    Args:
        kernel: the kernel.
        name: the name.
        scales: whether the processor multiplies by powers of 2.
        masks: whether it stores some elements of a vector as fast as all of them.
    """
    return _Rendering(kernel, name, scales, masks).result()


class _Rendering:
    """The code of one kernel.

    The innermost loop goes over vectors of elements; what is left of a row after its whole vectors is computed by a
    masked one.
    """

    def __init__(self, kernel: Kernel, name: str, scales: bool, masks: bool) -> None:
        self._kernel, self._name = kernel, name
        self._own = [n for n, operand in enumerate(kernel.operands) if operand.same is None]
        self._taken = {f"p{n}": "ptr noalias" for n in self._own} | {f"n{n}": "i64" for n in range(kernel.numbers)}
        self._writer = Writer(f"{name}.inside", self._taken, scales)
        self._values: list[tuple[Term, int]] = []  # with their lanes
        self._counters: list[str] = []
        self._scans: dict[int, str] = {}  # memory for what each scan has found so far
        self._uniform = uniform(kernel)
        self._lanes, self._masks, self._mask, self._rest = _lanes(kernel, self._uniform), masks, "", ""

    def result(self) -> tuple[str, set[str]]:
        kernel = self._kernel
        with self._loops(kernel.outer if kernel.inner else kernel.outer[:-1]):
            if kernel.inner or not kernel.outer:
                for stage in kernel.stages:
                    self._stage(stage)
            else:
                self._along_row("0", _number(kernel.outer[-1]), kernel.stages)
        f = Builder(self._name, {"pointers": "ptr", "numbers": "ptr"}, internal=False)
        passed = [f"ptr {f.pointer('%pointers', n)}" for n in range(len(self._own))]
        passed += [f"i64 {f.number('%numbers', n)}" for n in range(kernel.numbers)]
        f.write(f"call void @{self._writer.name}({', '.join(passed)})")
        return f"{self._writer}{f}", self._writer.declared

    @contextmanager
    def _loops(self, extents: Sequence[Extent | str], step: int = 1, start: str = "0") -> Iterator[None]:
        with ExitStack() as loops:
            for extent in extents:
                self._counters.append(loops.enter_context(self._writer.loop(_number(extent), step, start)))
            yield
            del self._counters[len(self._counters) - len(extents) :]

    def _slot(self, dtype: str) -> str:
        return self._writer.slot(_vector(TYPES[dtype], self._lanes))

    def _stage(self, stage: Stage) -> None:
        """Write a stage that runs in each round of the outer loops."""
        if not stage.inner:
            self._body(stage, ())
            return
        slots = [self._slot(a.dtype) for a in stage.accumulators]
        totals = [
            self._slot("float64") if is_sum(a) else slot for a, slot in zip(stage.accumulators, slots, strict=True)
        ]
        for slot, total, a in zip(slots, totals, stage.accumulators, strict=True):
            self._clear(slot, a.function, a.dtype)
            if is_sum(a):
                self._clear(total, "add", "float64")
        for n, op in enumerate(stage.operations, len(self._values)):
            if op.name.startswith(SCAN):
                self._scans[n] = self._slot(op.dtype)
                self._clear(self._scans[n], op.name.removeprefix(SCAN), op.dtype)
        *others, last = self._kernel.inner
        with self._loops(others):
            if any(map(is_sum, stage.accumulators)):
                self._along_spans(last, stage, slots, totals)
            else:
                self._along_row("0", _number(last), [stage], slots)
        for total, accumulator in zip(totals, stage.accumulators, strict=True):
            self._values.append((self._gathered(total, accumulator), 1))

    def _clear(self, slot: str, function: str, dtype: str) -> None:
        self._writer.lanes = self._lanes
        first = self._writer.literal(identity(function, np.dtype(dtype)), dtype)
        self._writer.set(slot, first, self._writer.type(dtype))

    def _along_spans(self, extent: Extent, stage: Stage, slots: Sequence[str], totals: Sequence[str]) -> None:
        """Write a stage in the innermost loop, and add up its sums after each span."""
        writer = self._writer
        with writer.loop(_number(extent), SPAN) as start:
            self._along_row(start, writer.least(writer.plus(start, SPAN), _number(extent)), [stage], slots)
            for slot, total, accumulator in zip(slots, totals, stage.accumulators, strict=True):
                if is_sum(accumulator):
                    writer.lanes, writer.flags = self._lanes, ""
                    of, every = writer.type(accumulator.dtype), writer.type("float64")
                    part = Term(writer, writer.load(of, slot), accumulator.dtype)
                    known = Term(writer, writer.load(every, total), "float64")
                    writer.set(total, (known + part.apply("cast", dtype="float64")).value, every)
                    self._clear(slot, "add", accumulator.dtype)

    def _along_row(self, start: str, stop: str, stages: Sequence[Stage], slots: Sequence[str] = ()) -> None:
        """Write stages in the innermost loop, from a whole number of vectors on."""
        writer, known = self._writer, len(self._values)
        whole = writer.whole("and", stop, -self._lanes) if self._lanes > 1 else stop
        with self._loops([whole], self._lanes, start):
            for stage in stages:
                self._body(stage, slots)
        if self._lanes == 1:
            return
        rest = self._rest = writer.whole("and", stop, self._lanes - 1)
        with writer.when(writer.is_("ne", rest, 0)):
            self._counters.append(whole)
            del self._values[known:]
            writer.lanes = self._lanes
            self._mask = self._first_lanes(rest)
            for stage in stages:
                self._body(stage, slots)
            self._mask = ""
            self._counters.pop()

    def _body(self, stage: Stage, slots: Sequence[str]) -> None:
        for op in stage.operations:
            lanes = 1 if self._uniform[len(self._values)] else self._lanes
            arguments = [self._spread(int(m), lanes) for m in op.arguments] if reads_values(op) else []
            self._writer.lanes = lanes
            self._values.append((Term(self._writer, self._computed(op, arguments), op.dtype), lanes))
        for slot, accumulator in zip(slots, stage.accumulators, strict=bool(slots)):
            self._gather(slot, accumulator)
        for store in stage.stores:
            self._store(store)

    def _is_in_row(self) -> bool:
        return len(self._counters) == len(self._kernel.outer) + len(self._kernel.inner)

    def _spread(self, number: int, lanes: int) -> Term:
        """A value in a number of lanes."""
        term, own = self._values[number]
        if own == lanes:
            return term
        self._writer.lanes = lanes
        return Term(self._writer, self._writer.splat(term.value, TYPES[term.dtype]), term.dtype)

    def _computed(self, op: Op, arguments: Sequence[Term]) -> Any:
        writer = self._writer
        if op.name == "load":
            [operand] = op.arguments
            return self._loaded(int(operand))
        if op.name == "literal":
            return writer.literal(op.arguments[0], op.dtype)
        if op.name == "given":
            return self._given(int(op.arguments[0]), op.dtype)
        if op.name == "counter":
            counter = self._counters[int(op.arguments[0])]
            return counter if writer.lanes == 1 else self._along_lanes(counter, 1)
        if op.name.startswith(SCAN):
            return self._scanned(op, arguments[0], self._scans[len(self._values)])
        writer.flags = " contract"
        return writer.apply(op.name, op.dtype, arguments)

    def _scanned(self, op: Op, x: Term, slot: str) -> Any:
        """Combine each lane with those before it, by steps of twice as many lanes, and all with the rounds before."""
        writer, function, lanes = self._writer, op.name.removeprefix(SCAN), self._lanes
        of, start = writer.type(op.dtype), writer.literal(identity(function, np.dtype(op.dtype)), op.dtype)
        writer.flags, step = "", 1
        while step < lanes:
            which = ", ".join(f"i32 {n if n < step else lanes + n - step}" for n in range(lanes))
            moved = writer.emit(f"shufflevector {of} {start}, {of} {x.value}, <{lanes} x i32> <{which}>")
            x, step = Term(writer, moved, op.dtype).apply(function, x), 2 * step
        before = Term(writer, writer.load(of, slot), op.dtype)
        total = x
        if lanes > 1:
            last = ", ".join([f"i32 {lanes - 1}"] * lanes)
            every = writer.emit(f"shufflevector {of} {x.value}, {of} poison, <{lanes} x i32> <{last}>")
            total = Term(writer, every, op.dtype)
        writer.set(slot, before.apply(function, total).value, of)
        return before.apply(function, x).value

    def _along_lanes(self, first: str, step: Extent) -> str:
        """Return the number of each lane: a first one and steps."""
        emit, of = self._writer.emit, _vector("i64", self._lanes)
        numbers = ", ".join(f"i64 {n}" for n in range(self._lanes))
        moved = emit(f"mul {of} <{numbers}>, {self._writer.splat(_number(step), 'i64')}")
        return emit(f"add {of} {self._writer.splat(first, 'i64')}, {moved}")

    def _given(self, position: int, dtype: str) -> str:
        emit, name = self._writer.emit, f"%n{position}"
        if dtype == "float64":
            return emit(f"bitcast i64 {name} to double")
        if dtype == "float32":
            return emit(f"bitcast i32 {emit(f'trunc i64 {name} to i32')} to float")
        return name if dtype == "int64" else emit(f"trunc i64 {name} to {TYPES[dtype]}")

    def _loaded(self, number: int) -> str:
        writer, operand = self._writer, self._kernel.operands[number]
        dtype, size = operand.dtype, np.dtype(operand.dtype).itemsize
        stored = "int8" if dtype == "bool" else dtype
        of, suffix = writer.type(stored), writer.suffix(stored)
        masked = f"{writer.type('bool')} {self._mask}, {of} zeroinitializer"
        is_apart = operand.position is not None and self._values[operand.position][1] > 1
        strided = operand.strides[-1:] != (size,)
        if writer.lanes > 1 and operand.strides[-1:] == (2 * size,) and not is_apart:
            found = self._every_second(self._place(operand, number), stored)
        elif writer.lanes > 1 and strided and not is_apart:  # faster than the processor's gathers
            found = "poison"
            for lane, at in enumerate(self._apart(operand, self._place(operand, number))):
                one = writer.emit(f"load {TYPES[stored]}, ptr {at}, align {size}")
                found = writer.emit(f"insertelement {of} {found}, {TYPES[stored]} {one}, i64 {lane}")
        elif writer.lanes > 1 and (is_apart or strided):
            every = f"<{self._lanes} x ptr>"
            mask = masked if self._mask else f"{writer.type('bool')} {writer.literal(True, 'bool')}, {of} poison"
            name = f"llvm.masked.gather.{suffix}.v{self._lanes}p0"
            writer.declared.add(f"declare {of} @{name}({every}, i32, {writer.type('bool')}, {of})")
            found = writer.emit(f"call {of} @{name}({every} {self._places(operand, number)}, i32 {size}, {mask})")
        else:
            found = self._contiguous(self._place(operand, number), stored, self._mask if writer.lanes > 1 else "")
        return writer.emit(f"icmp ne {of} {found}, {writer.literal(0, 'int8')}") if dtype == "bool" else found

    def _every_second(self, place: str, dtype: str) -> str:
        """Load every second element, and none after the last one."""
        writer, lanes, of, size = self._writer, self._lanes, self._writer.type(dtype), np.dtype(dtype).itemsize
        parts = []
        for first in (0, lanes - 1):
            at, mask = writer.at(place, (first, size)), ""
            if self._mask:
                mask = self._first_lanes(writer.whole("sub", writer.whole("mul", self._rest, 2), first + 1))
            parts.append(self._contiguous(at, dtype, mask))
        which = ", ".join(f"i32 {2 * n if 2 * n < lanes else 2 * n + 1}" for n in range(lanes))
        return writer.emit(f"shufflevector {of} {parts[0]}, {of} {parts[1]}, <{lanes} x i32> <{which}>")

    def _contiguous(self, place: str, dtype: str, mask: str) -> str:
        """Load elements that lie side by side, all or those of a mask."""
        writer, of, size = self._writer, self._writer.type(dtype), np.dtype(dtype).itemsize
        if not mask:
            return writer.emit(f"load {of}, ptr {place}, align {size}")
        name = f"llvm.masked.load.{writer.suffix(dtype)}.p0"
        writer.declared.add(f"declare {of} @{name}(ptr, i32, {writer.type('bool')}, {of})")
        given = f"ptr {place}, i32 {size}, {writer.type('bool')} {mask}, {of} zeroinitializer"
        return writer.emit(f"call {of} @{name}({given})")

    def _first_lanes(self, count: str) -> str:
        """The mask of some first lanes."""
        writer, of = self._writer, _vector("i32", self._lanes)
        numbers = ", ".join(f"i32 {n}" for n in range(self._lanes))
        every = writer.splat(writer.emit(f"trunc i64 {count} to i32"), "i32")
        return writer.emit(f"icmp slt {of} <{numbers}>, {every}")

    def _store(self, store: Store) -> None:
        writer, operand = self._writer, self._kernel.operands[store.operand]
        lanes = self._lanes if self._is_in_row() else 1
        term = self._spread(store.value, lanes)
        writer.lanes = lanes
        if store.function is not None:
            there = Term(writer, self._loaded(store.operand), operand.dtype)
            term = there.apply(store.function, term)
        place, value, dtype = self._place(operand, store.operand), term.value, operand.dtype
        if dtype == "bool":
            value, dtype = writer.emit(f"zext {writer.type('bool')} {value} to {writer.type('int8')}"), "int8"
        of, size = writer.type(dtype), np.dtype(dtype).itemsize
        if lanes > 1 and operand.strides[-1] != size:
            if self._mask:
                every, name = f"<{lanes} x ptr>", f"llvm.masked.scatter.{writer.suffix(dtype)}.v{lanes}p0"
                writer.declared.add(f"declare void @{name}({of}, {every}, i32, {writer.type('bool')})")
                places = f"{every} {self._places(operand, store.operand)}, i32 {size}"
                writer.write(f"call void @{name}({of} {value}, {places}, {writer.type('bool')} {self._mask})")
                return
            for lane, at in enumerate(self._apart(operand, place)):
                one = writer.emit(f"extractelement {of} {value}, i64 {lane}")
                writer.write(f"store {TYPES[dtype]} {one}, ptr {at}, align {size}")
        elif lanes > 1 and self._mask and not self._masks:
            self._store_by_halves(value, place, dtype)
        elif lanes > 1 and self._mask:
            name = f"llvm.masked.store.{writer.suffix(dtype)}.p0"
            writer.declared.add(f"declare void @{name}({of}, ptr, i32, {writer.type('bool')})")
            mask = f"{writer.type('bool')} {self._mask}"
            writer.write(f"call void @{name}({of} {value}, ptr {place}, i32 {size}, {mask})")
        else:
            writer.write(f"store {of} {value}, ptr {place}, align {size}")

    def _store_by_halves(self, value: str, place: str, dtype: str) -> None:
        """Store the first elements of a vector: half of them if there are as many, then a fourth, and so on."""
        writer, of, size = self._writer, self._writer.type(dtype), np.dtype(dtype).itemsize
        left, width = writer.slot(of), self._lanes // 2
        writer.set(left, value, of)
        while width:
            with writer.when(writer.is_("ne", writer.whole("and", self._rest, width), 0)):
                known, half = writer.load(of, left), _vector(TYPES[dtype], width)
                at = writer.at(place, (writer.whole("and", self._rest, -2 * width), size))
                writer.write(f"store {half} {self._shuffled(known, of, range(width))}, ptr {at}, align {size}")
                moved = [min(n + width, self._lanes - 1) for n in range(self._lanes)]
                writer.set(left, self._shuffled(known, of, moved), of)
            width //= 2

    def _shuffled(self, x: str, of: str, lanes: Sequence[int]) -> str:
        """Some lanes of a vector."""
        if len(lanes) == 1:
            return self._writer.emit(f"extractelement {of} {x}, i64 {lanes[0]}")
        which = ", ".join(f"i32 {n}" for n in lanes)
        return self._writer.emit(f"shufflevector {of} {x}, {of} poison, <{len(lanes)} x i32> <{which}>")

    def _gather(self, slot: str, accumulator: Accumulator) -> None:
        writer, value = self._writer, self._spread(accumulator.value, self._lanes)
        writer.lanes, dtype = self._lanes, accumulator.dtype
        of = writer.type(dtype)
        known = Term(writer, writer.load(of, slot), dtype)
        writer.flags = _flags(accumulator.function)
        found = known.apply(accumulator.function, value).value
        if self._mask:
            found = writer.select(self._mask, found, known.value, dtype)
        writer.set(slot, found, of)

    def _gathered(self, slot: str, accumulator: Accumulator) -> Term:
        """Combine the lanes of an accumulator: halves with halves."""
        writer, lanes, function = self._writer, self._lanes, accumulator.function
        dtype = "float64" if is_sum(accumulator) else accumulator.dtype
        of = TYPES[dtype]
        found, writer.flags = writer.load(_vector(of, lanes), slot), _flags(function)
        while lanes > 1:
            halves, whole, lanes = [], _vector(of, lanes), lanes // 2
            for first in (0, lanes):
                which = ", ".join(f"i32 {first + n}" for n in range(lanes))
                half = writer.emit(f"shufflevector {whole} {found}, {whole} poison, <{lanes} x i32> <{which}>")
                halves.append(half if lanes > 1 else writer.emit(f"extractelement <1 x {of}> {half}, i64 0"))
            writer.lanes = lanes
            one, other = (Term(writer, half, dtype) for half in halves)
            found = one.apply(function, other).value
        writer.lanes, writer.flags = 1, ""
        return Term(writer, found, dtype).apply("cast", dtype=accumulator.dtype)

    def _place(self, operand: Access, number: int) -> str:
        """The address of the first element in the current round."""
        place = f"%p{number if operand.same is None else operand.same}"
        steps = [(counter, step) for counter, step in zip(self._counters, operand.strides, strict=False) if step != 0]
        if operand.position is not None and self._values[operand.position][1] == 1:
            steps.append((self._values[operand.position][0].value, operand.along))
        return self._writer.at(place, *((counter, _number(step)) for counter, step in steps))

    def _apart(self, operand: Access, first: str) -> list[str]:
        """The addresses of the elements in the current round, one by one; beyond the last one its own again."""
        writer, step, lanes = self._writer, _number(operand.strides[-1]), range(self._lanes)
        if self._mask:
            last = writer.whole("sub", self._rest, 1)
            return [writer.at(first, (writer.least(lane, last), step)) for lane in lanes]
        return [writer.at(first, (lane, step)) for lane in lanes]

    def _places(self, operand: Access, number: int) -> str:
        """The addresses of all elements in the current round."""
        emit, of, every = self._writer.emit, _vector("i64", self._lanes), f"<{self._lanes} x ptr>"
        places = emit(
            f"getelementptr i8, ptr {self._place(operand, number)}, {of} {self._along_lanes('0', operand.strides[-1])}"
        )
        if operand.position is not None and self._values[operand.position][1] > 1:
            position = self._values[operand.position][0].value
            moved = emit(f"mul {of} {position}, {self._writer.splat(_number(operand.along), 'i64')}")
            places = emit(f"getelementptr i8, {every} {places}, {of} {moved}")
        return places


def reads_values(op: Op) -> bool:
    """Whether the arguments of an operation are values."""
    return op.name not in ("load", "literal", "given", "counter")


def uniform(kernel: Kernel) -> list[bool]:
    """Whether each value is the same for all elements of a row, or is computed once for a row."""
    found: list[bool] = []
    innermost = len(kernel.outer) + len(kernel.inner) - 1
    for stage in kernel.stages:
        for op in stage.operations:
            if stage.inner != bool(kernel.inner):
                found.append(True)
            elif op.name == "load":
                operand = kernel.operands[int(op.arguments[0])]
                here = operand.position is None or found[operand.position]
                found.append(here and not (operand.strides and operand.strides[-1] != 0))
            elif op.name == "counter":
                found.append(op.arguments[0] != innermost)
            elif op.name.startswith(SCAN):
                found.append(False)
            else:
                found.append(not reads_values(op) or all(found[int(n)] for n in op.arguments))
        found += [True] * len(stage.accumulators)
    return found


def _lanes(kernel: Kernel, uniform: Sequence[bool]) -> int:
    """How many elements of a row are computed at once: one, if they may be stored in one place, or C's library computes
    them."""
    stages = [stage for stage in kernel.stages if stage.inner or not kernel.inner]
    if not (kernel.outer or kernel.inner) or any(op.name in LIBRARY for stage in stages for op in stage.operations):
        return 1
    for store in (store for stage in stages for store in stage.stores):
        operand = kernel.operands[store.operand]
        is_apart = operand.position is not None and not uniform[operand.position]
        if is_apart or operand.strides[-1] == 0:
            return 1
    operations = [op for stage in stages for op in stage.operations]
    return 2 * LANES if any(op.name in FUNCTIONS for op in operations) else LANES


def _number(extent: Extent | str) -> str:
    return f"%n{extent.position}" if isinstance(extent, Given) else str(extent)


def identity(function: str, dtype: np.dtype[Any]) -> Number:
    """The number that a reduction begins with."""
    if function in ("maximum", "minimum"):
        if dtype.kind == "f":
            return -math.inf if function == "maximum" else math.inf
        if dtype.kind == "b":
            return function == "minimum"
        return int(np.iinfo(dtype).min if function == "maximum" else np.iinfo(dtype).max)
    return int(function in ("multiply", "logical_and"))


def _flags(function: str) -> str:
    """The flags of an accumulator's function: of zeros of both signs the largest one is either."""
    return " nsz" if function in ("maximum", "minimum") else ""


def is_sum(accumulator: Accumulator) -> bool:
    """Whether floating-point numbers are added up."""
    return accumulator.function == "add" and accumulator.dtype in FORMATS


_ATTRIBUTES = 'attributes #0 = { nounwind "prefer-vector-width"="512" "no-trapping-math"="true" }'
"""Vectors are as long as the processor has them, up to 512 bits."""


_SCALES = (22, 0, 0)
"""The first version of LLVM that is known to use AVX-512's multiplication by powers of 2, in place of a call."""


class Vectors(NamedTuple):
    """The vector registers of a processor.

    Attributes:
        bytes: the size of one.
        registers: how many there are.
    """

    bytes: int
    registers: int


_LOCK = threading.RLock()
"""Held while LLVM is loaded and while it compiles."""

_FORKING = ExitStack()


def _hold() -> None:
    """Wait until no thread compiles: a forked process would keep LLVM, and what guards it, as it was meanwhile."""
    _FORKING.enter_context(_LOCK)
    if (binding := sys.modules.get("llvmlite.binding.ffi")) is not None:
        _FORKING.enter_context(binding.lib._lock)


if hasattr(os, "register_at_fork"):
    os.register_at_fork(before=_hold, after_in_parent=_FORKING.close, after_in_child=_FORKING.close)


class Compiler(ABC, Generic[A]):
    """LLVM's compiler for a kind of processors, and the functions that it has compiled, by their addresses or names.

    Args:
        llvm: LLVM's functions.
        triple: the processor, the vendor and the system.
        known: whether processors have each feature; empty if that is not known.
        options: how machine code is made.

    Attributes:
        vectors: the vector registers of these processors.
    """

    def __init__(self, llvm: Any, triple: str, known: Mapping[str, bool], **options: Any) -> None:
        self._llvm = llvm
        self._known: dict[Kernel, A] = {}
        self._functions: dict[str, A] = {}
        if known.get("avx512f"):
            self.vectors = Vectors(64, 32)
        elif known.get("avx"):
            self.vectors = Vectors(32, 16)
        else:
            self.vectors = Vectors(16, 32 if triple.startswith(("aarch64", "arm64")) else 16)
        self._masks = bool(known.get("avx512f"))
        self._scales = self._masks and bool(known.get("avx512dq")) and llvm.llvm_version_info >= _SCALES
        self._target = llvm.Target.from_triple(triple).create_target_machine(opt=3, **options)

    def addresses(self, kernels: Sequence[Kernel]) -> list[A]:
        """Return where kernels are; those that are new are compiled."""
        with _LOCK:
            for kernel in kernels:
                if kernel not in self._known:
                    name = f"kernel_{hashlib.sha256(repr(kernel).encode()).hexdigest()[:24]}"
                    code, declared = render(kernel, name, self._scales, self._masks)
                    self._known[kernel] = self._linked(name, _assembly(code, declared))
            return [self._known[kernel] for kernel in kernels]

    def function(self, name: str, code: str) -> A:
        """Return where a function is, which is compiled once.

        Args:
            name: its name, that of no other function.
            code: its code.
        """
        with _LOCK:
            if name not in self._functions:
                self._functions[name] = self._linked(name, _assembly(code))
            return self._functions[name]

    @abstractmethod
    def _linked(self, name: str, code: str) -> A:
        """Compile code and return where its function is."""

    def _emitted(self, module: Any) -> bytes:
        """Compile code whose loops and vectors are as they are to run: more passes take most of the time and gain
        nothing."""
        passes = self._llvm.create_new_module_pass_manager()
        passes.add_always_inliner_pass()
        passes.add_sroa_pass()
        passes.add_instruction_combine_pass()
        passes.run(module, self._llvm.create_pass_builder(self._target, self._llvm.create_pipeline_tuning_options()))
        data: bytes = self._target.emit_object(module)
        return data


def _assembly(code: str, declared: Iterable[str] = ()) -> str:
    return "\n".join([*sorted(declared), code, _ATTRIBUTES])


class Processor(NamedTuple):
    """The processor of this machine: its name, and whether it has each feature."""

    name: str
    features: Mapping[str, bool]
    listed: str

    @staticmethod
    def here(llvm: Any) -> Processor:
        """Ask LLVM."""
        try:  # a virtual machine may lack features of its processor
            known = llvm.get_host_cpu_features()
            return Processor(llvm.get_host_cpu_name(), known, known.flatten())
        except RuntimeError:  # no such query for this kind of processor
            return Processor(llvm.get_host_cpu_name(), {}, "")


class Machine(Compiler[int]):
    """LLVM's compiler for this processor, and the kernels that it has compiled."""

    def __init__(self, llvm: Any) -> None:
        llvm.initialize_native_target()
        llvm.initialize_native_asmprinter()
        triple, here = llvm.get_default_triple(), Processor.here(llvm)
        options = {"cpu": here.name, "features": here.listed, "jit": True}
        super().__init__(llvm, triple, here.features, **options)
        self._answers: dict[str, str] = {}
        self._objects = Objects(f"{llvm.llvm_version_info} {here.name} {here.listed}")
        atexit.register(self._objects.trim)
        second = llvm.Target.from_triple(triple).create_target_machine(opt=3, **options)  # the engine owns one
        self._engine = llvm.create_mcjit_compiler(llvm.parse_assembly(""), second)

    def recalled(self, question: str, answer: Callable[[], str]) -> str:
        """Return the answer to a question about this machine: one for all time, as it is kept on disk."""
        with _LOCK:
            if question not in self._answers:
                known = self._objects.read(question)
                self._answers[question] = found = answer() if known is None else known.decode()
                if known is None:
                    self._objects.write(question, found.encode())
            return self._answers[question]

    def _linked(self, name: str, code: str) -> int:
        data = self._objects.read(code)
        if data is None:
            data = self._emitted(self._llvm.parse_assembly(code))
            self._objects.write(code, data)
        self._engine.add_object_file(self._llvm.ObjectFileRef.from_data(data))
        self._engine.finalize_object()
        return int(self._engine.get_function_address(name))


@functools.cache
def machine() -> Machine | None:
    """The compiler; None if LLVM is not installed or cannot compile for this processor, or addresses are no words."""
    with _LOCK:
        return _machine()


@functools.cache
def _machine() -> Machine | None:
    if sys.implementation.name != "cpython" or ctypes.sizeof(ctypes.c_void_p) != 8 or sys.byteorder != "little":
        return None
    try:
        llvm = import_module("llvmlite.binding")
    except ModuleNotFoundError:
        return None
    except (AttributeError, ImportError, OSError, RuntimeError) as error:
        _warn(error)
        return None
    try:
        return Machine(llvm)
    except (AttributeError, OSError, RuntimeError) as error:
        _warn(error)
        return None


def _warn(error: Exception) -> None:
    warnings.warn(
        f"llvmlite is installed but cannot be loaded or compile here, so NumPy computes: {error}. "
        "Reinstall it with pip install --force-reinstall llvmlite, or remove it with pip uninstall llvmlite",
        RuntimeWarning,
        stacklevel=4,
    )
