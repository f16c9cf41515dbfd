"""Several threads: the same bits, no deadlock, and the pools of BLAS."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.runtime.random_graphs import random_case
from typedtensor import AnyTensor, Axis, BindingError, Const, Expr, Operand, Param, Tensor, given
from typedtensor.backends import Array, Namespace
from typedtensor.ops import PolyOp1
from typedtensor.runtime import parallel

pytest.importorskip("threadpoolctl")


class Row(Axis): ...


class Column(Axis): ...


@pytest.mark.usefixtures("everything_on_threads")
@pytest.mark.parametrize("seed", range(4))
def test_results_do_not_depend_on_the_number_of_threads(seed: int) -> None:
    case = random_case(seed, 60)
    outcomes = []
    for threads in (1, 2, 8):
        with given(threads=threads) as computation:
            gradients = computation.gradients(case.loss)
            outcomes.append(
                [case.loss.value.numpy().tobytes(), *(gradients[p].numpy().tobytes() for p in case.parameters)]
            )
    assert outcomes[0] == outcomes[1] == outcomes[2]


def matrix(seed: int, size: int = 120) -> Param[Tensor[Row, Column]]:
    return Param(Tensor[Row, Column](np.random.default_rng(seed).normal(size=(size, size))))


class Where(PolyOp1, rule="*A -> *A"):
    """The identity, which notes the threads that compute and differentiate it."""

    def __init__(self) -> None:
        super().__init__()
        self.threads: set[str] = set()

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        self.threads.add(threading.current_thread().name.partition("_")[0])
        return x

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        self.threads.add("back " + threading.current_thread().name.partition("_")[0])
        return dy


def test_large_independent_parts_run_on_the_pool_and_small_ones_do_not() -> None:
    large, small = Where(), Where()
    parts = [large(matrix(n, 800) * 2.0) for n in range(6)]
    loss = parts[0].sum()
    for part in parts[1:]:
        loss = loss + part.sum() + small(part.sum())
    with given(threads=2) as computation:
        computation.gradients(loss)
    assert {"typedtensor", "back typedtensor"} <= large.threads
    assert small.threads == {"MainThread", "back MainThread"}


def test_a_chosen_executor() -> None:
    loss = (matrix(0) * matrix(1)).sum() + (matrix(2) * matrix(3)).sum()
    with ThreadPoolExecutor(2, thread_name_prefix="mine") as pool, given(executor=pool) as computation:
        assert len(computation.gradients(loss)) == 4


class Nested(PolyOp1, rule="*A -> *A"):
    """Evaluates another expression on threads while it is computed itself."""

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        inner = Const(Tensor[Row](np.ones(1000)))
        with given(threads=2):
            return x + (inner * inner).sum().value.item()


@pytest.mark.usefixtures("everything_on_threads")
def test_nested_computations_do_not_deadlock() -> None:
    nodes = [Nested()(matrix(n, 3)) for n in range(12)]
    total = nodes[0]
    for node in nodes[1:]:
        total = total + node
    with given(threads=2):
        assert total.value.shape == (3, 3)


class Asking(PolyOp1, rule="*A -> *A"):
    """Asks for a value of the same computation while it is computed itself."""

    def __init__(self, other: Expr[Any]) -> None:
        super().__init__()
        self.other = other

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        return x + self.other.value.numpy().sum()


@pytest.mark.usefixtures("everything_on_threads")
def test_a_node_that_asks_for_another_value_does_not_deadlock() -> None:
    other = matrix(1, 3) * 2.0
    total = Asking(other)(matrix(2, 3)) + Asking(other)(matrix(3, 3)) + Asking(other)(matrix(4, 3))
    with given(threads=2):
        assert total.value.shape == (3, 3)


class Failing(PolyOp1, rule="*A -> *A"):
    """Fails forward or backward."""

    def __init__(self, *, forward: bool) -> None:
        super().__init__()
        self.fails_forward = forward

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        if self.fails_forward:
            raise RuntimeError("no luck")
        return x

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        raise RuntimeError("no luck")


@pytest.mark.usefixtures("everything_on_threads")
@pytest.mark.parametrize("forward", [True, False])
def test_a_failure_on_a_thread(forward: bool) -> None:
    p = matrix(0, 3)
    total = sum(((Failing(forward=forward)(p * float(n))).sum() for n in range(5)), (p * p).sum())
    with given(threads=2) as computation:
        with pytest.raises(RuntimeError, match="no luck") as caught:
            computation.gradients(total)
        assert computation.counts.live == 0
        assert computation.gradients((p * p).sum())[p].shape == (3, 3)
    assert "Failing" in caught.value.__notes__[0]


def test_blas_has_one_thread_meanwhile() -> None:
    from threadpoolctl import threadpool_info

    def blas() -> list[int]:
        return [pool["num_threads"] for pool in threadpool_info() if pool["user_api"] == "blas"]

    before = blas()
    with given(threads=2):
        assert all(number == 1 for number in blas())
        with given(threads=1):
            pass
        assert all(number == 1 for number in blas())
    assert blas() == before


_LATER = """
import numpy
from threadpoolctl import threadpool_info
from typedtensor import given

def blas():
    return {pool["filepath"]: pool["num_threads"] for pool in threadpool_info() if pool["user_api"] == "blas"}

with given(threads=2):
    import scipy.linalg
    loaded = blas()
    with given(threads=2):
        assert set(blas().values()) == {1}
    assert set(blas().values()) == {1}
assert sorted(loaded.values()) == [1, 2]  # those of NumPy and of SciPy
assert set(blas().values()) == {2}
"""


def test_blas_that_is_loaded_later_has_one_thread_as_well() -> None:
    """SciPy's own BLAS, which is loaded in a computation that has limited NumPy's already."""
    pytest.importorskip("scipy")
    environment = {**os.environ, "OPENBLAS_NUM_THREADS": "2", "OMP_NUM_THREADS": "2"}
    subprocess.run([sys.executable, "-c", _LATER], cwd=Path(__file__).parents[2], env=environment, check=True)


def test_the_number_of_threads_is_checked() -> None:
    with pytest.raises(BindingError, match=r"given\(threads=…\) takes a whole number of at least 1, not 0"):
        given(threads=0)


class Inner(Axis): ...


def test_work_is_counted_in_elements_of_which_each_is_as_many_multiplications_of_a_contraction(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    x, w = Param(Tensor[Row, Inner](np.ones((20, 32)))), Param(Tensor[Inner, Column](np.ones((32, 50))))
    bias = Param(Tensor[Inner](np.ones(32)))
    square = Param(Tensor[Inner, Inner](np.ones((32, 32))))
    values: dict[Expr[Any], AnyTensor] = {node: node.value for node in (x, w, bias, square)}
    assert parallel.work(x * x, values) == 20 * 32
    assert parallel.work(x + bias.expand_like(x), values) == 20 * 32
    assert parallel.work(x.sum(Inner), values) == 20 * 32
    assert parallel.work(x @ w, values) == 32 * 50  # to read the operands is more than to multiply them
    monkeypatch.setattr(parallel, "PRODUCTS_AN_ELEMENT", 1)
    assert parallel.work(x @ w, values) == 20 * 32 * 50
    assert parallel.work(x @ square, values) == 20 * 32 * 32
    assert parallel.work(square @ square, values) == 32 * 32 * 32
    assert parallel.work(square * square, values) == 32


@pytest.mark.parametrize("executor", [2, ThreadPoolExecutor])
def test_what_is_no_pool(executor: Any) -> None:
    with pytest.raises(BindingError, match=r"given\(executor=…\) takes a pool"):
        given(executor=executor)


def test_what_is_no_number_of_threads() -> None:
    with pytest.raises(BindingError, match=r"given\(threads=…\) takes a whole number of at least 1, not '2'"):
        given(threads="2")  # type: ignore[arg-type]  # what a setting read from a file may be
