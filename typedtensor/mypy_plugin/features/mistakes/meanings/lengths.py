"""Positions after the end of a sequence that count nevertheless: in means, last states and inverted masks."""

from __future__ import annotations

import re
from collections.abc import Sequence

from mypy.nodes import CallExpr, ComparisonExpr, Expression, FuncDef, MemberExpr, NameExpr, RefExpr, TypeInfo, UnaryExpr
from mypy.types import Instance, Type, get_proper_type

from typedtensor.methods import MASKED
from typedtensor.mypy_plugin.base.codes import AXES_COUNT, AXES_MASK
from typedtensor.mypy_plugin.base.messages import Site
from typedtensor.mypy_plugin.features.mistakes.habits.no_labels import number_of
from typedtensor.mypy_plugin.features.mistakes.totals import key
from typedtensor.mypy_plugin.types.applied import Applied, applied
from typedtensor.mypy_plugin.types.assigned import around_value
from typedtensor.mypy_plugin.types.labels import atom_of, label_among, show
from typedtensor.mypy_plugin.types.reading import names_in, nodes
from typedtensor.mypy_plugin.types.straight import Located
from typedtensor.mypy_plugin.types.trail import Trail
from typedtensor.rules import Atom, Label

_RECURRENT = ("typedtensor.nn.sequences.", "typedtensor.nn.stacked.")
_LENGTHS = re.compile(r"(?:^|_)(?:lengths?|lens?|ends?|counts?)$")
_COUNTED = re.compile(r"(?:^|_)(?:lengths?|lens?|counts?)$")
_PRESENT = re.compile(r"(?:^|_)(?:present|there|valid|known|kept)$")
_ABSENT = re.compile(r"(?:^|_)(?:padding|padded|absent|missing|beyond)$")
_NOT = re.compile(r"(?:^|_)(?:not|no|non|un)_")
_PADDING = re.compile(r"(?:^|_)(?:PAD|PADDING)$", re.IGNORECASE)
_FLIPPED = {"<": ">", "<=": ">=", ">": "<", ">=": "<="}


def check_mean_of_states(context: Expression, site: Site) -> None:
    """Report a mean along the axis of a recurrent layer with lengths: the mean counts the zeros after the ends."""
    trail, mean = Trail(site), applied(context, site)
    found = None if mean is None or mean.operation in MASKED.values() else _told(trail, mean, context)
    if mean is None or found is None or (mean.labels and found[0] not in mean.labels):
        return
    over, lengths = show((found[0],)), found[1]
    site.report(
        f"the mean along {over} also counts the zeros after the end of each sequence: divide the sum by the lengths, "
        f"x.sum({over}) / as_real({lengths}); to count all positions, divide it by {over}().size",
        AXES_COUNT,
    )


def check_last_state(context: Expression, site: Site, called: Type | None = None) -> None:
    """Report the last position of a recurrent layer that was passed lengths: shorter sequences have a 0 there."""
    result = applied(context, site, called)
    if result is None or result.operation != "Select" or not isinstance(context, CallExpr) or not context.args:
        return
    position = number_of(context.args[-1])
    trail = Trail(site)
    found = _told(trail, result, context) if position == -1 else None
    if found is not None and result.labels and result.labels[0] == found[0]:
        site.report(
            f"the last position along {show((found[0],))} is 0 for every sequence that ends earlier: the layer returns "
            f"the last states first, layer.run(xs, lengths={found[1]})[0]",
            AXES_COUNT,
        )


def check_untold(context: Expression, called: Instance, site: Site) -> None:
    """Report a bidirectional layer without the lengths that the function compares with positions.

    Without lengths, the backward direction starts in the padding.
    """
    if not isinstance(context, CallExpr) or "lengths" in context.arg_names or not called.args:
        return
    axis, function = atom_of(label_among(called.args[0]) or called.args[0]), site.checker.scope.current_function()
    if not isinstance(function, FuncDef) or not isinstance(axis, Label):
        return
    parameters = {argument.variable for argument in function.arguments}
    for node in nodes(function.body):
        if not isinstance(node, ComparisonExpr) or len(node.operands) != 2:
            continue
        named = [each for each in names_in(node) if each.node in parameters and _COUNTED.search(each.name)]
        if named and any(_ranged(each) == axis.key for each in nodes(node)):
            name = named[0].name
            site.report(
                f"this layer goes back from the last position along {show((axis,))}, even for sequences that end "
                f"earlier, as line {node.line} tells by {name}: pass lengths={name}",
                AXES_COUNT,
            )
            return


def _ranged(node: object) -> str | None:
    """Return the full name of the label of ``arange(Time)``."""
    match node:
        case CallExpr(callee=NameExpr(name="arange"), args=[RefExpr(node=TypeInfo() as label), *_]):
            return label.fullname
    return None


def _told(trail: Trail, use: Applied, context: Expression) -> tuple[Atom, str] | None:
    """Return the axis and the lengths of the recurrent layer that an operation reads, if the layer has lengths."""
    line = trail.line(context)
    result, value = (None, None) if line is None else trail.source(Located(use.operands[0], line))
    if result is not None or value is None or not isinstance(value.node, CallExpr):
        return None
    told = dict(zip(value.node.arg_names, value.node.args, strict=True)).get("lengths")
    name = None if told is None else key(told)
    layer = get_proper_type(trail.type(value.node.callee))
    if name in (None, "None") or name is None or not isinstance(layer, Instance) or not layer.args:
        return None
    axis = atom_of(label_among(layer.args[0]) or layer.args[0])
    if not layer.type.fullname.startswith(_RECURRENT) or not isinstance(axis, Label):
        return None
    return axis, name


def check_presence(context: Expression, site: Site) -> None:
    """Report ``present = lengths < arange(Time)``: a mask that contradicts its name."""
    if not isinstance(context, ComparisonExpr) or len(context.operands) != 2 or context.operators[0] not in _FLIPPED:
        return
    trail = Trail(site)
    line = trail.line(context)
    if line is None:
        return
    sides = [Located(node, line) for node in context.operands]
    operator = context.operators[0]
    if _is_positions(trail, sides[0]):
        sides, operator = sides[::-1], _FLIPPED[operator]
    name = _name(sides[0].node) or key(trail.source(sides[0])[1].node)
    if name is None or not _LENGTHS.search(name) or not _is_positions(trail, sides[1]):
        return
    target = _named_as(context, site)
    wanted = None if target is None else ">" if _PRESENT.search(target) else "<="
    if target is None or wanted is None or operator == wanted:
        return
    if operator[0] != wanted[0]:
        _report(target, f"{name} {operator} positions", f"{name} {wanted} positions", site)
    elif _COUNTED.search(name):
        bound = "has one position too many" if wanted == ">" else "lacks one position"
        site.report(
            f"{name} {operator} positions {bound} for {target}, because positions start at 0: write {name} {wanted} "
            "positions",
            AXES_MASK,
        )


def check_padding(context: Expression, site: Site) -> None:
    """Report ``present = words.eq(PADDING)``: a mask that contradicts its name."""
    target = _named_as(context, site) if _padding(context) is not None else None
    if target is not None:
        _check_named(target, context, site)


def check_passed_presence(passed: Sequence[tuple[str, Expression]], site: Site) -> None:
    """Report an argument ``words.eq(PADDING)`` that contradicts the name of its parameter."""
    for formal, node in passed:
        if _padding(node) is not None:
            _check_named(formal, node, site)


def _check_named(name: str, node: Expression, site: Site) -> None:
    method = _padding(node)
    wrong = None if not _is_named(name) else "eq" if _PRESENT.search(name) else "ne"
    if method is not None and method[0] == wrong:
        _report(name, f"{method[1]}.{wrong}(…)", f"{method[1]}.{'ne' if wrong == 'eq' else 'eq'}(…)", site)


def _report(name: str, said: str, other: str, site: Site) -> None:
    there = "there" if _PRESENT.search(name) else "not there"
    site.report(f"by its name, {name} marks what is {there}, but {said} gives the opposite: write {other}", AXES_MASK)


def _name(node: Expression) -> str | None:
    """Return the name of a compared variable, looking through ``expand_like``."""
    match node:
        case CallExpr(callee=MemberExpr(name="expand_like", expr=of)):
            return key(of)
    return key(node)


def _padding(node: Expression) -> tuple[str, str] | None:
    """Return the method, ``eq`` or ``ne``, of a comparison with the padding number, and the compared variable."""
    match node:
        case CallExpr(callee=MemberExpr(name="eq" | "ne" as method, expr=of), args=[RefExpr() as number]):
            return (method, key(of) or "x") if _PADDING.search(key(number) or "") else None
    return None


def _is_named(name: str) -> bool:
    return not _NOT.search(name) and (_PRESENT.search(name) or _ABSENT.search(name)) is not None


def _named_as(context: Expression, site: Site) -> str | None:
    """Return the variable whose assigned value has a comparison, if its name tells presence or absence."""
    statement = around_value(context, site, apart=(UnaryExpr,))
    target = statement.lvalues[0] if statement is not None and len(statement.lvalues) == 1 else None
    name = target.name if isinstance(target, NameExpr) else ""
    return name if _is_named(name) else None


def _is_positions(trail: Trail, value: Located) -> bool:
    result, value = trail.source(value)
    if result is not None:
        return result.operation in ("Arange", "Positions")
    match value.node:
        case CallExpr(callee=RefExpr() as callee, args=[_]):
            return callee.fullname.rpartition(".")[2] == "arange"
    return False
