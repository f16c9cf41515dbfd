"""A GPT of attention blocks with two-layer perceptrons, AdamW; one size for processors, and sizes for accelerators."""

from __future__ import annotations

import importlib
import math
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any

import numpy as np

from benchmarks.peers import AdamW, Arrays, Batch, jax_entropy
from benchmarks.studies.study import Peer, Study, drawn

if TYPE_CHECKING:
    from benchmarks.networks.training import Network

BATCHES, EPSILON = 4, 1e-5


@dataclass(frozen=True)
class Sizes:
    """The sizes of a model and its mini-batches."""

    layers: int = 4
    heads: int = 4
    wide: int = 128
    time: int = 64
    tokens: int = 256
    batch: int = 8

    def __str__(self) -> str:
        return (
            f"{self.layers} layers, {self.heads} heads, {self.wide} wide, {self.time} of {self.tokens} tokens, "
            f"batch {self.batch}, AdamW"
        )

    def shapes(self) -> dict[str, tuple[int, ...]]:
        """Return the shapes of the weights."""
        blocks = {f"blocks.{n}.{k}": v for n in range(self.layers) for k, v in block_shapes(self.wide).items()}
        return {
            "tokens.weight": (self.tokens, self.wide),
            "positions": (self.time, self.wide),
            **blocks,
            "norm.scale": (self.wide,),
            "norm.shift": (self.wide,),
            "score.weight": (self.wide, self.tokens),
            "score.bias": (self.tokens,),
        }

    def batches(self) -> list[Batch]:
        """Return tokens and the tokens that follow them."""
        drawn = np.random.default_rng(0).integers(self.tokens, size=(BATCHES, self.batch, self.time + 1))
        return [(np.ascontiguousarray(x[:, :-1]), np.ascontiguousarray(x[:, 1:])) for x in drawn]

    def network(self) -> Network:
        """Return our model."""
        from benchmarks.networks.gpt import network

        return network(self.layers, self.time, self.wide, self.heads, self.tokens)


def block_shapes(wide: int) -> dict[str, tuple[int, ...]]:
    """Return the shapes of the weights of a transformer block."""
    attention, inner = ("query", "key", "value", "output"), 4 * wide
    return {
        **{f"attention.{name}.weight": (wide, wide) for name in attention},
        **{f"attention.{name}.bias": (wide,) for name in attention},
        "inner.weight": (wide, inner),
        "inner.bias": (inner,),
        "outer.weight": (inner, wide),
        "outer.bias": (wide,),
        **{f"{name}.{part}": (wide,) for name in ("before", "between") for part in ("scale", "shift")},
    }


def study() -> Study:
    """Return the model."""
    sizes = Sizes()
    weights = drawn(sizes.shapes())
    fused = joined(weights)
    return Study(
        "gpt",
        f"GPT: {sizes}",
        weights,
        sizes.batches(),
        AdamW(1e-3),
        ["score."],
        sizes.network,
        Peer(partial(torch_loss, sizes), fused),
        Peer(partial(jax_loss, sizes), fused),
    )


def joined(weights: Arrays) -> dict[str, np.ndarray[Any, Any]]:
    """Fuse the weights of queries, keys and values of each block, which AdamW's elementwise updates allow."""
    found = dict(weights)
    for query in [name for name in weights if ".query." in name]:
        parts = [found.pop(query.replace(".query.", f".{part}.")) for part in ("query", "key", "value")]
        found[query.replace(".query.", ".")] = np.concatenate(parts, axis=-1)
    return found


def torch_block(p: Any, name: str, x: Any, heads: int, *, causal: bool = False, allowed: Any = None) -> Any:
    """A block in PyTorch, with its fused normalization and attention."""
    from torch.nn import functional

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


def torch_loss(sizes: Sizes, p: Any, x: Any, y: Any) -> Any:
    """The loss in PyTorch."""
    from torch.nn import functional

    state = functional.embedding(x, p["tokens.weight"]) + p["positions"]
    for n in range(sizes.layers):
        state = torch_block(p, f"blocks.{n}", state, sizes.heads, causal=True)
    state = functional.layer_norm(state, (sizes.wide,), p["norm.scale"], p["norm.shift"], EPSILON)
    logits = functional.linear(state, p["score.weight"].t(), p["score.bias"])
    return functional.cross_entropy(logits.view(-1, sizes.tokens), y.view(-1))


def jax_norm(p: Any, name: str, x: Any) -> Any:
    """Layer normalization in JAX, in single precision."""
    jax: Any = importlib.import_module("jax")
    single = x.astype(np.float32)
    centred = single - single.mean(-1, keepdims=True)
    variance = (centred * centred).mean(-1, keepdims=True)
    return (centred * jax.lax.rsqrt(variance + EPSILON) * p[f"{name}.scale"] + p[f"{name}.shift"]).astype(x.dtype)


def jax_block(p: Any, name: str, x: Any, heads: int, allowed: Any) -> Any:
    """A block in JAX; without a mask it uses cuDNN's causal attention."""
    jax: Any = importlib.import_module("jax")
    batch, time, wide = x.shape

    def linear(x: Any, part: str) -> Any:
        return x @ p[f"{name}.{part}.weight"] + p[f"{name}.{part}.bias"]

    joint = linear(jax_norm(p, f"{name}.before", x), "attention").reshape(batch, time, 3, heads, wide // heads)
    if allowed is None:
        parts = joint.transpose(2, 0, 1, 3, 4)
        mixed = jax.nn.dot_product_attention(*parts, is_causal=True, implementation="cudnn")
    else:
        queries, keys, values = joint.transpose(2, 0, 3, 1, 4)
        scores = (queries @ keys.swapaxes(-1, -2)).astype(np.float32) * np.float32(1 / math.sqrt(wide // heads))
        weights = jax.nn.softmax(jax.numpy.where(allowed, scores, -1e30)).astype(x.dtype)
        mixed = (weights @ values).swapaxes(1, 2)
    x = x + linear(mixed.reshape(batch, time, wide), "attention.output")
    return x + linear(jax.nn.gelu(linear(jax_norm(p, f"{name}.between", x), "inner")), "outer")


def jax_loss(sizes: Sizes, p: Any, x: Any, y: Any, *, cudnn: bool = False) -> Any:
    """The loss in JAX; in half precision with cuDNN's attention."""
    allowed = None if cudnn else np.tri(sizes.time, dtype=bool)
    state = p["tokens.weight"][x] + p["positions"]
    for n in range(sizes.layers):
        state = jax_block(p, f"blocks.{n}", state, sizes.heads, allowed)
    logits = jax_norm(p, "norm", state) @ p["score.weight"] + p["score.bias"]
    return jax_entropy(logits.astype(np.float32), y)
