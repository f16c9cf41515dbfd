"""The line of the user's code that made something, for messages."""

from __future__ import annotations

import functools
import sys
from pathlib import Path, PurePath
from types import CodeType, FrameType
from typing import Any, NamedTuple


def _inside(folder: PurePath) -> str:
    """What the names of all files in a folder begin with, with the separator of the platform."""
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
    """The line of the innermost caller outside the package.

    It is noted for every node of an expression, so it costs a few frames and no formatting.

    Args:
        depth: how many frames, from that of this function outwards, are known to belong to the package.
    """
    frame = sys._getframe(depth)
    while (code := frame.f_code).co_filename in _FILES and frame.f_back is not None:
        frame = frame.f_back
    return _ORIGINS.get((id(code), frame.f_lasti)) or _origin(frame)


def _restored(file: str, line: int) -> Origin:
    """A line of a pickle, which may have been made where the code was another."""
    return Origin(_code_in(file), line)


@functools.lru_cache(maxsize=1024)
def _code_in(file: str) -> CodeType:
    """Some code of a file: its name is all that is asked for."""
    return compile("", file, "exec")


def _origin(frame: FrameType) -> Origin:
    """The one object for the first instruction from a frame outwards that is not the package's.

    A graph that a loop builds has many nodes of one instruction, and the garbage collector goes over every object that
    they refer to.
    """
    while (file := frame.f_code.co_filename) in _FILES or file.startswith(_PACKAGE):
        _FILES.add(file)  # to find it there takes a fifth of the time
        if frame.f_back is None:
            break
        frame = frame.f_back
    key = id(frame.f_code), frame.f_lasti  # it stays the code's, since the origin refers to the code
    found = _ORIGINS.get(key)
    if found is None:
        if len(_ORIGINS) >= _MOST_ORIGINS:  # code that is made at run time is not kept for ever
            _ORIGINS.clear()
        found = _ORIGINS[key] = Origin(frame.f_code, frame.f_lineno)  # the line takes longer to find
    return found
