"""What the plugin found out already, for as long as no file is read and no class analysed again."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from typing import Any

from mypy.types import Type

Result = tuple[Type, tuple[str, ...]]
"""The type of a result, and the symbols that it depends on."""


class Memory:
    """Hooks by full names, and results by what decides them: an operation or a method, and the types it is given.

    The same operation meets the same types again and again. Types are compared by the classes that they are made of,
    not by what these declare; where a daemon may have another declaration before it, everything is forgotten.

    Attributes:
        results: those that nothing was reported of, as each place has reports of its own.
    """

    def __init__(self) -> None:
        self.results: dict[Hashable, Result] = {}
        self._hooks: dict[tuple[str, str], Any] = {}
        self._recordings: list[dict[str, None]] = []

    def forget(self) -> None:
        """A file was read, or a class is being analysed."""
        self.results.clear()
        self._hooks.clear()

    def hook(self, sort: str, fullname: str, find: Callable[[str], Any]) -> Any:
        """The hook of a sort for a name, which mypy asks for at every call of it."""
        key = sort, fullname
        try:
            return self._hooks[key]
        except KeyError:
            found = self._hooks[key] = find(fullname)
            return found

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
