"""Criteria for the end of a training before its last epoch."""

from __future__ import annotations

import math
from dataclasses import dataclass, field

from typedtensor.errors import AxisError
from typedtensor.optim.transformations import COUNT, NOT_NEGATIVE


@dataclass
class EarlyStopping:
    """Training ends when a measured value has not improved for some epochs.

    Args:
        patience: how many.
        of: the name of the value: of the validation, or of the training if there is none.
        larger: whether larger values are better, as those of an accuracy; to be said of all values but the loss.
        change: by how much a value has to be better.

    Raises:
        AxisError: when it is not said which values are better.
        ScheduleError: when the patience is less than 1, or the change less than 0.

    See also: ``keras.callbacks.EarlyStopping``, ``lightning.pytorch.callbacks.EarlyStopping``.

    >>> stopping = EarlyStopping(patience=2)
    >>> [stopping.observe(loss) for loss in (1.0, 0.5, 0.7, 0.6)]
    [True, True, False, False]
    >>> stopping.ended
    True
    """

    patience: int = 5
    of: str = "loss"
    larger: bool | None = None
    change: float = 0.0
    best: float = field(default=math.inf, init=False)
    waited: int = field(default=0, init=False)

    def __post_init__(self) -> None:
        COUNT.check("EarlyStopping", "patience", self.patience)
        NOT_NEGATIVE.check("EarlyStopping", "change", self.change)
        if self.larger is None and self.of != "loss":
            raise AxisError(
                f"specify whether a larger {self.of} is better: EarlyStopping(of={self.of!r}, larger=True), or "
                "larger=False"
            )

    def observe(self, value: float) -> bool:
        """Record the value of an epoch; return whether it is the best so far."""
        cost = -value if self.larger else value
        if cost < self.best - self.change:
            self.best, self.waited = cost, 0
            return True
        self.waited += 1
        return False

    @property
    def improved(self) -> bool:
        """Whether there was a best value."""
        return self.best < math.inf

    def forget(self) -> None:
        """Reset for another training."""
        self.best, self.waited = math.inf, 0

    @property
    def ended(self) -> bool:
        """Whether training is to end."""
        return self.waited >= self.patience
