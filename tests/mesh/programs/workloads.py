"""A benchmark workload on 4×2 devices and on one: losses, parameters, collectives, a device's share."""

from __future__ import annotations

import importlib
import json
import sys
from typing import Any

import numpy as np

from benchmarks.networks import training
from typedtensor import Mesh, MeshAxis, given
from typedtensor.profiling import explain
from typedtensor.runtime import Computation


class Data(MeshAxis, size=4): ...


class Model(MeshAxis, size=2): ...


STEPS = 5
AXES = {"Data": Data, "Model": Model}
NETWORKS = {"rnn": "recurrent", "cnn": "cnn", "transformer": "transformer"}


def train(name: str, dtype: str, mesh: Mesh | None) -> dict[str, Any]:
    """Return the results of some steps."""
    workload = importlib.import_module(f"benchmarks.{name}")
    network = importlib.import_module(f"benchmarks.networks.{NETWORKS[name]}")
    made: list[Any] = []
    entered: list[Computation] = []

    def optimizer_of(parameters: Any, descent: Any) -> Any:
        for parameter in parameters.values():
            parameter._value = parameter.tensor_type(parameter.value.numpy().astype(dtype))
        made.append(training.optimizer_of(parameters, descent))
        return made[-1]

    def begun(*bindings: Any, **scope: Any) -> Computation:
        entered.append(given(*bindings, engine="xla", on=mesh))
        return entered[-1]

    # The networks of the benchmarks only know the engine.
    vars(network)["optimizer_of"], vars(training)["given"] = optimizer_of, begun
    step = next(x for x in workload.workload().contenders if x.package == "typedtensor").make(1)
    losses = [step(0) for _ in range(STEPS)]
    [optimizer] = made
    held = [x for kept in getattr(optimizer._store, "residents", {}).values() for x in kept.arrays]
    return {
        "losses": losses,
        "parameters": {name: x.value.numpy().tolist() for name, x in optimizer.parameters.items()},
        "collectives": [c._asdict() for c in explain(entered[-1]).collectives],
        "here": sum(x.addressable_shards[0].data.nbytes for x in held if mesh),
        "whole": sum(x.nbytes for x in held),
    }


def main(name: str, dtype: str, placed: str) -> dict[str, Any]:
    """Run the training on one device and on the mesh."""
    network = importlib.import_module(f"benchmarks.networks.{NETWORKS[name]}")
    pairs = [pair.split("=") for pair in placed.split(",")]
    mesh = Mesh(Data, Model, place={getattr(network, label): AXES[axis] for label, axis in pairs})
    alone, divided = train(name, dtype, None), train(name, dtype, mesh)
    worst = max(
        float(np.abs(np.subtract(x, divided["parameters"][name])).max()) for name, x in alone["parameters"].items()
    )
    losses = float(np.abs(np.subtract(alone["losses"], divided["losses"])).max())
    return {"difference": max(worst, losses), **{key: divided[key] for key in ("collectives", "here", "whole")}}


if __name__ == "__main__":
    print(json.dumps(main(*sys.argv[1:])))
