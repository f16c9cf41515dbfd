"""Losses that an optimizer has made a step on, and the calls that make the next one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from typedtensor.core.expr import Expr
from typedtensor.core.scope import Scope
from typedtensor.specialization.bound import Bound, Route
from typedtensor.specialization.further import Wanted
from typedtensor.specialization.identity import IdentityTable
from typedtensor.targets.base import Store

MOST_SHAPES = 8
"""For how many shapes of data a step on a loss is made as one call."""


class KnownLosses:
    """Steps that are made as one call: on a loss that is kept, and on losses that are built anew with its structure.

    It keeps no loss alive, and no data of one that is built anew.
    """

    def __init__(self) -> None:
        self._of_loss: IdentityTable[Expr[Any], list[Bound]] = IdentityTable()
        self._of_structure: IdentityTable[Wanted, list[Bound]] = IdentityTable()

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
        alike = [x for x in self._of_structure.get(form) or () if x.store is store]
        return [bound for x in alike if (bound := x.on(known, also)) is not None]

    def of_loss(self, loss: Expr[Any]) -> list[Bound]:
        """The steps on a loss that is kept."""
        return self._of_loss.get(loss) or []

    def learn(self, loss: Expr[Any], route: Route, store: Store | None) -> None:
        """Know the way to the next step on a loss that is met again, or on one that is built like it."""
        if route.kept:
            if (bounds := self._of_loss.get(loss)) is not None:
                self._of_loss[loss] = _with_bound(bounds, route, store)
                return
            self._of_loss[loss] = []
        if not route.beside:
            known = self._of_structure.get(route.form)
            self._of_structure[route.form] = (
                [] if known is None else [x.apart() for x in _with_bound(known, route, store)]
            )


def _with_bound(bounds: Sequence[Bound], route: Route, store: Store | None) -> list[Bound]:
    bound = None
    if store is not None and not any(x.retired for x in bounds):
        bound = route.bound(store)
    return [*bounds] if bound is None else [bound, *[x for x in bounds if x.is_current()][: MOST_SHAPES - 1]]
