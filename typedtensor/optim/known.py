"""Losses that an optimizer has made a step on, and the calls that make the next one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from typedtensor.core.expr import Expr
from typedtensor.core.scope import Scope
from typedtensor.specialization.bound import Bound, Route
from typedtensor.specialization.bound_values import MOST_ASKED
from typedtensor.specialization.forms import Known
from typedtensor.specialization.further import Wanted
from typedtensor.specialization.identity import IdentityTable
from typedtensor.targets.base import Store

MOST_PARAMETERS = 64
"""For how many sets of parameters steps on the losses of a structure are: experts that are alike have one of them."""

_Alike = dict[tuple[int, ...], Sequence[Bound]]
"""The steps on losses of one structure, by the ``id`` of each parameter that they depend on."""


class KnownLosses:
    """Steps that are made as one call: on a loss that is kept, and on losses that are built anew with its structure.

    It keeps no loss alive, and no data of one that is built anew.
    """

    def __init__(self) -> None:
        self._of_loss: IdentityTable[Expr[Any], Sequence[Bound]] = IdentityTable()
        self._of_structure: IdentityTable[Wanted, _Alike] = IdentityTable()

    def __len__(self) -> int:
        """How many structures are known."""
        return len(self._of_structure)

    def steps(self, scope: Scope, loss: Expr[Any], also: Sequence[Expr[Any]], store: Store | None) -> Sequence[Bound]:
        """The steps that may be made on a loss, in the order in which they are to be tried.

        Args:
            scope: where the loss is computed.
            loss: the loss.
            also: what the step is asked for.
            store: where the parameters are.
        """
        kept = self._of_loss.get(loss)
        if kept is not None:
            return [x for x in kept if x.store is store and x.gives(also)]
        met = scope.met(loss) if len(self._of_structure) else None
        if met is None:
            return []
        known, form = met
        alike = self._of_structure.get(form)
        bounds = () if alike is None else alike.get(_numbers(known), ())
        return [bound for x in bounds if x.store is store and (bound := x.on(known, also)) is not None]

    def of_loss(self, loss: Expr[Any]) -> Sequence[Bound]:
        """The steps on a loss that is kept."""
        return self._of_loss.get(loss) or ()

    def learn(self, loss: Expr[Any], route: Route, store: Store | None) -> None:
        """Know the way to the next step on a loss that is met again, or on one that is built like it."""
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
    """Steps, with that of a route.

    Args:
        bounds: they.
        route: the way to the next one.
        store: where the parameters are.
        apart: whether they are kept without a loss.
    """
    step = None
    if store is not None and not any(x.retired for x in bounds):
        step = route.step(store)
    if store is None or step is None:
        return bounds
    made = Bound(route, store, step.others)
    like = next((x for x in bounds if x.is_like(made)), None)
    if like is None:
        like = made.apart() if apart else made
        bounds = [like, *[x for x in bounds if x.store is store and x.is_kept()][: MOST_ASKED - 1]]
    like.add(route, step)
    return bounds
