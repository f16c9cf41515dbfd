"""The split of a loop into the values before it, the step-by-step core, and the values after it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from typedtensor.ir import (
    AddRows,
    Argument,
    Broadcast,
    Contract,
    Elementwise,
    Loop,
    MatMul,
    Program,
    Reduce,
    TupleElement,
    Value,
    after,
    before,
    function_of,
    make,
    name_of,
    new_input,
    note_source,
    readers_of,
)
from typedtensor.passes.reassociation import reassociate

Stays = Callable[[Value, Loop], bool]
"""Whether a value stays in the loop. It does where the value is so large that storing it
for all steps costs more than computing it for all steps at once saves."""


class Split:
    """The split of one loop.

    Args:
        value: the loop.
        read: the elements of its result that are read.
        last_alone: the carried values of which only the last step is read.
        is_large: whether a value stays in the loop that nothing needs in the steps.
    """

    def __init__(self, value: Value, read: set[int], last_alone: set[int], is_large: Stays) -> None:
        assert isinstance(value.primitive, Loop)
        self.is_large = is_large
        self.loop, self.operands, self.read, self.last_alone = value.primitive, value.operands, read, last_alone
        body = self.loop.body
        carries, sequences = self.loop.carries, self.loop.sequences
        self.carried = body.inputs[:carries]
        self.elements = body.inputs[carries : carries + sequences]
        self.constants = body.inputs[carries + sequences :]
        self.outputs = list(body.outputs)
        self.once: dict[Argument, Argument] = {}  # loop-invariant values, outside the loop
        self.stacked: dict[Value, Value] = {}  # values for all steps, stacked along the first axis
        self.regrouped = False

    def parts(self) -> dict[int, Value] | None:
        """Return replacements of the elements that are read; None if the loop is minimal already."""
        sums = self._sums()
        needed = self._needed_carries(sums)
        roots = [self.outputs[n] for n in sorted(needed)]
        wanted = {n: self.outputs[n] for n in self.read if n >= self.loop.carries}
        addends = {n: _terms(sums[n]) for n in sums if n in self.read}
        everything = Program((), (*roots, *wanted.values(), *_read_by(addends)))
        order = everything.order()
        varying = self._varying(order, needed)
        core = self._core(roots, varying)
        self.staying = self._staying(order, varying, core, addends) if core else set()
        self._lift_parallel(order, varying, core)
        return self._rebuild(order, needed, wanted, addends, varying, core)

    def _sums(self) -> dict[int, Value]:
        """Return the accumulators: carried values that only sum an addend, and of which only the last step is read."""
        order = self.loop.body.order()
        readers = readers_of(order)
        found: dict[int, Value] = {}
        for n, carried in enumerate(self.carried):
            total = self.outputs[n]
            if readers[carried] != [total] or (n in self.read and n not in self.last_alone):
                continue
            if function_of(total) != "add" or readers[total] or self.outputs.count(total) > 1:
                continue
            others = [x for x in total.operands if x is not carried]
            if len(others) == 1 and isinstance(others[0], Value) and others[0].shape == total.shape:
                found[n] = others[0]
        return found

    def _needed_carries(self, sums: dict[int, Value]) -> set[int]:
        """Return the carried values that the results depend on, the accumulators excepted."""
        places = {value: n for n, value in enumerate(self.carried)}
        needed = {n for n in self.read if n < self.loop.carries and n not in sums}
        waiting = [self.outputs[n] for n in self.read if n not in sums] + [sums[n] for n in sums if n in self.read]
        seen: set[Value] = {*waiting}
        while waiting:
            value = waiting.pop()
            n = places.get(value)
            if n is not None and n not in needed:
                needed.add(n)
                if (output := self.outputs[n]) not in seen:
                    seen.add(output)
                    waiting.append(output)
            for x in value.operands:
                if isinstance(x, Value) and x not in seen:
                    seen.add(x)
                    waiting.append(x)
        return needed

    def _varying(self, order: Sequence[Value], needed: set[int]) -> set[Value]:
        """Return the values that depend on loop-carried values."""
        return _followed(order, {self.carried[n] for n in needed})

    def _core(self, roots: list[Value], varying: set[Value]) -> set[Value]:
        """Return the values that need step-by-step computation, those between carried values of adjacent steps."""
        return {value for value in Program((), tuple(roots)).order() if value in varying}

    def _staying(
        self, order: Sequence[Value], varying: set[Value], core: set[Value], addends: Mapping[int, list[Value]]
    ) -> set[Value]:
        """Return values outside of the core that stay in the loop nevertheless.

        They are so large that all steps at once would go through main memory, and nothing would become one product: no
        value stays that enters or follows such a product before the loop, follows one after it, or is to be added up.
        """
        joined = self._joined_products(order, {_value(x) for x in _read_by(addends)})
        entering = {*Program((), tuple(v for v in order if v in joined and v not in varying)).order()}
        following = joined - core
        found: set[Value] = set()
        for value in order:
            if value in core:
                continue
            of = {x for x in value.operands if isinstance(x, Value) and (x in varying) == (value in varying)}
            if not following.isdisjoint(of):
                following.add(value)
            elif value.operands and not (value in entering or value in following) and self.is_large(value, self.loop):
                found.add(value)
        return found

    def _joined_products(self, order: Sequence[Value], ends: set[Value]) -> set[Value]:
        """Return products that all steps, or a sum over them, make one product."""
        shared = {*self.constants}
        for value in order:
            if value.operands and all(x in shared for x in value.operands if isinstance(x, Value)):
                shared.add(value)
        summed = set(ends)
        for value in reversed(order):
            if value in summed and (value.primitive.is_view or function_of(value) == "add"):
                summed.update(x for x in value.operands if isinstance(x, Value))
        products = [value for value in order if isinstance(value.primitive, (Contract, MatMul))]
        return {v for v in products if v in summed or any(x in shared for x in v.operands)}

    def _lift_parallel(self, order: Sequence[Value], varying: set[Value], core: set[Value]) -> None:
        """Compute loop-invariant values before the loop. A value that has no stacked form joins the core."""
        first = self.loop.carries
        for n, element in enumerate(self.elements):
            operand = self.operands[first + n]
            assert isinstance(operand, Value)
            self.stacked[element] = operand
        for constant, operand in zip(self.constants, self.operands[first + len(self.elements) :], strict=True):
            self.once[constant] = operand
        for value in order:
            if value in varying or value in self.stacked or value in self.once:
                continue
            if value in self.staying or not self._lift(value):
                varying.add(value)
                core.add(value)
        _followed(order, varying)  # the readers of values that could not be hoisted

    def _lift(self, value: Value) -> bool:
        """Compute a value for all steps at once before the loop, if its primitive has a batched form."""
        operands = [x for x in map(self._outside, value.operands) if x is not None]
        if not value.primitive.pure or len(operands) < len(value.operands):
            return False
        mapped = [x in self.stacked for x in value.operands]
        if not any(mapped):
            self.once[value] = Value(value.primitive, tuple(operands), value.shape, value.dtype, value.source)
            return True
        result = value.primitive.along(operands, mapped, self.loop.length)
        if result is None:
            return False
        assert result.shape == (self.loop.length, *value.shape), f"{value} became {result}"
        note_source(result, value.source)
        self.stacked[value] = result
        return True

    def _outside(self, x: Argument) -> Argument | None:
        """What an operand is outside of the loop; None if it has no such form."""
        if not isinstance(x, Value):
            return x
        return self.once[x] if x in self.once else self.stacked.get(x)

    def _rebuild(
        self,
        order: Sequence[Value],
        needed: set[int],
        wanted: dict[int, Value],
        addends: dict[int, list[Value]],
        varying: set[Value],
        core: set[Value],
    ) -> dict[int, Value] | None:
        """Build the smaller loop and the values after it."""
        kept = sorted(needed)
        late = [v for v in order if v in varying and v not in core and v not in self.carried]
        late = [v for v in late if v not in self.staying and self._can_follow(v)]
        following = set(late)
        in_loop = {v for v in order if v in varying and v not in following}
        for v in reversed(order):  # operands of the loop's remaining values stay in the loop
            if v in in_loop:
                in_loop.update(x for x in v.operands if isinstance(x, Value) and x in varying)
        late = [v for v in late if v not in in_loop]
        # The frontier: values of the loop that are read after it.
        ends = [*wanted.values(), *_read_by(addends)]
        frontier = [
            v
            for v in dict.fromkeys([*(x for value in late for x in value.operands if isinstance(x, Value)), *ends])
            if v in in_loop
        ]
        new_outputs = {n: self.outputs[n] for n in kept}
        views = self._views_among(frontier, in_loop)
        sources = [x for v in views for x in v.operands if isinstance(x, Value) and x in in_loop]
        frontier = [v for v in dict.fromkeys([*frontier, *sources]) if v not in views]
        extra = [v for v in frontier if v not in self.carried and v not in new_outputs.values()]
        body_roots = (*new_outputs.values(), *extra)
        inside = {v: None for v in order if v in in_loop}  # ordered, so that no order depends on addresses
        loop = self._new_loop(kept, body_roots, inside) if kept or inside else None
        if loop is not None and self._is_as_before(loop):
            return None
        if loop is not None:
            for v in frontier:
                if v in self.carried:
                    self.stacked[v] = before(loop, kept.index(self.carried.index(v)))
                elif v in extra:
                    self.stacked[v] = make(TupleElement(len(kept) + extra.index(v)), loop)
                else:
                    n = next(n for n, output in new_outputs.items() if output is v)
                    self.stacked[v] = after(loop, kept.index(n))
        for v in (*views, *late):
            lifted = self._lift(v)
            assert lifted, f"{v} cannot follow its loop"
        return self._results(loop, kept, wanted, addends)

    def _views_among(self, values: list[Value], in_loop: set[Value]) -> list[Value]:
        """Return the views among the values: the loop stores the viewed value instead of the view."""
        found: dict[Value, None] = {}
        waiting = list(values)
        while waiting:
            value = waiting.pop()
            if value.primitive.is_view and value in in_loop and self._can_follow(value):
                found[value] = None
                waiting.extend(x for x in value.operands if isinstance(x, Value) and x not in found)
        return [v for v in Program((), tuple(found)).order() if v in found]

    def _can_follow(self, value: Value) -> bool:
        """Whether a value has a form for all steps at once; tested on placeholders for its operands."""
        length, mapped = self.loop.length, [isinstance(x, Value) and x not in self.once for x in value.operands]
        operands = [
            Value(x.primitive, x.operands, (length, *x.shape), x.dtype) if isinstance(x, Value) and varies else x
            for x, varies in zip([self.once.get(x, x) for x in value.operands], mapped, strict=True)
        ]
        return value.primitive.along(operands, mapped, length) is not None

    def _new_loop(self, kept: list[int], roots: tuple[Value, ...], in_loop: dict[Value, None]) -> Value:
        """Build the loop of the remaining values, with new inputs for hoisted values."""
        sequences: dict[Value, Value] = {}
        constants: dict[Value, Argument] = {}
        for value in [*roots, *(x for v in in_loop for x in v.operands if isinstance(x, Value))]:
            if value in self.stacked and value not in in_loop:
                sequences[value] = self.stacked[value]
            elif value in self.once and value not in in_loop:
                constants[value] = self.once[value]
        inputs = {v: new_input(name_of(v), v.shape, v.dtype) for v in (*sequences, *constants)}
        new: dict[Value, Argument] = {**inputs, **{self.carried[n]: self.carried[n] for n in kept}}
        for value in Program((), roots).order():
            if value not in new and value in in_loop:
                operands = tuple(new[x] if isinstance(x, Value) else x for x in value.operands)
                new[value] = Value(value.primitive, operands, value.shape, value.dtype, value.source)
        body = Program((*(self.carried[n] for n in kept), *inputs.values()), tuple(_value(new[root]) for root in roots))
        later = {*body.outputs[len(kept) :]}.difference(body.outputs[: len(kept)])
        regrouped = reassociate(body, frozenset(self.carried[n] for n in kept), later)
        self.regrouped, body = regrouped is not body, regrouped
        starts = [self.operands[n] for n in kept]
        loop = Loop(body, len(kept), len(sequences), self.loop.length, self.loop.backwards)
        return make(loop, *starts, *sequences.values(), *constants.values())

    def _is_as_before(self, loop: Value) -> bool:
        """Whether the new loop computes the same as the old one, so that a split gains nothing."""
        new, old = loop.primitive, self.loop
        assert isinstance(new, Loop)
        sizes = [(x.carries, x.sequences, len(x.body.outputs), len(x.body.order())) for x in (new, old)]
        return sizes[0] == sizes[1] and not self.regrouped

    def _results(
        self, loop: Value | None, kept: list[int], wanted: dict[int, Value], addends: dict[int, list[Value]]
    ) -> dict[int, Value]:
        results: dict[int, Value] = {}
        for place, n in enumerate(kept):
            assert loop is not None
            results[n] = make(TupleElement(place), loop)
        for n, value in wanted.items():
            results[n] = self._stack(value)
        for n, terms in addends.items():
            final = self.operands[n]
            for term in terms:
                final = make(Elementwise("add"), final, self._total(term))
            assert isinstance(final, Value)
            # Only the last step of the sum is read: a broadcast of the total stands for all steps.
            results[n] = make(Broadcast((self.loop.length + 1, *final.shape)), final)
        return results

    def _total(self, term: Value) -> Value:
        """Sum a value over all steps."""
        if isinstance(term.primitive, AddRows):
            return make(term.primitive, *(self._stack(_value(x)) for x in term.operands))
        return make(Reduce("add", (0,)), self._stack(term))

    def _stack(self, value: Value) -> Value:
        if value in self.stacked:
            return self.stacked[value]
        once = self.once[value]
        assert isinstance(once, Value)
        return make(Broadcast((self.loop.length, *value.shape)), once)


def _followed(order: Sequence[Value], values: set[Value]) -> set[Value]:
    """Add to values those that depend on them, and return them."""
    for value in order:
        if not values.isdisjoint(value.operands):
            values.add(value)
    return values


def _terms(value: Value) -> list[Value]:
    """Return the terms of a sum if one of them adds rows at indices, else the whole sum as one term."""
    if function_of(value) != "add" or not all(isinstance(x, Value) for x in value.operands):
        return [value]
    terms = [term for x in value.operands for term in _terms(_value(x))]
    return terms if any(isinstance(term.primitive, AddRows) for term in terms) else [value]


def _read_by(addends: Mapping[int, Sequence[Value]]) -> list[Value]:
    """Return the values that totals read: each term, or the indices and rows of a term that adds rows at indices."""
    terms = [term for several in addends.values() for term in several]
    return [_value(x) for term in terms for x in (term.operands if isinstance(term.primitive, AddRows) else [term])]


def _value(operand: Argument) -> Value:
    assert isinstance(operand, Value)
    return operand
