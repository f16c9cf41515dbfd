"""Functions of elements beyond the first ones: what SciPy and NumPy give, on tensors inside of their domains."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from scipy import special as sp

import typedtensor.ops as ops
from tests.ops.cases.case import Case, Column, Refusal, Row, integers, positive, real, scalar, truths
from typedtensor import Tensor
from typedtensor.ops import PolyOp1

X, P = real(Row, Column), positive(Row, Column)
UNIT = Tensor[Row, Column](np.tanh(X.numpy()))
LOGISTIC = Tensor[Row, Column](sp.expit(X.numpy()))
ABOVE_ONE = Tensor[Row, Column](1.0 + P.numpy())
WIDE = Tensor[Row, Column](6.0 * X.numpy())
WHOLE = integers(Row, Column, below=9)


def stirling(x: Any) -> Any:
    return (x - 0.5) * np.log(abs(x)) - x + 0.5 * np.log(2 * np.pi)


REFERENCES: list[tuple[PolyOp1, Any, Callable[..., Any]]] = [
    (ops.Tan(), UNIT, np.tan),
    (ops.ArcSin(), UNIT, np.arcsin),
    (ops.ArcCos(), UNIT, np.arccos),
    (ops.ArcTan(), X, np.arctan),
    (ops.Sinc(), X, np.sinc),
    (ops.Sinh(), X, np.sinh),
    (ops.Cosh(), X, np.cosh),
    (ops.ArSinh(), X, np.arcsinh),
    (ops.ArCosh(), ABOVE_ONE, np.arccosh),
    (ops.ArTanh(), UNIT, np.arctanh),
    (ops.Exp2(), X, np.exp2),
    (ops.Log2(), P, np.log2),
    (ops.Log10(), P, np.log10),
    (ops.Cube(), X, lambda x: x**3),
    (ops.Cbrt(), X, np.cbrt),
    (ops.Rsqrt(), P, lambda x: x**-0.5),
    (ops.Recip(), X, lambda x: 1 / x),
    (ops.Floor(), WIDE, np.floor),
    (ops.Ceil(), WIDE, np.ceil),
    (ops.Round(), WIDE, np.round),
    (ops.Trunc(), WIDE, np.trunc),
    (ops.ToInt(), WIDE, lambda x: np.trunc(x).astype(int)),
    (ops.Frac(), WIDE, lambda x: np.modf(x)[0]),
    (ops.Clip(-0.5), X, lambda x: np.clip(x, -0.5, None)),
    (ops.Clip(-0.5, 0.7), X, lambda x: np.clip(x, -0.5, 0.7)),
    (ops.Clip(None, 2.5), WHOLE, lambda x: np.minimum(x, 2)),
    (ops.IsNaN(), X, np.isnan),
    (ops.IsInf(), X, np.isinf),
    (ops.IsFinite(), X, np.isfinite),
    (ops.Erf(), X, sp.erf),
    (ops.Erfc(), X, sp.erfc),
    (ops.ErfInv(), UNIT, sp.erfinv),
    (ops.Probit(), LOGISTIC, sp.ndtri),
    (ops.LogGamma(), P, sp.gammaln),
    (ops.LogGamma(), real(Column, Row), sp.gammaln),
    (ops.GammaFunction(), X, sp.gamma),
    (ops.Digamma(), X, sp.digamma),
    (ops.Polygamma(1), P, lambda x: sp.polygamma(1, x)),
    (ops.Polygamma(2), P, lambda x: sp.polygamma(2, x)),
    (ops.LogGammaCorrection(), P, lambda x: sp.gammaln(x) - stirling(x)),
    (ops.LogGammaCorrection(), real(Column, Row), lambda x: sp.gammaln(x) - stirling(x)),
    (ops.LogGammaCorrection(1), P, lambda x: sp.digamma(x) - np.log(x) + 0.5 / x),
    (ops.LogGammaCorrection(2), P, lambda x: sp.polygamma(1, x) - 1 / x - 0.5 / x**2),
    *((ops.BesselI(n), X, lambda x, n=n: sp.iv(n, x)) for n in range(4)),
    *((ops.SphericalBessel(n), WIDE, lambda x, n=n: sp.spherical_jn(n, x)) for n in range(4)),
    (ops.ExactGELU(), X, lambda x: x * sp.ndtr(x)),
    (ops.SELU(), X, lambda x: 1.0507009873554805 * np.where(x > 0, x, 1.6732632423543772 * np.expm1(x))),
    (ops.CELU(), X, lambda x: np.where(x > 0, x, np.expm1(x))),
    (ops.CELU(0.5), X, lambda x: np.where(x > 0, x, np.expm1(2 * x) / 2)),
    (ops.Mish(), X, lambda x: x * np.tanh(np.log1p(np.exp(x)))),
    (ops.LogSigmoid(), X, sp.log_expit),
    (ops.Softsign(), X, lambda x: x / (1 + np.abs(x))),
    (ops.HardTanh(), X, lambda x: np.clip(x, -1, 1)),
    (ops.HardTanh(-0.5, 2.0), X, lambda x: np.clip(x, -0.5, 2)),
    (ops.ReLU6(), WIDE, lambda x: np.clip(x, 0, 6)),
    (ops.HardSigmoid(), WIDE, lambda x: np.clip(x + 3, 0, 6) / 6),
    (ops.HardSwish(), WIDE, lambda x: x * np.clip(x + 3, 0, 6) / 6),
]
KINDS = (ops.Clip, ops.Cube)


def first(x: Any) -> Any:
    return scalar(float(x.numpy()[0, 0]))


CASES = [Case(operation, (x,), reference) for operation, x, reference in REFERENCES]
CASES += [
    Case(operation, (first(x),), reference)
    for operation, x, reference in REFERENCES
    if x is not WHOLE and x.axes == (Row, Column)
]
CASES += [Case(ops.Cube(), (WHOLE,), lambda x: x**3)]

REFUSALS = [Refusal(operation, (truths(Row),), "bool") for operation, _, _ in REFERENCES]
REFUSALS += [
    Refusal(operation, (WHOLE,), "needs the operand to be real, not int")
    for operation, _, _ in REFERENCES
    if not isinstance(operation, KINDS)
]

Y = real(Row, Column, seed=1)
TWO: list[tuple[Any, Any, Any, Callable[..., Any]]] = [
    (ops.ArcTan2(), X, Y, np.arctan2),
    (ops.Hypot(), X, Y, np.hypot),
    (ops.LogAddExp(), X, Y, np.logaddexp),
    (ops.CopySign(), X, Y, np.copysign),
    (ops.BetaFunction(), P, ABOVE_ONE, sp.beta),
    (ops.LogBeta(), P, ABOVE_ONE, sp.betaln),
    (ops.Deviance(), P, ABOVE_ONE, sp.kl_div),
    (ops.Mod(), WIDE, Y, np.remainder),
    (ops.FloorDiv(), WIDE, Y, np.floor_divide),
]
CASES += [Case(operation, (x, y), reference) for operation, x, y, reference in TWO]
CASES += [Case(operation, (x, 1.5), lambda x, y, f=reference: f(x, y)) for operation, x, _, reference in TWO]
CASES += [Case(operation, (0.7, y), lambda x, y, f=reference: f(x, y)) for operation, _, y, reference in TWO]
CASES += [
    Case(ops.Mod(), (WHOLE, 4), lambda x, y: x % 4),
    Case(ops.FloorDiv(), (WHOLE, 4), lambda x, y: x // 4),
    Case(ops.Lerp(), (X, Y, P), lambda x, y, w: x + w * (y - x)),
    Case(ops.Lerp(), (X, Y, 0.3), lambda x, y, w: x + 0.3 * (y - x)),
    Case(ops.Lerp(), (X, 2.0, scalar(0.3)), lambda x, y, w: x + w * (2 - x)),
    Case(ops.Xor(), (truths(Row), truths(Row, seed=1)), np.logical_xor),
    Case(ops.Xor(), (truths(Row), True), lambda x, y: ~x),
]
REFUSALS += [Refusal(operation, (x, real(Column)), "needs the axes *A of the first") for operation, x, _, _ in TWO]
REFUSALS += [
    Refusal(ops.Lerp(), (X, real(Row), 0.5), "needs the axes *A of the first"),
    Refusal(ops.Xor(), (X, truths(Row)), "needs the first to be bool"),
]
