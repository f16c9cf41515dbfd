"""The numbers of both libraries, computed from a name and a shape, so that no file has to hold them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np


def numbers(name: str, shape: Sequence[int]) -> np.ndarray[Any, np.dtype[np.float32]]:
    """Return numbers between -0.6 and 0.6 for an input or a parameter."""
    return np.random.default_rng([*name.encode()]).uniform(-0.6, 0.6, tuple(shape)).astype(np.float32)
