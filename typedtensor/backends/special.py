"""Special functions that the array API standard and NumPy lack, composed of functions that they have.

Each is written once, for arrays of any backend. Plans compute them in tiles of a few thousand elements, so that
intermediate results stay in the cache. Relative errors are about 1e-14 in float64. Near the zeros of ``log_gamma``,
``digamma`` and the like, that is the absolute error.
"""

from __future__ import annotations

import math
import operator
from collections.abc import Callable, Mapping, Sequence
from itertools import accumulate

import numpy as np

from typedtensor.backends.library import Library
from typedtensor.backends.namespace import Array, Namespace
from typedtensor.backends.primitives import primitive
from typedtensor.backends.quiet import quietly

# erfcx(x) (1 + 2 x) as a polynomial in (x - 3.75) / (x + 3.75), fitted at the nodes of Chebyshev: the form of
# Shepherd and Laframboise (1981), "Chebyshev approximation of (1 + 2x) exp(x²) erfc x in 0 ≤ x < ∞".
_ERFCX = (
    1.2375126308378273, -0.14024059858554433, 0.0035854154854782078, 0.08227673849001245, -0.10880393014239362,
    0.09230432116300316, -0.05869339857792128, 0.028362277390832448, -0.009746579670991346, 0.0017556260378173308,
    0.00029371431715799327, -0.0002901548673646145, 5.16467083622108e-05, 2.2386452032352066e-05,
    -1.1438379064844172e-05, -9.776867189442508e-07, 1.742377392024809e-06, -5.218975098840662e-08,
    -2.488680401391752e-07, 1.9426068475611445e-08, 3.2107297398544417e-08, -2.0826320352418547e-09,
    -2.6473485063685565e-09,
)  # fmt: skip
_ERFCX_SINGLE = (
    0.2116121877610291, 0.2106719205606694, 0.2051515997239553, 0.12215202368892651, 0.2721667253955153,
    -0.2270951610240427, 0.4303124386789103, -0.2862896921623250, 0.0613179558039019,
)  # fmt: skip
_SCALE_SINGLE = 0.375
"""erfcx(x) / t as a polynomial in t = 1 / (1 + 0.375 x), fitted for least relative error where single precision has
numbers, from 0 to 10.2: the form of Hastings (1955), Abramowitz and Stegun 7.1.26, with more terms."""
_ERF = tuple(2 / math.sqrt(math.pi) * (-1) ** n / (math.factorial(n) * (2 * n + 1)) for n in range(18))
_BERNOULLI = (1 / 6, -1 / 30, 1 / 42, -1 / 30, 5 / 66, -691 / 2730, 7 / 6, -3617 / 510, 43867 / 798, -174611 / 330)
_SHIFT = 10
"""Asymptotic series are used from this argument on."""


@primitive("special")
def special(xp: Namespace, name: str, x: Array, order: int = 0) -> Array:
    """A special function by its name in :data:`FUNCTIONS`; the order is that of the functions that have one."""
    if isinstance(xp, Library) and (own := xp.special.get(name)) is not None:
        return own(x)
    if xp is np:
        return quietly(FUNCTIONS[name], xp, x, order)  # a branch that is not selected may get any argument
    return FUNCTIONS[name](xp, x, order)


def _polynomial(coefficients: Sequence[float], x: Array) -> Array:
    total = x * coefficients[-1]
    for coefficient in reversed(coefficients[1:-1]):  # in place if arrays are mutable
        total += coefficient
        total *= x
    total += coefficients[0]
    return total


def _erf(xp: Namespace, x: Array, order: int) -> Array:
    size, single = abs(x), _is_single(xp, x)
    near = _near(xp, x, 0.5, 6) if single else _near(xp, x, 1.0, 18)
    return xp.where(size < (0.5 if single else 1.0), near, xp.sign(x) * (1.0 - _tail(xp, size)))


def _erfc(xp: Namespace, x: Array, order: int) -> Array:
    size = abs(x)
    tail = _tail(xp, size)
    found = xp.where(x < 0.0, 2.0 - tail, tail)
    return found if _is_single(xp, x) else xp.where(size < 0.5, 1.0 - _near(xp, x, 0.5, 12), found)


def _near(xp: Namespace, x: Array, below: float, terms: int) -> Array:
    """The error function below a bound, by a number of terms of its series; 0 elsewhere."""
    small = xp.where(abs(x) < below, x, xp.zeros_like(x))
    return small * _polynomial(_ERF[:terms], small * small)


def _is_single(xp: Namespace, x: Array) -> bool:
    return bool(x.dtype == xp.float32)


def _tail(xp: Namespace, x: Array) -> Array:
    """The complementary error function of nonnegative arguments."""
    if _is_single(xp, x):
        t = 1.0 / (1.0 + _SCALE_SINGLE * xp.minimum(x, xp.full_like(x, 11.0)))  # where it is 0
        return xp.exp(-x * x) * (_polynomial(_ERFCX_SINGLE, t) * t)
    x = xp.where(x < 100.0, x, xp.where(x >= 100.0, xp.full_like(x, 100.0), x))  # where it is 0; NaN stays NaN
    scaled = _polynomial(_ERFCX, (x - 3.75) / (x + 3.75)) / (1.0 + 2.0 * x)
    return xp.exp(-x * x) * scaled


def _erf_inverse(xp: Namespace, y: Array, order: int) -> Array:
    size = abs(y)
    found = _inverse(xp, xp.where(size < 0.5, size, xp.zeros_like(y)), 1.0 - size)
    return xp.where(y < 0.0, -found, found)


def _probit(xp: Namespace, p: Array, order: int) -> Array:
    low = p < 0.5
    centre = xp.where(abs(p - 0.5) < 0.25, abs(2.0 * p - 1.0), xp.zeros_like(p))
    found = _inverse(xp, centre, 2.0 * xp.where(low, p, 1.0 - p)) * math.sqrt(2.0)
    return xp.where(low, -found, found)


def _inverse(xp: Namespace, near: Array, rest: Array) -> Array:
    """``x`` with ``erfc x = rest``, which is at most 1; ``near`` is ``erf x`` to all digits where it is small, else 0.

    An initial guess (Winitzki, 2008) is refined by Halley's method.
    """
    tiny = xp.finfo(rest.dtype).smallest_normal
    inside = (rest > 0.0) & (rest <= 1.0)
    safe = xp.where(inside, rest, xp.ones_like(rest))
    safe = xp.where(safe < tiny, xp.full_like(safe, tiny), safe)
    a = 0.147
    # log(1 - erf²), without cancellation at either end
    log = xp.where(near > 0.0, xp.log1p(-near * near), xp.log(safe) + xp.log(2.0 - safe))
    half = 2.0 / (math.pi * a) + log * 0.5
    x = xp.sqrt(xp.maximum(xp.sqrt(half * half - log / a) - half, xp.zeros_like(log)))
    for _ in range(3):
        step = xp.where(near > 0.0, _erf(xp, x, 0) - near, safe - _erfc(xp, x, 0))
        half = xp.exp(x * x * 0.5)  # erfc and its slope are tiny in the tail: the quotient is taken in two steps
        step = step * half * half * (math.sqrt(math.pi) / 2.0)
        x = x - step / (1.0 + x * step)
    x = xp.where((near > 0.0) | (rest < 1.0), x, xp.zeros_like(x))
    ends = xp.where(rest == 0.0, xp.full_like(rest, xp.inf), xp.full_like(rest, xp.nan))
    return xp.where(inside, x, ends)


def _log_gamma(xp: Namespace, x: Array, order: int) -> Array:
    low = x < 0.5
    above = xp.where(low, 1.0 - x, x)
    product, shifted = _shifted(xp, above)
    found = _stirling(xp, shifted) + _sum_odd(shifted, _slopes_of_series(0)) - xp.log(product)
    found = xp.where(xp.isinf(x), xp.full_like(x, xp.inf), found)
    sine = abs(_sine(xp, x))
    reflected = math.log(math.pi) - xp.log(xp.where(low, sine, xp.ones_like(x))) - found
    reflected = xp.where(sine == 0.0, xp.full_like(x, xp.inf), reflected)
    return xp.where(low & ~xp.isinf(x), reflected, found)


def _gamma(xp: Namespace, x: Array, order: int) -> Array:
    size = xp.exp(_log_gamma(xp, x, order))
    negative = (x < 0.0) & (xp.floor(x * 0.5) * 2.0 != xp.floor(x))
    found = xp.where(negative, -size, size)
    return xp.where((x < 0.0) & (xp.floor(x) == x), xp.full_like(x, xp.nan), found)


def _digamma(xp: Namespace, x: Array, order: int) -> Array:
    low = x < 0.5
    above = xp.where(low, 1.0 - x, x)
    total, shifted = xp.zeros_like(x), above
    for _ in range(_SHIFT):
        small = shifted < _SHIFT
        total = xp.where(small, total - 1.0 / shifted, total)
        shifted = xp.where(small, shifted + 1.0, shifted)
    squared = 1.0 / (shifted * shifted)
    series = _polynomial([0.0, *(-b / (2 * n) for n, b in enumerate(_BERNOULLI, 1))], squared)
    found = total + xp.log(shifted) - 0.5 / shifted + series
    reflected = found - math.pi * _cosine(xp, x) / _sine(xp, x)
    return _with_poles(xp, x, 0, xp.where(low, reflected, found))


def _polygamma(xp: Namespace, x: Array, order: int) -> Array:
    """The polygamma function of order at least 1."""
    low = x < 0.5
    above = xp.where(low, 1.0 - x, x)
    sign, total, shifted = (-1.0) ** (order + 1), xp.zeros_like(x), above
    shift = _SHIFT + order
    for _ in range(shift):
        small = shifted < shift
        total = xp.where(small, total + shifted ** (-order - 1.0), total)
        shifted = xp.where(small, shifted + 1.0, shifted)
    factorial = float(math.factorial(order))
    terms = [b * math.factorial(2 * n + order - 1) / math.factorial(2 * n) for n, b in enumerate(_BERNOULLI, 1)]
    squared = 1.0 / (shifted * shifted)
    series = math.factorial(order - 1) + factorial * 0.5 / shifted + _polynomial([0.0, *terms], squared)
    found = sign * (factorial * total + series * shifted ** float(-order))
    # The derivative of that order of ψ(1 - x) - ψ(x) = π cot πx
    slopes = _polynomial(_slopes_of_cotangent(order), _cosine(xp, x) / _sine(xp, x))
    reflected = -sign * found - math.pi ** (order + 1) * slopes
    return _with_poles(xp, x, order, xp.where(low, reflected, found))


def _with_poles(xp: Namespace, x: Array, order: int, found: Array) -> Array:
    """Digamma or a derivative of it with its poles: NaN if the limits from both sides differ.

    The two sides of 0 are the two zeros.
    """
    pole = (x <= 0.0) & (xp.floor(x) == x)
    infinite = xp.full_like(x, xp.inf)
    if order % 2:
        return xp.where(pole, infinite, found)
    found = xp.where(pole, xp.full_like(x, xp.nan), found)
    return xp.where(x == 0.0, xp.copysign(infinite, -x), found)


def _slopes_of_cotangent(order: int) -> list[float]:
    """The coefficients of a derivative of the cotangent as a polynomial in it: each derivative is ``-(1 + c²)``
    times a slope."""
    found = [0.0, 1.0]
    for _ in range(order):
        slope = [n * a for n, a in enumerate(found)][1:]
        found = [-(a + b) for a, b in zip([*slope, 0.0, 0.0], [0.0, 0.0, *slope], strict=True)]
    return found


def _log_gamma_correction(xp: Namespace, x: Array, order: int) -> Array:
    """The remainder of Stirling's formula for ``log_gamma``, or a derivative of it: the series where it is accurate."""
    far = xp.where(x < _SHIFT, xp.full_like(x, _SHIFT), x)
    found = _sum_odd(far, _slopes_of_series(order))
    near = xp.where(x < _SHIFT, x, xp.full_like(x, 1.5))
    if order == 0:
        rest = _log_gamma(xp, near, 0) - _stirling(xp, near)
        rest = xp.where(near == 0.0, xp.full_like(x, xp.inf), rest)
    elif order == 1:
        rest = _digamma(xp, near, 0) - xp.log(abs(near)) + 0.5 / near
    else:
        factorial = (-1.0) ** order * math.factorial(order - 2)
        rest = _polygamma(xp, near, order - 1) - factorial * (near + 0.5 * (order - 1)) * near ** float(-order)
    return xp.where(x < _SHIFT, rest, found if order == 0 else found * far ** float(-order))


def _stirling(xp: Namespace, x: Array) -> Array:
    return (x - 0.5) * xp.log(abs(x)) - x + 0.5 * math.log(2.0 * math.pi)


def _slopes_of_series(order: int) -> list[float]:
    """The coefficients of a derivative of Stirling's series, whose terms are multiples of ``x^(1 - 2n - order)``."""
    terms = enumerate(_BERNOULLI, 1)
    return [(-1) ** order * b * math.factorial(2 * n + order - 2) / math.factorial(2 * n) for n, b in terms]


def _shifted(xp: Namespace, x: Array) -> tuple[Array, Array]:
    """``x (x + 1) …`` over the small factors, and the first number that is not small."""
    product, shifted = xp.ones_like(x), x
    for _ in range(_SHIFT):
        small = shifted < _SHIFT
        product = xp.where(small, product * shifted, product)
        shifted = xp.where(small, shifted + 1.0, shifted)
    return product, shifted


def _sum_odd(x: Array, coefficients: Sequence[float]) -> Array:
    """``Σ cₙ x^(1 - 2n)``, from n = 1."""
    return _polynomial(coefficients, 1.0 / (x * x)) / x


def _sine(xp: Namespace, x: Array) -> Array:
    """``sin π x``, with full relative precision also for large x."""
    return _of_half_turns(xp, xp.sin, x)


def _cosine(xp: Namespace, x: Array) -> Array:
    """``cos π x``, with full relative precision also for large x."""
    return _of_half_turns(xp, xp.cos, x)


def _of_half_turns(xp: Namespace, function: Callable[[Array], Array], x: Array) -> Array:
    turns = xp.round(x)
    found = function(math.pi * (x - turns))
    return xp.where(xp.floor(turns * 0.5) * 2.0 != turns, -found, found)


def _bessel(xp: Namespace, x: Array, order: int) -> Array:
    """The modified Bessel function of an order, which grows exponentially: a power series, then an asymptotic one."""
    size = abs(x)
    small = size < 20.0
    quarter = xp.where(small, size * size * 0.25, xp.zeros_like(x))
    near = xp.ones_like(x)
    for k in range(60, 0, -1):
        near = near * quarter / (k * (k + order)) + 1.0
    for k in range(1, order + 1):
        near = near * (x * (0.5 / k))
    far = xp.where(small, xp.full_like(x, 20.0), xp.where(size > 2000.0, xp.full_like(x, 2000.0), size))  # infinite
    series, term = xp.ones_like(x), xp.ones_like(x)
    for k in range(1, 22):
        term = -term * (4.0 * order**2 - (2 * k - 1) ** 2) / (8.0 * k) / far
        series = series + term
    grown = xp.exp(far * 0.5)  # in two steps, as the exponential overflows before the function does
    large = grown * (series / xp.sqrt(2.0 * math.pi * far)) * grown
    return xp.where(small, near, xp.where(x < 0.0, -large, large) if order % 2 else large)


def _spherical_bessel(xp: Namespace, x: Array, order: int) -> Array:
    """The spherical Bessel function of an order: a power series, then the recurrence from those of orders 0 and -1,
    which is stable beyond the order."""
    small = abs(x) < order + 1.0
    factors = [1.0, *(-0.5 / (k * (2 * order + 2 * k + 1)) for k in range(1, order + 13))]
    near = _polynomial(list(accumulate(factors, operator.mul)), xp.where(small, x * x, xp.zeros_like(x)))
    for k in range(1, order + 1):
        near = near * (x / (2.0 * k + 1.0))
    far = xp.where(small, xp.full_like(x, order + 1.0), x)
    before, found = xp.cos(far) / far, xp.sin(far) / far
    for k in range(order):
        before, found = found, found * ((2.0 * k + 1.0) / far) - before
    return xp.where(small, near, found)


FUNCTIONS: Mapping[str, Callable[[Namespace, Array, int], Array]] = {
    "bessel": _bessel,
    "digamma": _digamma,
    "erf": _erf,
    "erfc": _erfc,
    "erf_inverse": _erf_inverse,
    "gamma": _gamma,
    "log_gamma": _log_gamma,
    "log_gamma_correction": _log_gamma_correction,
    "polygamma": _polygamma,
    "probit": _probit,
    "spherical_bessel": _spherical_bessel,
}
"""The functions of a namespace, an array and an order, by name."""
