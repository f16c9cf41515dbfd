"""Statements of programs in memory: kernels, products, calls of Python, and where each goes on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from typedtensor.ir import SymbolicInt, Value, evaluated, guarding, plain
from typedtensor.targets.memory import Begin, Buffer, End, Place
from typedtensor.targets.native.nests import Written
from typedtensor.targets.native.products import Product
from typedtensor.targets.native.selection import Selection

ENDLESS = 1 << 62
"""The rounds of a loop that only a jump leaves."""


class Run(NamedTuple):
    """A kernel."""

    written: Written


class Foreign(NamedTuple):
    """A value that is computed in Python from values in memory and numbers."""

    value: Value
    operands: tuple[Place | Any, ...]
    result: Place


class Check(NamedTuple):
    """A truth value that is false, or the run ends with an error.

    Attributes:
        place: where the truth value lies.
        failure: makes the error of values in memory and numbers.
        operands: these.
        text: what the error says where nothing makes one.
    """

    place: Place
    failure: Callable[..., Exception]
    operands: tuple[Place | int, ...] = ()
    text: str = ""


class Unless(NamedTuple):
    """A jump to a label, unless a truth value is a given one."""

    place: Place
    holds: bool
    label: int


class Jump(NamedTuple):
    """A jump to a label."""

    label: int


class Label(NamedTuple):
    """Where jumps lead, all of them forwards."""

    label: int


class Set(NamedTuple):
    """A counter gets a number, to which another counter adds a step for each round, or the largest one allowed."""

    counter: int
    start: int
    other: int = 0
    step: int = 0
    most: int = ENDLESS


class Count(NamedTuple):
    """A counter is stored as an integer of 64 bits."""

    counter: int
    place: Place


class Number(NamedTuple):
    """An integer of 64 bits in memory, which a counter and all that depends on the symbolic number get from here on."""

    counter: int
    number: int
    place: Place


Function = Product | Selection
"""What a function computes that is no kernel: places, and a method that gives its address and the numbers it takes."""

Statement = Run | Function | Foreign | Check | Begin | End | Unless | Jump | Label | Set | Count | Number

_LIKE = (17, 19, 23, 29, 31, 37)
"""What decisions take a number for that a run reads: the first one that differs from all other sizes."""


class Statements:
    """Statements as they are appended, with the memory and the counters that they use.

    Args:
        symbols: the symbolic sizes that they depend on.

    Attributes:
        statements: what runs, in order.
        buffers: the memory in which intermediate values lie.
        counters: how many counters there are.
    """

    def __init__(self, symbols: Sequence[int] = ()) -> None:
        self._symbols = symbols
        self.statements: list[Statement] = []
        self.buffers: list[Buffer] = []
        self.counters = self._labels = 0
        self._most: list[int] = []  # of each number that runs read

    def new(self, size: int) -> Buffer:
        """Return memory for an intermediate value."""
        buffer = Buffer(evaluated(size, (*self._symbols, *self._most)) if self._most else size)
        self.buffers.append(buffer)
        return buffer

    def add(self, statement: Statement) -> None:
        """Append a statement."""
        self.statements.append(statement)

    def counter(self) -> int:
        """Return the number of a new counter."""
        self.counters += 1
        return self.counters - 1

    def run(self, written: Written) -> None:
        """Append a kernel."""
        self.add(Run(written))

    def number(self, place: Place, most: int = 0, like: int = _LIKE[0]) -> int:
        """Return an integer that a run reads from memory, as a symbolic number.

        Args:
            place: where it lies.
            most: what it is at most, if shapes depend on it.
            like: what decisions take it for.
        """
        number: int = SymbolicInt.named(like, len(self._symbols) + len(self._most))
        self._most.append(most)
        self.add(Number(self.counter(), number, place))
        return number

    def batched(self, place: Place, most: int, emit: Callable[[int], None]) -> None:
        """Emit what works on so many elements as a run reads from memory, one or more."""
        statements, buffers, numbers = len(self.statements), len(self.buffers), len(self._most)
        for like, other in pairwise(_LIKE):
            with guarding() as guards:
                emit(self.number(place, most, like))
            if guards.hold((*map(plain, self._symbols), *[other] * len(self._most))):
                guards.again()
                return
            del self.statements[statements:], self.buffers[buffers:], self._most[numbers:]
        raise AssertionError(f"it depends on the number of elements that it works on: {guards.outcomes(())}")

    def label(self) -> int:
        """Return a new label."""
        self._labels += 1
        return self._labels
