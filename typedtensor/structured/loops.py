"""Loops over an axis: one node, whose body is one step."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from typedtensor.axes import Label, declared_size, label_name
from typedtensor.backends import Array, Namespace, device_of
from typedtensor.errors import SizeError
from typedtensor.ops import Add
from typedtensor.structured.loop_gradient import LoopGradient
from typedtensor.structured.operation import StructuredOp, solid
from typedtensor.structured.running import BodyScope, Runner, body_scope
from typedtensor.structured.tracing import Body
from typedtensor.tensor import tensor_type
from typedtensor.tensor_type import TensorType


class Scan(StructuredOp):
    """A body applied to each element along an axis, which hands values on from one step to the next.

    The body takes the carries, then an element of each sequence; it gives the next carries, then what is stacked.
    Operands: the first carries, the sequences (whose first axis is the scanned one), what the body captures. Results:
    the last carries, the stacked outputs, and the carries before each step, stacked, which the gradient needs.

    Args:
        body: the step.
        over: the scanned axis.
        carries: how many values are handed on.
        sequences: how many sequences there are.
        reverse: whether the last element comes first.
        title: the operation, for messages.

    Attributes:
        outputs: how many outputs are stacked.
        kept: the carries whose values before each step are kept; the others are sums, to which each step adds.
    """

    def __init__(
        self,
        body: Body,
        over: Label,
        carries: int,
        sequences: int,
        *,
        reverse: bool = False,
        title: str = "scan",
        private: frozenset[Label] = frozenset(),
    ) -> None:
        self.body, self.over, self.carries, self.sequences, self.reverse = body, over, carries, sequences, reverse
        self.name, self.private = title, private
        self.outputs = len(body.outputs) - carries
        self.kept = tuple(k for k in range(carries) if not _is_sum(body, k))
        kept = [x.tensor_type for x in body.inputs[:carries]]
        elements = [x.tensor_type for x in body.inputs[carries:]]
        given = [x.tensor_type for x in body.outputs[carries:]]
        super().__init__(
            f"{title}[{label_name(over)}]",
            (body,),
            (*kept, *(stacked(over, of) for of in elements), *(x.tensor_type for x in body.captured)),
            (*kept, *(stacked(over, of) for of in (*given, *kept))),
        )
        self._run: Runner | None = None
        self._gradients: dict[Any, LoopGradient] = {}

    def kernel(self, xp: Namespace, /, *arrays: Array) -> tuple[Array, ...]:
        run = self._run = self._run or Runner(self.body)
        starts, rest = arrays[: self.carries], arrays[self.carries :]
        sequences, captured = rest[: self.sequences], rest[self.sequences :]
        length = self._length(sequences)
        steps: list[list[Array]] = []
        carry = list(starts)
        count, step = self.carries, 0
        try:
            with body_scope() as scope:
                for number in range(length):
                    step = length - 1 - number if self.reverse else number
                    made = run([*carry, *(x[step, ...] for x in sequences)], captured, None if number else scope)
                    steps.append([*made[count:], *(carry[k] for k in self.kept)])
                    carry = made[:count]
                if not length:
                    return (*starts, *self._nothing(xp, arrays, scope))
        except Exception as error:
            error.add_note(f"in step {step} of {self.title}")
            raise
        if self.reverse:
            steps.reverse()
        like = next((x for x in arrays if hasattr(x, "dtype")), None)
        stacks = [_stack(xp, column, like) for column in zip(*steps, strict=True)]
        return (*carry, *self.with_sums(xp, stacks, starts, length, like))

    def with_sums(
        self, xp: Namespace, stacks: Sequence[Array], starts: Sequence[Array], length: int, like: Array
    ) -> list[Array]:
        """The stacked results, where those of the carries that are kept are given.

        No gradient reads what a sum was before a step, so its start stands there, and takes no memory.
        """
        before = dict(zip(self.kept, stacks[self.outputs :], strict=True))
        for k in range(self.carries):
            if k not in before:
                start = solid(xp, starts[k], like)
                before[k] = xp.broadcast_to(start, (length, *start.shape))
        return [*stacks[: self.outputs], *(before[k] for k in range(self.carries))]

    def opposite(self, body: Body, carries: int, sequences: int) -> Scan:
        """A loop over the same axis in the opposite direction."""
        reverse, private = not self.reverse, self.private
        title = f"gradient of {self.name}"
        return Scan(body, self.over, carries, sequences, reverse=reverse, title=title, private=private)

    def _length(self, sequences: Sequence[Array]) -> int:
        """The number of steps. One label has one size, which was seen to before, but not in the gradient's loops."""
        return int(sequences[0].shape[0])

    def _nothing(self, xp: Namespace, arrays: Sequence[Array], scope: BodyScope) -> list[Array]:
        """The stacked results of no step."""
        sizes = dict(scope.sizes)
        for of, array in zip(self.operand_types, arrays, strict=True):
            sizes.update(zip(of.axes, getattr(array, "shape", ()), strict=True))
        like = next(x for x in arrays if hasattr(x, "dtype"))
        arrays = [solid(xp, x, like) for x in arrays]
        made = []
        for number, of in enumerate(self.result_types[self.carries :]):
            shape = [declared_size(axis, sizes) for axis in of.axes[1:]]
            if None in shape:
                raise SizeError(
                    f"{self.title} has no elements, and its step, {self.body.title}, gives {of}, whose sizes are not "
                    "known without taking a step: give it at least one element, or declare the sizes"
                )
            before = number - self.outputs
            dtype = arrays[before].dtype if before >= 0 else _dtype(xp, of, arrays)
            made.append(xp.zeros((0, *shape), dtype=dtype, device=device_of(like)))
        return made

    def gradients(
        self, deltas: list[Any], results: Sequence[Any], operands: Sequence[Any], wanted: tuple[int, ...]
    ) -> list[Any]:
        key = tuple(delta is not None for delta in deltas), wanted
        made = self._gradients.get(key)
        if made is None:
            made = self._gradients[key] = LoopGradient(self, *key)
        return made(self, deltas, results, operands)


def _is_sum(body: Body, carry: int) -> bool:
    """Whether a step does nothing with a carry but to add to it."""
    x, total = body.inputs[carry], body.outputs[carry]
    readers = [node for node in body.order for operand in node.operands if operand is x]
    alone = readers == [total] and not any(total in node.operands for node in body.order)
    return alone and isinstance(total.op, Add) and body.outputs.count(x) == 0  # type: ignore[attr-defined]


def stacked(over: Label, of: TensorType) -> TensorType:
    """The type of tensors of a type, one for each element along an axis."""
    return tensor_type(of.kind, (over, *of.axes))


def _stack(xp: Namespace, column: Sequence[Array], like: Array) -> Array:
    return xp.stack([solid(xp, x, like) for x in column])


def _dtype(xp: Namespace, of: TensorType, arrays: Sequence[Array]) -> Any:
    if of.kind != "real":
        return xp.int64 if of.kind == "int" else xp.bool
    real = [x.dtype for x in arrays if hasattr(x, "dtype") and "float" in str(x.dtype)]
    return xp.result_type(*real) if real else xp.float32
