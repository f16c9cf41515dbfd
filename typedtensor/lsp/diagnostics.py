"""mypy's reports as diagnostics of the Language Server Protocol."""

from __future__ import annotations

from collections.abc import Iterable

from lsprotocol import types
from mypy.errorcodes import ErrorCode

from typedtensor.inspection import Report, Source
from typedtensor.lint.dispatch import CODES
from typedtensor.lsp.positions import Positions
from typedtensor.mypy_plugin.base import codes

_LINTER = frozenset(code.code for code in CODES.values())
AXES_CODES = _LINTER.union(each.code for each in vars(codes).values() if isinstance(each, ErrorCode))
"""The error codes of typedtensor's plugins."""

_DOCUMENTATION = "https://mypy.readthedocs.io/en/stable/_refs.html#code-"


def diagnostics(reports: Iterable[Report], source: Source, encoding: str) -> list[types.Diagnostic]:
    """Return the diagnostics of one file."""
    positions = Positions(source, encoding)
    return [
        types.Diagnostic(
            range=positions.range(report.span(source)),
            message=report.text,
            severity=_severity(report),
            code=report.code,
            code_description=types.CodeDescription(f"{_DOCUMENTATION}{report.code}")
            if report.code and report.code not in AXES_CODES
            else None,
            source="mypy",
        )
        for report in reports
    ]


def _severity(report: Report) -> types.DiagnosticSeverity:
    if report.severity == "error":
        return types.DiagnosticSeverity.Error
    return types.DiagnosticSeverity.Warning if report.code in _LINTER else types.DiagnosticSeverity.Information
