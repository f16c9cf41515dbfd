"""Analysis of linearity: whether expressions depend linearly on moving inputs.

The class of an operation may declare that it is linear. For other operations linearity follows from their gradients: an
operation is linear in operands that these do not read, and has no constant term if the gradients for the other operands
are zero where the result is.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from enum import IntEnum
from typing import Any, NamedTuple

from typedtensor.ad.graph import Node, reads, topological_order
from typedtensor.core.expr import App, Const, new_input
from typedtensor.core.scope import AS_WRITTEN, MADE, MODE, Mode, Setting
from typedtensor.core.tuples import Projection, Structured
from typedtensor.errors import GradientError
from typedtensor.ops.library.elementwise.selection import ZerosLike


class How(IntEnum):
    """The kinds of dependence on moving inputs; of two possible kinds, the greater one holds."""

    ZERO = 0
    CONSTANT = 1
    LINEAR = 2
    OTHERWISE = 3
    UNKNOWN = 4


class Dependence(NamedTuple):
    """The dependence of an expression on moving inputs.

    Attributes:
        how: the kind.
        node: the node that is not linear.
        why: the reason.
    """

    how: How
    node: Node | None = None
    why: str = ""

    def either(self, other: Dependence, node: Node) -> Dependence:
        """The dependence of a node's result that is one of two expressions."""
        if {self.how, other.how} == {How.CONSTANT, How.LINEAR}:
            return Dependence(How.OTHERWISE, node, "is one of several values, some of which do not depend on it")
        return max(self, other, key=lambda x: x.how)


ZERO, CONSTANT, LINEAR, UNKNOWN = map(Dependence, (How.ZERO, How.CONSTANT, How.LINEAR, How.UNKNOWN))

NOT_LINEAR = "is not linear in it"

_ONE_AT_A_TIME = "is linear in one operand at a time, but several operands depend on it"
_AFFINE = "adds values that do not depend on it"


def of_leaf(node: Node) -> Dependence:
    """The dependence of a leaf that does not move: zero if that is evident, else constant."""
    while isinstance(node, App) and not isinstance(node, (Projection, Structured)):
        if isinstance(node.op, ZerosLike):
            return ZERO
        if not node.op.is_view:
            return CONSTANT
        node = node.operands[0]
    seen = isinstance(node, Const) and node.tensor_type.kind == "real"
    return ZERO if seen and not node.value.numpy().any() else CONSTANT


def of_application(node: App[Any], operands: Sequence[Dependence]) -> Dependence:
    """The dependence of an application of an operation without bodies, given those of its operands."""
    return _Judging().of(node, operands)


class _Judging:
    """A verdict on an operation, and on the operations in its gradients.

    An operation in its own gradients is judged once: a product of a constant with zero is zero, by the product of
    another constant with zero.
    """

    def __init__(self) -> None:
        self._asked: set[Any] = set()

    def of(self, node: App[Any], operands: Sequence[Dependence]) -> Dependence:
        """The dependence of an application."""
        operation = node.op
        if isinstance(operation, ZerosLike):
            return ZERO
        read = {n: x for n, x in enumerate(operands) if n not in operation.shape_only}
        worst = max(read.values(), key=lambda x: x.how, default=CONSTANT)
        if worst.how > How.LINEAR:
            return self._further(node, read, worst)
        moved = frozenset([n for n, x in read.items() if x.how is How.LINEAR])
        zeros = frozenset([n for n, x in read.items() if x.how is How.ZERO])
        if not moved:
            groups: list[AbstractSet[int]] = [*({n} for n in zeros), *([zeros] if zeros else [])]
            return ZERO if any(self._misfit(node, group, False) == "" for group in groups) else CONSTANT
        found = self._misfit(node, moved)
        if found and zeros and self._misfit(node, moved | zeros) == "":
            return LINEAR
        return UNKNOWN if found is None else Dependence(How.OTHERWISE, node, found) if found else LINEAR

    def _further(self, node: App[Any], read: Mapping[int, Dependence], worst: Dependence) -> Dependence:
        """The dependence of an application with an operand that is not linear.

        A further nonlinearity takes precedence over an added constant, which the application may remove again.
        """
        if worst.why == _AFFINE:
            why = self._misfit(node, {n for n, x in read.items() if x.how >= How.LINEAR})
            if why is None:
                return UNKNOWN
            if why not in ("", _AFFINE):
                return Dependence(How.OTHERWISE, node, why)
        return worst

    def _misfit(self, node: App[Any], moved: AbstractSet[int], again: bool = True) -> str | None:
        """Why an application is not jointly linear in some operands: "" if it is, None if that is unknown.

        Args:
            node: the application.
            moved: the indices of the operands.
            again: the answer for an operation that is being judged already.
        """
        operation = node.op
        if node.tensor_type.kind != "real":
            return NOT_LINEAR
        if not moved.isdisjoint(operation.detached):
            return "takes it for a constant"
        if operation.is_affine:
            return _AFFINE
        match operation.linear:
            case "each" | "sum":
                return "" if len(moved) == 1 else _ONE_AT_A_TIME
            case "first":
                return "" if moved == {0} else NOT_LINEAR
            case "together":
                others = [n for n, x in enumerate(node.operands) if n not in moved | operation.shape_only]
                return _AFFINE if any(node.operands[n].tensor_type.kind != "bool" for n in others) else ""
        key = type(operation), tuple(operation.arguments.items()), frozenset(moved)
        if key in self._asked:
            return "" if again else None
        self._asked.add(key)
        return self._derived(node, moved)

    def _derived(self, node: App[Any], moved: AbstractSet[int]) -> str | None:
        """The answer of :meth:`_misfit` from the gradients of the operation."""
        operands = tuple([new_input(x.tensor_type) for x in node.operands])
        y, dy = new_input(node.tensor_type), new_input(node.tensor_type)
        real = [n for n, x in enumerate(operands) if x.tensor_type.kind == "real" and node.op.passes_gradient(n)]
        known: dict[Node, Dependence] = {y: LINEAR, **{operands[n]: LINEAR for n in moved}}
        try:
            with Setting({AS_WRITTEN: False, MODE: Mode.TRACED, MADE: None}, None):
                for n in moved:
                    if reads(node.op.gradient(n, dy, y, operands), known):
                        return NOT_LINEAR if len(moved) == 1 else _ONE_AT_A_TIME
                for n in real:
                    if n not in moved:
                        result = self._through(node.op.gradient(n, dy, y, operands), known)
                        if result.how is How.CONSTANT or result.why == _AFFINE:
                            return _AFFINE
                        if result.how > How.LINEAR:
                            return None
        except GradientError:
            return None
        return ""

    def _through(self, root: Any, known: Mapping[Node, Dependence]) -> Dependence:
        """The dependence of a gradient."""
        found = dict(known)
        for node in topological_order(root, lambda x: x.operands):
            if node in found:
                continue
            if not isinstance(node, App):
                found[node] = of_leaf(node)
            elif isinstance(node, (Projection, Structured)):
                found[node] = UNKNOWN
            else:
                found[node] = self.of(node, [found[x] for x in node.operands])
        return found[root]
