"""The results of a training, epoch by epoch."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from typedtensor.base import html


@dataclass(frozen=True)
class Epoch:
    """The results of an epoch.

    Attributes:
        number: counted from 1.
        training: the means of the loss and of the metrics, while the parameters changed.
        validation: the means over the validation data after it, if there are any.
        steps: the number of steps of the optimizer so far.
        seconds: its duration.
    """

    number: int
    training: Mapping[str, float]
    validation: Mapping[str, float]
    steps: int
    seconds: float

    @property
    def values(self) -> dict[str, float]:
        """All means by name, as an experiment tracker expects them: ``"loss"``, ``"validation loss"``, …

        >>> Epoch(1, {"loss": 0.5}, {"loss": 0.7}, steps=10, seconds=2.0).values
        {'loss': 0.5, 'validation loss': 0.7}
        """
        return {**self.training, **{f"validation {name}": x for name, x in self.validation.items()}}


@dataclass
class History:
    """The results of a training.

    Attributes:
        epochs: its epochs.
        interrupted: whether it ended by a keyboard interrupt.
    """

    epochs: list[Epoch] = field(default_factory=list)
    interrupted: bool = False

    def values(self, name: str = "loss", *, of: str = "training") -> list[float]:
        """The values of a name, epoch by epoch, of the training or of the validation."""
        return [getattr(epoch, of)[name] for epoch in self.epochs]

    def _repr_html_(self) -> str:
        """Return the HTML of the training for notebooks: a row for each epoch."""
        names = [*self.epochs[-1].values] if self.epochs else []
        rows = [
            [str(epoch.number), *[f"{epoch.values[name]:.4g}" for name in names], f"{epoch.seconds:.1f}"]
            for epoch in self.epochs
        ]
        return html.table(["epoch", *names, "seconds"], rows, title=repr(self))

    def __repr__(self) -> str:
        last = [f"{name} {value:.4g}" for name, value in self.epochs[-1].values.items()] if self.epochs else []
        seconds = f"{len(self.epochs)} epochs in {sum(epoch.seconds for epoch in self.epochs):.1f} s"
        return f"History({', '.join([seconds, *last, *['interrupted'] * self.interrupted])})"
