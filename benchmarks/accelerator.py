"""Training steps on an accelerator: this library by XLA, hand-written JAX, and PyTorch with and without its compiler.

    python benchmarks/accelerator.py [--model transformer characters gpt2] [--precision float32 bfloat16] [--rounds 7]

The models are the transformer block of the CPU benchmark, and language models of nanoGPT's two sizes: 6 layers for
characters, and the 12 layers of GPT-2. The precisions are float32, TensorFloat32
(``torch.set_float32_matmul_precision("high")``, JAX's default), and for language models bfloat16 (``torch.autocast``;
in JAX, norms, softmax and loss are in float32, all else in bfloat16).

The program first compares the losses of five steps. Then the contenders take turns in one process; each step waits for
its loss. A table shows the least and the median time of a step, the ratio of the least time to that of the best other
library, and the seconds until the first step is done.
"""

from __future__ import annotations

import argparse
import importlib
import os
import sys
import time
from collections.abc import Callable
from contextlib import nullcontext
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))
os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")  # PyTorch needs device memory, too

from benchmarks import transformer
from benchmarks.contest import OURS, Step, Workload, compare
from benchmarks.harness import environment, environment_line, in_turns, table
from benchmarks.peers import AdamW, Arrays, Batch, jax_step, normal, torch_step
from benchmarks.studies import gpt
from benchmarks.studies.gpt import Sizes
from benchmarks.studies.study import drawn

PRECISIONS = {"float32": 1e-4, "tensorfloat32": 1e-3, "bfloat16": 2e-2}
"""The accepted relative differences of losses, by precision."""

MODELS: dict[str, Sizes | None] = {
    "transformer": None,
    "characters": Sizes(layers=6, heads=6, wide=384, time=256, tokens=65, batch=64),
    "gpt2": Sizes(layers=12, heads=12, wide=768, time=1024, tokens=50304, batch=12),
}

RATE = AdamW(1e-4)


def steps(name: str, precision: str, only: list[str]) -> dict[str, Callable[[], Step]]:
    """Return functions that make the step of each contender."""
    sizes = MODELS[name]
    scope = {"engine": "xla", "compute": precision}
    if sizes is None:
        weights, data = normal(transformer.SHAPES, 0.1), transformer.batches()
        joined, torch_loss, jax_loss = transformer.fused(weights), transformer.torch_loss, transformer.jax_loss

        def ours() -> Step:
            from benchmarks.networks.transformer import step

            return step(weights, data, RATE, scope)
    else:
        weights, data = drawn(sizes.shapes()), sizes.batches()
        joined, torch_loss, jax_loss = (
            gpt.joined(weights),
            partial(gpt.torch_loss, sizes),
            partial(gpt.jax_loss, sizes),
        )

        def ours() -> Step:
            from benchmarks.networks.training import load

            network = sizes.network()
            load(network.parameters, weights)
            return network.step(data, RATE, scope)

    found: dict[str, Callable[[], Step]] = {
        f"{OURS}, XLA": ours,
        "JAX jit": partial(by_jax, joined, data, jax_loss, precision),
    }
    if sizes is not None and precision == "bfloat16" and importlib.import_module("jax").default_backend() == "gpu":
        found["JAX jit, cuDNN's attention"] = partial(
            by_jax, joined, data, partial(gpt.jax_loss, sizes, cudnn=True), precision
        )
    found |= {
        "PyTorch eager": partial(by_torch, joined, data, torch_loss, precision, compiled=False),
        "torch.compile": partial(by_torch, joined, data, torch_loss, precision, compiled=True),
    }
    return {key: make for key, make in found.items() if any(part in key for part in only)}


def by_jax(weights: Arrays, data: list[Batch], loss: Callable[..., Any], precision: str) -> Step:
    """Return the step of JAX."""
    jax: Any = importlib.import_module("jax")

    def lower(name: str, array: Any) -> Any:
        return array if name.endswith((".scale", ".shift")) else array.astype(jax.numpy.bfloat16)

    def halved(p: Any, *batch: Any) -> Any:
        floats = [x.astype(jax.numpy.bfloat16) if x.dtype == jax.numpy.float32 else x for x in batch]
        return loss({name: lower(name, array) for name, array in p.items()}, *floats)

    chosen = "default" if precision == "bfloat16" else precision
    with jax.default_matmul_precision(chosen):
        step = jax_step(weights, data, RATE, halved if precision == "bfloat16" else loss, 1)

    def within(number: int) -> float:
        with jax.default_matmul_precision(chosen):
            return step(number)

    return within


def by_torch(weights: Arrays, data: list[Batch], loss: Callable[..., Any], precision: str, *, compiled: bool) -> Step:
    """Return the step of PyTorch."""
    torch: Any = importlib.import_module("torch")
    device = "cuda" if torch.cuda.is_available() else "cpu"
    torch.compiler.reset()  # programs of other precisions would count towards its recompilation limit

    def lower(*arguments: Any) -> Any:
        with torch.autocast(device, torch.bfloat16) if precision == "bfloat16" else nullcontext():
            return loss(*arguments)

    def moved(tensor: Any) -> Any:
        return tensor.to(device)

    step = torch_step(weights, data, RATE, lower, os.cpu_count() or 1, compiled=compiled, convert=moved)

    def within(number: int) -> float:
        torch.set_float32_matmul_precision("high" if precision == "tensorfloat32" else "highest")
        return step(number)

    return within


def contest(name: str, precision: str, rounds: int, only: list[str]) -> None:
    """Time the steps of all contenders, and print them."""
    start = time.perf_counter()
    made: dict[str, Step] = {}
    first: dict[str, float] = {}
    for key, make in steps(name, precision, only).items():
        begun = time.perf_counter()
        made[key] = make()
        loss = made[key](0)
        first[key] = time.perf_counter() - begun
        print(f"{key}: the loss of the first step is {loss:.6g}, after {first[key]:.1f} s", flush=True)
    workload = Workload(name, name, [], gpt.BATCHES, checked=5, tolerance=PRECISIONS[precision])
    numbers = {key: count(1) for key in made}

    def turn(key: str, _: int = 0) -> float:
        return made[key](next(numbers[key]))

    compare(workload, {key: partial(turn, key) for key in made})

    timings = in_turns({key: partial(turn, key) for key in made}, rounds, 0.2, gpt.BATCHES)
    best = min((t.least for key, t in timings.items() if not key.startswith(OURS)), default=float("nan"))
    rows = [
        [key, f"{1e3 * t.least:.3f}", f"{1e3 * t.median:.3f}", f"{t.least / best:.2f}", f"{first[key]:.1f}"]
        for key, t in sorted(timings.items(), key=lambda item: item[1].least)
    ]
    print(f"{name}, {MODELS[name] or 'a block'}; {precision}, after {time.perf_counter() - start:.0f} s")
    print(table(["", "ms a step", "median", "of best peer", "first step s"], rows), flush=True)


def main() -> None:
    """Measure, and print the tables."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--model", nargs="+", choices=MODELS, default=["transformer", "characters"])
    parser.add_argument("--precision", nargs="+", choices=PRECISIONS, default=[*PRECISIONS])
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument(
        "--only", nargs="+", metavar="NAME", default=[""], help="parts of the names of contenders to run"
    )
    options = parser.parse_args()
    devices = importlib.import_module("jax").devices()
    print(environment_line(environment("torch", "jax")), devices[0].device_kind, sep="; ")
    for name in options.model:
        for precision in options.precision if MODELS[name] else [x for x in options.precision if x != "bfloat16"]:
            contest(name, precision, options.rounds, options.only)


if __name__ == "__main__":
    main()
