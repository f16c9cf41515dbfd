"""The evaluation of requests in a computation: by a plan, or by the interpreter, with the reason; and their records."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any, Literal, NamedTuple

from typedtensor.ad.graph import Node
from typedtensor.backends.quiet import raises
from typedtensor.base.history import History
from typedtensor.core.expr import App
from typedtensor.core.tensor import AnyTensor
from typedtensor.core.tensor_type import TensorType
from typedtensor.core.tuples import Projection
from typedtensor.coroutines import Dynamic
from typedtensor.errors import BindingError
from typedtensor.ir import Array
from typedtensor.lowering.unplannable import tell
from typedtensor.runtime import policy
from typedtensor.runtime.cache import PLANS, Computed, Interpreted, OnStart, Query, Result, shapes_key
from typedtensor.runtime.forward import expand as expanded
from typedtensor.runtime.interpreted import interpreted_value
from typedtensor.runtime.state import State
from typedtensor.runtime.steps import BoundSteps, compute_step
from typedtensor.runtime.structure import COMPUTED, Description, parts_of
from typedtensor.targets import Target
from typedtensor.targets.base import Assignment, Executable, Store

Kind = Literal["value", "gradients", "step"]


class Request(NamedTuple):
    """A request to a computation.

    Attributes:
        kind: a value, gradients, or a step.
        node: the operation of the expression, and the type of its value.
        planned: whether a plan computed it.
        reason: why it was interpreted, or which plan computed it.
    """

    kind: Kind
    node: str
    planned: bool
    reason: str


class Record(NamedTuple):
    """The data of a request. It does not refer to the node, which stays collectable.

    Attributes:
        kind: the kind of the request.
        operation: the operation of the expression.
        type: the type of its value.
        interpreted: why it was interpreted; None if it was planned.
        plan: which plan computed it, if not one of its own.
        ran: the executable that ran, if it was a single one.
        number: the ``id`` of the expression, while it lives.
    """

    kind: Kind
    operation: Any
    type: TensorType
    interpreted: str | None
    plan: str
    ran: Executable | None
    number: int


def shown(records: Sequence[Record]) -> tuple[Request, ...]:
    """Return requests as the explanation of a computation shows them."""
    return tuple(
        Request(x.kind, f"{x.operation}: {x.type}", x.interpreted is None, x.interpreted or x.plan) for x in records
    )


MOST_COMPUTED = 16
"""The number of computed expressions that are searched for values computed with them."""

MOST_REQUESTS = 256
"""The number of requests that a computation records for its explanation."""


class Evaluation:
    """The evaluation of the requests to a computation.

    Args:
        state: the state of the computation.
        target: the target that runs plans.
        reason: why the computation has no plans, if so.

    Attributes:
        computed: the latest expressions that were computed as a whole.
        requests: the records of the first requests.
        latest: the latest expression whose value was requested, or that was stepped on.
    """

    __slots__ = ("computed", "latest", "reason", "requests", "state", "target")

    def __init__(self, state: State, target: Target, reason: str) -> None:
        self.state, self.target, self.reason = state, target, reason
        self.computed: list[Computed] = []
        self.requests: list[Record] = []
        self.latest: Node | None = None

    @property
    def unplanned(self) -> str:
        """Why the interpreter computes everything; empty if plans may."""
        return self.reason or (policy.WATCHED if self.state.observers else "")

    def note(self, node: Node) -> None:
        """Record a request for a value that is there: the plan of its expression will return it the next time, too."""
        if self.computed and all(record.number != id(node) for record in self.requests):
            for computed in self.computed:  # a number that is used again only costs a missed note
                computed.note(node)

    def value(self, root: Node, interpret: Callable[[Node], AnyTensor], also: Sequence[Node] = ()) -> AnyTensor:
        """Compute the value of an expression.

        Args:
            root: the expression.
            interpret: the interpreter.
            also: further expressions, whose values will be requested next.
        """
        if not isinstance(root, (App, Dynamic)):
            return interpret(root)
        state = self.state
        result: Result | Interpreted | str = self.reason or (policy.WATCHED if state.observers else "")
        if not result:
            if self.computed and self._is_served(root):
                self.record("value", root, None, "an earlier plan computed it, too")
                return state.values[root]
            query = self._value_query(root, interpret, also)
            result = query if isinstance(query, str) else PLANS.compute(query, state, self.target)
            if isinstance(result, Result):
                self._accept(result)
                state.counts.planned_values += 1
                self.record("value", root, ran=result.plan.ran)
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
    ) -> Result | Interpreted | str:
        """Return gradients by a plan; otherwise an object to notify of the interpreter's success, or the reason.

        Args:
            loss: a real scalar.
            targets: the nodes to differentiate by; empty for all parameters. For a step, the parameters that it
                changes, as a frozen set; the loss may depend on only some of them.
            on_start: for a step, called with the parameters before the backward pass; may return a consumer of their
                gradients.
            also: further expressions whose values are requested.
            history: decides what is compiled at first sight; by default that of the process.
        """
        result: Result | Interpreted | str = self.unplanned
        if not result:
            query = self._gradient_query(loss, targets, also)
            compute = PLANS.compute
            result = query if isinstance(query, str) else compute(query, self.state, self.target, on_start, history)
            if isinstance(result, Result):
                self._accept(result)
                self.state.counts.planned += 1
                self.record("gradients" if on_start is None else "step", loss, ran=result.plan.ran)
                return result
        self._require(loss, result)
        return result

    def step(
        self,
        loss: Node,
        parameters: Collection[Node],
        also: Sequence[Node],
        bound: BoundSteps,
        store: Store,
        number: int,
    ) -> Sequence[Assignment] | None:
        """Make a bound step, if parameters have the values of the computation; return the assignments that commit it.

        Args:
            loss: a real scalar.
            parameters: the parameters that the step changes.
            also: further expressions whose values will be requested next.
            bound: the bound steps of the optimizer.
            store: the optimizer's store.
            number: the number of the step.
        """
        if self.state.before is not None:
            return None  # an earlier step has changed parameters
        beside: Sequence[Node] = ()
        if also:
            query = self._gradient_query(loss, parameters, also)
            if isinstance(query, str):
                return None
            known, beside = query.known, query.beside
        else:
            found = PLANS.descriptions.of(loss, self.expand, self.state.values)
            if isinstance(found, str):
                return None
            known = found
        steps = bound.find(known, also, self.target, store)
        if steps is None:
            return None
        state, places = self.state, known.leaves
        leaves = [*map(places.__getitem__, steps.others)]
        values, arrays = state.read(leaves, self.target.array_of)
        sized = steps.sized.get(shapes_key(arrays, state.sizes.known))
        if sized is None or raises():  # the interpreter reports which node raised
            return None
        step = sized.step
        numbers = [float(scalar(number)) for scalar in step.scalars] if step.scalars else ()
        taken: tuple[Sequence[Assignment], Sequence[Array]] | None
        taken = step.alone(compute_step, state, loss, steps, sized, leaves, values, arrays, numbers)
        if taken is None or (programs := steps.programs()) is None:
            return None
        if len(state.sizes.known) < len(sized.sizes):
            state.sizes.complete(sized.sizes, loss.describe)
        state.counts.planned += 1
        further = dict(zip(sized.places, taken[1], strict=True)) if taken[1] else {}
        self.computed.append(Computed(loss, known, programs, further, beside))
        self.record("step", loss, ran=step.ran)
        return taken[0]

    def expand(self, part: Dynamic[Any]) -> Node:
        """Return the expansion of a dynamic part, by the interpreter."""
        if not self.target.interprets:
            self._require(part, "it is a dynamic part, whose form depends on values")
        return expanded(self.state, part)

    def record(
        self, kind: Kind, root: Node, interpreted: str | None = None, plan: str = "", ran: Executable | None = None
    ) -> None:
        """Record a request.

        Args:
            kind: the kind of the request.
            root: the expression.
            interpreted: why it was interpreted; None if it was planned.
            plan: which plan computed it, if not one of its own.
            ran: the executable, if it was a single one.
        """
        self.latest = root
        if len(self.requests) < MOST_REQUESTS:
            operation = getattr(root, "op", None) or getattr(root, "title", type(root).__name__)
            self.requests.append(Record(kind, operation, root.tensor_type, interpreted, plan, ran, id(root)))

    def settled(self, outcome: Result | Interpreted | str) -> str:
        """Return why a request was interpreted, and notify the cache of the success."""
        if isinstance(outcome, Interpreted):
            outcome.succeeded(self.state.sizes.known)
            self._keep(outcome.computed)
            return outcome.reason
        assert isinstance(outcome, str)
        return outcome

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

    def _require(self, root: Node, outcome: Result | Interpreted | str) -> None:
        """Raise the error of an expression without a program, for a target that does not interpret."""
        if not self.target.interprets:
            failed = outcome.error if isinstance(outcome, Interpreted) else None
            reason = outcome if isinstance(outcome, str) else failed or "what it computes depends on values"
            raise BindingError(
                f"{root.describe()}, cannot run on {self.target.name}, where each process has a part of the "
                f"values, because it has no program: {reason}"
            ) from failed

    def _gradient_query(self, loss: Node, targets: Collection[Node], also: Sequence[Node]) -> Query | str:
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
            self._expand_within(root)
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

    def _expand_within(self, root: Node) -> None:
        """Expand the dynamic parts of an expression that have no values."""
        met: set[Node] = set()
        stack = [root]
        while stack:
            node = stack.pop()
            if node not in met and node not in self.state.values and not self._is_served(node):
                met.add(node)
                stack.extend((self.expand(node),) if isinstance(node, Dynamic) else reversed(node.operands))

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
