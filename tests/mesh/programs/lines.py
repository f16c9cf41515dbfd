"""A step on 2×2 devices whose expressions are on separate lines."""

from __future__ import annotations

import json
import sys
from typing import Any

import numpy as np

from typedtensor import Axis, Input, Mesh, MeshAxis, Param, Tensor, given
from typedtensor.ops import tanh
from typedtensor.optim import Adam
from typedtensor.profiling import explain


class Data(MeshAxis, size=2): ...


class Model(MeshAxis, size=2): ...


class Batch(Axis): ...


class Pixel(Axis, size=3): ...


class Hidden(Axis, size=8): ...


def main() -> dict[str, Any]:
    """Return the collectives of a step, and the lines of a product and of the loss."""
    image = Input(Tensor[Batch, Pixel])
    first = Param(Tensor[Pixel, Hidden](np.linspace(-1, 1, 24).reshape(3, 8)))
    second = Param(Tensor[Hidden](np.ones(8)))
    product = sys._getframe().f_lineno + 1
    hidden = image @ first
    scores = tanh(hidden).contract(second)
    loss = (scores**2).mean()
    optimizer = Adam([first, second], learning_rate=0.1)
    mesh = Mesh(Data, Model, place={Batch: Data, Hidden: Model})
    for _ in range(2):
        with given(image.bind(Tensor[Batch, Pixel](np.ones((8, 3)))), on=mesh) as computation:
            optimizer.step(loss)
    explanation = explain(computation)
    return {
        "product": product,
        "loss": product + 2,
        "collectives": [c._asdict() for c in explanation.collectives],
        "explained": str(explanation),
    }


if __name__ == "__main__":
    print(json.dumps(main()))
