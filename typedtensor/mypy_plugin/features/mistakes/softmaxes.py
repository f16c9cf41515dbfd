"""Softmax along one axis, used along another; and unit vectors likewise.

The axes fit, so no rule refuses the use. Values are traced through straight-line code: through variables with one
reaching assignment, scaling, masks, renamed axes and repetition.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from mypy.nodes import CallExpr, Expression, MemberExpr, NameExpr, OpExpr
from mypy.types import Type

from typedtensor.mypy_plugin.base.codes import AXES_MASK, AXES_SOFTMAX
from typedtensor.mypy_plugin.base.messages import Site
from typedtensor.mypy_plugin.types.applied import Applied, applied
from typedtensor.mypy_plugin.types.labels import show
from typedtensor.mypy_plugin.types.straight import Line, Located, around
from typedtensor.mypy_plugin.types.trail import Trail
from typedtensor.rules import Atom, Word

SOFTMAXES = {
    "Softmax": "softmax",
    "LogSoftmax": "log_softmax",
    "MaskedSoftmax": "softmax",
    "MaskedLogSoftmax": "log_softmax",
}
CONTRACTIONS = frozenset(
    {
        "Dot",
        "MatMul",
        "Contract",
        "ContractAlong",
        "Einsum",
        "SumAlong",
        "TakeAlong",
        "CrossEntropy",
        "SmoothedCrossEntropy",
    }
)
OF_SOFTMAXES = frozenset({"softmax", "log_softmax", "dot", "contract", "__matmul__", "sum"})
"""The methods that apply these operations."""

OF_LOGARITHMS = frozenset({"KLDivergence", "NegativeLogLikelihood"})
"""The losses that take log-probabilities."""

_GATHERED = frozenset({"CrossEntropy", "SmoothedCrossEntropy", "TakeAlong", "SumAlong"})
"""Operations of these that are no products."""

_KEPT = frozenset({"Permute", "Transpose", "ExpandLike", "Expand", "StopGradient", "Neg"})
"""Operations whose result is normalised along the same axes as the operand."""


class NormalizedBy(NamedTuple):
    """The origin of normalised values: softmax or log-softmax, and its line."""

    name: str
    line: int


Normal = Mapping[Atom, NormalizedBy]
"""The axes along which values, or their exponentials, add up to 1, each with its origin."""


def check_softmax(context: Expression, operation: str, site: Site, called: Type | None = None) -> None:
    """Report a mask of a softmax, or a use of its result, that does not fit the axis of the softmax.

    Args:
        context: the expression that applies the operation.
        operation: the name of its class.
        site: the place in the program.
        called: the type of the callee; None for a method.
    """
    if operation == "L2Normalize":
        site.lookups.cache.normalising.add(around(site))
    elif operation in SOFTMAXES:
        site.lookups.cache.normalising.add(around(site))
        # Imported by the first softmax.
        from typedtensor.mypy_plugin.features.mistakes.hiding import check_mask

        check_mask(context, SOFTMAXES[operation], site, called)
    elif (
        operation in CONTRACTIONS
        and site.lookups.cache.normalising
        and around(site) in site.lookups.cache.normalising
        and (operation != "SumAlong" or _may_be_product(context))
    ):
        _Check(site).use(context, called)
    elif operation in OF_LOGARITHMS and around(site) in site.lookups.cache.normalising:
        from typedtensor.mypy_plugin.features.mistakes.meanings.divergences import check_divergence

        check_divergence(context, site, called)


def _may_be_product(context: Expression) -> bool:
    """Whether the summed expression is a product or a variable, which may hold one."""
    callee = context.callee if isinstance(context, CallExpr) else None
    summed = callee.expr if isinstance(callee, MemberExpr) else None
    return isinstance(summed, NameExpr) or (isinstance(summed, OpExpr) and summed.op == "*")


class _Check:
    def __init__(self, site: Site) -> None:
        self._site, self._trail = site, Trail(site)

    def _start(self, context: Expression, called: Type | None) -> tuple[Applied, Line] | None:
        line, result = self._trail.line(context), applied(context, self._site, called)
        return None if line is None or result is None else (result, line)

    def use(self, context: Expression, called: Type | None) -> None:
        """Report values that were normalised along one axis and are contracted or gathered along another."""
        start = self._start(context, called)
        use = None if start is None else start[0]
        if start is not None and start[0].operation == "SumAlong":
            use = self._product(*start)
        if start is None or use is None or len(use.operands) != 2:
            return
        values = [Located(node, start[1]) for node in use.operands]
        if (masked := self._masked_after(use, values)) is not None:
            self._site.report(masked, AXES_MASK, held=isinstance(self._site.context, OpExpr))
            return
        words = [word for word in map(self._word, values) if word is not None]
        if use.operation not in _GATHERED and len(words) == 2 and self._check_units(use, values, words):
            return
        found = [normalised(value, self._trail) for value in values]
        if not any(found):
            return
        if use.operation in ("CrossEntropy", "SmoothedCrossEntropy"):
            self._check_twice(use, found[0])
        elif use.operation == "TakeAlong":
            self._check_gather(use, found[0])
        elif len(words) == 2:
            self._check_contraction(use, found, words)

    def _check_twice(self, use: Applied, normalised: Normal) -> None:
        axis = use.labels[0] if use.labels else None
        if axis is not None and axis in normalised and normalised[axis].name == "softmax":
            self._report(
                f"cross_entropy normalises its scores itself, but the softmax on line {normalised[axis].line} has "
                f"already normalised these along {show((axis,))}: pass its argument"
            )

    def _check_gather(self, use: Applied, normalised: Normal) -> None:
        along = use.labels[0] if use.labels else None
        if along is None or along in normalised:
            return
        for axis, result in normalised.items():
            self._report_other(axis, result, "indexed", (along,))
            return

    def _check_contraction(self, use: Applied, found: list[Normal], words: list[Word]) -> None:
        along = self._contracted(use, words)
        shared = [axis for axis in along if axis in words[0] and axis in words[1]]
        if not shared or any(axis in normalised for normalised in found for axis in along):
            return
        for normalised, word, other in zip(found, words, reversed(words), strict=True):
            # A vector of weights has no further axis: it averages distributions, or is the next state of a chain.
            if not set(other) - set(word):
                continue
            for axis, result in normalised.items():
                if axis in word and axis not in other:
                    self._report_other(axis, result, "summed", tuple(shared))
                    return

    def _check_units(self, use: Applied, values: list[Located], words: list[Word]) -> bool:
        """Report a cosine, a product of vectors of length 1, of which one has length 1 along another axis.

        Vectors of any length may have unit vectors as weights, as in a dictionary of atoms.
        """
        along = [axis for axis in self._contracted(use, words) if axis in words[0] and axis in words[1]]
        made = [self._trail.source(value) for value in values]
        axes = [by.labels[0] if by is not None and by.operation == "L2Normalize" else None for by, _ in made]
        for axis, other, (_, value) in zip(axes, reversed(axes), made, strict=True):
            if axis is not None and axis not in along and other in along:
                self._report_other(axis, NormalizedBy("l2_normalize", value.node.line), "summed", tuple(along))
                return True
        return False

    def _report_other(self, axis: Atom, made: NormalizedBy, used: str, along: Word) -> None:
        self._report(
            f"the {made.name} on line {made.line} normalises along {show((axis,))}, but its result is {used} along "
            f"{show(along)}, where it is not normalised: use {made.name} along {show(along)}"
        )

    def _report(self, message: str) -> None:
        self._site.report(message, AXES_SOFTMAX, held=isinstance(self._site.context, OpExpr))

    def _masked_after(self, use: Applied, values: list[Located]) -> str | None:
        """Return the error of shares that a mask makes 0, so that they add up to less than 1, before an average."""
        # Imported where shares are contracted.
        from typedtensor.mypy_plugin.features.mistakes.counts import given_mask

        if use.operation == "SumAlong":
            return None  # the share that some positions have together
        for value in values:
            result, at = self._trail.applied(value)
            factors = [at._replace(node=node) for node in result.operands] if result is not None else []
            if result is None or result.operation != "Mul":
                continue
            for shares, factor in (factors, factors[::-1]):
                softmax, by = self._trail.applied(shares)
                mask = given_mask(factor, self._trail)
                if softmax is None or softmax.operation != "Softmax" or mask is None:
                    continue
                axes = [axis for axis in softmax.labels if axis is not None and axis in (self._trail.word(mask) or ())]
                if axes:
                    return (
                        f"masking after the softmax on line {by.node.line} leaves weights that add up to less than 1 "
                        f"along {show(tuple(axes))}: write softmax(scores, {show(tuple(axes))}, where=mask)"
                    )
        return None

    def _contracted(self, use: Applied, words: list[Word]) -> list[Atom]:
        if use.operation == "MatMul":
            return list(words[0][-1:])
        if use.operation == "Contract":
            return [axis for axis in words[0] if axis in words[1]]
        if use.operation == "Einsum":
            summed = [axis for axis in dict.fromkeys((*words[0], *words[1])) if axis not in use.labels]
            return [] if None in use.labels else summed
        return [axis for axis in use.labels if axis is not None]

    def _product(self, use: Applied, line: Line) -> Applied | None:
        """Return the sum of a product as a contraction."""
        product, _ = self._trail.applied(Located(use.operands[0], line))
        if product is None or product.operation != "Mul":
            return None
        return Applied("SumAlong", use.labels, product.operands)

    def _word(self, value: Located) -> Word | None:
        """Return the axes along which an operand varies, without those along which it is repeated."""
        varying, word = self._trail.varying(value), self._trail.word(value)
        return word if varying is None or word is None else tuple(axis for axis in word if axis in varying)


def normalised(value: Located, trail: Trail) -> Normal:
    """Return the axes along which the elements of a value, or their exponentials, add up to 1."""
    result, value = trail.applied(value)
    if result is None:
        return {}
    inner = [value._replace(node=node) for node in result.operands]
    match result.operation:
        case "Rename" if len(result.labels) == 2:
            old, new = result.labels
            found = normalised(inner[0], trail).items()
            return {new if axis == old else axis: by for axis, by in found if new is not None}
        case "Mul" | "Add":
            varying = [each for each in inner if not trail.is_number(each)]
            return normalised(varying[0], trail) if len(varying) == 1 else {}
        case "Div":
            return normalised(inner[0], trail) if trail.is_number(inner[1]) else {}
        case "Where":
            return normalised(inner[1], trail) if trail.is_number(inner[2]) else {}
        case operation if operation in SOFTMAXES:
            by = NormalizedBy(SOFTMAXES[operation], value.node.line)
            return {axis: by for axis in result.labels if axis is not None}
        case "Log":
            found = normalised(inner[0], trail).items()
            return {axis: by._replace(name="log_softmax") for axis, by in found}
        case operation if operation in _KEPT:
            return normalised(inner[0], trail)
    return {}
