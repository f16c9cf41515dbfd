"""Another target in place of NumPy's, for all that is planned."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from typedtensor.specialization import default_target
from typedtensor.specialization.bodies import BODIES
from typedtensor.specialization.cache import PLANS
from typedtensor.targets import Target


@contextmanager
def using(target: Target) -> Iterator[None]:
    """Programs are made for a target; nothing that was made before or in the block is used outside of it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(default_target, "TARGET", target)
        PLANS.clear()
        BODIES.clear()
        yield
    PLANS.clear()
    BODIES.clear()
