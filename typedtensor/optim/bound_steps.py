"""The bound steps of an optimizer, by loss and by structure of losses."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from typedtensor.core.expr import Expr
from typedtensor.core.scope import Scope
from typedtensor.specialization.bound import Bound, Route
from typedtensor.specialization.bound_values import MOST_ASKED
from typedtensor.specialization.cache import PLANS
from typedtensor.specialization.forms import Known
from typedtensor.specialization.further import Wanted
from typedtensor.specialization.identity import IdentityTable
from typedtensor.targets.base import Store

MOST_PARAMETERS = 64
"""The largest number of parameter sets with bound steps for one structure: one for each expert of a mixture."""

_Alike = dict[tuple[int, ...], Sequence[Bound]]
"""The bound steps on losses of one structure, by the ``id`` of each parameter that the losses depend on."""


class BoundSteps:
    """The bound steps on losses that are reused, and on losses that are built anew with the same structure.

    The object keeps no loss alive, and no data of a loss that is built anew.
    """

    def __init__(self) -> None:
        self._of_loss: IdentityTable[Expr[Any], Sequence[Bound]] = IdentityTable()
        self._of_structure: IdentityTable[Wanted, _Alike] = IdentityTable()
        self._of_expansions: IdentityTable[Known, Sequence[Bound]] = IdentityTable()

    def __len__(self) -> int:
        """The number of structures with bound steps."""
        return len(self._of_structure)

    def steps(self, scope: Scope, loss: Expr[Any], also: Sequence[Expr[Any]], store: Store | None) -> Sequence[Bound]:
        """Yield the bound steps of a loss, in the order to try them.

        Args:
            scope: the computation.
            loss: the loss.
            also: the further expressions of the step.
            store: holds the parameters' values and states.
        """
        kept = self._of_loss.get(loss)
        if kept is not None:
            return [x for x in kept if x.store is store and x.gives(also)]
        known = scope.met(loss) if len(self._of_structure) else None
        if known is None:
            return []
        if not also and (again := self._of_expansions.get(known)) is not None:
            return [x for x in again if x.store is store]
        form = PLANS.form_of(known)
        alike = None if form is None else self._of_structure.get(form)
        bounds = () if alike is None else alike.get(_numbers(known), ())
        found = [bound for x in bounds if (bound := x.on(known, also)) is not None]
        if known.recurs and not also:
            self._of_expansions[known] = found
        return [x for x in found if x.store is store]

    def learn(self, loss: Expr[Any], route: Route, store: Store | None) -> None:
        """Bind the route of a step for the next step on the loss, or on one of the same structure."""
        self._of_expansions.clear()
        if route.kept:
            if (bounds := self._of_loss.get(loss)) is not None:
                self._of_loss[loss] = _with_step(bounds, route, store)
                return
            self._of_loss[loss] = ()
        if not route.beside:
            alike = self._of_structure.get(route.form)
            if alike is None:
                alike = self._of_structure[route.form] = {}
            key = _numbers(route.known)
            known = alike.get(key)
            if known is None and len(alike) >= MOST_PARAMETERS:
                alike.pop(next(iter(alike)), None)
            alike[key] = () if known is None else _with_step(known, route, store, apart=True)


def _numbers(known: Known) -> tuple[int, ...]:
    return tuple(map(id, known.parameters))


def _with_step(bounds: Sequence[Bound], route: Route, store: Store | None, *, apart: bool = False) -> Sequence[Bound]:
    """Return bound steps, with the step of a route added.

    Args:
        bounds: the bound steps.
        route: the route to add.
        store: holds the parameters' values and states.
        apart: whether to keep the steps without their loss.
    """
    step = None
    if store is not None and not any(x.retired for x in bounds):
        step = route.step(store)
    if store is None or step is None:
        return bounds
    result = Bound(route, store, step.others)
    like = next((x for x in bounds if x.is_like(result)), None)
    if like is None:
        like = result.apart() if apart else result
        bounds = [like, *[x for x in bounds if x.store is store and x.is_kept()][: MOST_ASKED - 1]]
    like.add(route, step)
    return bounds
