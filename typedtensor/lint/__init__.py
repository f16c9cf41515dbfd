"""The linter: a second mypy plugin, which warns of what is probably a mistake although all axes are right.

In ``mypy.ini``::

    [mypy]
    plugins = typedtensor.mypy_plugin, typedtensor.lint

Its warnings are notes, which do not change mypy's exit status; ``typedtensor lint`` prints them alone. The type checker
reports what follows from rules; the linter guesses from names and from the flow of data, see ``docs/linter.md``.
"""

from __future__ import annotations

from mypy.plugin import Plugin

from typedtensor.lint.dispatch import CODES, LINT, LintPlugin

__all__ = ["CODES", "LINT", "plugin"]


def plugin(version: str) -> type[Plugin]:
    """Return the plugin class; mypy calls this entry point with its version."""
    return LintPlugin
