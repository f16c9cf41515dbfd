"""Seeing: what a type checker knows of each expression of a file, on mypy's build interface.

:func:`look` checks files with the user's own mypy settings and returns a :class:`View` of each: the expressions
whose values are tensors, with their places and types, and the modules and operations among them. The command line
and the language server show it.
"""

from typedtensor.seeing.applications import Application, application
from typedtensor.seeing.building import Look, look
from typedtensor.seeing.hints import Hint, hints, is_said
from typedtensor.seeing.knowledge import Knowledge, Verdict
from typedtensor.seeing.reports import Report, parse_report
from typedtensor.seeing.settings import SettingsError, read_settings
from typedtensor.seeing.spans import Source, Span
from typedtensor.seeing.steps import steps
from typedtensor.seeing.views import Seen, Sort, View

__all__ = [
    "Application",
    "Hint",
    "Knowledge",
    "Look",
    "Report",
    "Seen",
    "SettingsError",
    "Sort",
    "Source",
    "Span",
    "Verdict",
    "View",
    "application",
    "hints",
    "is_said",
    "look",
    "parse_report",
    "read_settings",
    "steps",
]
