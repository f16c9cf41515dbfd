"""A network of layers, for tests of which requests compute what."""

from __future__ import annotations

from typing import Any

import numpy as np

from typedtensor import Axis, Input, Param, Tensor
from typedtensor.ops import tanh


class Row(Axis): ...


class Wide(Axis, size=4): ...


class Narrow(Axis, size=4): ...


class Layers:
    """A sequence of layers.

    Args:
        depth: the number of layers.

    Attributes:
        weights: the parameters of the layers.
        hidden: the results of the layers.
        loss: the mean of the squares of the last result.
        data: the bindings.
    """

    def __init__(self, depth: int = 3) -> None:
        random = np.random.default_rng(0)
        words: list[Any] = [Tensor[Wide, Narrow] if n % 2 == 0 else Tensor[Narrow, Wide] for n in range(depth)]
        self.weights: list[Any] = [Param(word(random.normal(size=(4, 4)))) for word in words]
        self.x = Input(Tensor[Row, Wide])
        self.data = (self.x.bind(Tensor[Row, Wide](random.normal(size=(3, 4)))),)
        self.build()

    def build(self) -> None:
        """Build the expressions anew."""
        y: Any = self.x
        self.hidden: list[Any] = []
        for weight in self.weights:
            y = tanh(y @ weight)
            self.hidden.append(y)
        self.loss: Any = (y * y).mean()
