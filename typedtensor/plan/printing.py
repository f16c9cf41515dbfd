"""The printable form of programs: a line for each value, and the bodies in them indented under them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from typedtensor.plan.several import Several
from typedtensor.plan.values import Constant, Operand, Program, Value


def printed(program: Program) -> str:
    """A program as text.

    Values are numbered in the order in which they are computed; a loop's body, whose values are numbered on, stands
    under it. What a program is run with comes first, and what it gives last.

    >>> import numpy as np
    >>> from typedtensor.plan.elementwise import Elementwise
    >>> from typedtensor.plan.values import given, make
    >>> x = given("x", (2, 3), np.dtype(float))
    >>> print(printed(Program((x,), (make(Elementwise(np.multiply), x, 2.0),))))
    %0 = input x: float64[2, 3]
    %1 = multiply(%0, 2.0): float64[2, 3]
    -> %1
    """
    return "\n".join(_Printer().program(program, [f"input {x.primitive}" for x in program.inputs], ""))


def count(program: Program) -> int:
    """How many values a program has that are computed, with those of the bodies in it."""
    own = [value for value in program.order() if value.operands]
    return len(own) + sum(count(value.primitive.body) for value in own if isinstance(value.primitive, Several))


class _Printer:
    def __init__(self) -> None:
        self.names: dict[Value, str] = {}
        self.next = 0

    def program(self, program: Program, roles: list[str], indent: str) -> Iterator[str]:
        # The body of a loop may have stood in another loop, before that was rewritten: its names are new each time.
        outer, self.names = self.names, {}
        for value, role in zip(program.inputs, roles, strict=True):
            yield self._line(value, role, indent)
        for value in program.order():
            if value in self.names:
                continue
            yield self._line(value, self._computed(value), indent)
            if isinstance(value.primitive, Several):
                whole = value.primitive
                yield from self.program(whole.body, _roles(whole), indent + "    ")
        yield f"{indent}-> {', '.join(self.names[x] for x in program.outputs)}"
        self.names = outer

    def _line(self, value: Value, text: str, indent: str) -> str:
        name = self.names[value] = f"%{self.next}"
        self.next += 1
        return f"{indent}{name} = {text}" + ("" if isinstance(value.primitive, Several) else f": {_type(value)}")

    def _computed(self, value: Value) -> str:
        if not value.operands:
            return f"{value.primitive}" if isinstance(value.primitive, Constant) else f"{value.primitive} everywhere"
        operands = list(map(self._operand, value.operands))
        if not isinstance(value.primitive, Several):
            return f"{value.primitive}({', '.join(operands)})"
        groups = value.primitive.groups()
        groups["reading"] = len(operands) - sum(groups.values())
        rest = iter(operands)
        parts = {word: list(islice(rest, number)) for word, number in groups.items()}
        said = (f"{word} {' '.join(given)}" for word, given in parts.items() if given)
        return ", ".join([str(value.primitive), *said]) + ":"

    def _operand(self, operand: Operand) -> str:
        return self.names[operand] if isinstance(operand, Value) else str(operand)


def _roles(whole: Several) -> list[str]:
    """What the inputs of a body stand for."""
    words = whole.roles()
    words["constant"] = len(whole.body.inputs) - sum(words.values())
    return [f"{word} {n}" for word, number in words.items() for n in range(number)]


def _type(value: Value) -> str:
    return f"{value.dtype}[{', '.join(map(str, value.shape))}]"
