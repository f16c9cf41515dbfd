"""``keep_right * left.cell + keep_left * right.cell``: two factors with exchanged names."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from mypy.nodes import Expression, MemberExpr, NameExpr, OpExpr

from typedtensor.mypy_plugin.base.codes import AXES_ROLE
from typedtensor.mypy_plugin.base.messages import Site
from typedtensor.mypy_plugin.features.mistakes.names import words


class _Product(NamedTuple):
    """The product of a variable and a field of another variable."""

    factor: str
    of: str
    field: str

    def is_for(self, other: _Product) -> bool:
        """Whether the factor is named after the other product's object, and not after this one's."""
        named = words(self.factor)
        return words(other.of) <= named and not words(self.of) <= named


def check_crossing(context: Expression, site: Site) -> None:
    """Report a sum of two products whose factors are named after each other's objects."""
    if not isinstance(context, OpExpr) or (last := _product(context.right)) is None:
        return
    for term in terms(context.left):
        other = _product(term)
        if other is not None and other.field == last.field and other.is_for(last) and last.is_for(other):
            site.report(
                f"{other.factor} multiplies {other.of}.{other.field}, and {last.factor} multiplies "
                f"{last.of}.{last.field}, but their names suggest the reverse: swap them, or rename them",
                AXES_ROLE,
                held=True,
            )
            return


def terms(node: Expression) -> Iterator[Expression]:
    """Yield the terms of a sum or difference."""
    if isinstance(node, OpExpr) and node.op in ("+", "-"):
        yield from terms(node.left)
        yield node.right
    else:
        yield node


def _product(node: Expression) -> _Product | None:
    match node:
        case OpExpr(op="*", left=NameExpr() as factor, right=MemberExpr(expr=NameExpr() as of) as field):
            return _Product(factor.name, of.name, field.name)
        case OpExpr(op="*", left=MemberExpr(expr=NameExpr() as of) as field, right=NameExpr() as factor):
            return _Product(factor.name, of.name, field.name)
    return None
