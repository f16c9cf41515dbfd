"""A network of layers for tests of what is computed for whom."""

from __future__ import annotations

from typing import Any

import numpy as np

from typedtensor import Axis, Input, Param, Tensor
from typedtensor.ops import tanh


class Row(Axis): ...


class Wide(Axis, size=4): ...


class Narrow(Axis, size=4): ...


class Layers:
    """Layers in a row.

    Args:
        depth: how many.

    Attributes:
        weights: their parameters.
        hidden: what they give.
        loss: the mean of the squares of the last.
        data: what it is computed for.
    """

    def __init__(self, depth: int = 3) -> None:
        random = np.random.default_rng(0)
        words: list[Any] = [Tensor[Wide, Narrow] if n % 2 == 0 else Tensor[Narrow, Wide] for n in range(depth)]
        self.weights: list[Any] = [Param(word(random.normal(size=(4, 4)))) for word in words]
        self.x = Input(Tensor[Row, Wide])
        self.data = (self.x.bind(Tensor[Row, Wide](random.normal(size=(3, 4)))),)
        self.build()

    def build(self) -> None:
        """Make the expressions anew."""
        y: Any = self.x
        self.hidden: list[Any] = []
        for weight in self.weights:
            y = tanh(y @ weight)
            self.hidden.append(y)
        self.loss: Any = (y * y).mean()
