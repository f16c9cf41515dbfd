"""The mypy plugin: it checks axes by the rules of operations.

In ``mypy.ini``::

    [mypy]
    plugins = typedtensor.mypy_plugin

It finds the library's types by their full names and imports no module that computes on arrays.
"""

from __future__ import annotations

from mypy.plugin import Plugin

from typedtensor.mypy_plugin.base.codes import (
    AXES,
    AXES_DIVIDED,
    AXES_DROPPED,
    AXES_FAULT,
    AXES_LAYER,
    AXES_SAMPLES,
    AXES_SIZE,
    AXES_TRUTH,
    AXES_UNKNOWN,
    AXIS_RULE,
)
from typedtensor.mypy_plugin.dispatch import AxesPlugin

__all__ = [
    "AXES",
    "AXES_DIVIDED",
    "AXES_DROPPED",
    "AXES_FAULT",
    "AXES_LAYER",
    "AXES_SAMPLES",
    "AXES_SIZE",
    "AXES_TRUTH",
    "AXES_UNKNOWN",
    "AXIS_RULE",
    "plugin",
]


def plugin(version: str) -> type[Plugin]:
    """Return the plugin class; mypy calls this entry point with its version."""
    return AxesPlugin
