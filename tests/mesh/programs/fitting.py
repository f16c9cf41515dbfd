"""`fit` on 2×2 devices and on one, by the engine of the process: losses, parameters and their placement."""

from __future__ import annotations

import json
from typing import Any

import numpy as np

from tests.targets.fetching import noted_fetches
from typedtensor import Axis, Input, Mesh, MeshAxis, Tensor, use_engine
from typedtensor.nn import Linear
from typedtensor.optim import Adam
from typedtensor.training import Batches, fit, measure


class Data(MeshAxis, size=2): ...


class Model(MeshAxis, size=2): ...


class Row(Axis): ...


class Pixel(Axis, size=3): ...


class Out(Axis, size=4): ...


def train() -> dict[str, Any]:
    """Return losses of training and validation, the parameters, a device's share of them, and the transfers.

    Validation reads parameters between steps. First evaluations are interpreted; later ones leave them on the devices.
    """
    x, y = Input(Tensor[Row, Pixel]), Input(Tensor[Row, Out])
    model = Linear(Pixel, Out, seed=0, dtype=float)
    optimizer = Adam(model.parameters, learning_rate=0.1)
    normal = np.random.default_rng(0).normal
    loss = ((model(x) - y) ** 2).mean()
    data = x.bind(Tensor[Row, Pixel](normal(size=(38, 3)))), y.bind(Tensor[Row, Out](normal(size=(38, 4))))
    batches = Batches(*data, along=Row, size=8, whole=True)
    history = fit(model, optimizer, loss, batches, epochs=3, validation=batches, progress=False)
    found = [*(e.training["loss"] for e in history.epochs), *(e.validation["loss"] for e in history.epochs)]
    with noted_fetches() as fetched:
        history = fit(model, optimizer, loss, batches, epochs=2, validation=batches, progress=False)
        found += [*(e.validation["loss"] for e in history.epochs), measure(batches, {"loss": loss})["loss"]]
    held = [x for kept in getattr(optimizer._store, "residents", {}).values() for x in kept.arrays]
    parameters = [p.value.numpy().tolist() for p in model.parameters.values()]
    return {
        "found": found,
        "fetched": len(fetched),
        "parameters": parameters,
        "parts": [x.addressable_shards[0].data.nbytes / x.nbytes for x in held if hasattr(x, "addressable_shards")],
    }


def main() -> dict[str, Any]:
    """Run the training in two ways."""
    alone = train()
    use_engine("xla", on=Mesh(Data, Model, place={Row: Data, Out: Model}))
    divided = train()
    use_engine("numpy")
    return {"alone": alone, "divided": divided, "after": train()}


if __name__ == "__main__":
    print(json.dumps(main()))
