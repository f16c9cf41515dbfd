"""Plans that are made once: for an expression, for all that are built like it, and for each set of sizes."""

from __future__ import annotations

import weakref
from collections.abc import Callable, Collection, Hashable, Mapping, Sequence
from functools import partial
from typing import Any

from typedtensor.ad.graph import Node
from typedtensor.backends.quiet import raises
from typedtensor.base.exclusive import Exclusive
from typedtensor.base.lasting import Recent
from typedtensor.core.axes import Label
from typedtensor.core.expr import App
from typedtensor.ir import Array, TooManySteps
from typedtensor.lowering.failures import own_failure
from typedtensor.specialization.asked import Asked, Made, OnStart
from typedtensor.specialization.bound import Route
from typedtensor.specialization.bound_values import BoundGradients, bound_leaves, with_bound
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
from typedtensor.specialization.evaluation import VALUES
from typedtensor.specialization.forms import Expand, Known, Outline, look_at, resolved
from typedtensor.specialization.further import Computed, ask_for, between
from typedtensor.specialization.gradients import GradientPlan
from typedtensor.specialization.identity import IdentityTable, References, are_referred
from typedtensor.specialization.sparse import outweigh
from typedtensor.targets import Ran, Target


class PlanCache:
    """Plans for losses and their gradients.

    An expression is interpreted when it is first met, which checks its sizes, and planned when it, or another of
    its structure, is met again with the same sizes.
    """

    def __init__(self) -> None:
        self._known: IdentityTable[Node, Known | Outline | str] = IdentityTable()
        self._beside: IdentityTable[Node, tuple[References, Known | Outline | str]] = IdentityTable()
        self._bound: IdentityTable[Node, Sequence[BoundGradients]] = IdentityTable()
        self._forms: Recent[Form] = Recent(MOST_PLANS)
        self._constants = Constants()
        self._making = Exclusive()

    def gradients(
        self,
        loss: Node,
        targets: Collection[Node],
        value_of: Callable[[Node], Any],
        sizes: Mapping[Label, int],
        *,
        learn: Callable[[Mapping[Label, int]], None],
        computed: Collection[Node],
        expand: Expand,
        target: Target,
        on_start: OnStart | None = None,
        also: Sequence[Node] = (),
        stepped: Collection[Node] = (),
        known: Known | None = None,
    ) -> Made | Interpreted | str:
        """The value of a loss and its gradients.

        Args:
            loss: a real scalar.
            targets: the leaves whose gradients are wanted; all parameters if there are none. For a step, they are the
                parameters that it changes, of which the loss may depend on some alone.
            value_of: gives the value of a leaf.
            sizes: the sizes of labels in the computation.
            learn: is told of those that are found when the expression is computed, once it has been.
            computed: the nodes that have values already.
            expand: gives what a dynamic part turns out to be.
            target: where plans run.
            on_start: called with what gradients are found for; may return what takes them as they are computed.
            also: what is asked for besides.
            stepped: the parameters that were changed in the computation by steps on the same loss.
            known: what is known of the loss, if :meth:`look_up` was asked for it before.

        Returns:
            What a plan gave. When it is to be interpreted, what wants to know that this succeeded, or why.
        """
        found = self.look_up(loss, expand, computed) if known is None else known
        if isinstance(found, str):
            return found
        known = found
        asked = Asked(loss, (), known, targets, expand, tuple(also), stepped)
        run = partial(self._run, value_of=value_of, sizes=sizes, learn=learn, target=target)
        beside = tuple([x for x in also if isinstance(x, App) and id(x) not in known.numbers and x not in computed])
        if beside and isinstance(together := self._together(loss, known, beside, computed), Known):
            made = run(asked._replace(beside=beside, known=together), computed, on_start=on_start)
            if not isinstance(made, str):
                return made
        return run(asked, computed, on_start=on_start)

    def _run(
        self,
        asked: Asked,
        computed: Collection[Node],
        *,
        value_of: Callable[[Node], Any],
        sizes: Mapping[Label, int],
        learn: Callable[[Mapping[Label, int]], None],
        target: Target,
        on_start: OnStart | None,
    ) -> Made | Interpreted | str:
        loss, beside, known, targets = asked[:4]
        values = [value_of(leaf) for leaf in known.leaves]
        arrays = arrays_of(values, target)
        if arrays is None:
            return OTHER_ARRAYS
        wanted = known.among(targets) if targets else known.parameters
        if not wanted:
            return "it depends on nothing that a gradient was asked for"
        form = form_for(self._forms, known)
        take = on_start
        if on_start is not None and wanted is not known.parameters and _is_shared(form, known, wanted, asked.stepped):
            wanted, take = known.parameters, None
        places = None if wanted is known.parameters else tuple([known.numbers[id(x)] for x in wanted])
        entry = form.entry(key := shapes_key(arrays, sizes), target, places)
        if asked.also:
            ask_for(form, between(asked.also, known.numbers, computed))
        if entry.refused:
            return entry.refused
        if raises():
            return RAISES
        if entry.plan is None:
            target.check_leaves(known.leaves, arrays, trained=True)
        if entry.sizes is None:
            self._follow(entry, form, asked, wanted, arrays, sizes)
        if entry.sizes is None:
            return Interpreted(entry, Computed(loss, known.numbers, form, None, beside))
        if on_start is None:  # an optimizer changes all rows
            if entry.rows is None:
                leaves = dict(zip(known.leaves, arrays, strict=True))
                entry.rows = outweigh(resolved((loss,), asked.expand)[0], wanted, leaves)
            if entry.rows:
                return "it looks up rows of a table so large that writing all of its gradient takes longer"
        given = dict(sizes)
        learn(entry.sizes)
        expected = TooManySteps if known.pure else Exception  # what is not pure is not done again, but raised
        while True:
            plan: GradientPlan | None = entry.plan
            if plan is None or entry.further != form.further:
                with self._making.turn():
                    plan = self._made(entry, form, asked, wanted, arrays)
            if plan is None:
                return entry.refused or NO_MEMORY
            present = wanted if len(plan.places) == len(wanted) else tuple([wanted[n] for n in plan.places])
            try:
                made = own_failure(partial(_run, entry, plan, arrays, values, take, present), expected)
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
            return Interpreted(entry, Computed(loss, known.numbers, form, None, beside), made)
        places = tuple([entry.further[n] for n in plan.given])
        outcome = Computed(loss, known.numbers, form, dict(zip(places, made.further, strict=True)), beside)
        if on_start is None and known.pure and not beside and self._is_kept(loss, known):
            self._bind(loss, known, tuple(targets), present, key, entry, form)
        route = None
        if (
            on_start is not None
            and known.pure
            and all(x is loss or known.numbers.get(id(x)) in places for x in asked.also)
        ):
            kept = self._is_kept(loss, known)
            route = Route(plan, entry, known, arrays, present, given, form, places, asked.also, beside, kept)
        return Made(
            made.loss,
            present,
            wanted is known.parameters,
            made.gradients,
            plan.apart,
            known.leaves,
            values,
            entry.target,
            outcome,
            route,
            plan.executable.ran,
        )

    def _bind(
        self,
        loss: Node,
        known: Known,
        asked: tuple[Node, ...],
        targets: tuple[Node, ...],
        key: Hashable,
        entry: Entry,
        form: Form,
    ) -> None:
        """Know the way to the same gradients for the next time, if there is one for all that was asked for."""
        if asked and (len(asked) != len(targets) or any(x is loss for x in asked)):
            return
        leaves = bound_leaves(known.leaves)
        bound = BoundGradients(leaves, entry.target, known.numbers, weakref.ref(form), asked, targets)
        self._bound[loss] = with_bound(self.bound(loss), bound, key, entry)

    def bound(self, loss: Node) -> Sequence[BoundGradients]:
        """How the gradients of a loss were computed before."""
        return self._bound.get(loss) or ()

    def clear(self) -> None:
        """Forget all plans, and let go of their buffers."""
        self._known.clear()
        self._bound.clear()
        self._beside.clear()
        self._forms.clear()
        self._constants.clear()
        VALUES.clear()

    def form_of(self, known: Known) -> Form | None:
        """What is known of all losses of a structure; None if no gradient of one was asked for."""
        return self._forms.find(known.key)

    def look_up(self, loss: Node, expand: Expand, computed: Collection[Node]) -> Known | str:
        """What is known of a loss; why, if it is to be interpreted.

        Args:
            loss, expand, computed: as for :meth:`gradients`.
        """
        try:
            known = self._known[loss]
        except KeyError:
            known = self._known[loss] = look_at(loss, self._constants)
        if isinstance(known, Outline):
            return known.known(expand, computed, self._constants)
        if not isinstance(known, str) and not known.pure and known.meets(computed):
            return "operations of users' own in it were computed already"
        return known

    def _together(
        self, loss: Node, alone: Known, beside: tuple[Node, ...], computed: Collection[Node]
    ) -> Known | Outline | str | None:
        """What is known of a loss and of expressions beside it that have more nodes; the last ones are remembered.

        Nothing, where nodes would be computed again that have values.
        """
        if alone is not self._known.get(loss):  # the loss has dynamic parts
            return None
        before = self._beside.get(loss)
        if before is None or not are_referred(before[0], beside):
            found = look_at(loss, self._constants, beside)
            if isinstance(found, Known):
                found.structure = alone.structure
            before = tuple(map(weakref.ref, beside)), found
            self._beside[loss] = before
        known = before[1]
        if isinstance(known, Known):
            again = alone.numbers if known.pure else ()
            if any(x.operands and id(x) in known.numbers and id(x) not in again for x in computed):
                return None
        return known

    def _is_kept(self, loss: Node, known: Known) -> bool:
        """Whether it is found again for the same loss."""
        beside = self._beside.get(loss)
        return known is self._known.get(loss) or (beside is not None and known is beside[1])

    def _made(
        self, entry: Entry, form: Form, asked: Asked, wanted: tuple[Node, ...], arrays: Sequence[Array]
    ) -> GradientPlan | None:
        """The plan, which is made if there is none, or none that gives all that was asked for."""
        if entry.plan is None or entry.further != form.further:
            further, leaves = form.further, asked.known.leaves
            root, targets, nodes = asked.roots(form, wanted)
            make = partial(GradientPlan, root, leaves, arrays, targets, entry.target, entry.workspace)
            if make_plan(entry, partial(make, further=nodes), asked.known, asked.loss):
                entry.further = further
        plan: GradientPlan | None = entry.plan
        return plan

    def _follow(
        self,
        entry: Entry,
        form: Form,
        asked: Asked,
        wanted: tuple[Node, ...],
        arrays: Sequence[Array],
        sizes: Mapping[Label, int],
    ) -> None:
        """Make a plan for sizes that are met for the first time, if it follows from that for others."""
        known, further = asked.known, form.further
        if not known.pure:
            return
        places = tuple([known.numbers[id(x)] for x in wanted]), further
        with self._making.turn():
            roots, trace = partial(asked.expressions, form), partial(asked.trace, form, wanted, entry.target)
            follow(entry, form, places, roots, trace, known.leaves, arrays, sizes)
        if entry.plan is not None:
            entry.further = further


def _is_shared(form: Form, known: Known, wanted: Collection[Node], stepped: Collection[Node]) -> bool:
    """Whether the gradients for all parameters are computed, as another optimizer steps on the others afterwards.

    It is so after a computation in which this was so, and no more after one in which it was not.
    """
    if stepped:
        form.shared = form.served = {*wanted, *stepped}.issuperset(known.parameters)
        return False
    form.shared, form.served = form.shared and form.served, False
    return form.shared


def _run(
    entry: Entry,
    plan: GradientPlan,
    arrays: Sequence[Array],
    values: Sequence[object],
    on_start: OnStart | None,
    targets: tuple[Any, ...],
) -> Ran | None:
    return plan.run(arrays, None if on_start is None else on_start(targets, entry.target), values)


PLANS = PlanCache()
"""The plans of this process."""
