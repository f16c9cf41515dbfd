"""A request for the gradients of a loss, the expressions that its program is traced from, and the answer."""

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
"""Called with the parameters and the target before the backward pass; returns the step that consumes the gradients."""


class Asked(NamedTuple):
    """A request.

    Attributes:
        loss: a real scalar.
        beside: expressions whose values are requested, with nodes that the loss does not have.
        known: the joint description of both.
        targets: the nodes to differentiate by.
        expand: returns the expansion of a dynamic part.
        also: all expressions whose values are requested.
        stepped: the parameters that earlier steps of the computation have changed.
    """

    loss: Node
    beside: tuple[Node, ...]
    known: Known
    targets: Collection[Node]
    expand: Expand
    also: tuple[Node, ...]
    stepped: Collection[Node]

    def roots(self, form: Form, wanted: Sequence[Node]) -> tuple[Node, list[Node], list[Node]]:
        """Return the loss, the nodes to differentiate by and the requested nodes, with dynamic parts expanded."""
        nodes = nodes_of((self.loss, *self.beside), self.known.numbers, form.further, parts_of(self.expand))
        root, *others = resolved((self.loss, *nodes, *wanted), self.expand)
        return root, others[len(nodes) :], others[: len(nodes)]

    def expressions(self, form: Form) -> Sequence[Node]:
        """Return the loss and the requested nodes, with dynamic parts expanded."""
        loss, _, further = self.roots(form, ())
        return loss, *further

    def trace(self, form: Form, wanted: Sequence[Node], target: Target) -> Trace:
        """Return the function that traces the program for a target; gradients are derived once."""
        loss, targets, further = self.roots(form, wanted)
        gradients = cache(partial(derived, loss, targets, lines=target.names_lines))
        return lambda arrays: GradientProgram(loss, self.known.leaves, arrays, targets, further, gradients())


class GradientResults(NamedTuple):
    """The results of a plan of a loss.

    Attributes:
        loss: the value of the loss.
        targets: the nodes that the gradients belong to.
        all: whether these are all parameters of the loss.
        gradients: the flat array of all gradients; None if a step consumed them in parts.
        apart: returns views of the flat array, one for each target.
        leaves: the leaves of the loss.
        values: the values of the leaves.
        target: the target that ran the plan.
        computed: the nodes of the loss, with the values of some.
        route: the route of the plan, if the step can be bound to one call.
        ran: the executable, if it was a single one.
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
