"""Error codes, defined at import: mypy has to know them before it reads which ones a module enables and disables."""

from __future__ import annotations

from mypy.errorcodes import ErrorCode

AXES = ErrorCode("axes", "The axes do not satisfy the rule of the operation", "Axes")
AXIS_RULE = ErrorCode("axis-rule", "The rule of an operation, or the size of a label, is ill-formed", "Axes")
AXES_UNKNOWN = ErrorCode("axes-unknown", "The plugin knows no axes for the result", "Axes")
AXES_SIZE = ErrorCode("axes-size", "An operation needs the size of a label that declares none", "Axes")
AXES_TRUTH = ErrorCode(
    "axes-truth", "An expression, or a tensor with axes, stands where a single truth value is needed", "Axes"
)
AXES_SAMPLES = ErrorCode("axes-samples", "Independent samples are mixed without a sign that this is intended", "Axes")
AXES_LAYER = ErrorCode("axes-layer", "A layer stands where its parameters are not found and never trained", "Axes")
AXES_DROPPED = ErrorCode("axes-dropped", "A tensor is computed by a statement that drops it", "Axes")
AXES_DIVIDED = ErrorCode(
    "axes-divided", "A tensor that is divided over devices is used as if each device had all of it", "Axes"
)
AXES_FAULT = ErrorCode("axes-fault", "The plugin itself failed; the message says where", "Axes")
