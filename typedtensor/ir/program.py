"""Array programs: graphs of values, where each value is a primitive applied to operands.

A typed expression names axes by labels; an array program numbers them. Python numbers are operands as they are, since
their dtype depends on the other operands. Values are immutable and compared by identity.
"""

from __future__ import annotations

import math
import re
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain
from typing import Any, ClassVar, Final, NamedTuple, Protocol, TypeVar

import numpy as np

from typedtensor.base.origin import Origin

Shape = tuple[int, ...]
DType = np.dtype[Any]
Number = float | int | bool
Array = np.ndarray[Any, Any]

PRIMITIVES: dict[str, type[Primitive]] = {}
"""All primitives, by opcode."""


class Primitive:
    """The computation of a value, as data: primitives are equal if they compute the same.

    A primitive defines the shape and the dtype of its result, and its batching rule. Targets define its
    execution.

    Class keywords:
        opcode: the name in printed programs.
        abstract: whether the class is only a base of primitives.

    Attributes:
        is_view: whether the result has elements of the first operand, so that a target need not copy them.
        overlaps: whether positions of the result share elements of the operand, so that a copy is several times larger.
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
        """The name in printed programs; by default that of the class in snake case."""
        return self._opcode

    @property
    def plain(self) -> Primitive:
        """The target-independent primitive that computes the same; by default the primitive itself."""
        return self

    def __str__(self) -> str:
        return self.opcode

    def result(self, operands: Sequence[Argument]) -> tuple[Shape, DType]:
        """The shape and the dtype of the result."""
        raise TypeError(f"the primitive {type(self).__name__} defines no result(operands): return a shape and a dtype")

    def along(self, operands: Sequence[Argument], mapped: Sequence[bool], length: int) -> Value | None:
        """Batch the primitive: apply it to each element of a new first axis.

        Args:
            operands: the operands; the mapped ones have the new axis first.
            mapped: which operands have the new axis; at least one has.
            length: the size of the new axis.

        Returns:
            The result with the new axis first, or None if the primitive has no batched form.
        """
        return None


R = TypeVar("R")
F = TypeVar("F", bound=Callable[..., object])


class Table(dict[type[Primitive], R]):
    """The rules of an interpreter, a target or a pass by type of primitive.

    Args:
        of: the owner of the rules, in messages.
        decorator: the name of the decorator that registers a rule, in messages.

    >>> rules = Table[object]("the example", "shows")
    >>> @rules.register(Constant)
    ... def _show(primitive): ...
    >>> rules[Input]
    Traceback (most recent call last):
    TypeError: the example has no rule for the primitive input: decorate one with @shows(Input), or replace it before
    """

    def __init__(self, of: str, decorator: str) -> None:
        super().__init__()
        self._of, self._decorator = of, decorator

    def register(self, *kinds: type[Primitive]) -> Callable[[F], F]:
        """Return the decorator that registers a function for some types of primitives."""

        def add(function: F) -> F:
            rule: Any = function
            self.update(dict.fromkeys(kinds, rule))
            return function

        return add

    def __missing__(self, kind: type[Primitive]) -> R:
        raise TypeError(
            f"{self._of} has no rule for the primitive {kind._opcode}: decorate one with "
            f"@{self._decorator}({kind.__name__}), or replace it before"
        )


class Source(NamedTuple):
    """The line of user code that a value belongs to.

    Attributes:
        origin: the line.
        is_gradient: whether the value belongs to the gradient of that line.
    """

    origin: Origin
    is_gradient: bool = False


@dataclass(slots=True, eq=False)
class Value:
    """A primitive applied to operands.

    Values are immutable. Only the type checker enforces it, as a frozen dataclass takes three times as long to
    construct. The source is set afterwards; it is neither printed nor compared.
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


def arrays_of(operands: Iterable[Argument]) -> list[Value]:
    """The operands without numbers."""
    return [x for x in operands if isinstance(x, Value)]


def make(primitive: Primitive, *operands: Argument) -> Value:
    """Apply a primitive to operands."""
    shape, dtype = primitive.result(operands)
    return Value(primitive, operands, shape, dtype)


def note_source(made: Argument | None, source: Source | None) -> None:
    """Set the source of a value and of the values that it depends on, as far as these have none."""
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
    """An input of a program."""

    name: str


@dataclass(frozen=True, eq=False)
class Constant(Primitive):
    """An immutable array."""

    array: Array


def new_input(name: str, shape: Shape, dtype: DType) -> Value:
    """Return a new input of a program."""
    return Value(Input(name), (), shape, dtype)


def name_of(value: Value) -> str:
    """The name of a value, for when it becomes the input of another program."""
    return value.primitive.name if isinstance(value.primitive, Input) else value.primitive.opcode


def constant(array: Array) -> Value:
    """Return an array as a value."""
    return Value(Constant(array), (), array.shape, array.dtype)


class Typed(Protocol):
    """A thing with a shape and a dtype, such as a value."""

    @property
    def shape(self) -> Shape:
        """The sizes of the axes."""

    @property
    def dtype(self) -> DType:
        """The dtype of the elements."""

    @property
    def size(self) -> int:
        """The number of elements."""


@dataclass(frozen=True, slots=True, eq=False)
class Program:
    """A graph of values, with its inputs and outputs.

    Attributes:
        inputs: the values that the caller provides.
        outputs: the values that the program returns.
        like: the program for other sizes that this one is an instance of, with the same order of values.
    """

    inputs: tuple[Value, ...]
    outputs: tuple[Value, ...]
    like: Program | None = field(default=None, repr=False)
    _order: list[Value] = field(default_factory=list, init=False, repr=False)
    _kinds: set[type[Primitive]] = field(default_factory=set, init=False, repr=False)

    def order(self) -> Sequence[Value]:
        """All values that the outputs depend on, in topological order."""
        if not self._order:  # passes that change nothing call this repeatedly
            self._order.extend(ordered(self.outputs))
        return self._order

    def has(self, kind: type[Primitive]) -> bool:
        """Whether a primitive of the program is an instance of a class. Bodies of regions are not searched."""
        if not self._kinds:  # cached, as the order is
            self._kinds.update([type(value.primitive) for value in self.order()])
        return any(issubclass(x, kind) for x in self._kinds)

    def input_types(self) -> Sequence[Typed]:
        """The shapes and the dtypes of the inputs."""
        return self.inputs

    def output_types(self) -> Sequence[Typed]:
        """The shapes and the dtypes of the outputs."""
        return self.outputs

    def instance(self, values: Mapping[Value, Value]) -> Program:
        """The program with each value replaced by another one, for other sizes."""
        result = Program(tuple([values[x] for x in self.inputs]), tuple([values[x] for x in self.outputs]), self)
        result._order.extend([values[x] for x in self.order()])
        return result

    def __reduce__(self) -> Any:
        """Pickle the values as a list: pickle recurses into operands, and programs are deep."""
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
    """Return values and all that they depend on, each once, in topological order."""
    order: dict[Value, None] = {}
    for root in roots:
        if not isinstance(root, Value) or root in order:
            continue
        stack: list[tuple[Value, Iterator[Argument]]] = []
        value, operands = root, iter(root.operands)
        while True:
            for x in operands:
                if x not in order and isinstance(x, Value):
                    if below := x.operands:
                        stack.append((value, operands))
                        value, operands = x, iter(below)
                        break
                    order[x] = None
            else:
                order[value] = None
                if not stack:
                    break
                value, operands = stack.pop()
    return [*order]


def readers_of(order: Iterable[Value]) -> defaultdict[Value, list[Value]]:
    """Return the readers of each value; a value that reads another one twice occurs twice."""
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
    """The shape of an operand; () for a number."""
    return operand.shape if isinstance(operand, Value) else ()
