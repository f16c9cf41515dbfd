"""Error codes; mypy has to know them before it reads which ones are turned on and off for a module."""

from __future__ import annotations

from mypy.errorcodes import ErrorCode

AXES = ErrorCode("axes", "The axes do not satisfy the rule of the operation", "Axes")
AXIS_RULE = ErrorCode("axis-rule", "The rule of an operation, or the size of a label, is ill-formed", "Axes")
AXES_UNKNOWN = ErrorCode("axes-unknown", "The plugin knows no axes for the result", "Axes")
