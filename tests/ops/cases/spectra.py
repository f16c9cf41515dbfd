from __future__ import annotations

from typing import Any

import numpy as np

from tests.ops.cases.case import Batch, Case, Column, Long, Refusal, Row, integers, real
from typedtensor import Tensor
from typedtensor.ops import SearchSorted, Spectrum, SpectrumInput

X, EVEN = real(Batch, Row, Long), real(Batch, Column)
EDGES = Tensor[Row](np.array([-0.5, 0.25, 1.0]))
PLACES = Tensor[Batch, Column](np.array([[-0.5, 1.0, 7.0, 0.0], [np.nan, 0.25, np.inf, -np.inf]]))


def waves(size: int) -> Any:
    return np.exp(-2j * np.pi * np.outer(np.arange(size), np.arange(size // 2 + 1)) / size)


CASES = [
    Case(SearchSorted(Row), (EDGES, PLACES), np.searchsorted),
    Case(SearchSorted(Row, right=True), (EDGES, PLACES), lambda x, y: np.searchsorted(x, y, "right")),
    Case(SearchSorted(Row), (integers(Row, below=1), integers(Column, below=3)), np.searchsorted),
    Case(SearchSorted(Row), (real(Row), PLACES), lambda x, y: np.searchsorted(np.sort(x), y)),
    Case(SearchSorted(Row, right=True), (EDGES, 0.25), lambda x, y: np.searchsorted(x, y, "right")),
    Case(Spectrum(Long, Column), (X,), lambda x: np.fft.rfft(x).real),
    Case(Spectrum(Long, Column, imaginary=True), (X,), lambda x: np.fft.rfft(x).imag),
    Case(Spectrum(Row, Column), (X,), lambda x: np.fft.rfft(x, axis=1).real),
    Case(Spectrum(Row, Column, imaginary=True), (X,), lambda x: np.fft.rfft(x, axis=1).imag),
    Case(SpectrumInput(Column, Row), (EVEN, real(Batch, Row)), lambda x, y: y @ waves(4).real.T),
    Case(SpectrumInput(Column, Row, True), (EVEN, real(Batch, Row)), lambda x, y: y @ waves(4).imag.T),
]

REFUSALS = [
    Refusal(SearchSorted(Row), (real(Row, Column), EVEN), "needs 1 axis in the first, which has 2"),
    Refusal(
        SearchSorted(Row), (integers(Row, below=3), EVEN), "needs its operands to be of one kind, not int and real"
    ),
    Refusal(Spectrum(Row, Batch), (X,), "needs V (Batch) not to be among *A *B (Batch, Long)"),
    Refusal(Spectrum(Row, Column), (integers(Row, below=3),), "needs the operand to be real, not int"),
    Refusal(SpectrumInput(Column, Row), (EVEN, EVEN), "needs an axis V (Row) in the second"),
]
