"""Parameters and layers of a module that affect only results that the module never reads.

Such a result was meant to be used, and the file uses another value in its place: a plain mean for a weighted one.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain
from typing import NamedTuple

from mypy.nodes import AssignmentStmt, Expression, MypyFile, NameExpr, Node, StrExpr, Var
from mypy.types import Type

from typedtensor.mypy_plugin.base.codes import AXES_UNUSED
from typedtensor.mypy_plugin.base.lookups import instance_of, is_a
from typedtensor.mypy_plugin.base.messages import Site
from typedtensor.mypy_plugin.base.names import EXPR, MODULE, PARAM, TENSORS
from typedtensor.mypy_plugin.types.reading import nodes


class _Effects(NamedTuple):
    """The data flow between the variables of a module.

    Attributes:
        ends: the unread variables, by their assigned expressions.
        sources: the transitive inputs of each unread variable.
        live: the variables that read results depend on.
        last: the last unread variable that depends on each source.
    """

    ends: dict[Expression, Var]
    sources: dict[Var, set[Var]]
    live: set[Var]
    last: dict[Var, Var]


def check_effect(context: Expression, result: Type, site: Site) -> None:
    """Report a parameter or layer that affects nothing but this unread result.

    Integer and boolean results, such as predictions, are exempt: they are for inspection, and train nothing.
    """
    expression = instance_of(result, EXPR)
    if instance_of(result if expression is None else expression.args[0], TENSORS["real"]) is None:
        return
    tree = site.checker.tree
    found = site.lookups.cache.once("effects", tree.defs, lambda: _effects(tree))
    end = found.ends.get(context)
    if end is None or not any(map(_is_trained, found.live)):
        return
    for source in found.sources[end]:
        if source not in found.live and found.last[source] is end and _is_trained(source):
            site.report(
                f"{source.name} has no effect, because only {end.name} depends on it and nothing in this file reads "
                f"{end.name}: use {end.name} where another value stands in its place, or rename it to _{end.name} if "
                "this is intended",
                AXES_UNUSED,
                held=True,
            )
            return


def _is_trained(variable: Var) -> bool:
    return variable.type is not None and (is_a(variable.type, PARAM) or is_a(variable.type, MODULE))


def _effects(tree: MypyFile) -> _Effects:
    computed, assigned, reads, live = dict[Expression, Var](), set[Var](), dict[Var, set[Var]](), set[Var]()
    for statement in tree.defs:
        target = statement.lvalues[0] if isinstance(statement, AssignmentStmt) else None
        variable = target.node if isinstance(target, NameExpr) else None
        if not isinstance(statement, AssignmentStmt) or len(statement.lvalues) > 1 or not isinstance(variable, Var):
            live |= _read([statement])
            continue
        reads.setdefault(variable, set()).update(_read([statement.rvalue]))
        if variable.name == "__all__":
            said = {each.value for each in nodes(statement.rvalue) if isinstance(each, StrExpr)}
            live |= {each for each in assigned if each.name in said}
        elif variable.name.startswith("_") or not variable.is_inferred or variable in assigned:
            live.add(variable)
        assigned.add(variable)
        computed[statement.rvalue] = variable
    live = _closed(live, reads)
    known = set(chain.from_iterable(reads.values()))
    ends = {value: end for value, end in computed.items() if end not in live and end not in known}
    sources = {end: _closed([end], reads) - {end} for end in ends.values()}
    return _Effects(ends, sources, live, {source: end for end in ends.values() for source in sources[end]})


def _read(parts: list[Node]) -> set[Var]:
    return {each.node for each in nodes(parts) if isinstance(each, NameExpr) and isinstance(each.node, Var)}


def _closed(start: Iterable[Var], reads: dict[Var, set[Var]]) -> set[Var]:
    """Return variables with all variables that they are computed from."""
    found, rest = set[Var](), list(start)
    while rest:
        variable = rest.pop()
        if variable not in found:
            found.add(variable)
            rest += reads.get(variable, ())
    return found
