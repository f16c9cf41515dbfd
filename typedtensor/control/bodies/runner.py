"""Execution of bodies on arrays: a list of kernels, run once for each step, or traced by a library of arrays."""

from __future__ import annotations

from collections import ChainMap
from collections.abc import Callable, Generator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NoReturn, TypeVar

import numpy as np

from typedtensor.backends import (
    PYTHON_SCALARS,
    Array,
    Namespace,
    array_like,
    as_default,
    device_of,
    namespace_of,
    place,
    stack_in_places,
)
from typedtensor.backends.flow import Flow
from typedtensor.backends.library import Library
from typedtensor.control.bodies.body import Body, Iteration
from typedtensor.core.axes import Label, declared_size, label_name
from typedtensor.core.expr import App
from typedtensor.core.scope import CURRENT, Scope, Setting, current_scope
from typedtensor.core.tensor_type import TensorType
from typedtensor.core.tuples import Projection, Structured
from typedtensor.errors import GradientError, SizeError
from typedtensor.ops.core.application import compute

R = TypeVar("R")

Task = Generator[Any, Any, R]
"""A generator that yields the tasks whose results it awaits, and returns its own result."""


def drive(task: Task[R]) -> R:
    """Run a task and return its result.

    Tasks await tasks without recursion, so that bodies may be nested to any depth.

    >>> def count(depth):
    ...     return 1 + (yield count(depth - 1)) if depth else 0
    >>> drive(count(10_000))
    10000
    """
    waiting: list[Task[Any]] = [task]
    try:
        result: R = _drive(waiting)
        return result
    finally:
        while waiting:  # an interrupt came between two tasks
            waiting.pop().close()


def _drive(waiting: list[Task[Any]]) -> Any:
    answer: Any = None
    failure: BaseException | None = None
    try:
        while True:
            try:
                needed = waiting[-1].send(answer) if failure is None else waiting[-1].throw(failure)
            except StopIteration as end:
                waiting.pop()
                if not waiting:
                    return end.value
                answer, failure = end.value, None
            except BaseException as error:
                waiting.pop().close()
                if not waiting:
                    raise
                failure = error
            else:
                waiting.append(needed)
                answer = failure = None
    finally:
        del answer, failure  # the traceback of a failure refers to this frame


class Runner:
    """A body that runs on arrays.

    An exception gets a note that names the node and the line of the body that made it.
    """

    def __init__(self, body: Body) -> None:
        places: dict[Any, int] = {}
        for node in (*body.captured, *body.inputs, *body.order):
            places[node] = len(places)
        self._steps = [(places[node], node, tuple([places[x] for x in node.operands])) for node in body.order]
        self._outputs = tuple([places[node] for node in body.outputs])
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

        A node that lacks a size runs after the nodes that determine it.

        Args:
            scope: records the sizes of labels that the body introduces; None if they are recorded already.
        """
        values: dict[int, Any] = dict(enumerate((*captured, *inputs)))
        remaining = self._steps
        while remaining:
            waiting: list[tuple[int, App[Any], tuple[int, ...]]] = []
            first: Exception | None = None
            for step in remaining:
                place, node, places = step
                if waiting and not all(x in values for x in places):
                    waiting.append(step)
                    continue
                try:
                    if node in self._nested:
                        arrays = [values[x] for x in places]
                        found = yield node.op.computing(namespace_of(*arrays), *arrays)
                    elif isinstance(node, Projection):
                        found = values[places[0]][node.index]
                    else:
                        found = compute(node, [values[x] for x in places])
                    if scope is not None:
                        scope.observe(node, found)
                    values[place] = found
                except Exception as error:
                    error.add_note(f"while computing {node.describe()}")
                    if scope is None or not _lacks_size(error):
                        raise
                    waiting.append(step)
                    first = first or error
            if first is not None and len(waiting) == len(remaining):
                raise first
            remaining = waiting
        return [values[place] for place in self._outputs]


def _lacks_size(error: Exception) -> bool:
    return isinstance(error, SizeError) and error.unknown is not None


def runner_of(body: Body) -> Runner:
    """Return the runner of a body, which is made once."""
    runner: Runner | None = body.runner
    if runner is None:
        runner = body.runner = Runner(body)
    return runner


class BodyScope:
    """The computation around a body, with the sizes of the labels that the body introduces."""

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
        """Record the sizes of the labels that a node introduces."""
        for axis, position in node.fresh_axes:
            known = self.sizes.get(axis)
            if known is None:
                self._own[axis] = array.shape[position]
            elif known != array.shape[position]:
                raise SizeError(
                    f"{label_name(axis)} has size {array.shape[position]} in {node.describe()}, but size {known} "
                    "elsewhere: one label has one size in one computation"
                )

    def __getattr__(self, name: str) -> Any:
        """What else a computation does, such as to evaluate expressions: the enclosing one does it."""
        if name == "outer":  # before it is set
            raise AttributeError(name)
        return getattr(self._around(), name)

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


HERE = (np.ndarray, np.generic, *PYTHON_SCALARS)
"""The types of arrays that have values."""


def flow_of(arrays: Sequence[Array]) -> Flow | None:
    """Return the control flow of a library that traces one of the arrays; None where Python's own follows them."""
    for x in arrays:
        if isinstance(x, Column):
            return x.steps.flow
        if not isinstance(x, HERE) and isinstance(library := namespace_of(x), Library):
            return library.flow(arrays)
    return None


def function_of(body: Body) -> Callable[[Sequence[Array], Sequence[Array]], list[Array]]:
    """Return a body as a function of the arrays of its inputs and of what it captures.

    A library may call it later and more than once, always in the computation around the body.
    """
    scope, run = BodyScope(CURRENT.get()), runner_of(body)

    def function(inputs: Sequence[Array], captured: Sequence[Array]) -> list[Array]:
        with Setting({CURRENT: scope}, scope):
            return run(inputs, captured, scope)

    return function


def require_sizes(title: str, of: TensorType, before: Sequence[int], after: Sequence[int]) -> None:
    """Require that what a step or a branch returns has the shape that it must have."""
    for axis, old, new in zip(of.axes, before, after, strict=True):
        if old != new:
            raise SizeError(
                f"{title} returns {of} of shape {tuple(after)} in place of one of shape {tuple(before)}: "
                f"{label_name(axis)} has the sizes {old} and {new}, but in a program that a library traces, such as "
                "JAX, an array keeps its shape: keep the size, and mask what is not used yet"
            )


class Absent:
    """What a node does not store where a library traces it, such as the states of a while loop before each step."""

    __slots__ = ("_title",)

    def __init__(self, title: str) -> None:
        self._title = title

    def __getattr__(self, name: str) -> NoReturn:
        if name.startswith("__") and name not in ("__array__", "__array_namespace__", "__jax_array__"):
            raise AttributeError(name)
        raise GradientError(
            f"a derivative of typedtensor goes through {self._title}, whose states are not stored where another "
            "library traces it: differentiate by that library, as with typedtensor.jax.grad of a function of tensors"
        )


@dataclass(eq=False)
class Steps:
    """The steps of a while loop that a library traces. They are not stored, but computed again from a record.

    Attributes:
        step: from the carried and the captured arrays to the next carried arrays and further outputs.
        captured: the captured arrays.
        record: computes the record of the loop, which begins with the number of steps.
    """

    flow: Flow
    step: Callable[[Sequence[Array], Sequence[Array]], list[Array]]
    captured: Sequence[Array]
    record: Callable[[], Sequence[Array]]

    def again(
        self,
        function: Callable[[Sequence[Array], Sequence[Array], Sequence[Array]], Sequence[Array]],
        carry: Sequence[Array],
        captured: Sequence[Array],
        *,
        reverse: bool,
    ) -> list[Array]:
        """Apply a function to the carried arrays of another loop for each step of this one.

        Args:
            function: from carried arrays, what a step of this loop has carried and its further outputs, and captured
                arrays to the next carried arrays.
            carry: the initial carried arrays.
            captured: the captured arrays of the function.
            reverse: whether to go from the last step to the first.
        """
        record, own = self.record(), len(self.captured)
        number, kept = record[0], len(record)

        def run(state: Sequence[Array], given: Sequence[Array]) -> list[Array]:
            (left, *carry), (record, captured) = state, (given[:kept], given[kept : kept + own])
            place = left - 1 if reverse else record[0] - left
            before = self.flow.before(lambda *now: self.step(*now)[: len(now[0])], place, record, captured)
            element = [*before, *self.step(before, captured)[len(before) :]]
            return [left - 1, *function(carry, element, given[kept + own :])]

        state, given = [number, *carry], [*record, *self.captured, *captured]
        return self.flow.while_loop(lambda state, _: state[0] > 0, run, state, given)[1:]


class Column(Absent):
    """What each step of a while loop has carried, or a further output of it.

    Args:
        title: the loop.
        steps: its steps.
        place: the number of the carried array, or of the output after all of those.
    """

    __slots__ = ("place", "steps")

    def __init__(self, title: str, steps: Steps, place: int) -> None:
        super().__init__(title)
        self.steps, self.place = steps, place


def columns_of(arrays: Sequence[Any]) -> Steps | None:
    """The steps of which all arrays are columns, if they are."""
    steps = {id(x.steps): x.steps for x in arrays if isinstance(x, Column)}
    found = next(iter(steps.values())) if len(steps) == 1 else None
    return found if all(isinstance(x, Column) for x in arrays) else None


def solid(xp: Namespace, array: Array, like: Array) -> Array:
    """Return an array. A Python number becomes an array of another array's dtype."""
    if not isinstance(array, (float, int, bool)):
        return array
    return array_like(xp, array, like) if hasattr(like, "dtype") else as_default(xp.asarray(array))


def stack(xp: Namespace, arrays: Sequence[Array], of: TensorType, like: Array) -> Array:
    """Stack arrays of a type along a new first axis. Residuals that a branch did not compute are zeros.

    Arrays along the steps of inner loops are padded to the longest.
    """
    arrays = [solid(xp, x, like) for x in arrays]
    if any(x.shape != arrays[0].shape for x in arrays):  # symbolic sizes have no hash
        places = tuple(map(max, zip(*(x.shape for x in arrays), strict=True)))
        if all(0 in x.shape or _differs_in_steps(of, x.shape, places) for x in arrays):
            return stack_in_places(xp, arrays, places)
    return xp.stack(arrays)


def _differs_in_steps(of: TensorType, shape: Sequence[int], places: Sequence[int]) -> bool:
    """Whether a shape differs from the padded one only along the steps of loops."""
    return all(axis is Iteration or n == most for axis, n, most in zip(of.axes, shape, places, strict=True))


def placed(xp: Namespace, x: Array, places: int) -> Array:
    """Pad an array with zeros along its first axis to a size."""
    length, *rest = x.shape
    return x if length == places else place(xp, (places, *rest), (slice(length), ...), x)


def stacked_shapes(
    of: Sequence[TensorType], types: Sequence[TensorType], arrays: Sequence[Array], scope: BodyScope
) -> list[list[int | None]]:
    """The shapes, behind the first axis, of stacked results of a body that never runs; None for an unknown size.

    Args:
        of: the types of the results.
        types: the types of the operands, by which sizes are known.
        arrays: the operands.
    """
    sizes = dict(scope.sizes)
    for operand, array in zip(types, arrays, strict=True):
        for axis, size in zip(operand.axes, getattr(array, "shape", ()), strict=True):
            sizes[axis] = max(size, sizes.get(axis, 0))  # a residual without steps may have no size
    # Size 1 broadcasts against any number of steps of an inner loop.
    return [[1 if axis is Iteration else declared_size(axis, sizes) for axis in x.axes[1:]] for x in of]


def nothing(xp: Namespace, of: TensorType, shape: tuple[int, ...], arrays: Sequence[Array], dtype: Any = None) -> Array:
    """Zeros of a shape, in place of values that were not computed.

    Args:
        arrays: the arrays that determine the dtype if ``dtype`` is None.
    """
    if dtype is None and of.kind != "real":
        dtype = xp.asarray(0).dtype if of.kind == "int" else xp.bool
    elif dtype is None:
        real = [x.dtype for x in arrays if hasattr(x, "dtype") and "float" in str(x.dtype)]
        dtype = xp.result_type(*real) if real else xp.float32
    like = next((x for x in arrays if hasattr(x, "dtype")), None)
    return xp.zeros(shape, dtype=dtype, device=device_of(like))
