"""Cases of the daemon: files, then edits, and after each step all reports of the daemon::

[file labels.py]
…
[file use.py]
…
[reports]
use.py:3: error: …
[file labels.py]
…
[reports]
(none)
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from mypy.dmypy_server import Server
from mypy.modulefinder import BuildSource

from tests.typing.checking import LINTED, options

_NONE = ["(none)"]


@dataclass
class Step:
    """Files to write, and the expected reports."""

    files: dict[str, list[str]] = field(default_factory=dict)
    reports: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        files = [line for name, lines in self.files.items() for line in (f"[file {name}]", *lines)]
        return "\n".join([*files, "[reports]", *self.reports])


def parse(text: str) -> Iterator[Step]:
    """Return the steps of a case."""
    step = Step()
    lines: list[str] = []
    for line in text.splitlines():
        if line.startswith("[file "):
            if lines is step.reports:
                yield step
                step = Step()
            lines = step.files.setdefault(line[len("[file ") : -1], [])
        elif line == "[reports]":
            lines = step.reports
        else:
            lines.append(line)
    yield step


class Daemon:
    """mypy's daemon in this process, with the linter, with one package for each case."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        settings = options(folder / "cache", LINTED)
        for some in settings.per_module_options.values():
            some.pop("follow_imports", None)  # it would read skipped files in its second check
        self.server = Server(settings, str(folder / "status.json"))
        self.sources: dict[str, BuildSource] = {}
        self.clock = 1_000_000_000

    def run(self, package: str, step: Step) -> list[str]:
        """Write the files of a step and check; return the reports about the package."""
        if not (self.folder / package).exists():
            (self.folder / package).mkdir()
            self.write(self.folder / package / "__init__.py", package, [])
        for name, lines in step.files.items():
            path = self.folder / package / name
            self.write(path, f"{package}.{path.stem}", lines)
        result = self.server.check(list(self.sources.values()), False, False, 80)
        assert not result["err"], result["err"]
        prefix = f"{self.folder / package}/"
        return [line.removeprefix(prefix) for line in result["out"].splitlines() if line.startswith(prefix)] or _NONE

    def write(self, path: Path, module: str, lines: list[str]) -> None:
        """Write the source of a module."""
        path.write_text("\n".join([*lines, ""]))
        # The daemon rereads files whose modification time has changed, in whole seconds.
        self.clock += 10
        os.utime(path, (self.clock, self.clock))
        self.sources[module] = BuildSource(str(path), module)
