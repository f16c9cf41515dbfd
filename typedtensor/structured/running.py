"""Bodies on arrays: a list of kernels, run once for each step."""

from __future__ import annotations

from collections import ChainMap
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

from typedtensor.axes import Label, label_name
from typedtensor.backends import Array
from typedtensor.bundles import Part
from typedtensor.errors import SizeError
from typedtensor.expr import App
from typedtensor.ops.application import compute
from typedtensor.scope import CURRENT, Scope, current_scope
from typedtensor.structured.tracing import Body

Step = tuple[App[Any], tuple[int, ...]]


class Runner:
    """A body that is run on arrays.

    A failure carries a note that names the node, and the line of the body that made it.
    """

    def __init__(self, body: Body) -> None:
        places: dict[Any, int] = {}
        for node in (*body.captured, *body.inputs, *body.order):
            places[node] = len(places)
        self._steps: list[Step] = [(node, tuple(places[x] for x in node.operands)) for node in body.order]
        self._outputs = tuple(places[node] for node in body.outputs)

    def __call__(
        self, inputs: Sequence[Array], captured: Sequence[Array], scope: BodyScope | None = None
    ) -> list[Array]:
        """The outputs.

        Args:
            scope: where the sizes of labels that the body introduces are noted; None when that was done before.
        """
        values: list[Array] = [*captured, *inputs]
        try:
            for node, places in self._steps:
                if isinstance(node, Part):
                    values.append(values[places[0]][node.index])
                else:
                    values.append(compute(node, [values[place] for place in places]))
                if scope is not None:
                    scope.observe(node, values[-1])
        except Exception as error:
            error.add_note(f"while computing {node.describe()}")
            raise
        return [values[place] for place in self._outputs]


class BodyScope:
    """The computation around a body, with the sizes of the labels that the body introduces."""

    def __init__(self, outer: Scope | None) -> None:
        self._outer = outer
        self._own: dict[Label, int] = {}
        known: Any = outer.sizes if outer is not None else {}
        self.sizes: Mapping[Label, int] = ChainMap(self._own, known)

    def observe(self, node: App[Any], array: Array) -> None:
        """Note the sizes of the labels that a node introduces.

        Raises:
            SizeError: when a label would have two sizes.
        """
        for axis, position in node.introduced:
            known = self.sizes.get(axis)
            if known is None:
                self._own[axis] = array.shape[position]
            elif known != array.shape[position]:
                raise SizeError(
                    f"{label_name(axis)} has size {array.shape[position]} in {node.describe()}, but size {known} "
                    "elsewhere: one label has one size in one computation"
                )

    def evaluate(self, expression: Any) -> Any:
        """The value of an expression in the computation around the body."""
        return self._around().evaluate(expression)

    def gradients(self, loss: Any, /, *expressions: Any) -> Any:
        """The gradients of a scalar in the computation around the body."""
        return self._around().gradients(loss, *expressions)

    def descend(self, loss: Any, begin: Any, /) -> Any:
        """The gradients of a scalar in the computation around the body, perhaps in parts."""
        return self._around().descend(loss, begin)

    def _around(self) -> Scope:
        return self._outer if self._outer is not None else current_scope("a value in a body")


@contextmanager
def body_scope() -> Iterator[BodyScope]:
    """The scope in which the kernels of a body are run."""
    scope = BodyScope(CURRENT.get())
    token = CURRENT.set(scope)
    try:
        yield scope
    finally:
        CURRENT.reset(token)
