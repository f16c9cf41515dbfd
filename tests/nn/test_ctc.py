"""The loss of connectionist temporal classification, against the sum over all alignments."""

from __future__ import annotations

import itertools
from typing import Any

import numpy as np
import pytest

from typedtensor import Axis, Const, Expr, Input, IntTensor, Param, Tensor, given
from typedtensor.nn import ctc_loss
from typedtensor.ops import isinf, where
from typedtensor.transforms import check_grads


class Time(Axis): ...


class Batch(Axis): ...


class Letter(Axis): ...


class Class(Axis): ...


X = np.random.default_rng(0).normal(size=(4, 6, 3))
TARGETS = np.array([[1, 2], [1, 1], [2, 0], [0, 0], [1, 1], [2, 1]])
LENGTHS = np.array([4, 4, 3, 2, 2, 4])  # the two frames of the fifth are too few for 1 1
TARGET_LENGTHS = np.array([2, 2, 1, 0, 2, 1])
COUNTS = Const(IntTensor[Batch](LENGTHS)), Const(IntTensor[Batch](TARGET_LENGTHS))


def losses(x: Expr[Tensor[Time, Batch, Class]]) -> Expr[Tensor[Batch]]:
    return ctc_loss(x, Const(IntTensor[Batch, Letter](TARGETS)), *COUNTS, Time, Class, Letter)


def test_frames_after_the_end_are_not_read() -> None:
    padded, found = X.copy(), []
    for number, length in enumerate(LENGTHS):
        padded[length:, number] = np.nan
    for frames in X, padded:
        x = Param(Tensor[Time, Batch, Class](frames))
        y = losses(x)
        finite = where(isinf(y), 0.0, y).sum()
        with given() as computation:
            found.append((y.value.numpy(), computation.gradients(finite)[x].numpy()))
    for expected, other in zip(*found, strict=True):
        np.testing.assert_allclose(other, expected, rtol=1e-12)


def by_alignments(x: Any, target: list[int], blank: int = 0) -> float:
    """The sum over what each frame may say."""
    shares = np.exp(x) / np.exp(x).sum(-1, keepdims=True)
    total = 0.0
    for said in itertools.product(range(x.shape[1]), repeat=len(x)):
        kept = [c for n, c in enumerate(said) if c != blank and (n == 0 or said[n - 1] != c)]
        if kept == target:
            total += np.prod([share[c] for share, c in zip(shares, said, strict=True)])
    return -float(np.log(total)) if total else np.inf


def expected() -> list[float]:
    rows = zip(TARGETS, LENGTHS, TARGET_LENGTHS, strict=True)
    return [by_alignments(X[:frames, n], list(target[:count])) for n, (target, frames, count) in enumerate(rows)]


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
def test_the_sum_over_alignments(dtype: Any) -> None:
    x = Input(Tensor[Time, Batch, Class])
    loss = losses(x)
    for _ in range(3):  # interpreted, then planned
        with given(x.bind(Tensor[Time, Batch, Class](X.astype(dtype)))):
            found = loss.value.numpy()
        assert found.dtype == dtype
        np.testing.assert_allclose(found, expected(), rtol=1e-5 if dtype == np.float32 else 1e-12)


def test_another_blank() -> None:
    x, targets = Const(Tensor[Time, Class](X[:, 0])), Const(IntTensor[Letter]([0, 1]))
    loss = ctc_loss(x, targets, Const(IntTensor[()](4)), Const(IntTensor[()](2)), Time, Class, Letter, blank=2)
    with given():
        np.testing.assert_allclose(loss.value.item(), by_alignments(X[:, 0], [0, 1], 2), rtol=1e-6)


def test_derivatives() -> None:
    possible = Const(Tensor[Batch](np.isfinite(expected()).astype(float)))
    check_grads(lambda x: (losses(x).clip(most=100.0) * possible).sum(), Const(Tensor[Time, Batch, Class](X)), order=2)


def test_impossible_targets_and_classes_have_no_gradients_that_are_not_numbers() -> None:
    masked = X.copy()
    masked[1, :, 2] = -np.inf
    x = Input(Tensor[Time, Batch, Class])
    with given(x.bind(Tensor[Time, Batch, Class](masked))) as computation:
        slope = computation.gradients(losses(x).sum(), x)[x].numpy()
    assert np.isfinite(slope).all()
    assert not slope[:, 4].any()
