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
    """

    operation: str
    total: str | None = None
    reflected: bool = False
    each: bool = False


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
    "__matmul__": Method("MatMul"),
    "__rmatmul__": Method("MatMul", reflected=True),
    "__neg__": Method("Neg"),
    "__abs__": Method("Abs"),
    "__lt__": Method("Less"),
    "__le__": Method("LessEqual"),
    "__gt__": Method("Greater"),
    "__ge__": Method("GreaterEqual"),
    "__and__": Method("And"),
    "__or__": Method("Or"),
    "__invert__": Method("Not"),
    "eq": Method("Equal"),
    "ne": Method("NotEqual"),
    "sum": Method("SumAlong", total="Sum", each=True),
    "mean": Method("MeanAlong", total="Mean", each=True),
    "max": Method("MaxAlong", total="Max", each=True),
    "argmax": Method("ArgMax"),
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
    "softmax": Method("Softmax"),
    "log_softmax": Method("LogSoftmax"),
}
