"""Normalizations of float16 elements whose variances are too large for float16, on every target and library."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from typedtensor import Axis, Buffer, Const, Input, IntTensor, Tensor, given, plain
from typedtensor.nn import BatchNorm, GroupNorm, InstanceNorm, Training
from typedtensor.optim import SGD


class Batch(Axis): ...


class Channel(Axis, size=4): ...


class Time(Axis): ...


DEVIATIONS = np.array([1.0, 300.0, 3000.0, 10000.0])
DATA = (np.random.default_rng(0).normal(size=(8, 4, 16)) * DEVIATIONS[:, None]).astype(np.float16)
SLOPES = np.random.default_rng(1).normal(size=(8, 4, 16)).astype(np.float16)


def layers(dtype: Any) -> dict[str, Any]:
    batch_norm, training = BatchNorm(Channel, dtype=dtype), Training(Buffer(IntTensor[()](0)))
    return {
        "batch": batch_norm.at(training),
        "group": GroupNorm(Channel, 2, dtype=dtype),
        "instance": InstanceNorm(Channel, affine=True, dtype=dtype),
    }


def trained(layer: Any, dtype: Any, **way: Any) -> list[np.ndarray[Any, Any]]:
    """The result of a layer, the gradient of its input, and its parameters and statistics after three steps."""
    x = Input(Tensor[Batch, Channel, Time])
    y = layer(x)
    updates = layer.training.updates if hasattr(layer, "training") else ()
    loss = (y * Const(Tensor[Batch, Channel, Time](SLOPES.astype(dtype)))).sum()
    optimizer, found = SGD(layer.parameters, learning_rate=0.01), []
    for _ in range(3):
        with given(x.bind(Tensor[Batch, Channel, Time](DATA.astype(dtype))), **way) as computation:
            found = [y.value.numpy(), computation.gradients(loss, x)[x].numpy()]
            optimizer.step(loss, updates=updates)
    parameters = [p.value.numpy() for p in layer.parameters.values()]
    assert {array.dtype for array in (*found, *parameters)} == {np.dtype(dtype)}
    return [*found, *parameters, *(buffer.value.numpy() for buffer in layer.buffers.values())]


@pytest.mark.parametrize("name", layers(np.float32))
def test_normalizations_of_large_deviations(name: str, way: Any) -> None:
    found, expected = (trained(layers(of)[name], of, **way) for of in (np.float16, np.float64))
    for one, other in zip(found, expected, strict=True):
        np.testing.assert_allclose(one.astype(np.float64), other, rtol=5e-3, atol=3e-3)


def test_the_statistics_of_half_precision_are_of_single() -> None:
    norm = BatchNorm(Channel, dtype=np.float16)
    assert (norm.mean.value.dtype, norm.variance.value.dtype) == (np.float32, np.float32)
    norm.variance.assign(Tensor[Channel]((DEVIATIONS**2).astype(np.float32)))
    found = plain(norm.at(None))(Tensor[Batch, Channel](DATA[:, :, 0]))
    assert found.dtype == np.float16
    np.testing.assert_allclose(found.numpy(), DATA[:, :, 0] / DEVIATIONS, rtol=2e-3, atol=1e-5)
    assert BatchNorm(Channel, dtype=np.float64).mean.value.dtype == np.float64


def test_the_precision_of_parameters_remains() -> None:
    """Elements of half precision and parameters of another give results in that one."""
    x = Tensor[Batch, Channel, Time](DATA)
    for layer in layers(np.float32).values():
        assert plain(layer)(x).dtype == np.float32


@pytest.mark.parametrize("library", ["torch", pytest.param("jax.numpy", marks=pytest.mark.slow)])
@pytest.mark.parametrize("name", layers(np.float32))
def test_arrays_of_other_libraries(name: str, library: str) -> None:
    module = pytest.importorskip(library)
    found = plain(layers(np.float16)[name])(Tensor[Batch, Channel, Time](module.asarray(DATA)))
    expected = plain(layers(np.float64)[name])(Tensor[Batch, Channel, Time](DATA.astype(np.float64)))
    assert "float16" in str(found.array.dtype)
    np.testing.assert_allclose(np.asarray(found.array).astype(np.float64), expected.numpy(), rtol=5e-3, atol=3e-3)
