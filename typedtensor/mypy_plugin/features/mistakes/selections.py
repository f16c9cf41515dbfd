"""``select(gates, Gate, 1)`` twice, and position 0 never: one part of a tensor in place of another."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from mypy.nodes import (
    AssignmentStmt,
    CallExpr,
    Expression,
    FuncDef,
    MemberExpr,
    NameExpr,
    RefExpr,
    Statement,
    SymbolNode,
)
from mypy.types import Type

from typedtensor.mypy_plugin.base.codes import AXES_UNUSED
from typedtensor.mypy_plugin.base.messages import Site
from typedtensor.mypy_plugin.features.mistakes.habits.no_labels import number_of
from typedtensor.mypy_plugin.types.applied import applied
from typedtensor.mypy_plugin.types.labels import StaticReader, show
from typedtensor.mypy_plugin.types.reading import nodes

_FEWEST = 3
"""The least number of parts to check: a program may well read one of two parts twice."""

_Parts = Mapping[SymbolNode, Mapping[str, list[tuple[int, int]]]]
"""For each variable that is only read at literal positions: its labels, with the positions and their lines."""


def check_selection(context: Expression, site: Site, called: Type | None = None) -> None:
    """Report a second selection of a position, where there is one selection for each position and one is missing."""
    function, result = site.checker.scope.current_function(), applied(context, site, called)
    if not isinstance(function, FuncDef) or result is None or result.operation != "Select":
        return
    selected, axis = result.operands[0], result.labels[0] if result.labels else None
    if not isinstance(selected, NameExpr) or selected.node is None or axis is None:
        return
    body = function.body.body
    found: _Parts = site.lookups.cache.once("selections", body, lambda: _read(body))
    taken = [each for label, parts in found.get(selected.node, {}).items() if label == axis.key for each in parts]
    size = StaticReader({}, site).size(axis) if len(taken) >= _FEWEST else None
    if size is None or len(taken) != size or len(found[selected.node]) != 1:
        return
    counts = Counter(position % size for position, _ in taken)
    twice = [position for position, count in counts.items() if count == 2]
    if len(counts) != size - 1 or len(twice) != 1 or any(not -size <= position < size for position, _ in taken):
        return
    first, second = sorted(line for position, line in taken if position % size == twice[0])
    [missed] = set(range(size)) - set(counts)
    if context.line == second:
        site.report(
            f"line {first} and this line both select position {twice[0]} of {selected.name} along {show((axis,))}, but "
            f"nothing selects position {missed}: select each of the {size} once",
            AXES_UNUSED,
        )


def _read(body: list[Statement]) -> _Parts:
    found: dict[SymbolNode, dict[str, list[tuple[int, int]]]] = {}
    names: list[NameExpr] = []
    assigned: list[NameExpr] = []
    selected: set[NameExpr] = set()
    for node in nodes(body):
        match node:
            case CallExpr(callee=NameExpr(name="select"), args=[NameExpr() as of, RefExpr() as label, at]):
                pass
            case CallExpr(callee=MemberExpr(name="select", expr=NameExpr() as of), args=[RefExpr() as label, at]):
                pass
            case NameExpr():
                names.append(node)
                continue
            case AssignmentStmt():
                assigned += [each for each in nodes(node.lvalues) if isinstance(each, NameExpr)]
                continue
            case _:
                continue
        position = number_of(at)
        if of.node is not None and position is not None:
            selected.add(of)
            found.setdefault(of.node, {}).setdefault(label.fullname, []).append((position, node.line))
    known = selected.union(assigned)
    read = {name.node for name in names if name not in known}
    result = Counter(name.node for name in assigned)
    return {of: parts for of, parts in found.items() if of not in read and result[of] < 2}
