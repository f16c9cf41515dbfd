"""The cache of compiled programs: by the structure of expressions, the sizes and dtypes of their leaves, the target and
what is requested.

A value, the values of several expressions, gradients and steps take the same way. They differ in the outputs of their
programs.
"""

from __future__ import annotations

import warnings
import weakref
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, partial
from operator import attrgetter
from typing import Any, NamedTuple

from typedtensor.ad.graph import Node
from typedtensor.backends import NAMESPACES
from typedtensor.backends.library import Library
from typedtensor.backends.quiet import raises
from typedtensor.base.exclusive import Exclusive
from typedtensor.base.history import History
from typedtensor.base.lasting import Recent, Use
from typedtensor.core.axes import Label
from typedtensor.core.scope import Setting
from typedtensor.ir import Array, Input, Program, TooManySteps
from typedtensor.lowering.failures import own_failure
from typedtensor.lowering.rooms import ROOMS, larger
from typedtensor.lowering.unplannable import Declined, Unplannable, tell
from typedtensor.runtime import policy
from typedtensor.runtime.programs import Derived, ExpressionProgram, Plan, compiled, derived
from typedtensor.runtime.promotion import warn_of_promotion
from typedtensor.runtime.state import State
from typedtensor.runtime.structure import (
    Description,
    Descriptions,
    Expand,
    between,
    parts_of,
    reached,
    resolved,
    structure_of,
)
from typedtensor.runtime.templates import Compilation, Planned, Template
from typedtensor.targets import PendingStep, Ran, Target

_SHAPE, _DTYPE = attrgetter("shape"), attrgetter("dtype")

OnStart = Callable[[tuple[Any, ...], Target], PendingStep | None]
"""Called with the parameters and the target before the backward pass; returns the step that consumes the gradients."""


class Query(NamedTuple):
    """A request to a computation.

    Attributes:
        expressions: an expression, a real scalar if gradients are requested; and those of the further ones that have
            nodes which it does not have, but that are in its description.
        known: their description.
        expand: returns the expansion of a dynamic part.
        targets: the nodes to differentiate by; None for the value alone.
        also: further expressions whose values are requested.
    """

    expressions: tuple[Node, ...]
    known: Description
    expand: Expand
    targets: tuple[Node, ...] | None = None
    also: Sequence[Node] = ()

    @property
    def root(self) -> Node:
        """The expression."""
        return self.expressions[0]

    def structure(self) -> int:
        """Return a number of the expressions' structure that is the same in each process."""
        return structure_of(self.expressions, parts_of(self.expand))

    @property
    def wanted(self) -> Hashable:
        """A key of what is requested of the structure."""
        if self.targets is None:
            return "value"
        known = self.known
        return None if self.targets is known.parameters else tuple([known.numbers[id(x)] for x in self.targets])

    def nodes(self, numbers: Iterable[int]) -> list[Node]:
        """Return the nodes with the given numbers."""
        leaves, parts = {*self.known.leaves}, parts_of(self.expand)
        met = reached(self.expressions, lambda node: () if node in leaves else parts(node))
        by_number = {self.known.numbers.get(id(node)): node for node in met}
        return [by_number[number] for number in numbers]

    def roots(self, further: Sequence[int]) -> Sequence[Node]:
        """Return the expression and the further nodes with dynamic parts expanded, then the targets."""
        nodes = self.root, *self.nodes(further), *(self.targets or ())
        return resolved(nodes, self.expand, {*self.known.leaves})

    def trace(self, further: Sequence[int], target: Target) -> Callable[[Sequence[Any]], ExpressionProgram]:
        """Return the function that traces the program for a target; gradients are derived once.

        It raises ``Declined`` for a value that only shows data under other axes, which a plan would copy.
        """
        leaves, lines, is_value = self.known.leaves, target.names_lines, self.targets is None

        @cache
        def derivation() -> tuple[Node, Sequence[Node], Sequence[Node] | None, Derived | None]:
            root, *others = self.roots(further)
            nodes, targets = others[: len(further)], others[len(further) :]
            return root, nodes, *((None, None) if is_value else (targets, derived(root, targets, lines=lines)))

        def traced(arrays: Sequence[Any]) -> ExpressionProgram:
            root, nodes, targets, gradients = derivation()
            complete = is_value and not self.known.pure
            found = ExpressionProgram(
                root, leaves, arrays, targets, nodes, gradients=gradients, complete=complete, lines=lines
            )
            shows = (x.primitive.is_view or isinstance(x.primitive, Input) for x in found.program.order())
            if is_value and target.interprets and all(shows):
                raise Declined(policy.SHOWN)
            return found

        return traced


class Computed:
    """Expressions that a computation has computed as a whole, with the nodes of the first."""

    __slots__ = ("expressions", "numbers", "programs", "values")

    def __init__(
        self, expressions: tuple[Node, ...], known: Description, programs: Programs, values: Mapping[int, Array]
    ) -> None:
        self.expressions, self.numbers, self.programs, self.values = expressions, known.numbers, programs, values

    def note(self, node: Node) -> None:
        """Record a request for the value of a node beside that of the expression."""
        if node is not self.expressions[0] and len(self.programs.further) < policy.MOST_LEARNED:
            self.programs.ask(between((node,), self.numbers, ()))

    def value_of(self, node: Node) -> Array | None:
        """Return the value of a node, if it was computed with the expression."""
        number = self.numbers.get(id(node))
        return None if number is None else self.values.get(number)


@dataclass(slots=True, weakref_slot=True, eq=False)
class Entry:
    """The plan of all expressions of one structure for given sizes and requested results, or why there is none.

    Attributes:
        target: the target that runs the plan.
        sizes: the sizes of labels; None until the interpreter has succeeded once.
        plan: the plan, or None.
        further: the numbers of the nodes whose values the plan returns, too.
        refused: the reason why there can be no plan.
        rooms: by number, the capacity of loops that have outgrown their initial one.
        use: the recency handle of the entry in the cache.
        bound: runs of the plan for which some inputs are the same.
    """

    target: Target
    sizes: Mapping[Label, int] | None = None
    plan: Plan | None = None
    further: tuple[int, ...] = ()
    refused: str = ""
    rooms: Mapping[int, int] = field(default_factory=dict)
    use: Use | None = None
    bound: Any = None

    def make_room(self, full: TooManySteps) -> None:
        """Replace the plan by one whose loops have capacity for the steps that one has taken, and more."""
        self.plan, self.rooms = None, larger(self.rooms, full)

    def make(self, query: Query, programs: Programs, arrays: Sequence[Array], sizes: Mapping[Label, int]) -> None:
        """Make the plan, or record why it cannot be made. Errors of users' operations are raised.

        Until the interpreter has checked the sizes, lowering does, and a plan that cannot be made is the interpreter's
        matter; so is a value that takes less time to interpret once.
        """
        is_checked, known, further = self.sizes is not None, query.known, programs.further
        self.plan = None
        try:
            with Setting({ROOMS: self.rooms if known.pure else None}, None):
                made = own_failure(
                    partial(self._made, query, programs, arrays, sizes), Unplannable if known.pure else Exception
                )
        except MemoryError:
            return  # there may be more memory another time
        except Unplannable as error:
            made = error
        if isinstance(made, tuple):
            (self.plan, self.sizes), self.further = made, further
        elif made is not None and is_checked:
            is_refused = isinstance(made, Unplannable)
            self.refused = str(made) if is_refused else f"no plan could be made: {made!r}"
            if not isinstance(made, Declined):
                tell(made)
            if not is_refused:
                warnings.warn(
                    f"no plan could be made for {query.root!r}, which is a bug in typedtensor; it is interpreted: "
                    f"{made!r}",
                    RuntimeWarning,
                    stacklevel=2,
                )

    def make_at_once(self, compilation: Callable[[], Compilation], programs: Programs) -> None:
        """Make the plan of values without the interpreter, or record why it cannot be made."""

        def planned() -> Planned:
            of = compilation()
            return programs.instance(of) or of.alone(repeating=True)

        try:
            made = own_failure(planned, Unplannable)
        except Unplannable as error:
            made = error
        if not isinstance(made, Exception):
            self.plan, self.sizes = made
            return
        self.refused = str(made) or repr(made)
        if not isinstance(made, Declined):
            tell(made)

    def _made(
        self, query: Query, programs: Programs, arrays: Sequence[Array], sizes: Mapping[Label, int]
    ) -> Planned | None:
        target, leaves, further, is_value = self.target, query.known.leaves, programs.further, query.targets is None
        trace = query.trace(further, target)
        if self.sizes is not None:
            return compiled(trace(arrays), target, leaves)(()), self.sizes
        compilation = Compilation(trace, leaves, arrays, sizes, target)
        if target.interprets and (found := programs.instance(compilation, (query.wanted, further, target))):
            return found
        roots = query.roots(further)[: 1 + len(further)]
        if is_value and not policy.compiles_at_once(roots, leaves, compilation.sizes, target):
            return None
        return compilation.alone(repeating=not is_value)


class Programs:
    """The programs of one structure.

    Args:
        kept: the objects that the key of the structure refers to by identity.

    Attributes:
        use: the recency handle of the programs in the cache.
        structure: the number of the structure, once it was asked for.
        further: the numbers of the nodes whose values plans return, too.
        entries: by sizes, target, and what is requested.
        making: the lock of the making of plans.
    """

    use: Use | None = None
    structure: int | None = None
    further: tuple[int, ...] = ()

    def __init__(self, kept: Sequence[object] = ()) -> None:
        self.kept, self.making = kept, Exclusive()
        self.entries: Recent[Entry] = Recent(policy.MOST_SIZES)
        self._templates: Recent[Template] = Recent(policy.MOST_TEMPLATES)
        self.find = self.entries.find

    def ask(self, numbers: Iterable[int]) -> None:
        """Query the values of nodes, by number, from future plans."""
        if more := [number for number in numbers if number not in self.further]:
            self.further = (*self.further, *more)

    def entry(self, place: Hashable, target: Target) -> Entry:
        """Return the entry for a set of sizes, a target, and what is requested."""
        found = self.find(place) or self._keep(place, Entry(target))
        found.use = found.use or self.entries.use_of(place)
        return found

    def values(
        self,
        place: Hashable,
        target: Target,
        roots: Sequence[Node],
        leaves: Sequence[Node],
        arrays: Sequence[Array],
        sizes: Mapping[Label, int],
        bound: int = 0,
    ) -> Entry:
        """Return the entry of the values of expressions for arrays of certain shapes and dtypes, made if necessary.

        Args:
            place: the key of the shapes and dtypes.
            target: the target that runs the plan.
            roots: the expressions.
            leaves: their leaves.
            arrays: the values of these.
            sizes: the sizes of labels that leaves do not have.
            bound: the number of last leaves whose values are the same in many runs.
        """
        first, *others = roots

        def trace(arrays: Sequence[Any]) -> ExpressionProgram:
            return ExpressionProgram(first, leaves, arrays, None, others, complete=True, lines=target.names_lines)

        with self.making.turn():
            entry = self.find(place) or Entry(target)
            if entry.plan is None and not entry.refused:
                entry.make_at_once(partial(Compilation, trace, leaves, arrays, sizes, target, bound), self)
            return self._keep(place, entry)  # after an interrupt there is none

    def instance(self, of: Compilation, place: Hashable = None) -> Planned | None:
        """Return the plan for new sizes that follows from a template; None where there is none, or no instance of it.

        Templates are found by what they compute, and by all properties that do not vary with sizes.
        """
        if not of.target.compiles_quickly:
            return None
        return self._templates.get((of.varying, place), Template).plan(of)

    def release(self) -> None:
        """Drop the plans and their memory, but not what is known about sizes: a plan is made where one ran before."""
        for template in self._templates.values():
            template.release()
        for entry in self.entries.values():
            entry.plan = entry.bound = None

    def _keep(self, place: Hashable, entry: Entry) -> Entry:
        self.entries.trim(_values_in, policy.MOST_VALUES)
        return self.entries.get(place, lambda: entry)


@dataclass(slots=True, eq=False)
class Result:
    """The results of a plan, the sizes that the computation knew before, and the nodes of the expression.

    Attributes:
        shared: makes the arrays of another library, that of the leaves, of NumPy's; None for NumPy.
    """

    query: Query
    programs: Programs
    entry: Entry
    plan: Plan
    values: Sequence[Any]
    arrays: Sequence[Array]
    targets: tuple[Any, ...]
    given: Mapping[Label, int]
    ran: Ran
    computed: Computed
    shared: Callable[[Array], Array] | None = None


class Interpreted(NamedTuple):
    """A request to interpret: why, and what to notify of the interpreter's success."""

    reason: str
    entry: Entry | None = None
    computed: Computed | None = None
    error: Exception | None = None

    def succeeded(self, sizes: Mapping[Label, int]) -> None:
        """Record the interpreter's success and the sizes that it determined.

        An expression that fails in a plan should fail in the interpreter, too, which locates the error. If it does not,
        the plan is faulty and is not used again.
        """
        if self.entry is not None:
            self.entry.sizes = dict(sizes)
        if self.entry is not None and self.error is not None:
            self.entry.plan, self.entry.refused = None, self.reason
            tell(self.error)
            warnings.warn(
                "a plan failed where the interpreter succeeded, which is a bug in typedtensor; from now on the "
                f"expression is interpreted: {self.error!r}",
                RuntimeWarning,
                stacklevel=2,
            )


class PlanCache:
    """The compiled programs of a process."""

    def __init__(self) -> None:
        self.descriptions, self.history = Descriptions(), History(first=policy.MOST_STRUCTURES)
        self._programs: Recent[Programs] = Recent(policy.MOST_STRUCTURES)

    def programs(self, known: Description) -> Programs:
        """Return the programs of a structure, and record their use."""
        found: Programs | None = None if known.programs is None else known.programs()
        if found is not None and found.use is not None:
            found.use.time = next(found.use.clock)
            return found
        found = self._programs.get(known.key, lambda: Programs(known.kept), known.keeper)
        found.use = found.use or self._programs.use_of(known.key)
        known.programs = weakref.ref(found)
        return found

    def compute(
        self,
        query: Query,
        state: State,
        target: Target,
        on_start: OnStart | None = None,
        history: History | None = None,
    ) -> Result | Interpreted:
        """Compute a request by a plan; return why it is interpreted, if it is.

        Args:
            query: the request.
            state: the state of the computation; receives the sizes of labels.
            target: the target that runs plans.
            on_start: for a step, called with the parameters before the backward pass; may return a consumer of their
                gradients.
            history: decides what is compiled at first sight; for gradients outside of optimizers that of the process.
        """
        known, is_value = query.known, query.targets is None
        if len(known.numbers) > policy.MOST_VALUES and target.interprets:
            return Interpreted(policy.TOO_LARGE)
        values, arrays = state.read(known.leaves, target.array_of)
        shared: Callable[[Array], Array] | None = None
        if len(arrays) < len(values):
            if (found := shared_arrays([x._array for x in values], target)) is None:
                return Interpreted(policy.OTHER_ARRAYS)
            arrays, shared = found
            on_start = None  # the values of the parameters stay arrays of their library
        programs = self.programs(known)
        given = state.sizes.known
        entry = programs.entry((shapes_key(arrays, given), query.wanted, target), target)
        for x in query.also:
            if known.numbers.get(id(x)) not in programs.further:
                programs.ask(between((x,), known.numbers, state.values))
        if known.foreign and is_value:  # later requests must not run users' operations again
            programs.ask([number for number in known.foreign if number])
        if entry.refused:
            return Interpreted(entry.refused)
        if raises():
            return Interpreted(policy.RAISES)
        if entry.plan is None:
            target.check_leaves(known.leaves, arrays, trained=not is_value)
        compiles = is_value or self._compiles(query, programs, target, history or self.history)
        if entry.sizes is None or not compiles:
            if not is_value:
                warn_of_promotion(query.root, known.leaves, arrays)
            if known.pure and compiles:
                with programs.making.turn():
                    entry.make(query, programs, arrays, given)
            if entry.sizes is None or not compiles:
                return Interpreted(policy.FIRST, entry, Computed(query.expressions, known, programs, {}))
        if on_start is not None:
            given = dict(given)  # a bound step is for computations that know the same before
        if len(given) < len(entry.sizes):
            state.sizes.complete(entry.sizes, query.root.describe)
        ran: Ran | Exception | None = None
        while True:
            if entry.plan is None or entry.further != programs.further:
                with programs.making.turn():
                    if entry.plan is None or entry.further != programs.further:
                        entry.make(query, programs, arrays, given)
            plan, numbers = entry.plan, entry.further
            if plan is None:
                return Interpreted(entry.refused or policy.NO_MEMORY)
            targets, places = query.targets or (), plan.outputs.places or ()
            if len(places) < len(targets):
                targets = tuple([targets[n] for n in places])
            run = partial(_run, plan, arrays, on_start, targets, target)
            try:
                ran = own_failure(run, TooManySteps) if known.pure else run()  # what is not pure must not run twice
            except TooManySteps as full:
                if not known.pure:
                    raise
                entry.make_room(full)
                continue
            except MemoryError:  # no fault of the plan; the interpreter needs less memory
                if not known.pure:
                    raise
                return Interpreted(policy.NO_MEMORY)
            if isinstance(ran, Exception):  # the interpreter will meet the error, too, and locate it
                nothing = Computed(query.expressions, known, programs, {})
                return Interpreted(f"a plan has failed: {ran!r}", entry, nothing, ran)
            break
        if ran is None:
            return Interpreted(policy.IN_USE)
        if shared is not None:
            ran = ran._replace(loss=shared(ran.loss), further=[*map(shared, ran.further)])
        further = {numbers[n]: x for n, x in zip(plan.outputs.given, ran.further, strict=True)} if ran.further else {}
        computed = Computed(query.expressions, known, programs, further)
        return Result(query, programs, entry, plan, values, arrays, targets, given, ran, computed, shared)

    def _compiles(self, query: Query, programs: Programs, target: Target, history: History) -> bool:
        """Whether gradients are compiled, not interpreted, as far as the history decides."""
        if programs.structure is None:
            programs.structure = query.structure()
        return history.compiles(programs.structure, at_once=query.known.pure) or not target.interprets

    def release(self) -> None:
        """Drop all plans and their memory; they are made again where they ran before."""
        for programs in self._programs.values():
            programs.release()

    def clear(self) -> None:
        """Drop all plans and their buffers."""
        self.descriptions.clear()
        self._programs.clear()
        self.history = History(first=policy.MOST_STRUCTURES)


PLANS = PlanCache()
"""The plans of this process."""


def clear_caches() -> None:
    """Free compiled programs and their memory.

    What is computed again is compiled again, and gives equal bits. Programs of models that are gone need no call: they
    go with their models. Kernels of native code stay loaded.

    See also: ``jax.clear_caches``, ``torch.compiler.reset``.

    >>> from typedtensor import Param, Tensor, given
    >>> x = Param(Tensor[()](3.0))
    >>> loss = (x * x + x).exp() * x
    >>> found = []
    >>> for _ in range(4):
    ...     with given() as computation:
    ...         found.append(computation.gradients(loss)[x].item())
    ...     clear_caches()
    >>> found[1] == found[2] == found[3]
    True
    """
    PLANS.release()


def shapes_key(arrays: Sequence[Array], sizes: Mapping[Label, int]) -> Hashable:
    """Return the cache key of shapes and dtypes, together with the sizes that the computation knew before."""
    return *map(_SHAPE, arrays), *map(_DTYPE, arrays), frozenset(sizes.items())


def shared_arrays(arrays: Sequence[Any], target: Target) -> tuple[list[Array], Callable[[Array], Array]] | None:
    """Return NumPy arrays in the memory of arrays of another library, and what makes that library's arrays of results.

    Returns:
        None for arrays that NumPy cannot read where they are, and of several libraries.
    """
    library = NAMESPACES.get(type(arrays[0]))
    if target.own_arrays or not isinstance(library, Library):
        return None
    found = library.shared(arrays)
    return None if found is None else ([*found], library.of_shared)


def _run(
    plan: Plan, arrays: Sequence[Array], on_start: OnStart | None, targets: tuple[Any, ...], target: Target
) -> Ran | None:
    return plan.run(arrays, None if on_start is None else on_start(targets, target))


def _values_in(entry: Entry) -> int:
    if entry.plan is None:
        return 0
    program: Program = entry.plan.executable.program
    return len((program.like or program).order())
