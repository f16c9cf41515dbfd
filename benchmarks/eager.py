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
    argsort,
    as_real,
    concat,
    cross_entropy,
    cumsum,
    dot,
    einsum,
    embed,
    exp,
    flip,
    gelu,
    log_softmax,
    log_sum_exp,
    logaddexp,
    maximum,
    normalize,
    one_hot,
    outer,
    relu,
    round,
    sigmoid,
    softmax,
    solve,
    sort,
    sqrt,
    stack,
    take,
    take_along,
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


class Twice(Axis, size=6): ...


class Batch(Axis, size=2): ...


Work = Callable[[], object]


def families() -> dict[str, tuple[Work, Work]]:
    """Return operations of each family, on tensors and in NumPy."""
    random = np.random.default_rng(0)
    x, y = [random.normal(size=(3, 4)).astype(np.float32) for _ in range(2)]
    w, cube = [random.normal(size=shape).astype(np.float32) for shape in ((4, 4), (2, 3, 4))]
    column, row, places, mask = x[0].copy(), x[:, 0].copy(), np.array([0, 2, 1, 1, 0]), x > 0
    a, b, m = Tensor[Row, Column](x), Tensor[Row, Column](y), Tensor[Column, Out](w)
    c = Tensor[Batch, Row, Column](cube)
    v, r, there = Tensor[Column](column), Tensor[Row](row), BoolTensor[Row, Column](mask)
    i, digits = IntTensor[Entry](places), places[:3].copy()
    d, rows = IntTensor[Row](digits), np.arange(3)
    return {
        "sum of two": (lambda: a + b, lambda: x + y),
        "times a number": (lambda: a * 2.0, lambda: x * 2.0),
        "a number less it": (lambda: 1.0 - a, lambda: 1.0 - x),
        "quotient": (lambda: a / b, lambda: x / y),
        "square": (lambda: a**2, lambda: x**2),
        "comparison": (lambda: a > b, lambda: x > y),
        "comparison with a number": (lambda: a > 0.0, lambda: x > 0.0),
        "both of two masks": (lambda: there & there, lambda: mask & mask),
        "choice": (lambda: where(there, a, b), lambda: np.where(mask, x, y)),
        "choice of a number": (lambda: where(there, a, 0.0), lambda: np.where(mask, x, np.float32(0))),
        "larger of two": (lambda: maximum(a, b), lambda: np.maximum(x, y)),
        "limits": (lambda: a.clip(-1.0, 1.0), lambda: x.clip(-1.0, 1.0)),
        "exponential": (lambda: exp(a), lambda: np.exp(x)),
        "square root": (lambda: sqrt(abs(a)), lambda: np.sqrt(np.abs(x))),
        "tanh": (lambda: tanh(a), lambda: np.tanh(x)),
        "rounding": (lambda: round(a), lambda: np.rint(x)),
        "rectifier": (lambda: relu(a), lambda: np.maximum(x, 0)),
        "logistic function": (lambda: sigmoid(a), lambda: 1 / (1 + np.exp(-x))),
        "gelu": (lambda: gelu(a), lambda: gelu_by_hand(x)),
        "logarithm of two powers": (lambda: logaddexp(a, b), lambda: np.logaddexp(x, y)),
        "conversion to real": (lambda: as_real(there), lambda: mask.astype(np.float32)),
        "product of matrices": (lambda: a @ m, lambda: x @ w),
        "product of batches": (lambda: c @ m, lambda: cube @ w),
        "product along a label": (lambda: dot(a, m, Column), lambda: x @ w),
        "product along one of three": (lambda: dot(c, a, Column), lambda: np.einsum("brc,rc->br", cube, x)),
        "product by labels": (lambda: einsum(a, c, Batch, Row), lambda: np.einsum("rc,brc->br", x, cube)),
        "outer product": (lambda: outer(r, v), lambda: np.outer(row, column)),
        "sum along an axis": (lambda: a.sum(Row), lambda: x.sum(0)),
        "sum along two axes": (lambda: c.sum(Row, Column), lambda: cube.sum((1, 2))),
        "sum of all": (lambda: a.sum(), lambda: x.sum()),
        "sum of some": (lambda: a.sum(Column, where=there), lambda: x.sum(1, where=mask)),
        "mean along an axis": (lambda: a.mean(Row), lambda: x.mean(0)),
        "variance along an axis": (lambda: a.var(Row), lambda: x.var(0)),
        "deviation along an axis": (lambda: a.std(Row), lambda: x.std(0)),
        "norm along an axis": (lambda: a.norm(Row), lambda: np.sqrt(np.square(x).sum(0))),
        "largest along an axis": (lambda: a.max(Row), lambda: x.max(0)),
        "index of the largest": (lambda: a.argmax(Column), lambda: x.argmax(1)),
        "any along an axis": (lambda: there.any(Row), lambda: mask.any(0)),
        "sums up to each": (lambda: cumsum(a, Row), lambda: x.cumsum(0)),
        "sorting": (lambda: sort(a, Column), lambda: np.sort(x, -1)),
        "indices in order": (lambda: argsort(a, Column), lambda: np.argsort(x, -1, kind="stable")),
        "largest of each": (lambda: top_k(a, Column, Best(2)), lambda: np.sort(x, -1)[:, :-3:-1]),
        "softmax": (lambda: softmax(a, Column), lambda: softmax_by_hand(x)),
        "logarithm of the softmax": (lambda: log_softmax(a, Column), lambda: log_softmax_by_hand(x)),
        "logarithm of sums": (lambda: log_sum_exp(a, Column), lambda: log_sum_exp_by_hand(x)),
        "cross-entropy": (lambda: cross_entropy(a, d, Column), lambda: -log_softmax_by_hand(x)[rows, digits]),
        "normalization": (lambda: normalize(a, Column), lambda: normalize_by_hand(x)),
        "expansion": (lambda: v.expand_like(a), lambda: np.broadcast_to(column, (3, 4))),
        "transposition": (lambda: a.transpose(Column, Row), lambda: x.T),
        "another label": (lambda: a.rename(Column, Out), lambda: x.view()),
        "reversal": (lambda: flip(a, Column), lambda: x[:, ::-1]),
        "indicators": (lambda: one_hot(d, Column), lambda: np.eye(4, dtype=np.float32)[digits]),
        "rows of a table": (lambda: embed(i, a), lambda: x.take(places, 0)),
        "elements at indices": (lambda: take(a, i, Row), lambda: x.take(places, 0)),
        "element of each": (lambda: take_along(a, d, Column), lambda: x[rows, digits]),
        "padding": (lambda: a.pad(Row, Padded, 1, 2), lambda: np.pad(x, ((1, 2), (0, 0)))),
        "stack": (lambda: stack([a, b], Pair), lambda: np.stack([x, y])),
        "concatenation": (lambda: concat(a, b, Row, Row, Twice), lambda: np.concatenate([x, y])),
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


def log_softmax_by_hand(x: Any) -> Any:
    """Return the logarithm of the softmax along the last axis."""
    z = x - x.max(-1, keepdims=True)
    return z - np.log(np.exp(z).sum(-1, keepdims=True))


def normalize_by_hand(x: Any) -> Any:
    """Return the elements less their mean, divided by their deviation along the last axis."""
    z = x - x.mean(-1, keepdims=True)
    return z / np.sqrt(np.square(z).mean(-1, keepdims=True) + 1e-5)


def gelu_by_hand(x: Any) -> Any:
    """Return the usual approximation of the Gaussian error linear unit."""
    return 0.5 * x * (1 + np.tanh(0.7978845608 * (x + 0.044715 * x * x * x)))


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
