"""Masks of softmaxes that are inverted according to their names, and replacement by numbers that hide no score."""

from __future__ import annotations

import re
from collections.abc import Iterator

from mypy.nodes import CallExpr, Expression, FloatExpr, IntExpr, MemberExpr, NameExpr, RefExpr, UnaryExpr

from typedtensor.mypy_plugin.types.straight import Located
from typedtensor.mypy_plugin.types.trail import Trail

PRESENT = r"present|there|valid|known|kept|keep|allowed"
ABSENT = r"padding|padded|absent|missing|beyond|ignored"
_PRESENT = re.compile(rf"(?:^|_)(?:{PRESENT})$")
_ABSENT = re.compile(rf"(?:^|_)(?:{ABSENT})$")
_MASK = re.compile(rf"(?:^|_)(?:mask|{PRESENT}|{ABSENT})$")
_NOT = re.compile(r"(?:^|_)(?:not|no|non|un)_")
_LARGE = 1000


def misused(scores: Located, label: str, trail: Trail) -> Iterator[str]:
    """Yield the errors of the mask that replaces or multiplies scores before a softmax along a label."""
    result, value = trail.applied(scores)
    if result is not None and result.operation == "Mul":
        for factor in result.operands:
            yield from _multiplied(value._replace(node=factor), label, trail)
    if result is not None and result.operation == "Add":
        for term in result.operands:
            for _ in _multiplied(value._replace(node=term), label, trail):
                yield (
                    f"adding a mask to scores only adds 0 or 1, which hides nothing from the softmax along {label}: "
                    f"write softmax(scores, {label}, where=mask)"
                )
    if result is None or result.operation != "Where" or len(result.operands) != 3:
        return
    mask, *chosen = [value._replace(node=node) for node in result.operands]
    name, turned = _named(mask.node)
    if name is None or _NOT.search(name):
        return
    for place, each in enumerate(chosen):
        number = trail.applied(each)[1].node
        counts = (place == 1) != turned  # whether the name must tell the kept elements, rather than the hidden ones
        if _hides(number) and (_ABSENT if counts else _PRESENT).search(name):
            what = "is not there" if counts else "is there"
            yield (
                f"by its name, {name} marks what {what}, but this hides what is there from the softmax along {label}: "
                f"write ~{name}, or softmax(scores, {label}, where={'~' if counts else ''}{name})"
            )
        elif isinstance(number, (IntExpr, FloatExpr)) and number.value == 0 and _MASK.search(name):
            yield _shared(name, label, turned)


def excluded(mask: Located, label: str) -> Iterator[str]:
    """Yield the error of a mask ``where=`` of a softmax whose name says that it marks excluded elements."""
    name, turned = _named(mask.node)
    if name is not None and not _NOT.search(name) and (_PRESENT if turned else _ABSENT).search(name):
        yield (
            f"by its name, {name} marks what is {'there' if turned else 'not there'}, but this hides what is there "
            f"from the softmax along {label}: write where={'' if turned else '~'}{name}"
        )


def _multiplied(factor: Located, label: str, trail: Trail) -> Iterator[str]:
    result, value = trail.source(factor)
    if result is not None and result.operation == "AsReal":
        name, turned = _named(trail.source(value._replace(node=result.operands[0]))[1].node)
        if name is not None and _MASK.search(name):
            yield _shared(name, label, turned)


def _shared(name: str, label: str, turned: bool) -> str:
    return (
        f"scores of 0 still have a share in the softmax along {label}, so {name} hides nothing: write softmax(scores, "
        f"{label}, where={'~' if turned else ''}{name})"
    )


def _named(mask: Expression) -> tuple[str | None, bool]:
    """Return the name of a mask variable, looking through ``expand_like``, and whether the mask is inverted."""
    match mask:
        case UnaryExpr(op="~", expr=of):
            name, turned = _named(of)
            return name, not turned
        case CallExpr(callee=MemberExpr(name="expand_like", expr=of)):
            return _named(of)
        case NameExpr(name=name):
            return name, False
    return None, False


def _hides(number: Expression) -> bool:
    match number:
        case UnaryExpr(op="-", expr=IntExpr(value=value) | FloatExpr(value=value)):
            return value >= _LARGE
        case UnaryExpr(op="-", expr=RefExpr(fullname="math.inf" | "numpy.inf")):
            return True
    return False
