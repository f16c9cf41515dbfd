"""One of several processes that train jointly, each with its part of the batch."""

from __future__ import annotations

import json
import os
import sys

import jax
import numpy as np

from tests.targets.fetching import noted_fetches
from typedtensor import Axis, BindingError, Expr, Input, Mesh, MeshAxis, Param, SizeError, Tensor, dynamic, given
from typedtensor.io import load, save
from typedtensor.ops import tanh
from typedtensor.optim import Adam


class Data(MeshAxis, size=2): ...


class Model(MeshAxis, size=2): ...


class Batch(Axis): ...


class Pixel(Axis, size=3): ...


class Hidden(Axis, size=4): ...


STEPS, DIES = 6, 3


def main(process: int, processes: int, port: int, file: str, dies: bool) -> dict[str, object]:
    """Run this process; return its observations."""
    if processes > 1:
        jax.config.update("jax_cpu_collectives_implementation", "gloo")
        jax.distributed.initialize(f"127.0.0.1:{port}", processes, process, heartbeat_timeout_seconds=10)
    mesh = Mesh(Data, Model, place={Batch: Data, Hidden: Model})
    x = Input(Tensor[Batch, Pixel])
    first = Param(Tensor[Pixel, Hidden](np.linspace(-1, 1, 12).reshape(3, 4)), name="first")
    second = Param(Tensor[Hidden](np.ones(4)), name="second")
    model = {"first": first, "second": second}
    hidden = tanh(x @ first)
    loss = (hidden.contract(second) ** 2).mean()
    optimizer = Adam([first, second], learning_rate=0.1)
    rows = np.random.default_rng(0).normal(size=(processes, 8 // processes, 3))[process]
    batch = mesh.from_local(Tensor[Batch, Pixel](rows))
    losses = []
    for number in range(STEPS):
        with given(x.bind(batch), on=mesh):
            [largest] = optimizer.step(loss, also=(hidden.max(Hidden),))
            losses.append(float(loss.value))
        if number == 2:  # parameters are sharded over several processes
            with noted_fetches() as fetched, given(x.bind(batch), on=mesh) as computation:
                losses.append(float(hidden.sum().value))
                losses.append(float(computation.gradients(loss)[first].numpy().sum()))
                assert not fetched or processes == 1  # one process interprets the first evaluation
                seen = computation.evaluate(first)  # which all processes request
                if process == 0:
                    assert seen.numpy().shape == (3, 4)
        if dies and number == DIES and process == 1:
            os._exit(3)
        if number in (0, STEPS - 1):
            save(file, model, optimizer=optimizer)
    load(file, model, optimizer=optimizer)
    with given(x.bind(batch), on=mesh) as computation:
        gradient = computation.gradients(loss)[first].numpy()
        doubled = (x * 2.0).value.numpy()
        optimizer.step(loss)

    @dynamic
    async def chosen() -> Expr[Tensor[Batch]]:
        total = await hidden.sum()
        return hidden.sum(Hidden) * (2.0 if float(total) > 0 else 3.0)

    refused = ""
    try:
        with given(x.bind(batch), on=mesh, without=()):
            (chosen().sum() * 1.0).value  # noqa: B018  # asking for it raises
    except BindingError as error:
        refused = str(error)
    uneven = ""
    try:
        mesh.from_local(Tensor[Batch, Pixel](rows[: 3 + process]))
    except SizeError as error:
        uneven = str(error)
    return {
        "uneven": uneven,
        "losses": losses,
        "seen": [largest.shape, doubled.shape, float(gradient.sum()), float(doubled.sum())],
        "parameters": [first.value.numpy().tolist(), second.value.numpy().tolist()],
        "refused": refused,
    }


if __name__ == "__main__":
    process, processes, port = map(int, sys.argv[1:4])
    print(json.dumps(main(process, processes, port, sys.argv[4], dies=len(sys.argv) > 5)), flush=True)
