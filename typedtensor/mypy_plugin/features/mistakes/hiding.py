"""Masks that do not vary along the axis of a softmax: each hides all elements along the axis or none."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import chain

from mypy.nodes import (
    CallExpr,
    ComparisonExpr,
    Expression,
    FloatExpr,
    FuncDef,
    IntExpr,
    MemberExpr,
    NameExpr,
    RefExpr,
    UnaryExpr,
)
from mypy.types import Type

from typedtensor.mypy_plugin.base.codes import AXES_MASK
from typedtensor.mypy_plugin.base.lookups import is_a
from typedtensor.mypy_plugin.base.messages import Site
from typedtensor.mypy_plugin.base.names import CONST
from typedtensor.mypy_plugin.features.mistakes.meanings.inverted import excluded, misused
from typedtensor.mypy_plugin.features.mistakes.totals import key
from typedtensor.mypy_plugin.types.applied import applied
from typedtensor.mypy_plugin.types.labels import atom_of, label_among, show
from typedtensor.mypy_plugin.types.making import tensor_word, within
from typedtensor.mypy_plugin.types.reading import nodes, own_function
from typedtensor.mypy_plugin.types.straight import Located
from typedtensor.mypy_plugin.types.trail import Trail
from typedtensor.rules import Atom, Label, Segment, Word

_FLIPPED = {"<": ">", "<=": ">=", ">": "<", ">=": "<="}
_LARGE = 1000
"""The least distance below zero at which a number hides a score."""


def check_mask(context: Expression, title: str, site: Site, called: Type | None) -> None:
    """Report a mask that is constant along the axis of a softmax.

    Args:
        context: the expression that applies the softmax.
        title: the name of the softmax in the message.
        site: the place in the program.
        called: the type of the callee; None for a method.
    """
    masks, softmax = _Masks(site), applied(context, site, called)
    line = masks.trail.line(context)
    if softmax is None or line is None or len(softmax.labels) != 1 or (axis := softmax.labels[0]) is None:
        return
    given = [Located(node, line) for node in softmax.operands]
    if (wrong := next(misused(given[0], show((axis,)), masks.trail), None)) is not None:
        site.report(wrong, AXES_MASK)
        return
    for mask in [*given[1:], *masks.keeping(given[0])]:
        for message in chain(excluded(mask, show((axis,))), masks.following(mask, axis)):
            site.report(message, AXES_MASK)
            return
    for mask in chain(given[1:], masks.hiding(given[0])):
        varying = masks.trail.varying(mask)
        if varying is not None and _lacks(axis, varying):
            masks.report(f"the mask of this {title} along {show((axis,))}", varying, axis)
            return
        if (part := masks.constant(mask, axis)) is not None:
            name = key(part.node) or "a value"
            masks.report(
                f"apart from its constant part, the mask of this {title} along {show((axis,))} consists of {name}, "
                "which",
                masks.trail.varying(part) or {},
                axis,
            )
            return


def check_hidden(context: Expression, name: str, result: Type, site: Site, called: Type | None) -> None:
    """Report such a mask for an operation along an axis that the result keeps, such as a custom normalisation."""
    masks, made = _Masks(site), applied(context, site, called)
    line, word = masks.trail.line(context), tensor_word(result)
    if made is None or line is None or word is None or len(made.labels) != 1 or len(made.operands) != 1:
        return
    [axis] = made.labels
    if axis is None or axis not in within(word):
        return
    for mask in masks.hiding(Located(made.operands[0], line), large=True):
        varying = masks.trail.varying(mask)
        if varying is not None and _lacks(axis, varying):
            masks.report(f"the mask of this {name} along {show((axis,))}", varying, axis, of_softmax=False)
            return


def check_passed_masks(passed: Mapping[str, Expression], function: FuncDef, site: Site) -> None:
    """Report a mask, passed to a function of this file for a softmax, that is constant along the softmax's axis."""
    if own_function(function, site.checker.tree) is None:
        return
    masks = _Masks(site)
    line = masks.trail.line(site.context)
    for formal, label, at in _softmaxes(function):
        node = passed.get(formal)
        varying = None if node is None or line is None else masks.trail.varying(Located(node, line))
        if node is None or varying is None:
            continue
        for axis in tensor_word(masks.trail.type(node)) or ():
            if isinstance(axis, Label) and axis.key == label and _lacks(axis, varying):
                masks.report(
                    f"the mask passed for {formal}, with which line {at} masks a softmax along {show((axis,))},",
                    varying,
                    axis,
                )
                return


def _softmaxes(function: FuncDef) -> Iterator[tuple[str, str, int]]:
    """Yield the parameters of a function that mask softmaxes, with the labels and lines of the softmaxes."""
    parameters = {argument.variable for argument in function.arguments}
    for node in nodes(function.body):
        if not isinstance(node, CallExpr) or "where" not in node.arg_names:
            continue
        callee, mask = node.callee, node.args[node.arg_names.index("where")]
        named = isinstance(callee, (NameExpr, MemberExpr)) and callee.name in ("softmax", "log_softmax")
        place = 0 if isinstance(callee, MemberExpr) else 1
        label = node.args[place] if named and len(node.args) > place else None
        if isinstance(mask, NameExpr) and mask.node in parameters and isinstance(label, RefExpr):
            yield mask.name, label.fullname, node.line


def _lacks(axis: Atom, varying: Mapping[Atom, None]) -> bool:
    return axis not in varying and not any(isinstance(atom, Segment) for atom in varying)


class _Masks:
    """Finds the masks of a value in the definitions that lead to a site."""

    def __init__(self, site: Site) -> None:
        self._site, self.trail = site, Trail(site)

    def report(self, what: str, varying: Mapping[Atom, None], axis: Atom, *, of_softmax: bool = True) -> None:
        """Report a mask that varies along other axes than the required one."""
        along: Word = tuple(varying)
        how = f", as in softmax(scores, {show((axis,))}, where=mask)" if of_softmax else ""
        self._site.report(
            f"{what} varies only along {show(along)}, so it hides all of {show((axis,))} or nothing: give it the axis "
            f"{show((axis,))}{how}",
            AXES_MASK,
        )

    def hiding(self, value: Located, *, large: bool = False) -> Iterator[Located]:
        """Yield the masks that replace scores by negative numbers, or that are added to scores as numbers.

        Args:
            value: the scores.
            large: whether to yield only masks that replace scores by numbers of at least ``_LARGE`` below zero.
        """
        result, value = self.trail.applied(value)
        inner = [] if result is None else [value._replace(node=node) for node in result.operands]
        match result.operation if result is not None else "":
            case "Where":
                mask, *chosen = inner
                numbers = filter(self.trail.is_number, chosen)
                if any(map(self._is_large, numbers)) if large else not all(map(self._is_harmless, numbers)):
                    yield mask
                for each in chosen:
                    yield from self.hiding(each, large=large)
            case "Add" | "Sub" if not large:
                for each in inner:
                    yield from self.hiding(each)
            case "AsReal" if not large:
                yield inner[0]
            case "Mul" | "Div" | "Neg" | "Permute" | "Transpose" | "ExpandLike" | "Expand" if not large:
                yield from self.hiding(inner[0])

    def following(self, mask: Located, axis: Atom) -> Iterator[str]:
        """Yield the error of a mask that keeps the positions along an axis from that of another axis onwards."""
        for part in self._joined(mask):
            node = self.trail.source(part)[1].node
            if not isinstance(node, ComparisonExpr) or len(node.operands) != 2 or node.operators[0] not in _FLIPPED:
                continue
            sides = [self._positions(part._replace(node=side)) for side in node.operands]
            operator = node.operators[0] if sides[0] == axis else _FLIPPED[node.operators[0]]
            if axis in sides and None not in sides and sides[0] != sides[1] and operator in (">", ">="):
                own, other = show((axis,)), show(tuple(side for side in sides if side not in (axis, None)))
                yield (
                    f"this mask keeps the positions along {own} {operator} those along {other}, so the softmax sees "
                    f"what follows them: a causal mask is arange({own}) <= arange({other}), in the shape of the scores"
                )

    def _positions(self, value: Located) -> Atom | None:
        """Return the axis of ``arange(Time)``."""
        _, value = self.trail.source(value)
        match value.node:
            case CallExpr(callee=RefExpr() as callee, args=[label, *_]) if callee.fullname.endswith(".arange"):
                of = self.trail.type(label)
                named = None if of is None else label_among(of)
                return None if named is None else atom_of(named)
        return None

    def keeping(self, scores: Located) -> Iterator[Located]:
        """Yield the mask of scores that are replaced by a large negative number where the mask is false."""
        result, value = self.trail.applied(scores)
        if (
            result is not None
            and result.operation == "Where"
            and self._is_large(value._replace(node=result.operands[2]))
        ):
            yield value._replace(node=result.operands[0])

    def constant(self, mask: Located, axis: Atom) -> Located | None:
        """Return the part of a mask that is constant along an axis, where ``and`` joins it only with constants."""
        parts = list(self._joined(mask))
        given = [part for part in parts if not self._is_constant(part)]
        found = [self.trail.varying(part) for part in given]
        if len(given) == len(parts) or not found:
            return None
        if any(varying is None or not _lacks(axis, varying) for varying in found):
            return None
        return self.trail.source(given[0])[1]

    def _joined(self, mask: Located) -> Iterator[Located]:
        result, value = self.trail.applied(mask)
        if result is not None and result.operation == "And":
            for node in result.operands:
                yield from self._joined(value._replace(node=node))
        else:
            yield mask

    def _is_constant(self, value: Located) -> bool:
        of = self.trail.type(self.trail.source(value)[1].node)
        return of is not None and is_a(of, CONST)

    def _is_harmless(self, value: Located) -> bool:
        """Whether a number that replaces scores leaves them a share: a literal that is not negative."""
        return isinstance(self.trail.applied(value)[1].node, (IntExpr, FloatExpr))

    def _is_large(self, value: Located) -> bool:
        node = self.trail.applied(value)[1].node
        number = node.expr if isinstance(node, UnaryExpr) and node.op == "-" else None
        return isinstance(number, (IntExpr, FloatExpr)) and number.value >= _LARGE
