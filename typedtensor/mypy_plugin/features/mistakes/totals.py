"""``e / e.sum()``: a reduction over all axes that is mixed with what it reduced."""

from __future__ import annotations

from mypy.nodes import CallExpr, Expression, MemberExpr, NameExpr, OperatorAssignmentStmt, OpExpr
from mypy.plugin import MethodContext
from mypy.types import Instance, Type, get_proper_type

from typedtensor.methods import METHODS
from typedtensor.mypy_plugin.base.codes import AXES_TOTAL
from typedtensor.mypy_plugin.base.lookups import instance_of
from typedtensor.mypy_plugin.base.messages import Site
from typedtensor.mypy_plugin.base.names import EXPR, KINDS

MIXING = frozenset({"__sub__", "__truediv__"})
"""What centres and normalises. A product with a total is a scale like any other."""


def check_total(ctx: MethodContext, site: Site) -> None:
    """Report the total of a tensor with several axes that is taken from it, or that it is divided by."""
    if not isinstance(ctx.context, (OpExpr, OperatorAssignmentStmt)) or not _may_be(ctx):
        return
    # Loaded where a scalar is mixed with a tensor of several axes.
    from typedtensor.mypy_plugin.types.labels import show
    from typedtensor.mypy_plugin.types.making import Making, operand_nodes, tensor_word

    one, other = operand_nodes(ctx.context, site)
    name, word, making = key(one), tensor_word(ctx.type), Making(site)
    if name is None or not word:
        return
    for part, _ in [(other, other), *making.parts(other)]:
        method = _total_of(part, name)
        if method is not None and making.written(one, part.line) is making.written(one):
            axes = show(word)
            site.report(
                f"{name}.{method}() is over all axes of {name} ({axes}) and is mixed with {name} again: name the axes, "
                f"as in {name}.{method}({show(word[-1:])}); where all are meant, write {name}.{method}({axes})",
                AXES_TOTAL,
                held=True,
            )
            return


def _may_be(ctx: MethodContext) -> bool:
    counts = [_count(of) for of in (ctx.type, ctx.arg_types[0][0])] if ctx.arg_types and ctx.arg_types[0] else []
    return len(counts) == 2 and counts[0] is not None and counts[0] >= 2 and counts[1] == 0


def _count(of: Type) -> int | None:
    """The number of axes of a tensor or an expression."""
    expression = instance_of(of, EXPR)
    tensor = get_proper_type(of if expression is None else expression.args[0])
    if not isinstance(tensor, Instance) or tensor.type.fullname not in KINDS:
        return None
    return len(tensor.args)


def key(node: Expression) -> str | None:
    """A variable or an attribute of one, as it is written."""
    if isinstance(node, NameExpr):
        return node.name
    inner = key(node.expr) if isinstance(node, MemberExpr) else None
    return f"{inner}.{node.name}" if isinstance(node, MemberExpr) and inner is not None else None


def _total_of(node: Expression, name: str) -> str | None:
    """The method that reduces all axes of a variable."""
    if not isinstance(node, CallExpr) or node.args or not isinstance(node.callee, MemberExpr):
        return None
    method = METHODS.get(node.callee.name)
    return node.callee.name if method is not None and method.total and key(node.callee.expr) == name else None
