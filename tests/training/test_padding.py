"""Sequences of different lengths become one tensor, and truth values where there are elements."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from typedtensor import Axis, AxisError, BoolTensor, IntTensor, SizeError, Tensor
from typedtensor.training import padded


class Row(Axis): ...


class Time(Axis): ...


class Feature(Axis, size=2): ...


def test_vectors_of_features() -> None:
    rng = np.random.default_rng(0)
    sequences = [rng.normal(size=(n, 2)).astype(np.float32) for n in (2, 0, 3)]
    found, present = padded(sequences, Tensor[Row, Time, Feature], value=-1.0)
    assert found.axes == (Row, Time, Feature)
    assert found.numpy().dtype == np.float32
    assert present.axes == (Row, Time)
    np.testing.assert_array_equal(present.numpy(), [[True, True, False], [False] * 3, [True] * 3])
    np.testing.assert_array_equal(found.numpy()[present.numpy()], np.concatenate(sequences))
    assert (found.numpy()[~present.numpy()] == -1.0).all()


@pytest.mark.parametrize("of", [Tensor[Row, Time], IntTensor[Row, Time], BoolTensor[Row, Time]])
def test_sequences_without_elements(of: Any) -> None:
    found, present = padded([[], []], of)
    assert found.numpy().shape == present.numpy().shape == (2, 0)
    assert type(found) is type(of(np.zeros((2, 0), found.numpy().dtype)))


def test_truth_values() -> None:
    found, _ = padded([[True], [False, True]], BoolTensor[Row, Time], value=True)
    assert found.numpy().tolist() == [[True, True], [False, True]]


def test_what_is_refused() -> None:
    with pytest.raises(AxisError, match="an axis of sequences and one of their elements"):
        padded([[1]], IntTensor[Row])  # type: ignore[arg-type]  # refused by the run time, too
    for sequences, given in (([], "no sequences"), ([[1], [[2]]], r"\(1, 1\), \(1,\)"), ([[[1]], [[2]]], r"\(1, 1\)")):
        with pytest.raises(SizeError, match=f"along Time, one for each of Row, with 1 axes .* but was given {given}"):
            padded(sequences, IntTensor[Row, Time])
    with pytest.raises(SizeError, match=r"elements of one shape, but was given \(1, 2\), \(1, 3\)"):
        padded([np.zeros((1, 2)), np.zeros((1, 3))], Tensor[Row, Time, Feature])
    with pytest.raises(AxisError, match="needs int elements, but was given float64"):
        padded([[1.5]], IntTensor[Row, Time])
