"""The engine with every threshold of size at about two elements, so that small data take the ways of large data.

Plans, passes, kernels and threads decide by sizes of data, and the data of tests are small. The ways of large data are
taken by tests marked with :func:`also_lowered`, by ``python -m tests.fuzz NAME SECONDS SEED lowered``, and by
``pytest --lowered``, where tests of the choices themselves fail.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from importlib import import_module
from typing import Any
from unittest.mock import patch

import pytest

from typedtensor.runtime.cache import PLANS

TWO = 16
"""The bytes of two elements in double precision."""

LOWERED: dict[str, dict[str, Any]] = {
    "targets.native.regions": {"AT_ONCE": 2},
    "targets.native.threads": {"LEAST": 2},
    "targets.regions": {"_EXACT": 2},
    "targets.target": {"ELEMENTS_AT_ONCE": 2, "ELEMENTS_HELD": 2, "ELEMENTS_AT_ONCE_HELD": 2},
    "targets.xla.in_place": {"PARTS": 2, "ELEMENTS": 2},
    "targets.xla.lowering.arrays": {"MOST_PADDED": 2},
    "targets.xla.lowering.convolutions": {"MOST_TAPS": 2},
    "targets.xla.pipeline": {"STEP_BYTES": TWO, "STEP_LEAST_BYTES": TWO},
    "targets.xla.target": {"ELEMENTS_AT_ONCE": 2},
    "passes.convolutions.planes": {"PLANE_COLUMNS": 2},
    "passes.repeated": {"SMALL": 2},
    "passes.row_blocks": {"LEAST": 2, "ROWS": 2, "MOST_BLOCKS": 3},
    "runtime.bodies": {"PAYS": 2},
    "runtime.templates": {"SEVERAL": 1},
    "runtime.policy": {"SMALLEST": 1, "LARGE": 2},
    "backends.convolution_numpy": {"_BLOCK": TWO},
    "backends.gathering": {"_LONG": 2, "_MANY": 2},
    "backends.random": {"_FEW": 2},
    "backends.writing": {"_PIECE": 2},
}
"""The lowered values of the thresholds, by module of the package."""


@contextmanager
def lowered() -> Iterator[None]:
    """Lower the thresholds. Plans from before are not used meanwhile, and those of meanwhile not afterwards."""
    with ExitStack() as stack:
        for name, values in LOWERED.items():
            module = import_module(f"typedtensor.{name}")
            for threshold, value in values.items():
                stack.enter_context(patch.object(module, threshold, value))
        PLANS.clear()
        stack.callback(PLANS.clear)
        yield


also_lowered = pytest.mark.parametrize("thresholds", ["usual", "lowered"], indirect=True)
"""A test that is run with the usual and with lowered thresholds."""
