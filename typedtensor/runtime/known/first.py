"""What a computation was asked for first, where that was known: nothing is planned until something else is asked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from typedtensor.ad.graph import Node
from typedtensor.core.tensor import AnyTensor
from typedtensor.runtime.gradients import Gradients
from typedtensor.runtime.known.values import Taken, take_gradients, take_value, take_values
from typedtensor.runtime.planning import SMALL, Planning
from typedtensor.runtime.requests import Kind, Noted, noted
from typedtensor.runtime.state import State
from typedtensor.specialization.bound import Bound, SizedStep
from typedtensor.specialization.evaluation import VALUES
from typedtensor.targets.base import Executable, Target
from typedtensor.targets.borrowed import Lent

Ended = tuple[Noted, Executable | None]
"""What is remembered of a request when its computation is closed, and what has run."""

TOGETHER = "the plan gave those of others with it"


class FirstStep(NamedTuple):
    """A step that was made as one call.

    Attributes:
        bound: the steps that it is one of.
        root: the loss.
        sized: the call.
        further: the values that were computed with it.
    """

    bound: Bound
    root: Node
    sized: SizedStep
    further: Sequence[Lent]

    def tell(self, planning: Planning) -> None:
        """Let what is planned know of it."""
        planning.stepped(self.root, self.bound, self.sized, self.further)

    def noted(self) -> list[Ended]:
        """What is remembered of it, and what has run."""
        return [(noted("step", self.root, None), self.sized.step.ran)]


class FirstValue(NamedTuple):
    """A value, or the gradients of a loss.

    Attributes:
        kind: which of them.
        root: the expression.
        taken: what a plan gave, if one did.
        interpreted: why it was interpreted, if it was.
        plan: which plan gave it, if it was not one of its own.
        before: the value that was asked for before gradients, if one was.
    """

    kind: Kind
    root: Node
    taken: Taken | None
    interpreted: str | None = None
    plan: str = ""
    before: FirstValue | None = None

    def tell(self, planning: Planning) -> None:
        """Let what is planned know of it."""
        if self.before is not None:
            self.before.tell(planning)
        computed, ran = self.taken or (None, None)
        planning.finished(self.kind, self.root, computed, ran, self.interpreted, self.plan)

    def noted(self) -> list[Ended]:
        """What is remembered of it, and what has run."""
        own = noted(self.kind, self.root, self.interpreted, self.plan), self.taken and self.taken.ran
        return [own] if self.before is None else [*self.before.noted(), own]


def first_value(
    state: State, root: Node, target: Target, interpret: Callable[[Node], AnyTensor]
) -> tuple[AnyTensor, FirstValue] | None:
    """The value of an expression that was asked for before, and how it was computed; None if it is to be planned.

    Args:
        state: of the computation, which nobody watches.
        root: the expression.
        target: where plans run.
        interpret: computes what is too small for a plan.
    """
    if state.values:
        return None
    if target.interprets and VALUES.known(root) is SMALL:
        return interpret(root), FirstValue("value", root, None, SMALL)
    taken = take_value(state, root, target)
    return None if taken is None else (state.values[root], FirstValue("value", root, taken))


def first_values(state: State, expressions: Sequence[Node], target: Target) -> FirstValue | None:
    """The values of several expressions, as :func:`first_value`; the computation has them then.

    Args:
        state: as above.
        expressions: they.
        target: as above.
    """
    taken = None if state.values else take_values(state, expressions, target)
    return None if taken is None else FirstValue("value", expressions[0], taken, plan=TOGETHER)


def first_gradients(
    state: State, loss: Node, asked: Sequence[Node], target: Target, before: FirstValue | None
) -> tuple[Gradients, FirstValue] | None:
    """The gradients of a loss that were asked for before, as :func:`first_value`, or after a value.

    Args:
        state: as above.
        loss: the loss.
        asked: what they are asked for; all parameters if it is empty.
        target: as above.
        before: the value that was asked for first, as that of the loss, if one was.
    """
    begun = before is None and bool(state.values)
    found = None if begun else take_gradients(state, loss, asked, target)
    return None if found is None else (found[0], FirstValue("gradients", loss, found[1], before=before))
