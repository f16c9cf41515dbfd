"""Functions composed of operations: what NumPy and SciPy give, in all forms, and derivatives to third order."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
import pytest
from scipy.spatial import distance

from tests.ops.cases.case import Batch, Channel, Column, Filter, Long, Other, Row, Sized, integers, positive, real
from typedtensor import Axis, AxisError, Const, Flat, Input, IntTensor, SizeError, Tensor, check_grads, given, plain
from typedtensor.ops import (
    bincount,
    cdist,
    corrcoef,
    cov,
    histogram,
    interp,
    irfft,
    kron,
    quantile,
    rfft,
    segment_max,
    segment_mean,
    segment_min,
    segment_prod,
    segment_std,
    segment_var,
    spectral_norm,
    weight_norm,
)


class Bin(Axis, size=5): ...


class Four(Axis, size=4): ...


class Frequency(Axis): ...


@dataclass(frozen=True)
class Case:
    """A function of tensors, and what it must give for their arrays."""

    function: Callable[..., Any]
    operands: tuple[Any, ...]
    reference: Callable[..., Any]


X, Y, P = real(Batch, Row, Column), real(Batch, Row, Column, seed=1), positive(Batch, Row, Column)
IDS = IntTensor[Column]([2, 0, 2, 2])
PLACES, VALUES = Tensor[Row](np.array([-1.0, 0.25, 2.0])), real(Row)
WIDE = real(Batch, Column, seed=2)
WIDE = Tensor[Batch, Column](2.0 * WIDE.numpy())


def by_segment(function: Callable[[Any], Any], empty: float) -> Callable[..., Any]:
    """For segments of the last axis, the second of which is empty."""
    chosen = [np.array([1]), None, np.array([0, 2, 3])]
    return lambda x, _: np.stack(
        [np.full(x.shape[:-1], empty) if at is None else function(x[..., at]) for at in chosen], axis=-1
    )


def least(x: Any) -> Any:
    return x.min(-1)


def counts(x: Any, *_: Any) -> Any:
    return np.apply_along_axis(lambda row: np.histogram(row, 5, (-1.0, 1.5))[0], -1, x)


CASES: dict[str, Case] = {
    "minimum": Case(lambda x, n: segment_min(x, n, Column, Sized), (X, IDS), by_segment(least, np.inf)),
    "minimum, empty": Case(lambda x, n: segment_min(x, n, Column, Sized, empty=2.5), (X, IDS), by_segment(least, 2.5)),
    "maximum, empty": Case(
        lambda x, n: segment_max(x, n, Column, Sized, empty=0.0), (X, IDS), by_segment(lambda x: x.max(-1), 0.0)
    ),
    "mean, empty": Case(
        lambda x, n: segment_mean(x, n, Column, Sized, empty=7.0), (X, IDS), by_segment(lambda x: x.mean(-1), 7.0)
    ),
    "product": Case(lambda x, n: segment_prod(x, n, Column, Sized), (X, IDS), by_segment(lambda x: x.prod(-1), 1.0)),
    "variance": Case(lambda x, n: segment_var(x, n, Column, Sized), (X, IDS), by_segment(lambda x: x.var(-1), 0.0)),
    "deviation": Case(
        lambda x, n: segment_std(x, n, Column, Sized, empty=-1.0), (X, IDS), by_segment(lambda x: x.std(-1), -1.0)
    ),
    "counts": Case(
        lambda x: bincount(x, Long, Sized), (integers(Long, below=3),), lambda x: np.bincount(x, minlength=3)
    ),
    "counts of rows": Case(
        lambda x: bincount(x, Row, Sized),
        (integers(Row, Column, below=3),),
        lambda x: np.stack([np.bincount(row, minlength=3) for row in x.T]),
    ),
    "histogram": Case(lambda x: histogram(x, Long, Bin, least=-1.0, most=1.5), (real(Long),), counts),
    "histogram of rows": Case(lambda x: histogram(x, Column, Bin, least=-1.0, most=1.5), (X,), counts),
    "quantile": Case(lambda x: quantile(x, Row, 0.3), (X,), lambda x: np.quantile(x, 0.3, axis=1)),
    "largest": Case(lambda x: quantile(x, Long, 1.0), (real(Long),), np.max),
    "covariance": Case(
        lambda x, y: cov(x, y, Column), (real(Row, Column), real(Column)), lambda x, y: np.cov(x, y)[:-1, -1]
    ),
    "correlation": Case(
        lambda x: corrcoef(x, x.rename(Row, Other), Column), (real(Row, Column),), lambda x: np.corrcoef(x)
    ),
    "interpolation": Case(lambda x, p, v: interp(x, p, v, Row), (WIDE, PLACES, VALUES), np.interp),
    "interpolation at points": Case(
        lambda x, p, v: interp(x, p, v, Row), (Tensor[Row](PLACES.numpy()), PLACES, VALUES), np.interp
    ),
    "distances": Case(lambda x, y: cdist(x, y, Column), (real(Row, Column), real(Other, Column)), distance.cdist),
    "distances of order 1": Case(
        lambda x, y: cdist(x, y, Column, order=1.0),
        (real(Batch, Row, Column), real(Other, Column)),
        lambda x, y: np.stack([distance.cdist(each, y, "cityblock") for each in x]),
    ),
    "kron": Case(kron, (real(Row, Column), real(Channel, Filter)), np.kron),
    "spectral norm": Case(lambda x: spectral_norm(x, Row, Column), (X,), lambda x: np.linalg.norm(x, 2, axis=(1, 2))),
    "weight norm": Case(
        lambda v, g: weight_norm(v, g, Row),
        (real(Batch, Row, Column), positive(Row)),
        lambda v, g: v * (g / np.sqrt((v * v).sum((0, 2))))[:, None],
    ),
    "weight norm of numbers": Case(
        lambda v, g: weight_norm(v, g, Row), (real(Row), positive(Row)), lambda v, g: g * np.sign(v)
    ),
    "spectrum": Case(
        lambda x: rfft(x, Long, Frequency) + rfft(x, Long, Frequency, imaginary=True),
        (real(Batch, Long, Row),),
        lambda x: np.fft.rfft(x, axis=1).real + np.fft.rfft(x, axis=1).imag,
    ),
    "from an even spectrum": Case(
        lambda x, y: irfft(x, y, Row, Four), (X, Y), lambda x, y: np.fft.irfft(x + 1j * y, 4, axis=1)
    ),
    "from an odd spectrum": Case(
        lambda x, y: irfft(x, y, Row, Bin), (X, Y), lambda x, y: np.fft.irfft(x + 1j * y, 5, axis=1)
    ),
}


@pytest.mark.parametrize("name", CASES)
@pytest.mark.parametrize("precision", [np.float64, np.float32])
def test_values(name: str, precision: Any) -> None:
    case = CASES[name]
    tensors = [x.tensor_type.wrap(x.numpy().astype(precision)) if isinstance(x, Tensor) else x for x in case.operands]
    expected = case.reference(*(x.numpy() for x in case.operands))
    inputs: list[Any] = [Input(x.tensor_type) for x in tensors]
    y = case.function(*inputs)
    found = [case.function(*tensors)]
    for plan in (True, False):
        with given(*(x.bind(value) for x, value in zip(inputs, tensors, strict=True)), plan=plan):
            found.append(y.value)
    for each in found:
        assert each.tensor_type is y.tensor_type
        assert each.tensor_type.kind == "int" or each.dtype == precision
        tolerance = 1e-11 if precision is np.float64 else 2e-5
        np.testing.assert_allclose(each.numpy(), expected, rtol=tolerance, atol=tolerance)


SMOOTH = {
    name: case for name, case in CASES.items() if not any(word in name for word in ("count", "histogram", "at points"))
}


@pytest.mark.parametrize("name", SMOOTH)
def test_derivatives(name: str) -> None:
    case = SMOOTH[name]
    real_ones = [n for n, x in enumerate(case.operands) if isinstance(x, Tensor)]

    def function(point: Any) -> Any:
        operands: list[Any] = [Const(x) for x in case.operands]
        for n, x in zip(real_ones, point, strict=True):
            operands[n] = x
        y: Any = case.function(*operands)
        return y if name != "minimum" else y.clip(None, 10.0)  # of an empty one it is infinite

    check_grads(function, tuple(case.operands[n] for n in real_ones), order=3, tolerance=1e-5)


def test_products_of_zeros_have_all_derivatives() -> None:
    x = Tensor[Column](np.array([0.0, 3.0, 0.0, 2.0]))
    check_grads(lambda x: segment_prod(x, Const(IDS), Column, Sized), x, order=3)


def test_equal_elements_have_no_deviation() -> None:
    x = Tensor[Column](np.array([1.0, 3.0, 1.0, 1.0]))
    check_grads(lambda x: segment_var(x, Const(IDS), Column, Sized), x, order=3)


def test_integers() -> None:
    x = IntTensor[Column]([5, -(2**63), 2**63 - 1, 4])
    lowest = segment_min(x, IDS, Column, Sized).numpy().tolist()
    assert lowest == [-(2**63), 2**63 - 1, 4]
    assert segment_min(x, IDS, Column, Sized, empty=3).numpy().tolist() == [-(2**63), 3, 4]
    assert segment_prod(IntTensor[Column]([2, 3, 4, 5]), IDS, Column, Sized).numpy().tolist() == [3, 1, 40]
    with pytest.raises(SizeError, match="maximum of an empty segment of integers must be a whole number, not 0.5"):
        segment_max(x, IDS, Column, Sized, empty=0.5)


def test_a_histogram_counts_what_is_inside() -> None:
    x = Tensor[Row](np.array([np.nan, -np.inf, np.inf]))
    assert histogram(x, Row, Bin, least=0.0, most=1.0).numpy().tolist() == [0] * 5
    with pytest.raises(SizeError, match="the ends of a histogram must differ"):
        histogram(x, Row, Bin, least=1.0, most=1.0)
    with pytest.raises(SizeError, match="index 7"):
        bincount(IntTensor[Row]([7, 0, 0]), Row, Bin)


def test_refusals() -> None:
    with pytest.raises(AxisError, match=r"cdist\[Column\] cannot be applied .* needs W \(Row\) not to be among"):
        cdist(real(Row, Column), real(Row, Column), Column)
    with pytest.raises(SizeError, match="a quantile must be from 0 to 1, not 1.5"):
        quantile(X, Row, 1.5)
    with pytest.raises(AxisError, match="kron cannot be applied"):
        kron(X, X)
    assert kron(real(Row, Column), real(Channel, Filter)).axes == (Flat[Row, Channel], Flat[Column, Filter])
    with pytest.raises(SizeError, match="Frequency has 12 elements, whose spectrum has 7, but Row has 3"):
        irfft(X, Y, Row, Frequency(12))


def test_a_spectrum_of_half_precision_stays_in_it() -> None:
    x = Tensor[Long](real(Long).numpy().astype(np.float16))
    for function in (lambda x: rfft(x, Long, Frequency), plain(lambda x: rfft(x, Long, Frequency))):
        assert function(x).dtype == np.float16
