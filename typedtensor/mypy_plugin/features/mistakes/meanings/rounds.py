"""``state = cell(x, start)`` in a loop over ``x``: each round begins with the start, so that the last alone counts.

So it does after ``total = part``, where ``total = total + part`` is meant.
"""

from __future__ import annotations

from collections.abc import Iterator

from mypy.nodes import (
    AssignmentStmt,
    CallExpr,
    Context,
    ForStmt,
    FuncDef,
    NameExpr,
    ReturnStmt,
    SymbolNode,
    Var,
)
from mypy.types import CallableType

from typedtensor.mypy_plugin.base.lookups import is_a
from typedtensor.mypy_plugin.base.names import OPERAND
from typedtensor.mypy_plugin.features.mistakes.roles import is_record
from typedtensor.mypy_plugin.types.assigned import pairs
from typedtensor.mypy_plugin.types.reading import names_in, nodes
from typedtensor.mypy_plugin.types.trying import flat


def lost_rounds(function: FuncDef) -> Iterator[tuple[Context, str]]:
    """Yield the states that a loop computes anew from their start in each round, and that are read after the loop.

    A state is a variable that is assigned a tensor of another name before the loop: ``state = start``.
    """
    starts: dict[SymbolNode | None, NameExpr] = {}
    before = set[SymbolNode | None]()
    statements = function.body.body
    for number, statement in enumerate(statements):
        match statement:
            case AssignmentStmt(lvalues=[NameExpr() as state], rvalue=NameExpr(node=Var(type=of)) as start):
                before.add(state.node)
                if of is not None and (is_a(of, OPERAND) or is_record(of)):
                    starts[state.node] = start
            case AssignmentStmt():
                before |= {target.node for target, _ in pairs(statement)}
            case ForStmt():
                later = {name.node for each in statements[number + 1 :] for name in names_in(each)}
                for variable, start in starts.items():
                    if variable in later and (place := _lost(statement, variable, start)) is not None:
                        name = getattr(variable, "name", "the state")
                        yield (
                            place,
                            f"each iteration of this loop computes {name} from {start.name} again, so only the last "
                            f"one counts: read {name} here instead",
                        )
                for target, value in _overwritten(statement, before & _results(function)) if before else ():
                    yield (
                        value,
                        f"each iteration of this loop overwrites {target.name} without reading it, so only the last "
                        f"one counts: to add them up, write {target.name} + {value.name}",
                    )


def _lost(loop: ForStmt, variable: SymbolNode | None, start: NameExpr) -> Context | None:
    """Return where a loop reads the start of a state, if it reads the state never or only after it has assigned it."""
    elements = {each.node for each in names_in(loop.index)}
    assigned, found, read = False, None, False
    for statement in loop.body.body:
        if not isinstance(statement, AssignmentStmt):
            return None
        names = names_in(statement.rvalue)
        read |= any(name.node in elements for name in names)
        called = [node.callee for node in nodes(statement.rvalue) if isinstance(node, CallExpr)]
        if any(isinstance(callee, NameExpr) and callee.node in elements for callee in called):
            return None  # a loop over layers
        if not assigned and any(name.node is variable for name in names):
            return None
        targets = {each.node for target in statement.lvalues for each in names_in(target)}
        if start.node in targets:
            return None
        found = found or next((name for name in names if name.node is start.node), None)
        assigned |= variable in targets
    return found if assigned and read else None


def _results(function: FuncDef) -> set[SymbolNode | None]:
    """Return the variables that a function which returns a tensor reads where it returns."""
    of = function.type.ret_type if isinstance(function.type, CallableType) else None
    if of is None or not is_a(of, OPERAND):
        return set()
    ends = [each.expr for each in flat(function.body.body) if isinstance(each, ReturnStmt) and each.expr is not None]
    return {name.node for end in ends for name in names_in(end)}


def _overwritten(loop: ForStmt, variables: set[SymbolNode | None]) -> Iterator[tuple[NameExpr, NameExpr]]:
    """Yield the variables that a loop assigns a tensor of another name, which it computes, and never reads."""
    body = [each for each in loop.body.body if isinstance(each, AssignmentStmt)]
    if len(body) < len(loop.body.body):
        return
    targets = [each for statement in body for place in statement.lvalues for each in names_in(place)]
    changing = {each.node for each in [*targets, *names_in(loop.index)]}
    read = [each.node for statement in body for each in names_in(statement.rvalue)]
    for statement in body:
        for target, value in pairs(statement):
            if isinstance(value, NameExpr) and isinstance(value.node, Var) and value.node in changing:
                of = value.node.type  # None until mypy has checked the loop
                is_tensor = of is None or is_a(of, OPERAND)
                is_left = target.node not in read and read.count(value.node) == 1  # no state that a round passes on
                if is_tensor and is_left and target.node in variables:
                    yield target, value
