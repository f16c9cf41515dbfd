"""``state = cell(x, start)`` in a loop over ``x``: each round begins with the start, so that the last alone counts."""

from __future__ import annotations

from collections.abc import Iterator

from mypy.nodes import AssignmentStmt, CallExpr, Context, ForStmt, FuncDef, NameExpr, SymbolNode, Var

from typedtensor.mypy_plugin.base.lookups import is_a
from typedtensor.mypy_plugin.base.names import OPERAND
from typedtensor.mypy_plugin.features.mistakes.roles import is_record
from typedtensor.mypy_plugin.types.reading import names_in, nodes


def lost_rounds(function: FuncDef) -> Iterator[tuple[Context, str]]:
    """Yield the states that a loop computes anew from their start in each round, and that are read after the loop.

    A state is a variable that is assigned a tensor of another name before the loop: ``state = start``.
    """
    starts: dict[SymbolNode | None, NameExpr] = {}
    statements = function.body.body
    for number, statement in enumerate(statements):
        match statement:
            case AssignmentStmt(lvalues=[NameExpr() as state], rvalue=NameExpr(node=Var(type=of)) as start):
                if of is not None and (is_a(of, OPERAND) or is_record(of)):
                    starts[state.node] = start
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


def _lost(loop: ForStmt, variable: SymbolNode | None, start: NameExpr) -> Context | None:
    """Return where a loop reads the start of a state, if it reads the state never or only after it has assigned it."""
    elements = {each.node for each in nodes(loop.index) if isinstance(each, NameExpr)}
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
        targets = {each.node for target in statement.lvalues for each in nodes(target) if isinstance(each, NameExpr)}
        if start.node in targets:
            return None
        found = found or next((name for name in names if name.node is start.node), None)
        assigned |= variable in targets
    return found if assigned and read else None
