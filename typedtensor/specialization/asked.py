"""A request for the gradients of a loss, what the program that answers it is traced from, and the answer."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import cache, partial
from typing import Any, NamedTuple

from typedtensor.ad.graph import Node
from typedtensor.ir import Array
from typedtensor.specialization.bound import Route
from typedtensor.specialization.entries import Form
from typedtensor.specialization.forms import Expand, Known, parts_of, resolved
from typedtensor.specialization.further import Computed, nodes_of
from typedtensor.specialization.gradients import GradientProgram, derived
from typedtensor.specialization.size_templates import Trace
from typedtensor.targets import PendingStep, Target
from typedtensor.targets.base import Executable
from typedtensor.targets.borrowed import Lent

OnStart = Callable[[tuple[Any, ...], Target], PendingStep | None]
"""Called with the parameters and the target before the backward pass; returns the step that has their gradients."""


class Asked(NamedTuple):
    """What is asked for.

    Attributes:
        loss: a real scalar.
        beside: expressions whose values are wanted, with nodes that the loss does not have.
        known: what is known of both.
        targets: what gradients are wanted for.
        expand: gives what a dynamic part turns out to be.
        also: all whose values are wanted.
        stepped: the parameters that were changed already.
    """

    loss: Node
    beside: tuple[Node, ...]
    known: Known
    targets: Collection[Node]
    expand: Expand
    also: tuple[Node, ...]
    stepped: Collection[Node]

    def roots(self, form: Form, wanted: Sequence[Node]) -> tuple[Node, list[Node], list[Node]]:
        """The loss, the nodes whose gradients are wanted, and those whose values are, without dynamic parts."""
        nodes = nodes_of((self.loss, *self.beside), self.known.numbers, form.further, parts_of(self.expand))
        root, *others = resolved((self.loss, *nodes, *wanted), self.expand)
        return root, others[len(nodes) :], others[: len(nodes)]

    def expressions(self, form: Form) -> Sequence[Node]:
        """The loss, and the nodes whose values are wanted, without dynamic parts."""
        loss, _, further = self.roots(form, ())
        return loss, *further

    def trace(self, form: Form, wanted: Sequence[Node], target: Target) -> Trace:
        """Traces the program of all of these for a target; gradients are derived once."""
        loss, targets, further = self.roots(form, wanted)
        gradients = cache(partial(derived, loss, targets, lines=target.names_lines))
        return lambda arrays: GradientProgram(loss, self.known.leaves, arrays, targets, further, gradients())


class Made(NamedTuple):
    """What a plan gave.

    Attributes:
        loss: the value of the loss.
        targets: what the gradients are for.
        all: whether these are all parameters of the loss.
        gradients: they, side by side in one array of the plan, unless they were never there as a whole.
        apart: gives each of them with its own axes.
        leaves: what they were computed from.
        values: the values of the leaves.
        target: where the plan has run.
        computed: the nodes of the loss, and the values of some.
        route: how it was found, if it was for a step that may be made in one call.
        ran: what has run, if that is one program.
    """

    loss: Array
    targets: tuple[Node, ...]
    all: bool
    gradients: Lent | None
    apart: Callable[[Array], list[Array]]
    leaves: tuple[Node, ...]
    values: list[Any]
    target: Target
    computed: Computed
    route: Route | None
    ran: Executable | None
