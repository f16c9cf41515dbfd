"""Error codes; mypy has to know them before it reads which ones are turned on and off for a module."""

from __future__ import annotations

from mypy.errorcodes import ErrorCode

AXES = ErrorCode("axes", "The axes do not satisfy the rule of the operation", "Axes")
AXIS_RULE = ErrorCode("axis-rule", "The rule of an operation, or the size of a label, is ill-formed", "Axes")
AXES_UNKNOWN = ErrorCode("axes-unknown", "The plugin knows no axes for the result", "Axes")
AXES_SIZE = ErrorCode("axes-size", "A label without a size stands where a size is needed", "Axes")
AXES_TOTAL = ErrorCode("axes-total", "A reduction over all axes is mixed with what it reduced", "Axes")
AXES_ROLE = ErrorCode("axes-role", "A variable is passed for another parameter than the one it is named like", "Axes")
AXES_MASK = ErrorCode("axes-mask", "A mask does not vary along the axis that a softmax normalises", "Axes")
AXES_SOFTMAX = ErrorCode("axes-softmax", "What a softmax normalised along one axis is used along another", "Axes")
AXES_TRUTH = ErrorCode("axes-truth", "A comparison of elements stands where one truth value is needed", "Axes")
AXES_SAMPLES = ErrorCode("axes-samples", "Independent samples are mixed, and nothing says that it is meant", "Axes")
AXES_UNUSED = ErrorCode("axes-unused", "Nothing reads a tensor that a function takes or computes, or a layer", "Axes")
AXES_COUNT = ErrorCode("axes-count", "What a mask leaves out is counted in a mean or a sum", "Axes")
AXES_VARIANCE = ErrorCode("axes-variance", "What was centred along one axis has its variance along another", "Axes")
AXES_SCALE = ErrorCode("axes-scale", "A product is scaled by the size of an axis that it does not sum", "Axes")
AXES_ORDER = ErrorCode("axes-order", "A label is split into and merged of the same labels in two orders", "Axes")
AXES_NAME = ErrorCode("axes-name", "A variable is named after an axis that its value has lost", "Axes")
AXES_CLASS = ErrorCode("axes-class", "Scores are compared along another axis than their cross-entropy", "Axes")
AXES_INDEX = ErrorCode("axes-index", "Positions along one axis are taken for those along another", "Axes")
AXES_AFFINE = ErrorCode("axes-affine", "What is named like a scale is added, or like a mean multiplies", "Axes")
AXES_STALE = ErrorCode("axes-stale", "What was updated is passed as it was before", "Axes")
AXES_TARGET = ErrorCode("axes-target", "Scores are computed from what they have to predict", "Axes")
AXES_LOGITS = ErrorCode("axes-logits", "Truth values stand where logits belong", "Axes")
AXES_RESIDUAL = ErrorCode("axes-residual", "A residual is added to what was before the last one", "Axes")
AXES_HELD = ErrorCode("axes-held", "A value is compared with itself without its gradient", "Axes")
AXES_LOG = ErrorCode("axes-log", "A mean of logarithms of probabilities is added to sums of others", "Axes")
AXES_PREFERENCE = ErrorCode("axes-preference", "A loss grows with the score of what is preferred", "Axes")
AXES_DIVIDED = ErrorCode("axes-divided", "What is divided over devices is used as if each had the whole", "Axes")
AXES_FAULT = ErrorCode("axes-fault", "The plugin itself failed, and says where", "Axes")
