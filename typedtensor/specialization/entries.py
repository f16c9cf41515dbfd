"""Cache entries: for expressions of one structure and each set of sizes, a plan or the reason why there is none."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from operator import attrgetter
from typing import Any
from weakref import WeakValueDictionary

from typedtensor.ad.graph import Node
from typedtensor.base.collecting import uncollected
from typedtensor.base.lasting import Recent, Use
from typedtensor.core.axes import Label
from typedtensor.core.scope import Setting
from typedtensor.ir import Array, Program, TooManySteps
from typedtensor.lowering.failures import own_failure
from typedtensor.lowering.rooms import ROOMS, larger
from typedtensor.lowering.unplannable import Declined, Unplannable
from typedtensor.specialization.first_sight import plan_at_once
from typedtensor.specialization.forms import Known
from typedtensor.specialization.further import Computed
from typedtensor.specialization.refusals import tell
from typedtensor.specialization.size_templates import SEVERAL, Others, Templates, Trace, varying
from typedtensor.targets import Target

MOST_PLANS = 64
"""The largest number of structures with plans; the least recently used one is evicted."""

MOST_SIZES = 128
"""The largest number of sets of sizes with plans for one structure; the least recently used one is evicted."""

MOST_VALUES = 50_000
"""The largest total number of values in the programs of a structure's plans; a value takes 3 KB, whatever its size."""

MOST_TEMPLATES = 8
"""The largest number of templates of a structure, one for each set of fixed properties."""

OTHER_ARRAYS = "its arrays are neither NumPy arrays nor Python numbers"
RAISES = "NumPy is set to raise errors, and the interpreter reports the node"
NO_MEMORY = "there was not enough memory for a plan"
IN_USE = "another thread is using the plan"
FIRST = "it is the first of its form, so the interpreter checks its sizes"
FEW = "it has so few operations that a plan pays only after a few runs"

_SHAPE, _DTYPE = attrgetter("shape"), attrgetter("dtype")


@dataclass(slots=True, weakref_slot=True)
class Entry:
    """The cache entry of all expressions of one structure, for given sizes.

    Attributes:
        target: the target that runs the plan.
        workspace: the memory that the plan shares with plans for other sizes.
        wanted: the numbers of the nodes to differentiate by; None for all parameters.
        sizes: the sizes of labels; None until the interpreter has succeeded once.
        plan: the plan, or None.
        further: the numbers of the nodes whose values the plan returns, too.
        spared: the number of interpreted evaluations ahead of planning, once decided.
        refused: the reason why there can be no plan.
        rooms: by number, the capacity of loops that have outgrown their initial one.
        rows: whether sparse gradients of tables outweigh a plan, once decided.
        uses: the recency handles of the entry and of its structure in the caches.
    """

    target: Target
    workspace: Any
    wanted: tuple[int, ...] | None = None
    sizes: Mapping[Label, int] | None = None
    plan: Any = None
    further: tuple[int, ...] = ()
    spared: int | None = None
    refused: str = ""
    rooms: Mapping[int, int] = field(default_factory=dict)
    rows: bool | None = None
    uses: Sequence[Use] = ()

    def note_use(self) -> None:
        """Record a use by a bound route, so that the entry stays in the cache."""
        for use in self.uses:
            use.time = next(use.clock)

    def make_room(self, full: TooManySteps) -> None:
        """Replace the plan by one whose loops have capacity for the steps that one has taken, and more."""
        self.plan, self.rooms = None, larger(self.rooms, full)


class Workspaces(dict[Target, Any]):
    """By target, the workspace of all plans of one structure, of values and gradients; one plan runs at a time."""

    def __missing__(self, target: Target) -> Any:
        result = self[target] = target.workspace()
        return result


_WORKSPACES: WeakValueDictionary[Hashable, Workspaces] = WeakValueDictionary()


class Form:
    """The cache entries of one structure.

    Attributes:
        further: the numbers of the nodes whose values are requested beside the expression.
        shared: whether several optimizers step on the loss, each on some parameters, so that one plan serves all.
        served: whether the latest computation used the plan for more than one optimizer.
        use: the recency handle of the structure in the cache.
    """

    def __init__(self, known: Known) -> None:
        self.kept = known.kept
        self.use: Use | None = None
        self.further: tuple[int, ...] = ()
        self.shared = self.served = False
        self.workspaces = _WORKSPACES.setdefault(known.structure, Workspaces())
        self.entries: Recent[Entry] = Recent(MOST_SIZES)
        self.templates: Recent[Templates] = Recent(MOST_TEMPLATES)

    def entry(self, key: Hashable, target: Target, wanted: tuple[int, ...] | None = None) -> Entry:
        """Return the entry for a set of sizes, a target, and nodes to differentiate by."""
        place = key, wanted, target
        found = self.entries.get(place, lambda: self._made(target, wanted))
        if not found.uses:
            found.uses = tuple([use for use in (self.entries.use_of(place), self.use) if use is not None])
        return found

    def programs_beside(self, entry: Entry) -> Others:
        """Return the programs of plans of the same results for other sizes."""
        key = entry.target, entry.wanted, self.further
        beside = [x for x in self.entries.values() if (x.target, x.wanted, x.further) == key and x is not entry]
        return [
            (x.plan.executable.program, x.sizes)
            for x in beside
            if x.plan is not None and x.sizes is not None and not x.rooms
        ]

    def _made(self, target: Target, wanted: tuple[int, ...] | None) -> Entry:
        self.entries.trim(_values_in, MOST_VALUES)
        return Entry(target, self.workspaces[target], wanted)


def form_for(forms: Recent[Form], known: Known) -> Form:
    """Return the form of an expression's structure, and record its use."""
    form = forms.get(known.key, partial(Form, known), known.keeper)
    if form.use is None:
        form.use = forms.use_of(known.key)
    return form


def shapes_key(arrays: Sequence[Array], sizes: Mapping[Label, int]) -> Hashable:
    """Return the cache key of shapes and dtypes, together with the sizes that the computation knew before."""
    return *map(_SHAPE, arrays), *map(_DTYPE, arrays), frozenset(sizes.items())


def _values_in(entry: Entry) -> int:
    if entry.plan is None:
        return 0
    program: Program = entry.plan.executable.program
    return len((program.like or program).order())


@dataclass(frozen=True, slots=True)
class Interpreted:
    """An expression to interpret this time.

    Attributes:
        computed: its nodes.
        error: the error of its plan, if a plan failed.
        few: whether it has so few operations that planning is postponed.
    """

    entry: Entry
    computed: Computed
    error: Exception | None = None
    few: bool = False

    @property
    def reason(self) -> str:
        """The reason for interpretation."""
        if self.error is not None:
            return f"a plan has failed: {self.error!r}"
        return FEW if self.few else FIRST

    def succeeded(self, sizes: Mapping[Label, int]) -> None:
        """Record the interpreter's success and the sizes that it determined.

        An expression that fails in a plan should fail in the interpreter, too, which locates the error. If it does not,
        the plan is faulty and is not used again.
        """
        self.entry.sizes = dict(sizes)
        if self.error is not None:
            self.entry.plan, self.entry.refused = None, f"a plan has failed: {self.error!r}"
            tell(self.error)
            warnings.warn(
                "a plan failed where the interpreter succeeded, which is a bug in typedtensor; from now on the "
                f"expression is interpreted: {self.error!r}",
                RuntimeWarning,
                stacklevel=2,
            )


@uncollected
def follow(
    entry: Entry,
    form: Form,
    places: Hashable,
    roots: Callable[[], Sequence[Node]],
    trace: Callable[[], Trace],
    leaves: Sequence[Node],
    arrays: Sequence[Array],
    sizes: Mapping[Label, int],
    pays: Callable[[], bool] = bool,
) -> None:
    """Make a plan for new sizes, if it can be derived from a template or pays at once.

    Args:
        entry: the entry for these sizes, which receives the plan.
        form: the entries of the structure.
        places: the key of the requested results; plans of one template have equal keys.
        roots: returns the expressions.
        trace: returns the function that traces the program.
        leaves: the inputs and parameters.
        arrays: an array for each leaf.
        sizes: the sizes of labels in the computation.
        pays: whether a plan pays at once, however small the expressions are.
    """
    target = entry.target
    if not (target.compiles_quickly or target.pads) and target.interprets:
        return
    templates = form.templates.get((varying(leaves, arrays, sizes), places, target), Templates)
    templates.met += 1
    found = None
    if (
        target.interprets
        and templates.met >= SEVERAL
        and any(other.sizes is not None for other in form.entries.values())
    ):
        others = partial(form.programs_beside, entry)
        found = templates.plan(trace, leaves, arrays, sizes, target, entry.workspace, others)
    if found is None:
        found = plan_at_once(roots, trace, leaves, arrays, sizes, target, entry.workspace, pays)
    if found is not None:
        entry.plan, entry.sizes = found


@uncollected
def make_plan(entry: Entry, make: Callable[[], Any], known: Known, root: Node) -> bool:
    """Make a plan, or record why it cannot be made; return whether it was made."""
    # Errors of users' operations are raised.
    expected = Unplannable if known.pure else Exception
    try:
        with Setting({ROOMS: entry.rooms if known.pure else None}, None):
            result = own_failure(make, expected)
    except Unplannable as error:
        entry.plan, entry.refused = None, str(error)
        if not isinstance(error, Declined):
            tell(error)
        return False
    except MemoryError:
        entry.plan = None
        return False  # there may be more memory another time
    if isinstance(result, Exception):
        entry.plan, entry.refused = None, f"no plan could be made: {result!r}"
        tell(result)
        warnings.warn(
            f"no plan could be made for {root!r}, which is a bug in typedtensor; it is interpreted: {result!r}",
            RuntimeWarning,
            stacklevel=2,
        )
        return False
    entry.plan = result
    return True


def arrays_of(values: Sequence[Any], target: Target) -> list[Array] | None:
    """Return the arrays of values; None if programs cannot take one of them."""
    arrays = [*map(target.array_of, values)]
    return None if any(array is None for array in arrays) else arrays
