"""Elementwise programs of flat arrays, such as updates of parameters, as machine code.

It passes over memory once, where NumPy passes over it once for each function.
"""

from __future__ import annotations

import functools
import struct
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from typedtensor.backends.memory import data_address
from typedtensor.ir import Argument, Constant, Elementwise, Full, Program, Value, Where, function_of
from typedtensor.targets.numpy.native.loops import Entries, Entry
from typedtensor.targets.numpy.native.machine import Machine

LANES = 16
"""The number of elements that one instruction computes; LLVM divides it for processors with shorter vectors."""

_EXTREMUM = """{{r}}_first = fcmp {} {{t}} {{x}}, {{y}}
  {{r}}_nan = fcmp uno {{t}} {{x}}, {{x}}
  {{r}}_takes = or {{m}} {{r}}_first, {{r}}_nan
  {{r}} = select {{m}} {{r}}_takes, {{t}} {{x}}, {{t}} {{y}}"""

_FUNCTIONS = {
    "add": "{r} = fadd {t} {x}, {y}",
    "subtract": "{r} = fsub {t} {x}, {y}",
    "multiply": "{r} = fmul {t} {x}, {y}",
    "divide": "{r} = fdiv {t} {x}, {y}",
    "square": "{r} = fmul {t} {x}, {x}",
    "negative": "{r} = fneg {t} {x}",
    "absolute": "{r} = call {t} @llvm.fabs.{s}({t} {x})",
    "sqrt": "{r} = call {t} @llvm.sqrt.{s}({t} {x})",
    "maximum": _EXTREMUM.format("ogt"),
    "minimum": _EXTREMUM.format("olt"),
    "sign": """{r}_above = fcmp ogt {t} {x}, {zero}
  {r}_below = fcmp olt {t} {x}, {zero}
  {r}_none = fcmp oeq {t} {x}, {zero}
  {r}_rest = select {m} {r}_none, {t} {zero}, {t} {x}
  {r}_negative = select {m} {r}_below, {t} {minus}, {t} {r}_rest
  {r} = select {m} {r}_above, {t} {one}, {t} {r}_negative""",
    "greater": "{r} = fcmp ogt {t} {x}, {y}",
    "greater_equal": "{r} = fcmp oge {t} {x}, {y}",
    "less": "{r} = fcmp olt {t} {x}, {y}",
    "less_equal": "{r} = fcmp ole {t} {x}, {y}",
    "equal": "{r} = fcmp oeq {t} {x}, {y}",
    "not_equal": "{r} = fcmp une {t} {x}, {y}",
}
"""The code of functions of numbers."""

_OF_MASKS = {"bitwise_and": "and", "bitwise_or": "or", "bitwise_xor": "xor"}
"""The instructions for functions of truth values."""


def update(machine: Machine, function: Callable[..., object], arguments: Sequence[Any]) -> Entries | None:
    """Return the entry that computes a program of flat arrays.

    Args:
        machine: compiles the program.
        function: the function that computes it otherwise; its attribute ``program`` is the program.
        arguments: the inputs, the outputs, and anything else.
    """
    source = _source(function)
    if source is None:
        return None
    program, code, constants = source
    arrays = arguments[: len(program.inputs) + len(program.outputs)]
    flat = [x for x in arrays if isinstance(x, np.ndarray) and x.ndim]
    if not all(_is_flat(x, program.outputs[0].dtype, len(flat[0])) for x in arrays):
        return None
    words = [len(flat[0]), *map(data_address, arrays), *constants]
    return [Entry(machine.program(code), words)] if len(flat[0]) else []


def _is_flat(x: Any, dtype: np.dtype[Any], size: int) -> bool:
    """Whether an argument is a number or a contiguous array of a size, of a dtype."""
    if not isinstance(x, np.ndarray) or x.dtype != dtype or not (x.flags.aligned and x.flags.c_contiguous):
        return False
    return x.shape in ((), (size,))


@functools.lru_cache(64)
def _source(function: Any) -> tuple[Program, str, Sequence[int]] | None:
    """Return the program of a function, its code, whose kernel is called NAME, and its constants, the last arguments;
    None if it has no such code."""
    program = function.program
    try:
        writer = _Writer(program)
        return program, writer.source(), [*writer.constants]
    except _Unknown:
        return None


class _Unknown(Exception):
    """The program has primitives or dtypes without code here."""


class _Writer:
    """Writes the code of a program: numbers once, elements in groups, and the rest one by one.

    Attributes:
        constants: the bits of the constants, which are arguments, so that programs that differ in them share code.
    """

    def __init__(self, program: Program) -> None:
        self._program, self._dtype = program, program.outputs[0].dtype
        self._kind = {np.dtype(np.float32): "float", np.dtype(np.float64): "double"}.get(self._dtype, "")
        self._order = [x for x in program.order() if x not in program.inputs]
        if not self._kind or any(len(x.shape) != 1 or x.dtype != self._dtype for x in program.outputs):
            raise _Unknown
        if not all(isinstance(x.primitive, (Elementwise, Where, Constant, Full)) for x in self._order):
            raise _Unknown
        self._numbers: dict[Value, str] = {}
        self.constants: dict[int, int] = {}

    def source(self) -> str:
        """Return the code."""
        inputs, outputs = self._program.inputs, self._program.outputs
        places = range(len(inputs) + len(outputs))
        lines = ["  %count = load i64, ptr %a"]
        lines += [f"  %at{n} = getelementptr i64, ptr %a, i64 {n + 1}\n  %p{n} = load ptr, ptr %at{n}" for n in places]
        for n, x in enumerate(inputs):
            if not x.shape:
                lines.append(f"  %number{n} = load {self._kind}, ptr %p{n}")
                self._numbers[x] = f"%number{n}"
        lines += self._code([x for x in self._order if not x.shape], self._numbers, "n", lanes=1)
        wide, spread = self._spread()
        groups = [*self._at("g"), *self._body(wide, "g", LANES)]
        rest = [*self._at("e"), *self._body(dict(self._numbers), "e", 1)]
        first, wide_constants = 1 + len(places), []
        for n in self.constants.values():
            place = f"  %c{n}_at = getelementptr i64, ptr %a, i64 {first + n}"
            lines.insert(1, f"{place}\n  %c{n} = load {self._kind}, ptr %c{n}_at")
            wide_constants.append(self._repeated(f"cw{n}", f"%c{n}"))
        spread = "\n".join([spread, *wide_constants])
        body = "\n".join(lines)
        bits = 8 * self._dtype.itemsize
        declared = "\n".join(
            f"declare {kind} @llvm.{name}.{suffix}({kind})"
            for name in ("sqrt", "fabs")
            for kind, suffix in ((self._type(1), f"f{bits}"), (self._type(LANES), f"v{LANES}f{bits}"))
        )
        return f"""{declared}
define i32 @NAME(ptr %a) {{
start:
{body}
{spread}
  %whole = and i64 %count, {-LANES}
  %has_groups = icmp ne i64 %whole, 0
  br i1 %has_groups, label %groups, label %middle
groups:
  %g = phi i64 [0, %start], [%g_next, %groups]
{chr(10).join(groups)}
  %g_next = add i64 %g, {LANES}
  %g_done = icmp eq i64 %g_next, %whole
  br i1 %g_done, label %middle, label %groups
middle:
  %all = icmp eq i64 %whole, %count
  br i1 %all, label %end, label %each
each:
  %e = phi i64 [%whole, %middle], [%e_next, %each]
{chr(10).join(rest)}
  %e_next = add i64 %e, 1
  %e_done = icmp eq i64 %e_next, %count
  br i1 %e_done, label %end, label %each
end:
  ret i32 0
}}
"""

    def _type(self, lanes: int, *, mask: bool = False) -> str:
        kind = "i1" if mask else self._kind
        return kind if lanes == 1 else f"<{lanes} x {kind}>"

    def _at(self, index: str) -> list[str]:
        """Return the addresses of the current elements."""
        places = [n for n, x in enumerate((*self._program.inputs, *self._program.outputs)) if x.shape]
        return [f"  %{index}p{n} = getelementptr {self._kind}, ptr %p{n}, i64 %{index}" for n in places]

    def _spread(self) -> tuple[dict[Value, str], str]:
        """Return the names of numbers repeated in all lanes, and the code that repeats them."""
        result, code = {}, []
        for n, (value, name) in enumerate(self._numbers.items()):
            code.append(self._repeated(f"w{n}", name, mask=value.dtype == bool))
            result[value] = f"%w{n}"
        return result, "\n".join(code)

    def _repeated(self, name: str, number: str, *, mask: bool = False) -> str:
        wide, kind = self._type(LANES, mask=mask), self._type(1, mask=mask)
        return (
            f"  %{name}_one = insertelement {wide} poison, {kind} {number}, i32 0\n"
            f"  %{name} = shufflevector {wide} %{name}_one, {wide} poison, <{LANES} x i32> zeroinitializer"
        )

    def _body(self, names: dict[Value, str], index: str, lanes: int) -> list[str]:
        """Return the code for some elements."""
        inputs, kind, align = self._program.inputs, self._type(lanes), self._dtype.itemsize
        lines = []
        for n, x in enumerate(inputs):
            if x.shape:
                names[x] = f"%{index}x{n}"
                lines.append(f"  {names[x]} = load {kind}, ptr %{index}p{n}, align {align}")
        lines += self._code([x for x in self._order if x.shape], names, index, lanes)
        for n, x in enumerate(self._program.outputs, len(inputs)):
            lines.append(f"  store {kind} {names[x]}, ptr %{index}p{n}, align {align}")
        return lines

    def _code(self, values: Sequence[Value], names: dict[Value, str], index: str, lanes: int) -> list[str]:
        """Return the code that computes values, and add their names."""
        lines = []
        for value in values:
            primitive = value.primitive
            if isinstance(primitive, (Constant, Full)) and not value.shape:
                number = primitive.number if isinstance(primitive, Full) else primitive.array[()]
                names[value] = self._constant(number, lanes)
                continue
            names[value] = name = f"%{index}{len(names)}"
            given = [names[x] if isinstance(x, Value) else self._constant(x, lanes) for x in value.operands]
            lines.append(f"  {self._line(value, name, given, lanes)}")
        return lines

    def _line(self, value: Value, name: str, given: Sequence[str], lanes: int) -> str:
        kind, mask = self._type(lanes), self._type(lanes, mask=True)
        if isinstance(value.primitive, Where):
            condition, chosen, other = given
            first, *others = value.operands
            if not _is_mask(first) or any(_is_mask(x) or self._is_other(x) for x in others):
                raise _Unknown
            return f"{name} = select {mask} {condition}, {kind} {chosen}, {kind} {other}"
        function = function_of(value) or ""
        masks = [_is_mask(x) for x in value.operands]
        if function in _OF_MASKS and all(masks):
            return f"{name} = {_OF_MASKS[function]} {mask} {given[0]}, {given[1]}"
        if function not in _FUNCTIONS or any(masks) or any(self._is_other(x) for x in value.operands):
            raise _Unknown
        suffix = f"f{8 * self._dtype.itemsize}" if lanes == 1 else f"v{lanes}f{8 * self._dtype.itemsize}"
        zero, one, minus = (self._literal(x, lanes) for x in (0, 1, -1))
        words = {"zero": zero, "one": one, "minus": minus, "t": kind, "m": mask, "s": suffix}
        return _FUNCTIONS[function].format(r=name, x=given[0], y=given[-1], **words)

    def _is_other(self, x: Argument) -> bool:
        return isinstance(x, Value) and x.dtype != self._dtype

    def _constant(self, number: Any, lanes: int) -> str:
        """Return the name of a constant."""
        if isinstance(number, (bool, np.bool_)):
            raise _Unknown
        word = np.zeros(8, np.uint8)
        word[: self._dtype.itemsize] = np.frombuffer(self._dtype.type(number).tobytes(), np.uint8)
        n = self.constants.setdefault(int(word.view(np.int64)[0]), len(self.constants))
        return f"%c{n}" if lanes == 1 else f"%cw{n}"

    def _literal(self, number: float, lanes: int) -> str:
        """Return a number in LLVM's language: the bits of a double, also for the smaller type."""
        [bits] = struct.unpack("<Q", struct.pack("<d", number))
        one = f"0x{bits:016X}"
        return one if lanes == 1 else f"splat ({self._kind} {one})"


def _is_mask(x: Argument) -> bool:
    return isinstance(x, Value) and x.dtype == bool
