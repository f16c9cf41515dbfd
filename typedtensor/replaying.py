"""What bodies of dynamic parts have made before, so that a body that does the same again makes no new nodes.

A body runs in each computation, as its control flow depends on values. What it makes is a path of applications, each of
which is known by the operation and the operands. A path that was gone before gives the nodes that were made then, with
the lines that made them: an expression that is known already, and is not looked at again.
"""

from __future__ import annotations

from typing import Any
from weakref import ref

from typedtensor.base.identity import are_same
from typedtensor.core.expr import App, Expr

MOST_NODES = 1024
"""How many nodes are kept of a dynamic part, all its paths together: a few tens of experts have so many."""

_Nodes = dict[int, tuple[App[Any], "_Nodes"]]
"""By a number of an application, its node, and the same of what was applied after it."""


class Paths:
    """The paths that a body has gone.

    It refers to the nodes, and so to all that they are computed from. A node is kept if that was there in an earlier
    run already, so that no data are kept alive that a run has made.
    """

    __slots__ = ("_first", "_kept", "_met", "_run")

    def __init__(self) -> None:
        self._first: _Nodes = {}
        self._kept: dict[int, App[Any]] = {}
        self._met: dict[int, tuple[ref[Expr[Any]], int]] = {}
        self._run = 0

    def begin(self) -> Path:
        """A run of the body."""
        self._run += 1
        return Path(self, self._first)

    def keep(self, node: App[Any]) -> bool:
        """Keep a node if what it is computed from lasts from run to run; says whether it does."""
        lasting = [self._lasts(x) for x in node.operands]
        if not all(lasting):
            return False
        if len(self._kept) >= MOST_NODES:
            self._kept.clear()
            self._first.clear()
        self._kept[id(node)] = node
        return True

    def _lasts(self, x: Expr[Any]) -> bool:
        if self._kept.get(id(x)) is x:
            return True
        met = self._met.get(id(x))
        if met is not None and met[0]() is x:
            return met[1] < self._run
        if len(self._met) >= MOST_NODES:
            self._met.clear()
        self._met[id(x)] = ref(x), self._run
        return False


class Path:
    """A run of a body: where it is among the paths that were gone before. No node is given to it twice."""

    __slots__ = ("_here", "_paths")

    def __init__(self, paths: Paths, here: _Nodes) -> None:
        self._paths, self._here = paths, here

    def find(self, operation: object, operands: tuple[Any, ...]) -> App[Any] | None:
        """The node of an operation applied to expressions at this place, if there was one; it is passed then."""
        found = self._here.get(id(operation) ^ id(operands[-1]))
        if found is None:
            return None
        node, following = found
        given = node.operands
        if node.op is not operation or node.region or given[0] is not operands[0] or len(given) != len(operands):
            return None
        if len(given) > 1 and not (given[1] is operands[1] if len(given) == 2 else are_same(given, operands)):
            return None
        self._here = following
        return node

    def note(self, node: App[Any]) -> None:
        """Pass a node that was made at this place."""
        following: _Nodes = {}
        if self._paths.keep(node):
            self._here[id(node.op) ^ id(node.operands[-1])] = node, following
        self._here = following
