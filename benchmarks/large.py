"""Times of single operations on large data, beside PyTorch.

    OMP_NUM_THREADS=1 python benchmarks/large.py [NAME …] [--rows 1000] [--columns 1000] [--dtype float64] [--rounds 30]

Both libraries read the same arrays and take turns in one process: this library by a computation for each value, as a
program on batches of data makes them, PyTorch by a call without gradients. The table shows this library's least CPU
times and their ratios to PyTorch's: below 1, this library is faster.
"""

from __future__ import annotations

import argparse
import importlib
import math
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

sys.path.insert(0, str(Path(__file__).parents[1]))

from benchmarks.harness import table
from benchmarks.real_models import least
from typedtensor import Axis, Expr, Input, IntTensor, Tensor, given
from typedtensor.ops import (
    argsort,
    cumsum,
    embed_bag,
    erf,
    exp,
    gelu,
    log_softmax,
    relu,
    segment_max,
    segment_sum,
    sigmoid,
    silu,
    softmax,
    softplus,
    sort,
    tanh,
    top_k,
)

SEGMENTS, BEST, WORDS, FEATURES, SLOTS = 100, 5, 20_000, 16, 4


class Row(Axis): ...


class Column(Axis): ...


class Segment(Axis, size=SEGMENTS): ...


class Best(Axis, size=BEST): ...


class Bag(Axis): ...


class Slot(Axis, size=SLOTS): ...


class Word(Axis, size=WORDS): ...


class Feature(Axis, size=FEATURES): ...


x = Input(Tensor[Row, Column])
segment = Input(IntTensor[Row])
index = Input(IntTensor[Bag, Slot])
words = Input(Tensor[Word, Feature])

OURS: dict[str, Expr[Any]] = {
    "sum of two": x + x,
    "relu": relu(x),
    "exp": exp(x),
    "tanh": tanh(x),
    "sigmoid": sigmoid(x),
    "SiLU": silu(x),
    "softplus": softplus(x),
    "erf": erf(x),
    "GELU": gelu(x),
    "exact GELU": x * ((erf(x * math.sqrt(0.5)) + 1.0) * 0.5),
    "softmax": softmax(x, Column),
    "softmax of columns": softmax(x, Row),
    "log-softmax": log_softmax(x, Column),
    "sum": x.sum(),
    "sums of rows": x.sum(Column),
    "sums of columns": x.sum(Row),
    "largest of rows": x.max(Column),
    "argmax of rows": x.argmax(Column),
    "cumsum along rows": cumsum(x, Column),
    "cumsum along columns": cumsum(x, Row),
    "sort": sort(x, Column),
    "argsort": argsort(x, Column),
    "top-k": top_k(x, Column, Best),
    "segment sum": segment_sum(x, segment, Row, Segment),
    "segment max": segment_max(x, segment, Row, Segment),
    "bags of rows": embed_bag(index, words, Slot),
}


def theirs(arrays: dict[str, Any]) -> dict[str, Callable[[], Any]]:
    """Return the same functions of PyTorch."""
    torch: Any = importlib.import_module("torch")
    torch.set_num_threads(1)
    f = torch.nn.functional
    x, segment, index, words = (torch.from_numpy(arrays[name]) for name in ("x", "segment", "index", "words"))
    columns = x.shape[1]

    def reduced(start: float, kind: str) -> Any:
        found, to = torch.full((SEGMENTS, columns), start, dtype=x.dtype), segment[:, None].expand(-1, columns)
        return found.index_add_(0, segment, x) if kind == "sum" else found.scatter_reduce_(0, to, x, kind)

    return {
        "sum of two": lambda: x + x,
        "relu": lambda: f.relu(x),
        "exp": lambda: x.exp(),
        "tanh": lambda: x.tanh(),
        "sigmoid": lambda: x.sigmoid(),
        "SiLU": lambda: f.silu(x),
        "softplus": lambda: f.softplus(x),
        "erf": lambda: x.erf(),
        "GELU": lambda: f.gelu(x, approximate="tanh"),
        "exact GELU": lambda: f.gelu(x),
        "softmax": lambda: f.softmax(x, 1),
        "softmax of columns": lambda: f.softmax(x, 0),
        "log-softmax": lambda: f.log_softmax(x, 1),
        "sum": lambda: x.sum(),
        "sums of rows": lambda: x.sum(1),
        "sums of columns": lambda: x.sum(0),
        "largest of rows": lambda: x.amax(1),
        "argmax of rows": lambda: x.argmax(1),
        "cumsum along rows": lambda: x.cumsum(1),
        "cumsum along columns": lambda: x.cumsum(0),
        "sort": lambda: x.sort(1).values,
        "argsort": lambda: x.argsort(dim=1, stable=True),
        "top-k": lambda: x.topk(BEST, 1).values,
        "segment sum": lambda: reduced(0.0, "sum"),
        "segment max": lambda: reduced(-math.inf, "amax"),
        "bags of rows": lambda: f.embedding_bag(index, words, mode="sum"),
    }


def main() -> None:
    """Measure, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", default=list(OURS))
    parser.add_argument("--rows", type=int, default=1000)
    parser.add_argument("--columns", type=int, default=1000)
    parser.add_argument("--dtype", choices=["float32", "float64"], default="float32")
    parser.add_argument("--engine", choices=("native", "numpy", "xla"), default="native")
    parser.add_argument("--rounds", type=int, default=30)
    options = parser.parse_args()

    random, shape = np.random.default_rng(0), (options.rows, options.columns)
    arrays = {
        "x": random.normal(size=shape).astype(options.dtype),
        "segment": random.integers(0, SEGMENTS, options.rows),
        "index": random.integers(0, WORDS, (math.prod(shape) // (FEATURES * SLOTS), SLOTS)),
        "words": random.normal(size=(WORDS, FEATURES)).astype(options.dtype),
    }
    bound = [
        x.bind(Tensor[Row, Column](arrays["x"])),
        segment.bind(IntTensor[Row](arrays["segment"])),
        index.bind(IntTensor[Bag, Slot](arrays["index"])),
        words.bind(Tensor[Word, Feature](arrays["words"])),
    ]

    def value(name: str) -> Any:
        with given(*bound, engine=options.engine):
            return OURS[name].value

    rows, peers = [], theirs(arrays)
    for name in options.names:
        near = 1e-4 if options.dtype == "float32" else 1e-9
        np.testing.assert_allclose(value(name).numpy(), peers[name]().numpy(), near, near, err_msg=name)
        here, there = least([partial(value, name), peers[name]], options.rounds)
        rows.append([name, f"{here * 1e3:.3f}", f"{here / there:.2f}"])
        print(*rows[-1], flush=True)
    print(table(["operation", "ms", "by PyTorch"], rows))


if __name__ == "__main__":
    main()
