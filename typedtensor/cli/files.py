"""The files of commands: what cannot be read, written or parsed is an error of one line."""

from __future__ import annotations

import tokenize
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from typedtensor.errors import TypedTensorError


@contextmanager
def using(path: Path) -> Iterator[None]:
    """Say in words what is wrong with a file that the body reads, parses or writes.

    Raises:
        TypedTensorError: it cannot be read or written, or is no program.
    """
    try:
        yield
    except OSError as error:
        raise TypedTensorError(f"{path}: {error.strerror}") from None
    except SyntaxError as error:
        place = f"{path}:{error.lineno}" if error.lineno else f"{path}"
        raise TypedTensorError(f"{place}: {error.msg}") from None


def source(path: Path) -> str:
    """Return the text of a program, in the encoding that it declares.

    Raises:
        TypedTensorError: it is not text in this encoding.
    """
    try:
        with tokenize.open(path) as file:
            return file.read()
    except (LookupError, ValueError) as error:  # of codecs
        raise TypedTensorError(f"{path}: {error}") from None
