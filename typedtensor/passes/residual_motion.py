"""Values of a backward loop that depend on a forward loop alone are computed in the forward loop.

A gradient reads what the forward loop stores for it, and computes in its own loop what depends on that alone, such as
the derivative of an activation or the scale of a normalization. In the same step of the forward loop much of that is at
hand. It is stored in place of its operands where it takes no more memory.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from typedtensor.ir import (
    Argument,
    Loop,
    Permute,
    Program,
    Reshape,
    Slice,
    TupleElement,
    Value,
    make,
    name_of,
    new_input,
    ordered,
    readers_of,
)
from typedtensor.passes.rewrite import rebuilt, replaced_anywhere, replacing


def move_residuals(program: Program) -> Program:
    """Move values of loops to earlier loops. Return the same program if nothing changes."""
    if not program.has(Loop):
        return program
    order = program.order()
    places: dict[Value, int] = {}
    for n, value in enumerate(order):
        after_loop = any(places[x] >= 0 for x in value.operands if isinstance(x, Value))
        places[value] = n if after_loop or isinstance(value.primitive, Loop) else -1
    changes: dict[Value, _Changes] = {}
    for value in order:
        if isinstance(value.primitive, Loop) and value not in changes:
            _Motion(value, value.primitive, places).find(changes)
    new: dict[Value, Argument] = {}
    for value in order if changes else ():
        result = rebuilt(value, new) if new else value
        if value in changes:
            result = changes[value].apply(result, new)
        if result is not value:
            new[value] = result
    return replacing(program, new)


@dataclass
class _Changes:
    """The changes of a loop.

    Attributes:
        outputs: further outputs, values of its body.
        inputs: the inputs for further sequences and constants, by operand and by whether it is a sequence.
        taken: values of its body that are the elements of an earlier loop's further output, by its number.
    """

    outputs: list[Value] = field(default_factory=list)
    inputs: dict[tuple[Value, bool], Value] = field(default_factory=dict)
    taken: dict[Value, tuple[Value, int]] = field(default_factory=dict)

    def apply(self, value: Value, new: dict[Value, Argument]) -> Value:
        """Return the loop with the changes; ``new`` has the replacements of the values before it."""
        loop = value.primitive
        assert isinstance(loop, Loop)
        body, stop = loop.body, loop.carries + loop.sequences
        further: dict[bool, list[tuple[Value, Argument]]] = {True: [], False: []}
        for (operand, is_sequence), x in self.inputs.items():
            further[is_sequence].append((x, new.get(operand, operand)))
        elements = {end: new_input(name_of(end), end.shape, end.dtype) for end in self.taken}
        for end, (forward, output) in self.taken.items():
            further[True].append((elements[end], make(TupleElement(output), new[forward])))
        sequences, constants = further[True], further[False]
        inputs = *body.inputs[:stop], *(x for x, _ in sequences), *body.inputs[stop:], *(x for x, _ in constants)
        operands = (
            *value.operands[:stop],
            *(x for _, x in sequences),
            *value.operands[stop:],
            *(x for _, x in constants),
        )
        made = replaced_anywhere(body, elements).outputs
        after = Program(inputs, (*made, *self.outputs))
        return make(Loop(after, loop.carries, loop.sequences + len(sequences), loop.length, loop.backwards), *operands)


class _Known(NamedTuple):
    """What a value of a loop that no carried value enters depends on.

    Attributes:
        residuals: the elements of stacked values of an earlier loop.
        forward: this loop; None without such elements.
        latest: the position of the last of the other operands, which the earlier loop has to follow.
    """

    residuals: frozenset[Value]
    forward: Value | None
    latest: int


class _Motion:
    """The values of a loop that earlier loops can compute.

    Args:
        value: the loop.
        loop: its primitive.
        places: the positions of loops and what depends on them; -1 for other values.
    """

    def __init__(self, value: Value, loop: Loop, places: dict[Value, int]) -> None:
        self.value, self.loop, self.places = value, loop, places
        first, stop = loop.carries, loop.carries + loop.sequences
        self.operands = dict(zip(loop.body.inputs[first:], value.operands[first:], strict=True))
        self.elements = {*loop.body.inputs[first:stop]}
        self.residuals = {x: of for x in loop.body.inputs[first:stop] if (of := self._residual(self.operands[x]))}

    def find(self, changes: dict[Value, _Changes]) -> None:
        """Add the changes of this loop and of earlier ones. A loop that takes values of others gives none itself."""
        if not self.residuals:
            return
        order = self.loop.body.order()
        known = self._known(order)
        for forward, moved in self._groups(order, known):
            if (forward in changes and changes[forward].taken) or not self._saves(known, moved):
                continue
            given, own = (changes.setdefault(of, _Changes()) for of in (forward, self.value))
            assert isinstance(forward.primitive, Loop)
            translated: dict[Value, Value] = {}
            for end in moved:
                own.taken[end] = forward, len(forward.primitive.body.outputs) + len(given.outputs)
                given.outputs.append(self._translated(end, forward, given, translated))

    def _residual(self, operand: Argument) -> tuple[Value, Value] | None:
        """Return the earlier loop and the value of its body whose stacked values, or views of them, are a sequence."""
        views: list[Permute | Reshape] = []
        assert isinstance(operand, Value)
        while isinstance(view := operand.primitive, (Permute, Reshape)):
            views.append(view)
            operand = _only(operand)
            is_along = view.order[0] == 0 if isinstance(view, Permute) else view.shape[:1] == operand.shape[:1]
            if not is_along:
                return None
        key = operand.primitive.key if isinstance(operand.primitive, Slice) else None
        part = operand if key is None else _only(operand)
        if not isinstance(part.primitive, TupleElement):
            return None
        forward, index = _only(part), part.primitive.index
        loop = forward.primitive
        if not isinstance(loop, Loop) or loop.length != self.loop.length:
            return None
        sides = [((None, -1, None),), ((1, None, None),)]
        earlier, later = reversed(sides) if loop.backwards else sides
        found = None
        if index < loop.carries and key == earlier:
            found = loop.body.inputs[index]
        elif key == (later if index < loop.carries else None):
            found = loop.body.outputs[index]
        if found is None:
            return None
        for view in reversed(views):
            each = (
                Permute(tuple(n - 1 for n in view.order[1:])) if isinstance(view, Permute) else Reshape(view.shape[1:])
            )
            found = make(each, found)
        return forward, found

    def _known(self, order: Sequence[Value]) -> dict[Value, _Known]:
        """Return the values that no carried value enters, and that an earlier loop could compute."""
        found: dict[Value, _Known] = {}
        for x, operand in self.operands.items():
            if x in self.residuals:
                found[x] = _Known(frozenset({x}), self.residuals[x][0], -1)
            elif isinstance(operand, Value):
                found[x] = _Known(frozenset(), None, self.places[operand])
        for value in order:
            given = [found.get(x) for x in value.operands if isinstance(x, Value)]
            each = [known for known in given if known is not None]
            if not value.primitive.pure or not each or len(each) < len(given):
                continue
            forwards = {known.forward for known in each if known.forward is not None}
            latest = max(known.latest for known in each)
            if len(forwards) > 1 or any(self.places[forward] <= latest for forward in forwards):
                continue
            residuals = frozenset[Value]().union(*(known.residuals for known in each))
            found[value] = _Known(residuals, next(iter(forwards), None), latest)
        return found

    def _groups(self, order: Sequence[Value], known: dict[Value, _Known]) -> Iterator[tuple[Value, list[Value]]]:
        """Yield earlier loops, and values that they can compute; those with a common residual together."""
        readers, outputs = readers_of(order), {*self.loop.body.outputs}
        read: set[Value] = set()  # by values that depend on carried values, directly or through views
        groups: list[tuple[frozenset[Value], list[Value]]] = []
        for value in reversed(order):
            if value in self.operands or value not in known or not known[value].residuals:
                continue
            is_inside = all(x in known and not (x.primitive.is_view and x in read) for x in readers[value])
            if is_inside and value not in outputs:
                continue
            read.add(value)
            if value.primitive.is_view:
                continue
            residuals, several = known[value].residuals, [value]
            for group in [group for group in groups if not residuals.isdisjoint(group[0])]:
                groups.remove(group)
                residuals, several = residuals | group[0], [*group[1], *several]
            groups.append((residuals, several))
        for _, several in groups:
            forward = known[several[0]].forward
            assert forward is not None
            yield forward, several

    def _saves(self, known: dict[Value, _Known], moved: Sequence[Value]) -> bool:
        """Whether values take no more memory than the residuals that nothing else reads."""
        remaining: set[Value] = set()
        waiting = [*self.loop.body.outputs]
        while waiting:
            value = waiting.pop()
            if value not in remaining and value not in moved:
                remaining.add(value)
                waiting.extend(x for x in value.operands if isinstance(x, Value))
        residuals = frozenset[Value]().union(*(known[value].residuals for value in moved))
        return _bytes(moved) <= _bytes([x for x in residuals if x not in remaining])

    def _translated(self, value: Value, forward: Value, given: _Changes, translated: dict[Value, Value]) -> Value:
        """Return a value in terms of the body of an earlier loop."""
        for each in ordered([value]):
            if each not in translated:
                is_input = each in self.operands
                translated[each] = self._entering(each, forward, given) if is_input else rebuilt(each, translated)
        return translated[value]

    def _entering(self, x: Value, forward: Value, given: _Changes) -> Value:
        """Return what an input of this loop's body is in the body of an earlier loop."""
        if x in self.residuals:
            return self.residuals[x][1]
        operand, loop = self.operands[x], forward.primitive
        assert isinstance(operand, Value)
        assert isinstance(loop, Loop)
        is_sequence = x in self.elements
        first = loop.carries if is_sequence else loop.carries + loop.sequences
        stop = loop.carries + loop.sequences if is_sequence else len(forward.operands)
        for place in range(first, stop):
            if forward.operands[place] is operand:
                return loop.body.inputs[place]
        return given.inputs.setdefault((operand, is_sequence), new_input(name_of(x), x.shape, x.dtype))


def _only(value: Value) -> Value:
    [operand] = value.operands
    assert isinstance(operand, Value)
    return operand


def _bytes(values: Sequence[Value]) -> int:
    return sum(value.size * value.dtype.itemsize for value in values)
