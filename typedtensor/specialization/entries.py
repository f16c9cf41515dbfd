"""What is known of expressions of one structure: for each set of sizes a plan, or why there is none."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from operator import attrgetter
from typing import Any
from weakref import WeakValueDictionary

from typedtensor.ad.graph import Node
from typedtensor.base.lasting import Recent, Use
from typedtensor.core.axes import Label
from typedtensor.core.scope import Setting
from typedtensor.ir import Array, Program, TooManySteps
from typedtensor.lowering.failures import own_failure
from typedtensor.lowering.rooms import ROOMS, larger
from typedtensor.lowering.unplannable import Left, Unplannable
from typedtensor.specialization.first_sight import plan_at_once
from typedtensor.specialization.forms import Known
from typedtensor.specialization.further import Computed
from typedtensor.specialization.refusals import tell
from typedtensor.specialization.size_templates import SEVERAL, Others, Templates, Trace, varying
from typedtensor.targets import Target

MOST_PLANS = 64
"""How many structures of expressions have plans; the one that was not used for longest gives way."""

MOST_SIZES = 128
"""For how many sets of sizes a structure has plans; again the one that was not used for longest gives way."""

MOST_VALUES = 50_000
"""How many values the programs of the plans of a structure have; each takes 3 KB, whatever its size."""

MOST_TEMPLATES = 8
"""For how many sets of what does not vary a structure has templates of plans."""

OTHER_ARRAYS = "its arrays are not NumPy's, or Python numbers"
RAISES = "NumPy is to raise errors, and the interpreter says at which node"
NO_MEMORY = "there was not enough memory for a plan"
IN_USE = "another thread is using the plan"
FIRST = "it is the first one like it, whose sizes are checked"
FEW = "it has so few operations that it is interpreted a few times before a plan pays"

_SHAPE, _DTYPE = attrgetter("shape"), attrgetter("dtype")


@dataclass(slots=True, weakref_slot=True)
class Entry:
    """What is known of all expressions of one structure, with given sizes.

    Attributes:
        target: where its plan runs.
        workspace: of the target, which its plan shares with those for other sizes.
        wanted: the numbers of the nodes whose gradients it gives, if these are not all parameters.
        sizes: the sizes of labels, known since the interpreter has computed such an expression to the end.
        plan: the plan, if there is one yet.
        further: the numbers of the nodes whose values it gives as well.
        spared: how often it is interpreted before a plan is made, once this is known.
        refused: why there can be none.
        rooms: the room of loops that need more than at first, by their numbers.
        rows: whether gradients are better left as the rows that were looked up, once this is known.
        uses: those of it and of what is known of the structure, among what is kept.
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
        """Note that it was used by those who had it already, so that it is kept."""
        for use in self.uses:
            use.time = next(use.clock)

    def make_room(self, full: TooManySteps) -> None:
        """Have another plan made, whose loops have room for as many steps as one has taken, and for more."""
        self.plan, self.rooms = None, larger(self.rooms, full)


class Workspaces(dict[Target, Any]):
    """By target what the plans of one structure share, those of values and of gradients; one runs at a time."""

    def __missing__(self, target: Target) -> Any:
        made = self[target] = target.workspace()
        return made


_WORKSPACES: WeakValueDictionary[Hashable, Workspaces] = WeakValueDictionary()


class Form:
    """What is known of all expressions of one structure.

    Attributes:
        further: the numbers of the nodes whose values are asked for beside an expression.
        shared: whether several optimizers step on a loss, each on some of its parameters, so that one plan serves all.
        served: whether it has served another than the first of them when it ran last.
        use: its own, among the structures that are kept.
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
        """What is known for a set of sizes on a target, and for those whose gradients are wanted."""
        place = key, wanted, target
        found = self.entries.get(place, lambda: self._made(target, wanted))
        if not found.uses:
            found.uses = tuple([use for use in (self.entries.use_of(place), self.use) if use is not None])
        return found

    def programs_beside(self, entry: Entry) -> Others:
        """The programs of plans that give the same for other sizes."""
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
    """What is known of all expressions of the structure of one, which is used."""
    form = forms.get(known.key, partial(Form, known), known.keeper)
    if form.use is None:
        form.use = forms.use_of(known.key)
    return form


def shapes_key(arrays: Sequence[Array], sizes: Mapping[Label, int]) -> Hashable:
    """What arrays have in common that one plan computes with, in computations that knew the same sizes before."""
    return *map(_SHAPE, arrays), *map(_DTYPE, arrays), frozenset(sizes.items())


def _values_in(entry: Entry) -> int:
    if entry.plan is None:
        return 0
    program: Program = entry.plan.executable.program
    return len((program.like or program).order())


@dataclass(frozen=True, slots=True)
class Interpreted:
    """An expression that is to be interpreted this time.

    Attributes:
        computed: its nodes.
        error: what a plan has failed with.
        few: whether it has so few operations that a plan of it is made later.
    """

    entry: Entry
    computed: Computed
    error: Exception | None = None
    few: bool = False

    @property
    def reason(self) -> str:
        """Why it is."""
        if self.error is not None:
            return f"a plan has failed: {self.error!r}"
        return FEW if self.few else FIRST

    def succeeded(self, sizes: Mapping[Label, int]) -> None:
        """Note that the interpreter has computed it to the end, and which sizes it has seen.

        An expression that fails in a plan fails in the interpreter, too, which says where. If it does not, there is a
        fault in the plan, which is not used again.
        """
        self.entry.sizes = dict(sizes)
        if self.error is not None:
            self.entry.plan, self.entry.refused = None, f"a plan has failed: {self.error!r}"
            tell(self.error)
            warnings.warn(
                f"a plan failed where the interpreter did not, which is a fault of typedtensor; from now on the "
                f"expression is interpreted: {self.error!r}",
                RuntimeWarning,
                stacklevel=2,
            )


def follow(
    entry: Entry,
    form: Form,
    places: Hashable,
    roots: Callable[[], Sequence[Node]],
    trace: Callable[[], Trace],
    leaves: Sequence[Node],
    arrays: Sequence[Array],
    sizes: Mapping[Label, int],
) -> None:
    """Make a plan for sizes that are met for the first time, if it follows from that for others, or pays at once.

    Args:
        entry: what is known for these sizes, which has the plan afterwards.
        form: what is known of the structure.
        places: what plans that follow from each other give.
        roots: returns the expressions.
        trace: returns what traces the program.
        leaves: the inputs and parameters.
        arrays: an array for each.
        sizes: the sizes of labels in the computation.
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
        found = plan_at_once(roots, trace, leaves, arrays, sizes, target, entry.workspace)
    if found is not None:
        entry.plan, entry.sizes = found


def make_plan(entry: Entry, make: Callable[[], Any], known: Known, root: Node) -> bool:
    """Make a plan, if it can be made; says whether it was."""
    # What fails in an operation that is not the library's own is raised.
    expected = Unplannable if known.pure else Exception
    try:
        with Setting({ROOMS: entry.rooms if known.pure else None}, None):
            made = own_failure(make, expected)
    except Unplannable as error:
        entry.plan, entry.refused = None, str(error)
        if not isinstance(error, Left):
            tell(error)
        return False
    except MemoryError:
        entry.plan = None
        return False  # another time there may be more
    if isinstance(made, Exception):
        entry.plan, entry.refused = None, f"no plan could be made: {made!r}"
        tell(made)
        warnings.warn(
            f"no plan could be made of {root!r}, which is a fault of typedtensor; it is interpreted: {made!r}",
            RuntimeWarning,
            stacklevel=2,
        )
        return False
    entry.plan = made
    return True


def arrays_of(values: Sequence[Any], target: Target) -> list[Array] | None:
    """The arrays of values, if programs can be run with all of them."""
    arrays = [*map(target.array_of, values)]
    return None if any(array is None for array in arrays) else arrays
