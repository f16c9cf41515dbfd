"""Analysis of linearity for bodies."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from typedtensor.ad.linearity import (
    CONSTANT,
    LINEAR,
    NOT_LINEAR,
    UNKNOWN,
    Dependence,
    How,
    of_application,
    of_leaf,
)
from typedtensor.control.bodies.body import Body, Node
from typedtensor.control.operations.branches import Cond
from typedtensor.control.operations.calls import FunctionCall
from typedtensor.control.operations.customs import CustomDerivative
from typedtensor.control.operations.loops import Scan, While
from typedtensor.control.operations.operation import StructuredOp
from typedtensor.control.operations.trees import TreeFold, TreeSweep, split
from typedtensor.core.tuples import Projection, Structured

Dependences = Sequence[Dependence]


_ROUNDS = " and decides how long a while_loop goes on (a fold over arange(Round) goes on as long each time)"


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
    found: dict[Node, Any] = dict(zip((*body.inputs, *body.captured), operands, strict=True))
    for node in body.order:
        given = [found[x] for x in node.operands]
        if isinstance(node, Projection):
            found[node] = given[0][node.index]
        elif isinstance(node, Structured):
            found[node] = _results(node, given)
        else:
            found[node] = of_application(node, given)
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
    return by if by.how is How.UNKNOWN or by.node is not None else Dependence(How.OTHERWISE, node, NOT_LINEAR)


_JUDGES: dict[type[StructuredOp], Callable[..., Dependences]] = {
    FunctionCall: _of_call,
    CustomDerivative: _of_call,
    Cond: _of_choice,
    Scan: _of_scan,
    While: _of_while,
    TreeFold: _of_fold,
    TreeSweep: _of_sweep,
}
