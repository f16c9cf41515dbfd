"""mypy with the plugin, in process."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from mypy import build
from mypy.errors import CompileError
from mypy.main import process_options
from mypy.modulefinder import BuildSource
from mypy.options import Options

HERE = Path(__file__).parent
LINTED = f"--config-file={HERE / 'lint' / 'mypy.ini'}"
"""The option for builds with the linter."""

_REPORT = re.compile(r"(?P<path>[^:]+):(?P<line>\d+): (?P<severity>error|note): (?P<text>.*)")
_DECLARED = re.compile(r'".*" defined (here|in ".*")')
"""The note on a function's declaration: mypy before 1.20 reports it there, later versions at the call."""
_REVEALED = re.compile(r'Revealed type is "(.*)"')
_MODULE_PATH = re.compile(r"\b(?:[A-Za-z_]\w*\.)+(?=[A-Za-z_])")
_LOCAL = re.compile(r"@\d+")
_VARIABLE_ID = re.compile(r"(?<=\w)`-?\d+")
_UNPACKED = re.compile(r"Unpack\[((?:[^\[\]]|\[[^\[\]]*\])*)\]")


@dataclass(frozen=True, slots=True)
class Report:
    """mypy's report about a line: an error (E), a note (N), or a revealed type (R), in its short form."""

    line: int
    sort: str
    text: str


def options(cache: Path, *extra: str) -> Options:
    """Return the options of a check."""
    arguments = [f"--config-file={HERE / 'mypy.ini'}", f"--cache-dir={cache}", *extra, "-c", ""]
    return process_options(arguments)[1]


def check(files: Mapping[str, Path], cache: Path, *extra: str) -> dict[str, list[Report]]:
    """Check files, given by module names, in one build; return the reports about each."""
    sources = [BuildSource(str(path), module) for module, path in files.items()]
    try:
        errors = build.build(sources, options(cache, *extra)).errors
    except CompileError as error:
        errors = error.messages
    return reports(errors, files)


def reports(lines: Iterable[str], files: Mapping[str, Path]) -> dict[str, list[Report]]:
    """Parse the lines of mypy's output, by module. Reports about other files fail the test."""
    by_path = {str(path): module for module, path in files.items()} | {
        str(path.relative_to(Path.cwd())): module for module, path in files.items() if path.is_relative_to(Path.cwd())
    }
    found: dict[str, list[Report]] = defaultdict(list)
    for line in lines:
        match = _REPORT.fullmatch(line)
        assert match is not None, line
        if _DECLARED.fullmatch(match["text"]):
            continue
        assert match["path"] in by_path, line
        found[by_path[match["path"]]].append(_report(int(match["line"]), match["severity"], match["text"]))
    return found


def _report(line: int, severity: str, text: str) -> Report:
    # mypy before 2 writes type variables and unpacked types this way.
    text = _UNPACKED.sub(r"*\1", _VARIABLE_ID.sub("", text))
    if (revealed := _REVEALED.fullmatch(text)) is not None:
        return Report(line, "R", _LOCAL.sub("", _MODULE_PATH.sub("", revealed[1])))
    return Report(line, severity[0].upper(), re.sub(r"\s+", " ", text))
