"""Failures at chosen points of an execution: an operation, a transformation and a parameter that pass them."""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

from typedtensor import Operand, Param
from typedtensor.backends import Array, Namespace
from typedtensor.ops import PolyOp1
from typedtensor.optim import State, Transformation


class Injected(Exception):
    """The failure that a test asked for."""


class Point(NamedTuple):
    """The ``number``-th (from 0) forward, backward, resume, update or commit of an execution."""

    kind: str
    number: int


class Faults:
    """Counts the points that an execution passes, and fails at one of them, once.

    Attributes:
        passed: how often each kind of point was passed.
        bodies: the bodies that have begun and not ended.
        fired: whether the failure has come.
    """

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self.bodies = 0
        self.arm(None)

    def arm(self, point: Point | None, error: type[BaseException] = Injected) -> None:
        """Fail at a point from now on, or nowhere, and count anew."""
        self.point, self.error, self.fired = point, error, False
        self.passed: Counter[str] = Counter()

    def reach(self, kind: str) -> None:
        """Pass a point."""
        with self._lock:
            number = self.passed[kind]
            self.passed[kind] += 1
        if self.point == (kind, number):
            self.fired = True
            raise self.error(f"at {kind} {number}")

    @contextmanager
    def body(self) -> Iterator[None]:
        """Around the body of a dynamic part."""
        self.bodies += 1
        try:
            self.reach("resume")
            yield
        finally:
            self.bodies -= 1

    @property
    def points(self) -> list[Point]:
        """Every point that was passed."""
        return [Point(kind, number) for kind, count in self.passed.items() for number in range(count)]


class Probe(PolyOp1, rule="*A -> *A"):
    """The identity, computed and differentiated at a point."""

    def __init__(self, faults: Faults) -> None:
        super().__init__()
        self.faults = faults

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        self.faults.reach("forward")
        return x

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        self.faults.reach("backward")
        return dy


class ProbedUpdate(Transformation):
    """Leaves an update as it is, at a point."""

    def __init__(self, faults: Faults) -> None:
        self.faults = faults

    def apply(self, xp: Namespace, update: Array, value: Array, state: State, step: int) -> tuple[Array, State]:
        self.faults.reach("update")
        return update, state


class ProbedParam(Param[Any]):
    """A parameter that is assigned at a point: before it has changed, or when it has."""

    __slots__ = ("faults",)

    def __init__(self, value: Any, faults: Faults) -> None:
        super().__init__(value)
        self.faults = faults

    def assign(self, value: Any, *, dtype: Any = None) -> None:
        self.faults.reach("commit")
        super().assign(value, dtype=dtype)
        self.faults.reach("commit")
