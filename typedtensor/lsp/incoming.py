"""Bounded reading of the editor's messages."""

from __future__ import annotations

import logging
import re
from typing import BinaryIO

_LOG = logging.getLogger(__name__)

LARGEST = 64 * 1024 * 1024
"""The limit on the bytes of a message: many times the largest file that people edit."""

LONGEST_HEADER = 1024
"""The limit on the bytes of a header line."""

_PIECE = 64 * 1024
_LENGTH = re.compile(rb"Content-Length:[ \t]*(\d+)[ \t]*\r?\n$", re.IGNORECASE)
_KNOWN = (b"content-type:", b"content-length: 0")


class Incoming:
    """A stream of messages with valid headers, for a server that trusts headers.

    A message is read as it arrives, in pieces, so that its header alone allocates nothing. Bytes that are no valid
    header are skipped up to the next one with a length, also behind a body without a stated length.

    Attributes:
        refused: the reason why reading ended before the end of the stream.
    """

    def __init__(self, stream: BinaryIO) -> None:
        self._stream = stream
        self.refused: str | None = None

    def readline(self) -> bytes:
        """Read a header line; a line over the limit comes in parts."""
        line = self._stream.readline(LONGEST_HEADER)
        if (length := _LENGTH.search(line)) is not None:
            return b"Content-Length: %s\r\n" % length[1]
        if line.strip() and not line.lower().startswith(_KNOWN):
            _LOG.error("this is no header, and is left out: %r", line[:80])
        return line

    def read(self, size: int) -> bytes:
        """Read a message; empty at the end of the stream or if its announced size exceeds the limit."""
        if size > LARGEST:
            # Reading ends. Skipping the body would leave an editor that announces a wrong length without any answers.
            self.refused = f"a message of {size} bytes is announced, and at most {LARGEST} are read"
            return b""
        pieces = []
        while size and (piece := self._stream.read(min(size, _PIECE))):
            pieces.append(piece)
            size -= len(piece)
        return b"".join(pieces)
