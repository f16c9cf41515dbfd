"""Execution of bodies on arrays: a list of kernels, run once for each step."""

from __future__ import annotations

from collections import ChainMap
from collections.abc import Mapping, Sequence
from typing import Any

from typedtensor.backends import Array, namespace_of
from typedtensor.control.bodies.body import Body
from typedtensor.control.bodies.tasks import Task, drive
from typedtensor.core.axes import Label, label_name
from typedtensor.core.expr import App
from typedtensor.core.scope import CURRENT, Scope, Setting, current_scope
from typedtensor.core.tuples import Projection, Structured
from typedtensor.errors import SizeError
from typedtensor.ops.core.application import compute

Step = tuple[App[Any], tuple[int, ...]]


class Runner:
    """A body that runs on arrays.

    An exception gets a note that names the node and the line of the body that made it.
    """

    def __init__(self, body: Body) -> None:
        places: dict[Any, int] = {}
        for node in (*body.captured, *body.inputs, *body.order):
            places[node] = len(places)
        self._steps: list[Step] = [(node, tuple(places[x] for x in node.operands)) for node in body.order]
        self._outputs = tuple(places[node] for node in body.outputs)
        self._nested = frozenset(node for node in body.order if isinstance(node, Structured))

    def __call__(
        self, inputs: Sequence[Array], captured: Sequence[Array], scope: BodyScope | None = None
    ) -> list[Array]:
        """Run the body and return its outputs."""
        return drive(self.task(inputs, captured, scope))

    def task(
        self, inputs: Sequence[Array], captured: Sequence[Array], scope: BodyScope | None = None
    ) -> Task[list[Array]]:
        """Return a task that runs the body; it awaits the tasks of nested bodies.

        Args:
            scope: records the sizes of labels that the body introduces; None if they are recorded already.
        """
        values: list[Array] = [*captured, *inputs]
        node: App[Any] | None = None  # a signal handler can raise an exception before the first node
        try:
            for node, places in self._steps:
                values.append(
                    (yield _task(node, places, values)) if node in self._nested else _value(node, places, values)
                )
                if scope is not None:
                    scope.observe(node, values[-1])
        except Exception as error:
            if scope is not None and _lacks_size(error):
                result: list[Array] = yield self._in_another_order(values[: len(inputs) + len(captured)], scope)
                return result
            if node is not None:
                error.add_note(f"while computing {node.describe()}")
            raise
        return [values[place] for place in self._outputs]

    def _in_another_order(self, given: Sequence[Array], scope: BodyScope) -> Task[list[Array]]:
        """Run the body in an order in which a node that lacks a size runs after the nodes that determine it."""
        values: dict[int, Array] = dict(enumerate(given))
        left = [(len(given) + number, *step) for number, step in enumerate(self._steps)]
        while left:
            waiting: list[tuple[int, App[Any], tuple[int, ...]]] = []
            first: Exception | None = None
            for step in left:
                place, node, places = step
                if not all(x in values for x in places):
                    waiting.append(step)
                    continue
                try:
                    result = (
                        (yield _task(node, places, values)) if node in self._nested else _value(node, places, values)
                    )
                    scope.observe(node, result)
                except Exception as error:
                    error.add_note(f"while computing {node.describe()}")
                    if not _lacks_size(error):
                        raise
                    waiting.append(step)
                    first = first or error
                else:
                    values[place] = result
            if first is not None and len(waiting) == len(left):
                raise first
            left = waiting
        return [values[place] for place in self._outputs]


def _value(node: App[Any], places: Sequence[int], values: Any) -> Any:
    """The array of a node; all arrays of a node with several results."""
    if isinstance(node, Projection):
        return values[places[0]][node.index]
    return compute(node, [values[place] for place in places])


def _task(node: App[Any], places: Sequence[int], values: Any) -> Task[tuple[Array, ...]]:
    """The task of a node with bodies."""
    arrays = [values[place] for place in places]
    task: Task[tuple[Array, ...]] = node.op.computing(namespace_of(*arrays), *arrays)
    return task


def _lacks_size(error: Exception) -> bool:
    return isinstance(error, SizeError) and error.unknown is not None


def runner_of(body: Body) -> Runner:
    """Return the runner of a body, which is made once."""
    runner: Runner | None = body.runner
    if runner is None:
        runner = body.runner = Runner(body)
    return runner


class BodyScope:
    """The computation around a body, with the sizes of the labels that the body introduces.

    Attributes:
        outer: the enclosing computation, if there is one.
    """

    def __init__(self, outer: Scope | None) -> None:
        self.outer = outer
        # Copied, so that a lookup does not search all enclosing bodies.
        self._own: dict[Label, int] = dict(outer._own) if isinstance(outer, BodyScope) else {}
        self._known: Mapping[Label, int] = (
            outer._known if isinstance(outer, BodyScope) else outer.sizes if outer is not None else {}
        )
        known: Any = self._known  # read-only
        self.sizes: Mapping[Label, int] = ChainMap(self._own, known)

    def observe(self, node: App[Any], array: Array) -> None:
        """Record the sizes of the labels that a node introduces.

        Raises:
            SizeError: when a label would have two sizes.
        """
        for axis, position in node.fresh_axes:
            known = self.sizes.get(axis)
            if known is None:
                self._own[axis] = array.shape[position]
            elif known != array.shape[position]:
                raise SizeError(
                    f"{label_name(axis)} has size {array.shape[position]} in {node.describe()}, but size {known} "
                    "elsewhere: one label has one size in one computation"
                )

    def evaluate(self, expression: Any) -> Any:
        """Evaluate an expression in the enclosing computation."""
        return self._around().evaluate(expression)

    def evaluate_to_keep(self, expression: Any) -> Any:
        """Evaluate an expression in the enclosing computation, for use after it."""
        return self._around().evaluate_to_keep(expression)

    def gradients(self, loss: Any, /, *expressions: Any) -> Any:
        """Compute the gradients of a scalar in the enclosing computation."""
        return self._around().gradients(loss, *expressions)

    def backward_into(self, loss: Any, parameters: Any, on_start: Any, also: Any = (), history: Any = None, /) -> Any:
        """Run the backward pass of a scalar in the enclosing computation, possibly in parts."""
        return self._around().backward_into(loss, parameters, on_start, also, history)

    def take_step(self, loss: Any, parameters: Any, also: Any, bound: Any, store: Any, number: int, /) -> Any:
        """Take a step in the enclosing computation."""
        return self._around().take_step(loss, parameters, also, bound, store, number)

    def _around(self) -> Scope:
        scope = self.outer
        while isinstance(scope, BodyScope):
            scope = scope.outer
        return scope if scope is not None else current_scope("a value in a body")


def body_scope() -> Setting[BodyScope]:
    """Return the scope in which the kernels of a body run, for a ``with`` statement."""
    scope = BodyScope(CURRENT.get())
    return Setting({CURRENT: scope}, scope)


def run_once(body: Body, arrays: Sequence[Array]) -> Task[tuple[Array, ...]]:
    """Return the task that runs a body on arrays of its inputs and of what it captures."""
    count = len(body.inputs)
    with body_scope() as scope:
        return tuple((yield runner_of(body).task(arrays[:count], arrays[count:], scope)))
