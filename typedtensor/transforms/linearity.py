"""Analysis of linearity: whether expressions and the outputs of bodies depend linearly on moving inputs.

The class of an operation may declare that it is linear. For other operations linearity follows from their gradients: an
operation is linear in operands that these do not read, and has no constant term if the gradients for the other operands
are zero where the result is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from enum import IntEnum
from operator import attrgetter
from typing import Any, NamedTuple

from typedtensor.ad.graph import Node, reads, topological_order
from typedtensor.control.bodies.body import Body
from typedtensor.control.operations.branches import Cond
from typedtensor.control.operations.calls import FunctionCall
from typedtensor.control.operations.customs import CustomDerivative
from typedtensor.control.operations.loops import Scan, While
from typedtensor.control.operations.operation import StructuredOp
from typedtensor.control.operations.trees import TreeFold, TreeSweep, split
from typedtensor.core.expr import App, Const, new_input
from typedtensor.core.scope import AS_WRITTEN, MADE, MODE, Mode, Setting
from typedtensor.core.tuples import Projection, Structured
from typedtensor.errors import GradientError
from typedtensor.ops import ZerosLike


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

_NOT_LINEAR = "is not linear in it"

_ROUNDS = " and decides how long a while_loop goes on (a fold over arange(Round) goes on as long each time)"
_ONE_AT_A_TIME = "is linear in one operand at a time, but several operands depend on it"
_AFFINE = "adds values that do not depend on it"

Dependences = Sequence[Dependence]


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


class Judge:
    """A verdict on an operation, and on the operations in its gradients.

    An operation in its own gradients is judged once: a product of a constant with zero is zero, by the product of
    another constant with zero.
    """

    def __init__(self) -> None:
        self._asked: set[Any] = set()

    def all(self, order: Iterable[Node], known: Mapping[Node, Any]) -> dict[Node, Any]:
        """The dependences of nodes in topological order, given those of some; of a structured node, for each result."""
        found = dict(known)
        for node in order:
            if node in found:
                continue
            given = [found[x] for x in node.operands]
            if isinstance(node, Projection):
                found[node] = given[0][node.index]
            elif isinstance(node, Structured):
                found[node] = _results(node, given)
            else:
                found[node] = self.of(node, given) if isinstance(node, App) else of_leaf(node)
        return found

    def of(self, node: App[Any], operands: Dependences) -> Dependence:
        """The dependence of an application of an operation without bodies, given those of its operands."""
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
            return _NOT_LINEAR
        if not moved.isdisjoint(operation.detached):
            return "takes it for a constant"
        if operation.is_affine:
            return _AFFINE
        match operation.linear:
            case "each" | "sum":
                return "" if len(moved) == 1 else _ONE_AT_A_TIME
            case "first":
                return "" if moved == {0} else _NOT_LINEAR
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
        known: dict[Node, Any] = {y: LINEAR, **{operands[n]: LINEAR for n in moved}}
        try:
            with Setting({AS_WRITTEN: False, MODE: Mode.TRACED, MADE: None}, None):
                for n in moved:
                    if reads(node.op.gradient(n, dy, y, operands), known):
                        return _NOT_LINEAR if len(moved) == 1 else _ONE_AT_A_TIME
                for n in real:
                    if n not in moved:
                        gradient: Any = node.op.gradient(n, dy, y, operands)
                        result = self.all(topological_order(gradient, attrgetter("operands")), known)[gradient]
                        if result.how is How.CONSTANT or result.why == _AFFINE:
                            return _AFFINE
                        if result.how > How.LINEAR:
                            return None
        except GradientError:
            return None
        return ""


def why_not_linear(body: Body, moved: Sequence[bool]) -> str | None:
    """The evident reason why the real outputs of a body are not linear in some of its inputs, or None.

    Args:
        body: the body.
        moved: for each input, whether it is one of these. Inputs that are not real are constant.
    """
    real = [x.tensor_type.kind == "real" for x in body.inputs]
    inputs = [LINEAR if moves and carries else CONSTANT for moves, carries in zip(moved, real, strict=True)]
    result = _outputs(body, [*inputs, *map(of_leaf, body.captured)])
    for output, found in zip(body.outputs, result, strict=True):
        if output.tensor_type.kind != "real" or found.how in (How.ZERO, How.LINEAR, How.UNKNOWN):
            continue
        if found.node is None:
            return f"a {output.tensor_type} that it gives does not depend on it"
        return f"{found.node.describe()}, {found.why}"
    return None


def _outputs(body: Body, operands: Dependences) -> list[Dependence]:
    """The dependences of a body's outputs, given those of its inputs and captured expressions."""
    known = dict(zip((*body.inputs, *body.captured), operands, strict=True))
    found = Judge().all(body.order, known)
    return [found[x] if x in found else of_leaf(x) for x in body.outputs]


def _results(node: Structured, operands: Dependences) -> Dependences:
    """The dependences of the results of an operation with bodies, given those of its operands."""
    operation: StructuredOp = node.op
    if (judge := _JUDGES.get(type(operation))) is not None:
        return judge(operation, node, operands)
    moves = any(x.how > How.CONSTANT for x in operands)
    return [UNKNOWN if moves else CONSTANT] * len(operation.result_types)


def _of_call(operation: FunctionCall | CustomDerivative, node: Node, operands: Dependences) -> Dependences:
    return _outputs(operation.body, operands)


def _of_choice(operation: Cond, node: Node, operands: Dependences) -> Dependences:
    predicate, *given = operands
    one, other = [_outputs(body, given) for body in operation.bodies]
    both = [x.either(y, node) for x, y in zip(one[: operation.shown], other, strict=False)]
    result = [*both, *one[operation.shown :], *other[operation.shown :]]
    return [_decided(predicate, node)] * len(result) if predicate.how > How.CONSTANT else result


def _of_scan(operation: Scan, node: Node, operands: Dependences) -> Dependences:
    first, count = operation.carries, operation.outputs
    last = len(operands) - len(operation.body.captured)
    rest = (*operands[first : first + operation.sequences], *operands[last:])
    carries, result = _repeated(operation.body, operands[:first], rest, node)
    return [*carries, *result[first : first + count], *carries, *result[first + count :]]


def _of_while(operation: While, node: Node, operands: Dependences) -> Dependences:
    count = operation.carries
    carries, result = _repeated(operation.body, operands[:count], operands[count:], node)
    [goes_on] = _outputs(operation.condition, [*carries, *operands[count:]])
    if goes_on.how > How.CONSTANT:
        decided = _decided(goes_on, node)
        return [decided._replace(why=f"{decided.why}{_ROUNDS}")] * len(operation.result_types)
    return [*carries, *carries, CONSTANT, *result[count:]]


def _of_fold(operation: TreeFold, node: Node, operands: Dependences) -> Dependences:
    states, _, sequences, captured = split(operation, operands)
    states, result = _repeated(operation.body, states, (*sequences, *captured), node, children=operation.children)
    return [*states, *result[operation.states :]]


def _of_sweep(operation: TreeSweep, node: Node, operands: Dependences) -> Dependences:
    states, _, sequences, captured = split(operation, operands)
    return _repeated(operation.body, states, (*sequences, *captured), node, terms=operation.children)[0]


def _repeated(
    body: Body, states: Dependences, rest: Dependences, node: Node, *, children: int = 1, terms: int = 1
) -> tuple[Dependences, Dependences]:
    """The dependences of states under repeated application of a body (a fixed point), and those of its outputs.

    Args:
        body: from the states, once for each child, and further inputs, to states, once for each term, and further
            outputs.
        states: the dependences of the initial states.
        rest: those of the further inputs.
        node: the node that repeats the body.
    """
    while True:
        result = _outputs(body, [*list(states) * children, *rest])
        after = list(states)
        for n in range(len(states) * terms):
            after[n % len(states)] = after[n % len(states)].either(result[n], node)
        if [x.how for x in after] == [x.how for x in states]:
            return after, result
        states = after


def _decided(by: Dependence, node: Node) -> Dependence:
    """The dependence of a choice, given that of the deciding value."""
    return by if by.how is How.UNKNOWN or by.node is not None else Dependence(How.OTHERWISE, node, _NOT_LINEAR)


_JUDGES: dict[type[StructuredOp], Callable[..., Dependences]] = {
    FunctionCall: _of_call,
    CustomDerivative: _of_call,
    Cond: _of_choice,
    Scan: _of_scan,
    While: _of_while,
    TreeFold: _of_fold,
    TreeSweep: _of_sweep,
}
