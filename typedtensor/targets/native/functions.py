"""Elementary functions of kernels, as arithmetic on terms: each is written once, for all renderers and both precisions.

Errors are in units in the last place, over all arguments, and are tested: at most 1 for log and log1p, 1.2 for exp,
1.6 for sin and cos, 2 for expm1, 2.5 for tanh, sigmoid and erf, 3.5 for tan, 4 for erfc; of large arguments sin, cos
and tan are those of C's library. Infinities, NaN, denormal numbers and zeros of both signs have
the results of NumPy and SciPy.

Polynomials interpolate at the nodes of Chebyshev, which is close to the least error. Coefficients rise with the power.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

Number = float | int | bool


class Writer(Protocol):
    """What a renderer has to offer: constants, and primitive operations on terms.

    Attributes:
        scales: whether it multiplies by a power of 2 in one operation, ``ldexp``, that rounds denormal results once.
    """

    scales: bool

    def literal(self, value: Number, dtype: str) -> Any:
        """Return a constant."""

    def apply(self, operation: str, dtype: str, terms: Sequence[Term]) -> Any:
        """Return the result, of a dtype, of a primitive operation."""

    def rarely(self, function: str, dtype: str, terms: Sequence[Term]) -> Any:
        """Return of terms ``rare, x, usual`` the last one; where the first one holds, C's library's function of x."""


@dataclass(frozen=True, slots=True, eq=False)
class Term:
    """A value in a kernel under construction.

    Attributes:
        writer: the renderer.
        value: what it calls the value.
        dtype: the name of the value's dtype.
    """

    writer: Writer
    value: Any
    dtype: str

    def literal(self, value: Number, dtype: str | None = None) -> Term:
        """A constant beside this term."""
        dtype = dtype or self.dtype
        return Term(self.writer, self.writer.literal(value, dtype), dtype)

    def apply(self, operation: str, *others: Term | Number, dtype: str | None = None) -> Term:
        """The result of a primitive operation on this term and others; numbers have its dtype."""
        terms = [self, *(x if isinstance(x, Term) else self.literal(x) for x in others)]
        dtype = dtype or self.dtype
        return Term(self.writer, self.writer.apply(operation, dtype, terms), dtype)

    def __add__(self, other: Term | Number) -> Term:
        return self.apply("add", other)

    def __sub__(self, other: Term | Number) -> Term:
        return self.apply("subtract", other)

    def __rsub__(self, other: Number) -> Term:
        return self.literal(other).apply("subtract", self)

    def __mul__(self, other: Term | Number) -> Term:
        return self.apply("multiply", other)

    def __truediv__(self, other: Term | Number) -> Term:
        return self.apply("divide", other)

    def __rtruediv__(self, other: Number) -> Term:
        return self.literal(other).apply("divide", self)

    def __neg__(self) -> Term:
        return self.apply("negative")

    def __lt__(self, other: Term | Number) -> Term:
        return self.apply("less", other, dtype="bool")

    def __ge__(self, other: Term | Number) -> Term:
        return self.apply("greater_equal", other, dtype="bool")

    def times(self, factor: Term | Number, summand: Term | Number) -> Term:
        """The product with a factor plus a summand, rounded once."""
        return self.apply("fma", factor, summand)

    def at_least(self, bound: Number) -> Term:
        """The greater one of this term and a bound; NaN stays NaN."""
        return self.apply("maximum", bound)

    def at_most(self, bound: Number) -> Term:
        """The lesser one of this term and a bound; NaN stays NaN."""
        return self.apply("minimum", bound)

    def size(self) -> Term:
        """The absolute value."""
        return self.apply("absolute")

    def is_equal(self, other: Term | Number) -> Term:
        """Whether both are equal."""
        return self.apply("equal", other, dtype="bool")

    def choose(self, one: Term, other: Term) -> Term:
        """The first where this term is true, else the second."""
        return Term(self.writer, self.writer.apply("where", one.dtype, (self, one, other)), one.dtype)

    def unless(self, rare: Term, function: str, x: Term) -> Term:
        """This term; where something rare holds, a function of C's library of another term."""
        return Term(self.writer, self.writer.rarely(function, self.dtype, (rare, x, self)), self.dtype)

    def with_sign_of(self, other: Term) -> Term:
        """The absolute value with another sign."""
        return self.apply("copysign", other)


class Format(NamedTuple):
    """A floating-point format.

    Attributes:
        integer: the integers of its size.
        digits: the bits of the significand behind the first one.
        bias: of the exponent.
        least: the exponential function is 0 below this number,
        greatest: and infinite above this one.
        ln2: the logarithm of 2 in two parts; multiples of the first one are exact.
        quarter: a quarter of a turn, π / 2, in three parts.
        turns: up to this number these parts suffice.
    """

    integer: str
    digits: int
    bias: int
    least: float
    greatest: float
    ln2: tuple[float, float]
    quarter: tuple[float, float, float]
    turns: float


FORMATS = {
    "float32": Format(
        "int32", 23, 127, -104.0, 89.0, (0.693145751953125, 1.428606765330187e-06),
        (1.5707963705062866, -4.371138828673793e-08, -1.7151245100058819e-15), 2.0**17,
    ),
    "float64": Format(
        "int64", 52, 1023, -746.0, 710.0, (0.6931471805598903, 5.497923018708371e-14),
        (1.5707963267948966, 6.123233995736766e-17, -1.4973849048591698e-33), 2.0**40,
    ),
}  # fmt: skip

# (eʳ - 1 - r) / r² for |r| of at most half of ln 2
_EXP = {
    "float32": (5.0e-01, 1.6666575e-01, 4.1666552e-02, 8.363472e-03, 1.3926551e-03),
    "float64": (
        0.5, 0.16666666666666669, 0.04166666666662243, 0.008333333333329931, 0.0013888888918057098,
        0.0001984126986370219, 2.4801519991900052e-05, 2.755726745716343e-06, 2.762070569712557e-07,
        2.5100860168090098e-08,
    ),
}  # fmt: skip
# 2 (artanh(s) / s - 1) / s² by s², for (1 + s) / (1 - s) between the roots of ½ and 2
_LOG = {
    "float32": (6.6666687e-01, 3.998855e-01, 2.9590318e-01),
    "float64": (
        0.666666666666667, 0.3999999999989322, 0.28571428628810996, 0.22222210674238516, 0.18182922513515942,
        0.15330617306743305, 0.1463003136412286,
    ),
}  # fmt: skip
# erf(x) / x - 1 by x², for |x| of at most a half
_ERF = {
    "float32": (1.2837917e-01, -3.7612608e-01, 1.12828314e-01, -2.6757732e-02, 4.7190827e-03),
    "float64": (
        0.12837916709551256, -0.37612638903183476, 0.11283791670925353, -0.026866170632887928, 0.00522397737302147,
        -0.0008548297753674966, 0.00012053335124353741, -1.4845849259707869e-05, 1.4725865480556744e-06,
    ),
}  # fmt: skip
# In single precision: the same for |x| of at most 1; the binary logarithm of erfc(x) from 1 to 4, from where on erf(x)
# is 1; and 2^r for |r| of at most a half
_NEAR = (
    0.12837912142276764, -0.37612324953079224, 0.11280179768800735, -0.02671131119132042, 0.004917550832033157,
    -0.0005631418898701668,
)  # fmt: skip
_TAIL = (
    -0.003778620157390833, -1.6123868227005005, -0.9438686370849609, -0.1281110793352127, 0.02139788679778576,
    -0.0016695244703441858,
)  # fmt: skip
_EXP2 = (
    1.0000001192092896, 0.6931469440460205, 0.24022120237350464, 0.05550713464617729, 0.009675540961325169,
    0.0013276466634124517,
)  # fmt: skip
# e^(x²) erfc(x) (1 + 2 x) by (x - 2) / (x + 2), from a half to where erfc is 0: the form of Shepherd and Laframboise
# (1981), "Chebyshev approximation of (1 + 2x) exp(x²) erfc x in 0 ≤ x < ∞"
_ERFC = {
    "float32": (
        1.2769784e00, -9.276378e-02, -1.660309e-01, 1.6404943e-01, -5.421019e-02, -8.012014e-03, 8.654272e-03,
        1.1681333e-03, -1.2586409e-03, -2.5033043e-04,
    ),
    "float64": (
        1.2769783815525286, -0.0927638265857457, -0.1660303976152808, 0.16405128003338842, -0.054220000992750476,
        -0.008034015079558966, 0.008722653898352601, 0.0012713388923554071, -0.0014568143055014872,
        -0.00045433975398976125, 0.0002063703785461088, 0.00015102946547770524, -1.5259191816731103e-06,
        -3.636763444158339e-05, -1.3449339676353516e-05, 3.5072052682477573e-06, 5.188079645258951e-06,
        1.9622945948076628e-06, -8.132742292913837e-07, -1.4173404319840452e-06, 7.683876852711241e-08,
        4.681314954764152e-07, -1.2182563428336102e-07,
    ),
}  # fmt: skip
# sin(r) / r - 1 by r², divided by r², for |r| a bit beyond π / 4
_SIN = {
    "float32": (-0.166666642, 0.008332639, -0.00019565229),
    "float64": (
        -0.16666666666666663, 0.008333333333329666, -0.00019841269834904352, 2.755731518332267e-06,
        -2.5050948630774292e-08, 1.5905498135864063e-10,
    ),
}  # fmt: skip
# (cos(r) - 1 + r² / 2) / r⁴ by r², there too
_COS = {
    "float32": (0.0416666642, -0.00138881931, 2.45252304e-05),
    "float64": (
        0.041666666666666664, -0.0013888888888886595, 2.4801587297605684e-05, -2.755731669665198e-07,
        2.08760316470707e-09, -1.1374730146226585e-11,
    ),
}  # fmt: skip
_BEYOND = {"float32": 10.1, "float64": 27.3}
"""erfc is 0 from here on."""


def exp(x: Term) -> Term:
    """The exponential function."""
    form = FORMATS[x.dtype]
    zero, vanishes = x.literal(0.0), x < form.least  # products that vanish are slow
    found = _exp_inside(vanishes.choose(zero, x.at_most(form.greatest)))
    return vanishes.choose(zero, found)


def _exp_inside(x: Term) -> Term:
    """The exponential function between where it is 0 and where it is infinite."""
    whole, rest = _by_powers_of_two(x)
    return _scaled(rest.times(rest * _polynomial(_EXP[x.dtype], rest), rest) + 1.0, whole)


def _exp_of_less(x: Term) -> Term:
    """The exponential function of ``-|x|``, where few numbers are as large as to vanish."""
    return _exp_inside((-x.size()).at_least(FORMATS[x.dtype].least))


def expm1(x: Term) -> Term:
    """``eˣ - 1``."""
    form = FORMATS[x.dtype]
    whole, rest = _by_powers_of_two(x.at_most(form.greatest).at_least(-60.0))
    near = rest.times(rest * _polynomial(_EXP[x.dtype], rest), rest)  # e^rest - 1
    halved = whole.apply("less", form.bias + 1, dtype="bool").apply("invert")  # 2^whole would overflow
    one, two = x.literal(1.0), x.literal(2.0)
    power = _power_of_two(whole - halved.apply("cast", dtype=form.integer), x.dtype)
    found = power.times(near, power - 1.0) * halved.choose(two, one)
    return x.is_equal(0.0).choose(x, found)


def log(x: Term) -> Term:
    """The natural logarithm."""
    return _log_of(x, None)


def log1p(x: Term) -> Term:
    """``ln(1 + x)``: what rounding the sum loses is added, divided by the sum."""
    total = x + 1.0
    lost = x.size().apply("less", 1.0, dtype="bool").choose(x - (total - 1.0), 1.0 - (total - x))
    found = _log_of(total, lost)
    return x.is_equal(0.0).apply("logical_or", x.is_equal(math.inf)).choose(x, found)


def cos(x: Term) -> Term:
    """The cosine."""
    quadrant, sine, cosine = _by_quarters(x)
    found = _is_odd(quadrant).choose(sine, cosine)
    found = _is_odd((quadrant + 1).apply("right_shift", 1)).choose(-found, found)
    return found.unless(_is_beyond_turns(x), "cos", x)


def sin(x: Term) -> Term:
    """The sine."""
    quadrant, sine, cosine = _by_quarters(x)
    found = _is_odd(quadrant).choose(cosine, sine)
    found = _is_odd(quadrant.apply("right_shift", 1)).choose(-found, found)
    return x.is_equal(0.0).choose(x, found).unless(_is_beyond_turns(x), "sin", x)


def tan(x: Term) -> Term:
    """The tangent."""
    quadrant, sine, cosine = _by_quarters(x)
    is_odd = _is_odd(quadrant)
    found = is_odd.choose(-cosine, sine) / is_odd.choose(sine, cosine)
    return x.is_equal(0.0).choose(x, found).unless(_is_beyond_turns(x), "tan", x)


def tanh(x: Term) -> Term:
    """The hyperbolic tangent, by ``e^(2|x|) - 1``."""
    grown = expm1(x.size().at_most(22.0) * 2.0)
    return (grown / (grown + 2.0)).with_sign_of(x)


def sigmoid(x: Term) -> Term:
    """``1 / (1 + e⁻ˣ)``, as ``eˣ / (1 + eˣ)`` where x is negative."""
    small = _exp_of_less(x)
    return (x < 0.0).choose(small, x.literal(1.0)) / (small + 1.0)


def softplus(x: Term) -> Term:
    """``ln(1 + eˣ)``, as ``max(x, 0) + ln(1 + e^(-|x|))``."""
    return x.at_least(0.0) + log1p(_exp_of_less(x))


def erf(x: Term) -> Term:
    """The error function."""
    size = x.size()
    if x.dtype == "float32":
        power = _polynomial(_TAIL, size.at_most(4.0))
        whole, n = _nearest(power, 1.0)
        fraction = _polynomial(_EXP2, power - n).apply("bits", dtype=whole.dtype)
        tail = (fraction + whole.apply("left_shift", FORMATS[x.dtype].digits)).apply("float_of_bits", dtype=x.dtype)
        return (size < 1.0).choose(x.times(_polynomial(_NEAR, x * x), x), (1.0 - tail).with_sign_of(x))
    return (size < 0.5).choose(_near(x), (1.0 - _tail(size.at_least(0.5))).with_sign_of(x))


def erfc(x: Term) -> Term:
    """``1 - erf(x)``, to all digits also where it is tiny."""
    size = x.size()
    tail = _tail(size.at_least(0.5))
    return (size < 0.5).choose(1.0 - _near(x), (x < 0.0).choose(2.0 - tail, tail))


def _near(x: Term) -> Term:
    """The error function where ``|x|`` is at most a half."""
    return x.times(_polynomial(_ERF[x.dtype], x * x), x)


def _tail(x: Term) -> Term:
    """The complementary error function from a half on."""
    x = x.at_most(_BEYOND[x.dtype])
    square = x * x
    lost = x.times(x, -square)  # what rounding the square loses
    power = exp(-square)
    scaled = _polynomial(_ERFC[x.dtype], (x - 2.0) / (x + 2.0)) / x.times(2.0, 1.0)
    return (-power).times(lost, power) * scaled


def _log_of(x: Term, more: Term | None) -> Term:
    """The logarithm of a term plus a much smaller one.

    With ``x = 2ⁿ m`` and m between the roots of ½ and 2, it is ``n ln 2 + ln m``, and ``ln m = 2 artanh(s)`` for
    ``s = (m - 1) / (m + 1)``, whose first term is split so that it is exact.
    """
    form = FORMATS[x.dtype]
    denormal = x < 2.0 ** (1 - form.bias)
    scaled = denormal.choose(x * 2.0**form.digits, x)
    bits = scaled.apply("bits", dtype=form.integer)
    half = x.literal(math.sqrt(0.5)).apply("bits", dtype=form.integer)
    above = bits - half
    exponent = above.apply("right_shift", form.digits)
    least = exponent.literal(0)
    number = exponent - denormal.choose(exponent.literal(form.digits), least)
    m = (bits - exponent.apply("left_shift", form.digits)).apply("float_of_bits", dtype=x.dtype)
    n = number.apply("cast", dtype=x.dtype)
    f = m - 1.0
    s = f / (f + 2.0)
    z = s * s
    rest = z * _polynomial(_LOG[x.dtype], z)
    half_square = f * f * 0.5
    # ln m = f - (f²/2 - s (f²/2 + rest))
    low = s.times(half_square + rest, n * form.ln2[1])
    if more is not None:
        low = low + more / x
    found = n.times(form.ln2[0], f - (half_square - low))
    found = x.is_equal(0.0).choose(x.literal(-math.inf), found)
    found = x.is_equal(math.inf).choose(x, found)
    return (x >= 0.0).choose(found, x.literal(math.nan))


def _by_powers_of_two(x: Term) -> tuple[Term, Term]:
    """Return the nearest multiple of ln 2, as an integer, and the rest."""
    form = FORMATS[x.dtype]
    whole, n = _nearest(x, 1.0 / math.log(2.0))
    return whole, n.times(-form.ln2[1], n.times(-form.ln2[0], x))


def _by_quarters(x: Term) -> tuple[Term, Term, Term]:
    """Return the nearest multiple of a quarter of a turn, as an integer, and the sine and the cosine of the rest.

    The reduction of Cody and Waite (1980), "Software Manual for the Elementary Functions": the rest is exact after its
    first step, as a multiple of the first part's last digit, and so rounded only as much as it is large.
    """
    form = FORMATS[x.dtype]
    whole, n = _nearest(x, 2.0 / math.pi)
    rest = x
    for part in form.quarter:
        rest = n.times(-part, rest)
    square = rest * rest
    sine = (rest * square).times(_polynomial(_SIN[x.dtype], square), rest)
    cosine = (square * square).times(_polynomial(_COS[x.dtype], square), 1.0 - square * 0.5)
    return whole, sine, cosine


def _is_odd(x: Term) -> Term:
    return x.apply("bitwise_and", 1).is_equal(1)


def _is_beyond_turns(x: Term) -> Term:
    return x.size() >= FORMATS[x.dtype].turns


def _nearest(x: Term, factor: float) -> tuple[Term, Term]:
    """Return the nearest whole number to a product, as an integer and as a number of the term's type."""
    form = FORMATS[x.dtype]
    # Numbers of this size have no fraction, and their bits count them: a conversion that bounds what is out of range
    # has no vector form.
    large = x.literal(1.5 * 2.0**form.digits)
    shifted = x.times(factor, large)
    return shifted.apply("bits", dtype=form.integer) - large.apply("bits", dtype=form.integer), shifted - large


def _scaled(x: Term, power: Term) -> Term:
    """Return a term times a power of 2; in two steps, so that also denormal results are rounded once."""
    if x.writer.scales:
        return x.apply("ldexp", power)
    first = power.apply("right_shift", 1)
    return x * _power_of_two(first, x.dtype) * _power_of_two(power - first, x.dtype)


def _power_of_two(power: Term, dtype: str) -> Term:
    form = FORMATS[dtype]
    return (power + form.bias).apply("left_shift", form.digits).apply("float_of_bits", dtype=dtype)


def _polynomial(coefficients: Sequence[float], x: Term) -> Term:
    *others, last = coefficients
    total = x.literal(last)
    for coefficient in reversed(others):
        total = total.times(x, coefficient)
    return total


FUNCTIONS: Mapping[str, Callable[[Term], Term]] = {
    function.__name__: function
    for function in (cos, erf, erfc, exp, expm1, log, log1p, sigmoid, sin, softplus, tan, tanh)
}
"""The functions by name."""
