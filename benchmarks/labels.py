"""What labels cost on arrays of PyTorch and JAX: ``python benchmarks/labels.py``.

The same block (a product, a softmax, a centred activation) is written on arrays and on tensors. Printed are the ratios
of the times of compiled programs, and the microseconds that an operation takes more where nothing is compiled.
Measurements of the two take turns, and the medians of the ratios and differences are shown.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from typing import Any

from typedtensor import Axis, Tensor
from typedtensor.ops import softmax, tanh


class Batch(Axis): ...


class Hidden(Axis, size=512): ...


class Out(Axis, size=512): ...


OPERATIONS = 5
"""How many operations the block applies to tensors."""


def block(x: Tensor[Batch, Hidden], weights: Tensor[Hidden, Out]) -> Tensor[Batch, Out]:
    """The block on tensors."""
    scores = tanh(x @ weights)
    return softmax(scores - scores.mean(Out).expand_like(scores), Out)


def seconds(run: Callable[[], Any], times: int) -> float:
    """The processor's time of one run."""
    begun = time.process_time()
    for _ in range(times):
        run()
    return (time.process_time() - begun) / times


def compared(name: str, plain: Callable[[], Any], labelled: Callable[[], Any], times: int, operations: int = 0) -> None:
    """Print what the second takes beside the first."""
    for run in (plain, labelled, plain, labelled):
        run()
    pairs = [(seconds(plain, times), seconds(labelled, times)) for _ in range(41)]
    ratio = statistics.median(b / a for a, b in pairs)
    line = f"{name}: {ratio:.3f} times the time on arrays"
    if operations:
        line += f", {statistics.median(b - a for a, b in pairs) / operations * 1e6:.2f} µs more for an operation"
    print(line)


def on_torch() -> None:
    """PyTorch: compiled as a whole, and eager."""
    import torch

    import typedtensor.torch as labels

    def arrays(x: Any, weights: Any) -> Any:
        scores = torch.tanh(x @ weights)
        return torch.softmax(scores - scores.mean(1, keepdim=True).expand(scores.shape), 1)

    weights = torch.randn(512, 512) / 32
    x, one = torch.randn(256, 512), torch.randn(1, 512)
    compiled, ours = torch.compile(arrays, fullgraph=True), labels.compile(block)
    tensors, few = (Tensor[Batch, Hidden](x), Tensor[Hidden, Out](weights)), Tensor[Batch, Hidden](one)
    compared("torch.compile", lambda: compiled(x, weights), lambda: ours(*tensors), 20)
    compared("PyTorch, eager", lambda: arrays(one, weights), lambda: block(few, tensors[1]), 200, OPERATIONS)


def on_jax() -> None:
    """JAX: compiled by ``jit``, and as it is."""
    import jax
    import jax.numpy as jnp

    import typedtensor.jax as labels

    def arrays(x: Any, weights: Any) -> Any:
        scores = jnp.tanh(x @ weights)
        return jax.nn.softmax(scores - jnp.broadcast_to(scores.mean(1, keepdims=True), scores.shape), axis=1)

    keys = jax.random.split(jax.random.key(0), 3)
    weights = jax.random.normal(keys[0], (512, 512)) / 32
    x, one = jax.random.normal(keys[1], (256, 512)), jax.random.normal(keys[2], (1, 512))
    compiled, ours = jax.jit(arrays), labels.jit(block)
    tensors, few = (Tensor[Batch, Hidden](x), Tensor[Hidden, Out](weights)), Tensor[Batch, Hidden](one)
    compared(
        "jax.jit",
        lambda: compiled(x, weights).block_until_ready(),
        lambda: ours(*tensors).array.block_until_ready(),
        20,
    )
    compared("JAX, not compiled", lambda: arrays(one, weights), lambda: block(few, tensors[1]), 50, OPERATIONS)


if __name__ == "__main__":
    on_torch()
    on_jax()
