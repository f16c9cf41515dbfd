"""``dot(q, k, Feature) / sqrt(Key.size)``: a product scaled by the size of an axis that it does not contract."""

from __future__ import annotations

from mypy.nodes import CallExpr, Expression, FloatExpr, MemberExpr, NameExpr, OpExpr
from mypy.types import Instance

from typedtensor.mypy_plugin.base.codes import AXES_SCALE
from typedtensor.mypy_plugin.base.messages import Site
from typedtensor.mypy_plugin.types.applied import Applied
from typedtensor.mypy_plugin.types.labels import GradualError, UnknownAxesError, label_among, show, to_atom
from typedtensor.mypy_plugin.types.straight import Located
from typedtensor.mypy_plugin.types.trail import Trail
from typedtensor.rules import Atom, Word


def check_scale(context: Expression, site: Site) -> None:
    """Report a product divided by the root of the size of an axis that it does not contract."""
    size = _rooted(context.right) if isinstance(context, OpExpr) and context.op == "/" else None
    trail = Trail(site)
    line = trail.line(context)
    if size is None or line is None or not isinstance(context, OpExpr):
        return
    scaled = _label(trail, size)
    product, value = trail.source(Located(context.left, line))
    summed = () if product is None else _summed(trail, product, value)
    if scaled is not None and summed and scaled not in summed:
        site.report(
            f"this product sums along {show(summed)}, but is divided by the square root of the size of "
            f"{show((scaled,))}: to keep its variance, divide by sqrt({show(summed[:1])}().size)",
            AXES_SCALE,
            held=True,
        )


def _rooted(node: Expression) -> MemberExpr | None:
    """Return ``x.size`` from ``sqrt(x.size)`` or ``x.size ** 0.5``."""
    match node:
        case OpExpr(op="**", left=MemberExpr(name="size") as size, right=FloatExpr(value=0.5)):
            return size
        case CallExpr(callee=NameExpr(name="sqrt") | MemberExpr(name="sqrt"), args=[MemberExpr(name="size") as size]):
            return size
    return None


def _label(trail: Trail, size: MemberExpr) -> Atom | None:
    axis = trail.type(size.expr)
    label = None if axis is None else label_among(axis)
    if not isinstance(label, Instance):
        return None
    try:
        return to_atom(label)
    except (GradualError, UnknownAxesError):
        return None


def _summed(trail: Trail, product: Applied, value: Located) -> Word:
    words = [trail.word(value._replace(node=node)) for node in product.operands]
    match product.operation, words:
        case "Dot" | "ContractAlong", _:
            return tuple(axis for axis in product.labels if axis is not None)
        case "MatMul", [tuple() as first, _]:
            return first[-1:]
        case "Contract", [tuple() as first, tuple() as second]:
            return tuple(axis for axis in first if axis in second)
        case "Einsum", [tuple() as first, tuple() as second] if None not in product.labels:
            return tuple(axis for axis in first if axis in second and axis not in product.labels)
    return ()
