"""Training steps of a convolutional network on images of MNIST's shape: batches of 100, gradient descent.

    python benchmarks/cnn.py [--threads 1 2] [--repeats 60]

The network is the one of Lantern's evaluation: convolutions with 10 and 20 channels of 5 × 5, each with a pool of 2 × 2
and a rectifier, then layers of 50 and 10. The images are random numbers, since the benchmark measures only times.

The program prints the times and the memory of all contenders, and the ratio of this library's time to the best of the
others.
"""

from __future__ import annotations

import importlib
import sys
from functools import partial
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

import numpy as np

from benchmarks.command import run
from benchmarks.contest import Contender, Scope, Step, Workload, our_contenders
from benchmarks.peers import Arrays, Batch, Descent, jax_entropy, jax_step, make, no_compiler, normal, torch_step

BATCH, SIDE, CLASSES, BATCHES = 100, 28, 10, 4
OPTIMIZER = Descent(0.05)
SHAPES = {
    "first.kernel": (10, 1, 5, 5),
    "first.bias": (10,),
    "second.kernel": (20, 10, 5, 5),
    "second.bias": (20,),
    "inner.weight": (320, 50),
    "inner.bias": (50,),
    "score.weight": (50, CLASSES),
    "score.bias": (CLASSES,),
}


def batches() -> list[Batch]:
    """Return batches of images and their classes."""
    generator = np.random.default_rng(0)
    images = generator.normal(size=(BATCHES, BATCH, 1, SIDE, SIDE)).astype(np.float32)
    return list(zip(images, generator.integers(CLASSES, size=(BATCHES, BATCH)), strict=True))


def workload() -> Workload:
    """Return the workload."""
    weights, data = normal(SHAPES, 0.1), batches()
    common = (weights, data, OPTIMIZER)

    def ours(scope: Scope) -> Step:
        from benchmarks.networks.cnn import step

        return step(weights, data, OPTIMIZER, scope)

    return Workload(
        "cnn",
        "CNN: MNIST's shape, batch 100, SGD",
        [
            *our_contenders(ours),
            Contender("PyTorch eager", make(torch_step, *common, torch_loss), "torch"),
            Contender(
                "PyTorch eager, channels last",
                make(torch_step, *common, torch_loss, convert=channels_last),
                "torch",
            ),
            Contender("torch.compile", make(torch_step, *common, torch_loss, compiled=True), "torch", no_compiler),
            Contender("JAX jit", make(jax_step, *common, partial(jax_loss, False)), "jax"),
            Contender(
                "JAX jit, channels last",
                make(jax_step, *channels_last_of(weights, data), OPTIMIZER, partial(jax_loss, True)),
                "jax",
            ),
        ],
        len(data),
        ours=ours,
    )


def torch_loss(p: Any, x: Any, y: Any) -> Any:
    """The loss in PyTorch, in the memory layout of its arguments."""
    functional = importlib.import_module("torch").nn.functional
    x = functional.relu(functional.max_pool2d(functional.conv2d(x, p["first.kernel"], p["first.bias"]), 2))
    x = functional.relu(functional.max_pool2d(functional.conv2d(x, p["second.kernel"], p["second.bias"]), 2))
    x = functional.relu(x.flatten(1) @ p["inner.weight"] + p["inner.bias"])
    return functional.cross_entropy(x @ p["score.weight"] + p["score.bias"], y)


def channels_last(tensor: Any) -> Any:
    """Convert a tensor of PyTorch with channels to the channels-last layout."""
    if tensor.ndim != 4:
        return tensor
    return tensor.contiguous(memory_format=importlib.import_module("torch").channels_last)


def channels_last_of(weights: Arrays, data: list[Batch]) -> tuple[Arrays, list[Batch]]:
    """Permute weights to HWIO and images to NHWC, in JAX's terms."""
    kernels = {name: array.transpose(2, 3, 1, 0) if array.ndim == 4 else array for name, array in weights.items()}
    # The rows of the first dense layer follow the permutation, too.
    inner = kernels["inner.weight"].reshape(20, 4, 4, 50).transpose(1, 2, 0, 3).reshape(320, 50)
    return {**kernels, "inner.weight": inner}, [(images.transpose(0, 2, 3, 1), classes) for images, classes in data]


def jax_loss(last: bool, p: Any, x: Any, y: Any) -> Any:
    """The loss in JAX, with the channels last or before height and width."""
    jax: Any = importlib.import_module("jax")
    layout = ("NHWC", "HWIO", "NHWC") if last else ("NCHW", "OIHW", "NCHW")
    height = 1 if last else 2

    def layer(x: Any, name: str) -> Any:
        bias = p[f"{name}.bias"] if last else p[f"{name}.bias"][:, None, None]
        x = jax.lax.conv_general_dilated(x, p[f"{name}.kernel"], (1, 1), "VALID", dimension_numbers=layout) + bias
        # Pooling as a reduction over axes: its gradient is faster on CPUs than that of reduce_window.
        halves = (x.shape[height] // 2, 2, x.shape[height + 1] // 2, 2)
        pooled = x.reshape(*x.shape[:height], *halves, *x.shape[height + 2 :]).max((height + 1, height + 3))
        return jax.nn.relu(pooled)

    x = layer(layer(x, "first"), "second")
    x = jax.nn.relu(x.reshape(len(x), -1) @ p["inner.weight"] + p["inner.bias"])
    return jax_entropy(x @ p["score.weight"] + p["score.bias"], y)


if __name__ == "__main__":
    run({"cnn": workload}, __doc__ or "")
