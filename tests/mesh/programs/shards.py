"""Programs per shard on 4×2 devices and on one: their results, and the collectives of each compiled program."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import numpy as np

from typedtensor import Axis, Input, Local, Mesh, MeshAxis, Param, Partial, Tensor, given
from typedtensor.mesh.collectives import collectives_in
from typedtensor.ops import all_gather, all_reduce, all_to_all, dot, reduce_scatter, relu, shard, square, unshard
from typedtensor.optim import Adam


class Data(MeshAxis, size=4): ...


class Model(MeshAxis, size=2): ...


class Batch(Axis): ...


class Feature(Axis, size=8): ...


class Hidden(Axis, size=16): ...


class Out(Axis, size=4): ...


MESH = Mesh(Data, Model)
Rows = Tensor[Data, Local[Batch, Data], Feature]
Whole = Tensor[Batch, Feature]
x, g, whole = Input(Rows), Input(Tensor[Partial[Data], Feature, Hidden]), Input(Whole)


def normal(*shape: int) -> Any:
    return np.random.default_rng(shape).normal(size=shape)


def train(mesh: Mesh | None) -> dict[str, Any]:
    """Make steps of a network with divided batches and divided weights."""
    columns = Param(Tensor[Model, Feature, Local[Hidden, Model]](normal(2, 8, 8)))
    rows = Param(Tensor[Model, Local[Hidden, Model], Out](normal(2, 8, 4)))
    hidden = relu(dot(x, columns, Feature))
    scores = all_reduce(dot(hidden, rows, Local[Hidden, Model]), Model)
    loss = all_reduce(square(scores).sum(Out).sum(Local[Batch, Data]), Data) / 32.0
    parameters: dict[str, Param[Any]] = {"columns": columns, "rows": rows}
    optimizer = Adam(parameters, learning_rate=0.1)
    found: list[Any] = []
    for number in range(3):
        with given(x.bind(Rows(normal(4, 8, 8) + number)), on=mesh) as computation:
            optimizer.step(loss)
            found.append(loss.value)
    with given(x.bind(Rows(normal(4, 8, 8))), on=mesh) as last:
        slope = last.gradients(loss)[columns]
    return described(computation, [*found, columns.value, rows.value, slope])


def slope(make: Callable[[], Any], mesh: Mesh | None) -> dict[str, Any]:
    """Return the gradients of the squares of a program's results by each of its inputs."""
    bindings = x.bind(Rows(normal(4, 8, 8))), g.bind(Tensor[Partial[Data], Feature, Hidden](normal(4, 8, 16)))
    loss, found = square(square(make())).sum(), []
    for _ in range(3):  # repeated requests have a plan
        with given(*bindings, whole.bind(Whole(normal(32, 8))), on=mesh) as computation:
            found.append(loss.value)
            found += [computation.gradients(loss, leaf)[leaf] for leaf in (x, g, whole)]
    return described(computation, found)


def share(mesh: Mesh | None) -> dict[str, Any]:
    """Make steps of replicated weights, whose gradients are one sum over the devices."""
    weights = Param(Tensor[Feature](normal(8)))
    loss = all_reduce(dot(x, weights, Feature).sum(Local[Batch, Data]), Data)
    optimizer = Adam({"weights": weights}, learning_rate=0.1)
    for number in range(3):
        with given(x.bind(Rows(normal(4, 8, 8) + number)), on=mesh) as computation:
            optimizer.step(loss)
    return described(computation, [weights.value])


def described(computation: Any, found: list[Any]) -> dict[str, Any]:
    programs = [[c.kind for c in collectives_in(program.divided())] for program in computation.programs]
    return {"found": [np.asarray(v).tolist() for v in found], "programs": programs}


PROGRAMS: dict[str, Callable[[Mesh | None], dict[str, Any]]] = {
    "train": train,
    "share": share,
    "all_reduce": lambda mesh: slope(lambda: all_reduce(g, Data), mesh),
    "sum": lambda mesh: slope(lambda: x.sum(Local[Batch, Data]).sum(Partial[Data]), mesh),
    "mean": lambda mesh: slope(lambda: unshard(square(x), Batch, Data).mean(Batch), mesh),
    "shard": lambda mesh: slope(lambda: shard(whole, Batch, Data), mesh),
    "reduce_scatter": lambda mesh: slope(lambda: reduce_scatter(g, Feature, Data), mesh),
    "all_gather": lambda mesh: slope(lambda: all_gather(x, Batch, Data), mesh),
    "all_to_all": lambda mesh: slope(lambda: all_to_all(x, Batch, Feature, Data), mesh),
}

if __name__ == "__main__":
    print(json.dumps({name: [make(None), make(MESH)] for name, make in PROGRAMS.items()}))
