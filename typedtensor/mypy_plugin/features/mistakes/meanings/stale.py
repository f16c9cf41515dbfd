"""``predict(old)`` for ``predict(memory)``, where ``memory`` was computed from ``old``: a state before its update."""

from __future__ import annotations

from collections.abc import Sequence

from mypy.nodes import ARG_POS, CallExpr, Expression, NameExpr, Var
from mypy.subtypes import is_same_type
from mypy.types import CallableType, get_proper_type

from typedtensor.mypy_plugin.base.codes import AXES_STALE
from typedtensor.mypy_plugin.base.messages import Site
from typedtensor.mypy_plugin.types.straight import straight

_SHORTEST = 4
"""The least length of a parameter's name to check: ``x`` and ``key`` name too many things."""


def check_stale(passed: Sequence[tuple[str, Expression]], site: Site) -> None:
    """Report a variable passed for a parameter, where the parameter's namesake is an update of that variable.

    A call updates the variable if it passes it for a parameter of the same name: ``memory = cell.move(x, old)`` with
    ``move(x, memory)``.
    """
    variables = [(formal, given) for formal, given in passed if isinstance(given, NameExpr) and given.name != formal]
    others = [(formal, given) for formal, given in variables if len(formal) >= _SHORTEST]
    if not others:
        return
    lines = straight(site)
    line = lines.at(site.context)
    if line is None:
        return
    for formal, given in others:
        result = lines.named(formal, line)
        if result is None or not isinstance(result[1].node, CallExpr) or not _are_alike(given, result[0], site):
            continue
        taken = _taken(result[1].node, formal, site)
        if isinstance(taken, NameExpr) and taken.node is given.node:
            site.report(
                f"the parameter {formal} is given {given.name}, but line {result[1].node.line} computed a new {formal} "
                f"from it: pass {formal}, or write {formal}={given.name} if the old value is intended",
                AXES_STALE,
            )
            return


def _taken(call: CallExpr, formal: str, site: Site) -> Expression | None:
    """Return the positional argument that a call passes for the parameter of a name."""
    callee = get_proper_type(site.checker.lookup_type_or_none(call.callee))
    if not isinstance(callee, CallableType) or formal not in callee.arg_names:
        return None
    place = callee.arg_names.index(formal)
    by_place = place < len(call.args) and all(kind is ARG_POS for kind in call.arg_kinds[: place + 1])
    return call.args[place] if by_place else None


def _are_alike(given: NameExpr, made: NameExpr, site: Site) -> bool:
    of, to = site.checker.lookup_type_or_none(given), made.node.type if isinstance(made.node, Var) else None
    return of is not None and to is not None and is_same_type(of, to)
