"""Values that are asked for beside an expression: its program gives them as well, the next time at the latest.

They are known by their numbers in the structure of the expression, which are the same for all expressions that share
its plans, so that they are found again in one that is built anew.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import Protocol

from typedtensor.ad.graph import Node, Operands
from typedtensor.core.expr import App
from typedtensor.core.tuples import Structured
from typedtensor.targets.borrowed import Lent

MOST_LEARNED = 32
"""How many values of an expression are learned to be asked for; what a step names itself does not count."""


class Wanted(Protocol):
    """What is known of all expressions of one structure.

    Attributes:
        further: the numbers of the nodes whose values are asked for beside the expression.
        shared: whether several optimizers make steps on its losses.
        served: whether its gradients have served several optimizers.
    """

    further: tuple[int, ...]
    shared: bool
    served: bool


class Computed:
    """An expression that a computation has computed as a whole, with the nodes it is computed from.

    Args:
        root: the expression, which keeps its nodes alive: they are found by their ``id``.
        numbers: of its nodes.
        wanted: what is known of its structure.
        values: the values that were computed with it, by the numbers of the nodes.
        beside: expressions that have numbers as well, and are kept alive likewise.
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
        """Note that the value of a node is asked for beside that of the expression."""
        if node is not self.root and len(self.wanted.further) < MOST_LEARNED:
            ask_for(self.wanted, between((node,), self.numbers, ()))

    def value_of(self, node: Node) -> Lent | None:
        """The value of a node, if it was computed with the expression."""
        number = self.numbers.get(id(node))
        return None if number is None else self.values.get(number)


def ask_for(wanted: Wanted, nodes: Iterable[int]) -> None:
    """Let the plans of a structure give the values of nodes, by their numbers, from now on."""
    known = wanted.further
    if more := [number for number in nodes if number not in known]:
        wanted.further = (*known, *more)


def between(roots: Iterable[Node], numbers: Mapping[int, int], computed: Collection[Node]) -> Iterator[int]:
    """The numbers of the nodes of an expression that others are computed from, and that no other of them is between.

    Args:
        roots: the others.
        numbers: of the expression.
        computed: the nodes that have values, for which nothing has to be computed.
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
        elif number and isinstance(node, App):  # that of the expression itself is 0
            yield number


def nodes_of(
    roots: Iterable[Node], numbers: Mapping[int, int], wanted: Iterable[int], operands: Operands
) -> list[Node]:
    """The nodes that have numbers in the structure of expressions."""
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
