"""Injected failures at chosen points of an execution: in an operation, a transformation or a parameter."""

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
    """The injected failure."""


class Point(NamedTuple):
    """The ``number``-th (from 0) forward, backward, resume, update or commit of an execution."""

    kind: str
    number: int


class Faults:
    """A counter of the points that an execution passes, which raises a failure at one of them, once.

    Attributes:
        passed: the number of passes of each kind of point.
        bodies: the number of running bodies.
        fired: whether the failure was raised.
    """

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self.bodies = 0
        self.arm(None)

    def arm(self, point: Point | None, error: type[BaseException] = Injected) -> None:
        """Set the point of failure, or none, and restart the counts."""
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
        """Count the body of a dynamic part as running."""
        self.bodies += 1
        try:
            self.reach("resume")
            yield
        finally:
            self.bodies -= 1

    @property
    def points(self) -> list[Point]:
        """Return all passed points."""
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
    """The identity of updates, with a point of failure."""

    def __init__(self, faults: Faults) -> None:
        self.faults = faults

    def apply(self, xp: Namespace, update: Array, value: Array, state: State, step: int) -> tuple[Array, State]:
        self.faults.reach("update")
        return update, state


class ProbedParam(Param[Any]):
    """A parameter with points of failure before and after its assignment."""

    __slots__ = ("faults",)

    def __init__(self, value: Any, faults: Faults) -> None:
        super().__init__(value)
        self.faults = faults

    def assign(self, value: Any, *, dtype: Any = None) -> None:
        self.faults.reach("commit")
        super().assign(value, dtype=dtype)
        self.faults.reach("commit")
