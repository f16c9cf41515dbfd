"""Measure the least work for which a thread pays off: it calibrates WORTH_A_THREAD of typedtensor/runtime/parallel.py.

    python benchmarks/threads.py [--threads 2] [--seconds 3] [--json build/threads.json]

The program computes several independent nodes by one thread and by a pool, at growing sizes: cheap elementwise
products, tanh, and matrix products. It counts work as the interpreter does: in elements, with the multiplications of a
matrix product converted to elements. It proposes the least work from which on the pool is slower for no kind of node.
Where memory bandwidth is the limit, both are equally fast.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

import numpy as np

from benchmarks.harness import environment, environment_line, interleaved, save, table
from typedtensor import Axis, Const, Expr, Param, Tensor, both, dynamic, given
from typedtensor.ops import tanh
from typedtensor.runtime import parallel
from typedtensor.runtime.parallel import PRODUCTS_AN_ELEMENT, WORTH_A_THREAD, shared_pool


class Row(Axis): ...


class Inner(Axis): ...


class Column(Axis): ...


Rows = Expr[Tensor[Row]]

NODES = 8
TOLERANCE = 0.05
WORKS = [10**3, 10**4, 3 * 10**4, 10**5, 2 * 10**5, 3 * 10**5, 5 * 10**5, 10**6, 3 * 10**6, 10**7]


def elementwise(function: Callable[[Rows], Rows], work: int) -> Rows:
    """Return a node of a given work: a number of elements."""
    return function(Param(Tensor[Row](np.random.default_rng(0).normal(size=work).astype(np.float32))))


def matmul(work: int) -> Expr[Any]:
    """Return a node of a given work: a product of square matrices, with more multiplications than elements."""
    side = max(round((work * PRODUCTS_AN_ELEMENT) ** (1 / 3)), 1)
    array = np.random.default_rng(0).normal(size=(side, side)).astype(np.float32)
    return Param(Tensor[Row, Inner](array)) @ Param(Tensor[Inner, Column](array))


KINDS: dict[str, Callable[[int], Expr[Any]]] = {
    "product": partial(elementwise, lambda x: x * x),
    "tanh": partial(elementwise, tanh),
    "matmul": matmul,
}


@dynamic(like=lambda nodes: RESULT)
async def joined(nodes: list[Expr[Any]]) -> Expr[Tensor[()]]:
    """An operation that has nodes computed and does not use them."""
    await both(*nodes)
    return RESULT


RESULT: Const[Tensor[()]] = Const(Tensor[()](0.0))


def run(nodes: list[Expr[Any]], threads: int, threshold: int) -> None:
    """Compute nodes, those above a threshold of work by the pool."""
    with given(threads=threads) as computation:
        root = joined(nodes)
        if threads == 1:
            computation.evaluate(root)
        else:
            parallel.WORTH_A_THREAD = threshold
            parallel.ParallelForward(computation._state, shared_pool(threads)).evaluate(root)


def pays_from(ratios: dict[int, float]) -> int | None:
    """Return the least work from which on the pool is never slower."""
    found = None
    for work, ratio in sorted(ratios.items(), reverse=True):
        if ratio > 1 + TOLERANCE:
            break
        found = work
    return found


def main(arguments: Sequence[str] | None = None) -> int | None:
    """Measure, print, propose a threshold."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 2)
    parser.add_argument("--seconds", type=float, default=2.0, help="seconds for each size of each kind of node")
    parser.add_argument("--works", type=int, nargs="+", default=WORKS)
    parser.add_argument("--json", type=Path, default=Path("build/threads.json"))
    options = parser.parse_args(arguments)

    found = environment("threadpoolctl")
    print(environment_line(found))
    record: dict[str, Any] = {"environment": found, "threads": options.threads, "results": []}
    ratios: dict[str, dict[int, float]] = {kind: {} for kind in KINDS}
    rows = []
    for kind, make in KINDS.items():
        for work in options.works:
            nodes = [make(work) for _ in range(NODES)]
            timings = interleaved(
                {"one": partial(run, nodes, 1, 0), "pool": partial(run, nodes, options.threads, 0)}, options.seconds
            )
            one, pool = timings["one"], timings["pool"]
            ratios[kind][work] = pool.least / one.least
            medians = f"({pool.median / one.median:.2f})"
            rows.append(
                [
                    kind,
                    f"{work:,}",
                    f"{one.least * 1e6:.0f}",
                    f"{pool.least * 1e6:.0f}",
                    f"{ratios[kind][work]:.2f} {medians}",
                ]
            )
            record["results"].append({"kind": kind, "work": work, "one": one.summary(), "pool": pool.summary()})
    print(table(["node", "work", "one thread, µs", f"{options.threads} threads, µs", "ratio (of medians)"], rows))
    # Sizes at which both fit the cache and take longer than the call itself.
    middle = options.works[len(options.works) // 2]
    by_kind = {r["kind"]: r["one"]["least"] for r in record["results"] if r["work"] == middle}
    products = PRODUCTS_AN_ELEMENT * by_kind["tanh"] / by_kind["matmul"]
    print(f"an element of tanh takes the time of {products:.0f} multiplications; PRODUCTS_AN_ELEMENT is ", end="")
    print(PRODUCTS_AN_ELEMENT)
    thresholds = {kind: pays_from(by_work) for kind, by_work in ratios.items()}
    known = [threshold for threshold in thresholds.values() if threshold is not None]
    proposal = max(known) if len(known) == len(KINDS) else None
    print(f"the pool does not lose from: {thresholds}")
    print(f"proposal for WORTH_A_THREAD: {proposal}; it is {WORTH_A_THREAD}")
    save(options.json, {**record, "thresholds": thresholds, "proposal": proposal})
    return proposal


if __name__ == "__main__":
    main()
