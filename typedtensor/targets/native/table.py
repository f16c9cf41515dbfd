"""Programs as tables: what runs is data, which one compiled loop goes through. Only kernels are compiled."""

from __future__ import annotations

import ctypes
import functools
import math
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import numpy as np

from typedtensor.backends.memory import data_address
from typedtensor.backends.quiet import quietly
from typedtensor.ir import Array, Formulas, Program, compute_into, evaluated, is_symbolic, place_of, plain
from typedtensor.targets.bound import Execution, WritingExecutable
from typedtensor.targets.memory import Begin, Buffer, End, Place, Scratch, arranged, borrowed, for_sizes, give_back
from typedtensor.targets.native import execute as codes
from typedtensor.targets.native.kernel import Given
from typedtensor.targets.native.llvm import Compiler, Machine
from typedtensor.targets.native.products import Product
from typedtensor.targets.native.regions import Emission
from typedtensor.targets.native.selection import Selection
from typedtensor.targets.native.statements import (
    Check,
    Count,
    Foreign,
    Function,
    Jump,
    Label,
    Number,
    Run,
    Set,
    Statement,
    Unless,
)
from typedtensor.targets.native.threads import POOL, Shares, share_code, shares_of


@functools.cache
def _execute(machine: Machine) -> Any:
    address = machine.function("execute", codes.execute_code())
    return ctypes.CFUNCTYPE(ctypes.c_int64, ctypes.c_void_p)(address)


class Table:
    """What all sizes of a program have in common.

    Args:
        program: the program, whose sizes may be symbolic.
        machine: compiles its kernels.
        optimize: the passes of the bodies of its regions.
        symbols: the independent sizes.

    Attributes:
        machine: as above.
        code: what its words are, and where a run returns to Python.
        execute: runs it.
        instructions: the number of statements.
        given: the number of inputs and outputs.
        counters: the number of counters.
        constants: the addresses of the constants.
    """

    def __init__(
        self,
        program: Program,
        machine: Machine,
        optimize: Callable[[Program], Program],
        symbols: Sequence[int] = (),
    ) -> None:
        self.machine, self.execute = machine, _execute(machine)
        emission = Emission(program, optimize, symbols)
        statements, given = emission.statements, (*emission.inputs, *emission.outputs)
        self._arena = arranged(statements, places_of, emission.buffers)
        self.code = code = Code((*given, *self._arena.offsets), symbols)
        code.write(statements, machine)
        self._formulas = Formulas([*code.words, *(b.bytes for b in self._arena.offsets)])
        self.instructions, self.given, self.counters = len(statements), len(given), emission.counters
        self.constants = [x.ctypes.data for x in code.constants]

    def at(self, sizes: Sequence[int]) -> tuple[Array, int, list[int]]:
        """Return the words for sizes, the size of the arena and where its buffers lie."""
        found, count = self._formulas.at(sizes), len(self.code.words)
        size, offsets = self._arena.at(found[count:].tolist())
        return found[:count], size, offsets


class Compiled(WritingExecutable):
    """A program as a table for its sizes.

    Args:
        program: the program.
        table: its table.
        sizes: its sizes, in the order of the symbols of the table.
    """

    def __init__(self, program: Program, table: Table, sizes: Sequence[int] = ()) -> None:
        self.program, self._table, self._sizes = program, table, sizes
        self._words, self.bytes, self._offsets = table.at(sizes)
        self.instructions = table.instructions

    def execution(self) -> _Execution:
        return _Execution(self, self._table, self._sizes, self._words.copy(), self._offsets)


class _Execution(Execution):
    """A run of a table, with all that it changes.

    Args:
        executable: the program for its sizes.
        table: the table.
        sizes: the sizes.
        words: the words, among which it writes numbers.
        offsets: where the buffers of the arena lie.

    Attributes:
        addresses: the memory of the addresses of the inputs and the outputs.
    """

    def __init__(
        self, executable: Compiled, table: Table, sizes: Sequence[int], words: Array, offsets: Sequence[int]
    ) -> None:
        super().__init__(executable)
        self._table, self._sizes, self._offsets, self._bytes = table, sizes, offsets, executable.bytes
        bases = np.array([*[0] * table.given, *offsets, *table.constants], np.int64)
        self._arena, self._arena_at = bases[table.given : table.given + len(offsets)], 0
        self._counters = np.zeros(table.counters, np.int64)
        pointers = np.zeros(table.code.pointers, np.int64)
        jobs = np.zeros(3 * table.code.shares, np.int64)
        self._kept = words, bases, self._counters, pointers, jobs  # by address
        share = table.machine.function("share", share_code()) if table.code.shares else 0
        parts = *map(data_address, self._kept), share, 0
        self.addresses, self._state = bases.data, np.array([0, *parts], np.int64)
        self._execute, self._address = table.execute, data_address(self._state)
        self._memory: Scratch | None = None

    def put(self, place: int, array: Array) -> None:
        self.arrays[place], self.addresses[place] = array, data_address(array)

    def run(self) -> None:
        memory = self._memory = borrowed(self._memory)
        try:
            address = data_address(memory.reserve(self._bytes))
            if address != self._arena_at:
                self._arena_at = 0  # an interrupt may come before the next line, or after it
                np.add(np.array(self._offsets, np.int64), address, self._arena)
                self._arena_at = address
            self._state[0] = 0  # the first statement
            execute, state, code = self._execute, self._address, self._table.code
            if code.shares:
                self._state[-1] = POOL.address(self._table.machine)
            while status := execute(state):  # between two calls Python answers interrupts
                if status > 0:
                    check = code.checks[status - 1]
                    raise check.failure(*map(self._operand, check.operands))
                if status < codes.PAUSED:
                    quietly(self._compute, code.calls[codes.PAUSED - 1 - status])
        finally:
            give_back(memory)

    def _compute(self, foreign: Foreign) -> None:
        value, numbers = foreign.value, self._numbers()
        if numbers:
            value = for_sizes(value, numbers)
        compute_into(value, *map(self._operand, (foreign.result, *foreign.operands)))

    def _operand(self, x: Any) -> Any:
        """Return the array in a place, and others as they are."""
        if numbers := self._numbers():
            x = for_sizes(x, numbers)
        if not isinstance(x, Place):
            return x
        if not x.size:
            return np.empty(x.shape, x.dtype)
        number = self._table.code.base(x.buffer)
        offset = x.offset + sum(int(self._counters[loop]) * stride for loop, stride in x.terms)
        given, constant = self._table.given, number - self._table.given - len(self._offsets)
        if constant >= 0:
            base = self._table.code.constants[constant]
        elif number < given:
            base = self.arrays[number]
        else:
            assert self._memory is not None
            base, offset = self._memory.bytes, offset + self._offsets[number - given]
        return np.ndarray(x.shape, x.dtype, base.reshape(-1).view(np.uint8), offset, x.strides)

    def _numbers(self) -> Sequence[int]:
        """The sizes, and the numbers that the run has read."""
        return *self._sizes, *self._counters[self._table.code.numbers].tolist()


class Code:
    """The words of a table.

    Args:
        buffers: those that come first.
        symbols: the independent sizes that words depend on, beside numbers that a run reads.
        divides: whether kernels are divided among threads.

    Attributes:
        words: the words.
        constants: the arrays of constants, whose buffers come last.
        calls, checks: the statements at which a run returns to Python.
        numbers: the counters that hold the numbers that runs read.
        pointers: the most pointers that a kernel takes, or those on several threads take.
        shares: the most kernels that run on several threads at once.
    """

    def __init__(self, buffers: Iterable[Buffer], symbols: Sequence[int] = (), divides: bool = True) -> None:
        self.words: list[Any] = []
        self.constants: list[Array] = []
        self.calls: list[Foreign] = []
        self.checks: list[Check] = []
        self.numbers: list[int] = []
        self.pointers = self.shares = 0
        self._symbols, self._divides, self._numbers = symbols, divides, {b: n for n, b in enumerate(buffers)}
        self._begun: list[tuple[Begin, int]] = []
        self._work = [0]  # since the last pause, in each open loop
        self._labels: dict[int, int] = {}
        self._jumps: list[tuple[int, int]] = []
        self._read: list[tuple[int, int]] = []

    def write(self, statements: Sequence[Statement], compiler: Compiler[Any]) -> None:
        """Write all statements, whose kernels and functions are compiled."""
        kernels = iter(compiler.addresses([s.written.kernel for s in statements if isinstance(s, Run)]))
        for s in statements:
            if isinstance(s, Run | Function):
                places = places_of(s)
                address, numbers = (next(kernels), s.written.numbers) if isinstance(s, Run) else s.call(compiler)
                shares = self._shares(s) if isinstance(s, Run) else None
                start, runs = len(self.words), (codes.KERNEL, address)
                if shares is not None:
                    self.shares = max(self.shares, len(shares.parts))
                    self.pointers = max(self.pointers, len(places) * len(shares.parts))
                    self._add(codes.SHARES, len(shares.parts), shares.surplus, 0, 0)
                    for rounds, part in shares.parts:
                        counts = len(part.places), len(part.numbers)
                        self._add(rounds, *runs, *counts, *part.places, *part.numbers)
                    self.words[start + 3] = len(self.words)
                if shares is None or is_symbolic(shares.surplus):
                    self.pointers = max(self.pointers, len(places))
                    self._add(*runs, len(places), len(numbers), *places, *numbers)
                if shares is not None:
                    self.words[start + 4] = len(self.words)
            elif isinstance(s, Begin):
                self._begin(s)
            elif isinstance(s, End):
                self._end()
            elif isinstance(s, Unless):
                self._add(codes.UNLESS, int(s.holds), self._target(s.label, 2), s.place)
            elif isinstance(s, Jump):
                self._add(codes.JUMP, self._target(s.label, 1))
            elif isinstance(s, Label):
                self._labels[s.label] = len(self.words)
            elif isinstance(s, Set):
                self._add(codes.SET, *s)
            elif isinstance(s, Count):
                self._add(codes.COUNT, *s)
            elif isinstance(s, Number):
                self._read.append((len(self.words), s.number))
                self.numbers.append(s.counter)
                self._add(codes.NUMBER, s.counter, 0, 0, s.place)
            elif isinstance(s, Check):
                self.checks.append(s)
                self._add(codes.CHECK, len(self.checks), s.place)
            else:
                self.calls.append(s)
                self._add(codes.CALL, codes.PAUSED - len(self.calls))
            for place in places_of(s):
                self.base(place.buffer)  # those that only Python reads have a number, too
            self._note(_work(s))
        self._add(codes.END, 0)
        for word, label in self._jumps:
            self.words[word] = self._labels[label]
        self._list_what_follows()

    def base(self, buffer: Buffer) -> int:
        """The number of a buffer."""
        if buffer not in self._numbers:
            assert buffer.array is not None
            self._numbers[buffer] = len(self._numbers)
            self.constants.append(buffer.array)
        return self._numbers[buffer]

    def _add(self, *words: int | Place) -> None:
        for word in words:
            if isinstance(word, Place):
                terms = [n for term in word.terms for n in term]
                self.words += [self.base(word.buffer), word.offset, len(word.terms), *terms]
            else:
                self.words.append(word)

    def _list_what_follows(self) -> None:
        """Append, for each number that a run reads, how the words follow from it that depend on it."""
        lists: dict[int | None, list[int]] = {place_of(number): [] for _, number in self._read}
        for n, word in enumerate(self.words if lists else ()):
            if read := _read_in(word) & lists.keys():
                [place] = read
                start, step = self._linear(word, place)
                lists[place] += [n, start, step]
                self.words[n] = plain(word)
        for at, number in self._read:
            words = lists[place_of(number)]
            self.words[at + 2 : at + 4] = [len(self.words), len(words) // 3]
            self.words += words

    def _linear(self, word: int, place: int) -> tuple[int, int]:
        """The start and the step by which a word depends on a number that a run reads."""

        def at(number: int) -> int:
            found: int = evaluated(word, [*self._symbols, *[number] * (place + 1 - len(self._symbols))])
            return found

        start, step = 2 * at(1) - at(2), at(2) - at(1)
        assert at(1000) == start + 1000 * step, f"{word!r} is no linear function of a number"
        return start, step

    def _shares(self, s: Run) -> Shares | None:
        """The shares of a kernel; None if it has none, or its sizes are read by the run."""
        if not self._divides or any(max(_read_in(n), default=-1) >= len(self._symbols) for n in s.written.numbers):
            return None
        return shares_of(s.written)

    def _begin(self, loop: Begin) -> None:
        self._add(codes.BEGIN, loop.loop, loop.start, loop.rounds, 0)
        self._begun.append((loop, len(self.words)))
        self._work.append(0)

    def _end(self) -> None:
        loop, first = self._begun.pop()
        stop = loop.start + loop.step * loop.rounds
        self._add(codes.BACK, loop.loop, loop.step, stop, first, self._work.pop())
        self.words[first - 1] = len(self.words)

    def _note(self, work: int) -> None:
        """Note work, and pause after much of it."""
        self._work[-1] += work
        if self._work[-1] > codes.SLICE:
            self._add(codes.PAUSE, self._work[-1])
            self._work[-1] = 0

    def _target(self, label: int, distance: int) -> int:
        """Note that a word of the next statement says where a label is."""
        self._jumps.append((len(self.words) + distance, label))
        return 0


def _read_in(number: Any) -> set[int]:
    """The sizes and numbers that a number depends on, by their indices."""
    place = place_of(number)
    if place is not None:
        return {place}
    return set().union(*map(_read_in, number.rule[1])) if is_symbolic(number) else set()


_DISPATCH = 32
"""The operations on elements that take as long as to come to a statement."""


def _work(s: Statement) -> int:
    """About how many operations on elements a statement takes."""
    if isinstance(s, Selection):
        read: int = plain(s.x.size)
        return _DISPATCH + read
    if isinstance(s, Product):
        terms: int = math.prod(map(plain, (*s.c.shape, s.a.shape[1])))
        return _DISPATCH + terms
    if not isinstance(s, Run):
        return _DISPATCH
    kernel, numbers = s.written.kernel, s.written.numbers
    extents = [numbers[n.position] if isinstance(n, Given) else n for n in (*kernel.outer, *kernel.inner)]
    operations = sum(len(stage.operations) for stage in kernel.stages)
    elements: int = math.prod(map(plain, extents))
    return _DISPATCH + elements * operations


def places_of(s: Statement) -> Sequence[Place]:
    """The places that a statement reads or writes."""
    if isinstance(s, Run):
        return s.written.places
    if isinstance(s, Function):
        return s
    if isinstance(s, (Unless, Count, Number)):
        return (s.place,)
    if isinstance(s, Check):
        return [x for x in (s.place, *s.operands) if isinstance(x, Place)]
    if isinstance(s, Foreign):
        return [x for x in (*s.operands, s.result) if isinstance(x, Place)]
    return ()
