"""Which operation each operator and method of tensors and expressions applies.

The run time and the type checker read this one table. It needs nothing but the standard library.
"""

from __future__ import annotations

from typing import NamedTuple


class Method(NamedTuple):
    """An operator or a method.

    Attributes:
        operation: the class in ``typedtensor.ops`` that it applies, given its labels.
        total: the class for a call without labels: ``x.sum()`` beside ``x.sum(Hidden)``.
        reflected: the receiver is the second operand: ``3 + x``.
        each: given several labels, the operation is applied to one after the other.
        several: the class for a call with several labels, where one after the other would be something else.
        masked: the class for a call with ``where=mask``: the mask is its second operand.
        masked_total: the class for such a call without labels.
    """

    operation: str
    total: str | None = None
    reflected: bool = False
    each: bool = False
    masked: str | None = None
    several: str | None = None
    masked_total: str | None = None

    def with_mask(self, labels: int) -> str | None:
        """The class for a call with ``where=mask`` and a number of labels; None where there is none."""
        if self.masked_total is None or labels == 1:
            return self.masked
        return None if labels else self.masked_total


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
    "sum": Method("SumAlong", total="Sum", each=True, masked="MaskedSumAlong", masked_total="MaskedSum"),
    "mean": Method("MeanAlong", total="Mean", each=True, masked="MaskedMeanAlong", masked_total="MaskedMean"),
    "max": Method("MaxAlong", total="Max", each=True, masked="MaskedMaxAlong", masked_total="MaskedMax"),
    "min": Method("MinAlong", total="Min", each=True, masked="MaskedMinAlong", masked_total="MaskedMin"),
    "prod": Method("ProdAlong", total="Prod", each=True),
    "any": Method(
        "AnyTrueAlong", total="AnyTrue", each=True, masked="MaskedAnyTrueAlong", masked_total="MaskedAnyTrue"
    ),
    "all": Method(
        "AllTrueAlong", total="AllTrue", each=True, masked="MaskedAllTrueAlong", masked_total="MaskedAllTrue"
    ),
    "median": Method("MedianAlong", total="Median"),
    "var": Method(
        "VarianceAlong",
        total="Variance",
        several="VarianceOver",
        masked="MaskedVarianceAlong",
        masked_total="MaskedVariance",
    ),
    "std": Method("StdAlong", total="Std", several="StdOver", masked="MaskedStdAlong", masked_total="MaskedStd"),
    "norm": Method("NormAlong", total="Norm", each=True),
    "argmax": Method("ArgMax"),
    "argmin": Method("ArgMin"),
    "count_nonzero": Method("CountNonZeroAlong", total="CountNonZero"),
    "clip": Method("Clip"),
    "select": Method("Select"),
    "pad": Method("Pad"),
    "positions": Method("Positions"),
    "rename": Method("Rename"),
    "transpose": Method("Permute", total="Transpose"),
    "expand": Method("Expand", each=True),
    "expand_like": Method("ExpandLike"),
    "merge": Method("MergeAxes"),
    "split": Method("SplitAxis"),
    "flatten": Method("Flatten"),
    "unflatten": Method("Unflatten"),
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
    if method.operation.endswith(("Along", "Softmax")) or name.startswith("arg")
) - {"slice", "concat"}
"""The methods that take labels where others take the numbers of axes."""

MASKED: dict[str, str] = {m.operation: m.masked for m in METHODS.values() if m.masked is not None}
MASKED |= {m.total: m.masked_total for m in METHODS.values() if m.total is not None and m.masked_total is not None}
"""The operation that takes a mask besides, for each that has one."""
