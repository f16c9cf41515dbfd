"""The plan cache of losses: plans by the structure of expressions and by sizes."""

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
from typedtensor.specialization.asked import Asked, GradientResults, OnStart
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
    """Plans of losses and their gradients.

    The first evaluation of an expression is interpreted, which checks its sizes. The expression, or another one of the
    same structure, is planned when it occurs again with the same sizes.
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
    ) -> GradientResults | Interpreted | str:
        """Return the value of a loss and its gradients.

        Args:
            loss: a real scalar.
            targets: the leaves to differentiate by; empty for all parameters. For a step, the parameters that it
                changes; the loss may depend on only some of them.
            value_of: returns the value of a leaf.
            sizes: the sizes of labels in the computation.
            learn: called, after a successful run, with the sizes of labels that it determined.
            computed: the nodes that have values already.
            expand: returns the expansion of a dynamic part.
            target: the target that runs plans.
            on_start: called with the parameters before the backward pass; may return a consumer of their gradients.
            also: further expressions whose values are requested.
            stepped: the parameters that earlier steps of the computation on the same loss have changed.
            known: the result of :meth:`look_up` for the loss, if at hand.

            Returns:
            The results of a plan. For an expression to interpret: an object to notify of the interpreter's success, or
            the reason.
        """
        found = self.look_up(loss, expand, computed) if known is None else known
        if isinstance(found, str):
            return found
        known = found
        asked = Asked(loss, (), known, targets, expand, tuple(also), stepped)
        run = partial(self._run, value_of=value_of, sizes=sizes, learn=learn, target=target)
        beside = tuple([x for x in also if isinstance(x, App) and id(x) not in known.numbers and x not in computed])
        if beside and isinstance(together := self._together(loss, known, beside, computed), Known):
            result = run(asked._replace(beside=beside, known=together), computed, on_start=on_start)
            if not isinstance(result, str):
                return result
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
    ) -> GradientResults | Interpreted | str:
        loss, beside, known, targets = asked[:4]
        values = [value_of(leaf) for leaf in known.leaves]
        arrays = arrays_of(values, target)
        if arrays is None:
            return OTHER_ARRAYS
        wanted = known.among(targets) if targets else known.parameters
        if not wanted:
            return "it depends on no expression whose gradient was requested"
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
            # The interpreter's update writes whole tables, where a plan's writes the rows that were read.
            pays = bool if on_start is None else partial(_reads_rows, asked, wanted, arrays)
            self._follow(entry, form, asked, wanted, arrays, sizes, pays)
        if entry.sizes is None:
            return Interpreted(entry, Computed(loss, known.numbers, form, None, beside))
        if on_start is None:  # a dense optimizer needs all rows
            if entry.rows is None:
                entry.rows = _reads_rows(asked, wanted, arrays)
            if entry.rows:
                return "it looks up rows of a large table, whose whole gradient would take longer to write"
        given = dict(sizes)
        learn(entry.sizes)
        expected = TooManySteps if known.pure else Exception  # an impure program must not run twice: it raises
        while True:
            plan: GradientPlan | None = entry.plan
            if plan is None or entry.further != form.further:
                with self._making.turn():
                    plan = self._made(entry, form, asked, wanted, arrays)
            if plan is None:
                return entry.refused or NO_MEMORY
            present = wanted if len(plan.places) == len(wanted) else tuple([wanted[n] for n in plan.places])
            try:
                result = own_failure(partial(_run, entry, plan, arrays, values, take, present), expected)
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
            return Interpreted(entry, Computed(loss, known.numbers, form, None, beside), result)
        places = tuple([entry.further[n] for n in plan.given])
        outcome = Computed(loss, known.numbers, form, dict(zip(places, result.further, strict=True)), beside)
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
        return GradientResults(
            result.loss,
            present,
            wanted is known.parameters,
            result.gradients,
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
        """Bind the route to these gradients for the next computation, if one plan returns all requested values."""
        if asked and (len(asked) != len(targets) or any(x is loss for x in asked)):
            return
        leaves = bound_leaves(known.leaves)
        bound = BoundGradients(leaves, entry.target, known.numbers, weakref.ref(form), asked, targets)
        self._bound[loss] = with_bound(self.bound(loss), bound, key, entry)

    def bound(self, loss: Node) -> Sequence[BoundGradients]:
        """Return the bound routes by which gradients of a loss were computed before."""
        return self._bound.get(loss) or ()

    def clear(self) -> None:
        """Drop all plans and their buffers."""
        self._known.clear()
        self._bound.clear()
        self._beside.clear()
        self._forms.clear()
        self._constants.clear()
        VALUES.clear()

    def form_of(self, known: Known) -> Form | None:
        """Return the form shared by all losses of a structure; None if no gradient of one was requested."""
        return self._forms.find(known.key)

    def look_up(self, loss: Node, expand: Expand, computed: Collection[Node]) -> Known | str:
        """Return the description of a loss; the reason, if it has to be interpreted.

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
            return "it contains operations of your own that were already computed"
        return known

    def _together(
        self, loss: Node, alone: Known, beside: tuple[Node, ...], computed: Collection[Node]
    ) -> Known | Outline | str | None:
        """Return the joint description of a loss and of expressions with further nodes; the latest one is cached.

        None if nodes that have values would be computed again.
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
        """Whether the description is cached for the loss."""
        beside = self._beside.get(loss)
        return known is self._known.get(loss) or (beside is not None and known is beside[1])

    def _made(
        self, entry: Entry, form: Form, asked: Asked, wanted: tuple[Node, ...], arrays: Sequence[Array]
    ) -> GradientPlan | None:
        """Return the plan of all requested values; make it if there is none."""
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
        pays: Callable[[], bool],
    ) -> None:
        """Make a plan for new sizes, if it can be derived from a template or pays at once."""
        known, further = asked.known, form.further
        if not known.pure:
            return
        places = tuple([known.numbers[id(x)] for x in wanted]), further
        with self._making.turn():
            roots, trace = partial(asked.expressions, form), partial(asked.trace, form, wanted, entry.target)
            follow(entry, form, places, roots, trace, known.leaves, arrays, sizes, pays)
        if entry.plan is not None:
            entry.further = further


def _reads_rows(asked: Asked, wanted: Collection[Node], arrays: Sequence[Array]) -> bool:
    """Whether a loss reads rows of tables so large that writing their whole gradients outweighs a plan."""
    leaves = dict(zip(asked.known.leaves, arrays, strict=True))
    return outweigh(resolved((asked.loss,), asked.expand)[0], wanted, leaves)


def _is_shared(form: Form, known: Known, wanted: Collection[Node], stepped: Collection[Node]) -> bool:
    """Whether to compute the gradients of all parameters, as another optimizer will step on the others.

    The latest computation decides: whether several optimizers stepped on the loss in it.
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
