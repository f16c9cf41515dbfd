"""The sign of a value, and whether it has a gradient, as the operations tell that computed it."""

from __future__ import annotations

from mypy.nodes import Expression, FloatExpr, IntExpr, UnaryExpr

from typedtensor.mypy_plugin.types.straight import Located
from typedtensor.mypy_plugin.types.trail import Trail

_NOT_NEGATIVE = frozenset(
    {
        *("Abs", "AbsoluteError", "BinaryCrossEntropy", "CrossEntropy", "Exp", "Huber", "KLDivergence"),
        *("MeanSquaredError", "Norm", "NormAlong", "ReLU", "Sigmoid", "SmoothedCrossEntropy", "Softmax", "Softplus"),
        *("Sqrt", "Square", "SquaredError", "Std", "StdAlong", "Variance", "VarianceAlong"),
    }
)
_NOT_POSITIVE = frozenset({"LogSigmoid", "LogSoftmax"})
_OF_FIRST = frozenset(
    {
        *("Expand", "ExpandAlong", "ExpandLike", "MaskedMean", "MaskedMeanAlong", "MaskedSum", "MaskedSumAlong", "Max"),
        *("MaxAlong", "Mean", "MeanAlong", "Min", "MinAlong", "Permute", "Rename", "Select", "SliceAlong"),
        *("StopGradient", "Sum", "SumAlong", "TakeAlong", "Transpose"),
    }
)
"""Operations whose result has the sign of all elements of the first operand, where they have one."""

_FLAT = frozenset(
    {
        *("ArgMax", "ArgMin", "ArgSort", "AsReal", "Ceil", "Comparison", "CountNonZero", "Equal", "Floor", "Greater"),
        *("GreaterEqual", "Less", "LessEqual", "NotEqual", "OneHot", "Round", "Sign", "StopGradient", "Trunc"),
    }
)
"""Operations without a gradient."""


def sign(value: Located, trail: Trail) -> int:
    """Return 1 for a value that is never negative, -1 for one that is never positive, and 0 if it may be either."""
    result, value = trail.applied(value)
    if result is None:
        return _number(value.node)
    inner = [value._replace(node=node) for node in result.operands]
    match result.operation:
        case operation if operation in _NOT_NEGATIVE:
            return 1
        case operation if operation in _NOT_POSITIVE:
            return -1
        case "Neg":
            return -sign(inner[0], trail)
        case "Mul" | "Div":
            return 1 if trail.same(*inner) else sign(inner[0], trail) * sign(inner[1], trail)
        case "Add":
            one, other = sign(inner[0], trail), sign(inner[1], trail)
            return one if one == other else 0
        case operation if operation in _OF_FIRST:
            return sign(inner[0], trail)
    return 0


def _number(node: Expression) -> int:
    match node:
        case IntExpr(value=value) | FloatExpr(value=value):
            return 1 if value >= 0 else -1
        case UnaryExpr(op="-", expr=expr):
            return -_number(expr)
    return 0


def is_flat(value: Located, trail: Trail) -> bool:
    """Whether a value has no gradient, whatever it is computed from."""
    result, value = trail.applied(value)
    if result is None:
        return trail.is_number(value) and trail.word(value) is None
    return result.operation in _FLAT or all(is_flat(value._replace(node=node), trail) for node in result.operands)
