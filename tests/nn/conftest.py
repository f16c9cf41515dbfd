"""The ways of computing that layers with state are tried in."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import nullcontext
from typing import Any

import pytest

from tests.targets.using import using
from typedtensor.targets import ReferenceTarget


@pytest.fixture(params=["interpreter", "plan", "reference", pytest.param("xla", marks=pytest.mark.slow)])
def way(request: pytest.FixtureRequest) -> Iterator[dict[str, Any]]:
    """The options of a computation for a way of computing, and its target."""
    options: dict[str, dict[str, Any]] = {"interpreter": {"plan": False}, "xla": {"engine": "xla"}}
    if request.param == "xla":
        pytest.importorskip("jax")
    with using(ReferenceTarget()) if request.param == "reference" else nullcontext():
        yield options.get(request.param, {})
