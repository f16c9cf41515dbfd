"""The abstract syntax of axis rules.

A rule such as ``"t *A U *B -> t *A *B where t not in bool"`` is a :class:`Rule`: a :class:`Term` for each operand, one
for the result, and conditions. Every node prints as the text it was parsed from.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import Any, ClassVar, dataclass_transform


@dataclass_transform(frozen_default=True)
class Node:
    """An immutable record of the fields that its class annotates, compared by value.

    Type checkers treat it as a frozen dataclass. A dataclass would compile methods for each class at import, which
    takes longer than the check of a small module, and the type checker imports rules in every run.
    """

    __match_args__: ClassVar[tuple[str, ...]] = ()
    _parts: tuple[Any, ...]
    _hash: int

    def __init_subclass__(cls) -> None:
        if cls.__annotations__:
            cls.__match_args__ = tuple(cls.__annotations__)  # type: ignore[misc]  # mypy knows it in the body only

    def __init__(self, *parts: Any, **named: Any) -> None:
        names = self.__match_args__
        if named or len(parts) != len(names):
            rest = [named.pop(name) if name in named else getattr(type(self), name) for name in names[len(parts) :]]
            if named or len(parts) > len(names):
                raise TypeError(f"{type(self).__name__} is made of {', '.join(names)}")
            parts = (*parts, *rest)
        self.__dict__.update(zip(names, parts, strict=True), _parts=parts, _hash=hash((type(self), parts)))

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"{type(self).__name__} does not change: {name}")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Node) and type(self) is type(other) and self._parts == other._parts

    def __hash__(self) -> int:
        return self._hash

    def __reduce__(self) -> tuple[type[Node], tuple[Any, ...]]:
        return type(self), self._parts

    def __repr__(self) -> str:
        parts = zip(self.__match_args__, self._parts, strict=True)
        return f"{type(self).__name__}({', '.join(f'{name}={part!r}' for name, part in parts)})"


KINDS = ("real", "int", "bool")
"""The element kinds of tensors, by their names in rules."""


class AxisVar(Node):
    """``U``: exactly one axis."""

    name: str

    def __str__(self) -> str:
        return self.name


class RunVar(Node):
    """``*A``: a run of any number of axes; ``*A?``: the run ``*A``, or no axes at all (a scalar)."""

    name: str
    optional: bool = False

    def __str__(self) -> str:
        return f"*{self.name}{'?' if self.optional else ''}"

    @cached_property
    def plain(self) -> RunVar:
        """The run without its ``?``, as it is bound."""
        return RunVar(self.name) if self.optional else self


class Concrete(Node):
    """``@Hidden``: the label of that name in the scope of the operation's declaration."""

    name: str

    def __str__(self) -> str:
        return f"@{self.name}"


class Derived(Node):
    """``Flat[U, V]``: a label derived from labels."""

    name: str
    args: tuple[Item, ...]

    def __str__(self) -> str:
        return f"{self.name}[{', '.join(map(str, self.args))}]"


class RunSet(Node):
    """``*A ^ *B`` (symmetric difference), ``*A | *B`` (union), ``*A - *B``: runs as ordered sets of labels.

    ``*A / *P`` is what a reduction along the labels ``*P`` leaves (:mod:`typedtensor.rules.reductions`).
    """

    operator: str
    left: RunVar | RunSet
    right: RunVar

    def __str__(self) -> str:
        return f"{self.left} {self.operator} {self.right}"


Item = AxisVar | RunVar | Concrete | Derived | RunSet


class Term(Node):
    """The kind and the axes of one operand, or of the result."""

    kind: str
    items: tuple[Item, ...]
    bare: bool = True  # real if no kind is written

    def __str__(self) -> str:
        return " ".join([*([] if self.bare else [self.kind]), *map(str, self.items)])

    @property
    def fixed_rank(self) -> int | None:
        """The number of axes, or None if a run leaves it open."""
        return None if any(isinstance(i, (RunVar, RunSet)) for i in self.items) else len(self.items)

    @property
    def least_rank(self) -> int:
        return sum(not isinstance(i, (RunVar, RunSet)) for i in self.items)


class SizeOf(Node):
    """``|U|``: the size of an axis."""

    name: str

    def __str__(self) -> str:
        return f"|{self.name}|"


class SizeOp(Node):
    """Integer arithmetic on sizes: ``+``, ``-``, ``*``, ``//``."""

    operator: str
    left: Size
    right: Size

    def __str__(self) -> str:
        return f"{_grouped(self.left, self, left=True)} {self.operator} {_grouped(self.right, self, left=False)}"


Size = SizeOf | SizeOp | int


def _grouped(part: Size, whole: SizeOp, *, left: bool) -> str:
    """Add brackets only where the meaning would change without them."""
    if not isinstance(part, SizeOp):
        return str(part)
    inner, outer = part.operator in "+-", whole.operator in "+-"
    needed = (inner and not outer) or (not left and inner == outer)
    return f"({part})" if needed else str(part)


class NotIn(Node):
    """``V not in *A *B``: an axis is absent from other axes; ``t not in bool``: a kind is excluded."""

    name: str
    items: tuple[Item, ...] = ()
    kinds: tuple[str, ...] = ()

    def __str__(self) -> str:
        return f"{self.name} not in {' '.join([*map(str, self.items), *self.kinds])}"


class Comparison(Node):
    """``|W| = |U| * |V|``, ``|T| % |K| = 0``, ``|K| <= |T|``: checked if all sizes are known."""

    left: Size
    operator: str
    right: Size

    def __str__(self) -> str:
        return f"{self.left} {self.operator} {self.right}"

    @property
    def names(self) -> tuple[str, ...]:
        """The axis variables whose sizes are compared."""
        return (*size_names(self.left), *size_names(self.right))

    @property
    def equated(self) -> str | None:
        """The axis variable whose size an equation states; None for other comparisons."""
        return self.left.name if isinstance(self.left, SizeOf) and self.operator == "=" else None


class Member(Node):
    """``U in *A *B``: an axis is among others."""

    name: str
    items: tuple[Item, ...]

    def __str__(self) -> str:
        return f"{self.name} in {' '.join(map(str, self.items))}"


class Either(Node):
    """``U in *A or |U| = 1``: at least one of the conditions holds."""

    options: tuple[Condition, ...]

    def __str__(self) -> str:
        return " or ".join(map(str, self.options))


class Relation(Node):
    """A condition that relates runs to other axes; of the relations but ``within``, one run."""

    runs: tuple[RunVar, ...]
    items: tuple[Item, ...]

    words = ""  # between both, in the text of a rule

    def __str__(self) -> str:
        return f"{' '.join(map(str, self.runs))} {self.words} {' '.join(map(str, self.items))}"


class Permutes(Relation):
    """``*P permutes *A``: the same axes in another order."""

    words = "permutes"


class Within(Relation):
    """``*A within *B``: each of the axes is among others, in any order; ``*A *C within *B``: each of them once."""

    words = "within"


class AsMany(Relation):
    """``*P as many as *A``: a run has as many axes as others."""

    words = "as many as"


SimpleCondition = NotIn | Comparison | Member | Permutes | Within | AsMany
Condition = SimpleCondition | Either


class Rule(Node):
    """A rule: the terms of the operands, that of the result, and conditions.

    Attributes:
        others: the alternatives, which are tried in order if this rule does not apply.
    """

    text: str
    operands: tuple[Term, ...]
    result: Term
    conditions: tuple[Condition, ...] = ()
    others: tuple[Rule, ...] = ()

    def __str__(self) -> str:
        body = f"{', '.join(map(str, self.operands))} -> {self.result}".rstrip()
        where = ", ".join(map(str, self.conditions))
        return "; ".join([f"{body} where {where}" if where else body, *map(str, self.others)])

    @cached_property
    def ways(self) -> tuple[Rule, ...]:
        """The rule without alternatives, then its alternatives."""
        if not self.others:
            return (self,)
        return (Rule(self.text, self.operands, self.result, self.conditions), *self.others)

    @cached_property
    def new(self) -> frozenset[Item]:
        """The items of the result that occur in no operand."""
        given: set[Item] = {item for term in self.operands for item in term.items}
        given |= {item.plain for item in given if isinstance(item, RunVar)}
        given |= {run for condition in self.conditions if isinstance(condition, Permutes) for run in condition.runs}
        return frozenset(x for x in self.result.items if x not in given and not isinstance(x, RunSet))


def variables(item: Item) -> Iterator[AxisVar | RunVar]:
    """The variables of an item, runs without their ``?``.

    >>> [str(v) for v in variables(Derived("Flat", (AxisVar("U"), AxisVar("V"))))]
    ['U', 'V']
    """
    if isinstance(item, AxisVar):
        yield item
    elif isinstance(item, RunVar):
        yield item.plain
    elif isinstance(item, Derived):
        for arg in item.args:
            yield from variables(arg)
    elif isinstance(item, RunSet):
        yield from variables(item.left)
        yield from variables(item.right)


def references(rule: Rule) -> Iterator[tuple[str, int]]:
    """The labels in a rule, which are looked up in the scope of the operation's declaration.

    Each comes with the number of its type arguments: 2 for ``Flat[U, V]``, 0 for ``@Hidden``.
    """

    def walk(item: Item) -> Iterator[tuple[str, int]]:
        if isinstance(item, Concrete):
            yield item.name, 0
        elif isinstance(item, Derived):
            yield item.name, len(item.args)
            for arg in item.args:
                yield from walk(arg)

    for way in rule.ways:
        for term in (*way.operands, way.result):
            for item in term.items:
                yield from walk(item)
        for condition in simple(way.conditions):
            if not isinstance(condition, Comparison):
                for item in condition.items:
                    yield from walk(item)


def simple(conditions: Iterable[Condition]) -> Iterator[SimpleCondition]:
    """The simple conditions in conditions."""
    for condition in conditions:
        if isinstance(condition, Either):
            yield from simple(condition.options)
        else:
            yield condition


def size_names(size: Size) -> Iterator[str]:
    """The axis variables in a size expression."""
    if isinstance(size, SizeOf):
        yield size.name
    elif isinstance(size, SizeOp):
        yield from size_names(size.left)
        yield from size_names(size.right)
