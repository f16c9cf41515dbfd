"""``if x == y:`` with tensors or expressions: a comparison has one truth value for each element."""

from __future__ import annotations

from mypy.nodes import Expression
from mypy.types import Type

from typedtensor.mypy_plugin.base.codes import AXES_TRUTH
from typedtensor.mypy_plugin.base.messages import Site
from typedtensor.mypy_plugin.types.operands import ForeignError, read
from typedtensor.mypy_plugin.types.straight import straight


def check_truth(context: Expression, result: Type, site: Site) -> None:
    """Report a comparison as the condition of an ``if``, ``while`` or ``assert``, unless it is a scalar tensor."""
    if not straight(site).decides(context):
        return
    try:
        reading = read(result, site)
    except ForeignError:
        return
    if reading.symbolic:
        site.report(
            f"{reading.shown} of an expression has no truth value until it is computed: await it in a @dynamic "
            "function, take its .value, or use where(); to ask whether both are the same node, write `is`",
            AXES_TRUTH,
            held=True,
        )
    elif reading.word:
        site.report(
            f"{reading.shown} has one truth value per element, not a single one: reduce the elements first, as in "
            "x.eq(y).numpy().all(); to ask whether both are the same object, write `is`",
            AXES_TRUTH,
            held=True,
        )
