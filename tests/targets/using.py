"""Another target in place of NumPy's, for all plans."""

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
    """Use a target for all programs in the context; no cached program crosses its boundary."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(engines, "TARGET", target)
        patch.setattr(engines, "INTERPRETED", target)
        PLANS.clear()
        BODIES.clear()
        yield
    PLANS.clear()
    BODIES.clear()
