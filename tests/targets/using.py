"""Another target in place of NumPy's, for all that is planned."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from typedtensor.specialization import engines
from typedtensor.specialization.bodies import BODIES
from typedtensor.specialization.cache import PLANS
from typedtensor.targets import Target


@contextmanager
def using(target: Target) -> Iterator[None]:
    """Programs are made for a target; nothing that was made before or in the block is used outside of it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(engines, "TARGET", target)
        patch.setattr(engines, "INTERPRETED", target)
        PLANS.clear()
        BODIES.clear()
        yield
    PLANS.clear()
    BODIES.clear()
