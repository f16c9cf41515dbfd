"""Values that are no logits: truth values, results of ReLU or sigmoid, shares that a model of the file returns."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from mypy.nodes import Expression
from mypy.types import Instance, Type

from typedtensor.mypy_plugin.base.codes import AXES_LOGITS, AXES_SOFTMAX
from typedtensor.mypy_plugin.base.messages import Site
from typedtensor.mypy_plugin.features.mistakes.names import words
from typedtensor.mypy_plugin.features.mistakes.softmaxes import SOFTMAXES, NormalizedBy, normalised
from typedtensor.mypy_plugin.types.applied import applied
from typedtensor.mypy_plugin.types.labels import atom_of, show
from typedtensor.mypy_plugin.types.straight import Located
from typedtensor.mypy_plugin.types.trail import Trail
from typedtensor.rules import Atom

_LOGIT = words("logits")
_TRUTHS = frozenset({"AsReal", "OneHot"})


def check_logits(passed: Sequence[tuple[str, Expression]], site: Site) -> None:
    """Report truth values as numbers, passed for a parameter named after logits."""
    trail: Trail | None = None
    for formal, node in passed:
        if not words(formal) >= _LOGIT:
            continue
        trail = trail or Trail(site)
        line = trail.line(site.context)
        result, _ = trail.source(Located(node, line)) if line is not None else (None, None)
        if result is not None and result.operation in _TRUTHS:
            site.report(
                f"the parameter {formal} takes logits, which are any numbers, but is given truth values, 0 or 1: pass "
                "the computed logits here, and these where they are compared",
                AXES_LOGITS,
            )
            return


_FLOOR = "none is negative, so no probability is below a half"
_SHARE = "each is between 0 and 1, so no class has a probability near 1"
_FLAT = "none is negative, and a score that the ReLU makes 0 has no gradient"

_BOUNDED = {
    ("BinaryCrossEntropy", "ReLU"): ("binary_cross_entropy", "logits of any sign", "ReLU", _FLOOR),
    ("BinaryCrossEntropy", "Sigmoid"): ("binary_cross_entropy", "logits of any sign", "sigmoid", _FLOOR),
    ("BinaryCrossEntropy", "Softmax"): ("binary_cross_entropy", "logits of any sign", "softmax", _FLOOR),
    ("CrossEntropy", "ReLU"): ("cross_entropy", "scores of any sign", "ReLU", _FLAT),
    ("CrossEntropy", "Sigmoid"): ("cross_entropy", "scores of any size", "sigmoid", _SHARE),
}
"""The parts of the message, for each loss and operation that computed its logits."""

_DEPTH = 5
"""The largest number of functions that return one another's values."""


def check_scores(context: Expression, site: Site, called: Type | None = None) -> None:
    """Report ``binary_cross_entropy(relu(x), y)``, and ``cross_entropy`` of values that are normalised already.

    Values are traced through pipelines, attributes of modules, and functions and modules of the file.
    """
    trail, loss = Trail(site), applied(context, site, called)
    line = trail.line(context)
    if loss is None or line is None or not loss.operands:
        return
    value, outside = Located(loss.operands[0], line), False
    for _ in range(_DEPTH):
        result, value = trail.source(value)
        stage = None if result is not None else trail.last_stage(value)
        operation = result.operation if result is not None else stage.type.name if stage is not None else ""
        if (said := _BOUNDED.get((loss.operation, operation))) is not None:
            function, wanted, what, bounds = said
            where = f" on line {value.node.line}" if outside else ""
            how = f"return the argument of the {what} from the model" if outside else f"pass the argument of the {what}"
            site.report(f"{function} takes {wanted}, but after the {what}{where} {bounds}: {how}", AXES_LOGITS)
        elif loss.operation == "CrossEntropy" and loss.labels and (axis := loss.labels[0]) is not None:
            _check_normalised(axis, normalised(value, trail) if outside else _of_stage(stage, value), outside, site)
        further = None if result is not None or stage is not None or site.reported else trail.returned(value)
        if further is None:
            return
        (trail, value), outside = further, True


def _check_normalised(axis: Atom, found: Mapping[Atom, NormalizedBy], outside: bool, site: Site) -> None:
    """Report scores that are shares already; those of the same function are reported where a softmax is used."""
    result = found.get(axis)
    if result is not None and result.name == "softmax":
        how = "return its argument from the model" if outside else "pass its argument"
        site.report(
            f"cross_entropy normalises its scores itself, but the softmax on line {result.line} has already normalised "
            f"these along {show((axis,))}: {how}",
            AXES_SOFTMAX,
        )


def _of_stage(stage: Instance | None, value: Located) -> Mapping[Atom, NormalizedBy]:
    """Return the axis along which the last operation of a pipeline normalises."""
    if stage is None or stage.type.name not in SOFTMAXES or len(stage.args) != 1:
        return {}
    axis = atom_of(stage.args[0])
    return {} if axis is None else {axis: NormalizedBy(SOFTMAXES[stage.type.name], value.node.line)}
