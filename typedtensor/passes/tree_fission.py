"""Loop fission for forests: the bodies over trees are made as small as possible.

Values that do not depend on the states of nodes are computed for all inner nodes at once beforehand. Results that are
unread, or views of other results, are not stored.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping

from typedtensor.ir import Argument, Broadcast, Program, Tree, TupleElement, Value, make, name_of, new_input
from typedtensor.passes.reassociation import reassociate


def split_trees(program: Program) -> Program:
    """Split the bodies over trees, so that they keep only computation that proceeds height by height."""
    if not program.has(Tree):
        return program
    order = program.order()
    read: defaultdict[Argument, set[int]] = defaultdict(set)
    for value in order:
        if isinstance(value.primitive, TupleElement):
            read[value.operands[0]].add(value.primitive.index)
    parts: dict[Argument, Mapping[int, Value]] = {}
    new: dict[Value, Value] = {}
    for value in order:
        operands = tuple(new[x] if isinstance(x, Value) else x for x in value.operands)
        changed = any(a is not b for a, b in zip(operands, value.operands, strict=True))
        new[value] = result = Value(value.primitive, operands, value.shape, value.dtype) if changed else value
        if isinstance(value.primitive, Tree):
            split = _Split(result, read[value]).parts()
            if split is not None:
                parts[result] = split
        elif isinstance(value.primitive, TupleElement) and result.operands[0] in parts:
            new[value] = parts[result.operands[0]][value.primitive.index]
    if all(new[output] is output for output in program.outputs):
        return program
    return Program(program.inputs, tuple(new[output] for output in program.outputs))


class _Split:
    """The split of one forest.

    Args:
        value: the value whose primitive is a ``Tree``.
        read: the elements of its result that are read.
    """

    def __init__(self, value: Value, read: set[int]) -> None:
        assert isinstance(value.primitive, Tree)
        self.tree, self.operands, self.read = value.primitive, value.operands, read
        body = self.tree.body
        self.body = reassociate(body, frozenset(body.inputs[: self.tree.taken]))
        first = self.tree.states + self.tree.indices
        second = first + self.tree.sequences
        inputs = self.body.inputs[self.tree.taken :]
        self.stacked = _values(dict(zip(inputs, self.operands[first:second], strict=False)))
        self.once = _values(dict(zip(inputs[self.tree.sequences :], self.operands[second:], strict=True)))

    def parts(self) -> dict[int, Value] | None:
        """Return replacements of the elements that are read; None if the body is minimal already."""
        tree, outputs = self.tree, self.body.outputs
        states = outputs[: tree.returned]
        wanted = {n: outputs[tree.returned + n - tree.states] for n in sorted(self.read) if n >= tree.states}
        varying = set(self.body.inputs[: tree.taken])
        order = Program((), (*states, *wanted.values())).order()
        for value in order:
            if any(x in varying for x in value.operands) or not self._lift(value):
                varying.add(value)
        views: dict[Value, None] = {}  # these values and what they view, operands first
        for value in wanted.values():
            self._look_through(value, varying, views)
        kept = list(dict.fromkeys(v for v in (*wanted.values(), *views) if v in varying and not self._follows(v)))
        result = self._around((*states, *kept), varying)
        if result is None:
            return None
        self.stacked.update({v: make(TupleElement(tree.states + n), result) for n, v in enumerate(kept)})
        for value in (*views, *wanted.values()):
            if value not in self.stacked and value not in self.once:
                lifted = self._lift(value)
                assert lifted, f"{value} cannot follow its tree"
        found = {n: make(TupleElement(n), result) for n in self.read if n < tree.states}
        return {**found, **{n: self._stack(value) for n, value in wanted.items()}}

    def _stack(self, value: Value) -> Value:
        if value in self.stacked:
            return self.stacked[value]
        return make(Broadcast((self.tree.inner, *value.shape)), self.once[value])

    def _lift(self, value: Value) -> bool:
        """Compute a value for all inner nodes at once, if its primitive has a batched form."""
        if value in self.stacked or value in self.once:
            return True
        if not value.primitive.pure:
            return False
        operands: list[Argument] = []
        mapped: list[bool] = []
        for x in value.operands:
            if not isinstance(x, Value) or x in self.once:
                operands.append(self.once[x] if isinstance(x, Value) else x)
            elif x in self.stacked:
                operands.append(self.stacked[x])
            else:
                return False
            mapped.append(isinstance(x, Value) and x in self.stacked)
        if not any(mapped):
            self.once[value] = Value(value.primitive, tuple(operands), value.shape, value.dtype)
            return True
        result = value.primitive.along(operands, mapped, self.tree.inner)
        if result is None:
            return False
        self.stacked[value] = result
        return True

    def _follows(self, value: Value) -> bool:
        """Whether a result is a view of another value that can be stored instead."""
        if not value.primitive.is_view:
            return False
        [x] = value.operands
        assert isinstance(x, Value)
        stack = Value(x.primitive, x.operands, (self.tree.inner, *x.shape), x.dtype)
        return value.primitive.along([stack], [True], self.tree.inner) is not None

    def _look_through(self, value: Value, varying: set[Value], views: dict[Value, None]) -> None:
        if value in varying and self._follows(value):
            [x] = value.operands
            assert isinstance(x, Value)
            self._look_through(x, varying, views)
        views.setdefault(value)

    def _around(self, roots: tuple[Value, ...], varying: set[Value]) -> Value | None:
        """Build the forest of the remaining body, with new inputs for values that are computed beforehand."""
        sequences: dict[Value, Value] = {}
        constants: dict[Value, Value] = {}
        new: dict[Value, Value] = {x: x for x in self.body.inputs[: self.tree.taken]}
        for value in Program((), roots).order():
            if value in new:
                continue
            if value in varying or self._stays(value):
                continue
            table, source = (sequences, self.stacked) if value in self.stacked else (constants, self.once)
            table[value] = source[value]
        needed = self._needed(roots, {*sequences, *constants})
        sequences = {v: x for v, x in sequences.items() if v in needed}
        constants = {v: x for v, x in constants.items() if v in needed}
        same = self.body is self.tree.body and len(roots) == len(self.body.outputs)
        elements = self.body.inputs[self.tree.taken :]
        if same and tuple(sequences) == elements[: len(sequences)] and {*sequences, *constants} == {*elements}:
            return None
        inputs = {v: new_input(name_of(v), v.shape, v.dtype) for v in (*sequences, *constants)}
        new.update(inputs)
        for value in Program((), roots).order():
            if value in needed and value not in new:
                operands = tuple(new[x] if isinstance(x, Value) else x for x in value.operands)
                new[value] = Value(value.primitive, operands, value.shape, value.dtype)
        body = Program((*self.body.inputs[: self.tree.taken], *inputs.values()), tuple(new[x] for x in roots))
        tree = self.tree
        smaller = Tree(body, tree.states, tree.indices, len(sequences), tree.nodes, tree.inner, tree.upwards)
        before = self.operands[: tree.states + tree.indices]
        return make(smaller, *before, *sequences.values(), *constants.values())

    def _stays(self, value: Value) -> bool:
        """Whether a value is a view, which costs nothing in the body."""
        return bool(value.operands) and value.primitive.is_view

    def _needed(self, roots: tuple[Value, ...], ends: set[Value]) -> set[Value]:
        """Return the values that the roots depend on, without operands of ``ends``."""
        needed: set[Value] = set()
        waiting = list(roots)
        while waiting:
            value = waiting.pop()
            if value not in needed:
                needed.add(value)
                if value not in ends:
                    waiting.extend(x for x in value.operands if isinstance(x, Value))
        return needed


def _values(found: Mapping[Value, Argument]) -> dict[Value, Value]:
    return {x: operand for x, operand in found.items() if isinstance(operand, Value)}
