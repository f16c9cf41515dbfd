"""The evaluation of requests in a computation: by a plan, or by the interpreter, with the reason; and their records.

The interpreter makes a forward pass that keeps residuals, then the reverse pass, node by node. Some values are released
before the computation is closed. The value of a node can only be requested through a reference to the node, or to a
node computed from it. Python counts the references to every object: a node that only the expression at hand refers to
cannot be requested afterwards.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import Executor
from functools import partial
from itertools import chain
from typing import Any, Literal, NamedTuple

from typedtensor.ad.graph import Node, parameters_of, topological_order
from typedtensor.ad.reverse import edges_between
from typedtensor.base.history import History
from typedtensor.core.expr import App
from typedtensor.core.tensor import AnyTensor
from typedtensor.core.tensor_type import TensorType
from typedtensor.core.tuples import Projection, Structured
from typedtensor.coroutines import Dynamic
from typedtensor.errors import BindingError
from typedtensor.lowering.unplannable import tell
from typedtensor.runtime import policy
from typedtensor.runtime.cache import PLANS, Computed, Interpreted, OnStart, Query, Result
from typedtensor.runtime.interpreter import expand as expanded
from typedtensor.runtime.parallel import in_worker, reverse_on
from typedtensor.runtime.reverse import Delta, TensorAlgebra, differentiate
from typedtensor.runtime.state import State
from typedtensor.runtime.structure import COMPUTED, Description, parts_of
from typedtensor.targets import Target
from typedtensor.targets.base import Executable

Kind = Literal["value", "gradients", "step"]


class Request(NamedTuple):
    """A request to a computation. It does not refer to the node, which stays collectable.

    Attributes:
        kind: a value, gradients, or a step.
        operation: the operation of the expression,
        type: and the type of its value.
        planned: whether a plan computed it.
        reason: why it was interpreted, or which plan computed it.
    """

    kind: Kind
    operation: Any
    type: TensorType
    planned: bool
    reason: str

    @property
    def node(self) -> str:
        """The operation, and the type of its value."""
        return f"{self.operation}: {self.type}"


MOST_COMPUTED = 16
"""The number of computed expressions that are searched for values computed with them."""

MOST_REQUESTS = 256
"""The number of requests that a computation records for its explanation."""


class Evaluation:
    """The evaluation of the requests to a computation."""

    __slots__ = ("computed", "latest", "ran", "reason", "requested", "requests", "state", "target")

    def __init__(self, state: State, target: Target, reason: str) -> None:
        self.state, self.target, self.reason = state, target, reason
        self.computed: list[Computed] = []
        self.requests: list[Request] = []
        self.requested: set[int] = set()
        self.ran: list[Executable] = []
        self.latest: Node | None = None

    @property
    def unplanned(self) -> str:
        """Why the interpreter computes everything; empty if plans may."""
        return self.reason or (policy.WATCHED if self.state.observers else "")

    def note(self, node: Node) -> None:
        """Record a request for a value that is there: the plan of its expression will return it the next time, too."""
        if self.computed and id(node) not in self.requested:
            for computed in self.computed:  # a number that is used again only costs a missed note
                computed.note(node)

    def value(self, root: Node, interpret: Callable[[Node], AnyTensor], also: Sequence[Node] = ()) -> AnyTensor:
        """Compute the value of an expression."""
        if not isinstance(root, (App, Dynamic)):
            return interpret(root)
        state = self.state
        result: Result | Interpreted
        if reason := self.unplanned:
            result = Interpreted(reason)
        elif self.computed and self._is_served(root):
            self.record("value", root, None, "an earlier plan computed it, too")
            return state.values[root]
        else:
            result = self._computed(self._value_query(root, interpret, also))
        if isinstance(result, Result):
            state.counts.planned_values += 1
            self.record("value", root, ran=result.ran.executable)
            return state.values[root]
        self._require(root, result)
        found = interpreted_value(state, root, interpret)
        for x in also:
            interpret(x)
        self.record("value", root, self.settled(result))
        return found

    def gradients(
        self,
        loss: Node,
        targets: Collection[Node],
        on_start: OnStart | None,
        also: Sequence[Node] = (),
        history: History | None = None,
    ) -> Result | Interpreted:
        """Return gradients by a plan; otherwise why they are interpreted.

        Args:
            loss: a real scalar.
            targets: the nodes to differentiate by; empty for all parameters. For a step, the parameters that it
                changes, as a frozen set; the loss may depend on only some of them.
            on_start: for a step, called with the parameters before the backward pass; may return a consumer of their
                gradients.
            also: further expressions whose values are requested.
            history: decides what is compiled at first sight; by default that of the process.
        """
        result: Result | Interpreted
        if reason := self.unplanned:
            result = Interpreted(reason)
        else:
            result = self._computed(self.gradient_query(loss, targets, also), on_start, history)
        if isinstance(result, Result):
            self.state.counts.planned += 1
            self.record("gradients" if on_start is None else "step", loss, ran=result.ran.executable)
        else:
            self._require(loss, result)
        return result

    def _computed(
        self, query: Query | str, on_start: OnStart | None = None, history: History | None = None
    ) -> Result | Interpreted:
        if isinstance(query, str):
            return Interpreted(query)
        result = PLANS.compute(query, self.state, self.target, on_start, history)
        if isinstance(result, Result):
            self._accept(result)
        return result

    def expand(self, part: Dynamic[Any]) -> Node:
        """Return the expansion of a dynamic part, by the interpreter."""
        if not self.target.interprets:
            self._require(part, Interpreted("it is a dynamic part, whose form depends on values"))
        return expanded(self.state, part)

    def record(
        self, kind: Kind, root: Node, interpreted: str | None = None, plan: str = "", ran: Executable | None = None
    ) -> None:
        """Record a request."""
        self.latest = root
        if len(self.requests) < MOST_REQUESTS:
            operation = getattr(root, "op", None) or getattr(root, "title", type(root).__name__)
            self.requests.append(Request(kind, operation, root.tensor_type, interpreted is None, interpreted or plan))
            self.requested.add(id(root))
            if ran is not None and ran not in self.ran:
                self.ran.append(ran)

    def settled(self, outcome: Interpreted) -> str:
        """Return why a request was interpreted, and notify the cache of the success."""
        outcome.succeeded(self.state.sizes.known)
        if outcome.computed is not None:
            self._keep(outcome.computed)
        return outcome.reason

    @property
    def held(self) -> list[Node]:
        """The nodes that this object refers to, each as often as it is referred to."""
        found = [x for computed in self.computed for x in (computed.root, *computed.beside)]
        return found if self.latest is None else [*found, self.latest]

    def _keep(self, computed: Computed) -> None:
        self.computed.append(computed)
        if len(self.computed) > MOST_COMPUTED:
            del self.computed[0]

    def _accept(self, result: Result) -> None:
        """Store the results of a plan; values that the computation has read before stay the same."""
        values, query = self.state.values, result.query
        root, known = query.root, query.known
        for leaf, value in zip(known.leaves, result.values, strict=True):
            values.setdefault(leaf, value)
        if root not in values:
            values[root] = root.tensor_type.wrap(result.ran.loss)
        if known.foreign and query.targets is None:
            numbers = [number for number in known.foreign if number]
            for node, number in zip(query.nodes(numbers), numbers, strict=True):
                values[node] = node.tensor_type.wrap(result.computed.values[number])
        self._keep(result.computed)

    def _require(self, root: Node, outcome: Interpreted) -> None:
        """Raise the error of an expression without a program, for a target that does not interpret."""
        if not self.target.interprets:
            reason = outcome.error or (
                outcome.reason if outcome.entry is None else "what it computes depends on values"
            )
            raise BindingError(
                f"{root.describe()}, cannot run on {self.target.name}, where each process has a part of the "
                f"values, because it has no program: {reason}"
            ) from outcome.error

    def gradient_query(self, loss: Node, targets: Collection[Node], also: Sequence[Node]) -> Query | str:
        """Return the request for gradients; the reason, if the loss has to be interpreted."""
        values = self.state.values
        known = PLANS.descriptions.of(loss, self.expand, values)
        if isinstance(known, str):
            return known
        if known.recomputed:
            tell(policy.RECOMPUTED)
            return policy.RECOMPUTED
        if not known.pure and known.meets(values):
            return policy.COMPUTED_FOREIGN
        beside: Sequence[Node] = [x for x in also if id(x) not in known.numbers and isinstance(x, App)]
        beside = [x for x in beside if x not in values] if beside else ()
        if beside:
            together = PLANS.descriptions.of(loss, self.expand, values, beside)
            again = known.numbers if known.pure else ()
            if isinstance(together, str) or any(
                x.operands and id(x) in together.numbers and id(x) not in again for x in values
            ):
                beside = ()
            else:
                known = together
        wanted = known.among(targets)
        return Query(loss, known, self.expand, wanted, also, beside) if wanted else policy.NO_GRADIENTS

    def _value_query(self, root: Node, interpret: Callable[[Node], AnyTensor], also: Sequence[Node]) -> Query | str:
        """Return the request for a value; the reason, if the expression has to be interpreted."""
        state, expand = self.state, self.expand
        begun = bool(self.computed)
        for node in state.values:
            begun = begun or isinstance(node, (App, Dynamic))
        beside: Sequence[Node] = [x for x in also if isinstance(x, (App, Dynamic))] if also else ()
        given: Sequence[Node] = ()
        known: Description | str = COMPUTED
        if not begun:
            if beside:
                known, beside = self._described(root, beside)
            else:
                known = PLANS.descriptions.of(root, expand, state.values)
        if known == COMPUTED:
            for computed in self.computed:
                computed.note(root)
            self._given((root,), interpret)  # expands parts, whose bodies may compute values
            given = self._given((root, *beside), interpret)
            known, beside = self._described(root, beside, given)
        if isinstance(known, str):
            return known
        if known.foreign is None:
            return policy.FOREIGN_BODIES
        if self.target.interprets and self._is_small(known, (root, *beside), given):
            return policy.SMALL
        return Query(root, known, expand, None, also, beside)

    def _is_small(self, known: Description, roots: Sequence[Node], given: Sequence[Node]) -> bool:
        """Whether expressions are interpreted because of their size."""
        if known.small is None:
            known.few = policy.few_operations(roots, parts_of(self.expand), {*given})
            known.small = (), known.few is not None
        if known.few is not None and self.target.compiles_quickly:
            values, arrays = self.state.read(known.leaves, self.target.array_of)
            shapes = tuple([array.shape for array in arrays])
            if shapes != known.small[0] and len(arrays) == len(values):
                pairs = zip(known.leaves, shapes, strict=True)
                sizes = {axis: n for leaf, shape in pairs for axis, n in zip(leaf.axes, shape, strict=True)}
                known.small = shapes, policy.is_small(known.few, sizes)
        return known.small[1]

    def _described(
        self, root: Node, beside: Sequence[Node], given: Sequence[Node] = ()
    ) -> tuple[Description | str, Sequence[Node]]:
        """Return the description of an expression and of others; of it alone, if they have none together."""
        computed = () if given else self.state.values
        if beside:
            known = PLANS.descriptions.of(root, self.expand, computed, beside, given)
            if not isinstance(known, str):
                return known, beside
        return PLANS.descriptions.of(root, self.expand, computed, (), given), ()

    def _given(self, roots: Sequence[Node], interpret: Callable[[Node], AnyTensor]) -> list[Node]:
        """Return the computed nodes that expressions depend on."""
        values = self.state.values
        given: list[Node] = []
        met: set[Node] = set()
        stack = [*roots]
        while stack:
            node = stack.pop()
            if node in met or not isinstance(node, (App, Dynamic)):
                continue
            met.add(node)
            if isinstance(node, Projection) and node not in values and node.node in values:
                interpret(node)
            if node in values or self._is_served(node):
                given.append(node)
            else:
                stack.extend((self.expand(node),) if isinstance(node, Dynamic) else node.operands)
        return given

    def _is_served(self, node: Node) -> bool:
        """Whether a node's value was computed with an earlier expression; if so, store it in the computation."""
        for computed in self.computed:
            array = computed.value_of(node)
            if array is not None:
                self.state.values[node] = node.tensor_type.wrap(array)
                return True
        return False


_COUNTS_REFERENCES = sys.implementation.name == "cpython"


def unreachable_values(state: State, order: Sequence[Node], besides: Sequence[Node] = ()) -> set[Node]:
    """Return the applications in ``order`` that nothing outside of it refers to.

    Args:
        order: the ancestors of a root.
        besides: nodes that the caller's collections refer to, each as often as it is referred to.
    """
    if not _COUNTS_REFERENCES:
        return set()
    known = _known_references(state, order, besides)
    counts = zip(order, _references(order), strict=True)
    return {node for node, count in counts if isinstance(node, App) and count <= known[node]}


def _known_references(state: State, order: Sequence[Node], besides: Sequence[Node]) -> dict[Node, int]:
    """Count the references to each node from the order, from other nodes and from the computation.

    Its own variables refer to nodes as well, so that it has ended when all references are counted.
    """
    known = dict.fromkeys(order, 1 + _OF_A_LIST)
    for node in chain(state.expansions.values(), state.expansions, state.values, besides):
        if node in known:
            known[node] += 1
    for node in order:
        for operand in node.operands:
            known[operand] += 1
    return known


def _references(nodes: Sequence[object]) -> list[int]:
    """Return the reference count of each object."""
    return [sys.getrefcount(node) for node in nodes]


_OF_A_LIST = _references([object()])[0] if _COUNTS_REFERENCES else 0
"""The count of an object that only a list refers to; Python's versions differ in what the counting itself adds."""


def interpreted_value(state: State, root: Node, interpret: Callable[[Node], AnyTensor]) -> AnyTensor:
    """Return the value of an expression. That of a loss keeps residuals, so that gradients compute no body again."""
    if root.axes or root.tensor_type.kind != "real" or state.keeps is not None:
        return interpret(root)
    order = topological_order(root, state.operands)
    if not parameters_of(order):
        return interpret(root)
    try:
        state.keeps = _before_gradients(state, order, ())
        return interpret(root)
    finally:
        state.keeps = None


def interpreted_gradients(
    state: State,
    held: Sequence[Node],
    loss: Node,
    targets: Collection[Node],
    interpret: Callable[[Node], AnyTensor],
    executor: Executor | None,
) -> tuple[dict[Node, Delta], bool]:
    """Return the gradients of a scalar, and whether they are by all parameters."""
    try:
        order = topological_order(loss, state.operands)
        state.keeps = _before_gradients(state, order, targets)
        interpret(loss)
        state.keeps = _always
        if any(isinstance(node, Dynamic) for node in order):
            order = topological_order(loss, state.operands)
        parameters = parameters_of(order)
        wanted = {*targets} if targets else {*parameters}
        droppable = unreachable_values(state, order, held)
        algebra = TensorAlgebra(state, interpret, droppable, threads=executor is not None)
        run = partial(reverse_on, executor, algebra) if executor and not in_worker() else None
        return differentiate(algebra, order, wanted, run), wanted.issuperset(parameters)
    finally:
        state.keeps = None


def _always(node: Node) -> bool:
    """Whether a node keeps its residuals, in an evaluation directly ahead of gradients."""
    return True


def _before_gradients(state: State, order: Sequence[Node], targets: Collection[Node]) -> Callable[[Node], bool]:
    """Return a predicate: whether a node should keep its residuals for the gradients that follow."""
    if not any(isinstance(node, (Structured, Dynamic)) for node in order):
        return _always
    parts = [node for node in order if isinstance(node, Dynamic)]
    between = edges_between(order, {*(targets or parameters_of(order)), *parts}, state.operands, order[-1:])
    again = {x for node in order if isinstance(node, App) for x in node.region}
    left_out = {node for node in order if isinstance(node, Structured) and (node not in between or node in again)}
    return lambda node: node not in left_out
