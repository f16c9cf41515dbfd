"""What an optimizer knows besides its parameters, as a value."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from typedtensor.backends import Array


@dataclass(frozen=True)
class OptimizerState:
    """What an optimizer knows after a number of steps: with the parameters, all it takes to go on.

    Attributes:
        steps: the number of steps that were made.
        remembered: for the name of each parameter that was changed the arrays that the transformations remember, by the
            number of the transformation and their name: ``"0.mean"``.
    """

    steps: int
    remembered: Mapping[str, Mapping[str, Array]]
