"""The operation that each operator and method of tensors and expressions applies.

The run time and the type checker read this table. The module imports the standard library only.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeVar

L = TypeVar("L")


class Method(NamedTuple):
    """An operator or a method.

    Attributes:
        operation: the class in ``typedtensor.ops`` that the method instantiates with its labels and applies.
        total: the class for a call without labels: ``x.transpose()`` beside ``x.transpose(Row, Column)``.
        reflected: whether the receiver is the second operand: ``3 + x``.
        each: whether a call with several labels applies the operation once for each label.
        reduces: whether the operation takes any number of labels: ``x.sum()``, ``x.sum(Batch, Time)``.
        masked: the class for a call with ``where=mask``: the mask is its second operand.
        chained: the operation's number of labels, where a call with more labels applies several operations in sequence:
            see :func:`chain`.
    """

    operation: str
    total: str | None = None
    reflected: bool = False
    each: bool = False
    reduces: bool = False
    masked: str | None = None
    chained: int | None = None


def _reduction(name: str, masked: bool = True) -> Method:
    """A reduction along one label, several labels or all axes, and the same with a mask."""
    return Method(name, reduces=True, masked=f"Masked{name}" if masked else None)


METHODS: dict[str, Method] = {
    "__add__": Method("Add"),
    "__radd__": Method("Add", reflected=True),
    "__sub__": Method("Sub"),
    "__rsub__": Method("Sub", reflected=True),
    "__mul__": Method("Mul"),
    "__rmul__": Method("Mul", reflected=True),
    "__truediv__": Method("Div"),
    "__rtruediv__": Method("Div", reflected=True),
    "__pow__": Method("Pow"),
    "__rpow__": Method("Pow", reflected=True),
    "__mod__": Method("Mod"),
    "__rmod__": Method("Mod", reflected=True),
    "__floordiv__": Method("FloorDiv"),
    "__rfloordiv__": Method("FloorDiv", reflected=True),
    "__matmul__": Method("MatMul"),
    "__rmatmul__": Method("MatMul", reflected=True),
    "__neg__": Method("Neg"),
    "__abs__": Method("Abs"),
    "__lt__": Method("Less"),
    "__le__": Method("LessEqual"),
    "__gt__": Method("Greater"),
    "__ge__": Method("GreaterEqual"),
    "__eq__": Method("Equal"),
    "__ne__": Method("NotEqual"),
    "__and__": Method("And"),
    "__or__": Method("Or"),
    "__xor__": Method("Xor"),
    "__invert__": Method("Not"),
    "eq": Method("Equal"),
    "ne": Method("NotEqual"),
    "abs": Method("Abs"),
    "exp": Method("Exp"),
    "log": Method("Log"),
    "relu": Method("ReLU"),
    "sigmoid": Method("Sigmoid"),
    "sqrt": Method("Sqrt"),
    "square": Method("Square"),
    "tanh": Method("Tanh"),
    "sum": _reduction("Sum"),
    "mean": _reduction("Mean"),
    "max": _reduction("Max"),
    "min": _reduction("Min"),
    "prod": _reduction("Prod", masked=False),
    "any": _reduction("AnyTrue"),
    "all": _reduction("AllTrue"),
    "median": _reduction("Median", masked=False),
    "var": _reduction("Variance"),
    "std": _reduction("Std"),
    "norm": _reduction("Norm", masked=False),
    "argmax": Method("ArgMax"),
    "argmin": Method("ArgMin"),
    "count_nonzero": _reduction("CountNonZero", masked=False),
    "clip": Method("Clip"),
    "select": Method("Select"),
    "pad": Method("Pad"),
    "positions": Method("Positions"),
    "rename": Method("Rename"),
    "transpose": Method("Permute", total="Transpose"),
    "expand": Method("Expand", each=True),
    "expand_like": Method("ExpandLike"),
    "merge": Method("MergeAxes", chained=3),
    "split": Method("SplitAxis", chained=3),
    "flatten": Method("Flatten", chained=2),
    "unflatten": Method("Unflatten", chained=2),
    "slice": Method("SliceAlong"),
    "concat": Method("ConcatAlong"),
    "contract": Method("Contract"),
    "dot": Method("Dot"),
    "one_hot": Method("OneHot"),
    "softmax": Method("Softmax", masked="MaskedSoftmax"),
    "log_softmax": Method("LogSoftmax", masked="MaskedLogSoftmax"),
}

ALONG = frozenset(
    name
    for name, method in METHODS.items()
    if method.reduces or method.operation.endswith(("Along", "Softmax")) or name.startswith("arg")
) - {"slice", "concat"}
"""The methods that take labels where other libraries take axis numbers."""

MASKED: dict[str, str] = {m.operation: m.masked for m in METHODS.values() if m.masked is not None}
"""The masked operation for each operation that has one."""


def chain(name: str, labels: Sequence[L], flat: Callable[[L, L], L]) -> list[tuple[str, tuple[L, ...]]]:
    """The operations, with their labels, that merge more than two axes or split an axis into more than two.

    Args:
        name: the method.
        labels: the labels of the call.
        flat: constructs the label ``Flat[U, V]`` of two labels.

    >>> chain("merge", ["A", "B", "C", "W"], lambda a, b: f"Flat[{a}, {b}]")
    [('Flatten', ('A', 'B')), ('MergeAxes', ('Flat[A, B]', 'C', 'W'))]
    >>> chain("unflatten", ["A", "B", "C"], lambda a, b: f"Flat[{a}, {b}]")
    [('Unflatten', ('Flat[A, B]', 'C')), ('Unflatten', ('A', 'B'))]
    """
    whole = {"merge": labels[-1:], "split": labels[:1]}.get(name, ())
    parts = labels[:-1] if name == "merge" else labels[len(whole) :]
    pairs, first = [], parts[0]
    for second in parts[1:]:
        pairs.append((first, second))
        first = flat(first, second)
    match name:
        case "merge":
            return [*(("Flatten", pair) for pair in pairs[:-1]), ("MergeAxes", (*pairs[-1], *whole))]
        case "flatten":
            return [("Flatten", pair) for pair in pairs]
        case "split":
            return [("SplitAxis", (*whole, *pairs[-1])), *(("Unflatten", pair) for pair in pairs[-2::-1])]
        case _:
            return [("Unflatten", pair) for pair in pairs[::-1]]
