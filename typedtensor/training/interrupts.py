"""Keyboard interrupts that take effect between two steps."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType


class Interrupts:
    """Whether an interrupt came.

    Attributes:
        came: whether one did.
    """

    came: bool = False

    def note(self, number: int, frame: FrameType | None) -> None:
        """Record the first interrupt; raise at the second."""
        if self.came:
            raise KeyboardInterrupt
        self.came = True


@contextmanager
def noted() -> Iterator[Interrupts]:
    """Record interrupts instead of raising them, if Python's own handler is installed."""
    interrupts = Interrupts()
    of_python = threading.current_thread() is threading.main_thread() and (
        signal.getsignal(signal.SIGINT) is signal.default_int_handler
    )
    if not of_python:
        yield interrupts
        return
    signal.signal(signal.SIGINT, interrupts.note)
    try:
        yield interrupts
    finally:
        signal.signal(signal.SIGINT, signal.default_int_handler)
