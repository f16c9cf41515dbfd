"""What a computation computes by plans, and what it leaves to the interpreter."""

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
from typedtensor.specialization.asked import Made, OnStart
from typedtensor.specialization.bound import Bound, SizedStep
from typedtensor.specialization.cache import PLANS
from typedtensor.specialization.entries import Interpreted
from typedtensor.specialization.evaluation import DYNAMIC, VALUES
from typedtensor.specialization.forms import Known
from typedtensor.specialization.further import Computed
from typedtensor.targets import Target
from typedtensor.targets.base import Executable
from typedtensor.targets.borrowed import Lent

SMALLEST = 4
"""So many operations, or more, are worth a plan: finding it takes as long as interpreting a few."""

MOST_COMPUTED = 16
"""How many expressions are looked through for values that were computed with them."""

SMALL = "it is so small that finding a plan takes longer"
WATCHED = "the computation is watched"


class Planning:
    """The plans of a computation.

    Args:
        state: what the computation knows.
        target: where plans run.
        reason: why nothing is planned, if so.

    Attributes:
        requests: what the computation was asked for.
        computed: the last expressions that were computed as a whole.
        programs: what has run, where these are programs that are divided among devices.
    """

    def __init__(self, state: State, target: Target, reason: str) -> None:
        self.state, self.target, self.reason = state, target, reason
        self.requests = Requests()
        self.computed: deque[Computed] = deque(maxlen=MOST_COMPUTED)
        self.programs: list[Executable] = []
        self._asked: set[int] = set()
        self._stepped: dict[Node, frozenset[Any]] = {}

    def note(self, node: Node) -> None:
        """Note that a value was asked for that is there: what it was computed with gives it the next time, too."""
        if id(node) not in self._asked:
            for computed in self.computed:
                computed.note(node)

    def value(self, root: Node, interpret: Callable[[Node], AnyTensor], beside: Sequence[Node] = ()) -> AnyTensor:
        """The value of an expression that has none yet.

        Args:
            root: the expression.
            interpret: computes what is not planned.
            beside: expressions that it is computed from, whose values are asked for next.
        """
        if not isinstance(root, (App, Dynamic)):
            return interpret(root)
        self._asked.add(id(root))  # who has another's is not told, which costs no more than time
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
    ) -> Made | Interpreted | str:
        """The gradients of a loss by a plan; else what wants to know that they were interpreted, or why they are."""
        stepped = self._stepped.get(loss, frozenset())
        if isinstance(targets, frozenset):
            self._stepped[loss] = stepped | targets if stepped else targets
        state = self.state
        outcome = self.reason or (WATCHED if state.observers else "")
        if outcome:
            self._require(loss, outcome)
            return outcome
        made = PLANS.gradients(
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
        if not isinstance(made, Made):
            self._require(loss, made)
        return made

    def expand(self, part: Dynamic[Any]) -> Node:
        """What a dynamic part turns out to be, which the interpreter finds out."""
        if not self.target.interprets:
            self._require(part, "it is a dynamic part, which is found by values on its way")
        return expanded(self.state, part)

    def _require(self, root: Node, outcome: Interpreted | str) -> None:
        """Raise what is said of an expression that has no program, where there is nothing else."""
        if not self.target.interprets:
            failed = outcome.error if isinstance(outcome, Interpreted) else None
            reason = outcome if isinstance(outcome, str) else failed or "what it computes depends on values"
            raise BindingError(
                f"{root.describe()}, has no program, and on {self.target.name}, where each process has a part of the "
                f"values, there is nothing else: {reason}"
            ) from failed

    def serve(self, loss: Node) -> None:
        """Note that gradients that were there have served another step."""
        for computed in self.computed:
            if computed.root is loss:
                computed.wanted.served = True

    def accept(self, loss: Node, made: Made, step: bool) -> None:
        """Take over what a plan gave. What the computation has seen before stays as it was seen."""
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
        """Note that a step was made as one call, with the values that were computed with it."""
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
        """Note what was computed.

        Args:
            kind: what was asked for.
            root: of which expression.
            computed: it, with what was computed with it, if a plan gave it.
            ran: what has run, if that is one program.
            interpreted: why it was interpreted, if it was.
            plan: which plan gave it, if it was not one of its own.
        """
        if kind == "value":
            self._asked.add(id(root))
        self.note_run(ran)
        if computed is not None:
            self.computed.append(computed)
        self.requests.record(kind, root, interpreted, plan)

    def interpreted(self, loss: Node, outcome: Interpreted | str, step: bool) -> None:
        """Note that gradients were interpreted."""
        self.requests.record("step" if step else "gradients", loss, self._settled(outcome))

    def note_run(self, program: Executable | None) -> None:
        """Note what has run."""
        if program is not None and program not in self.programs:
            self.programs.append(program)

    def _settled(self, outcome: Interpreted | str) -> str:
        """Why something was interpreted, which it is to the end now."""
        if isinstance(outcome, str):
            return outcome
        outcome.succeeded(self.state.sizes.known)
        self.computed.append(outcome.computed)
        return outcome.reason

    @property
    def held(self) -> list[Node]:
        """The nodes that are referred to here, each as often as it is."""
        return [*(x for computed in self.computed for x in (computed.root, *computed.beside)), *self._stepped]

    def clear(self) -> None:
        """Let go of everything but the requests."""
        self.computed.clear()
        self._stepped.clear()

    def _planned(
        self, root: Node, interpret: Callable[[Node], AnyTensor], beside: Sequence[Node]
    ) -> AnyTensor | Interpreted | str:
        """The value of an expression by a plan, or from one that has run."""
        state = self.state
        if self._is_served(root):
            self.requests.record("value", root, None, "a plan that has run before gave it, too")
            return state.values[root]
        known = self._known(root, interpret)
        if isinstance(known, str):
            return known
        made = VALUES.value(
            root,
            known,
            state.leaf_value,
            state.sizes.known,
            functools.partial(state.sizes.accept, source=root.describe),
            self.expand,
            self.target,
            beside,
        )
        if isinstance(made, (Interpreted, str)):
            return made
        for node, lent in made.foreign.items():
            state.values[node] = node.tensor_type.wrap(lent.copy())
        for leaf, value in zip(made.leaves, made.values, strict=True):
            if leaf not in state.values:
                state.values[leaf] = value
        found: AnyTensor = root.tensor_type.wrap(made.array)
        state.values[root] = found
        state.counts.planned_values += 1
        self.finished("value", root, made.computed, made.ran)
        return found

    def _known(self, root: Node, interpret: Callable[[Node], AnyTensor]) -> Known | str:
        """What is known of an expression, as far as it is not computed yet; why, if it is to be interpreted."""
        begun = bool(self.computed) or any(map(_is_computed, self.state.values))
        known = None if begun else VALUES.known(root)
        if known is None or (known is SMALL and not self.target.interprets):
            for computed in self.computed:
                computed.note(root)
            given = self._given(root, interpret, begun)
            if given is SMALL and not begun and not self.state.expansions:
                VALUES.leave(root, SMALL)
            known = given if isinstance(given, str) else VALUES.look_at(root, given)
        if known != DYNAMIC:
            return known
        self._expand_within(root)
        given = self._given(root, interpret, True)
        if isinstance(given, str):
            return given
        return VALUES.look_through(root, given, self.expand)

    def _expand_within(self, root: Node) -> None:
        """Find what the dynamic parts of an expression turn out to be, as far as they have no values."""
        met: set[Node] = set()
        stack = [root]
        while stack:
            node = stack.pop()
            if node not in met and node not in self.state.values and not self._is_served(node):
                met.add(node)
                stack.extend((self.expand(node),) if isinstance(node, Dynamic) else reversed(node.operands))

    def _given(self, root: Node, interpret: Callable[[Node], AnyTensor], begun: bool) -> list[Node] | str:
        """The nodes with values that an expression is computed from; why, if it is to be interpreted.

        Args:
            root: the expression.
            interpret: computes a value.
            begun: whether there may be such nodes.
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
        """Whether the value of a node was computed with an expression; the computation has it then."""
        for computed in self.computed:
            lent = computed.value_of(node)
            if lent is not None:
                self.state.values[node] = node.tensor_type.wrap(lent.copy())
                return True
        return False


def _operations_in(node: Node) -> int:
    """How many operations a node stands for: those in its bodies, too, and many where it is run many times."""
    if not isinstance(node, Structured):
        return 1
    return SMALLEST if node.op.repeats else 1 + sum(len(body.order) for body in node.op.bodies)


def _is_computed(node: Node) -> bool:
    return isinstance(node, (App, Dynamic))
