"""Precomputed gradients applied by one device and by a mesh."""

from __future__ import annotations

import json
from typing import Any

import numpy as np

from typedtensor import Axis, Input, Mesh, MeshAxis, Param, Tensor, given
from typedtensor.ops import tanh
from typedtensor.optim import Adam


class Row(Axis): ...


class Pixel(Axis, size=8): ...


class Out(Axis, size=16): ...


class Data(MeshAxis, size=4): ...


class Model(MeshAxis, size=2): ...


def train(way: dict[str, Any]) -> dict[str, Any]:
    """Apply gradients; return the parameters afterwards, and a device's share of each."""
    normal = np.random.default_rng(0).normal
    x = Input(Tensor[Row, Pixel])
    weight, bias = Param(Tensor[Pixel, Out](normal(size=(8, 16)))), Param(Tensor[Out](normal(size=16)))
    scale, other = Param(Tensor[()](np.float64(1.5))), Param(Tensor[Pixel](normal(size=8)))
    hidden = (x * other.expand_like(x)) @ weight
    loss = (tanh(hidden + bias.expand_like(hidden)) ** 2).mean() * scale
    parameters: list[Param[Any]] = [weight, bias, scale, other]
    optimizer = Adam(parameters, learning_rate=0.1)
    for _ in range(5):
        with given(x.bind(Tensor[Row, Pixel](normal(size=(12, 8)))), engine="xla", **way) as computation:
            optimizer.apply(computation.gradients(loss))
    held = [a for kept in getattr(optimizer._store, "residents", {}).values() for a in kept.arrays]
    return {
        "parameters": [p.value.numpy().tolist() for p in parameters],
        "parts": [a.addressable_shards[0].data.nbytes / a.nbytes for a in held],
    }


if __name__ == "__main__":
    print(json.dumps([train({}), train({"on": Mesh(Data, Model, place={Row: Data, Out: Model})})]))
