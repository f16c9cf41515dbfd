"""Programs as text: leaves with data, and statements that apply one operation each."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from tests.fuzz.ways import Leaves, fault
from typedtensor import AnyTensor, Const, Input, Param

PREAMBLE = """\
import numpy as np
from numpy import inf, nan

from tests.agreement.world import *
from tests.fuzz.ways import fault
from typedtensor import *
from typedtensor.backends.pools_along import PoolWindows
from typedtensor.ops import *
from typedtensor.ops.library.windows.convolution import Moves
from typedtensor.ops.library.windows.unfolding import NEAREST, Between
"""

NAMESPACE: dict[str, Any] = {}
exec(PREAMBLE, NAMESPACE)

SORTS = {"Param": Param, "Input": Input, "Const": Const}


@dataclass(frozen=True)
class Leaf:
    """A leaf of a program: its value and its class."""

    name: str
    sort: str
    value: AnyTensor

    def __str__(self) -> str:
        return f'"{self.name}": ({self.sort}, {self._value}),'

    def __repr__(self) -> str:
        return f"Leaf({self.name!r}, {self.sort!r}, {self._value})"

    @property
    def _value(self) -> str:
        data = self.value.numpy()
        return f"{self.value.tensor_type}(np.array({data.ravel().tolist()}, np.{data.dtype}).reshape({data.shape}))"


@dataclass(frozen=True)
class Statement:
    """An application: the name of its result, the operation's text, and its operands: names and numbers."""

    name: str
    operation: str
    operands: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.name} = {self.operation}({', '.join(self.operands)})"


@dataclass(frozen=True)
class Program:
    """A program with its data.

    Attributes:
        results: the names of its results.
        without: the rewrites omitted from plans.
        second: whether second gradients are compared.
    """

    leaves: tuple[Leaf, ...]
    statements: tuple[Statement, ...]
    results: tuple[str, ...]
    without: tuple[str, ...] = ()
    second: bool = False

    def __str__(self) -> str:
        leaves = "\n".join(f"    {leaf}" for leaf in self.leaves)
        return (
            f"{PREAMBLE}\nleaves = {{\n{leaves}\n}}\n\n\n{self.function}\n\n"
            f"print(fault(program, leaves, {self.without}, second={self.second}))"
        )

    @property
    def function(self) -> str:
        """Return the text of the program without its data."""
        names = ", ".join(leaf.name for leaf in self.leaves)
        body = "\n".join(f"    {statement}" for statement in self.statements)
        return f"def program({names}):\n{body}\n    return ({', '.join(self.results)},)\n"

    @property
    def values(self) -> Leaves:
        return {leaf.name: (SORTS[leaf.sort], leaf.value) for leaf in self.leaves}

    def compiled(self) -> Any:
        namespace = dict(NAMESPACE)
        exec(compile(self.function, "<program>", "exec"), namespace)
        return namespace["program"]

    def fault(self) -> str | None:
        return fault(self.compiled(), self.values, self.without, second=self.second)

    def needed(self) -> Program:
        """Return the program without statements and leaves that no result depends on."""
        names = set(self.results)
        for statement in reversed(self.statements):
            if statement.name in names:
                names.update(statement.operands)
        return replace(
            self,
            leaves=tuple(leaf for leaf in self.leaves if leaf.name in names),
            statements=tuple(statement for statement in self.statements if statement.name in names),
        )

    def smaller(self) -> Iterable[Program]:
        return (program.needed() for program in self._smaller() if program.leaves)

    def _smaller(self) -> Iterator[Program]:
        for number in range(len(self.results) if len(self.results) > 1 else 0):
            yield replace(self, results=(self.results[:number] + self.results[number + 1 :]))
        for statement in reversed(self.statements):  # operands of a result in place of it
            if statement.name in self.results:
                kept = [n for n in self.results if n != statement.name]
                before = [s.name for s in self.statements if s.name in statement.operands and s.name not in kept]
                if before:
                    yield replace(self, results=(*kept, *before))
        yield from self._cut()
        if self.second:
            yield replace(self, second=False)
        if self.without:
            yield replace(self, without=())
        for number, leaf in enumerate(self.leaves):
            if leaf.sort != "Const":
                yield self._with(number, replace(leaf, sort="Const"))
            ones = np.ones_like(leaf.value.numpy())
            if leaf.value.kind == "real" and not np.array_equal(ones, leaf.value.numpy()):
                yield self._with(number, replace(leaf, value=leaf.value.tensor_type.wrap(ones)))

    def _cut(self) -> Iterator[Program]:
        """Replace a statement by a leaf with its value."""
        for number in range(len(self.statements) - 1, -1, -1):
            cut = self.statements[number]
            made = replace(self, statements=self.statements[: number + 1], results=(cut.name,))
            try:
                with np.errstate(all="ignore"):
                    [value] = made.compiled()(**{name: value for name, (_, value) in self.values.items()})
            except Exception:
                continue
            if isinstance(value, AnyTensor) and isinstance(value._array, np.ndarray):
                leaf = Leaf(cut.name, "Param" if value.kind == "real" else "Const", value)
                others = (*self.statements[:number], *self.statements[number + 1 :])
                if cut.name not in self.results:
                    yield replace(self, leaves=(*self.leaves, leaf), statements=others)

    def _with(self, number: int, leaf: Leaf) -> Program:
        return replace(self, leaves=(*self.leaves[:number], leaf, *self.leaves[number + 1 :]))
