"""Another target in place of the default, for all plans."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from typedtensor.runtime import engines
from typedtensor.runtime.cache import PLANS
from typedtensor.targets import Target
from typedtensor.targets.native.llvm import machine
from typedtensor.targets.native.target import NativeTarget
from typedtensor.targets.numpy.target import NumPyTarget

PROCESSOR_TARGETS: list[Target] = [NumPyTarget(), *([] if machine() is None else [NativeTarget()])]
"""The targets of this processor."""


@contextmanager
def using(target: Target) -> Iterator[None]:
    """Use a target for all programs in the context; no cached program crosses its boundary."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(engines, "_TARGET", target)
        patch.setattr(engines, "processor_target", lambda: target)
        PLANS.clear()
        yield
    PLANS.clear()
