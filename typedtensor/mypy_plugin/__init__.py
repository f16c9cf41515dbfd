"""The mypy plugin: axes are checked by the rules of the operations.

In ``mypy.ini``::

    [mypy]
    plugins = typedtensor.mypy_plugin

It reads the library's types by their names and imports nothing that runs numbers.
"""

from __future__ import annotations

from mypy.plugin import Plugin

from typedtensor.mypy_plugin.base.codes import (
    AXES,
    AXES_FAULT,
    AXES_MASK,
    AXES_ROLE,
    AXES_SAMPLES,
    AXES_SIZE,
    AXES_SOFTMAX,
    AXES_TOTAL,
    AXES_TRUTH,
    AXES_UNKNOWN,
    AXIS_RULE,
)
from typedtensor.mypy_plugin.dispatch import AxesPlugin

__all__ = [
    "AXES",
    "AXES_FAULT",
    "AXES_MASK",
    "AXES_ROLE",
    "AXES_SAMPLES",
    "AXES_SIZE",
    "AXES_SOFTMAX",
    "AXES_TOTAL",
    "AXES_TRUTH",
    "AXES_UNKNOWN",
    "AXIS_RULE",
    "plugin",
]


def plugin(version: str) -> type[Plugin]:
    """The entry that mypy calls with its version."""
    return AxesPlugin
