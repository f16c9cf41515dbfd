"""The decision between plans and the interpreter, for each request to a computation."""

from __future__ import annotations

import functools
from collections import deque
from collections.abc import Callable, Collection, Sequence
from typing import Any

from typedtensor.ad.graph import Node
from typedtensor.core.expr import App
from typedtensor.core.tensor import AnyTensor
from typedtensor.core.tuples import Projection, Structured
from typedtensor.coroutines import Dynamic
from typedtensor.errors import BindingError
from typedtensor.runtime.forward import expand as expanded
from typedtensor.runtime.requests import Kind, Requests
from typedtensor.runtime.state import State
from typedtensor.specialization.asked import GradientResults, OnStart
from typedtensor.specialization.bound import Bound, SizedStep
from typedtensor.specialization.cache import PLANS
from typedtensor.specialization.entries import FEW, Interpreted
from typedtensor.specialization.evaluation import DYNAMIC, VALUES
from typedtensor.specialization.forms import Known
from typedtensor.specialization.further import Computed
from typedtensor.targets import Target
from typedtensor.targets.base import Executable
from typedtensor.targets.borrowed import Lent

SMALLEST = 4
"""The least number of operations with a plan: finding a plan takes as long as interpreting a few operations."""

MOST_COMPUTED = 16
"""The number of computed expressions that are searched for values computed with them."""

SMALL = "it is so small that making a plan would take longer"
WATCHED = "an observer watches the computation"


class Planning:
    """The planning of a computation.

    Args:
        state: the state of the computation.
        target: the target that runs plans.
        reason: why the computation has no plans, if so.

    Attributes:
        requests: the requests to the computation.
        computed: the latest expressions that were computed as a whole.
        programs: the executables that ran, if the target partitions programs among devices.
    """

    def __init__(self, state: State, target: Target, reason: str) -> None:
        self.state, self.target, self.reason = state, target, reason
        self.requests = Requests()
        self.computed: deque[Computed] = deque(maxlen=MOST_COMPUTED)
        self.programs: list[Executable] = []
        self._asked: set[int] = set()
        self._stepped: dict[Node, frozenset[Any]] = {}

    def note(self, node: Node) -> None:
        """Record a request for a value that is there: the plan of its expression will return it the next time, too."""
        if id(node) not in self._asked:
            for computed in self.computed:
                computed.note(node)

    def value(self, root: Node, interpret: Callable[[Node], AnyTensor], beside: Sequence[Node] = ()) -> AnyTensor:
        """Compute the value of an expression.

        Args:
            root: the expression.
            interpret: the interpreter.
            beside: subexpressions whose values will be requested next.
        """
        if not isinstance(root, (App, Dynamic)):
            return interpret(root)
        self._asked.add(id(root))  # an id that is reused only costs a missed record
        outcome = self.reason or (WATCHED if self.state.observers else self._planned(root, interpret, beside))
        if isinstance(outcome, AnyTensor):
            return outcome
        self._require(root, outcome)
        found = interpret(root)
        self.requests.record("value", root, self._settled(outcome))
        return found

    def gradients(
        self,
        loss: Node,
        targets: Collection[Node],
        on_start: OnStart | None,
        also: Sequence[Node] = (),
        known: Known | None = None,
    ) -> GradientResults | Interpreted | str:
        """Return gradients by a plan; otherwise an object to notify of the interpreter's success, or the reason."""
        stepped = self._stepped.get(loss, frozenset())
        if isinstance(targets, frozenset):
            self._stepped[loss] = stepped | targets if stepped else targets
        state = self.state
        outcome = self.reason or (WATCHED if state.observers else "")
        if outcome:
            self._require(loss, outcome)
            return outcome
        result = PLANS.gradients(
            loss,
            targets,
            state.leaf_value,
            state.sizes.known,
            learn=functools.partial(state.sizes.accept, source=loss.describe),
            computed=state.values,
            expand=self.expand,
            target=self.target,
            on_start=on_start,
            also=also,
            stepped=stepped,
            known=known,
        )
        if not isinstance(result, GradientResults):
            self._require(loss, result)
        return result

    def expand(self, part: Dynamic[Any]) -> Node:
        """Return the expansion of a dynamic part, by the interpreter."""
        if not self.target.interprets:
            self._require(part, "it is a dynamic part, whose form depends on values")
        return expanded(self.state, part)

    def _require(self, root: Node, outcome: Interpreted | str) -> None:
        """Raise the error of an expression without a program, for a target that does not interpret."""
        if not self.target.interprets:
            failed = outcome.error if isinstance(outcome, Interpreted) else None
            reason = outcome if isinstance(outcome, str) else failed or "what it computes depends on values"
            raise BindingError(
                f"{root.describe()}, cannot run on {self.target.name}, where each process has a part of the "
                f"values, because it has no program: {reason}"
            ) from failed

    def serve(self, loss: Node) -> None:
        """Record that computed gradients served another step."""
        for computed in self.computed:
            if computed.root is loss:
                computed.wanted.served = True

    def accept(self, loss: Node, made: GradientResults, step: bool) -> None:
        """Store the results of a plan; values that the computation has read before stay the same."""
        state = self.state
        values = state.values
        for leaf, value in zip(made.leaves, made.values, strict=True):
            if leaf not in values:
                values[leaf] = value
        if loss not in values:
            values[loss] = loss.tensor_type.wrap(made.loss)
        state.counts.planned += 1
        self.finished("step" if step else "gradients", loss, made.computed, made.ran)

    def stepped(self, loss: Node, bound: Bound, sized: SizedStep, further: Sequence[Lent]) -> None:
        """Record a bound step, with the values that it computed."""
        if (computed := bound.computed(loss, sized.places, further)) is not None:
            self._stepped[loss] = bound.parameters
        self.finished("step", loss, computed, sized.step.ran)

    def finished(
        self,
        kind: Kind,
        root: Node,
        computed: Computed | None,
        ran: Executable | None,
        interpreted: str | None = None,
        plan: str = "",
    ) -> None:
        """Record a finished request.

        Args:
            kind: the kind of the request.
            root: the expression.
            computed: the expression with the values computed beside it, if a plan ran.
            ran: the executable, if it was a single one.
            interpreted: why it was interpreted, if it was.
            plan: which plan computed it, if not one of its own.
        """
        if kind == "value":
            self._asked.add(id(root))
        self.note_run(ran)
        if computed is not None:
            self.computed.append(computed)
        self.requests.record(kind, root, interpreted, plan)

    def interpreted(self, loss: Node, outcome: Interpreted | str, step: bool) -> None:
        """Record interpreted gradients."""
        self.requests.record("step" if step else "gradients", loss, self._settled(outcome))

    def note_run(self, program: Executable | None) -> None:
        """Record an executable that ran."""
        if program is not None and program not in self.programs:
            self.programs.append(program)

    def _settled(self, outcome: Interpreted | str) -> str:
        """Return why a request was interpreted, and notify the cache of the success."""
        if isinstance(outcome, str):
            return outcome
        outcome.succeeded(self.state.sizes.known)
        self.computed.append(outcome.computed)
        return outcome.reason

    @property
    def held(self) -> list[Node]:
        """Return the nodes that this object refers to, each as often as it is referred to."""
        return [*(x for computed in self.computed for x in (computed.root, *computed.beside)), *self._stepped]

    def clear(self) -> None:
        """Release everything except the requests."""
        self.computed.clear()
        self._stepped.clear()

    def _planned(
        self, root: Node, interpret: Callable[[Node], AnyTensor], beside: Sequence[Node]
    ) -> AnyTensor | Interpreted | str:
        """Return the value of an expression by a plan, or from the results of an earlier plan."""
        state = self.state
        if self._is_served(root):
            self.requests.record("value", root, None, "an earlier plan computed it, too")
            return state.values[root]
        known = self._known(root, interpret)
        if isinstance(known, str):
            return known
        result = VALUES.value(
            root,
            known,
            state.leaf_value,
            state.sizes.known,
            functools.partial(state.sizes.accept, source=root.describe),
            self.expand,
            self.target,
            beside,
        )
        if isinstance(result, (Interpreted, str)):
            return result
        for node, lent in result.foreign.items():
            state.values[node] = node.tensor_type.wrap(lent.copy())
        for leaf, value in zip(result.leaves, result.values, strict=True):
            if leaf not in state.values:
                state.values[leaf] = value
        found: AnyTensor = root.tensor_type.wrap(result.array)
        state.values[root] = found
        state.counts.planned_values += 1
        self.finished("value", root, result.computed, result.ran)
        return found

    def _known(self, root: Node, interpret: Callable[[Node], AnyTensor]) -> Known | str:
        """Return the description of the uncomputed part of an expression; the reason, if it has to be interpreted."""
        begun = bool(self.computed) or any(map(_is_computed, self.state.values))
        known = None if begun else VALUES.known(root)
        if known is None or (known is SMALL and not self.target.interprets):
            for computed in self.computed:
                computed.note(root)
            given = self._given(root, interpret, begun)
            if given is SMALL and not begun and not self.state.expansions:
                VALUES.leave(root, SMALL)
            if known is None and not isinstance(given, str) and self._spares(root, begun):
                return FEW
            known = given if isinstance(given, str) else VALUES.look_at(root, given)
        if known != DYNAMIC:
            return known
        self._expand_within(root)
        given = self._given(root, interpret, True)
        if isinstance(given, str):
            return given
        return VALUES.look_through(root, given, self.expand)

    def _spares(self, root: Node, begun: bool) -> bool:
        """Whether to interpret an expression of few operations without looking for its plan."""
        state = self.state
        if begun or state.expansions or not self.target.interprets:
            return False
        return VALUES.spares(root, state.leaf_value, state.sizes.known, self.target)

    def _expand_within(self, root: Node) -> None:
        """Expand the dynamic parts of an expression that have no values."""
        met: set[Node] = set()
        stack = [root]
        while stack:
            node = stack.pop()
            if node not in met and node not in self.state.values and not self._is_served(node):
                met.add(node)
                stack.extend((self.expand(node),) if isinstance(node, Dynamic) else reversed(node.operands))

    def _given(self, root: Node, interpret: Callable[[Node], AnyTensor], begun: bool) -> list[Node] | str:
        """Return the computed nodes that an expression depends on; the reason, if it has to be interpreted.

        Args:
            root: the expression.
            interpret: the interpreter.
            begun: whether the computation has computed any nodes.
        """
        values = self.state.values
        given: list[Node] = []
        met: set[Node] = set()
        count = 0
        stack = [root]
        while stack:
            node = stack.pop()
            if node in met:
                continue
            met.add(node)
            if not isinstance(node, (App, Dynamic)):
                continue
            if begun and (node in values or self._is_served(node)):
                given.append(node)
                continue
            if isinstance(node, Dynamic):
                if node not in self.state.expansions:
                    return DYNAMIC
                stack.append(self.state.expansions[node])
                continue
            if begun and isinstance(node, Projection) and node.node in values:
                interpret(node)
                given.append(node)
                continue
            count += _operations_in(node)
            if count >= SMALLEST and not begun:
                return given
            stack.extend(node.operands)
        return given if count >= SMALLEST or not self.target.interprets else SMALL

    def _is_served(self, node: Node) -> bool:
        """Whether a node's value was computed with an earlier expression; if so, store it in the computation."""
        for computed in self.computed:
            lent = computed.value_of(node)
            if lent is not None:
                self.state.values[node] = node.tensor_type.wrap(lent.copy())
                return True
        return False


def _operations_in(node: Node) -> int:
    """Return the number of operations of a node, those in its bodies included; a large one for repeated bodies."""
    if not isinstance(node, Structured):
        return 1
    return SMALLEST if node.op.repeats else 1 + sum(len(body.order) for body in node.op.bodies)


def _is_computed(node: Node) -> bool:
    return isinstance(node, (App, Dynamic))
