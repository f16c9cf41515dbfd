"""The printed form of programs: one line for each value, with the bodies of regions indented below.

:func:`~typedtensor.ir.parser.parse` reads it. The text has names of labels and inputs, never of files, so that a
program prints equally on every machine.
"""

from __future__ import annotations

import dataclasses
import hashlib
import json
import re
from collections.abc import Iterator, Sequence
from itertools import islice

from typedtensor.ir.forms import show
from typedtensor.ir.program import Argument, Program, Typed, Value, name_of
from typedtensor.ir.region import Region, values_within


def printed(program: Program, *, elide: bool = True) -> str:
    """Print a program.

    Values are numbered in topological order. A region's body follows the region and continues the numbering. Inputs
    come first, the outputs last. A field that equals the shape or the dtype of the result is omitted.

    Args:
        program: the program.
        elide: whether large constants are omitted, for people; such a text cannot be parsed.

    >>> import numpy as np
    >>> from typedtensor.ir.elementwise import Elementwise
    >>> from typedtensor.ir.program import make, new_input
    >>> x = new_input("x", (2, 3), np.dtype(float))
    >>> print(printed(Program((x,), (make(Elementwise("multiply"), x, 2.0),))))
    %0 = input x: float64[2, 3]
    %1 = multiply(%0, 2.0): float64[2, 3]
    -> %1
    """
    inputs = [f"input {_name(name_of(x))}" for x in program.inputs]
    return "\n".join(_Printer(elide).program(program, inputs, ""))


def fingerprint(program: Program) -> str:
    """Return a hash that is equal for programs of equal printed form, on every machine."""
    return hashlib.blake2b(printed(program, elide=False).encode(), digest_size=16).hexdigest()


def count(program: Program) -> int:
    """Return the number of computed values of a program and of the bodies in it."""
    return sum(bool(value.operands) for value in values_within(program))


class _Printer:
    def __init__(self, elide: bool) -> None:
        self.elide = elide
        self.names: dict[Value, str] = {}
        self.next = 0

    def program(self, program: Program, inputs: Sequence[str], indent: str) -> Iterator[str]:
        # Several regions may share a body: each printing of it uses new numbers.
        outer, self.names = self.names, {}
        for value, said in zip(program.inputs, inputs, strict=True):
            yield f"{indent}{self._named(value)} = {said}: {type_of(value)}"
        for value in program.order():
            if value in self.names:
                continue
            computed = self._computed(value)
            yield f"{indent}{self._named(value)} = {computed}"
            if isinstance(value.primitive, Region):
                yield from self.program(value.primitive.body, _roles(value.primitive), indent + "    ")
        yield f"{indent}-> {', '.join(self.names[x] for x in program.outputs)}".rstrip()
        self.names = outer

    def _named(self, value: Value) -> str:
        name = self.names[value] = f"%{self.next}"
        self.next += 1
        return name

    def _computed(self, value: Value) -> str:
        primitive = value.primitive
        operands = list(map(self._operand, value.operands))
        head = f"{primitive.opcode}{self._fields(value)}"
        if not isinstance(primitive, Region):
            return f"{head}({', '.join(operands)}): {type_of(value)}"
        groups = {**primitive.groups(), "reading": len(operands)}
        rest = iter(operands)
        parts = {word: list(islice(rest, number)) for word, number in groups.items()}
        return ", ".join([head, *(f"{word} {' '.join(part)}" for word, part in parts.items() if part)]) + ":"

    def _fields(self, value: Value) -> str:
        """Print the fields that do not follow from the opcode, the type of the result or the operands."""
        primitive = value.primitive
        said = {"function"}
        if isinstance(primitive, Region):
            said = {"body", *(n for n in primitive.operand_groups.values() if isinstance(n, str))}
        shown = []
        for field in dataclasses.fields(primitive):  # type: ignore[arg-type]  # all primitives are dataclasses
            found = getattr(primitive, field.name)
            typed = (field.type, found) in (("Shape", value.shape), ("DType", value.dtype))
            if field.name not in said and not typed and found is not field.default:
                shown.append(f"{field.name}={show(str(field.type), found, elide=self.elide)}")
        return f"[{', '.join(shown)}]" if shown else ""

    def _operand(self, operand: Argument) -> str:
        return self.names[operand] if isinstance(operand, Value) else repr(operand)


def _roles(region: Region) -> list[str]:
    """Return the role of each input of a body."""
    words = region.roles()
    words["constant"] = len(region.body.inputs) - sum(words.values())
    return [f"{word} {n}" for word, number in words.items() for n in range(number)]


def _name(name: str) -> str:
    return name if re.fullmatch(r"[\w.]+", name) else json.dumps(name)


def type_of(value: Typed) -> str:
    """Print the dtype and the shape of a value."""
    return f"{value.dtype}[{', '.join(map(str, value.shape))}]"
