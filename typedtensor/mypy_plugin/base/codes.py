"""Error codes, defined at import: mypy has to know them before it reads which ones a module enables and disables."""

from __future__ import annotations

from mypy.errorcodes import ErrorCode

AXES = ErrorCode("axes", "The axes do not satisfy the rule of the operation", "Axes")
AXIS_RULE = ErrorCode("axis-rule", "The rule of an operation, or the size of a label, is ill-formed", "Axes")
AXES_UNKNOWN = ErrorCode("axes-unknown", "The plugin knows no axes for the result", "Axes")
AXES_SIZE = ErrorCode("axes-size", "An operation needs the size of a label that declares none", "Axes")
AXES_TOTAL = ErrorCode("axes-total", "A reduction over all axes is combined with the tensor that it reduced", "Axes")
AXES_ROLE = ErrorCode(
    "axes-role", "A variable is passed for a parameter other than the one that it is named like", "Axes"
)
AXES_MASK = ErrorCode("axes-mask", "A mask does not vary along the axis that a softmax normalizes", "Axes")
AXES_SOFTMAX = ErrorCode(
    "axes-softmax", "A softmax normalizes along one axis, but its result is used along another", "Axes"
)
AXES_TRUTH = ErrorCode("axes-truth", "An elementwise comparison stands where a single truth value is needed", "Axes")
AXES_SAMPLES = ErrorCode("axes-samples", "Independent samples are mixed without a sign that this is intended", "Axes")
AXES_UNUSED = ErrorCode("axes-unused", "A layer, or a tensor that a function takes or computes, is never used", "Axes")
AXES_COUNT = ErrorCode("axes-count", "A mean or a sum counts elements that a mask leaves out", "Axes")
AXES_VARIANCE = ErrorCode(
    "axes-variance", "A tensor is centred along one axis, but its variance is taken along another", "Axes"
)
AXES_SCALE = ErrorCode("axes-scale", "A product is scaled by the size of an axis that it does not sum", "Axes")
AXES_ORDER = ErrorCode(
    "axes-order", "A label is split into two labels, and merged from them in the other order", "Axes"
)
AXES_ALONE = ErrorCode("axes-alone", "A product sums along an axis that only one operand has", "Axes")
AXES_NAME = ErrorCode("axes-name", "A variable is named after an axis that its value does not have", "Axes")
AXES_CLASS = ErrorCode("axes-class", "Scores are compared along an axis other than that of their cross-entropy", "Axes")
AXES_INDEX = ErrorCode("axes-index", "Positions along one axis are used as positions along another", "Axes")
AXES_AFFINE = ErrorCode(
    "axes-affine", "A value named like a scale is added, or one named like a mean is multiplied", "Axes"
)
AXES_STALE = ErrorCode("axes-stale", "A state from before a call is used, where the call returned the next one", "Axes")
AXES_TARGET = ErrorCode("axes-target", "Scores are computed from the values that they must predict", "Axes")
AXES_LOGITS = ErrorCode("axes-logits", "Truth values are passed where logits are expected", "Axes")
AXES_RESIDUAL = ErrorCode("axes-residual", "A residual is added to the value before the last residual", "Axes")
AXES_HELD = ErrorCode("axes-held", "A value is compared with its own stop_gradient", "Axes")
AXES_LOG = ErrorCode(
    "axes-log", "Logarithms of probabilities are averaged, or probabilities are used as logarithms", "Axes"
)
AXES_OVERFLOW = ErrorCode("axes-overflow", "A formula overflows where one operation of the same value does not", "Axes")
AXES_GRADIENT = ErrorCode("axes-gradient", "A step follows a gradient that is 0, or leads the wrong way", "Axes")
AXES_TRAINING = ErrorCode("axes-training", "A step, a mode or data do not train what they seem to", "Axes")
AXES_SHARED = ErrorCode("axes-shared", "One layer, or one seed, stands for several", "Axes")
AXES_PREFERENCE = ErrorCode("axes-preference", "A loss increases with the score of the preferred answer", "Axes")
AXES_LINEAR = ErrorCode("axes-linear", "Two linear layers follow each other directly, and amount to one", "Axes")
AXES_KEY = ErrorCode("axes-key", "Two draws use the same key, and so give the same numbers", "Axes")
AXES_DIVIDED = ErrorCode(
    "axes-divided", "A tensor that is divided over devices is used as if each device had all of it", "Axes"
)
AXES_FAULT = ErrorCode("axes-fault", "The plugin itself failed; the message says where", "Axes")
