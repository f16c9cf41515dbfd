"""Regions in tables: loops, branches, repetitions, and trees level by level."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial, reduce
from typing import Any, NamedTuple, TypeVar

import numpy as np

from typedtensor.ir import (
    Argument,
    Array,
    Branch,
    Elementwise,
    Loop,
    Program,
    Reduce,
    Region,
    Repeat,
    Take,
    TooManySteps,
    Tree,
    TupleElement,
    Value,
    make,
    new_input,
)
from typedtensor.targets.memory import Begin, End, Place, along, in_rounds, whole
from typedtensor.targets.native import levels
from typedtensor.targets.native.emission import Body
from typedtensor.targets.native.statements import ENDLESS, Check, Count, Jump, Label, Set, Statements, Unless
from typedtensor.targets.regions import levels_of

T = TypeVar("T")

AT_ONCE = 256
"""The most nodes of a level that a body is computed for at once: as many as fill products, and no more memory."""

_NO_TREES = "the numbers of nodes are not those of trees"


class Emission(Statements):
    """The statements of a program.

    Args:
        program: the program.
        optimize: the passes of the bodies of its regions.
        symbols: the symbolic sizes that it depends on.

    Attributes:
        inputs: the buffer of each input.
        outputs: the buffer of each output.
    """

    def __init__(self, program: Program, optimize: Callable[[Program], Program], symbols: Sequence[int] = ()) -> None:
        super().__init__(symbols)
        inputs, outputs = ([whole(x.shape, x.dtype) for x in each] for each in (program.inputs, program.outputs))
        self.inputs, self.outputs = ([x.buffer for x in each] for each in (inputs, outputs))
        Body(self, dict(zip(program.inputs, inputs, strict=True)), outputs, _Regions(optimize).emit).emit(program)


class _Regions:
    """The emission of regions.

    Args:
        optimize: the passes of a level of trees, which is a program of its own.
    """

    def __init__(self, optimize: Callable[[Program], Program]) -> None:
        self._optimize = optimize
        self._levels: dict[tuple[Any, ...], _Levels | None] = {}

    def emit(self, body: Body, value: Value, primitive: Region, *operands: Argument) -> None:
        """Emit a region that is a value of a body."""
        places = [body.place(x) for x in operands if isinstance(x, Value)]
        _RULES[type(primitive)](self, body, value, primitive, places)

    def _loop(self, body: Body, value: Value, primitive: Loop, places: Sequence[Place]) -> None:
        starts, rest = _split(places, primitive.carries)
        sequences, constants = _split(rest, primitive.sequences)
        stacks = body.elements(value)
        first = primitive.length if primitive.backwards else 0
        for stack, start in zip(stacks, starts, strict=False):
            body.copy(start, stack.sliced((first,)))
        if not primitive.length:
            return
        loop = body.emission.counter()
        body.emission.add(along(loop, primitive.length, primitive.backwards))
        inputs, wanted = in_rounds(primitive, loop, stacks, sequences)
        body.inside(primitive.body, [*inputs, *constants], wanted)
        body.emission.add(End(loop))

    def _branch(self, body: Body, value: Value, primitive: Branch, places: Sequence[Place]) -> None:
        condition, *rest = places
        others, constants = _split(rest, primitive.results)
        add, other, done = body.emission.add, body.emission.label(), body.emission.label()
        results = body.tuples[value] = [body.new(*primitive.element(n)) for n in range(primitive.results)]
        add(Unless(condition, primitive.holds, other))
        body.inside(primitive.body, constants, results)
        add(Jump(done))
        add(Label(other))
        for alternative, result in zip(others, results, strict=True):
            body.copy(alternative, result)
        add(Label(done))

    def _repeat(self, body: Body, value: Value, primitive: Repeat, places: Sequence[Place]) -> None:
        """Run a body until it says so; carried values go to and fro between two pieces of memory."""
        first = places[0]
        starts, rest = _split(places[1:], primitive.carries)
        sequences, constants = _split(rest, primitive.sequences)
        emission = body.emission
        add, position, turn, row = emission.add, emission.counter(), emission.counter(), emission.counter()
        before, after = [], []
        for start in starts:
            both = body.new((2, *start.shape), start.dtype)
            before.append(both.sliced((0,)).moved(turn, both.strides[0]))
            after.append(both.sliced((1,)).moved(turn, -both.strides[0]))
            body.copy(start, both.sliced((0,)))
        # Rows for which there is no room go to one more, so that all steps are counted.
        types = [primitive.element(n) for n in range(1 + primitive.carries, primitive.elements)]
        stacks = [body.new((primitive.length + 1, *shape[1:]), dtype) for shape, dtype in types]
        rows = [stack.sliced((0,)).moved(row, stack.strides[0]) for stack in stacks]
        wanted = [*after, *rows[len(primitive.kept) :]]
        steps, left = body.new((), np.dtype(np.int64)), emission.label()
        add(Set(turn, 0))
        if primitive.decides:
            goes_on = body.new((), first.dtype)
            body.copy(first, goes_on)
            wanted.append(goes_on)
            add(Begin(position, 0, 1, ENDLESS))
            add(Unless(goes_on, True, left))
        else:
            body.computed(first, lambda n: make(Elementwise("maximum"), n, 0), steps)
            for sequence in sequences:
                _require_rows(body, sequence.shape[0], steps, primitive.backwards)
            add(along(position, emission.number(steps), primitive.backwards))
        add(Set(row, 0, position, 1, primitive.length))
        for n, stack in zip(primitive.kept, rows, strict=False):
            body.copy(before[n], stack)
        elements = [x.without(0).moved(position, x.strides[0]) for x in sequences]
        body.inside(primitive.body, [*before, *elements, *constants], wanted)
        add(Set(turn, 1, turn, -1))
        add(End(position))
        add(Label(left))
        if primitive.decides:
            add(Count(position, steps))
        if stacks:
            too_many = body.computed(steps, lambda n: make(Elementwise("greater"), n, primitive.length))
            text = f"a loop takes more than {primitive.length} steps"
            add(Check(too_many, lambda n: TooManySteps(primitive.loop, int(n)), (steps,), text))
        body.tuples[value] = [steps, *before, *(x.sliced(((0, primitive.length, None),)) for x in stacks)]

    def _tree(self, body: Body, value: Value, tree: Tree, places: Sequence[Place]) -> None:
        """Run a body level by level, batched over the nodes of a level, whose number a run reads."""
        first = tree.states + tree.indices
        starts, (leaves, *indices), rest = places[: tree.states], places[tree.states : first], places[first:]
        results = body.elements(value)
        found = self._levels_of(body, tree, value.operands[tree.states : first], [leaves, *indices])
        for state, start in zip(results, starts, strict=False):
            if tree.upwards:
                body.combine(start, leaves, state, None)
            else:
                body.copy(start, state)
        if found is None:
            return
        add, loop = body.emission.add, body.emission.counter()
        add(along(loop, body.emission.number(found.number), not tree.upwards))
        here = body.emission.number(found.starts.without(0).moved(loop, 8))
        of_width = found.widths.without(0).moved(loop, 8)

        def emit(width: int) -> None:
            columns = [x._replace(offset=8 * here, shape=(width,)) for x in found.columns]
            self._level(body, tree, results, columns, rest)

        body.emission.batched(of_width, min(tree.inner, AT_ONCE), emit)
        add(End(loop))

    def _level(
        self, body: Body, tree: Tree, results: Sequence[Place], columns: Sequence[Place], rest: Sequence[Place]
    ) -> None:
        """Run the body for nodes with some numbers among the inner ones and all nodes, and with some parts."""
        states, stacks = results[: tree.states], results[tree.states :]
        places, own, *parts = columns
        given = [*states, *columns, *rest]
        inputs = [new_input("operand", x.shape, x.dtype) for x in given]
        of_states, of_columns = inputs[: tree.states], inputs[tree.states : tree.states + len(columns)]
        sequences, constants = _split(inputs[tree.states + len(columns) :], tree.sequences)
        sides = of_columns[2:] if tree.upwards else of_columns[1:2]
        taken = [make(Take(), state, side) for side in sides for state in of_states]
        taken += [make(Take(), x, of_columns[0]) for x in sequences]
        loop = make(Loop(tree.body, 0, len(taken), own.shape[0]), *taken, *constants)
        outputs = tuple(make(TupleElement(n), loop) for n in range(len(tree.body.outputs)))
        made = [body.new(x.shape, x.dtype) for x in outputs]
        body.inside(self._optimize(Program(tuple(inputs), outputs)), given, made)
        arriving, further = _split(made, tree.returned)
        for n, x in enumerate(arriving):
            if tree.upwards:
                body.combine(x, own, states[n], None)
            else:
                body.combine(x, parts[n // tree.states], states[n % tree.states], "add")
        for x, stack in zip(further, stacks, strict=True):
            body.combine(x, places, stack, None)

    def _levels_of(
        self, body: Body, tree: Tree, operands: Sequence[Argument], indices: Sequence[Place]
    ) -> _Levels | None:
        """Check the numbers of nodes and find the levels; None if there are no inner nodes."""
        key = body, tree.nodes, *operands
        if key in self._levels:
            return self._levels[key]
        integer = np.dtype(np.int64)
        leaves, own, *parts = (
            x if x.is_contiguous and x.dtype == integer else body.copy(x, body.new(x.shape, integer)) for x in indices
        )

        def failure(*numbers: Array) -> Exception:
            try:
                levels_of(tree.nodes, *numbers)
            except IndexError as error:
                return error
            raise AssertionError(numbers)

        def check(places: Sequence[Place], outside: Callable[[Value], Value]) -> None:
            inputs = tuple(new_input("numbers", x.shape, x.dtype) for x in places if x.size)
            found = [make(Reduce("logical_or", (0,)), outside(x)) for x in inputs]
            if found:
                whole = reduce(partial(make, Elementwise("logical_or")), found)
                flag = body.new((), whole.dtype)
                body.inside(Program(inputs, (whole,)), [x for x in places if x.size], [flag])
                body.emission.add(Check(flag, failure, (leaves, own, *parts), _NO_TREES))

        negative = partial(make, Elementwise("less"))
        check(
            (leaves, own, *parts),
            lambda x: make(
                Elementwise("logical_or"), negative(x, 0), make(Elementwise("greater_equal"), x, tree.nodes)
            ),
        )
        heights, below = body.new((tree.nodes,), integer), body.new((tree.inner,), integer)
        count, unknown = body.new((), integer), body.new((), np.dtype(np.bool_))
        for place, number in ((heights, -1), (count, 0), (unknown, False)):
            body.fill(place, number)
        run = body.emission.run
        body.combine(_filled(body, 0, leaves), leaves, heights, None)
        if tree.inner:
            run(levels.climb(own, parts, heights, below, count, unknown))
            body.emission.add(Check(unknown, failure, (leaves, own, *parts), _NO_TREES))
        check((heights,), lambda x: negative(x, 0))
        found = None
        if tree.inner:
            if tree.inner > AT_ONCE:
                _, starts = _counted(body, below, AT_ONCE)
                met = body.new(starts.shape, integer)
                body.fill(met, 0)
                run(levels.divide(below, starts, met, count, AT_ONCE))
            widths, starts = _counted(body, below)
            columns = [body.new((tree.inner,), integer) for _ in range(tree.indices)]
            free = body.copy(starts, body.new(starts.shape, integer))
            run(levels.order(below, free, [*zip((None, own, *parts), columns, strict=True)]))
            found = _Levels(count, widths, starts, columns)
        self._levels[key] = found
        return found


class _Levels(NamedTuple):
    """The levels of trees in memory.

    Attributes:
        number: how many there are, with the pieces of wide ones as levels.
        widths: how many nodes each of them has.
        starts: where each of them starts.
        columns: by level, the numbers of the inner nodes among them, among all nodes, and of their parts.
    """

    number: Place
    widths: Place
    starts: Place
    columns: Sequence[Place]


def _split(sequence: Sequence[T], count: int) -> tuple[Sequence[T], Sequence[T]]:
    return sequence[:count], sequence[count:]


def _counted(body: Body, below: Place, at_once: int = 1) -> tuple[Place, Place]:
    """The width of each level, and where it starts: after how many pieces of so many nodes."""
    widths, starts = (body.new((below.shape[0] + more,), below.dtype) for more in (0, 1))
    body.fill(widths, 0)
    body.fill(starts, 0)
    body.combine(_filled(body, 1, below), below, widths, "add")
    body.emission.run(levels.add_up(widths, starts, at_once))
    return widths, starts


def _filled(body: Body, number: int, like: Place) -> Place:
    place = body.new((), like.dtype)
    body.fill(place, number)
    return place.broadcast(like.shape)


def _require_rows(body: Body, rows: int, steps: Place, backwards: bool) -> None:
    """Check that there are as many rows as steps."""
    missing = body.computed(steps, lambda n: make(Elementwise("greater"), n, rows))

    def failure(steps: Array) -> IndexError:
        index = int(steps) - 1 if backwards else rows
        return IndexError(f"index {index} is out of bounds for axis 0 with size {rows}")

    body.emission.add(Check(missing, failure, (steps,), f"a loop takes more than {rows} steps"))


_RULES: dict[type[Any], Callable[..., None]] = {
    Branch: _Regions._branch,
    Loop: _Regions._loop,
    Repeat: _Regions._repeat,
    Tree: _Regions._tree,
}
