"""Values and gradients by PyTorch and JAX themselves, of operations that run on their own functions there."""

from __future__ import annotations

import math
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import numpy as np
import pytest

from tests.ops.cases import REPRESENTATIVES, Case
from typedtensor import AnyTensor, Axis, BoolTensor, Tensor
from typedtensor.ops import arg_top_k, binary_cross_entropy, cosine_similarity, l2_normalize, softmax, top_k

torch: Any = pytest.importorskip("torch")


class Row(Axis): ...


class Column(Axis): ...


class Best(Axis, size=2): ...


NAMED = (
    *("BinaryCrossEntropy", "CosineSimilarity", "Diagonal", "Entropy", "Huber", "KLDiv", "L2Normalize"),
    *("LeakyReLU", "Masked", "Median", "Norm", "Roll", "Segment", "Sort", "Take", "TopK", "Trace", "Tril", "Triu"),
)


def _tried() -> Iterator[Any]:
    for case in REPRESENTATIVES:
        operation: Any = case.operation
        named = type(operation).__name__.startswith(NAMED) and all(isinstance(x, AnyTensor) for x in case.operands)
        if named and operation(*case.operands).kind == "real" and _real(case):
            yield pytest.param(operation, case.operands, _real(case), id=str(case))


def _real(case: Case) -> list[int]:
    kinds = [x.kind for x in case.operands if isinstance(x, AnyTensor)]
    return [n for n, kind in enumerate(kinds) if kind == "real" and case.operation.passes_gradient(n)]


TRIED = list(_tried())


def _expected(operation: Any, operands: tuple[AnyTensor, ...], real: list[int]) -> tuple[Any, list[Any]]:
    y = operation(*operands)
    return y, [operation.gradient(n, y, y, operands).numpy() for n in real]


@pytest.mark.parametrize(("operation", "operands", "real"), TRIED)
def test_gradients_of_pytorch(operation: Any, operands: tuple[AnyTensor, ...], real: list[int]) -> None:
    arrays = [torch.tensor(np.array(x.numpy())) for x in operands]
    for number in real:
        arrays[number].requires_grad_(True)
    found = operation(*[x.tensor_type.wrap(a) for x, a in zip(operands, arrays, strict=True)]).array
    y, expected = _expected(operation, operands, real)
    np.testing.assert_allclose(found.detach().numpy(), y.numpy(), 1e-9, 1e-12)
    slopes = torch.autograd.grad(found, [arrays[n] for n in real], torch.tensor(np.array(y.numpy())))
    for slope, of in zip(slopes, expected, strict=True):
        np.testing.assert_allclose(slope.numpy(), of, 1e-8, 1e-8)


@pytest.mark.slow
@pytest.mark.parametrize(("operation", "operands", "real"), TRIED)
def test_gradients_of_jax(operation: Any, operands: tuple[AnyTensor, ...], real: list[int]) -> None:
    jax = import_module("jax")
    with jax.enable_x64(True):
        arrays = [jax.numpy.asarray(np.array(x.numpy())) for x in operands]

        def of(*given: Any) -> Any:
            at = dict(zip(real, given, strict=True))
            return operation(*[x.tensor_type.wrap(at.get(n, arrays[n])) for n, x in enumerate(operands)]).array

        y, expected = _expected(operation, operands, real)
        given = [arrays[n] for n in real]
        for _ in range(4):  # call by call, and compiled
            np.testing.assert_allclose(of(*given), y.numpy(), 1e-9, 1e-12)
        slopes = jax.vjp(of, *given)[1](jax.numpy.asarray(y.numpy()))
        for slope, expected_slope in zip(slopes, expected, strict=True):
            np.testing.assert_allclose(slope, expected_slope, 1e-8, 1e-8)


@pytest.mark.parametrize("dtype", [torch.float32, torch.float64, torch.bfloat16], ids=str)
def test_lengths_neither_overflow_nor_vanish(dtype: Any) -> None:
    top = 2.0 ** (1000 if dtype == torch.float64 else 120)
    x = torch.tensor([[3.0 * top, 4.0 * top], [3.0 / top, 4.0 / top], [0.0, 0.0]], dtype=dtype, requires_grad=True)
    rows = Tensor[Row, Column](x)
    length = rows.norm(Column).array
    np.testing.assert_allclose(length.detach().double(), [5.0 * top, 5.0 / top, 0.0], 1e-2)
    [slope] = torch.autograd.grad(length.sum(), x)
    np.testing.assert_allclose(slope.double(), [[0.6, 0.8], [0.6, 0.8], [0.0, 0.0]], 1e-2)
    same = cosine_similarity(rows, rows, Column).array
    assert same.dtype == dtype
    np.testing.assert_allclose(same.detach().double(), [1.0, 0.0, 0.0], 1e-2, 1e-6)
    assert l2_normalize(rows, Column).array.dtype == dtype


def test_a_norm_of_nothing_is_zero() -> None:
    for dtype in (torch.float32, torch.float64):
        assert Tensor[Row, Column](torch.zeros(2, 0, dtype=dtype)).norm(Column).array.tolist() == [0.0, 0.0]


@pytest.mark.parametrize("library", ["torch", "jax.numpy"])
def test_where_a_mask_allows_nothing(library: str) -> None:
    xp = import_module(library)
    mask = BoolTensor[Row, Column](xp.asarray([[True, False], [False, False]]))
    x = Tensor[Row, Column](xp.asarray([[1.0, math.nan], [math.inf, 2.0]]))
    for _ in range(4):
        assert softmax(x, Column, where=mask).array.tolist() == [[1.0, 0.0], [0.0, 0.0]]
        means = x.mean(Column, where=mask).array.tolist()
        assert means[0] == 1.0
        assert math.isnan(means[1])


def test_no_gradient_where_a_mask_allows_nothing() -> None:
    x = torch.tensor([[1.0, math.nan, 2.0], [math.inf, 2.0, 0.0]], requires_grad=True)
    mask = BoolTensor[Row, Column](torch.tensor([[True, False, True], [False, False, False]]))
    found = softmax(Tensor[Row, Column](x), Column, where=mask).array
    [slope] = torch.autograd.grad(found[0, 0], x)
    share = 1.0 / (1.0 + math.e)
    np.testing.assert_allclose(slope, [[share * (1 - share), 0.0, -share * (1 - share)], [0.0] * 3], 1e-5)


@pytest.mark.parametrize("library", ["torch", "jax.numpy"])
def test_equal_elements_stay_in_their_order(library: str) -> None:
    xp = import_module(library)
    x = Tensor[Row](xp.asarray([1.0, 3.0, 2.0, 3.0, 3.0]))
    for _ in range(4):
        assert arg_top_k(x, Row, Best).array.tolist() == [1, 3]
        assert top_k(x, Row, Best).array.tolist() == [3.0, 3.0]


@pytest.mark.parametrize("library", ["torch", "jax.numpy"])
def test_small_losses_of_two_classes_are_kept(library: str) -> None:
    xp = import_module(library)
    x = Tensor[Row](xp.asarray([-20.0, 20.0, -200.0, 200.0]))
    expected = [math.log1p(math.exp(-20.0))] * 2 + [0.0, 0.0]
    for targets in (BoolTensor[Row](xp.asarray([False, True, False, True])), Tensor[Row](xp.asarray([0.0, 1.0, 0, 1]))):
        for _ in range(4):
            np.testing.assert_allclose(np.asarray(binary_cross_entropy(x, targets).array), expected, 1e-5)
