"""An encoder of padded sentences: 2 layers of 4 heads, width 64; 60 batches of 47 different sizes, AdamW."""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

import numpy as np

from benchmarks.peers import AdamW, Batch
from benchmarks.studies.gpt import EPSILON, block_shapes, jax_block, jax_norm, joined, torch_block
from benchmarks.studies.study import Peer, Study, drawn

if TYPE_CHECKING:
    from benchmarks.networks.training import Network

LAYERS, WIDE, HEADS, WORDS, POSITIONS, TOPICS = 2, 64, 4, 1000, 64, 10
BATCHES, SIZES, BATCH, TIME = 60, 47, (12, 17), (8, 41)

SHAPES: dict[str, tuple[int, ...]] = {
    "words.weight": (WORDS, WIDE),
    "positions.weight": (POSITIONS, WIDE),
    **{f"blocks.{n}.{name}": shape for n in range(LAYERS) for name, shape in block_shapes(WIDE).items()},
    "norm.scale": (WIDE,),
    "norm.shift": (WIDE,),
    "score.weight": (WIDE, TOPICS),
    "score.bias": (TOPICS,),
}


def batches() -> list[Batch]:
    """Return words, the mask of present words, and topics; the longest sentence of a batch has no padding."""
    generator = np.random.default_rng(0)
    pairs = [(batch, time) for batch in range(*BATCH) for time in range(*TIME)]
    sizes = [pairs[n] for n in generator.permutation(len(pairs))[:SIZES]]
    sizes += [sizes[n] for n in generator.integers(SIZES, size=BATCHES - SIZES)]
    found: list[Batch] = []
    for batch, time in sizes:
        lengths = generator.integers(time // 2, time + 1, size=(batch, 1))
        lengths[0] = time
        words, topics = generator.integers(WORDS, size=(batch, time)), generator.integers(TOPICS, size=batch)
        found.append((words, np.arange(time) < lengths, topics))
    return found


def padded(batch: Batch) -> Batch:
    """Return a batch padded to the largest size, with the weight of each sentence in the loss, as JAX compiles for one
    size.
    """
    words, present, topics = batch
    sentences, time = BATCH[1] - 1, TIME[1] - 1
    wide = [(0, sentences - words.shape[0]), (0, time - words.shape[1])]
    share = np.full(len(topics), 1 / len(topics), np.float32)
    return np.pad(words, wide), np.pad(present, wide), np.pad(topics, wide[0]), np.pad(share, wide[0])


def study() -> Study:
    """Return the model."""
    weights, data = drawn(SHAPES), batches()

    def network() -> Network:
        from benchmarks.networks.encoder import network

        return network(LAYERS)

    fused = joined(weights)
    return Study(
        "encoder",
        f"Encoder of padded sentences: 2 layers, 4 heads, 64 wide, {SIZES} sizes in {BATCHES} batches, AdamW",
        weights,
        data,
        AdamW(1e-3),
        ["score."],
        network,
        Peer(torch_loss, fused),
        Peer(jax_loss, fused, [padded(batch) for batch in data]),
    )


def torch_loss(p: Any, words: Any, present: Any, topics: Any) -> Any:
    """The loss in PyTorch."""
    functional: Any = importlib.import_module("torch").nn.functional
    state = functional.embedding(words, p["words.weight"]) + p["positions.weight"][: words.shape[1]]
    for n in range(LAYERS):
        state = torch_block(p, f"blocks.{n}", state, HEADS, allowed=present[:, None, None])
    state = functional.layer_norm(state, (WIDE,), p["norm.scale"], p["norm.shift"], EPSILON)
    total = state.masked_fill(~present[..., None], 0.0).sum(1)
    mean = total / present.sum(1, keepdim=True)
    return functional.cross_entropy(functional.linear(mean, p["score.weight"].t(), p["score.bias"]), topics)


def jax_loss(p: Any, words: Any, present: Any, topics: Any, share: Any) -> Any:
    """The loss in JAX."""
    jax: Any = importlib.import_module("jax")
    state = p["words.weight"][words] + p["positions.weight"][: words.shape[1]]
    for n in range(LAYERS):
        state = jax_block(p, f"blocks.{n}", state, HEADS, present[:, None, None])
    total = jax.numpy.where(present[..., None], jax_norm(p, "norm", state), 0.0).sum(1)
    mean = total / jax.numpy.maximum(present.sum(1, keepdims=True), 1)
    logarithms = jax.nn.log_softmax(mean @ p["score.weight"] + p["score.bias"])
    return -(jax.numpy.take_along_axis(logarithms, topics[:, None], 1)[:, 0] * share).sum()
