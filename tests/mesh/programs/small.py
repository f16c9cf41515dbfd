"""A small model on 2×2 devices, on 4 with divided parameters, and on one: results and costs."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import numpy as np

from typedtensor import Axis, Input, Mesh, MeshAxis, Param, Tensor, given
from typedtensor.errors import NonFiniteError
from typedtensor.io import load, save
from typedtensor.ops import tanh
from typedtensor.optim import Adam
from typedtensor.profiling import explain


class Data(MeshAxis): ...


class Model(MeshAxis, size=2): ...


class Batch(Axis): ...


class Pixel(Axis, size=3): ...


class Hidden(Axis, size=4): ...


Rows = Tensor[Batch, Pixel]
NOT_FINITE, SAVED, LOADED = 4, 5, 6
x = Input(Rows)
rows = np.random.default_rng(0).normal(size=(8, 3))


def train(mesh: Mesh | None, folder: Path, name: str) -> dict[str, Any]:
    """Return the results, the collectives of a step, and a device's share of each parameter and state."""
    first = Param(Tensor[Pixel, Hidden](np.linspace(-1, 1, 12).reshape(3, 4)))
    second = Param(Tensor[Hidden](np.ones(4)))
    parameters: dict[str, Param[Any]] = {"first": first, "second": second}
    hidden = tanh(x @ first)
    loss = (hidden.contract(second) ** 2).mean()
    optimizer = Adam(parameters, learning_rate=0.1)
    found: list[Any] = []
    for number in range(9):
        with given(x.bind(Rows(rows * np.inf if number == NOT_FINITE else rows + number)), on=mesh) as computation:
            try:
                [largest] = optimizer.step(loss, also=(hidden.max(Hidden),))
                found += [loss.value, largest]
            except NonFiniteError:
                found.append("not finite")
            if number == 2:
                found += [computation.gradients(loss)[first], tanh(hidden * 2.0).value]
        if number == SAVED:
            save(folder / name, parameters, optimizer=optimizer)
        if number == LOADED:
            load(folder / "alone", parameters, optimizer=optimizer)
    held = [x for kept in getattr(optimizer._store, "residents", {}).values() for x in kept.arrays]
    parts = [x.addressable_shards[0].data.nbytes / x.nbytes for x in held if hasattr(x, "addressable_shards")]
    found += [first.value, second.value, *(v for s in optimizer.state.remembered.values() for v in s.values())]
    return {
        "found": [v if isinstance(v, str) else np.asarray(v).tolist() for v in found],
        "collectives": [c._asdict() for c in explain(computation).collectives],
        "explained": str(explain(computation)),
        "parts": parts,
    }


def main(folder: Path) -> dict[str, Any]:
    """Run the training in three ways."""
    return {
        "alone": train(None, folder, "alone"),
        "tensors": train(Mesh(Data(2), Model, place={Batch: Data, Hidden: Model}), folder, "tensors"),
        "parameters": train(Mesh(Data(4), place={Batch: Data, Hidden: Data}), folder, "parameters"),
    }


if __name__ == "__main__":
    print(json.dumps(main(Path(sys.argv[1]))))
