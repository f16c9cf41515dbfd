"""What a training shows and hears while it runs: a progress bar, and keyboard interrupts between two steps."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator, Sized
from contextlib import contextmanager
from importlib import import_module
from importlib.util import find_spec
from types import FrameType
from typing import Any, Self

from typedtensor.errors import MissingExtraError
from typedtensor.training.measuring import Means


class Bar:
    """The bar of ``tqdm``, for a terminal or a notebook, or no bar."""

    def __init__(self, shown: bool | None, epochs: int, batches: object, number: int, done: int) -> None:
        installed = find_spec("tqdm") is not None
        if shown and not installed:
            raise MissingExtraError("a progress bar needs tqdm: pip install tqdm, or pass progress=False")
        self._bar: Any = None
        self._epochs = epochs
        if installed and shown is not False:
            steps = len(batches) if isinstance(batches, Sized) else None
            total, before = (None, 0) if steps is None else (epochs * steps, (number - 1) * steps)
            bar = import_module("tqdm.auto").tqdm
            self._bar = bar(total=total, initial=before + done, unit="batch", desc="training")

    def step(self, number: int, means: Means) -> None:
        """Advance by one batch."""
        if self._bar is not None:
            shown = {name: f"{value:.4g}" for name, value in means.means().items()}
            self._bar.set_postfix({"epoch": f"{number}/{self._epochs}", **shown}, refresh=False)
            self._bar.update()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *failure: object) -> None:
        if self._bar is not None:
            self._bar.close()


class Interrupts:
    """Whether an interrupt ``came``."""

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
