"""Plans: the calls of a program, bound to memory."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import chain, repeat
from typing import Any, NamedTuple

from typedtensor.backends.quiet import quietly
from typedtensor.ir import Array, Program
from typedtensor.targets.bound import Execution, WritingExecutable
from typedtensor.targets.memory import Begin, Buffer, End, Place, Scratch, arranged, borrowed, give_back
from typedtensor.targets.numpy.emission import Emission, Instruction, Statement

Slot = tuple[list[Any], int]
"""An argument of a call: the arguments and its position."""

BoundCall = tuple[Callable[..., object], list[Any]]


class Calls(NamedTuple):
    """The calls of a program.

    Attributes:
        statements: the calls, in loops.
        given: the places of the inputs and the outputs.
        offsets: where buffers lie in the memory of intermediate values.
        bytes: the size of that.
    """

    statements: Sequence[Statement]
    given: Sequence[Place]
    offsets: Mapping[Buffer, int]
    bytes: int


class Plan(WritingExecutable):
    """A program as calls of functions.

    Args:
        program: a legal program.
        optimize: the passes of the bodies of its regions.
    """

    def __init__(self, program: Program, optimize: Callable[[Program], Program]) -> None:
        emission = Emission(program, lambda body: Plan(optimize(body), optimize).run)
        arena = arranged(emission.statements, _places, emission.buffers)
        given = (*emission.inputs, *emission.outputs)
        self.program, self._calls = program, Calls(emission.statements, given, arena.offsets, arena.bytes)
        self.instructions, self.bytes = len(emission.statements), arena.bytes

    def execution(self) -> _Execution:
        return _Execution(self, self._calls)


class _Execution(Execution):
    """A run of a plan, whose calls have their arguments as long as these lie where they are."""

    def __init__(self, plan: Plan, calls: Calls) -> None:
        super().__init__(plan)
        self._plan = calls
        self._numbers = {place.buffer: n for n, place in enumerate(calls.given)}
        self._scratch: Scratch | None = None
        self._block: Array | None = None
        self._code: list[BoundCall] = []
        self._open: list[dict[tuple[Place, bool], list[list[Slot]]]] = []

    def put(self, place: int, array: Array) -> None:
        super().put(place, array)
        if self._block is not None:
            self._fill(place, array)

    def release(self, places: Sequence[int]) -> None:
        super().release(places)
        if self._block is not None:
            for n in places:
                for arguments, m in chain.from_iterable(chain.from_iterable(self._open[n].values())):
                    arguments[m] = None

    def run(self) -> None:
        scratch = self._scratch = borrowed(self._scratch)
        try:
            block = scratch.reserve(self._plan.bytes)
            if self._block is not block:
                self._bind(block)
            quietly(self._call)
        finally:
            give_back(scratch)

    def _call(self) -> None:
        for function, arguments in self._code:
            function(*arguments)

    def _fill(self, number: int, array: Array) -> None:
        """Complete the calls by an input or an output."""
        for (part, moves), columns in self._open[number].items():
            view = array if part is self._plan.given[number] else part.array(array)
            for slots in columns:
                if moves:
                    for (arguments, n), x in zip(slots, _elements(view), strict=True):
                        arguments[n] = x
                else:
                    for arguments, n in slots:
                        arguments[n] = view

    def _bind(self, block: Array) -> None:
        """Make all calls, those of a loop for each round."""
        self._block, self._code, self._open = None, [], [{} for _ in self._plan.given]
        arrays: dict[Place, Array] = {}
        loop: Begin | None = None
        columns: list[list[BoundCall]] = []
        for s in self._plan.statements:
            if isinstance(s, Begin):
                loop, columns = s, []
            elif isinstance(s, End):
                self._code += chain.from_iterable(zip(*columns, strict=True))
                loop = None
            else:
                calls = self._calls(s, loop, block, arrays)
                if loop is None:
                    self._code += calls
                else:
                    columns.append(calls)
        for n, array in enumerate(self.arrays):
            self._fill(n, array)
        self._block = block

    def _calls(self, s: Instruction, loop: Begin | None, block: Array, arrays: dict[Place, Array]) -> list[BoundCall]:
        """Return the calls of an instruction, one for each round of the loop around it."""
        count = 1 if loop is None else loop.rounds
        calls: list[BoundCall] = [(s.function, [None] * len(s.arguments)) for _ in range(count)]
        for n, x in enumerate(s.arguments):
            if not isinstance(x, Place):
                values: Iterable[Any] = repeat(x, count)
            else:
                moves = loop is not None and bool(x.terms)
                part = x.rounds(loop) if loop is not None and moves else x
                number = self._numbers.get(part.buffer)
                if number is not None:
                    part = self._plan.given[number] if part == self._plan.given[number] else part
                    slots = [(arguments, n) for _, arguments in calls]
                    self._open[number].setdefault((part, moves), []).append(slots)
                    continue
                if part not in arrays:
                    base, start = part.buffer.array, 0
                    if base is None:
                        base, start = block, self._plan.offsets[part.buffer]
                    arrays[part] = part.array(base, start)
                values = _elements(arrays[part]) if moves else repeat(arrays[part], count)
            for (_, arguments), value in zip(calls, values, strict=True):
                arguments[n] = value
        return calls


def _elements(stack: Array) -> Iterable[Array]:
    """The elements along the first axis, as arrays."""
    return stack if stack.ndim > 1 else [stack[n, ...] for n in range(len(stack))]


def _places(s: Statement) -> Iterable[Place]:
    return [x for x in s.arguments if isinstance(x, Place)] if isinstance(s, Instruction) else ()
