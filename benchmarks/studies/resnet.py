"""A ResNet with batch normalization: 7 convolutions, 32 × 32 images, batches of 16, gradient descent."""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

import numpy as np

from benchmarks.peers import Batch, Descent, jax_entropy
from benchmarks.studies.study import Peer, Study, drawn

if TYPE_CHECKING:
    from benchmarks.networks.training import Network

BATCH, SIDE, CLASSES, BATCHES = 16, 32, 10, 4
EPSILON, MOMENTUM = 1e-5, 0.1
SHAPES: dict[str, tuple[int, ...]] = {
    "first.kernel": (16, 3, 3, 3),
    "edges.first.kernel": (16, 16, 3, 3),
    "edges.second.kernel": (16, 16, 3, 3),
    **{
        f"{name}.{part}.kernel": shape
        for name, inputs, outputs in (("shapes", 16, 32), ("parts", 32, 64))
        for part, shape in {
            "first": (outputs, inputs, 3, 3),
            "second": (outputs, outputs, 3, 3),
            "beside": (outputs, inputs, 1, 1),
        }.items()
    },
    **{
        f"{name}.{part}": (size,)
        for name, size in {
            "norm": 16,
            **{f"edges.norms.{n}": 16 for n in range(2)},
            **{f"shapes.norms.{n}": 32 for n in range(3)},
            **{f"parts.norms.{n}": 64 for n in range(3)},
        }.items()
        for part in ("scale", "shift", "mean", "variance")
    },
    "score.weight": (64, CLASSES),
    "score.bias": (CLASSES,),
}
RUNNING = [name for name in SHAPES if name.endswith((".mean", ".variance"))]


def batches() -> list[Batch]:
    """Return images and their classes."""
    generator = np.random.default_rng(0)
    images = generator.normal(size=(BATCHES, BATCH, 3, SIDE, SIDE)).astype(np.float32)
    return [(image, generator.integers(CLASSES, size=BATCH)) for image in images]


def study() -> Study:
    """Return the model."""
    weights = drawn(SHAPES)
    for name in weights:
        if name.endswith(".kernel"):
            # Of a kernel, the outputs come first.
            weights[name] *= np.sqrt(np.prod(SHAPES[name][:-1]) / np.prod(SHAPES[name][1:])).astype(np.float32)

    def network() -> Network:
        from benchmarks.networks.resnet import network

        return network()

    return Study(
        "resnet",
        "ResNet with batch normalization: 9 convolutions, 32 × 32, batch 16, SGD",
        weights,
        batches(),
        Descent(0.01),
        ["score."],
        network,
        Peer(Torch(training=True), evaluated=Torch(training=False)),
        Peer(Jax(training=True), evaluated=Jax(training=False), running=True),
        RUNNING,
    )


class Torch:
    """The loss in PyTorch."""

    def __init__(self, *, training: bool) -> None:
        self.training = training

    def __call__(self, p: Any, x: Any, y: Any) -> Any:
        functional: Any = importlib.import_module("torch").nn.functional

        def norm(x: Any, name: str) -> Any:
            running = p[f"{name}.mean"], p[f"{name}.variance"]
            return functional.batch_norm(
                x, *running, p[f"{name}.scale"], p[f"{name}.shift"], self.training, MOMENTUM, EPSILON
            )

        def same(x: Any, name: str) -> Any:
            return functional.conv2d(x, p[f"{name}.kernel"], padding="same")

        x = norm(same(x, "first"), "norm").relu()
        inner = norm(same(x, "edges.first"), "edges.norms.0").relu()
        x = (x + norm(same(inner, "edges.second"), "edges.norms.1")).relu()
        for name in ("shapes", "parts"):
            strided = functional.conv2d(x, p[f"{name}.first.kernel"], stride=2)
            inner = norm(strided, f"{name}.norms.0").relu()
            smaller = norm(same(functional.avg_pool2d(x, 3, 2), f"{name}.beside"), f"{name}.norms.2")
            x = (smaller + norm(same(inner, f"{name}.second"), f"{name}.norms.1")).relu()
        logits = functional.linear(x.mean((2, 3)), p["score.weight"].t(), p["score.bias"])
        return functional.cross_entropy(logits, y)


class Jax:
    """The loss in JAX; in training it also returns the next running statistics."""

    def __init__(self, *, training: bool) -> None:
        self.training = training

    def __call__(self, p: Any, x: Any, y: Any) -> Any:
        jax: Any = importlib.import_module("jax")
        moved = {}

        def norm(x: Any, name: str) -> Any:
            mean, variance = p[f"{name}.mean"], p[f"{name}.variance"]
            if self.training:
                count = x.size // x.shape[1]
                here, spread = x.mean((0, 2, 3)), x.var((0, 2, 3))
                moved[f"{name}.mean"] = mean * (1 - MOMENTUM) + here * MOMENTUM
                moved[f"{name}.variance"] = variance * (1 - MOMENTUM) + spread * (MOMENTUM * count / (count - 1))
                mean, variance = here, spread
            factor = p[f"{name}.scale"] * jax.lax.rsqrt(variance + EPSILON)
            return (x - mean[:, None, None]) * factor[:, None, None] + p[f"{name}.shift"][:, None, None]

        def convolved(x: Any, name: str, stride: int = 1, padding: str = "SAME") -> Any:
            return jax.lax.conv_general_dilated(x, p[f"{name}.kernel"], (stride, stride), padding)

        x = jax.nn.relu(norm(convolved(x, "first"), "norm"))
        inner = jax.nn.relu(norm(convolved(x, "edges.first"), "edges.norms.0"))
        x = jax.nn.relu(x + norm(convolved(inner, "edges.second"), "edges.norms.1"))
        for name in ("shapes", "parts"):
            inner = jax.nn.relu(norm(convolved(x, f"{name}.first", 2, "VALID"), f"{name}.norms.0"))
            pooled = jax.lax.reduce_window(x, 0.0, jax.lax.add, (1, 1, 3, 3), (1, 1, 2, 2), "VALID") / 9
            smaller = norm(convolved(pooled, f"{name}.beside"), f"{name}.norms.2")
            x = jax.nn.relu(smaller + norm(convolved(inner, f"{name}.second"), f"{name}.norms.1"))
        loss = jax_entropy(x.mean((2, 3)) @ p["score.weight"] + p["score.bias"], y)
        return (loss, moved) if self.training else loss
