"""``einsum(weights, values, Batch, Width)`` where the values lack a summed axis: the weights add up alone."""

from __future__ import annotations

from mypy.nodes import Expression
from mypy.types import Type

from typedtensor.mypy_plugin.base.codes import AXES_ALONE
from typedtensor.mypy_plugin.base.messages import Site
from typedtensor.mypy_plugin.base.names import PARTIAL
from typedtensor.mypy_plugin.types.applied import applied
from typedtensor.mypy_plugin.types.labels import show
from typedtensor.mypy_plugin.types.making import tensor_word
from typedtensor.rules import Label
from typedtensor.rules.explaining import ordinal


def check_alone(context: Expression, site: Site, called: Type) -> None:
    """Report a product that sums along an axis which only one of its operands has."""
    result = applied(context, site, called)
    if result is None or None in result.labels or len(result.operands) < 2:
        return
    words = [tensor_word(site.checker.lookup_type_or_none(node)) for node in result.operands]
    if any(word is None or not all(isinstance(axis, Label) for axis in word) for word in words):
        return  # what a variable stands for, both may have
    for number, word in enumerate(words):
        others = {axis for each, axes in enumerate(words) if each != number for axis in axes or ()}
        rest = [axis for axis in word or () if axis not in others and axis not in result.labels]
        alone = tuple(axis for axis in rest if not (isinstance(axis, Label) and axis.key == PARTIAL))
        if alone:
            site.report(
                f"only the {ordinal(number)} has {show(alone)}, so this product adds up its elements along "
                f"{show(alone)} alone: if this is intended, sum before the product, as in x.sum({show(alone)})",
                AXES_ALONE,
            )
            return
