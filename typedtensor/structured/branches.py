"""A choice between two functions by a value: one node, of whose bodies one is run."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from typedtensor.backends import Array, Namespace, as_numpy
from typedtensor.structured.operation import StructuredOp, zeros_like
from typedtensor.structured.pullback import pull_back
from typedtensor.structured.running import Runner, body_scope
from typedtensor.structured.substitution import substitute
from typedtensor.structured.tracing import Body, Node, close, new_input, noting
from typedtensor.tensor import AnyTensor, BoolTensor, tensor_type

PREDICATE = tensor_type(BoolTensor.kind, ())


class Cond(StructuredOp):
    """One of two bodies, which have the same inputs, and outputs of the same types.

    Operands: the predicate, the inputs, what the bodies capture. Results: the outputs of the body that is run.

    Args:
        if_true: the body that is run when the predicate holds.
        if_false: the other body.
        title: the operation, for messages.
    """

    def __init__(self, if_true: Body, if_false: Body, title: str = "cond") -> None:
        captured = tuple(dict.fromkeys((*if_true.captured, *if_false.captured)))
        bodies = if_true.with_captured(captured), if_false.with_captured(captured)
        inputs = [x.tensor_type for x in if_true.inputs]
        super().__init__(
            title,
            bodies,
            (PREDICATE, *inputs, *(x.tensor_type for x in captured)),
            tuple(x.tensor_type for x in if_true.outputs),
        )
        self._run: list[Runner | None] = [None, None]
        self._gradients: dict[Any, _BranchGradient] = {}

    def kernel(self, xp: Namespace, /, *arrays: Array) -> tuple[Array, ...]:
        number = 0 if as_numpy(arrays[0]).item() else 1
        run = self._run[number] = self._run[number] or Runner(self.bodies[number])
        count = 1 + len(self.bodies[0].inputs)
        try:
            with body_scope() as scope:
                return tuple(run(arrays[1:count], arrays[count:], scope))
        except Exception as error:
            error.add_note(f"in the branch of {self.title} that is taken when its predicate is {not number}")
            raise

    def gradients(
        self, deltas: list[Any], results: Sequence[Any], operands: Sequence[Any], wanted: tuple[int, ...]
    ) -> list[Any]:
        key = tuple(delta is not None for delta in deltas), wanted
        made = self._gradients.get(key)
        if made is None:
            made = self._gradients[key] = _BranchGradient(self, *key)
        return made(self, deltas, operands)


class _BranchGradient:
    """A choice between the gradients of the bodies, by the same predicate."""

    def __init__(self, cond: Cond, given: Sequence[bool], wanted: tuple[int, ...]) -> None:
        inputs, captured = cond.bodies[0].inputs, cond.shared
        arriving = {n: new_input(cond.result_types[n]) for n, is_given in enumerate(given) if is_given}
        targets: list[Node] = [(*inputs, *captured)[n - 1] for n in wanted]
        bodies = []
        for body in cond.bodies:
            with noting() as made:
                found = pull_back(body, arriving, set(targets))
                outputs = tuple(found[x] if x in found else zeros_like(x) for x in targets)
            every = {*made, *body.order}
            title = f"the gradient of {body.title}"
            bodies.append(close([*inputs, *arriving.values()], outputs, every, title, hoist=False))
        self.given = list(arriving)
        self.back = Cond(bodies[0], bodies[1], f"gradient of {cond.title}")

    def __call__(self, cond: Cond, deltas: list[Any], operands: Sequence[Any]) -> list[Any]:
        count = 1 + len(cond.bodies[0].inputs)
        known = dict(zip(cond.shared, operands[count:], strict=True))
        plain = any(isinstance(x, AnyTensor) for x in operands)
        captured = substitute(self.back.shared, known, plain=plain)
        return list(self.back(*operands[:count], *(deltas[n] for n in self.given), *captured))
