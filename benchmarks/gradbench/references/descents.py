"""The modules of nested descents, on plain numbers: complex-step derivatives and closed forms."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from benchmarks.gradbench.references.closed import Expected, Floats

STEP = 1e-30


def minimum(cost: Callable[[Any], Any], slope: Callable[[Any], Any], start: Floats) -> Floats:
    """Return the end of the suite's gradient descent."""
    x, found, down, rate, count = start, cost(start), slope(start), 1e-5, 0
    while np.linalg.norm(down) > 1e-5:
        if count == 10:
            rate, count = 2.0 * rate, 0
            continue
        following = x - rate * down
        if np.linalg.norm(x - following) <= 1e-5:
            break
        value = cost(following)
        if value < found:
            x, found, down, count = following, value, slope(following), count + 1
        else:
            rate, count = rate / 2.0, 0
    return x


def miss(control: complex) -> Any:
    """Return the square of the position where the particle crosses the axis."""
    x, y, u, v = 0.0 + 0j, 8.0 + 0j, 0.75 + 0j, 0.0 + 0j
    while True:
        a = b = 0.0 + 0j
        for height in (10.0 - control, 0.0):
            cubed = ((x - 10.0) ** 2 + (y - height) ** 2) ** 1.5
            a, b = a + (x - 10.0) / cubed, b + (y - height) / cubed
        x, y = x + 0.1 * u, y + 0.1 * v
        if y.real <= 0:
            return (x - y / v * u) ** 2
        u, v = u + 0.1 * a, v + 0.1 * b


def particle(data: Mapping[str, Any]) -> float:
    """Return the control."""
    found = minimum(
        lambda w: miss(w[0]).real, lambda w: np.array([miss(w[0] + STEP * 1j).imag / STEP]), np.array([data["w"]])
    )
    return float(found[0])


def saddle(data: Mapping[str, Any]) -> object:
    """Return the saddle point; the ascent does not depend on the point of the descent."""
    start = np.array(data["start"])
    y = minimum(lambda y: (y**2).sum(), lambda y: 2.0 * y, start)
    x = minimum(lambda x: (x**2).sum() - (y**2).sum(), lambda x: 2.0 * x, start)
    return [*x.tolist(), *y.tolist()]


DESCENTS: Mapping[str, Expected] = {
    "particle": dict.fromkeys(("rr", "ff", "fr", "rf"), particle),
    "saddle": dict.fromkeys(("rr", "ff", "fr", "rf"), saddle),
}
