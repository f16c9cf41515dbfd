"""What a step makes, before it is made."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from typedtensor.optim.update import States
from typedtensor.targets.base import Assignment, Store


class Change(NamedTuple):
    """What an optimizer has after a step.

    Attributes:
        places: what becomes of parameters.
        states: what is remembered of each by itself, by name.
        store: where a target keeps what is remembered of the others.
        steps: the number of steps.
        together: whether it was computed by a program.
        parts: what the optimizers have that are made one step together.
    """

    places: Sequence[Assignment]
    states: Mapping[str, States]
    store: Store | None
    steps: int
    together: bool = False
    parts: tuple[Change, ...] = ()
