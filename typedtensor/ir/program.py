"""Array programs: a graph of values, each a primitive applied to values, with axes as positions and sizes as numbers.

A typed expression says what is computed by labels; an array program says it by positions. Python numbers stand among
operands as they are, since they take the precision of what they meet. Values are compared by identity and never
changed.
"""

from __future__ import annotations

import math
import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain
from typing import Any, ClassVar, Final, NamedTuple, Protocol

import numpy as np

from typedtensor.base.origin import Origin

Shape = tuple[int, ...]
DType = np.dtype[Any]
Number = float | int | bool
Array = np.ndarray[Any, Any]

PRIMITIVES: dict[str, type[Primitive]] = {}
"""All primitives, by their opcodes."""


class Primitive:
    """What a value is computed by, as data: primitives are equal if they compute the same.

    A primitive states the shape and the dtype of its result and how it is batched. What runs it belongs to a target.

    Class keywords:
        opcode: the name in printed programs.
        abstract: whether it is no primitive, but what several have in common.

    Attributes:
        is_view: whether the result has elements of the first operand, so that a target need not copy them.
        overlaps: whether positions of the result share elements of the operand, so that a copy is several times as
            large.
        elementwise: whether each element of the result depends only on the operands' elements at the same position.
        pure: whether equal operands produce equal results.
    """

    is_view: ClassVar[bool] = False
    overlaps: ClassVar[bool] = False
    elementwise: ClassVar[bool] = False
    pure: ClassVar[bool] = True

    _opcode: ClassVar[str]

    def __init_subclass__(cls, *, opcode: str | None = None, abstract: bool = False) -> None:
        super().__init_subclass__()
        cls._opcode = opcode or re.sub(r"(?<=[a-z])(?=[A-Z])", "_", cls.__name__).lower()
        if not abstract:
            PRIMITIVES[cls._opcode] = cls

    @property
    def opcode(self) -> str:
        """The name in printed programs: that of the class, if it gives no other."""
        return self._opcode

    @property
    def plain(self) -> Primitive:
        """The primitive of any target that computes the same; as a rule itself."""
        return self

    def __str__(self) -> str:
        return self.opcode

    def result(self, operands: Sequence[Argument]) -> tuple[Shape, DType]:
        """The shape and the dtype of the result."""
        raise TypeError(f"{type(self).__name__} states no result")

    def along(self, operands: Sequence[Argument], mapped: Sequence[bool], length: int) -> Value | None:
        """The same for each element of a new first axis.

        Args:
            operands: the mapped ones have the new axis first.
            mapped: which ones have it; at least one does.
            length: of the new axis.

        Returns:
            The result with the new axis first, or None where elements have to be computed one after the other.
        """
        return None


class Source(NamedTuple):
    """The line of the user's code that a value is computed for.

    Attributes:
        origin: the line.
        is_gradient: whether it is the gradient of what that line computes.
    """

    origin: Origin
    is_gradient: bool = False


@dataclass(slots=True, eq=False)
class Value:
    """A primitive applied to operands.

    The type checker sees to it that it never changes: what Python itself watches takes three times as long to make.
    What it is for is noted afterwards, and is no part of what a program says: neither printed nor compared.
    """

    primitive: Final[Primitive]
    operands: Final[tuple[Argument, ...]]
    shape: Final[Shape]
    dtype: Final[DType]
    source: Source | None = None

    @property
    def size(self) -> int:
        """The number of elements."""
        return math.prod(self.shape)

    def __reduce__(self) -> Any:
        return _only_output, (Program((), (self,)),)

    def __repr__(self) -> str:
        return f"{self.primitive.opcode}: {self.dtype}[{', '.join(map(str, self.shape))}]"


Argument = Value | Number


def make(primitive: Primitive, *operands: Argument) -> Value:
    """A primitive applied to operands."""
    shape, dtype = primitive.result(operands)
    return Value(primitive, operands, shape, dtype)


def note_source(made: Argument | None, source: Source | None) -> None:
    """Note what a value is for, and with it those that it is computed from and of which that is not known yet."""
    if source is None:
        return
    stack = [made]
    while stack:
        value = stack.pop()
        if isinstance(value, Value) and value.source is None and value.operands:
            value.source = source
            stack.extend(value.operands)


@dataclass(frozen=True, eq=False)
class Input(Primitive):
    """A value that a program is run with."""

    name: str


@dataclass(frozen=True, eq=False)
class Constant(Primitive):
    """An array that does not change."""

    array: Array


def new_input(name: str, shape: Shape, dtype: DType) -> Value:
    """A value that a program is run with."""
    return Value(Input(name), (), shape, dtype)


def name_of(value: Value) -> str:
    """What a value is called, where it becomes the input of another program."""
    return value.primitive.name if isinstance(value.primitive, Input) else value.primitive.opcode


def constant(array: Array) -> Value:
    """An array as a value."""
    return Value(Constant(array), (), array.shape, array.dtype)


class Typed(Protocol):
    """What has a shape and a dtype, as a value."""

    @property
    def shape(self) -> Shape:
        """The sizes of the axes."""

    @property
    def dtype(self) -> DType:
        """The precision."""

    @property
    def size(self) -> int:
        """The number of elements."""


@dataclass(frozen=True, slots=True, eq=False)
class Program:
    """Values to compute, and what they are computed from.

    Attributes:
        inputs: the values that it is run with.
        outputs: the values that it returns.
        like: the program for other sizes that this one was made from, value by value: its values have the same order.
    """

    inputs: tuple[Value, ...]
    outputs: tuple[Value, ...]
    like: Program | None = field(default=None, repr=False)
    _order: list[Value] = field(default_factory=list, init=False, repr=False)
    _kinds: set[type[Primitive]] = field(default_factory=set, init=False, repr=False)

    def order(self) -> Sequence[Value]:
        """All values that the outputs depend on, operands first."""
        if not self._order:  # passes that change nothing ask for it again and again
            self._order.extend(ordered(self.outputs))
        return self._order

    def has(self, kind: type[Primitive]) -> bool:
        """Whether it has a primitive of a class, or of one derived from it, outside of the bodies in it."""
        if not self._kinds:  # as often asked
            self._kinds.update([type(value.primitive) for value in self.order()])
        return any(issubclass(x, kind) for x in self._kinds)

    def input_types(self) -> Sequence[Typed]:
        """The shapes and the dtypes of the inputs."""
        return self.inputs

    def output_types(self) -> Sequence[Typed]:
        """The shapes and the dtypes of the outputs."""
        return self.outputs

    def instance(self, values: Mapping[Value, Value]) -> Program:
        """The program whose values are others, each in the place of one of these."""
        made = Program(tuple([values[x] for x in self.inputs]), tuple([values[x] for x in self.outputs]), self)
        made._order.extend([values[x] for x in self.order()])
        return made

    def __reduce__(self) -> Any:
        """The values as a list, since pickle recurses into what a value is made of, and programs are deep."""
        numbers = {value: n for n, value in enumerate(ordered((*self.inputs, *self.outputs)))}
        rows = [
            (v.primitive, tuple((numbers[x],) if isinstance(x, Value) else x for x in v.operands), v.shape, v.dtype)
            for v in numbers
        ]
        return _rebuilt, (rows, [numbers[x] for x in self.inputs], [numbers[x] for x in self.outputs])


def _rebuilt(rows: Sequence[Any], inputs: Sequence[int], outputs: Sequence[int]) -> Program:
    values: list[Value] = []
    for primitive, operands, shape, dtype in rows:
        values.append(Value(primitive, tuple(values[x[0]] if type(x) is tuple else x for x in operands), shape, dtype))
    return Program(tuple(values[n] for n in inputs), tuple(values[n] for n in outputs))


def _only_output(program: Program) -> Value:
    return program.outputs[0]


def ordered(roots: Iterable[Argument]) -> list[Value]:
    """Values and what they are computed from, each once, operands first."""
    order: dict[Value, None] = {}
    for root in roots:
        if not isinstance(root, Value) or root in order:
            continue
        stack = [(root, iter(root.operands))]
        while stack:
            value, operands = stack[-1]
            for x in operands:
                if isinstance(x, Value) and x not in order:
                    if x.operands:
                        stack.append((x, iter(x.operands)))
                        break
                    order[x] = None
            else:
                order[value] = None
                stack.pop()
    return [*order]


def readers_of(order: Iterable[Value]) -> defaultdict[Value, list[Value]]:
    """By a value, those that are computed from it; one that reads it twice is there twice."""
    readers: defaultdict[Value, list[Value]] = defaultdict(list)
    for value in order:
        for x in value.operands:
            if isinstance(x, Value):
                readers[x].append(value)
    return readers


def reads_of(order: Iterable[Value]) -> Counter[Argument]:
    """Return the number of reads of each operand, numbers included. A value may read an operand several times."""
    return Counter(chain.from_iterable([value.operands for value in order]))


def shape_of(operand: Argument) -> Shape:
    """The shape of an operand; a number has none."""
    return operand.shape if isinstance(operand, Value) else ()
