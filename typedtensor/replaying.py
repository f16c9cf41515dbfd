"""Replay of dynamic parts: a body that makes the same nodes as in an earlier run gets the earlier nodes.

A body runs in each computation, as its control flow depends on values. Its applications form a path, each identified by
operation and operands. A known path yields the nodes of the earlier run, with the lines that made them: known
expressions, which are not analysed again.
"""

from __future__ import annotations

from typing import Any
from weakref import ref

from typedtensor.core.expr import App, Expr

MOST_NODES = 1024
"""The most nodes that are kept for all paths of a dynamic part; a few tens of experts have so many."""

_Nodes = dict[int, tuple[App[Any], "_Nodes"]]
"""By the number of an application, its node and the table of applications after it."""


class Paths:
    """The paths of a body's runs.

    It refers to the nodes, and so to all their ancestors. A node is kept only if its operands existed in an earlier
    run, so that it keeps no data of one run alive.
    """

    __slots__ = ("_first", "_kept", "_met", "_run")

    def __init__(self) -> None:
        self._first: _Nodes = {}
        self._kept: dict[int, App[Any]] = {}
        self._met: dict[int, tuple[ref[Expr[Any]], int]] = {}
        self._run = 0

    def keep(self, node: App[Any]) -> bool:
        """Keep a node if its operands persist from run to run; return whether they do."""
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
    """A run of a body, as a position in the known paths. Each node is found at most once.

    Attributes:
        here: by the number of an application at this position, its node and the table of applications after it.
    """

    __slots__ = ("_paths", "here")

    def __init__(self, paths: Paths) -> None:
        paths._run += 1
        self._paths, self.here = paths, paths._first

    def note(self, node: App[Any]) -> None:
        """Advance by a node that was made at this position."""
        following: _Nodes = {}
        if self._paths.keep(node):
            self.here[id(node.op) ^ id(node.operands[-1])] = node, following
        self.here = following
