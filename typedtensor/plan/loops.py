"""Loops: a program that is run for each element of sequences, and hands values on from step to step."""

from __future__ import annotations

from dataclasses import dataclass

from typedtensor.plan.several import Part, Several
from typedtensor.plan.values import Array, DType, Program, Shape, Value, make
from typedtensor.plan.views import Slice

ALL = (None, None, None)


@dataclass(frozen=True)
class Loop(Several):
    """A body that is run once for each element of sequences.

    Its operands are the values that are carried, as they are at first; the sequences, whose first axis the loop goes
    along; and what all steps read. The body takes them, or an element of each, in this order, and gives the carried
    values for the next step, then elements of results.

    It has several results, which :class:`Part` picks: for each carried value all its values, one more than there are
    steps; then for each other output of the body its elements, with the axis of the sequences first.

    Attributes:
        body: the program of a step.
        carries: how many values are carried.
        sequences: how many sequences there are.
        length: how many steps there are.
        backwards: whether the last element comes first. Carried values are kept beside the elements that they are
            made at: then the first value is kept last.
    """

    body: Program
    carries: int
    sequences: int
    length: int
    backwards: bool = False

    def part(self, index: int) -> tuple[Shape, DType]:
        output = self.body.outputs[index]
        return (self.length + (index < self.carries), *output.shape), output.dtype

    def groups(self) -> dict[str, int]:
        return {"carrying": self.carries, "along": self.sequences}

    def roles(self) -> dict[str, int]:
        return {"carried": self.carries, "element": self.sequences}

    @property
    def steps(self) -> range:
        """The positions in the order in which the loop goes along them."""
        return range(self.length)[::-1] if self.backwards else range(self.length)

    def __str__(self) -> str:
        return f"{'backward ' if self.backwards else ''}loop of {self.length}"


def before(loop: Value, carry: int) -> Value:
    """The values of a carried value before each step."""
    here = slice(1, None) if _loop(loop).backwards else slice(None, -1)
    return make(Slice(((here.start, here.stop, None),)), make(Part(carry), loop))


def after(loop: Value, carry: int) -> Value:
    """The values of a carried value after each step."""
    here = slice(None, -1) if _loop(loop).backwards else slice(1, None)
    return make(Slice(((here.start, here.stop, None),)), make(Part(carry), loop))


def last(loop: Value, carry: int) -> Value:
    """A carried value after the last step."""
    return make(Slice((last_position(_loop(loop)),)), make(Part(carry), loop))


def last_position(loop: Loop) -> int:
    """Where a carried value after the last step is kept."""
    return 0 if loop.backwards else loop.length


def _loop(value: Value) -> Loop:
    assert isinstance(value.primitive, Loop)
    return value.primitive


def stacks(loop: Loop, trajectory: Array) -> tuple[Array, Array]:
    """The values of a carried value before and after each step, as views of all its values."""
    first, second = trajectory[:-1], trajectory[1:]
    return (second, first) if loop.backwards else (first, second)
