"""A request for the gradients of a loss, and what the program that answers it is traced from."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from typedtensor.ad.graph import Node
from typedtensor.specialization.entries import Form
from typedtensor.specialization.forms import Expand, Known, parts_of, resolved
from typedtensor.specialization.further import nodes_of
from typedtensor.specialization.gradients import GradientProgram
from typedtensor.specialization.size_templates import Trace
from typedtensor.targets import Target


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
        """Traces the program of all of these for a target."""
        loss, targets, further = self.roots(form, wanted)
        leaves, lines = self.known.leaves, target.names_lines
        return lambda arrays: GradientProgram(loss, leaves, arrays, targets, further, lines=lines)
