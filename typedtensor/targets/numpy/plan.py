"""Plans: the calls of a program, bound to memory."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import chain
from threading import get_ident
from typing import Any, NamedTuple

import numpy as np

from typedtensor.backends.memory import aligned
from typedtensor.backends.quiet import quietly
from typedtensor.base.exclusive import Exclusive
from typedtensor.ir import Array, DType, Program, Shape
from typedtensor.targets.bound import Execution, WritingExecutable
from typedtensor.targets.memory import Buffer, Place, contiguous
from typedtensor.targets.numpy.emission import Calls, Emission, Rounds, calls_of, elements

Arguments = list[Any]
"""The arguments of a call, which a run completes with the arrays that it is given."""


_Parts = tuple[Shape, DType, int, tuple[int, ...]]
"""The shape, the dtype, the offset and the strides of an array."""


_Call = tuple[Callable[..., object], Sequence[Any]]


class _Open(NamedTuple):
    """Where an array goes that is given to each run.

    Attributes:
        slots: arguments of calls, each with the position of the array among them.
        stacks: those of the calls of all rounds of a loop, which take one element each.
    """

    slots: list[tuple[Arguments, int]]
    stacks: list[tuple[list[Arguments], int]]

    def all(self) -> Iterator[tuple[Arguments, int]]:
        """The arguments with the positions of the array, or an element."""
        yield from self.slots
        for rounds, n in self.stacks:
            yield from ((arguments, n) for arguments in rounds)


def _calls(
    function: Callable[..., object],
    count: int,
    operands: Sequence[Any],
    moves: Sequence[bool],
    array: Callable[[Any], Any],
    opens: Mapping[Buffer, dict[Place, _Open]],
) -> list[_Call]:
    """Return calls of a function, one for each round of a loop, and note which of their arguments are given.

    Args:
        function: the function.
        count: the number of rounds.
        operands: its operands.
        moves: which of them are stacks with an element for each round.
        array: returns the argument for an operand, None for what is given.
        opens: receives the places of given arguments, by buffer.
    """
    given = [isinstance(x, Place) and x.buffer in opens for x in operands]
    moved = [move and not later for move, later in zip(moves, given, strict=True)]
    calls = [*calls_of(function, count, moved, map(array, operands))]
    if not any(given):
        return calls
    rounds = [[*arguments] for _, arguments in calls]
    for n, x in enumerate(operands):
        if given[n]:
            slots, stacks = opens[x.buffer][x]
            if moves[n]:
                stacks.append((rounds, n))
            else:
                slots += [(arguments, n) for arguments in rounds]
    return [(function, arguments) for arguments in rounds]


class Workspace:
    """The memory of intermediate values, for plans of which one runs at a time.

    Attributes:
        block: the memory; a plan that needs more makes a new one.
        use: the lock that a run holds.
        running: the thread that runs a plan in it.
    """

    def __init__(self) -> None:
        self.block, self.use, self.running = np.empty(0, np.uint8), Exclusive(), 0
        self._inner: Workspace | None = None

    @property
    def inner(self) -> Workspace:
        """The memory of the bodies that a plan runs."""
        if self._inner is None:
            self._inner = Workspace()
        return self._inner

    def reserve(self, size: int) -> Array:
        """Return the block, of some bytes at least."""
        if self.block.size < size:
            self.block = aligned(size)
        return self.block


class Plan(WritingExecutable):
    """A program as calls of functions.

    Args:
        program: a legal program.
        workspace: the memory of its intermediate values.
        optimize: the passes of the bodies of its regions.
        calls: its calls, if they are known.
    """

    def __init__(
        self,
        program: Program,
        workspace: Workspace,
        optimize: Callable[[Program], Program],
        calls: Calls | None = None,
    ) -> None:
        self.program, self._workspace, self._optimize = program, workspace, optimize
        found = calls or emitted(program, workspace, optimize).at()
        self._calls, self._offsets = found.calls, found.offsets
        self.instructions, self.bytes = len(self._calls), found.bytes
        self._outputs = found.outputs
        given = {whole.buffer: whole for whole in (*found.inputs, *found.outputs)}
        self._parts: dict[Buffer, dict[Place, _Parts | None]] = {buffer: {} for buffer in given}
        for _, operands in self._calls:
            for x in operands:
                if isinstance(x, Place) and x.buffer in given and x not in self._parts[x.buffer]:
                    self._parts[x.buffer][x] = None if x == given[x.buffer] else _parts(x)
        self._views = [[*parts.values()] for parts in self._parts.values()]
        self._block: Array | None = None
        self._code: list[_Call] = []
        self._open: list[list[_Open]] = []
        self._filled: list[tuple[Arguments, int]] = []

    def execution(self) -> Execution:
        return _Execution(self)

    def write(self, inputs: Sequence[Array], outputs: Sequence[Array]) -> None:
        self.run_on([self.views(n, x) for n, x in enumerate((*inputs, *outputs))])

    def views(self, number: int, array: Array) -> list[Array]:
        """Return what calls take of an input or an output."""
        return [array if of is None else np.ndarray(of[0], of[1], array, of[2], of[3]) for of in self._views[number]]

    def run_on(self, views: Sequence[Sequence[Array]]) -> None:
        """Run the program on what calls take of its inputs and outputs."""
        workspace = self._workspace
        with workspace.use.turn():
            if workspace.running == (thread := get_ident()):  # another plan, which has called what runs this one
                Plan(self.program, Workspace(), self._optimize).run_on(views)
                return
            try:
                workspace.running = thread
                quietly(self._run, views)
            finally:
                workspace.running = 0

    def run_inside(self, arrays: Sequence[Array]) -> Sequence[Array]:
        """Return the outputs for inputs in C order, in a run of another plan, whose workspace has this one's inside."""
        outputs = [np.empty(x.shape, x.dtype) for x in self._outputs]
        self._run([self.views(n, x) for n, x in enumerate((*arrays, *outputs))])
        return outputs

    def _run(self, views: Sequence[Sequence[Array]]) -> None:
        block = self._workspace.reserve(self.bytes)
        if self._block is not block:
            self._bind(block)
        try:
            for found, open_ in zip(views, self._open, strict=True):
                for array, (slots, stacks) in zip(found, open_, strict=True):
                    for arguments, n in slots:
                        arguments[n] = array
                    for rounds, n in stacks:
                        for arguments, x in zip(rounds, elements(array), strict=True):
                            arguments[n] = x
            for function, operands in self._code:
                function(*operands)
        finally:
            for arguments, n in self._filled:  # what is given must not live longer than the run
                arguments[n] = None

    def _bind(self, block: Array) -> None:
        """Make the arguments of all calls, except those that are given; each round of a loop has calls of its own."""
        self._block = None
        arrays: dict[int, Array] = {}
        opens = {buffer: {x: _Open([], []) for x in parts} for buffer, parts in self._parts.items()}

        def array(x: Any) -> Any:
            if not isinstance(x, Place) or x.buffer in opens:
                return None if isinstance(x, Place) else x
            found = arrays.get(id(x))
            if found is None:
                found = arrays[id(x)] = self._array(x, block)
            return found

        code: list[_Call] = []
        for function, operands in self._calls:
            if not isinstance(function, Rounds):
                [call] = _calls(function, 1, operands, [False] * len(operands), array, opens)
                code.append(call)
                continue
            given = iter(operands)
            each = [
                _calls(inner, function.count, [next(given) for _ in moves], moves, array, opens)
                for inner, moves in function.functions
            ]
            code += chain.from_iterable(zip(*each, strict=True))
        self._code = code
        self._open = [[*each.values()] for each in opens.values()]
        self._filled = [slot for open_ in self._open for x in open_ for slot in x.all()]
        self._block = block

    def _array(self, place: Place, block: Array) -> Array:
        if place.buffer.array is not None:
            return place.array(place.buffer.array)
        return place.array(block, self._offsets[place.buffer])


def emitted(program: Program, workspace: Workspace, optimize: Callable[[Program], Program]) -> Emission:
    """Return the calls of a program, whose regions have plans in the workspace inside."""
    return Emission(program, lambda body: Plan(optimize(body), workspace.inner, optimize).run_inside)


class _Execution(Execution):
    """A run that keeps what calls take of the arrays in their places."""

    def __init__(self, plan: Plan) -> None:
        super().__init__(plan)
        self._plan = plan
        self._views: list[Sequence[Array]] = [()] * len(self.arrays)

    def put(self, place: int, array: Array) -> None:
        super().put(place, array)
        self._views[place] = self._plan.views(place, array)

    def release(self, places: Sequence[int]) -> None:
        super().release(places)
        for n in places:
            self._views[n] = ()

    def run(self) -> None:
        self._plan.run_on(self._views)


def _parts(place: Place) -> _Parts:
    if not place.size:  # without elements it may have any strides, which NumPy refuses
        return place.shape, place.dtype, 0, contiguous(place.shape, place.dtype.itemsize)
    return place.shape, place.dtype, place.offset, place.strides
