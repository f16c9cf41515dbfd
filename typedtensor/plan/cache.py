"""Plans that are made once: for an expression, for all that are built like it, and for each set of sizes."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable, Collection, Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any
from weakref import WeakKeyDictionary

import numpy as np

from typedtensor.ad.graph import Node, static_operands, topological_order
from typedtensor.axes import Label
from typedtensor.coroutines import Dynamic
from typedtensor.expr import Param
from typedtensor.plan.gradients import GradientPlan
from typedtensor.plan.lowering import Unplannable
from typedtensor.plan.structure import Structure, is_plannable
from typedtensor.plan.values import Array

MOST_PLANS = 64
"""How many structures of expressions have plans; the one that was not used for longest gives way."""

_UNPLANNABLE = "unplannable"
_SEEN = "seen once"


class _Form:
    """What is known of all expressions of one structure."""

    def __init__(self, kept: list[object]) -> None:
        self.kept = kept
        self.plans: dict[Hashable, GradientPlan | str] = {}


class _Known:
    """What is known of one expression. It refers to leaves alone, so that the expression can be let go of."""

    def __init__(self, order: Sequence[Node]) -> None:
        structure = Structure(order)
        self.key, self.leaves, self.pure, self.kept = structure.key, structure.leaves, structure.pure, structure.kept
        self.parameters = tuple(leaf for leaf in self.leaves if isinstance(leaf, Param))


@dataclass(frozen=True, slots=True)
class Made:
    """What a plan gave.

    Attributes:
        loss: the value of the loss.
        targets: what the gradients are for.
        gradients: they, side by side in one array.
        apart: gives each of them with its own axes.
        leaves: what they were computed from.
        values: the values of the leaves.
    """

    loss: Array
    targets: tuple[Node, ...]
    gradients: Array
    apart: Callable[[Array], list[Array]]
    leaves: tuple[Node, ...]
    values: list[Any]


class PlanCache:
    """Plans for losses and their gradients.

    An expression is interpreted when it is first met, which checks its sizes, and planned when it, or another of
    its structure, is met again with the same sizes.
    """

    def __init__(self) -> None:
        self._known: WeakKeyDictionary[Node, _Known | None] = WeakKeyDictionary()
        self._forms: OrderedDict[Hashable, _Form] = OrderedDict()
        self._lock = threading.Lock()

    def gradients(
        self,
        loss: Node,
        targets: Collection[Node],
        value_of: Callable[[Node], Any],
        sizes: Mapping[Label, int],
        *,
        computed: bool,
        without: Collection[str] = (),
    ) -> Made | None:
        """The value of a loss and its gradients.

        Args:
            loss: a real scalar.
            targets: the leaves whose gradients are wanted; all parameters if there are none.
            value_of: gives the value of a leaf.
            sizes: the sizes of labels in the computation.
            computed: whether the loss has a value already.
            without: the names of rewrites that are left out.

        Returns:
            None when it is to be interpreted.
        """
        known = self._look_up(loss)
        if known is None or (computed and not known.pure):
            return None
        values = [value_of(leaf) for leaf in known.leaves]
        arrays = [value._array for value in values]
        if {*map(type, arrays)} != {np.ndarray}:
            return None
        wanted = tuple(leaf for leaf in known.leaves if leaf in targets) if targets else known.parameters
        if not wanted or len(wanted) < len(targets):
            return None
        plan = self._plan(loss, known, arrays, wanted, sizes, frozenset(without))
        if plan is None:
            return None
        try:
            made = plan.run(arrays)
        except Exception:  # the interpreter meets it as well, and says where
            return None
        if made is None:
            return None
        array, gradients = made
        return Made(array, wanted, gradients, plan.apart, known.leaves, values)

    def clear(self) -> None:
        """Forget all plans, and let go of their buffers."""
        with self._lock:
            self._known.clear()
            self._forms.clear()

    def _look_up(self, loss: Node) -> _Known | None:
        try:
            return self._known[loss]
        except KeyError:
            pass
        order = topological_order(loss, lambda node: () if isinstance(node, Dynamic) else static_operands(node))
        known = _Known(order) if is_plannable(order) else None
        self._known[loss] = known
        return known

    def _plan(
        self,
        loss: Node,
        known: _Known,
        arrays: Sequence[Array],
        wanted: tuple[Node, ...],
        sizes: Mapping[Label, int],
        without: frozenset[str],
    ) -> GradientPlan | None:
        with self._lock:
            form = self._forms.get(known.key)
            if form is None:
                form = self._forms[known.key] = _Form(known.kept)
                if len(self._forms) > MOST_PLANS:
                    self._forms.popitem(last=False)
            self._forms.move_to_end(known.key)
            places = None if wanted is known.parameters else tuple(map(known.leaves.index, wanted))
            shapes = (*[a.shape for a in arrays], *[a.dtype for a in arrays])
            key = shapes, places, frozenset(sizes.items()), without
            found = form.plans.get(key)
            if found is None:
                form.plans[key] = _SEEN
                return None
            if found == _SEEN:
                try:
                    found = GradientPlan(loss, known.leaves, arrays, wanted, without)
                except Unplannable:
                    found = _UNPLANNABLE
                form.plans[key] = found
        return found if isinstance(found, GradientPlan) else None


PLANS = PlanCache()
"""The plans of this process."""
