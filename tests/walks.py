"""The walks of ``docs/internals/architecture.md``: the named files, and the files that a run calls into."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "internals" / "architecture.md"


def named(heading: str) -> list[str]:
    """Return the files in the numbered list under a heading, in order."""
    [section] = re.findall(rf"(?ms)^## {heading}.*?$(.*?)(?=^## )", PAGE.read_text(encoding="utf-8"))
    items = "".join(re.findall(r"(?m)^(?:\d+\. |   ).*\n", section))
    return list(dict.fromkeys(re.findall(r"`([\w/]+\.py)`", items)))


@contextmanager
def met() -> Iterator[list[str]]:
    """Collect the package's files whose functions are called in the context, in the order of their first calls."""
    files: list[str] = []
    with entered() as functions:
        yield files
    files.extend(dict.fromkeys(file for file, _ in functions))


@contextmanager
def entered() -> Iterator[dict[tuple[str, int], None]]:
    """Collect the package's functions that are called in the context, by file and line, in the order of first calls."""
    package, found = f"{ROOT / 'typedtensor'}/", dict[tuple[str, int], None]()

    def note(frame: FrameType, event: str, _: object) -> None:
        code = frame.f_code
        if event == "call" and code.co_name != "<module>" and code.co_filename.startswith(package):
            found.setdefault((code.co_filename.removeprefix(package), code.co_firstlineno))

    before = sys.getprofile()
    sys.setprofile(note)
    try:
        yield found
    finally:
        sys.setprofile(before)
