"""Refusals of methods along several labels, which show the tensor as it is written."""

from __future__ import annotations

from re import escape

import pytest

from typedtensor import Axis, AxisError, Tensor


class Batch(Axis): ...


class Feature(Axis): ...


class Out(Axis): ...


X = Tensor[Batch, Feature]([[1.0, 2.0]])


def test_a_label_that_is_not_there() -> None:
    with pytest.raises(AxisError, match=escape("Sum[Batch, Feature, Out] cannot be applied to Tensor[Batch, Feature]")):
        X.sum(Batch, Feature, Out)  # type: ignore[axes]


def test_a_label_that_is_there_already() -> None:
    with pytest.raises(AxisError, match=escape("Expand[Feature] cannot be applied to Tensor[Batch, Feature]")):
        X.expand(Out(2), Feature(2))  # type: ignore[axes]


def test_a_label_named_twice() -> None:
    with pytest.raises(AxisError, match="needs every axis at most once in .Batch, Feature, Batch."):
        X.sum(Batch, Feature, Batch)  # type: ignore[axes]
    with pytest.raises(AxisError, match="Expand is given Out twice: name each axis once"):
        X.expand(Out(2), Out(2))  # type: ignore[axes]
