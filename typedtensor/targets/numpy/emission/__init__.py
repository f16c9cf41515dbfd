"""Emission: the steps by which NumPy computes each primitive."""

from typedtensor.targets.numpy.emission import (
    calls,
    elementwise,
    gather,
    linear_algebra,
    padding,
    products,
    reductions,
    views,
)
from typedtensor.targets.numpy.emission.tables import EMITTERS, VIEWERS, emit, emits, view
from typedtensor.targets.numpy.emission.tables import views as views_of

__all__ = [
    "EMITTERS",
    "VIEWERS",
    "calls",
    "elementwise",
    "emit",
    "emits",
    "gather",
    "linear_algebra",
    "padding",
    "products",
    "reductions",
    "view",
    "views",
    "views_of",
]
