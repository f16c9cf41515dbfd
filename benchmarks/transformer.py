"""Training steps of a transformer block: 4 heads, width 128, 64 positions, batches of 8, AdamW.

    python benchmarks/transformer.py [--threads 1 2] [--repeats 60]

The block is pre-norm with causal attention; its inner layer has width 512 and GELU. Data and targets are random
numbers, and the loss is the mean squared error, since the benchmark measures only times.

The program prints the times and the memory of all contenders, and the ratio of this library's time to the best of the
others.
"""

from __future__ import annotations

import importlib
import math
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

import numpy as np

from benchmarks.command import run
from benchmarks.contest import Contender, Scope, Step, Workload, our_contenders
from benchmarks.peers import AdamW, Arrays, Batch, autograd_step, jax_step, make, no_compiler, normal, torch_step

BATCH, TIME, WIDE, HEADS, INNER, BATCHES = 8, 64, 128, 4, 512, 4
EACH = WIDE // HEADS
EPSILON = 1e-5
OPTIMIZER = AdamW(1e-3)
SHAPES: dict[str, tuple[int, ...]] = {
    **{f"attention.{name}.weight": (WIDE, WIDE) for name in ("query", "key", "value", "output")},
    **{f"attention.{name}.bias": (WIDE,) for name in ("query", "key", "value", "output")},
    "inner.weight": (WIDE, INNER),
    "inner.bias": (INNER,),
    "outer.weight": (INNER, WIDE),
    "outer.bias": (WIDE,),
    **{f"{name}.{part}": (WIDE,) for name in ("before", "between") for part in ("scale", "shift")},
}


def batches() -> list[Batch]:
    """Return batches of inputs and targets."""
    data = np.random.default_rng(0).normal(size=(BATCHES, 2, BATCH, TIME, WIDE)).astype(np.float32)
    return [(x, y) for x, y in data]


def fused(weights: Arrays) -> dict[str, np.ndarray[Any, Any]]:
    """Fuse the weights of queries, keys and values, which AdamW's elementwise updates allow."""
    parts = [f"attention.{name}" for name in ("query", "key", "value")]
    together = {
        f"attention.{kind}": np.concatenate([weights[f"{part}.{kind}"] for part in parts], axis=-1)
        for kind in ("weight", "bias")
    }
    return {**{name: w for name, w in weights.items() if not name.startswith(tuple(parts))}, **together}


def workload() -> Workload:
    """Return the workload."""
    weights, data = normal(SHAPES, 0.1), batches()
    common = (fused(weights), data, OPTIMIZER)

    def ours(scope: Scope) -> Step:
        from benchmarks.networks.transformer import step

        return step(weights, data, OPTIMIZER, scope)

    return Workload(
        "transformer",
        "Transformer block: 4 heads, 128 wide, 64 long, batch 8, AdamW",
        [
            *our_contenders(ours),
            Contender("PyTorch eager", make(torch_step, *common, torch_loss), "torch"),
            Contender("torch.compile", make(torch_step, *common, torch_loss, compiled=True), "torch", no_compiler),
            Contender("JAX jit", make(jax_step, *common, jax_loss), "jax"),
            Contender("HIPS autograd", make(autograd_step, *common, autograd_loss), "autograd"),
        ],
        len(data),
        ours=ours,
    )


def torch_loss(p: Any, x: Any, y: Any) -> Any:
    """The loss in PyTorch, with its fused normalization and attention."""
    from torch.nn import functional

    def linear(x: Any, name: str) -> Any:
        return functional.linear(x, p[f"{name}.weight"].t(), p[f"{name}.bias"])

    def normalized(x: Any, name: str) -> Any:
        return functional.layer_norm(x, (WIDE,), p[f"{name}.scale"], p[f"{name}.shift"], EPSILON)

    queries, keys, values = (
        linear(normalized(x, "before"), "attention").view(BATCH, TIME, 3, HEADS, EACH).permute(2, 0, 3, 1, 4)
    )
    mixed = functional.scaled_dot_product_attention(queries, keys, values, is_causal=True)
    x = x + linear(mixed.transpose(1, 2).reshape(BATCH, TIME, WIDE), "attention.output")
    inner = functional.gelu(linear(normalized(x, "between"), "inner"), approximate="tanh")
    return functional.mse_loss(x + linear(inner, "outer"), y)


def block(xp: Any, p: Any, x: Any, multiply: Any, gelu: Any, softmax: Any) -> Any:
    """Compute the block in a library with NumPy's interface."""

    def linear(x: Any, name: str) -> Any:
        return multiply(x, p[f"{name}.weight"]) + p[f"{name}.bias"]

    def normalized(x: Any, name: str) -> Any:
        centred = x - xp.mean(x, axis=-1, keepdims=True)
        variance = xp.mean(centred * centred, axis=-1, keepdims=True)
        return centred / xp.sqrt(variance + EPSILON) * p[f"{name}.scale"] + p[f"{name}.shift"]

    joint = xp.reshape(linear(normalized(x, "before"), "attention"), (BATCH, TIME, 3, HEADS, EACH))
    queries, keys, values = (xp.transpose(joint, (2, 0, 3, 1, 4))[n] for n in range(3))
    later = np.triu(np.full((TIME, TIME), -1e30, np.float32), 1)
    scores = multiply(queries, xp.swapaxes(keys, -1, -2)) * np.float32(1 / math.sqrt(EACH)) + later
    mixed = xp.reshape(xp.swapaxes(multiply(softmax(scores), values), 1, 2), (BATCH, TIME, WIDE))
    x = x + linear(mixed, "attention.output")
    return x + linear(gelu(linear(normalized(x, "between"), "inner")), "outer")


def jax_loss(p: Any, x: Any, y: Any) -> Any:
    """The loss in JAX."""
    jax: Any = importlib.import_module("jax")
    found = block(jax.numpy, p, x, jax.numpy.matmul, jax.nn.gelu, jax.nn.softmax)
    return ((found - y) ** 2).mean()


def autograd_loss(p: Any, x: Any, y: Any) -> Any:
    """The loss in HIPS autograd."""
    xp: Any = importlib.import_module("autograd.numpy")

    def gelu(x: Any) -> Any:
        return (
            np.float32(0.5) * x * (1 + xp.tanh(np.float32(math.sqrt(2 / math.pi)) * (x + np.float32(0.044715) * x**3)))
        )

    def softmax(x: Any) -> Any:
        exponentials = xp.exp(x - xp.max(x, axis=-1, keepdims=True))
        return exponentials / xp.sum(exponentials, axis=-1, keepdims=True)

    return xp.mean((block(xp, p, x, xp.matmul, gelu, softmax) - y) ** 2)


if __name__ == "__main__":
    run({"transformer": workload}, __doc__ or "")
