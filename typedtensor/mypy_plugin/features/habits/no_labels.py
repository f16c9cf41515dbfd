"""Arguments that are no labels: ``x.mean("Time")``, ``x.sum((Batch, Time))``, ``x.sum(None)``, ``x.max(Time())``."""

from __future__ import annotations

from collections.abc import Sequence

from mypy.nodes import (
    ARG_POS,
    CallExpr,
    Expression,
    IntExpr,
    ListExpr,
    MemberExpr,
    RefExpr,
    StrExpr,
    TupleExpr,
    TypeInfo,
    UnaryExpr,
    Var,
)
from mypy.types import Instance, get_proper_type

from typedtensor import elsewhere
from typedtensor.methods import METHODS
from typedtensor.mypy_plugin.base.names import AXIS
from typedtensor.mypy_plugin.types.reading import key

_SIZED = frozenset({"expand", "split", "unflatten", "one_hot"})
"""Methods that take a label with a size: ``x.expand(Batch(8))``."""


def called(call: CallExpr, name: str) -> str:
    """Return a called method as in the source; ``x`` stands for an object that is neither a variable nor a field."""
    of = key(call.callee.expr) if isinstance(call.callee, MemberExpr) else None
    return f"{of or 'x'}.{name}"


def refused_label(call: str, name: str, given: Sequence[Expression], operands: Sequence[str] = ()) -> str | None:
    """Return the message for the first argument that is no label; None if there is none.

    Args:
        call: the called function or method, as written.
        name: its name.
        given: the arguments in the places of labels.
        operands: the operands before them, as written.
    """
    for node in given:
        if (sort := sort_of(node)) is not None:
            return f"{call} takes labels, not {sort}: {elsewhere.DECLARED}"
        if isinstance(node, TupleExpr | ListExpr):
            labels = [key(each) for each in spread(given)]
            written = ", ".join([*operands, *filter(None, labels)])
            return f"{call} takes its labels one by one{'' if None in labels else f': write {call}({written})'}"
        if isinstance(node, RefExpr) and node.fullname == "builtins.None":
            total = name in METHODS and METHODS[name].reduces
            return f"{call} takes labels, not None{f': write {call}() for all axes' if total else ''}"
        of = node.callee.node if isinstance(node, CallExpr) and isinstance(node.callee, RefExpr) else None
        if isinstance(of, TypeInfo) and of.has_base(AXIS) and name in METHODS and name not in _SIZED:
            return f"{call} takes labels, not instances of them: write {of.name} in place of {of.name}(…)"
    return None


def are_classes(call: CallExpr) -> bool:
    """Whether all arguments of a call are positional, and names of classes: labels, in almost all calls."""
    return all(
        kind is ARG_POS and isinstance(node, RefExpr) and isinstance(node.node, TypeInfo)
        for kind, node in zip(call.arg_kinds, call.args, strict=True)
    )


def positional(call: CallExpr) -> list[Expression]:
    """Return the positional arguments of a call, without those with a star."""
    return [node for kind, node in zip(call.arg_kinds, call.args, strict=True) if kind is ARG_POS]


def spread(given: Sequence[Expression]) -> list[Expression]:
    """Return arguments with the items of tuples and lists in their places."""
    return [each for node in given for each in (node.items if isinstance(node, TupleExpr | ListExpr) else [node])]


def number_of(node: Expression) -> int | None:
    """Return the value of an integer literal; None for other expressions."""
    if isinstance(node, UnaryExpr) and node.op == "-" and isinstance(node.expr, IntExpr):
        return -node.expr.value
    return node.value if isinstance(node, IntExpr) else None


def sort_of(node: Expression) -> str | None:
    """Return the sort of an argument in place of a label, "strings" or "numbers"; None for any other."""
    if isinstance(node, StrExpr):
        return "strings"
    if number_of(node) is not None or _has_type(node, "builtins.int"):
        return "numbers"
    return "strings" if _has_type(node, "builtins.str") else None


def _has_type(node: Expression, fullname: str) -> bool:
    variable = node.node if isinstance(node, RefExpr) else None
    of = get_proper_type(variable.type) if isinstance(variable, Var) else None
    return isinstance(of, Instance) and of.type.fullname == fullname
