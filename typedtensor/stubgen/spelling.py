"""The names of a rule's variables in a stub, their declarations, and types made of them."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from typedtensor.rules import RunVar
from typedtensor.rules.syntax import AxisVar, Concrete, Derived, Item

Word = tuple[str, ...]
"""Axes in the form of a type: ``("_A0", "U", "*_Bs")``."""

UNKNOWN: Final[Word] = ("*tuple[Any, ...]",)
"""Unknown axes."""

_GUARD: Final = "_Unknown"

TENSORS: Final = {"real": "Tensor", "int": "IntTensor", "bool": "BoolTensor"}
NUMBERS: Final = {"real": "RealNumber", "int": "IntNumber", "bool": "BoolNumber"}


class Speller:
    """Names the variables of rules, and records the names that need a declaration.

    Args:
        bound: variables that the class binds, which keep their names (runs with their star).
    """

    def __init__(self, bound: Collection[str] = ()) -> None:
        self.bound = frozenset(bound)
        self.axes: set[str] = set()
        self.runs: set[str] = set()
        self.others: dict[str, str] = {}
        self.guarded = False

    def guard(self) -> str:
        """A label that only ``Any`` matches, since no tensor has it."""
        self.guarded = True
        return _GUARD

    def axis(self, name: str) -> str:
        """A variable for one axis."""
        if name in self.bound:
            return name
        self.axes.add(f"_{name}")
        return f"_{name}"

    def run(self, name: str) -> Word:
        """A run of axes of unknown number."""
        if f"*{name}" in self.bound:
            return (f"*{name}",)
        self.runs.add(f"_{name}s")
        return (f"*_{name}s",)

    def fixed(self, name: str, length: int) -> Word:
        """A run of a known number of axes."""
        return tuple(self.axis(f"{name}{number}") for number in range(length))

    def other(self, name: str, bound: str | None = None) -> str:
        """A variable for something else than axes."""
        self.others[f"_{name}"] = "" if bound is None else f", bound={bound}"
        return f"_{name}"

    def term(self, items: Sequence[Item], runs: Mapping[str, Word]) -> Word:
        """The axes of a term, given those of its runs."""
        word: list[str] = []
        for item in items:
            if isinstance(item, RunVar):
                word.extend(runs[item.name])
            elif isinstance(item, AxisVar):
                word.append(self.axis(item.name))
            elif isinstance(item, Concrete):
                word.append(item.name)
            elif isinstance(item, Derived):
                word.append(f"{item.name}[{', '.join(self.term(item.args, runs))}]")
        return tuple(word)

    def add(self, speller: Speller) -> None:
        """Add the names of another speller."""
        self.axes |= speller.axes
        self.runs |= speller.runs
        self.others |= speller.others
        self.guarded |= speller.guarded

    def declarations(self) -> list[str]:
        """The statements that declare the names."""
        axes = [f'{name} = TypeVar("{name}", bound=Axis)' for name in sorted(self.axes)]
        others = [f'{name} = TypeVar("{name}"{bound})' for name, bound in sorted(self.others.items())]
        guards = [f"class {_GUARD}(Axis): ..."] if self.guarded else []
        return guards + axes + others + [f'{name} = TypeVarTuple("{name}")' for name in sorted(self.runs)]


def tensor(kind: str, word: Word) -> str:
    """The type of a tensor.

    >>> tensor("int", ("U", "*_Bs")), tensor("real", ())
    ('IntTensor[U, *_Bs]', 'Tensor[()]')
    """
    return f"{TENSORS[kind]}[{', '.join(word) or '()'}]"


def expression(of: str) -> str:
    """The type of expressions of a type."""
    return f"Expr[{of}]"
