"""The first request of a computation, if it was served by a bound plan: planning starts only with a second request."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from typedtensor.ad.graph import Node
from typedtensor.core.tensor import AnyTensor
from typedtensor.runtime.bound.values import Taken, take_gradients, take_value, take_values
from typedtensor.runtime.gradients import Gradients
from typedtensor.runtime.planning import SMALL, Planning
from typedtensor.runtime.requests import Kind, Noted, noted
from typedtensor.runtime.state import State
from typedtensor.specialization.bound import Bound, SizedStep
from typedtensor.specialization.evaluation import VALUES
from typedtensor.targets.base import Executable, Target
from typedtensor.targets.borrowed import Lent

Ended = tuple[Noted, Executable | None]
"""The record of a request at the end of its computation, and the executable that ran."""

TOGETHER = "the plan of another value computed it"


class FirstStep(NamedTuple):
    """A first request that was a bound step.

    Attributes:
        bound: the bound steps that include it.
        root: the loss.
        sized: the step for the computation's sizes.
        further: the values that the step also computed.
    """

    bound: Bound
    root: Node
    sized: SizedStep
    further: Sequence[Lent]

    def tell(self, planning: Planning) -> None:
        """Report the request to a planning that starts after it."""
        planning.stepped(self.root, self.bound, self.sized, self.further)

    def noted(self) -> list[Ended]:
        """Return the records of the request, with the executables that ran."""
        return [(noted("step", self.root, None), self.sized.step.ran)]


class FirstValue(NamedTuple):
    """A first request that was a value or the gradients of a loss.

    Attributes:
        kind: the kind of the request.
        root: the expression.
        taken: the results of a plan; None if the request was interpreted.
        interpreted: why the request was interpreted; None if a plan served it.
        plan: a description of the plan if it also served other requests.
        before: the value requested before gradients, if any.
    """

    kind: Kind
    root: Node
    taken: Taken | None
    interpreted: str | None = None
    plan: str = ""
    before: FirstValue | None = None

    def tell(self, planning: Planning) -> None:
        """Report the request to a planning that starts after it."""
        if self.before is not None:
            self.before.tell(planning)
        computed, ran = self.taken or (None, None)
        planning.finished(self.kind, self.root, computed, ran, self.interpreted, self.plan)

    def noted(self) -> list[Ended]:
        """Return the records of the request, with the executables that ran."""
        own = noted(self.kind, self.root, self.interpreted, self.plan), self.taken and self.taken.ran
        return [own] if self.before is None else [*self.before.noted(), own]


def first_value(
    state: State, root: Node, target: Target, interpret: Callable[[Node], AnyTensor]
) -> tuple[AnyTensor, FirstValue] | None:
    """Return the value of an expression by a bound plan, and the request; None if the request must be planned.

    Args:
        state: the state of the computation, which has no observers.
        root: the expression.
        target: the target that runs plans.
        interpret: computes values that are too small for a plan.
    """
    if state.values:
        return None
    if target.interprets and VALUES.known(root) is SMALL:
        return interpret(root), FirstValue("value", root, None, SMALL)
    taken = take_value(state, root, target)
    return None if taken is None else (state.values[root], FirstValue("value", root, taken))


def first_values(state: State, expressions: Sequence[Node], target: Target) -> FirstValue | None:
    """Compute the values of several expressions into the computation's state; otherwise as :func:`first_value`.

    Args:
        state: the state of the computation.
        expressions: the expressions.
        target: the target that runs plans.
    """
    taken = None if state.values else take_values(state, expressions, target)
    return None if taken is None else FirstValue("value", expressions[0], taken, plan=TOGETHER)


def first_gradients(
    state: State, loss: Node, asked: Sequence[Node], target: Target, before: FirstValue | None
) -> tuple[Gradients, FirstValue] | None:
    """Return gradients of a loss as :func:`first_value`, as the first request or after a value.

    Args:
        state: the state of the computation.
        loss: the loss.
        asked: the nodes to differentiate by; all parameters if empty.
        target: the target that runs plans.
        before: the first request, if it was a value, such as that of the loss.
    """
    begun = before is None and bool(state.values)
    found = None if begun else take_gradients(state, loss, asked, target)
    return None if found is None else (found[0], FirstValue("gradients", loss, found[1], before=before))
