"""The parser of printed programs."""

from __future__ import annotations

import dataclasses
import json
import re
import textwrap
from typing import Any

import numpy as np

from typedtensor.backends import linear_algebra, special
from typedtensor.ir.elementwise import Elementwise, Special
from typedtensor.ir.forms import Kernels, read, read_number, split
from typedtensor.ir.linear_algebra import LinearAlgebra
from typedtensor.ir.program import PRIMITIVES, Argument, Input, Primitive, Program, Value, new_input
from typedtensor.ir.reductions import Accumulate, Reduce
from typedtensor.ir.region import Region

_LINE = re.compile(r"( *)(%\d+) = (.+)")
_ROLE = re.compile(r"[a-z]+ \d+")
_TYPE = re.compile(r"(.+): (\w+)\[([\d, ]*)\]")


class TextError(Exception):
    """A text is not a printed program; the message shows the line and what was expected."""


def parse(text: str, kernels: Kernels | None = None) -> Program:
    """Parse a text that :func:`~typedtensor.ir.printer.printed` made with ``elide=False``.

    Args:
        text: the printed program.
        kernels: the kernels of its calls, by title.

    Raises:
        TextError: when the text is no program.

    >>> program = parse('''
    ... %0 = input x: float64[3]
    ... %1 = multiply(%0, 2.0): float64[3]
    ... -> %1''')
    >>> program.outputs
    (multiply: float64[3],)
    """
    lines = [line for line in textwrap.dedent(text).splitlines() if line.strip()]
    program, rest = _Parser(lines, kernels or {}).program(0, "")
    if rest != len(lines):
        raise TextError(f"the program ends before the line {lines[rest].strip()!r}: pass the text of one program")
    return program


class _Parser:
    def __init__(self, lines: list[str], kernels: Kernels) -> None:
        self.lines, self.kernels = lines, kernels

    def program(self, place: int, indent: str) -> tuple[Program, int]:
        """Parse the program that starts at a line; return it and the number of the line after it."""
        values: dict[str, Value] = {}
        inputs: list[Value] = []
        while place < len(self.lines):
            line = self.lines[place]
            place += 1
            try:
                if line.startswith(f"{indent}->"):
                    return Program(
                        tuple(inputs), tuple(_defined(x, values) for x in split(line[len(indent) + 2 :]))
                    ), place
                found = _LINE.fullmatch(line)
                if found is None or found[1] != indent:
                    raise ValueError(f"expected {indent}%n = …, or {indent}-> and the outputs")
                body = None
                if found[3].endswith(":"):
                    body, place = self.program(place, indent + "    ")
                value = self._value(found[3], values, body)
            except (ValueError, KeyError, TypeError, SyntaxError, AssertionError, IndexError) as error:
                raise TextError(f"in the line {line.strip()!r}: {error}") from error
            values[found[2]] = value
            if isinstance(value.primitive, Input):
                inputs.append(value)
        raise TextError("the text ends before the outputs of the program: the last line must be -> and the outputs")

    def _value(self, text: str, values: dict[str, Value], body: Program | None) -> Value:
        if body is not None:
            return self._region(text[:-1], values, body)
        typed = _TYPE.fullmatch(text)
        if typed is None:
            raise ValueError("expected the type of the value at its end, as in: float64[2, 3]")
        said, dtype, shape = typed[1], np.dtype(typed[2]), tuple(map(int, split(typed[3])))
        if said.startswith("input "):
            name = said[6:]
            return new_input(json.loads(name) if name.startswith('"') else name, shape, dtype)
        if _ROLE.fullmatch(said):
            return new_input(said, shape, dtype)
        start = _opening(said)
        operands = tuple(_operand(x, values) for x in split(said[start + 1 : -1]))
        return Value(self._primitive(said[:start], {"Shape": shape, "DType": dtype}), operands, shape, dtype)

    def _region(self, text: str, values: dict[str, Value], body: Program) -> Value:
        head, *groups = split(text)
        named = [group.split() for group in groups]
        counts = {word: len(operands) for word, *operands in named}
        kind = PRIMITIVES[head.partition("[")[0]]
        assert issubclass(kind, Region)
        numbers = {n: counts.get(word, 0) for word, n in kind.operand_groups.items() if isinstance(n, str)}
        primitive: Any = self._primitive(head, {"Program": body}, numbers)
        operands = tuple(_defined(x, values) for _, *some in named for x in some)
        shape, dtype = primitive.result(operands)
        return Value(primitive, operands, shape, dtype)

    def _primitive(self, text: str, typed: dict[str, Any], known: dict[str, Any] | None = None) -> Primitive:
        """Parse an opcode with its fields in brackets."""
        opcode, _, rest = text.partition("[")
        kind: Any = PRIMITIVES.get(opcode)
        function = None
        if kind is None:
            kind, function = _function(opcode)
        fields = dict(field.split("=", 1) for field in split(rest[:-1]))
        title = json.loads(fields.get("title", '""'))
        found: dict[str, Any] = dict(known or {})
        for field in dataclasses.fields(kind):
            if field.name in fields:
                found[field.name] = read(str(field.type), fields[field.name], self.kernels, title)
            elif field.name not in found and field.type in typed:
                found[field.name] = typed[str(field.type)]
        if function is not None:
            found["function"] = function
        result: Primitive = kind(**found)
        return result


def _function(opcode: str) -> tuple[type[Primitive], str]:
    """The primitive whose opcode has the name of a function in it, and that name."""
    if opcode in special.FUNCTIONS:
        return Special, opcode
    if opcode.startswith("linear_algebra_") and opcode.removeprefix("linear_algebra_") in linear_algebra.FUNCTIONS:
        return LinearAlgebra, opcode.removeprefix("linear_algebra_")
    family, _, function = opcode.partition("_")
    kind = {"reduce": Reduce, "accumulate": Accumulate}.get(family, Elementwise)
    function = opcode if kind is Elementwise else function
    if not isinstance(getattr(np, function, None), np.ufunc):
        raise ValueError(f"no primitive has the opcode {opcode}, and NumPy has no such universal function")
    return kind, function


def _opening(text: str) -> int:
    """Return the position of the bracket that opens the operands."""
    depth = 0
    for place in range(len(text) - 1, -1, -1) if text.endswith(")") else ():
        depth += (text[place] in ")]") - (text[place] in "([")
        if depth == 0:
            return place
    raise ValueError("expected operands in brackets, as in add(%0, 1.0)")


def _defined(text: str, values: dict[str, Value]) -> Value:
    if text not in values:
        raise ValueError(f"no line above defines {text}")
    return values[text]


def _operand(text: str, values: dict[str, Value]) -> Argument:
    if text.startswith("%"):
        return _defined(text, values)
    number: Argument = read_number(text)
    return number
