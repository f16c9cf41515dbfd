"""Caches of the plugin, valid until mypy reads a file or analyses a class."""

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
"""The type of a result and the symbols that it depends on."""


class ByName(dict[str, Hook], Generic[Hook]):
    """A cache of hooks by full name: mypy requests the same names at every call."""

    def __init__(self, find: Callable[[str], Hook]) -> None:
        super().__init__()
        self._find = find

    def __missing__(self, fullname: str) -> Hook:
        found = self[fullname] = self._find(fullname)
        return found


class ResultCache:
    """The cache of result types, by an operation or method and the types of its operands.

    The same operation is applied to the same types again and again. Equality of types compares their classes, not the
    declarations of these classes; the cache is therefore cleared whenever a daemon may have a new declaration.

    Attributes:
        results: the results of applications that reported nothing; a report belongs to one expression.
        refused: the last refused operator: its expression, message, code, and the type that checking continues with.
        deferred: the list of what mypy checks in its next pass that the truth tests of the file were put into.
        is_looking_beside: whether the operands beside a number are being checked in order to type the number.
        trying: whether refusals make no suggestions, as only the verdict of a rule is needed.
        complete: the types of constructed operations that have no more labels than mypy infers; sized ones may.
        samples: the axes of independent samples of each type.
        bound: the bound methods of tensors and expressions.
        signatures: the exact signatures of operations, in terms of the type variables of their classes.
        repairs: the suggestions for a refusal at an expression. mypy may check an expression hundreds of times: a
            lambda within a lambda that is an argument of an overloaded function.
    """

    def __init__(self) -> None:
        self.results: dict[Hashable, Result] = {}
        self.refused: tuple[Context, str, ErrorCode, Type] | None = None
        self.deferred: object = None
        self.is_looking_beside = False
        self.trying = False
        self.complete: set[Type] = set()
        self.samples: dict[Type, list[Type]] = {}
        self.bound: dict[str, CallableType] = {}
        self.signatures: dict[TypeInfo, Type | None] = {}
        self.repairs: dict[Hashable, Any] = {}
        self._read: dict[str, tuple[object, Any]] = {}
        self._recordings: list[dict[str, None]] = []

    @contextmanager
    def only_verdicts(self) -> Iterator[None]:
        """Make no suggestions for refusals, as only the verdict of a rule is needed."""
        before, self.trying = self.trying, True
        try:
            yield
        finally:
            self.trying = before

    def forget(self) -> None:
        """Clear the caches."""
        self.results.clear()
        self.complete.clear()
        self.samples.clear()
        self.bound.clear()
        self.signatures.clear()
        self.repairs.clear()
        self._read.clear()

    def once(self, feature: str, of: object, read: Callable[..., Read], *given: object) -> Read:
        """Return a feature's analysis of a function or file, cached until the feature analyses another one.

        The key is the identity of the body: a daemon puts a new body into the same function.
        """
        known = self._read.get(feature)
        if known is None or known[0] is not of:
            known = self._read[feature] = of, read(*given)
        found: Read = known[1]
        return found

    @property
    def is_recording(self) -> bool:
        """Whether symbols are being recorded."""
        return bool(self._recordings)

    @contextmanager
    def recording(self) -> Iterator[dict[str, None]]:
        """Yield the symbols recorded within the context, as the keys of a dictionary; recordings nest."""
        symbols: dict[str, None] = {}
        self._recordings.append(symbols)
        try:
            yield symbols
        finally:
            self._recordings.pop()

    def record(self, symbol: str) -> None:
        """Record a symbol that the result under inference depends on."""
        for symbols in self._recordings:
            symbols[symbol] = None
