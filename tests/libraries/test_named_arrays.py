"""Haliax's arrays and annotations of jaxtyping at a boundary: tensors from and to them, and functions of them."""

from __future__ import annotations

import warnings
from typing import Any, assert_type

import numpy as np
import pytest

from typedtensor import Axis, AxisError, IntTensor, SizeError, Tensor
from typedtensor.interop import from_haliax, to_haliax
from typedtensor.interop.signatures import typed


class Batch(Axis): ...


class ModelSize(Axis, size=3): ...


class Digit(Axis): ...


X = Tensor[Batch, ModelSize](np.arange(6.0, dtype=np.float32).reshape(2, 3))


def haliax() -> Any:
    with warnings.catch_warnings(action="ignore"):
        return pytest.importorskip("haliax", exc_type=ImportError)


def test_named_arrays_become_tensors_and_back() -> None:
    hax = haliax()
    named = to_haliax(X)
    assert [(axis.name, axis.size) for axis in named.axes] == [("batch", 2), ("model_size", 3)]
    turned = from_haliax(named, Tensor[ModelSize, Batch])
    assert_type(turned, Tensor[ModelSize, Batch])
    np.testing.assert_array_equal(turned.numpy(), X.numpy().T)
    other = to_haliax(X, names=["ModelSize", "B"])
    assert [axis.name for axis in other.axes] == ["batch", "ModelSize"]
    with pytest.raises(
        AxisError, match="takes an array with the axes Batch, Digit, but was given one with batch, model"
    ):
        from_haliax(named, Tensor[Batch, Digit])
    with pytest.raises(SizeError):
        from_haliax(hax.named(np.ones((2, 4)), ("batch", "model_size")), Tensor[Batch, ModelSize])
    with pytest.raises(AxisError, match="has an axis twice"):
        to_haliax(Tensor[Batch, Batch](np.ones((2, 2))))


def test_a_function_of_named_arrays_takes_tensors() -> None:
    hax = haliax()
    haxtyping = pytest.importorskip("haliax.haxtyping")

    def scaled(x: Any, by: Any) -> Any:
        assert [axis.name for axis in by.axes] == ["BATCH"]
        return x.rearrange(("model_size", "batch")) * by.rename({"BATCH": "batch"})

    scaled.__annotations__ = {"x": hax.NamedArray, "by": haxtyping.Named[hax.NamedArray, "BATCH"]}
    labelled = typed(scaled, Tensor[Batch, ModelSize], Tensor[Batch], returns=Tensor[Batch, ModelSize])
    y = labelled(X, Tensor[Batch](np.ones(2, np.float32)))
    assert_type(y, Tensor[Batch, ModelSize])
    np.testing.assert_array_equal(y.numpy(), X.numpy())


def annotated(x: str, returns: str) -> Any:
    """A function with annotations of jaxtyping."""
    jaxtyping = pytest.importorskip("jaxtyping")

    def network(x: Any) -> Any:
        return x.mean(-1)

    network.__annotations__ = {"x": jaxtyping.Float[np.ndarray, x], "return": jaxtyping.Float[np.ndarray, returns]}
    return network


@pytest.mark.parametrize(
    "words", [("batch model_size", "batch"), ("b d", "b"), ("... d", "..."), ("b model_size=3", "_")]
)
def test_annotations_that_agree(words: tuple[str, str]) -> None:
    labelled = typed(annotated(*words), Tensor[Batch, ModelSize], returns=Tensor[Batch])
    y = labelled(X)
    assert_type(y, Tensor[Batch])
    np.testing.assert_array_equal(y.numpy(), [1.0, 4.0])


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("model_size batch", "batch"), "the axis model_size of the annotation .* is Batch in .*, and means ModelSize"),
        (("b d", "d"), "the axis d of the annotation .* is Batch in Tensor.Batch., and means ModelSize"),
        (("batch time model_size", "batch"), "has 2 axes, and the annotation .* has 3"),
        (("... model_size", "... batch digit"), "has 1 axes, and the annotation"),
    ],
)
def test_annotations_that_contradict_are_refused_at_once(words: tuple[str, str], message: str) -> None:
    with pytest.raises(AxisError, match=message):
        typed(annotated(*words), Tensor[Batch, ModelSize], returns=Tensor[Batch])


def test_kinds_are_compared() -> None:
    with pytest.raises(AxisError, match="has elements of the kind int, and .* is annotated Float"):
        typed(annotated("batch model_size", "batch"), IntTensor[Batch, ModelSize], returns=Tensor[Batch])
