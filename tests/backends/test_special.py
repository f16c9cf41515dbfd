"""Special functions are as near in single precision as it can tell, up to where they are 0, and at the ends."""

from __future__ import annotations

import numpy as np
import pytest
from scipy import special as sp

from typedtensor.backends.special import special


@pytest.mark.parametrize(("name", "tolerance"), [("erf", 5e-7), ("erfc", 6e-6)])
def test_single_precision(name: str, tolerance: float) -> None:
    x = np.concatenate([np.linspace(-9, 9, 20001), np.linspace(-1e-3, 1e-3, 101)]).astype(np.float32)
    expected = getattr(sp, name)(x.astype(float))
    np.testing.assert_allclose(special(np, name, x), expected, rtol=tolerance, atol=1e-37)
    ends = np.array([-np.inf, np.inf, np.nan, -1e30, 1e30, 0.0], np.float32)
    np.testing.assert_allclose(special(np, name, ends), getattr(sp, name)(ends), rtol=1e-7)
