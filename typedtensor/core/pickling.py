"""Pickles and deep copies of nodes: operands precede the nodes that use them, so graphs may have any depth.

``pickle`` and ``copy.deepcopy`` recurse into the parts of an object. The root of a graph therefore passes them a list
of all nodes below, in topological order. Each node is then pickled by itself, since its operands are known. Nodes and
parameters that several roots share stay shared, as the list has the nodes themselves.
"""

from __future__ import annotations

import operator
import sys
import threading
from collections.abc import Callable, Iterable
from importlib import import_module
from typing import Any


class _Listed(threading.local):
    """The nodes in the lists that a thread is pickling, by id."""

    def __init__(self) -> None:
        self.numbers: set[int] = set()


_LISTED = _Listed()


class _End:
    """The end of a list of nodes. When the list is pickled or discarded, its nodes lose their special treatment."""

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
    """Return the result of ``node.__reduce__``, where ``make(*arguments)`` is the node.

    Args:
        below: returns the nodes that a node refers to.
    """
    if id(node) in _LISTED.numbers or not below(node):
        return make, arguments
    nodes = _all_below(node, below)
    return _make_after, ([*nodes, _End(nodes)], make, *arguments)


def by_name(made: object, function: object = None) -> tuple[Any, ...] | None:
    """Return the result of ``__reduce__`` for a decorated function of a module; None if its name is not its own.

    Args:
        made: the result of the decorator.
        function: the decorated function; by default ``made`` has its name.
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
    """The nodes below a node that are in no list yet, in topological order."""
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
