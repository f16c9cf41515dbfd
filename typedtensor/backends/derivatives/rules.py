"""A function on arrays, with its derivatives of both modes."""

from __future__ import annotations

import itertools
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from weakref import WeakValueDictionary

from typedtensor.backends.namespace import Array

_NUMBERS = itertools.count()


class Derivatives(ABC):
    """A function on arrays, and its derivatives of both modes.

    Tangents and gradients of arrays that have none are None.

    Attributes:
        key: its key in :data:`RULES`.
    """

    def __init__(self) -> None:
        self.key = f"rules {next(_NUMBERS)}"
        RULES[self.key] = self

    def are_linear(self, varied: Sequence[bool], /) -> bool:
        """Whether the gradients for some arrays are linear in the deltas. If they are not, there are no tangents."""
        return True

    @abstractmethod
    def function(self, arrays: Sequence[Array], /) -> tuple[Array, ...]:
        """The results."""

    @abstractmethod
    def tangents(
        self, arrays: Sequence[Array], results: Sequence[Array], tangents: Sequence[Array | None], /
    ) -> Sequence[Array | None]:
        """The tangents of the results, by those of the arrays."""

    @abstractmethod
    def gradients(
        self,
        arrays: Sequence[Array],
        results: Sequence[Array],
        deltas: Sequence[Array | None],
        needed: Sequence[bool],
        /,
    ) -> Sequence[Array | None]:
        """The gradients for the arrays that need one, by those for the results."""


RULES: WeakValueDictionary[str, Derivatives] = WeakValueDictionary()
"""The derivatives by their keys, which a traced program names them by."""

TRACING: list[Callable[[], bool]] = []
"""Functions that return whether a compiler of PyTorch runs the caller, which can look rules up but makes none."""
