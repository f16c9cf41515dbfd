"""Masks that hide nothing, or everything: constant along the axis of a softmax, added or multiplied, or inverted."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Mapping, Sequence

from typedtensor.lint.values import (
    PRODUCTS,
    RECORD,
    Value,
    axes_of,
    contracted,
    is_given,
    is_number,
    labels,
    lacks,
    source,
    varying,
)
from typedtensor.mypy_plugin.types.labels import show
from typedtensor.mypy_plugin.types.reading import within
from typedtensor.rules import Atom

_PRESENT = re.compile(r"(?:^|_)(?:present|there|valid|known|kept|keep|allowed)$")
_ABSENT = re.compile(r"(?:^|_)(?:padding|padded|absent|missing|beyond|ignored)$")
_MASK = re.compile(
    r"(?:^|_)(?:mask|present|there|valid|known|kept|keep|allowed|padding|padded|absent|missing|ignored)$"
)
_COUNTED = re.compile(r"mask|valid|present|padding|observed|known|there")
"""Words that name a mask of what is there; a factor with another name may be a dropout, or a gate."""
_NOT = re.compile(r"(?:^|_)(?:not|no|non|un)_")
_LARGE = 1000.0
"""The least distance below zero at which a number hides a score."""

_MEANT = "; if this is meant, ignore it"


def check_softmax(value: Value, around: Sequence[Value]) -> Iterator[str]:
    """Yield the message about the mask of a softmax."""
    if len(labels(value)) != 1:
        return
    [axis] = labels(value)
    scores, where = value.operands[0], value.operands[1:]
    said = [*_misused(source(scores), show((axis,))), *(each for mask in where for each in _excluded(mask, axis))]
    if said:
        yield said[0]
        return
    for mask in [*where, *_hiding(scores)]:
        along = varying(mask)
        if along is not None and along and lacks(axis, along):
            yield _lacking(mask, "softmax", along, axis)
            return


def check_custom(value: Value, around: Sequence[Value]) -> Iterator[str]:
    """Yield such a message for an operation of the program along an axis that the result keeps, as softmax does."""
    if len(labels(value)) != 1 or len(value.operands) != 1 or value.axes is None:
        return
    [axis] = labels(value)
    for mask in _hiding(value.operands[0]) if axis in within(value.axes) else ():
        along = varying(mask)
        if along and lacks(axis, along) and any(map(_hides, value.operands[0].operands)):
            yield _lacking(mask, value.operation.rpartition(".")[2], along, axis)
            return


def _lacking(mask: Value, what: str, along: Mapping[Atom, None], axis: Atom) -> str:
    name = f"the mask {_name(mask)}" if _name(mask) else "the mask"
    how = f", as in softmax(scores, {show((axis,))}, where=mask)" if what == "softmax" else ""
    return (
        f"{name} of this {what} along {show((axis,))} varies only along {show(tuple(along))}, so it hides all of "
        f"{show((axis,))} or nothing: give it the axis {show((axis,))}{how}{_MEANT}"
    )


def _hiding(scores: Value) -> Iterator[Value]:
    """Yield the masks that replace scores by negative numbers, or that are added to scores as numbers."""
    inner = scores.operands
    match scores.operation:
        case "Where" if len(inner) == 3:
            numbers = [each for each in inner[1:] if is_number(each)]
            if numbers and not all(each.number is not None and each.number >= 0 for each in numbers):
                yield inner[0]
            for each in inner[1:]:
                yield from _hiding(each)
        case "Add" | "Sub":
            for each in inner:
                yield from _hiding(each)
        case "AsReal":
            yield inner[0]
        case "Mul" | "Div" | "Neg" | "Permute" | "Transpose" | "ExpandLike" | "Expand" if inner:
            yield from _hiding(inner[0])


def _misused(scores: Value, label: str) -> Iterator[str]:
    """Yield the messages about a mask that multiplies scores, is added to them, or replaces the wrong ones."""
    if scores.operation in ("Mul", "Add"):
        for each in map(source, scores.operands):
            name, turned = _turned(each.operands[0]) if each.operation == "AsReal" else ("", False)
            if _MASK.search(name):
                name = f"~{name}" if turned else name
                if scores.operation == "Mul":
                    yield _shared(name, label)
                else:
                    yield (
                        f"adding a mask to scores only adds 0 or 1, and hides nothing from the softmax along {label}: "
                        f"write softmax(scores, {label}, where={name}){_MEANT}"
                    )
    if scores.operation != "Where" or len(scores.operands) != 3:
        return
    name, turned = _turned(scores.operands[0])
    if not name or _NOT.search(name):
        return
    for place, each in enumerate(scores.operands[1:]):
        counts = (place == 1) != turned  # whether the name must tell the kept elements, rather than the hidden ones
        if _hides(each) and (_ABSENT if counts else _PRESENT).search(name):
            what = "is not there" if counts else "is there"
            yield (
                f"by its name, {name} marks what {what}, but this hides what is there from the softmax along {label}: "
                f"write ~{name}, or rename it"
            )
        elif each.number == 0 and _MASK.search(name):
            yield _shared(name, label)


def _excluded(mask: Value, axis: Atom) -> Iterator[str]:
    """Yield the message about a mask ``where=`` whose name says that it marks excluded elements."""
    name, turned = _turned(mask)
    if name and not turned and not _NOT.search(name) and _ABSENT.search(name):
        yield (
            f"by its name, {name} marks what is not there, but this hides what is there from the softmax along "
            f"{show((axis,))}: write where=~{name}, or rename it"
        )


def _shared(name: str, label: str) -> str:
    return (
        f"scores of 0 still have a share in the softmax along {label}, so {name} hides nothing: write softmax(scores, "
        f"{label}, where={name}){_MEANT}"
    )


def _turned(mask: Value) -> tuple[str, bool]:
    """Return the name of a mask, looking through repetition, and whether the mask is inverted."""
    mask = source(mask)
    if mask.operation == "Not":
        name, turned = _turned(mask.operands[0])
        return name, not turned
    return _name(mask), False


def _name(mask: Value) -> str:
    mask = source(mask)
    return mask.name.partition(" (:")[0] if is_given(mask) and mask.operation != RECORD else ""


def _hides(value: Value) -> bool:
    if value.operation == "Neg":
        return value.operands[0].name.endswith("inf")
    return value.number is not None and (value.number <= -_LARGE or value.number == -math.inf)


def check_product(value: Value, around: Sequence[Value]) -> Iterator[str]:
    """Yield the message about shares that a mask makes 0, so that they add up to less than 1, before an average."""
    if value.operation not in PRODUCTS:
        return
    for each in value.operands:
        if each.operation != "Mul":
            continue
        for shares, factor in (each.operands, each.operands[::-1]):
            mask = _given_mask(factor)
            if shares.operation != "Softmax" or mask is None:
                continue
            axes = tuple(axis for axis in labels(shares) if axis in (axes_of(mask) or ()) and axis in contracted(value))
            if axes:
                yield (
                    f"masking after the softmax on line {shares.line} leaves weights that add up to less than 1 along "
                    f"{show(axes)}: write softmax(scores, {show(axes)}, where=mask){_MEANT}"
                )
                return


def _given_mask(factor: Value) -> Value | None:
    """Return the mask, an input that is named as one, of a factor of the numbers 0 and 1."""
    factor = source(factor)
    mask = source(factor.operands[0]) if factor.operation == "AsReal" else None
    return mask if mask is not None and _COUNTED.search(_name(mask)) else None
