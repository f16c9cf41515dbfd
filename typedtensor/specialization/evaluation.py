"""The plan cache of values, the counterpart of the plan cache of losses."""

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
from typedtensor.specialization.first_sight import runs_interpreted, work_of
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

SETTLED = -1
"""In place of a number of runs without a look-up: there are none, or their plan has been made."""


class Evaluation(NamedTuple):
    """The results of a plan of a value.

    Attributes:
        array: the value.
        leaves: the leaves of the expression.
        values: the values of the leaves.
        computed: the nodes of the expression, with the values of some.
        foreign: the values of users' operations.
        ran: the executable, if it was a single one.
    """

    array: Array
    leaves: tuple[Node, ...]
    values: list[Any]
    computed: Computed
    foreign: Mapping[Node, Lent]
    ran: Executable | None


class ValueCache:
    """Plans of values, with limits of their own, so that they do not evict plans of losses."""

    def __init__(self) -> None:
        self._known: IdentityTable[Node, tuple[tuple[int, ...], Known | str]] = IdentityTable()
        self._bound: IdentityTable[Node, Sequence[BoundValue]] = IdentityTable()
        self._several: IdentityTable[Node, Sequence[BoundValues]] = IdentityTable()
        self._spared: IdentityTable[Node, int] = IdentityTable()
        self._forms: Recent[Form] = Recent(MOST_PLANS)
        self._constants = Constants()
        self._making = Exclusive()

    def bound(self, root: Node) -> Sequence[BoundValue]:
        """Return the bound routes by which an expression without computed nodes was evaluated before."""
        return self._bound.get(root) or ()

    def several(self, first: Node) -> Sequence[BoundValues]:
        """Return the bound routes of groups of expressions, beginning with this one, that were evaluated together."""
        return self._several.get(first) or ()

    def bind(self, joint: Node, expressions: Sequence[Node]) -> None:
        """Bind the route to the values of expressions that were evaluated together, if one plan gives all of them.

        Args:
            joint: the node that joins them, made anew each time.
            expressions: the expressions; the joint node's value is that of the first.
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
        own = {id(joint), *map(id, joint.operands)}  # ids that other objects may have later
        numbers = {number: place for number, place in bound.numbers.items() if number not in own}
        result = BoundValues(bound.leaves, bound.target, numbers, bound.form, tuple(map(weakref.ref, others)), places)
        self._several[expressions[0]] = with_bound(self.several(expressions[0]), result, key, entry)

    def known(self, root: Node) -> Known | str | None:
        """Return the cached description of an expression without computed nodes, or the reason why it has no plan."""
        try:
            given, known = self._known[root]
        except KeyError:
            return None
        return None if given else known

    def leave(self, root: Node, reason: str) -> None:
        """Cache the reason why an expression without computed nodes has to be interpreted."""
        self._known[root] = (), reason

    def spares(self, root: Node, value_of: Callable[[Node], Any], sizes: Mapping[Label, int], target: Target) -> bool:
        """Whether to interpret an expression without looking it up, as its plan will be made in a later run.

        Once others have been looked up, its plan may be theirs, so that it is looked up, too: which runs are planned
        depends on the structures that a process has met, not on the objects, which a resumed training makes anew.

        Args:
            root: the expression, of which no node has a value.
            value_of, sizes, target: as for :meth:`value`.
        """
        left = self._spared.get(root)
        if left is None:  # the run before a plan is made is one that is looked up
            left = SETTLED if len(self._forms) else runs_interpreted(root, value_of, sizes, target) - 1 or SETTLED
        if left > 0:
            self._spared[root] = left - 1
            return True
        if left == SETTLED:
            self._spared[root] = SETTLED
        return False

    def look_at(self, root: Node, given: Collection[Node] = ()) -> Known | str:
        """Return the description of an expression with some computed nodes; the reason, if it can have no plan.

        Only the latest set of computed nodes is cached: programs mostly request values in one order.
        """
        places = tuple(map(id, given))  # the ids stay valid as long as the expression lives
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
        """Return the description of an expression with expanded dynamic parts; nothing is cached.

        Args:
            root: the expression.
            given: the nodes that have values.
            expand: returns the expansion of a dynamic part.
        """
        fingerprint = Fingerprint(frozenset(given), forward=True)
        try:
            key = [fingerprint.add(root)]
            for part in fingerprint.parts:  # the loop may append further parts
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
            return "its bodies contain operations of your own, which may do more than compute"
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
        """Return the value of an expression.

        Args:
            root: the expression.
            known: its description.
            value_of: returns the value of a leaf.
            sizes: the sizes of labels in the computation.
            learn: called, after a successful run, with the sizes of labels that it determined.
            expand: returns the expansion of a dynamic part.
            target: the target that runs plans.
            beside: subexpressions whose values will be requested next.

        Returns:
            The results of a plan. For an expression to interpret: an object to notify of the interpreter's success, or
            the reason.
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
        if known.foreign:  # later requests must not run users' operations again
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
            try:  # an impure program must not run twice: its errors are raised
                result = own_failure(partial(plan.run, arrays, values), TooManySteps if known.pure else Exception)
                break
            except TooManySteps as full:
                entry.make_room(full)
            except MemoryError:  # no fault of the plan; the interpreter needs less memory
                if not known.pure:
                    raise
                return NO_MEMORY
        if result is None:
            return IN_USE
        if isinstance(result, Exception):  # the interpreter will meet the error, too, and locate it
            return Interpreted(entry, Computed(root, known.numbers, form), result)
        if known.pure and self.known(root) is known:  # no node had a value
            bound = BoundValue(bound_leaves(known.leaves), target, known.numbers, weakref.ref(form))
            self._bound[root] = with_bound(self.bound(root), bound, key, entry)
        computed = Computed(root, known.numbers, form, values_given(plan, entry, result[1]))
        foreign: dict[Node, Lent] = {}
        if known.foreign:
            numbers = [number for number in known.foreign if number]
            nodes = nodes_of((root,), known.numbers, numbers, _within(known, expand))
            foreign = {x: computed.values[n] for x, n in zip(nodes, numbers, strict=True)}
        return Evaluation(result[0], known.leaves, values, computed, foreign, plan.executable.ran)

    def _made(
        self, entry: Entry, form: Form, known: Known, root: Node, arrays: Sequence[Array], expand: Expand
    ) -> ValuePlan | None:
        """Return the plan; make it if there is none that gives everything requested."""
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
        """Whether to interpret a repeated expression once more, as planning would take longer."""
        if entry.spared is None and self._spared.get(root) == 0:  # it was spared before it was looked up
            entry.spared, self._spared[root] = 1, SETTLED
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
        """Make a plan for new sizes, if it can be derived from a template."""
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
        """Drop all plans and their buffers."""
        self._known.clear()
        self._bound.clear()
        self._several.clear()
        self._spared.clear()
        self._forms.clear()
        self._constants.clear()


def _within(known: Known, expand: Expand) -> Operands:
    """Return the operands function of an expression, which stops at its leaves."""
    leaves, parts = {*known.leaves}, parts_of(expand)
    return lambda node: () if node in leaves else parts(node)


def _roots(root: Node, known: Known, further: Sequence[int], expand: Expand) -> Sequence[Node]:
    """Return an expression and further nodes with dynamic parts expanded."""
    nodes = nodes_of((root,), known.numbers, further, _within(known, expand))
    return resolved((root, *nodes), expand, {*known.leaves})


VALUES = ValueCache()
"""The plans for values of this process."""
