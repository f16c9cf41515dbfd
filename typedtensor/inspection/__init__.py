"""Inspection: the types that mypy infers for each expression of a file, by its build interface.

:func:`look` checks files with the user's mypy settings and returns a :class:`View` of each: the expressions whose
values are tensors, with their spans and types, and the modules and operations among them. The command line and the
language server show it.
"""

from typedtensor.inspection.building import Look, look
from typedtensor.inspection.hints import Hint, hints, is_said, steps
from typedtensor.inspection.knowledge import Knowledge
from typedtensor.inspection.reports import Report, by_path, parse_report
from typedtensor.inspection.settings import DEEPEST, SettingsError, read_settings, sources_of, write_cache
from typedtensor.inspection.spans import Source, Span
from typedtensor.inspection.views import Seen, Sort, View

__all__ = [
    "DEEPEST",
    "Hint",
    "Knowledge",
    "Look",
    "Report",
    "Seen",
    "SettingsError",
    "Sort",
    "Source",
    "Span",
    "View",
    "by_path",
    "hints",
    "is_said",
    "look",
    "parse_report",
    "read_settings",
    "sources_of",
    "steps",
    "write_cache",
]
