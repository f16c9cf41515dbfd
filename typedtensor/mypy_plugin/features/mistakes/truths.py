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
            f"{reading.shown} of an expression has no truth value before it is computed: await it in a @dynamic "
            "function, take its .value, or use where(); whether both are the same node is asked with `is`",
            AXES_TRUTH,
            held=True,
        )
    elif reading.word:
        site.report(
            f"{reading.shown} has a truth value for each element, and none of its own: reduce the elements first, as "
            "in x.eq(y).numpy().all(); whether both are the same object is asked with `is`",
            AXES_TRUTH,
            held=True,
        )
