"""``losses / mask.sum()``: a reduction over all axes, combined with a tensor that still has some of them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from mypy.nodes import CallExpr, Expression, MemberExpr, NameExpr, OperatorAssignmentStmt, OpExpr, UnaryExpr
from mypy.plugin import MethodContext
from mypy.types import Instance, Type, get_proper_type

from typedtensor.methods import METHODS
from typedtensor.mypy_plugin.base.codes import AXES_TOTAL
from typedtensor.mypy_plugin.base.lookups import instance_of
from typedtensor.mypy_plugin.base.messages import Site
from typedtensor.mypy_plugin.base.names import EXPR, KINDS
from typedtensor.rules import Word

MIXING = frozenset({"__add__", "__radd__", "__sub__", "__rsub__", "__truediv__"})
"""The operators that combine a total with a tensor by mistake.

Multiplication by a total is ordinary scaling. Addition of a total is the addition of a constant, unless a term of the
sum was reduced along some of the same axes.
"""

_STEPS = 40


class _Total(NamedTuple):
    """A reduction over all axes.

    Attributes:
        of: the reduced expression.
        method: the name of the reducing method.
        word: the axes of the reduced expression.
    """

    of: Expression
    method: str
    word: Word


def check_total(ctx: MethodContext, site: Site) -> None:
    """Report a total over several axes that is combined with a tensor that has some of them."""
    if not isinstance(ctx.context, (OpExpr, OperatorAssignmentStmt)) or not _may_be(ctx):
        return
    # Imported where a scalar is combined with a tensor.
    from typedtensor.mypy_plugin.types.making import operand_nodes, tensor_word

    one, other = operand_nodes(ctx.context, site)
    words = [tensor_word(site.checker.lookup_type_or_none(node)) for node in (one, other)]
    if words[0] == ():
        if ctx.context.op.startswith("/"):
            return
        one, other, words = other, one, words[::-1]
    if words[1] == () and words[0]:
        for total in _totals(other, site):
            if any(axis in words[0] for axis in total.word) and (
                ctx.context.op not in ("+", "+=") or _is_reduced_along(one, total.word, site)
            ):
                site.report(_message(one, words[0], total), AXES_TOTAL, held=True)
                return


def check_repeated_total(context: Expression, site: Site) -> None:
    """Report such a total, repeated by ``expand_like``, as the right operand of a difference or quotient."""
    if not isinstance(context, OpExpr):
        return
    from typedtensor.mypy_plugin.types.making import tensor_word

    word = tensor_word(site.checker.lookup_type_or_none(context.left))
    for total in _totals(context.right, site, repeated=True) if word else ():
        if word and any(axis in word for axis in total.word):
            site.report(_message(context.left, word, total), AXES_TOTAL, held=True)
            return


def _is_reduced_along(node: Expression, word: Word, site: Site) -> bool:
    """Whether a term of a sum is a reduction, along named axes, of a tensor with the total's axes."""
    from typedtensor.mypy_plugin.types.making import tensor_word
    from typedtensor.mypy_plugin.types.straight import Located, straight

    lines = straight(site)
    line = lines.at(site.context)
    rest = [] if line is None else [Located(node, line)]
    for _ in range(_STEPS):
        if not rest:
            return False
        value = lines.resolved(rest.pop())
        match value.node:
            case OpExpr(op="+" | "-"):
                rest += [value._replace(node=part) for part in (value.node.right, value.node.left)]
            case CallExpr(callee=MemberExpr() as callee, args=[_, *_]) if _is_total(callee.name):
                if tensor_word(site.checker.lookup_type_or_none(callee.expr)) == word:
                    return True
    return False


def _message(mixed: Expression, word: Word, total: _Total) -> str:
    from typedtensor.mypy_plugin.types.labels import show

    name, axes = key(total.of), show(total.word)
    kept = tuple(axis for axis in total.word if axis not in word) or total.word[-1:]
    what = "again" if name is not None and name == key(mixed) else f"along {show(_shared(total.word, word))}"
    whole = f"is combined with {key(mixed) or 'a result'} {what}"
    shown = name or "x"
    call = f"{shown}.{total.method}"
    of = f"of {name} ({axes})" if name is not None else f"({axes})"
    beginning = f"{call}()" if name is not None else f"the {total.method} on line {total.of.line}"
    return (
        f"{beginning} reduces all axes {of} and {whole}: name the axes, as in {call}({show(kept)}); if all are "
        f"intended, write {call}({axes})"
    )


def _shared(word: Word, other: Word) -> Word:
    return tuple(axis for axis in word if axis in other)


def _may_be(ctx: MethodContext) -> bool:
    if not ctx.arg_types or not ctx.arg_types[0]:
        return False
    one, other = _count(ctx.type), _count(ctx.arg_types[0][0])
    return one is not None and other is not None and (one == 0) != (other == 0)


def _count(of: Type) -> int | None:
    """Return the number of axes of a tensor or an expression."""
    tensor = get_proper_type(of)
    if not isinstance(tensor, Instance) or tensor.type.fullname not in KINDS:
        expression = instance_of(of, EXPR)
        if expression is None:
            return None
        tensor = get_proper_type(expression.args[0])
    return len(tensor.args) if isinstance(tensor, Instance) and tensor.type.fullname in KINDS else None


def key(node: Expression) -> str | None:
    """Return the source form of a variable or of its attribute; None for other expressions."""
    if isinstance(node, NameExpr):
        return node.name
    inner = key(node.expr) if isinstance(node, MemberExpr) else None
    return f"{inner}.{node.name}" if isinstance(node, MemberExpr) and inner is not None else None


def _totals(node: Expression, site: Site, *, repeated: bool = False) -> Iterator[_Total]:
    """Yield the totals over several axes that a scalar is computed from, through scalar operations.

    Args:
        node: the scalar, or the tensor that repeats it, plus or times numbers.
        site: the place in the program.
        repeated: whether only totals that ``expand_like`` repeats are looked for.
    """
    from typedtensor.mypy_plugin.types.making import is_operation, operand_nodes, tensor_word
    from typedtensor.mypy_plugin.types.straight import Located, straight

    lines, of = straight(site), site.checker.lookup_type_or_none
    line = lines.at(site.context)
    rest = [] if line is None else [Located(node, line)]
    for _ in range(_STEPS):
        if not rest:
            return
        value = lines.resolved(rest.pop())
        match value.node:
            case CallExpr(callee=MemberExpr(name="expand_like", expr=inner)) if tensor_word(of(inner)) == ():
                repeated = False
                rest.append(value._replace(node=inner))
            case CallExpr(callee=MemberExpr() as callee, args=[]) if _is_total(callee.name) and not repeated:
                word = tensor_word(of(callee.expr))
                if word is not None and len(word) > 1:
                    yield _Total(callee.expr, callee.name, word)
            case OpExpr(left=left, right=right) if repeated:
                sides = [(left, right), (right, left)]
                rest += [value._replace(node=one) for one, other in sides if tensor_word(of(other)) is None]
            case OpExpr():
                rest += [value._replace(node=part) for part in (value.node.right, value.node.left)]
            case UnaryExpr():
                rest.append(value._replace(node=value.node.expr))
            case CallExpr() if is_operation(value.node, site):
                parts = [part for part in operand_nodes(value.node, site) if tensor_word(of(part)) == ()]
                rest += [value._replace(node=part) for part in parts]


def _is_total(name: str) -> bool:
    return name in METHODS and METHODS[name].total is not None and METHODS[name].operation != "Permute"
