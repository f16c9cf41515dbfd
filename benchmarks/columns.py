"""The multi-column benchmark of "Monadic Deep Learning", section 6: the gains from skipped branches and from threads.

    python benchmarks/columns.py [--threads 1 2 4] [--repeats 60] [--workload columns_4 columns_4_all]

The network has columns of two dense layers of 64, a coarse classifier, and twenty fine classifiers, of which a
mini-batch needs one. Batches are 16 arrays of the shape of CIFAR-100's images, with random numbers, since the benchmark
measures only times. Eager PyTorch and compiled JAX do the same work; for skipping, JAX receives only the chosen
classifier.

At the end the program prints the two tables of the paper from all records: one with all fine classifiers computed, and
one with unneeded classifiers skipped.
"""

from __future__ import annotations

import importlib
import json
import sys
from collections.abc import Callable, Sequence
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

import numpy as np

from benchmarks.command import run
from benchmarks.contest import Contender, Scope, Step, Workload, our_contenders
from benchmarks.harness import table
from benchmarks.peers import Arrays, Batch, Descent, jax_entropy, make, normal, torch_step

BATCH, PIXELS, WIDTH, COARSE, FINE = 16, 32 * 32 * 3, 64, 20, 5
OPTIMIZER = Descent(0.01)
COLUMNS = (1, 2, 4)


def shapes(columns: int) -> dict[str, tuple[int, ...]]:
    """Return the shapes of the weights, by name."""
    layers = {f"columns.{n}": [PIXELS, WIDTH, WIDTH] for n in range(columns)}
    layers |= {"coarse": [WIDTH, COARSE], **{f"fine.{n}": [WIDTH, WIDTH, WIDTH, FINE] for n in range(COARSE)}}
    found: dict[str, tuple[int, ...]] = {}
    for name, widths in layers.items():
        for n, (width, following) in enumerate(pairwise(widths)):
            # The rectifiers between layers count as elements of the pipeline.
            part = name if name == "coarse" else f"{name}.{2 * n}"
            found |= {f"{part}.weight": (width, following), f"{part}.bias": (following,)}
    return found


def batches() -> list[Batch]:
    """Return a mini-batch for each coarse class: images, fine and coarse classes, and the choice, also as a number."""
    generator = np.random.default_rng(0)
    choices = np.eye(COARSE, dtype=np.float32)
    return [
        (
            generator.normal(size=(BATCH, PIXELS)).astype(np.float32),
            generator.integers(FINE, size=BATCH),
            np.full(BATCH, n),
            choices[n],
            n,
        )
        for n in range(COARSE)
    ]


def workload(columns: int, skip: bool) -> Workload:
    """Return the workload with a number of columns."""
    weights, data = normal(shapes(columns), 0.05), batches()

    def ours(scope: Scope) -> Step:
        from benchmarks.networks.columns import step

        return step(columns, weights, data, OPTIMIZER, scope, skip=skip)

    return Workload(
        name_of(columns, skip),
        f"columns: {columns}, fine classifiers {'that are not needed skipped' if skip else 'all computed'}, SGD",
        [
            *our_contenders(ours),
            Contender(
                "PyTorch eager", make(torch_step, weights, data, OPTIMIZER, partial(torch_loss, columns, skip)), "torch"
            ),
            Contender("JAX jit", make(jax_step, columns, weights, data, skip=skip), "jax"),
        ],
        len(data),
        ours=ours,
    )


def name_of(columns: int, skip: bool) -> str:
    """Return the name of a workload."""
    return f"columns_{columns}" if skip else f"columns_{columns}_all"


def logits_of(p: Any, x: Any, columns: int, relu: Callable[[Any], Any]) -> tuple[Any, Callable[[str], Any]]:
    """Return the coarse logits, and a function from a classifier's name to its fine logits, in any array library."""

    def layers(prefix: str, count: int, x: Any, *, last: bool) -> Any:
        for n in range(count):
            x = x @ p[f"{prefix}.{2 * n}.weight"] + p[f"{prefix}.{2 * n}.bias"]
            x = x if last and n == count - 1 else relu(x)
        return x

    features = sum(layers(f"columns.{n}", 2, x, last=False) for n in range(columns))
    coarse = features @ p["coarse.weight"] + p["coarse.bias"]
    return coarse, lambda name: layers(name, 3, features, last=True)


def torch_loss(columns: int, skip: bool, p: Any, x: Any, fine: Any, coarse: Any, choice: Any, number: int) -> Any:
    """The loss in PyTorch."""
    torch: Any = importlib.import_module("torch")
    entropy = torch.nn.functional.cross_entropy
    logits, classify = logits_of(p, x, columns, torch.relu)
    loss = entropy(logits, coarse)
    if skip:
        return loss + entropy(classify(f"fine.{number}"), fine)
    return loss + sum(entropy(classify(f"fine.{n}"), fine) * choice[n] for n in range(COARSE))


def jax_step(columns: int, weights: Arrays, data: Sequence[Batch], threads: int, *, skip: bool) -> Step:
    """Return the step of JAX, compiled once; for skipping, the chosen classifier's weights have one common name."""
    jax: Any = importlib.import_module("jax")
    current = {name: jax.numpy.array(array) for name, array in weights.items()}
    arrays = [tuple(map(jax.numpy.asarray, batch[:-1])) for batch in data]

    def loss(p: Any, x: Any, fine: Any, coarse: Any, choice: Any) -> Any:
        logits, classify = logits_of(p, x, columns, jax.nn.relu)
        if skip:
            return jax_entropy(logits, coarse) + jax_entropy(classify("fine"), fine)
        parts = (jax_entropy(classify(f"fine.{n}"), fine) * choice[n] for n in range(COARSE))
        return jax_entropy(logits, coarse) + sum(parts)

    @partial(jax.jit, donate_argnums=0)
    def update(p: Any, *batch: Any) -> Any:
        value, gradients = jax.value_and_grad(loss)(p, *batch)
        return value, {name: w - OPTIMIZER.rate * gradients[name] for name, w in p.items()}

    # The renamed weights of each classifier, precomputed.
    common = [name for name in weights if not name.startswith("fine.")]
    chosen = {
        n: {name: name.replace(f"fine.{n}.", "fine.") for name in weights if f"fine.{n}." in name}
        for n in range(COARSE)
    }
    names = [
        {**dict(zip(common, common, strict=True)), **chosen[n]} if skip else dict(zip(weights, weights, strict=True))
        for n in range(COARSE)
    ]

    def step(number: int) -> float:
        number %= len(arrays)
        value, new = update({inside: current[name] for name, inside in names[number].items()}, *arrays[number])
        current.update({name: new[inside] for name, inside in names[number].items()})
        jax.block_until_ready(new)
        return float(value)

    return step


def tables(folder: Path) -> str:
    """Return the paper's tables from the records in a folder: best steps per second, and our least time by a peer's."""
    parts = []
    for title, skip in [("no fine classifier is skipped", False), ("those that are not needed are skipped", True)]:
        records = [
            json.loads(path.read_text(encoding="utf-8"))
            for columns in COLUMNS[::-1]
            for path in sorted(folder.glob(f"{name_of(columns, skip)}_[0-9]*.json"))
            if path.stem.removeprefix(f"{name_of(columns, skip)}_").isdigit()
        ]
        if not records:
            continue
        names = list(dict.fromkeys(name for record in records for name in record["results"]))
        rows = []
        for record in records:
            found = record["results"]
            times = [f"{1 / found[name]['least']:.0f}" if name in found else "" for name in names]
            ratios = [f"{record['ratios'][key][1]:.2f}" if record["ratios"] else "" for key in ("least", "least_cpu")]
            rows.append([record["workload"].split("_")[1], str(record["threads"]), *times, *ratios])
        header = ["columns", "threads", *names, "time by the best peer's", "of processors"]
        parts.append(f"Steps per second, at best, when {title}\n{table(header, rows)}")
    return "\n\n".join(parts)


WORKLOADS = {name_of(n, skip): partial(workload, n, skip) for n in COLUMNS for skip in (True, False)}


if __name__ == "__main__":
    if (records := run(WORKLOADS, __doc__ or "")) is not None:
        print(f"\n{tables(records)}")
