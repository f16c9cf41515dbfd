"""Residuals: results of an operation that its gradient reads instead of values inside its bodies."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from typedtensor.control.bodies.body import Body, Iteration, Node
from typedtensor.control.bodies.tracing import noting, order_of
from typedtensor.control.derivatives.values import Keepable, Key, Reads, Values, key_of
from typedtensor.core.expr import Input
from typedtensor.core.substitution import substitute
from typedtensor.core.tuples import Slot, Structured


class Residuals:
    """The placeholders of a body's values in its gradient.

    Args:
        body: the body.
        places: the result of the operation that each output of the body is, by number.

    Attributes:
        body: the body.
        places: as given.
        values: the values of nodes while the gradient is made; :meth:`settled` then replaces values that are not kept.
    """

    def __init__(self, body: Body, places: Mapping[int, int]) -> None:
        leaves = {*body.inputs, *body.captured}
        self.body, self.places = body, places
        self._kept: dict[Key, int] = {}
        for number, place in places.items():
            if body.outputs[number] not in leaves:
                self._kept.setdefault(key_of(body.outputs[number]), place)
        self.standins: dict[Key, Input[Any]] = {}
        self.values = Values(body, Keepable(body), self.standins)

    def settled(self, outputs: tuple[Node, ...], made: Collection[Node]) -> tuple[tuple[Node, ...], Collection[Node]]:
        """Return the results of a gradient and the nodes made for them, rewritten to read kept values only."""
        reads = self.reads(outputs, made)
        lacking = [key for key in (*reads.elements, *reads.shapes) if key not in self._kept]
        if not lacking:
            return outputs, made
        with noting() as more:
            values = Values(self.body, self._kept.__contains__, self.standins)
            known: dict[Node, Any] = {x: x for x in self.body.captured}
            for key in lacking:
                like = self.shaped_like(key, self._kept) if key in reads.shapes else None
                known[self.standins[key]] = values.at(key) if like is None else values.at(like)
            outputs = tuple(substitute(outputs, known, plain=False))
        return outputs, {*made, *more}

    def reads(self, outputs: tuple[Node, ...], made: Collection[Node]) -> Reads:
        """Return the values that a gradient reads."""
        return Reads(order_of(outputs, made), outputs, self.standins)

    def shaped_like(self, key: Key, kept: Collection[Key]) -> Key | None:
        """Return a kept value or an input of the same axes, and so of the same sizes, as another value."""
        of = self.standins[key].tensor_type
        if Iteration in of.axes:  # each loop has its own number of steps
            return None
        known = [x for x in kept if x in self.standins and self.standins[x].tensor_type is of and not _is_left_out(x)]
        inputs = [x for x in self.body.inputs if x.tensor_type is of and of.axes]  # without axes it may be a number
        return next(iter((*known, *inputs)), None)

    @property
    def inputs(self) -> list[Input[Any]]:
        """The inputs that stand for results."""
        return [self.standins[key] for key in self._kept if key in self.standins]

    def columns(self, results: Sequence[Any]) -> list[Any]:
        """Return the results that the inputs stand for."""
        return [results[place] for key, place in self._kept.items() if key in self.standins]


def _is_left_out(key: Key) -> bool:
    """Whether a residual has no elements if a branch was not taken."""
    return isinstance(key, Slot) and key.number >= key.node.op.shown and _chooses(key.node.op)


def _chooses(operation: Any) -> bool:
    nodes = [node for body in operation.bodies for node in body.order if isinstance(node, Structured)]
    return bool(operation.chooses) or any(_chooses(node.op) for node in nodes)
