"""DLRM: 8 tables of 20,000 rows of 16 numbers, bags of up to 4 rows, batches of 128, Adagrad."""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

import numpy as np

from benchmarks.peers import Adagrad, Arrays, Batch, jax_entropy
from benchmarks.studies.study import Peer, Study, drawn

if TYPE_CHECKING:
    from benchmarks.networks.training import Network

BATCH, NUMBERS, INNER, VECTOR, FIELDS, ROWS, BAG, BATCHES = 128, 13, 64, 16, 8, 20_000, 4, 8
PARTS = FIELDS + 1
SHAPES: dict[str, tuple[int, ...]] = {
    "table.weight": (FIELDS * ROWS, VECTOR),
    "bottom.0.weight": (NUMBERS, INNER),
    "bottom.0.bias": (INNER,),
    "bottom.2.weight": (INNER, VECTOR),
    "bottom.2.bias": (VECTOR,),
    "top.weight": (PARTS * PARTS + VECTOR, INNER),
    "top.bias": (INNER,),
    "score.weight": (INNER, 2),
    "score.bias": (2,),
}


def batches() -> list[Batch]:
    """Return numbers, rows of the table with their weights (one to four different rows in a bag), and clicks."""
    generator = np.random.default_rng(0)
    offsets = np.arange(FIELDS)[:, None] * ROWS
    found: list[Batch] = []
    for _ in range(BATCHES):
        steps = generator.integers(1, ROWS // BAG, size=(BATCH, FIELDS, BAG))
        sizes = generator.integers(1, BAG + 1, size=(BATCH, FIELDS, 1))
        numbers = generator.normal(size=(BATCH, NUMBERS)).astype(np.float32)
        share = (np.arange(BAG) < sizes).astype(np.float32)
        found.append((numbers, steps.cumsum(-1) + offsets, share, generator.integers(2, size=BATCH)))
    return found


def bags(batch: Batch) -> Batch:
    """Return a batch with the rows of the bags of each field in sequence, and the start of each bag."""
    numbers, rows, share, clicks = batch
    flat = tuple(rows[:, n][share[:, n] > 0] - n * ROWS for n in range(FIELDS))
    starts = share.sum(-1).astype(np.int64).cumsum(0) - share.sum(-1).astype(np.int64)
    return numbers, flat, tuple(np.ascontiguousarray(starts[:, n]) for n in range(FIELDS)), clicks


def tables(weights: Arrays) -> dict[str, np.ndarray[Any, Any]]:
    """Return the weights with a table for each field."""
    parts = weights["table.weight"].reshape(FIELDS, ROWS, VECTOR)
    others = {name: array for name, array in weights.items() if name != "table.weight"}
    return {**others, **{f"tables.{n}": part for n, part in enumerate(parts)}}


def study() -> Study:
    """Return the model."""
    weights, data = drawn(SHAPES), batches()
    weights["table.weight"] *= np.float32(np.sqrt(FIELDS * ROWS) / np.sqrt(VECTOR))

    def network() -> Network:
        from benchmarks.networks.dlrm import network

        return network()

    return Study(
        "dlrm",
        "DLRM: 8 tables of 20,000 × 16, bags of up to 4 rows, batch 128, Adagrad",
        weights,
        data,
        Adagrad(0.01, sparse=True),
        ["score."],
        network,
        Peer(torch_loss, tables(weights), [bags(batch) for batch in data]),
        Peer(jax_loss),
    )


def torch_loss(p: Any, numbers: Any, rows: Any, starts: Any, clicks: Any) -> Any:
    """The loss in PyTorch, with its embedding bags and sparse gradients."""
    torch: Any = importlib.import_module("torch")
    functional = torch.nn.functional

    def linear(x: Any, name: str) -> Any:
        return functional.linear(x, p[f"{name}.weight"].t(), p[f"{name}.bias"])

    vector = linear(linear(numbers, "bottom.0").relu(), "bottom.2").relu()
    vectors = [
        functional.embedding_bag(rows[n], p[f"tables.{n}"], starts[n], mode="sum", sparse=True) for n in range(FIELDS)
    ]
    parts = torch.stack([*vectors, vector], 1)
    joint = torch.cat([torch.bmm(parts, parts.transpose(1, 2)).flatten(1), vector], 1)
    return functional.cross_entropy(linear(linear(joint, "top").relu(), "score"), clicks)


def jax_loss(p: Any, numbers: Any, rows: Any, share: Any, clicks: Any) -> Any:
    """The loss in JAX, whose gradients of tables are dense."""
    jax: Any = importlib.import_module("jax")

    def linear(x: Any, name: str) -> Any:
        return x @ p[f"{name}.weight"] + p[f"{name}.bias"]

    vector = jax.nn.relu(linear(jax.nn.relu(linear(numbers, "bottom.0")), "bottom.2"))
    vectors = (p["table.weight"][rows] * share[..., None]).sum(2)
    parts = jax.numpy.concatenate([vectors, vector[:, None]], 1)
    joint = jax.numpy.concatenate([(parts @ parts.swapaxes(1, 2)).reshape(len(numbers), -1), vector], 1)
    return jax_entropy(linear(jax.nn.relu(linear(joint, "top")), "score"), clicks)
