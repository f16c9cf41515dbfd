"""GPT: 4 layers of 4 heads, 128 wide, 64 tokens of 256, batches of 8, AdamW."""

from __future__ import annotations

import importlib
import math
from typing import Any

import numpy as np

from benchmarks.peers import AdamW, Arrays, Batch, jax_entropy
from benchmarks.studies.study import Peer, Study, drawn

LAYERS, BATCH, TIME, WIDE, HEADS, INNER, TOKENS, BATCHES = 4, 8, 64, 128, 4, 512, 256, 4
EACH, EPSILON = WIDE // HEADS, 1e-5


def block_shapes(wide: int, inner: int) -> dict[str, tuple[int, ...]]:
    """The shapes of the weights of a transformer block."""
    attention = ("query", "key", "value", "output")
    return {
        **{f"attention.{name}.weight": (wide, wide) for name in attention},
        **{f"attention.{name}.bias": (wide,) for name in attention},
        "inner.weight": (wide, inner),
        "inner.bias": (inner,),
        "outer.weight": (inner, wide),
        "outer.bias": (wide,),
        **{f"{name}.{part}": (wide,) for name in ("before", "between") for part in ("scale", "shift")},
    }


SHAPES: dict[str, tuple[int, ...]] = {
    "tokens.weight": (TOKENS, WIDE),
    "positions": (TIME, WIDE),
    **{f"blocks.{n}.{name}": shape for n in range(LAYERS) for name, shape in block_shapes(WIDE, INNER).items()},
    "norm.scale": (WIDE,),
    "norm.shift": (WIDE,),
    "score.weight": (WIDE, TOKENS),
    "score.bias": (TOKENS,),
}


def batches() -> list[Batch]:
    """Tokens and those that follow them."""
    drawn = np.random.default_rng(0).integers(TOKENS, size=(BATCHES, BATCH, TIME + 1))
    return [(np.ascontiguousarray(x[:, :-1]), np.ascontiguousarray(x[:, 1:])) for x in drawn]


def study() -> Study:
    """The model."""
    weights = drawn(SHAPES)

    def network() -> Any:
        from benchmarks.networks.gpt import network

        return network(LAYERS, TIME)

    fused = joined(weights)
    return Study(
        "gpt",
        "GPT: 4 layers, 4 heads, 128 wide, 64 tokens, batch 8, AdamW",
        weights,
        batches(),
        AdamW(1e-3),
        ["score."],
        network,
        Peer(torch_loss, fused),
        Peer(jax_loss, fused),
    )


def joined(weights: Arrays) -> dict[str, np.ndarray[Any, Any]]:
    """The weights with queries, keys and values of each block in one, as AdamW treats every number alike."""
    found = dict(weights)
    for query in [name for name in weights if ".query." in name]:
        parts = [found.pop(query.replace(".query.", f".{part}.")) for part in ("query", "key", "value")]
        found[query.replace(".query.", ".")] = np.concatenate(parts, axis=-1)
    return found


def torch_block(p: Any, name: str, x: Any, heads: int, *, causal: bool = False, allowed: Any = None) -> Any:
    """A block in PyTorch, with its fused normalization and attention."""
    functional: Any = importlib.import_module("torch").nn.functional
    batch, time, wide = x.shape

    def linear(x: Any, part: str) -> Any:
        return functional.linear(x, p[f"{name}.{part}.weight"].t(), p[f"{name}.{part}.bias"])

    def normalized(x: Any, part: str) -> Any:
        return functional.layer_norm(x, (wide,), p[f"{name}.{part}.scale"], p[f"{name}.{part}.shift"], EPSILON)

    joint = linear(normalized(x, "before"), "attention").view(batch, time, 3, heads, wide // heads)
    queries, keys, values = joint.permute(2, 0, 3, 1, 4)
    mixed = functional.scaled_dot_product_attention(queries, keys, values, attn_mask=allowed, is_causal=causal)
    x = x + linear(mixed.transpose(1, 2).reshape(batch, time, wide), "attention.output")
    inner = functional.gelu(linear(normalized(x, "between"), "inner"), approximate="tanh")
    return x + linear(inner, "outer")


def torch_loss(p: Any, x: Any, y: Any) -> Any:
    """The loss in PyTorch."""
    functional: Any = importlib.import_module("torch").nn.functional
    state = functional.embedding(x, p["tokens.weight"]) + p["positions"]
    for n in range(LAYERS):
        state = torch_block(p, f"blocks.{n}", state, HEADS, causal=True)
    state = functional.layer_norm(state, (WIDE,), p["norm.scale"], p["norm.shift"], EPSILON)
    logits = functional.linear(state, p["score.weight"].t(), p["score.bias"])
    return functional.cross_entropy(logits.view(-1, TOKENS), y.view(-1))


def jax_norm(p: Any, name: str, x: Any) -> Any:
    """Layer normalization in JAX."""
    jax: Any = importlib.import_module("jax")
    centred = x - x.mean(-1, keepdims=True)
    variance = (centred * centred).mean(-1, keepdims=True)
    return centred * jax.lax.rsqrt(variance + EPSILON) * p[f"{name}.scale"] + p[f"{name}.shift"]


def jax_block(p: Any, name: str, x: Any, heads: int, allowed: Any) -> Any:
    """A block in JAX."""
    jax: Any = importlib.import_module("jax")
    batch, time, wide = x.shape

    def linear(x: Any, part: str) -> Any:
        return x @ p[f"{name}.{part}.weight"] + p[f"{name}.{part}.bias"]

    joint = linear(jax_norm(p, f"{name}.before", x), "attention").reshape(batch, time, 3, heads, wide // heads)
    queries, keys, values = joint.transpose(2, 0, 3, 1, 4)
    scores = queries @ keys.swapaxes(-1, -2) * np.float32(1 / math.sqrt(wide // heads))
    weights = jax.nn.softmax(jax.numpy.where(allowed, scores, -1e30))
    x = x + linear((weights @ values).swapaxes(1, 2).reshape(batch, time, wide), "attention.output")
    return x + linear(jax.nn.gelu(linear(jax_norm(p, f"{name}.between", x), "inner")), "outer")


def jax_loss(p: Any, x: Any, y: Any) -> Any:
    """The loss in JAX."""
    state = p["tokens.weight"][x] + p["positions"]
    for n in range(LAYERS):
        state = jax_block(p, f"blocks.{n}", state, HEADS, np.tri(TIME, dtype=bool))
    return jax_entropy(jax_norm(p, "norm", state) @ p["score.weight"] + p["score.bias"], y)
