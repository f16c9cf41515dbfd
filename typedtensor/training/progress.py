"""A progress bar of a training."""

from __future__ import annotations

from collections.abc import Sized
from importlib import import_module
from importlib.util import find_spec
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
            self._bar.set_postfix({"epoch": f"{number}/{self._epochs}", **_short(means)}, refresh=False)
            self._bar.update()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *failure: object) -> None:
        if self._bar is not None:
            self._bar.close()


def _short(means: Means) -> dict[str, str]:
    return {name: f"{value:.4g}" for name, value in means.means().items()}
