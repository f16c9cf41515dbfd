"""Caches of the plugin, valid until a file is read or a class analysed again."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from typing import Any, Generic, TypeVar

from mypy.errorcodes import ErrorCode
from mypy.nodes import Context, TypeInfo
from mypy.types import CallableType, Type

Hook = TypeVar("Hook")
Read = TypeVar("Read")

Result = tuple[Type, tuple[str, ...]]
"""The type of a result, and the symbols that it depends on."""


class ByName(dict[str, Hook], Generic[Hook]):
    """Hooks by full names; mypy asks for the same names at every call."""

    def __init__(self, find: Callable[[str], Hook]) -> None:
        super().__init__()
        self._find = find

    def __missing__(self, fullname: str) -> Hook:
        found = self[fullname] = self._find(fullname)
        return found


class ResultCache:
    """Types of results by what decides them: an operation or a method, and the types of its operands.

    The same operation meets the same types again and again. Types are compared by the classes that they are made of,
    not by what these declare; where a daemon may have another declaration before it, everything is forgotten.

    Attributes:
        results: results without reports, as reports belong to one place.
        refused: the last operator that was refused: where, why, the code, and the type that checking continues with.
        trying: whether the checker is asked what it would say, so that a refusal needs no hint.
        normalising: the functions and files that apply a softmax; what others do needs no look for one.
        samples: the axes of independent samples that a type has.
        bound: the methods of tensors and expressions, bound.
        signatures: the exact signatures of operations, in terms of the variables of their classes.
        repairs: what was found to repair a refusal at a place, where mypy asks again and again: a lambda in a lambda
            that is given to an overloaded function, hundreds of times.
    """

    def __init__(self) -> None:
        self.results: dict[Hashable, Result] = {}
        self.refused: tuple[Context, str, ErrorCode, Type] | None = None
        self.trying = False
        self.normalising: set[Context] = set()
        self.samples: dict[Type, list[Type]] = {}
        self.bound: dict[str, CallableType] = {}
        self.signatures: dict[TypeInfo, Type] = {}
        self.repairs: dict[Hashable, Any] = {}
        self._read: dict[str, tuple[object, Any]] = {}
        self._recordings: list[dict[str, None]] = []

    def forget(self) -> None:
        """Forget all results."""
        self.results.clear()
        self.normalising.clear()
        self.samples.clear()
        self.bound.clear()
        self.signatures.clear()
        self.repairs.clear()
        self._read.clear()

    def once(self, feature: str, of: object, read: Callable[..., Read], *given: object) -> Read:
        """What a feature reads of a function or a file; it is kept until it asks for another one.

        By identity: a daemon puts another body into the same function.
        """
        known = self._read.get(feature)
        if known is None or known[0] is not of:
            known = self._read[feature] = of, read(*given)
        found: Read = known[1]
        return found

    @property
    def is_recording(self) -> bool:
        """Whether symbols are recorded."""
        return bool(self._recordings)

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
