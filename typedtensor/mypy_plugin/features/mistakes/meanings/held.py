"""``divergence(held, prior)`` where ``held`` is ``stop_gradient`` of ``prior``: a value is compared with itself."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from itertools import permutations

from mypy.nodes import CallExpr, Expression, MemberExpr, NameExpr, OpExpr, SymbolNode
from mypy.subtypes import is_same_type
from mypy.types import Type

from typedtensor.mypy_plugin.base.codes import AXES_HELD
from typedtensor.mypy_plugin.base.lookups import is_a
from typedtensor.mypy_plugin.base.messages import Site
from typedtensor.mypy_plugin.base.names import MODULE
from typedtensor.mypy_plugin.features.mistakes.totals import key
from typedtensor.mypy_plugin.types.applied import applied
from typedtensor.mypy_plugin.types.straight import Located, straight
from typedtensor.mypy_plugin.types.trail import Trail


def check_held(passed: Mapping[str, Expression], alike: Collection[frozenset[str]], result: Type, site: Site) -> None:
    """Report a value and its own ``stop_gradient`` as arguments for two parameters of the same type.

    A function whose result has that type is exempt: such a function selects or mixes its arguments.
    """
    lines = straight(site)
    line = lines.at(site.context)
    if line is None:
        return
    for one, other in permutations(passed, 2):
        value = passed[one]
        if frozenset((one, other)) not in alike or not isinstance(value, NameExpr) or value.node is None:
            continue
        held, of = lines.resolved(Located(passed[other], line)).node, site.checker.lookup_type_or_none(value)
        if value.node is _held(held) and of is not None and not is_same_type(of, result):
            site.report(
                f"{one} receives {value.name}, and {other} receives the same value with its gradient stopped: one of "
                "the two should be a different value",
                AXES_HELD,
            )
            return


def check_difference(context: Expression, site: Site) -> None:
    """Report ``x - x`` of a variable or attribute."""
    if isinstance(context, OpExpr) and (name := key(context.left)) is not None and name == key(context.right):
        site.report(
            f"{name} - {name} is always 0: one of the two should be a different value; for zeros, write "
            f"zeros_like({name})",
            AXES_HELD,
            held=True,
        )


def check_square(context: Expression, site: Site, called: Type | None = None) -> None:
    """Report the square of the difference of a value and its own ``stop_gradient``, whose gradient is 0 as well."""
    trail, square = Trail(site), applied(context, site, called)
    line = trail.line(context)
    result, value = (None, None) if square is None or line is None else trail.applied(Located(square.operands[0], line))
    if result is None or value is None or result.operation != "Sub":
        return
    sides = [value._replace(node=node) for node in result.operands]
    if all(_is_of_module(trail.applied(side)[1], trail) for side in sides) and trail.same(*sides):
        site.report(
            "both sides of this difference are the same, so it is always 0: one of them should be a different value",
            AXES_HELD,
        )
        return
    for one, other in permutations(value._replace(node=node) for node in result.operands):
        held, at = trail.applied(other)
        is_held = held is not None and held.operation == "StopGradient"
        if held is not None and is_held and trail.same(one, at._replace(node=held.operands[0])):
            name = key(one.node) or "a value"
            site.report(
                f"this compares {name} with a stop_gradient of itself, so the result and its gradient are always 0: "
                "one of the two should be a different value",
                AXES_HELD,
            )
            return


def _is_of_module(value: Located, trail: Trail) -> bool:
    of = trail.type(value.node.callee) if isinstance(value.node, CallExpr) else None
    return of is not None and is_a(of, MODULE)


def _held(node: Expression) -> SymbolNode | None:
    """Return the variable whose ``stop_gradient`` a value is, directly or field by field."""
    match node:
        case CallExpr(callee=NameExpr(name="stop_gradient"), args=[NameExpr() as of]):
            return of.node
        case CallExpr(callee=NameExpr(), args=[_, *_] as fields):
            found = set(map(_held_field, fields))
            return found.pop() if len(found) == 1 else None
    return None


def _held_field(node: Expression) -> SymbolNode | None:
    match node:
        case CallExpr(callee=NameExpr(name="stop_gradient"), args=[MemberExpr(expr=NameExpr() as of)]):
            return of.node
    return None
