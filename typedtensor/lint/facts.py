"""What values tell: along which axes they add up to 1, along which they vary, their sign, what they are a total of."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from typedtensor.lint.values import CALL, NUMBER, PARAMETER, SIZE, UNKNOWN, Value, parts, same
from typedtensor.rules import Atom, Segment, Word

SOFTMAXES = {
    "Softmax": "softmax",
    "LogSoftmax": "log_softmax",
    "MaskedSoftmax": "softmax",
    "MaskedLogSoftmax": "log_softmax",
}

_SPREAD = {"ExpandLike": 0, "Expand": 0, "ExpandAlong": 1, "Permute": 0, "Transpose": 0, "StopGradient": 0}
"""Operations that repeat or reorder elements, with the position of the operand that holds the elements."""

_KEPT = frozenset({"Permute", "Transpose", "ExpandLike", "Expand", "StopGradient", "Neg"})
"""Operations whose result is normalised along the same axes as the operand."""

_COMPARISONS = frozenset({"Equal", "NotEqual", "Less", "LessEqual", "Greater", "GreaterEqual"})
_MIXED = _COMPARISONS | {"Add", "Sub", "Mul", "Div", "And", "Or", "Not", "Neg", "Where", "AsReal"}
"""Elementwise operations: the result varies along each axis along which an operand varies."""

_ALIKE = _MIXED | SOFTMAXES.keys() | {"Exp", "Log", "ReLU", "Sigmoid", "Tanh", "Square", "Sqrt", "L2Normalize", "Abs"}
"""Operations whose result has the axes of the operands together."""

_OF_SCALARS = frozenset({"Add", "Sub", "Mul", "Div", "Sqrt", "Neg", "Maximum", "Pow"})
"""Operations through which a scalar is computed from totals."""

TOTALS = frozenset({"Sum", "Mean", "Max", "Min", "Std", "Variance", "Norm"})
"""Reductions over all axes."""

PRODUCTS = frozenset({"Dot", "MatMul", "Contract", "ContractAlong", "Einsum"})
"""Operations that sum over products of elements of two operands."""

Normal = Mapping[Atom, tuple[str, int]]
"""The axes along which values, or their exponentials, add up to 1, each with the operation and the line that do it."""


def source(value: Value) -> Value:
    """Return the value whose elements a value has, looking through repetition and reordering."""
    while value.operation in _SPREAD:
        value = value.operands[_SPREAD[value.operation]]
    return value


def axes_of(value: Value) -> Word | None:
    """Return the axes of a value; those of operations that keep axes are known if those of the operands are."""
    if value.axes is not None or value.operation not in _ALIKE:
        return value.axes
    found: dict[Atom, None] = {}
    for each in value.operands:
        word = () if is_number(each) else axes_of(each)
        if word is None:
            return None
        found.update(dict.fromkeys(word))
    return tuple(found)


def is_number(value: Value) -> bool:
    """Whether a value has no axes: a number, or a scalar."""
    if value.operation in (NUMBER, SIZE) or value.axes == ():
        return True
    return (
        value.axes is None
        and value.operation in ("Mul", "Div", "Add", "Sub", "Neg")
        and all(map(is_number, value.operands))
    )


def varying(value: Value) -> Mapping[Atom, None] | None:
    """Return the axes along which elements may differ; None if that is unknown."""
    value = source(value)
    if value.operation in _MIXED:
        found: dict[Atom, None] = {}
        for each in value.operands:
            inner = varying(each)
            if inner is None:
                return None
            found.update(inner)
        return found
    word = () if is_number(value) else axes_of(value)
    return None if word is None else dict.fromkeys(word)


def lacks(axis: Atom, along: Mapping[Atom, None]) -> bool:
    """Whether an axis is certainly not among others, of which none is a run of unknown axes."""
    return axis not in along and not any(isinstance(atom, Segment) for atom in along)


def labels(value: Value) -> Word:
    """Return the known labels of an operation."""
    return tuple(each for each in value.labels if each is not None)


def normalised(value: Value) -> Normal:
    """Return the axes along which the elements of a value, or their exponentials, add up to 1.

    Shares divided by their own sum are normalised along the axis of the sum alone.
    """
    inner = value.operands
    match value.operation:
        case "Rename" if len(value.labels) == 2:
            old, new = value.labels
            found = normalised(inner[0]).items()
            return {new if axis == old else axis: by for axis, by in found if new is not None}
        case "Mul" | "Add":
            rest = [each for each in inner if not is_number(each)]
            return normalised(rest[0]) if len(rest) == 1 else {}
        case "Div":
            if is_number(inner[1]):
                return normalised(inner[0])
            return dict.fromkeys(_sums_of(inner[0], inner[1]), ("quotient", value.line))
        case "Where":
            return normalised(inner[1]) if is_number(inner[2]) else {}
        case operation if operation in SOFTMAXES:
            return dict.fromkeys(labels(value), (SOFTMAXES[operation], value.line))
        case "Log":
            return {axis: ("log_softmax", line) for axis, (_, line) in normalised(inner[0]).items()}
        case operation if operation in _KEPT and inner:
            return normalised(inner[0])
    return {}


def _sums_of(whole: Value, divisor: Value) -> Word:
    """Return the axes of the sum of a value that a divisor is, plus or times numbers; none for any other divisor."""
    total = source(divisor)
    while total.operation in ("Add", "Maximum", "Mul"):
        rest = [each for each in total.operands if not is_number(each)]
        if len(rest) != 1:
            return ()
        total = source(rest[0])
    is_sum = total.operation == "Sum" and same(source(total.operands[0]), source(whole))
    return labels(total) if is_sum else ()


def contracted(value: Value) -> Word:
    """Return the axes that a product sums over; those of a sum of a product."""
    words = [axes_of(each) for each in value.operands]
    match value.operation, words:
        case "Dot" | "ContractAlong" | "Sum", _:
            return labels(value)
        case "MatMul", [tuple() as first, *_]:
            return first[-1:]
        case "Contract", [tuple() as first, tuple() as second]:
            return tuple(axis for axis in first if axis in second)
        case "Einsum", [tuple() as first, tuple() as second] if None not in value.labels:
            return tuple(axis for axis in dict.fromkeys((*first, *second)) if axis not in value.labels)
    return ()


def is_learned(value: Value, axis: Atom) -> bool:
    """Whether a layer or a parameter of the model creates an axis of a value, such as that of clusters or experts."""
    for each in parts(value):
        if each.operation == CALL and axis in (each.axes or ()):
            given = [axes_of(one) for one in each.operands[1:]]
            if given and all(word is not None and axis not in word for word in given):
                return True
        if "parameter" in each.keys and each.operation == UNKNOWN and axis in (each.axes or ()):
            return True
    return False


def is_given(value: Value) -> bool:
    """Whether a value is an input of a function or model, not computed from others."""
    return value.operation in (UNKNOWN, PARAMETER, "field") and bool(value.name)


_NOT_NEGATIVE = frozenset(
    {
        *("Abs", "AbsoluteError", "BinaryCrossEntropy", "CrossEntropy", "Exp", "Huber", "MeanSquaredError", "Norm"),
        *("ReLU", "Sigmoid", "SmoothedCrossEntropy", "Softmax", "Softplus", "Sqrt", "Square"),
        *("SquaredError", "Std", "Variance"),
    }
)
_NOT_POSITIVE = frozenset({"LogSigmoid", "LogSoftmax"})
_OF_FIRST = frozenset(
    {
        *("Expand", "ExpandLike", "Max", "Mean", "Min", "Permute", "Rename"),
        *("Select", "SliceAlong", "StopGradient", "Sum", "TakeAlong", "Transpose"),
    }
)
"""Operations whose result has the sign of all elements of the first operand, where they have one."""


def sign(value: Value) -> int:
    """Return 1 for a value that is never negative, -1 for one that is never positive, and 0 if it may be either."""
    inner = value.operands
    match value.operation:
        case "number":
            return 1 if (value.number or 0.0) >= 0 else -1
        case operation if operation in _NOT_NEGATIVE:
            return 1
        case operation if operation in _NOT_POSITIVE:
            return -1
        case "Neg":
            return -sign(inner[0])
        case "Mul" | "Div":
            return 1 if same(*inner) else sign(inner[0]) * sign(inner[1])
        case "Add":
            one, other = map(sign, inner)
            return one if one == other else 0
        case operation if operation in _OF_FIRST:
            return sign(inner[0])
    return 0


def totals(value: Value) -> Iterator[Value]:
    """Yield the reductions over all of several axes that a scalar is computed from, through scalar operations."""
    rest = [value]
    while rest:
        each = source(rest.pop())
        if each.operation in TOTALS and not each.labels and are_several(axes_of(each.operands[0])):
            yield each
        elif each.operation in _OF_SCALARS:
            rest += each.operands


def are_several(axes: Word | None) -> bool:
    """Whether there are several axes, each of which its label names: an operation cannot name one of two alike."""
    return axes is not None and 1 < len(axes) == len(set(axes))


def may_be_total(value: Value) -> bool:
    """Whether a value is computed from such a reduction or the size of a label, or may be for some arguments."""
    rest = [value]
    while rest:
        each = source(rest.pop())
        if each.operation in _OF_SCALARS:
            rest += each.operands
        given = each.operation in (PARAMETER, "field") and all(isinstance(axis, Segment) for axis in each.axes or ())
        if given or each.operation == SIZE or (each.operation in TOTALS and not each.labels):
            return True
    return False
