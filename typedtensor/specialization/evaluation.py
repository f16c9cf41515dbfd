"""Plans for values, which are found, made and run as those for losses are."""

from __future__ import annotations

import weakref
from collections.abc import Callable, Collection, Hashable, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple

from typedtensor.ad.graph import Node, Operands
from typedtensor.backends.quiet import raises
from typedtensor.base.exclusive import Exclusive
from typedtensor.base.lasting import Recent
from typedtensor.core.axes import Label
from typedtensor.core.expr import App
from typedtensor.ir import Array, TooManySteps
from typedtensor.lowering.failures import own_failure
from typedtensor.lowering.unplannable import Unplannable
from typedtensor.specialization.bound_values import BoundValue, BoundValues, bound_leaves, values_given, with_bound
from typedtensor.specialization.constants import Constants
from typedtensor.specialization.entries import (
    IN_USE,
    MOST_PLANS,
    NO_MEMORY,
    OTHER_ARRAYS,
    RAISES,
    Entry,
    Form,
    Interpreted,
    arrays_of,
    follow,
    form_for,
    make_plan,
    shapes_key,
)
from typedtensor.specialization.fingerprint import Fingerprint
from typedtensor.specialization.first_sight import work_of
from typedtensor.specialization.forms import Expand, Known, Once, parts_of, resolved
from typedtensor.specialization.further import Computed, ask_for, between, nodes_of
from typedtensor.specialization.identity import IdentityTable
from typedtensor.specialization.refusals import tell
from typedtensor.specialization.size_templates import Trace
from typedtensor.specialization.values import ValuePlan, ValueProgram
from typedtensor.targets import Target
from typedtensor.targets.base import Executable
from typedtensor.targets.borrowed import Lent

DYNAMIC = "a part of it is dynamic"


class Evaluation(NamedTuple):
    """What a plan gave.

    Attributes:
        array: the value.
        leaves: what it was computed from.
        values: the values of the leaves.
        computed: the nodes of the expression, and the values of some.
        foreign: the values of operations that are not the library's own.
        ran: what has run, if that is one program.
    """

    array: Array
    leaves: tuple[Node, ...]
    values: list[Any]
    computed: Computed
    foreign: Mapping[Node, Lent]
    ran: Executable | None


class ValueCache:
    """Plans for values. They are as many as those for losses, and do not take their places."""

    def __init__(self) -> None:
        self._known: IdentityTable[Node, tuple[tuple[int, ...], Known | str]] = IdentityTable()
        self._bound: IdentityTable[Node, Sequence[BoundValue]] = IdentityTable()
        self._several: IdentityTable[Node, Sequence[BoundValues]] = IdentityTable()
        self._forms: Recent[Form] = Recent(MOST_PLANS)
        self._constants = Constants()
        self._making = Exclusive()

    def bound(self, root: Node) -> Sequence[BoundValue]:
        """How the value of an expression was computed before, none of whose nodes had one."""
        return self._bound.get(root) or ()

    def several(self, first: Node) -> Sequence[BoundValues]:
        """How the values of several expressions, of which this is the first, were computed together before."""
        return self._several.get(first) or ()

    def bind(self, joint: Node, expressions: Sequence[Node]) -> None:
        """Know the way to the values of expressions that were computed as one, if its plan gives all of them.

        Args:
            joint: the expression that stands for them, which is made anew each time.
            expressions: they; the value of the first is its own.
        """
        ways = [(x, key) for x in self.bound(joint) for key, _ in x.entries.items()]
        if not ways or not isinstance(expressions[0], App):
            return
        [(bound, key)] = ways
        if (current := bound.at(key)) is None:
            return
        (plan, entry, _), others = current, expressions[1:]
        given = {entry.further[n] for n in plan.given}
        places = tuple([bound.numbers[id(x)] if isinstance(x, App) else None for x in others])
        if not given.issuperset([place for place in places if place is not None]):
            return
        own = {id(joint), *map(id, joint.operands)}  # which others may have when these are gone
        numbers = {number: place for number, place in bound.numbers.items() if number not in own}
        made = BoundValues(bound.leaves, bound.target, numbers, bound.form, tuple(map(weakref.ref, others)), places)
        self._several[expressions[0]] = with_bound(self.several(expressions[0]), made, key, entry)

    def known(self, root: Node) -> Known | str | None:
        """What is known of an expression none of whose nodes has a value, or why no plan can be made, if it was met."""
        try:
            given, known = self._known[root]
        except KeyError:
            return None
        return None if given else known

    def leave(self, root: Node, reason: str) -> None:
        """Remember why an expression none of whose nodes has a value is to be interpreted."""
        self._known[root] = (), reason

    def look_at(self, root: Node, given: Collection[Node] = ()) -> Known | str:
        """What is known of an expression, some of whose nodes have values; why, if no plan can be made.

        Only the last set of nodes with values is remembered: mostly, values are asked for in one order.
        """
        places = tuple(map(id, given))  # they live as long as what is computed from them
        try:
            before, known = self._known[root]
            if before == places:
                return known
        except KeyError:
            pass
        known = self._look_at(root, given)
        self._known[root] = places, known
        return known

    def _look_at(self, root: Node, given: Collection[Node]) -> Known | str:
        fingerprint = Fingerprint(frozenset(given), forward=True)
        try:
            key = fingerprint.add(root)
        except Unplannable as error:
            tell(error)
            return str(error)
        return DYNAMIC if fingerprint.parts else self._completed(fingerprint, key)

    def look_through(self, root: Node, given: Collection[Node], expand: Expand) -> Known | str:
        """The same for an expression whose dynamic parts have been found; nothing is remembered.

        Args:
            root: the expression.
            given: the nodes that have values.
            expand: gives what a dynamic part turned out to be.
        """
        fingerprint = Fingerprint(frozenset(given), forward=True)
        try:
            key = [fingerprint.add(root)]
            for part in fingerprint.parts:  # there may be more at its end meanwhile
                built = expand(part)
                numbers = fingerprint.numbers
                added = fingerprint.add(built)
                key.append((numbers[id(part)], numbers[id(built)], added))
        except Unplannable as error:
            tell(error)
            return str(error)
        return self._completed(fingerprint, tuple(key))

    def _completed(self, fingerprint: Fingerprint, key: Hashable) -> Known | str:
        if fingerprint.foreign is None:
            return "operations of users' own, which may do more than compute, are in bodies"
        return Known(fingerprint, Once(key), self._constants)

    def value(
        self,
        root: Node,
        known: Known,
        value_of: Callable[[Node], Any],
        sizes: Mapping[Label, int],
        learn: Callable[[Mapping[Label, int]], None],
        expand: Expand,
        target: Target,
        beside: Sequence[Node] = (),
    ) -> Evaluation | Interpreted | str:
        """The value of an expression.

        Args:
            root: the expression.
            known: what is known of it.
            value_of: gives the value of a leaf.
            sizes: the sizes of labels in the computation.
            learn: is told of those that are found when the expression is computed, once it has been.
            expand: gives what a dynamic part turned out to be.
            target: where plans run.
            beside: expressions that it is computed from, whose values are asked for next.

        Returns:
            What a plan gave. When it is to be interpreted, what wants to know that this succeeded, or why.
        """
        values = [value_of(leaf) for leaf in known.leaves]
        arrays = arrays_of(values, target)
        if arrays is None:
            return OTHER_ARRAYS
        form = form_for(self._forms, known)
        key = shapes_key(arrays, sizes)
        entry = form.entry(key, target)
        if beside:
            ask_for(form, between(beside, known.numbers, ()))
        if known.foreign:  # whatever is asked for afterwards is not to compute them again
            ask_for(form, [number for number in known.foreign if number])
        if entry.refused:
            return entry.refused
        if raises():
            return RAISES
        if entry.plan is None:
            target.check_leaves(known.leaves, arrays, trained=False)
        if entry.sizes is None:
            self._follow(entry, form, known, root, arrays, sizes, expand)
        if entry.sizes is None:
            return Interpreted(entry, Computed(root, known.numbers, form))
        if entry.plan is None and self._is_spared(entry, form, known, root, arrays, expand):
            return Interpreted(entry, Computed(root, known.numbers, form), few=True)
        learn(entry.sizes)
        while True:
            plan: ValuePlan | None = entry.plan
            if plan is None or entry.further != form.further:
                with self._making.turn():
                    plan = self._made(entry, form, known, root, arrays, expand)
            if plan is None:
                return entry.refused or NO_MEMORY
            try:  # what is not pure is not done again: whatever it fails with is raised
                made = own_failure(partial(plan.run, arrays, values), TooManySteps if known.pure else Exception)
                break
            except TooManySteps as full:
                entry.make_room(full)
            except MemoryError:  # not a fault of the plan; the interpreter needs less
                if not known.pure:
                    raise
                return NO_MEMORY
        if made is None:
            return IN_USE
        if isinstance(made, Exception):  # the interpreter meets it as well, and says where
            return Interpreted(entry, Computed(root, known.numbers, form), made)
        if known.pure and self.known(root) is known:  # nothing had a value
            bound = BoundValue(bound_leaves(known.leaves), target, known.numbers, weakref.ref(form))
            self._bound[root] = with_bound(self.bound(root), bound, key, entry)
        computed = Computed(root, known.numbers, form, values_given(plan, entry, made[1]))
        foreign: dict[Node, Lent] = {}
        if known.foreign:
            numbers = [number for number in known.foreign if number]
            nodes = nodes_of((root,), known.numbers, numbers, _within(known, expand))
            foreign = {x: computed.values[n] for x, n in zip(nodes, numbers, strict=True)}
        return Evaluation(made[0], known.leaves, values, computed, foreign, plan.executable.ran)

    def _made(
        self, entry: Entry, form: Form, known: Known, root: Node, arrays: Sequence[Array], expand: Expand
    ) -> ValuePlan | None:
        """The plan, which is made if there is none, or none that gives all that was asked for."""
        further = form.further
        if entry.plan is None or entry.further != further:
            whole, *others = _roots(root, known, further, expand)
            make = partial(ValuePlan, whole, known.leaves, arrays, entry.target, entry.workspace)
            if make_plan(entry, partial(make, further=others, foreign=not known.pure), known, root):
                entry.further = further
        plan: ValuePlan | None = entry.plan
        return plan

    def _is_spared(
        self, entry: Entry, form: Form, known: Known, root: Node, arrays: Sequence[Array], expand: Expand
    ) -> bool:
        """Whether an expression that was interpreted before is once more, as to make a plan takes longer."""
        if entry.spared is None:
            work = work_of(_roots(root, known, form.further, expand), known.leaves, arrays, entry.sizes or {})
            entry.spared = entry.target.spares(work.calls, work.elements)
        entry.spared = max(0, entry.spared - 1)
        return entry.spared > 0

    def _follow(
        self,
        entry: Entry,
        form: Form,
        known: Known,
        root: Node,
        arrays: Sequence[Array],
        sizes: Mapping[Label, int],
        expand: Expand,
    ) -> None:
        """Make a plan for sizes that are met for the first time, if it follows from that for others."""
        further = form.further

        def trace() -> Trace:
            whole, *others = _roots(root, known, further, expand)
            lines = entry.target.names_lines
            return lambda arrays: ValueProgram(whole, known.leaves, arrays, others, lines=lines)

        if known.pure:
            with self._making.turn():
                roots = partial(_roots, root, known, further, expand)
                follow(entry, form, (further,), roots, trace, known.leaves, arrays, sizes)
        if entry.plan is not None:
            entry.further = further

    def clear(self) -> None:
        """Forget all plans, and let go of their buffers."""
        self._known.clear()
        self._bound.clear()
        self._several.clear()
        self._forms.clear()
        self._constants.clear()


def _within(known: Known, expand: Expand) -> Operands:
    """What nodes are computed from in an expression, as far as its leaves."""
    leaves, parts = {*known.leaves}, parts_of(expand)
    return lambda node: () if node in leaves else parts(node)


def _roots(root: Node, known: Known, further: Sequence[int], expand: Expand) -> Sequence[Node]:
    """An expression, and the further nodes, without dynamic parts."""
    nodes = nodes_of((root,), known.numbers, further, _within(known, expand))
    return resolved((root, *nodes), expand, {*known.leaves})


VALUES = ValueCache()
"""The plans for values of this process."""
