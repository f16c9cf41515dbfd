"""What the plugin found out already, for as long as no file is read and no class analysed again."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from typing import Generic, TypeVar

from mypy.types import Type

Hook = TypeVar("Hook")

Result = tuple[Type, tuple[str, ...]]
"""The type of a result, and the symbols that it depends on."""


class Found(dict[str, Hook], Generic[Hook]):
    """What is found for full names; mypy asks for the same ones at every call."""

    def __init__(self, find: Callable[[str], Hook]) -> None:
        super().__init__()
        self._find = find

    def __missing__(self, fullname: str) -> Hook:
        found = self[fullname] = self._find(fullname)
        return found


class Memory:
    """Results by what decides them: an operation or a method, and the types it is given.

    The same operation meets the same types again and again. Types are compared by the classes that they are made of,
    not by what these declare; where a daemon may have another declaration before it, everything is forgotten.

    Attributes:
        results: those that nothing was reported of, as each place has reports of its own.
    """

    def __init__(self) -> None:
        self.results: dict[Hashable, Result] = {}
        self._recordings: list[dict[str, None]] = []

    def forget(self) -> None:
        """Forget all results."""
        self.results.clear()

    @contextmanager
    def recording(self) -> Iterator[dict[str, None]]:
        """The symbols that are recorded inside, as the keys of a dictionary; recordings nest."""
        symbols: dict[str, None] = {}
        self._recordings.append(symbols)
        try:
            yield symbols
        finally:
            self._recordings.pop()

    def record(self, symbol: str) -> None:
        """The result that is being found depends on a symbol."""
        for symbols in self._recordings:
            symbols[symbol] = None
