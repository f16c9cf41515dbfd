"""What a training came to, epoch by epoch."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from typedtensor.base import html


@dataclass(frozen=True)
class Epoch:
    """What an epoch came to.

    Attributes:
        number: counted from 1.
        training: the means of the loss and of what was measured besides, while the parameters changed.
        validation: the means over the validation data after it, if there are such.
        steps: how many steps the optimizer had made.
        seconds: how long it took.
    """

    number: int
    training: Mapping[str, float]
    validation: Mapping[str, float]
    steps: int
    seconds: float

    @property
    def values(self) -> dict[str, float]:
        """All means by name, as a tracker of experiments takes them: ``"loss"``, ``"validation loss"``, …

        >>> Epoch(1, {"loss": 0.5}, {"loss": 0.7}, steps=10, seconds=2.0).values
        {'loss': 0.5, 'validation loss': 0.7}
        """
        return {**self.training, **{f"validation {name}": x for name, x in self.validation.items()}}


@dataclass
class History:
    """What a training came to.

    Attributes:
        epochs: its epochs.
        interrupted: whether it ended by an interrupt from the keyboard.
    """

    epochs: list[Epoch] = field(default_factory=list)
    interrupted: bool = False

    def values(self, name: str = "loss", *, of: str = "training") -> list[float]:
        """The values of a name, epoch by epoch, of the training or of the validation."""
        return [getattr(epoch, of)[name] for epoch in self.epochs]

    def _repr_html_(self) -> str:
        """The training in a notebook: a row for each epoch."""
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
