"""Nodes in pickles and deep copies: operands precede the nodes that use them, so graphs may be of any depth.

``pickle`` and ``copy.deepcopy`` recurse into the parts of an object. The root of a graph therefore hands them a list of
all nodes below, operands first; each node is then pickled by itself, since its operands are known. Nodes and parameters
that several roots share stay shared, as the list holds the nodes themselves.
"""

from __future__ import annotations

import operator
import sys
import threading
from collections.abc import Callable, Iterable
from importlib import import_module
from typing import Any


class _Listed(threading.local):
    """The nodes of the lists that a thread is reading, by number."""

    def __init__(self) -> None:
        self.numbers: set[int] = set()


_LISTED = _Listed()


class _End:
    """The end of a list of nodes: once the list is read or discarded, its nodes are pickled as others again."""

    __slots__ = ("_all", "_numbers")

    def __init__(self, nodes: Iterable[Any]) -> None:
        self._all, self._numbers = _LISTED.numbers, frozenset(map(id, nodes))
        self._all |= self._numbers

    def __reduce__(self) -> Any:
        self.__del__()
        return tuple, ()

    def __del__(self) -> None:
        self._all.difference_update(self._numbers)


def reduce_node(
    node: Any, make: Callable[..., Any], arguments: tuple[Any, ...], below: Callable[[Any], tuple[Any, ...]]
) -> tuple[Any, ...]:
    """What ``node.__reduce__`` gives, where ``make(*arguments)`` is the node.

    Args:
        below: the nodes that a node is made of.
    """
    if id(node) in _LISTED.numbers or not below(node):
        return make, arguments
    nodes = _all_below(node, below)
    return _make_after, ([*nodes, _End(nodes)], make, *arguments)


def by_name(made: object, function: object = None) -> tuple[Any, ...] | None:
    """What ``__reduce__`` gives for a decorated function of a module; None where nothing or another has its name.

    Args:
        made: what a decorator made.
        function: what of; ``made`` has its name if none is given.
    """
    named: Any = made if function is None else function
    name, module = getattr(named, "__qualname__", None), getattr(named, "__module__", None)
    if not isinstance(name, str) or module not in sys.modules or "<locals>" in name:
        return None
    try:
        return (_named, (module, name)) if _named(module, name) is made else None
    except AttributeError:
        return None


def _named(module: str, name: str) -> Any:
    return operator.attrgetter(name)(import_module(module))


def _make_after(nodes: list[Any], make: Callable[..., Any], *arguments: Any) -> Any:
    return make(*arguments)


def _all_below(node: Any, below: Callable[[Any], tuple[Any, ...]]) -> list[Any]:
    """The nodes below a node that are in no list yet, each after those below it."""
    order: list[Any] = []
    done, stack = set(_LISTED.numbers), [(x, False) for x in reversed(below(node))]
    while stack:
        top, complete = stack.pop()
        if complete:
            order.append(top)
        elif id(top) not in done:
            done.add(id(top))
            stack.append((top, True))
            stack.extend((x, False) for x in reversed(below(top)))
    return order
