"""Values requested beside an expression: its program returns them as well, the next time at the latest.

They are identified by their numbers in the structure of the expression, which are the same for all expressions that
share its plans, so that an expression that is built anew has them, too.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import Protocol

from typedtensor.ad.graph import Node, Operands
from typedtensor.core.expr import App
from typedtensor.core.tuples import Structured
from typedtensor.targets.borrowed import Lent

MOST_LEARNED = 32
"""The largest number of values of an expression that are learned from requests; values that a step names are extra."""


class Wanted(Protocol):
    """The requests to expressions of one structure.

    Attributes:
        further: the numbers of the nodes whose values are requested beside the expression.
        shared: whether several optimizers step on its losses.
        served: whether its gradients have served several optimizers.
    """

    further: tuple[int, ...]
    shared: bool
    served: bool


class Computed:
    """An expression that a computation has computed as a whole, with its nodes.

    Args:
        root: the expression; it keeps its nodes alive, which are identified by ``id``.
        numbers: the numbers of its nodes.
        wanted: the requests to its structure.
        values: the values that were computed with it, by the numbers of the nodes.
        beside: further expressions whose nodes are numbered, and are kept alive, too.
    """

    __slots__ = ("beside", "numbers", "root", "values", "wanted")

    def __init__(
        self,
        root: Node,
        numbers: Mapping[int, int],
        wanted: Wanted,
        values: Mapping[int, Lent] | None = None,
        beside: tuple[Node, ...] = (),
    ) -> None:
        self.root, self.numbers, self.wanted, self.values = root, numbers, wanted, values or {}
        self.beside = beside

    def note(self, node: Node) -> None:
        """Record a request for the value of a node beside that of the expression."""
        if node is not self.root and len(self.wanted.further) < MOST_LEARNED:
            ask_for(self.wanted, between((node,), self.numbers, ()))

    def value_of(self, node: Node) -> Lent | None:
        """Return the value of a node, if it was computed with the expression."""
        number = self.numbers.get(id(node))
        return None if number is None else self.values.get(number)


def ask_for(wanted: Wanted, nodes: Iterable[int]) -> None:
    """Request the values of nodes, by number, from future plans of a structure."""
    known = wanted.further
    if more := [number for number in nodes if number not in known]:
        wanted.further = (*known, *more)


def between(roots: Iterable[Node], numbers: Mapping[int, int], computed: Collection[Node]) -> Iterator[int]:
    """Yield the numbers of the nearest nodes of an expression that other expressions are computed from.

    Args:
        roots: the other expressions.
        numbers: the numbers of the expression's nodes.
        computed: the nodes that have values, at which the search stops.
    """
    met: set[Node] = set()
    stack = [*roots]
    while stack:
        node = stack.pop()
        if node in met or node in computed:
            continue
        met.add(node)
        number = numbers.get(id(node))
        if number is None or isinstance(node, Structured):
            stack.extend(node.operands)
        elif number and isinstance(node, App):  # number 0 is the expression itself
            yield number


def nodes_of(
    roots: Iterable[Node], numbers: Mapping[int, int], wanted: Iterable[int], operands: Operands
) -> list[Node]:
    """Return the nodes with the given numbers in the structure of expressions."""
    by_number: dict[int | None, Node] = {}
    met: set[Node] = set()
    stack = [*roots]
    while stack:
        node = stack.pop()
        if node not in met:
            met.add(node)
            by_number[numbers.get(id(node))] = node
            stack.extend(operands(node))
    return [by_number[number] for number in wanted]
