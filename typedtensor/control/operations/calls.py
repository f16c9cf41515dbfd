"""Calls of a traced function, as single nodes; and the base of operations that run one of their bodies once.

Their gradients and tangents are operations of the same kind, with the gradients and tangents of the bodies.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from typedtensor.backends import Array, Namespace
from typedtensor.control.bodies.body import Body, Node
from typedtensor.control.bodies.runner import Task, nothing, run_once
from typedtensor.control.bodies.tracing import noting
from typedtensor.control.derivatives import (
    Derivative,
    DerivedBody,
    Residuals,
    bodies_of,
    moved,
    operand,
    zeros_like,
)
from typedtensor.control.operations.operation import StructuredOp
from typedtensor.core.axes import Label, declared_size
from typedtensor.core.expr import Input, new_input
from typedtensor.core.tuples import Structured


class Applied(StructuredOp):
    """Bodies with equal inputs and equal types of the first outputs, one of which runs once.

    Operands: those that choose the body, the inputs, the captured operands. Results: the first outputs, then the
    residuals of each body. The bodies are the first arguments of the class, after which it takes ``title`` and
    ``shown``: how many outputs of a body are first ones, by default all.

    Attributes:
        choosing: the number of operands that choose the body.
    """

    choosing = 0

    @property
    def differentiated(self) -> tuple[Body, ...]:
        return self.bodies

    def places(self, number: int = 0) -> dict[int, int]:
        return dict(enumerate((*range(self.shown), *self.residuals(number))))

    def residuals(self, number: int) -> range:
        """The results that are the residuals of a body."""
        counts = [len(body.outputs) - self.shown for body in self.bodies]
        first = self.shown + sum(counts[:number])
        return range(first, first + counts[number])

    def with_bodies(self, bodies: Sequence[Body]) -> Applied:
        make: Any = type(self)
        result: Applied = make(*bodies, title=self.title, shown=self.shown)
        return result

    def _sources(self, numbers: Sequence[int]) -> dict[int, Node]:
        sources = (*self.bodies[0].inputs, *self.shared)
        return {n: sources[n - self.choosing] for n in numbers}

    def _derived(
        self,
        what: str,
        given: Mapping[int, Input[Any]],
        parts: Sequence[DerivedBody],
        targets: Sequence[int],
        shown: int | None = None,
    ) -> Derivative:
        """Return a derivative, from the inputs that stand for cotangents or tangents and the parts of the bodies."""
        first = self.choosing
        columns = {x: operand(first + n) for n, x in enumerate(self.bodies[0].inputs)}
        columns |= {x: moved(n) for n, x in given.items()}
        bodies, read = bodies_of(what, (), columns, *parts, hoist=not self.chooses)
        make: Any = type(self)
        made: Applied = make(*bodies, title=f"{what} of {self.title}", shown=shown)
        made.keeps = made.shown < len(targets)  # other residuals would come between the results
        return Derivative(made, [*map(operand, range(first)), *read], targets)

    def pullback(self, given: tuple[int, ...], wanted: tuple[int, ...]) -> Derivative:
        targets = self._sources(wanted)
        arriving = {n: new_input(self.result_types[n]) for n in given}
        every = []
        for number, body in enumerate(self.bodies):
            residuals = Residuals(body, self.places(number))
            own = {output: arriving[n] for output, n in residuals.places.items() if n in arriving}
            with noting() as made:
                every.append((residuals, residuals.pull(own, targets.values()), made))
        reached = [n for n, x in targets.items() if any(x in found for _, found, _ in every)]
        parts = []
        for residuals, found, made in every:
            with noting() as more:
                outputs = [found[x] if x in found else zeros_like(x) for x in (targets[n] for n in reached)]
            parts.append(DerivedBody(residuals, tuple(outputs), {*made, *more}))
        return self._derived("gradient", arriving, parts, reached)

    def pushforward(self, numbers: tuple[int, ...]) -> Derivative:
        sources = self._sources(numbers)
        given = {n: new_input(x.tensor_type) for n, x in sources.items()}
        every = []
        for number, body in enumerate(self.bodies):
            residuals = Residuals(body, self.places(number))
            with noting() as made:
                every.append((residuals, residuals.push({x: given[n] for n, x in sources.items()}), made))
        shown = sorted({n for _, found, _ in every for n in found if n < self.shown})
        targets, parts = list(shown), []
        for residuals, found, made in every:
            further = [n for n in found if n >= self.shown]
            targets += [residuals.places[n] for n in further]
            with noting() as more:
                lacking = [n for n in shown if n not in found]
                found |= {n: zeros_like(residuals.values.of(residuals.body.outputs[n])) for n in lacking}
            parts.append(DerivedBody(residuals, tuple([found[n] for n in (*shown, *further)]), {*made, *more}))
        return self._derived("tangent", given, parts, targets, len(shown))


class FunctionCall(Applied):
    """A body that runs once."""

    def __init__(self, body: Body, title: str = "call", shown: int | None = None) -> None:
        self.body = body
        super().__init__(
            title,
            (body,),
            tuple(x.tensor_type for x in (*body.inputs, *body.captured)),
            tuple(x.tensor_type for x in body.outputs),
            shown,
        )

    def task(self, xp: Namespace, /, *arrays: Array) -> Task[tuple[Array, ...]]:
        return run_once(self.body, arrays)

    def is_whole(self, arrays: Sequence[Array]) -> bool:
        """A recursion is, whose loop stores the frames of its calls."""
        return any(isinstance(node, Structured) and getattr(node.op, "read", False) for node in self.body.order)

    def outline(self, xp: Namespace, arrays: Sequence[Array]) -> list[Array]:
        sizes: dict[Label, int] = {}
        for of, x in zip(self.operand_types, arrays, strict=True):
            sizes.update(zip(of.axes, getattr(x, "shape", ()), strict=False))
        shown = self.result_types[: self.shown]  # a recursion's sizes are known before it runs
        shapes = [tuple([declared_size(axis, sizes) or 0 for axis in of.axes]) for of in shown]
        return [nothing(xp, of, shape, arrays) for of, shape in zip(shown, shapes, strict=True)]
