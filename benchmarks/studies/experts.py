"""A mixture of 4 experts, 64 → 256 → 64; each of 256 tokens goes to one expert, each expert takes up to 96; AdamW."""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

import numpy as np

from benchmarks.peers import AdamW, Batch, jax_entropy
from benchmarks.studies.study import Peer, Study, drawn

if TYPE_CHECKING:
    from benchmarks.networks.training import Network

TOKENS, SENSORS, WIDE, INNER, EXPERTS, ROOM, TOPICS, BATCHES = 256, 32, 64, 256, 4, 96, 10, 4
SHAPES: dict[str, tuple[int, ...]] = {
    "read.weight": (SENSORS, WIDE),
    "read.bias": (WIDE,),
    "experts.router.weight": (WIDE, EXPERTS),
    "experts.inner": (EXPERTS, WIDE, INNER),
    "experts.inner_bias": (EXPERTS, INNER),
    "experts.outer": (EXPERTS, INNER, WIDE),
    "experts.outer_bias": (EXPERTS, WIDE),
    "score.weight": (WIDE, TOPICS),
    "score.bias": (TOPICS,),
}


def batches() -> list[Batch]:
    """Return readings and topics."""
    generator = np.random.default_rng(0)
    readings = generator.normal(size=(BATCHES, TOKENS, SENSORS)).astype(np.float32)
    return [(x, generator.integers(TOPICS, size=TOKENS)) for x in readings]


def study() -> Study:
    """Return the model."""
    weights = drawn(SHAPES)
    for name in ("experts.inner_bias", "experts.outer_bias"):
        weights[name][...] = 0.0

    def network() -> Network:
        from benchmarks.networks.experts import network

        return network()

    return Study(
        "experts",
        "Mixture of 4 experts, 64 → 256 → 64, one for each of 256 tokens, AdamW",
        weights,
        batches(),
        AdamW(1e-3),
        ["score."],
        network,
        Peer(torch_loss),
        Peer(jax_loss),
    )


def torch_loss(p: Any, x: Any, y: Any) -> Any:
    """The loss in PyTorch, which gathers the tokens of each expert and adds its outputs."""
    torch: Any = importlib.import_module("torch")
    functional = torch.nn.functional
    x = torch.addmm(p["read.bias"], x, p["read.weight"]).relu()
    gate, choice = (x @ p["experts.router.weight"]).softmax(-1).max(-1)
    found = torch.zeros_like(x)
    for n in range(EXPERTS):
        tokens = (choice == n).nonzero()[:ROOM, 0]
        inner = torch.addmm(p["experts.inner_bias"][n], x[tokens], p["experts.inner"][n]).relu()
        outer = torch.addmm(p["experts.outer_bias"][n], inner, p["experts.outer"][n])
        found = found.index_add(0, tokens, outer * gate[tokens, None])
    return functional.cross_entropy(torch.addmm(p["score.bias"], x + found, p["score.weight"]), y)


def jax_loss(p: Any, x: Any, y: Any) -> Any:
    """The loss in JAX. Sizes must be known, so it adds tokens to slots of experts and takes the outputs from there."""
    jax: Any = importlib.import_module("jax")
    xp = jax.numpy
    x = jax.nn.relu(x @ p["read.weight"] + p["read.bias"])
    gates = jax.nn.softmax(x @ p["experts.router.weight"])
    choice = gates.argmax(-1)
    chosen = jax.nn.one_hot(choice, EXPERTS, dtype=int)
    place = ((xp.cumsum(chosen, 0) - 1) * chosen).sum(-1)
    fits = place < ROOM
    cell, kept = choice * ROOM + xp.where(fits, place, 0), fits[:, None]
    inputs = xp.zeros((EXPERTS * ROOM, WIDE), x.dtype).at[cell].add(x * kept).reshape(EXPERTS, ROOM, WIDE)
    inner = jax.nn.relu(inputs @ p["experts.inner"] + p["experts.inner_bias"][:, None])
    outer = inner @ p["experts.outer"] + p["experts.outer_bias"][:, None]
    found = outer.reshape(EXPERTS * ROOM, WIDE)[cell] * kept * gates.max(-1, keepdims=True)
    return jax_entropy((x + found) @ p["score.weight"] + p["score.bias"], y)
