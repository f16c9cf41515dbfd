"""The losses of :mod:`benchmarks.derivative_costs` in JAX, compiled; XLA uses one thread."""

from __future__ import annotations

import importlib
import os
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

import numpy as np

FLAGS = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
if FLAGS not in os.environ.get("XLA_FLAGS", ""):  # JAX reads it at import
    os.environ["XLA_FLAGS"] = f"{os.environ.get('XLA_FLAGS', '')} {FLAGS}".strip()

jax = importlib.import_module("jax")
jnp, lax = jax.numpy, jax.lax

Weights = Mapping[str, Any]
"""Arrays by the names of the model's parameters."""


def linear(w: Weights, name: str, x: Any) -> Any:
    """Apply the layer with a name."""
    return x @ w[f"{name}.weight"] + w[f"{name}.bias"]


def perceptron(w: Weights, x: Any) -> Any:
    """Three layers, each with a hyperbolic tangent."""
    for name in ("first", "second", "third"):
        x = jnp.tanh(linear(w, name, x))
    return (x * x).mean()


def lstm(w: Weights, xs: Any) -> Any:
    """The last state of an LSTM; the inputs of all steps are multiplied before the loop, as in our plans."""
    zeros = jnp.zeros((xs.shape[1], len(w["recurrent"])), xs.dtype)

    def step(state: Any, entering: Any) -> Any:
        hidden, cell = state
        i, f, o, g = jnp.split(entering + hidden @ w["recurrent"], 4, axis=-1)
        cell = jax.nn.sigmoid(f) * cell + jax.nn.sigmoid(i) * jnp.tanh(g)
        return (jax.nn.sigmoid(o) * jnp.tanh(cell), cell), None

    (hidden, _), _ = lax.scan(step, (zeros, zeros), xs @ w["weight"] + w["bias"])
    return (hidden * hidden).mean()


def normalized(w: Weights, name: str, x: Any) -> Any:
    """Layer normalization."""
    centred = x - x.mean(-1, keepdims=True)
    root = jnp.sqrt((centred * centred).mean(-1, keepdims=True) + 1e-5)
    return centred / root * w[f"{name}.scale"] + w[f"{name}.shift"]


def transformed(w: Weights, x: Any, heads: int = 4) -> Any:
    """A transformer block."""
    before = normalized(w, "attention_norm", x)
    query, key, value = (
        linear(w, f"attention.{name}", before).reshape(*x.shape[:-1], heads, -1) for name in ("query", "key", "value")
    )
    scores = jnp.einsum("bqhd,bkhd->bhqk", query, key) / np.sqrt(query.shape[-1]).astype(np.float32)
    taken = jnp.einsum("bhqk,bkhd->bqhd", jax.nn.softmax(scores), value)
    y = x + linear(w, "attention.output", taken.reshape(x.shape))
    widened = jax.nn.gelu(linear(w, "widen", normalized(w, "feedforward_norm", y)), approximate=True)
    return y + linear(w, "narrow", widened)


def block(w: Weights, x: Any) -> Any:
    """The mean square of a transformer block's result."""
    y = transformed(w, x)
    return (y * y).mean()


LOSSES: Mapping[str, Callable[..., Any]] = {"MLP": perceptron, "LSTM": lstm, "attention": block}
"""The losses, by names of models."""


def forms(name: str, at: Weights, along: Weights, *data: Any) -> Mapping[str, Callable[[], Any]]:
    """Return the derivatives of a loss along other weights; each is compiled at its first run."""
    loss = LOSSES[name]
    both = jax.value_and_grad(loss)

    def product(w: Weights, dw: Weights, *data: Any) -> Any:
        return jax.jvp(lambda w: both(w, *data)[1], (w,), (dw,))[1]

    made = {
        "loss": jax.jit(lambda w, dw, *data: loss(w, *data)),
        "jvp": jax.jit(lambda w, dw, *data: jax.jvp(lambda w: loss(w, *data), (w,), (dw,))[1]),
        "gradient": jax.jit(lambda w, dw, *data: both(w, *data)[1]),
        "hvp": jax.jit(product),
    }
    arrays = jax.tree.map(jnp.asarray, (dict(at), dict(along), *data))
    return {form: partial(_waited_for, run, arrays) for form, run in made.items()}


def _waited_for(run: Callable[..., Any], arrays: Any) -> Any:
    return jax.block_until_ready(run(*arrays))
