"""``loss(as_real(ends), scores)`` of ``loss(logits, targets)``: truth values where logits belong."""

from __future__ import annotations

from collections.abc import Sequence

from mypy.nodes import Expression

from typedtensor.mypy_plugin.base.codes import AXES_LOGITS
from typedtensor.mypy_plugin.base.messages import Site
from typedtensor.mypy_plugin.features.mistakes.names import words
from typedtensor.mypy_plugin.types.straight import Located
from typedtensor.mypy_plugin.types.trail import Trail

_LOGIT = words("logits")
_TRUTHS = frozenset({"AsReal", "OneHot"})


def check_logits(passed: Sequence[tuple[str, Expression]], site: Site) -> None:
    """Report numbers that are 0 or 1, passed for a parameter that is named after logits."""
    trail: Trail | None = None
    for formal, node in passed:
        if not words(formal) >= _LOGIT:
            continue
        trail = trail or Trail(site)
        line = trail.line(site.context)
        made, _ = trail.source(Located(node, line)) if line is not None else (None, None)
        if made is not None and made.operation in _TRUTHS:
            site.report(
                f"the parameter {formal} is given truth values, as numbers that are 0 or 1, and logits are any: "
                "what is computed belongs here, and what it is compared with elsewhere",
                AXES_LOGITS,
            )
            return
