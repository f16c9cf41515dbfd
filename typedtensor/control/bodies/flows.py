"""Bodies in the control flow of a library that traces them, such as JAX's."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, NoReturn

import numpy as np

from typedtensor.backends import PYTHON_SCALARS, Array, namespace_of
from typedtensor.backends.flow import Flow
from typedtensor.backends.library import Library
from typedtensor.control.bodies.body import Body
from typedtensor.control.bodies.runner import BodyScope, runner_of
from typedtensor.core.axes import label_name
from typedtensor.core.scope import CURRENT, Setting
from typedtensor.core.tensor_type import TensorType
from typedtensor.errors import GradientError, SizeError

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
    """Require that what a step or a branch returns has the shape that it must have.

    Raises:
        SizeError: when it has not, with the axis.
    """
    for axis, old, new in zip(of.axes, before, after, strict=True):
        if old != new:
            raise SizeError(
                f"{title} returns {of} of shape {tuple(after)} in place of one of shape {tuple(before)}: "
                f"{label_name(axis)} has the sizes {old} and {new}, but in a program that a library traces, such as "
                "JAX, an array keeps its shape: keep the size, and mask what is not used yet"
            )


class Absent:
    """What a node does not store where a library traces it, such as the states of a while loop before each step.

    Args:
        title: the node.
    """

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
