"""Fetches of parameters on XLA's device."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from typedtensor.targets.xla.residence import Resident


@contextmanager
def noted_fetches() -> Iterator[list[Any]]:
    """Record the fetched values of parameters in a context."""
    noted: list[Any] = []
    copy = Resident._copy

    def noting(self: Resident, number: int) -> Any:
        if number == 0:  # a value, no state
            noted.append(self.array)
        return copy(self, number)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Resident, "_copy", noting)
        yield noted
