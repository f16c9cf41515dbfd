"""The overhead of operations on plain tensors over the same calls of NumPy, for one operation of each family.

    python benchmarks/eager.py [--repeats 60]

The arrays are so small that their arithmetic takes almost no time. Both versions make the same calls of NumPy, unless
the library's implementation differs, as in the softmax; then the overhead includes the difference. The table shows CPU
times: of the operation, by hand in NumPy, their difference and their ratio.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

import numpy as np

from benchmarks.harness import environment, environment_line, in_turns, save, table
from typedtensor import Axis, BoolTensor, IntTensor, Tensor
from typedtensor.ops import (
    cumsum,
    embed,
    exp,
    log_sum_exp,
    relu,
    sigmoid,
    softmax,
    solve,
    sort,
    stack,
    tanh,
    top_k,
    where,
)


class Row(Axis, size=3): ...


class Column(Axis, size=4): ...


class Out(Axis, size=4): ...


class Entry(Axis, size=5): ...


class Best(Axis): ...


class Pair(Axis, size=2): ...


class Padded(Axis, size=6): ...


Work = Callable[[], object]


def families() -> dict[str, tuple[Work, Work]]:
    """Return an operation of each family, on tensors and in NumPy."""
    x, y = [np.random.default_rng(n).normal(size=(3, 4)).astype(np.float32) for n in range(2)]
    w = np.random.default_rng(2).normal(size=(4, 4)).astype(np.float32)
    column, places, mask = x[0].copy(), np.array([0, 2, 1, 1, 0]), x > 0
    a, b, m = Tensor[Row, Column](x), Tensor[Row, Column](y), Tensor[Column, Out](w)
    v, i, there = Tensor[Column](column), IntTensor[Entry](places), BoolTensor[Row, Column](mask)
    return {
        "sum of two": (lambda: a + b, lambda: x + y),
        "times a number": (lambda: a * 2.0, lambda: x * 2.0),
        "comparison": (lambda: a > b, lambda: x > y),
        "choice": (lambda: where(there, a, b), lambda: np.where(mask, x, y)),
        "exponential": (lambda: exp(a), lambda: np.exp(x)),
        "tanh": (lambda: tanh(a), lambda: np.tanh(x)),
        "rectifier": (lambda: relu(a), lambda: np.maximum(x, 0)),
        "logistic function": (lambda: sigmoid(a), lambda: 1 / (1 + np.exp(-x))),
        "product of matrices": (lambda: a @ m, lambda: x @ w),
        "sum along an axis": (lambda: a.sum(Row), lambda: x.sum(0)),
        "sum of all": (lambda: a.sum(), lambda: x.sum()),
        "mean along an axis": (lambda: a.mean(Row), lambda: x.mean(0)),
        "largest along an axis": (lambda: a.max(Row), lambda: x.max(0)),
        "sums up to each": (lambda: cumsum(a, Row), lambda: x.cumsum(0)),
        "sorting": (lambda: sort(a, Column), lambda: np.sort(x, -1)),
        "largest of each": (lambda: top_k(a, Column, Best(2)), lambda: np.sort(x, -1)[:, :-3:-1]),
        "softmax": (lambda: softmax(a, Column), lambda: softmax_by_hand(x)),
        "logarithm of sums": (lambda: log_sum_exp(a, Column), lambda: log_sum_exp_by_hand(x)),
        "expansion": (lambda: v.expand_like(a), lambda: np.broadcast_to(column, (3, 4))),
        "transposition": (lambda: a.transpose(Column, Row), lambda: x.T),
        "another label": (lambda: a.rename(Column, Out), lambda: x.view()),
        "rows of a table": (lambda: embed(i, a), lambda: x.take(places, 0)),
        "padding": (lambda: a.pad(Row, Padded, 1, 2), lambda: np.pad(x, ((1, 2), (0, 0)))),
        "stack": (lambda: stack([a, b], Pair), lambda: np.stack([x, y])),
        "linear equations": (lambda: solve(m, v, Column, Out), lambda: np.linalg.solve(w, column)),
    }


def softmax_by_hand(x: Any) -> Any:
    """Return the softmax along the last axis."""
    e = np.exp(x - x.max(-1, keepdims=True))
    return e / e.sum(-1, keepdims=True)


def log_sum_exp_by_hand(x: Any) -> Any:
    """Return the logarithm of the sum of exponentials along the last axis."""
    top = x.max(-1, keepdims=True)
    return np.log(np.exp(x - top).sum(-1)) + top[:, 0]


def measure(repeats: int) -> dict[str, tuple[float, float]]:
    """Return the least CPU microseconds of an operation of each family, on tensors and in NumPy."""
    found: dict[str, tuple[float, float]] = {}
    for name, (ours, by_hand) in families().items():
        np.testing.assert_allclose(np.asarray(ours()), np.asarray(by_hand()), 1e-4, 1e-5)
        timings = in_turns({"ours": ours, "by hand": by_hand}, repeats, seconds=0.002)
        found[name] = min(timings["ours"].cpu) * 1e6, min(timings["by hand"].cpu) * 1e6
    return found


def main() -> None:
    """Measure, print, save."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--repeats", type=int, default=60)
    parser.add_argument("--folder", type=Path, default=Path("build/benchmarks"))
    options = parser.parse_args()

    about = environment()
    print(environment_line(about))
    found = measure(options.repeats)
    rows = [
        [name, f"{ours:.2f}", f"{hand:.2f}", f"{ours - hand:.2f}", f"{ours / hand:.1f}"]
        for name, (ours, hand) in found.items()
    ]
    print(table(["operation", "µs", "by hand", "over it", "ratio"], rows))
    save(options.folder / "eager.json", {"environment": about, "microseconds": found})
    print(f"written: {options.folder / 'eager.json'}")


if __name__ == "__main__":
    main()
