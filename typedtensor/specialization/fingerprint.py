"""Fingerprints: the structure of expressions; expressions with equal fingerprints can share a plan."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable
from typing import Any

from typedtensor.ad.graph import Node
from typedtensor.backends import PYTHON_SCALARS
from typedtensor.base.lasting import ALWAYS
from typedtensor.control.bodies.keys import frozen, operation_key
from typedtensor.control.bodies.tracing import DEEPEST
from typedtensor.core.expr import App, App1, App2, App3, AppN, Const, Input
from typedtensor.core.tuples import Structured
from typedtensor.core.variables import Variable
from typedtensor.coroutines import Dynamic
from typedtensor.lowering.unplannable import Unplannable

_APPLIED = frozenset({App1, App2, App3, AppN})
"""The classes of nodes that apply an operation."""


class Fingerprint:
    """The structure of expressions, independent of their nodes.

    Args:
        given: the nodes that have values already and count as leaves.
        forward: whether only values are requested, not gradients.

    Attributes:
        leaves: the inputs and parameters, in the order of traversal.
        constants: the constant arrays, in the order of traversal; keys contain only their types.
        parts: the unexpanded dynamic parts, in the order of traversal.
        kept: the objects that keys refer to by identity.
        keeper: the newest object that the expressions refer to; keys do not keep labels alive.
        pure: whether all operations are the library's own, which have no side effects.
        foreign: the numbers of the nodes with users' operations; None if one is within the body of another node.
        numbers: the numbers of nodes by ``id``, valid while the nodes live.
    """

    __slots__ = ("constants", "foreign", "forward", "given", "keeper", "kept", "leaves", "numbers", "parts", "pure")

    def __init__(self, given: Collection[Node] = (), *, forward: bool = False) -> None:
        self.given, self.forward = given, forward
        self.numbers: dict[int, int] = {}
        self.leaves: list[Node] = []
        self.constants: list[Const[Any]] = []
        self.parts: list[Dynamic[Any]] = []
        self.kept: list[object] = []
        self.keeper = ALWAYS
        self.pure = True
        self.foreign: list[int] | None = []

    def copy(self) -> Fingerprint:
        """Return a copy that further expressions can be added to."""
        result = Fingerprint(self.given, forward=self.forward)
        result.numbers, result.pure, result.keeper = self.numbers.copy(), self.pure, self.keeper
        result.leaves, result.constants = self.leaves.copy(), self.constants.copy()
        result.parts, result.kept = self.parts.copy(), self.kept.copy()
        result.foreign = None if self.foreign is None else self.foreign.copy()
        return result

    def add(self, root: Node) -> Hashable:
        """Add an expression; nodes that were added before are shared.

        Returns:
            A key, equal for expressions that compute the same from leaves of the same types, in the order of
            ``leaves``, and from the shared nodes.

        Raises:
            Unplannable: the expression can have no plan.
        """
        numbers = self.numbers
        if id(root) in numbers:
            return ()
        numbers[id(root)] = len(numbers)
        key: list[Hashable] = []
        self._follow([root], key)
        return tuple(key)

    def add_expansions(self, expand: Callable[[Dynamic[Any]], Node], computed: Collection[Node]) -> Hashable:
        """Add the expansions of all dynamic parts, and of those in expansions.

        Args:
            expand: returns the expansion of a part.
            computed: the nodes that have values.

        Returns:
            A key, as :meth:`add`; None if a part is computed.

        Raises:
            Unplannable: as :meth:`add`.
        """
        numbers, parts = self.numbers, self.parts
        key: list[Hashable] = []
        stack: list[Node] = []
        for part in parts:  # parts in expansions are appended meanwhile
            if part in computed:
                return None
            built = expand(part)
            if (place := numbers.get(id(built))) is None:
                place = numbers[id(built)] = len(numbers)
                stack.append(built)
            key.append((Dynamic, numbers[id(part)], place))
            if stack:
                self._follow(stack, key)
        return tuple(key)

    def _follow(self, stack: list[Node], key: list[Hashable]) -> None:
        """Append the entries of numbered nodes and of all nodes that they depend on to the key."""
        numbers, given, newest = self.numbers, self.given, self.keeper.made
        while stack:
            node: Any = stack.pop()
            if given and node in given:
                self.leaves.append(node)
                key.append((None, node.tensor_type.number))
                continue
            operands = node.operands
            places: Any = None
            if (count := len(operands)) == 2:  # unrolled: loops over two operands would dominate the time
                first, second = operands
                if (place := numbers.get(id(second))) is None:
                    place = numbers[id(second)] = len(numbers)
                    stack.append(second)
                if (places := numbers.get(id(first))) is None:
                    places = numbers[id(first)] = len(numbers)
                    stack.append(first)
                places = places, place
            elif count == 1:
                [x] = operands
                if (places := numbers.get(id(x))) is None:
                    places = numbers[id(x)] = len(numbers)
                    stack.append(x)
            elif count:
                for x in operands[::-1]:
                    if (place := numbers.get(id(x))) is None:
                        place = numbers[id(x)] = len(numbers)
                        stack.append(x)
                    places = place, places
            if type(node) in _APPLIED and (form := node.op.form) is not None and not node.region:
                if (keeper := node.tensor_type.keeper).made > newest:
                    self.keeper, newest = keeper, keeper.made
                key.append((form, places))
            elif type(node) is Dynamic:
                if (keeper := node.tensor_type.keeper).made > newest:
                    self.keeper, newest = keeper, keeper.made
                self.parts.append(node)
                key.append((Dynamic, node.tensor_type.number))
            else:
                key.append(self._part(node, places))
                newest = self.keeper.made

    def _part(self, node: Node, places: Hashable) -> Hashable:
        """Return the entry of a node in the key, given the numbers of its operands."""
        if node.tensor_type.keeper.made > self.keeper.made:
            self.keeper = node.tensor_type.keeper
        if isinstance(node, (Input, Variable)):
            self.leaves.append(node)
        elif isinstance(node, App):
            if isinstance(node, Structured) and any(body.depth > DEEPEST for body in node.op.bodies):
                raise Unplannable(f"{node!r}, with more than {DEEPEST} nested bodies, is interpreted")
            form = None if isinstance(node, Structured) else getattr(node.op, "form", None)
            if form is None:
                if not is_pure(node):
                    self._meet_foreign(node)
                form = operation_key(node, self.kept)
            if node.region and not self.forward:
                raise Unplannable("a part of it is computed again for the gradients")
            return form, places
        elif isinstance(node, Const):
            array = node.value._array
            if type(array) in PYTHON_SCALARS:
                return node.tensor_type.number, frozen(array)
            self.constants.append(node)
        else:
            raise Unplannable(f"there are no plans for nodes such as {node!r}")
        return type(node), node.tensor_type.number

    def _meet_foreign(self, node: App[Any]) -> None:
        self.pure = False
        if isinstance(node, Structured):
            self.foreign = None
        elif self.foreign is not None:
            self.foreign.append(self.numbers[id(node)])


def is_pure(node: App[Any]) -> bool:
    """Whether an operation has no side effects, which holds for the library's own."""
    return node.op.builtin and all(body.pure for body in (node.op.bodies if isinstance(node, Structured) else ()))
