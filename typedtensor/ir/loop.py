"""Loops: a program that runs once for each element of sequences, with loop-carried values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from typedtensor.ir.program import Array, DType, Program, Shape, Value, make
from typedtensor.ir.region import Stepwise, TupleElement
from typedtensor.ir.views import Slice


@dataclass(frozen=True)
class Loop(Stepwise):
    """A body that runs once for each element of sequences; ``lax.scan`` in JAX.

    The operands are the initial carried values; the sequences, which the loop iterates along their first axis; and the
    constants, which all steps read. The body takes them, or one element of each sequence, in this order. It returns the
    carried values for the next step, then elements of results.

    The result is a tuple: for each carried value its value at all steps, one more than the number of steps; then for
    each other output of the body its elements, stacked along the first axis.

    Attributes:
        body: the program of a step.
        carries: the number of carried values.
        sequences: the number of sequences.
        length: the number of steps.
        backwards: whether the loop starts at the last element. Each carried value is stored beside the element that it
            is computed at, so the initial value is stored last.
    """

    body: Program
    carries: int
    sequences: int
    length: int
    backwards: bool = False
    operand_groups: ClassVar[dict[str, str | int]] = {"carrying": "carries", "along": "sequences"}

    def element(self, index: int) -> tuple[Shape, DType]:
        output = self.body.outputs[index]
        return (self.length + (index < self.carries), *output.shape), output.dtype

    @property
    def steps(self) -> range:
        """The positions in the order of iteration."""
        return range(self.length)[::-1] if self.backwards else range(self.length)


def before(loop: Value, carry: int) -> Value:
    """A carried value before each step, stacked."""
    here = slice(1, None) if _loop(loop).backwards else slice(None, -1)
    return make(Slice(((here.start, here.stop, None),)), make(TupleElement(carry), loop))


def after(loop: Value, carry: int) -> Value:
    """A carried value after each step, stacked."""
    here = slice(None, -1) if _loop(loop).backwards else slice(1, None)
    return make(Slice(((here.start, here.stop, None),)), make(TupleElement(carry), loop))


def last(loop: Value, carry: int) -> Value:
    """A carried value after the last step."""
    return make(Slice((last_position(_loop(loop)),)), make(TupleElement(carry), loop))


def last_position(loop: Loop) -> int:
    """The index of the final value in a stack of carried values."""
    return 0 if loop.backwards else loop.length


def _loop(value: Value) -> Loop:
    assert isinstance(value.primitive, Loop)
    return value.primitive


def stacks(loop: Loop, trajectory: Array) -> tuple[Array, Array]:
    """The values of a carried value before and after each step, as views of the stack of all its values."""
    first, second = trajectory[:-1], trajectory[1:]
    return (second, first) if loop.backwards else (first, second)
