"""Plans that are made once: for an expression, for all that are built like it, and for each set of sizes."""

from __future__ import annotations

import threading
import warnings
from collections import OrderedDict
from collections.abc import Callable, Collection, Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple
from weakref import WeakKeyDictionary

import numpy as np

from typedtensor.ad.graph import Node
from typedtensor.axes import Label
from typedtensor.plan.buffers import Arena
from typedtensor.plan.constants import Constants
from typedtensor.plan.gradients import GradientPlan
from typedtensor.plan.known import Expand, Known, Outline, look_at, resolved
from typedtensor.plan.lending import Lent
from typedtensor.plan.rows import outweigh
from typedtensor.plan.streaming import Taker
from typedtensor.plan.structure import Unplannable
from typedtensor.plan.values import Array

MOST_PLANS = 64
"""How many structures of expressions have plans; the one that was not used for longest gives way."""

MOST_SIZES = 128
"""For how many sets of sizes a structure has plans; again the one that was not used for longest gives way."""


Begin = Callable[[tuple[Any, ...]], Taker | None]
"""Is told of parameters before their gradients are found; gives what takes these in parts, if they may be."""


@dataclass(slots=True)
class _Entry:
    """What is known of all expressions of one structure, with given sizes.

    Attributes:
        arena: the memory that its plan shares with those for other sizes.
        sizes: the sizes of labels, known since the interpreter has computed such an expression to the end.
        plan: the plan, if there is one yet.
        refused: whether there can be none.
        rows: whether gradients are better left as the rows that were looked up, once this is known.
    """

    arena: Arena
    sizes: Mapping[Label, int] | None = None
    plan: GradientPlan | None = None
    refused: bool = False
    rows: bool | None = None


class _Form:
    """What is known of all expressions of one structure."""

    def __init__(self, kept: list[object]) -> None:
        self.kept = kept
        self.arenas: dict[frozenset[str], Arena] = {}
        self.entries: OrderedDict[Hashable, _Entry] = OrderedDict()

    def entry(self, key: Hashable, without: frozenset[str]) -> _Entry:
        """What is known for a set of sizes."""
        key = key, without
        found = self.entries.get(key)
        if found is None:
            found = self.entries[key] = _Entry(self.arenas.setdefault(without, Arena(without)))
            if len(self.entries) > MOST_SIZES:
                self.entries.popitem(last=False)
        elif len(self.entries) > 1:  # a key takes longer to hash than anything else here
            self.entries.move_to_end(key)
        return found


class Made(NamedTuple):
    """What a plan gave.

    Attributes:
        loss: the value of the loss.
        targets: what the gradients are for.
        gradients: they, side by side in one array of the plan, unless they were taken in parts.
        apart: gives each of them with its own axes.
        leaves: what they were computed from.
        values: the values of the leaves.
    """

    loss: Array
    targets: tuple[Node, ...]
    gradients: Lent | None
    apart: Callable[[Array], list[Array]]
    leaves: tuple[Node, ...]
    values: list[Any]


@dataclass(frozen=True, slots=True)
class Interpreted:
    """An expression that is to be interpreted this time."""

    entry: _Entry
    error: Exception | None = None

    def succeeded(self, sizes: Mapping[Label, int]) -> None:
        """Note that the interpreter has computed it to the end, and which sizes it has seen.

        An expression that fails in a plan fails in the interpreter, too, which says where. If it does not, there is a
        fault in the plan, which is not used again.
        """
        self.entry.sizes = dict(sizes)
        if self.error is not None:
            self.entry.plan, self.entry.refused = None, True
            warnings.warn(
                f"a plan failed where the interpreter did not, which is a fault of typedtensor; from now on the "
                f"expression is interpreted: {self.error!r}",
                RuntimeWarning,
                stacklevel=2,
            )


class PlanCache:
    """Plans for losses and their gradients.

    An expression is interpreted when it is first met, which checks its sizes, and planned when it, or another of
    its structure, is met again with the same sizes.
    """

    def __init__(self) -> None:
        self._known: WeakKeyDictionary[Node, Known | Outline | None] = WeakKeyDictionary()
        self._forms: OrderedDict[Hashable, _Form] = OrderedDict()
        self._constants = Constants()
        self._lock = threading.Lock()

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
        without: Collection[str] = (),
        begin: Begin | None = None,
    ) -> Made | Interpreted | None:
        """The value of a loss and its gradients.

        Args:
            loss: a real scalar.
            targets: the leaves whose gradients are wanted; all parameters if there are none.
            value_of: gives the value of a leaf.
            sizes: the sizes of labels in the computation.
            learn: is told of those that are found when the expression is computed, once it has been.
            computed: the nodes that have values already.
            expand: gives what a dynamic part turns out to be.
            without: the names of rewrites that are left out.
            begin: is told what gradients are found for; may give what takes them in parts.

        Returns:
            What a plan gave. When it is to be interpreted, what wants to know that this succeeded, or None.
        """
        known = self._look_up(loss, expand, computed)
        if known is None:
            return None
        values = [value_of(leaf) for leaf in known.leaves]
        arrays = [value._array for value in values]
        if {*map(type, arrays)} != {np.ndarray}:
            arrays = [np.asarray(array) if isinstance(array, np.generic) else array for array in arrays]
            if {*map(type, arrays)} != {np.ndarray}:
                return None
        wanted = tuple(leaf for leaf in known.leaves if leaf in targets) if targets else known.parameters
        if not wanted or len(wanted) < len(targets):
            return None
        entry = self._entry(known, arrays, wanted, sizes, frozenset(without))
        if entry.refused or "raise" in np.geterr().values():  # the interpreter says which node raised
            return None
        if entry.sizes is None:
            return Interpreted(entry)
        if begin is None:  # an optimizer changes all rows
            if entry.rows is None:
                leaves = dict(zip(known.leaves, arrays, strict=True))
                entry.rows = outweigh(resolved(loss, expand), wanted, leaves)
            if entry.rows:
                return None
        learn(entry.sizes)
        plan = entry.plan
        if plan is None:
            with self._lock:
                plan = entry.plan or self._make(entry, resolved(loss, expand), known, arrays, wanted, without)
        if plan is None:
            return None
        present = wanted if len(plan.places) == len(wanted) else tuple([wanted[n] for n in plan.places])
        taker = begin(present) if begin is not None and plan.streams else None
        try:
            made = plan.run(arrays) if taker is None else (plan.stream(arrays, taker), None)
        except MemoryError:  # not a fault of the plan; the interpreter needs less
            return None
        except Exception as error:  # the interpreter meets it as well, and says where
            return Interpreted(entry, error) if known.pure else None
        array, gradients = made or (None, None)
        if array is None:
            return None
        return Made(array, present, gradients, plan.apart, known.leaves, values)

    def clear(self) -> None:
        """Forget all plans, and let go of their buffers."""
        with self._lock:
            self._known.clear()
            self._forms.clear()
            self._constants.clear()

    def _look_up(self, loss: Node, expand: Expand, computed: Collection[Node]) -> Known | None:
        try:
            known = self._known[loss]
        except KeyError:
            known = self._known[loss] = look_at(loss, self._constants)
        if isinstance(known, Outline):
            return known.known(expand, computed, self._constants)
        return None if known is not None and loss in computed and not known.pure else known

    def _entry(
        self,
        known: Known,
        arrays: Sequence[Array],
        wanted: tuple[Node, ...],
        sizes: Mapping[Label, int],
        without: frozenset[str],
    ) -> _Entry:
        with self._lock:
            form = self._forms.get(known.key)
            if form is None:
                form = self._forms[known.key] = _Form(known.kept)
                if len(self._forms) > MOST_PLANS:
                    self._forms.popitem(last=False)
            self._forms.move_to_end(known.key)
            places = None if wanted is known.parameters else tuple(map(known.leaves.index, wanted))
            shapes = (*[a.shape for a in arrays], *[a.dtype for a in arrays])
            return form.entry((shapes, places, frozenset(sizes.items())), without)

    def _make(
        self,
        entry: _Entry,
        loss: Node,
        known: Known,
        arrays: Sequence[Array],
        wanted: tuple[Node, ...],
        without: Collection[str],
    ) -> GradientPlan | None:
        """Make a plan, if it can be made."""
        try:
            entry.plan = GradientPlan(loss, known.leaves, arrays, wanted, without, arena=entry.arena)
        except Unplannable:
            entry.refused = True
        except MemoryError:
            return None  # another time there may be more
        except Exception as error:
            if not known.pure:  # it may come from an operation that is not the library's own
                raise
            entry.refused = True
            warnings.warn(
                f"no plan could be made of {loss!r}, which is a fault of typedtensor; it is interpreted: {error!r}",
                RuntimeWarning,
                stacklevel=2,
            )
        return entry.plan


PLANS = PlanCache()
"""The plans of this process."""
