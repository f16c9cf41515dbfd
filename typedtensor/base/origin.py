"""The line of user code that made an object, for messages."""

from __future__ import annotations

import functools
import sys
from pathlib import Path, PurePath
from types import CodeType, FrameType
from typing import Any, NamedTuple


def _inside(folder: PurePath) -> str:
    """The common prefix of the names of all files in a folder, with the platform's separator."""
    return str(folder / "_")[:-1]


_PACKAGE = _inside(Path(__file__).parents[1])
_ORIGINS: dict[tuple[int, int], Origin] = {}
_MOST_ORIGINS = 10_000
_FILES: set[str] = set()


class Origin(NamedTuple):
    """A line of code."""

    code: CodeType
    line: int

    def __str__(self) -> str:
        return f"{self.code.co_filename}:{self.line}"

    def __reduce__(self) -> Any:
        return _restored, (self.code.co_filename, self.line)


def caller_line(depth: int = 1) -> Origin:
    """Return the line of the innermost caller outside the package.

    This runs for every node of an expression, so it walks a few frames and formats nothing.

    Args:
        depth: the number of frames, from this function's outwards, that belong to the package for certain.
    """
    frame = sys._getframe(depth)
    while (code := frame.f_code).co_filename in _FILES and frame.f_back is not None:
        frame = frame.f_back
    return _ORIGINS.get((id(code), frame.f_lasti)) or _origin(frame)


def _restored(file: str, line: int) -> Origin:
    """Restore a line from a pickle, possibly of another version of the code."""
    return Origin(_code_in(file), line)


@functools.lru_cache(maxsize=1024)
def _code_in(file: str) -> CodeType:
    """Return a code object with a file's name; nothing else of it is used."""
    return compile("", file, "exec")


def _origin(frame: FrameType) -> Origin:
    """Return the interned origin of the innermost instruction outside the package.

    A graph that a loop builds has many nodes of one instruction, and the garbage collector visits every object that
    they refer to.
    """
    while (file := frame.f_code.co_filename) in _FILES or file.startswith(_PACKAGE):
        _FILES.add(file)  # a lookup there takes a fifth of the time
        if frame.f_back is None:
            break
        frame = frame.f_back
    key = id(frame.f_code), frame.f_lasti  # the id stays valid, since the origin refers to the code
    found = _ORIGINS.get(key)
    if found is None:
        if len(_ORIGINS) >= _MOST_ORIGINS:  # code objects made at run time are not kept for ever
            _ORIGINS.clear()
        found = _ORIGINS[key] = Origin(frame.f_code, frame.f_lineno)  # computing the line takes longer
    return found
