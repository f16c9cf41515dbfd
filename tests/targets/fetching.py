"""Fetches of parameters on XLA's device."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from typedtensor.targets.xla.versions import Version


@contextmanager
def noted_fetches() -> Iterator[list[Any]]:
    """Record the fetched values of parameters in a context."""
    noted: list[Any] = []
    fetched = Version.fetched

    def noting(self: Version, number: int) -> Any:
        if number < len(self._types):  # a value, no state
            noted.append(self.arrays[number])
        return fetched(self, number)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Version, "fetched", noting)
        yield noted
