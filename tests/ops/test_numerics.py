"""Large and small numbers, ties, infinities, precision."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given as examples
from hypothesis import strategies as st

from tests.ops.cases.case import Batch, Column, Row, real
from typedtensor import BoolTensor, Const, Input, IntTensor, Param, SizeError, Tensor, given
from typedtensor import gradient as symbolic
from typedtensor.ops import (
    ArgMax,
    ArgMin,
    ArgSort,
    BesselI,
    BinaryCrossEntropy,
    CrossEntropy,
    CumProd,
    Deviance,
    Digamma,
    EmbedBag,
    Erfc,
    ErfInv,
    ExactGELU,
    GELUSlope,
    Hypot,
    LogAddExp,
    LogGamma,
    LogSigmoid,
    LogSoftmax,
    LogSumExp,
    Max,
    Maximum,
    Median,
    Minimum,
    Norm,
    Polygamma,
    PolyOp,
    Pow,
    Probit,
    Prod,
    Sinc,
    SmoothedCrossEntropy,
    Softmax,
    Sparsemax,
    Std,
    as_real_like,
    embed,
    entropy,
    expm1,
    gelu,
    kl_div,
    log1p,
    relu,
    segment_softmax,
    sigmoid,
    where,
    zeros_like,
)
from typedtensor.testing import check_gradient, check_modes

HUGE = Tensor[Row](np.array([1e4, 0.0, -1e4], dtype=np.float32))
ONE = Tensor[()](np.float64(1.0))


def gradient(operation: PolyOp, *operands: Any, number: int = 0) -> Any:
    apply: Any = operation
    y = apply(*operands)
    return operation.gradient(number, zeros_like(y) + 1.0, y, operands)


def test_softmax_of_large_numbers() -> None:
    assert Softmax(Row)(HUGE).numpy().tolist() == [1.0, 0.0, 0.0]
    assert LogSoftmax(Row)(HUGE).numpy().tolist() == [0.0, -1e4, -2e4]
    assert LogSumExp(Row)(HUGE).item() == 1e4
    assert gradient(LogSumExp(Row), HUGE).numpy().tolist() == [1.0, 0.0, 0.0]


@pytest.mark.parametrize("target", [0, 1, 2])
def test_cross_entropy_of_large_numbers(target: int) -> None:
    label = IntTensor[()](target)
    assert CrossEntropy(Row)(HUGE, label).item() == [0.0, 1e4, 2e4][target]
    expected = np.eye(3)[0] - np.eye(3)[target]
    assert gradient(CrossEntropy(Row), HUGE, label).numpy().tolist() == expected.tolist()


SIGNS = Tensor[Row](np.array([0.0, 1.0, -2.0]))
POSITIVE = Tensor[Row](np.array([0.5, 1.0, 3.0]))


@pytest.mark.parametrize(
    ("operation", "operands"),
    [
        (BesselI(1), (SIGNS,)),
        (CumProd(Row), (SIGNS,)),
        (CumProd(Row), (Tensor[Row](np.array([2.0, 0.0, 3.0, 0.0, 4.0])),)),
        (LogAddExp(), (SIGNS, SIGNS)),
        (Pow(), (POSITIVE, SIGNS)),
        (Prod(), (Tensor[Row, Column](np.array([[3.0, 0.0], [4.0, 0.0]])),)),
        (Prod(Row), (SIGNS,)),
        (Sinc(), (SIGNS,)),
    ],
    ids=str,
)
def test_higher_derivatives_at_ties_zeros_and_ones(operation: PolyOp, operands: Any) -> None:
    check_modes(operation, *operands, order=3)


def test_cross_entropy_with_classes_that_cannot_occur() -> None:
    logits, target = Tensor[Row]([0.0, -np.inf, 0.0]), Tensor[Row]([0.5, 0.0, 0.5])
    assert CrossEntropy(Row)(logits, target).item() == pytest.approx(np.log(2.0))
    assert gradient(CrossEntropy(Row), logits, target).numpy().tolist() == [0.0, 0.0, 0.0]
    assert CrossEntropy(Row)(logits, Tensor[Row]([0.5, 0.5, 0.0])).item() == np.inf


def test_log_sum_exp_of_infinities() -> None:
    with np.errstate(divide="ignore"):
        assert LogSumExp(Row)(Tensor[Row]([-np.inf, -np.inf])).item() == -np.inf
    assert LogSumExp(Row)(Tensor[Row]([-np.inf, 0.0])).item() == 0.0
    assert LogSumExp(Row)(Tensor[Row]([np.inf, 0.0])).item() == np.inf
    assert Softmax(Row)(Tensor[Row]([-np.inf, 0.0])).numpy().tolist() == [0.0, 1.0]


def test_gradients_of_infinite_log_sum_exps_are_shared() -> None:
    """By the elements that are infinite, as of logaddexp."""
    inf = np.inf
    for x, expected in (([-inf, -inf], [0.5, 0.5]), ([inf, 1.0, inf], [0.5, 0.0, 0.5]), ([-inf, 0.0], [0.0, 1.0])):
        with np.errstate(all="ignore"):
            assert gradient(LogSumExp(Row), Tensor[Row](np.array(x))).numpy().tolist() == expected
            if len(x) == 2:
                pair = [Tensor[()](np.float64(number)) for number in x]
                assert [gradient(LogAddExp(), *pair, number=n).item() for n in range(2)] == expected


def test_entropies_of_what_is_impossible_do_not_count() -> None:
    """The gradients for a probability of 0 are taken as 0; of negative numbers nothing is a number."""
    p, log = Tensor[Row](np.array([0.0, -0.5, 1.0])), Tensor[Row](np.array([-np.inf, -1.0, -1.0]))
    with np.errstate(all="ignore"):
        np.testing.assert_array_equal(entropy(p).numpy(), [0.0, np.nan, 0.0])
        np.testing.assert_array_equal(gradient(entropy, p).numpy(), [0.0, np.nan, -1.0])
        np.testing.assert_array_equal(kl_div(log, p).numpy(), [0.0, np.nan, 1.0])
        np.testing.assert_array_equal(gradient(kl_div, log, p).numpy(), [0.0, 0.5, -1.0])
        np.testing.assert_array_equal(gradient(kl_div, log, p, number=1).numpy(), [0.0, np.nan, 2.0])
        np.testing.assert_array_equal(
            gradient(kl_div, Tensor[()](np.float64(-1.0)), p, number=1).numpy(), [0.0, np.nan, 2.0]
        )


def test_deviance_of_no_counts_has_a_mixed_derivative() -> None:
    none, mean = Input(Tensor[Row]), Input(Tensor[Row])
    slopes = symbolic(Deviance()(none, mean).sum(), mean)
    with given(none.bind(Tensor[Row](np.zeros(2))), mean.bind(Tensor[Row](np.array([2.0, 4.0])))) as computation:
        assert computation.gradients(slopes.sum(), none)[none].numpy().tolist() == [-0.5, -0.25]


def test_sigmoid_of_large_numbers() -> None:
    assert sigmoid(HUGE).numpy().tolist() == [1.0, 0.5, 0.0]
    tail = sigmoid(Tensor[Row](np.array([-50.0]))).numpy()
    np.testing.assert_allclose(tail, np.exp(-50.0), rtol=1e-15)
    assert gradient(sigmoid, HUGE).numpy().tolist() == [0.0, 0.25, 0.0]


def test_small_numbers_keep_their_digits() -> None:
    small = Tensor[Row](np.array([1e-20]))
    assert expm1(small).numpy() == 1e-20
    assert log1p(small).numpy() == 1e-20


def test_not_a_number_is_passed_on() -> None:
    missing = Tensor[Row]([np.nan, 1.0])
    assert np.isnan(relu(missing).numpy()[0])
    assert np.isnan(Softmax(Row)(missing).numpy()[0])


def test_equal_elements_share_the_gradient() -> None:
    tied = Tensor[Row, Column](np.array([[1.0, 3.0, 3.0], [2.0, 2.0, 2.0]]))
    assert gradient(Max(), tied).numpy().tolist() == [[0, 0.5, 0.5], [0, 0, 0]]
    np.testing.assert_allclose(gradient(Max(Column), tied).numpy(), [[0, 0.5, 0.5], [1 / 3] * 3])
    x, y = Tensor[Row](np.array([1.0, 2.0, 3.0])), Tensor[Row](np.array([1.0, 1.0, 4.0]))
    for operation, expected in ((Maximum(), [0.5, 1.0, 0.0]), (Minimum(), [0.5, 0.0, 1.0])):
        assert gradient(operation, x, y).numpy().tolist() == expected
        assert gradient(operation, x, y, number=1).numpy().tolist() == [1 - share for share in expected]


def test_medians_of_what_is_not_ordinary() -> None:
    tied = Tensor[Row](np.array([2.0, 1.0, 2.0, 2.0, 5.0]))
    np.testing.assert_allclose(gradient(Median(), tied).numpy(), [1 / 3, 0, 1 / 3, 1 / 3, 0])
    for numbers, expected in (
        ([np.nan, 1.0, 2.0], np.nan),
        ([np.inf, np.inf], np.inf),
        ([-np.inf, 1.0, np.inf], 1.0),
        ([1.7e308, 1.7e308, -1.0, 1.7e308], 1.7e308),
    ):
        np.testing.assert_array_equal(Median(Row)(Tensor[Row](np.array(numbers))).numpy(), expected)
    with pytest.raises(SizeError, match="which has no elements along Row and so no median"):
        Median()(Tensor[Row](np.zeros(0)))


def test_bags_without_words_are_0() -> None:
    table, none = Tensor[Row, Column](np.ones((3, 2))), IntTensor[Batch](np.zeros(0, int))
    for mean in (False, True):
        assert EmbedBag(Batch, mean)(none, table).numpy().tolist() == [0.0, 0.0]
        assert EmbedBag(Batch, mean, -1)(IntTensor[Batch]([-1, -1]), table).numpy().tolist() == [0.0, 0.0]
        assert not gradient(EmbedBag(Batch, mean, -1), IntTensor[Batch]([-1]), table, number=1).numpy().any()


def test_sparse_probabilities_of_large_numbers_and_ties() -> None:
    for numbers, expected in (
        ([1e6, 0.0, -np.inf], [1, 0, 0]),
        ([1.0, 1.0, 1.0], [1 / 3] * 3),
        ([1e38, 1e38, 0], [0.5, 0.5, 0]),
    ):
        np.testing.assert_allclose(
            Sparsemax(Row)(Tensor[Row](np.array(numbers, np.float32))).numpy(), expected, rtol=1e-6
        )


def test_products_with_zeros_have_exact_gradients() -> None:
    x = Tensor[Row, Column](np.array([[2.0, 0.0, -1.5, 3.0], [0.0, 4.0, 0.0, 2.0], [1.5, 2.0, 3.0, 0.0]]))
    for operation in (Prod(), Prod(Column), CumProd(Column), CumProd(Row)):
        check_gradient(operation, x)
    check_modes(Prod(Column), x)


def test_binary_cross_entropy_keeps_small_and_large_losses() -> None:
    logits = Tensor[Row](np.array([30.0, -30.0, 1e4], np.float32))
    found = BinaryCrossEntropy()(logits, BoolTensor[Row]([True, False, False])).numpy()
    np.testing.assert_allclose(found, [np.exp(-30.0), np.exp(-30.0), 1e4], rtol=1e-6)
    assert found.dtype == np.float32


def test_lengths_of_large_and_small_vectors() -> None:
    for size in (1e200, 1e-200, 0.0):
        x = Tensor[Row](np.array([3.0, 4.0]) * size)
        np.testing.assert_allclose(Norm(Row)(x).numpy(), 5 * size, rtol=1e-15)
        np.testing.assert_allclose(gradient(Norm(Row), x).numpy(), [0.6, 0.8] if size else [0.0, 0.0], rtol=1e-15)
    for number in (1e30, 1e-30, 0.0, np.inf):
        y = Tensor[Row](np.array([3.0, 4.0], np.float32) * np.float32(number))
        found = Norm(Row)(y).numpy()
        np.testing.assert_allclose(found, np.float32(number) * 5, rtol=1e-6)
        assert found.dtype == np.float32
    assert gradient(Std(Row), Tensor[Row](np.ones(3))).numpy().tolist() == [0.0, 0.0, 0.0]
    assert gradient(Hypot(), Tensor[Row](np.zeros(1)), Tensor[Row](np.zeros(1))).numpy().tolist() == [0.0]


def test_special_functions_in_their_tails() -> None:
    for operation, at, expected in (
        (Erfc(), 20.0, 5.395865611607901e-176),
        (ErfInv(), 1e-300, 8.862269254527581e-301),
        (Probit(), 1e-300, -37.0471),
        (LogGamma(), 1e10, 220258509288.8113),
        (Digamma(), 1e-8, -1e8),
        (BesselI(0), 700.0, 1.529593347671874e302),
        (LogSigmoid(), -1000.0, -1000.0),
        (ExactGELU(), -30.0, -1.4719e-196),
        (LogAddExp(), 1000.0, 1000.0),
    ):
        others = (Tensor[Row](np.array([0.0])),) if isinstance(operation, LogAddExp) else ()
        apply: Any = operation
        np.testing.assert_allclose(apply(Tensor[Row](np.array([at])), *others).numpy(), expected, rtol=1e-4)


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
def test_special_functions_where_they_are_infinite(dtype: type) -> None:
    """As SciPy has them: at poles, whose two sides may differ in sign, and of the largest numbers."""
    inf, nan, most, tiny = np.inf, np.nan, np.finfo(dtype).max, np.finfo(dtype).smallest_subnormal
    for operation, at, expected in (
        (Digamma(), [0.0, -0.0, -1.0, inf], [-inf, inf, nan, inf]),
        (Polygamma(1), [0.0, -0.0, -1.0], [inf, inf, inf]),
        (Polygamma(2), [0.0, -0.0, -1.0], [-inf, inf, nan]),
        (LogGamma(), [0.0, -0.0, -1.0, -most, most], [inf, inf, inf, inf, inf]),
        (BesselI(0), [most, -most, inf, nan], [inf, inf, inf, nan]),
        (BesselI(1), [most, -most, -inf, nan], [inf, -inf, -inf, nan]),
        (ExactGELU(), [most, -most, inf], [most, 0.0, inf]),
        (Probit(), [0.0, 1.0, 1.5], [-inf, inf, nan]),
    ):
        apply: Any = operation
        x = Tensor[Row](np.array(at, dtype))
        with np.errstate(over="ignore"):
            np.testing.assert_array_equal(apply(x).numpy(), np.array(expected, dtype))
    with np.errstate(all="ignore"):
        small = gradient(BesselI(1), Tensor[Row](np.array([tiny, 0.0, 1e-9], dtype)))
    np.testing.assert_allclose(small.numpy(), 0.5)
    least = Tensor[Row](np.array([np.finfo(dtype).smallest_normal]))
    np.testing.assert_allclose(Probit()(least).numpy(), -12.949953 if dtype is np.float32 else -37.5193793, rtol=1e-4)


def test_places_among_large_integers() -> None:
    """2**53 + 1 is no real number: places are found among the integers themselves."""
    x = IntTensor[Row](np.array([2**53, 2**53 + 1, -(2**63), 2**53 + 1]))
    assert (ArgMax(Row)(x).item(), ArgMin(Row)(x).item()) == (1, 2)
    later: Any = Input(IntTensor[Row])
    for engine in ("numpy", "xla"):
        with given(later.bind(x), engine=engine):
            assert (later.argmax(Row).value.item(), later.argmin(Row).value.item()) == (1, 2)


def test_derivatives_of_gelu_far_from_zero() -> None:
    """They are 0 or 1, also where the polynomial below the exponential is infinite times zero."""
    far: Any = Tensor[Row](np.array([1e15, -1e15, 60.0, -60.0], np.float32))
    with np.errstate(over="ignore"):
        assert gradient(gelu, far).numpy().tolist() == [1.0, 0.0, 1.0, 0.0]
        assert not gradient(GELUSlope(), far).numpy().any()


def test_relu_at_zero() -> None:
    assert gradient(relu, Tensor[Row]([-1.0, 0.0, 1.0])).numpy().tolist() == [0.0, 0.0, 1.0]


def test_power_at_zero() -> None:
    zero = Tensor[Row](np.zeros(1))
    for exponent, slope in ((0.0, 0.0), (1.0, 1.0), (2.0, 0.0)):
        power = Tensor[()](np.float64(exponent))
        assert gradient(Pow(), zero, power).numpy().tolist() == [slope]
        assert gradient(Pow(), zero, power, number=1).item() == 0.0
    bases, exponents = Tensor[Row](np.array([0.0, -0.0, 0.0])), Tensor[Row](np.array([-1.0, -1.0, -2.5]))
    with np.errstate(divide="ignore", invalid="ignore"):
        y, one = Pow()(bases, exponents), Tensor[Row](np.ones(3))
        slopes: Any = Pow().gradient(1, one, y, (bases, exponents))
        assert slopes.numpy().tolist() == [-np.inf, np.inf, -np.inf]


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
def test_two_numbers_take_the_default_precision(dtype: type) -> None:
    x = Tensor[Row](np.array([1.0, -1.0], dtype=dtype))
    mask = where(x > 0.0, 1.0, 0.0)
    assert mask.dtype == np.float32
    assert (x * mask).dtype == dtype


@pytest.mark.parametrize("dtype", [np.float16, np.float32, np.float64])
def test_numbers_take_the_precision_of_what_they_meet(dtype: type) -> None:
    x = Tensor[Row](np.array([1.0, 2.0], dtype=dtype))
    for y in (x + 1, 2.0 * x, x**2, 2.0**x, x / 3, 1 - x, Maximum()(x, 0.0), where(x > 1, x, 0.0), x.mean()):
        assert y.dtype == dtype


@pytest.mark.parametrize("index", [-1, 3])
def test_index_out_of_range(index: int) -> None:
    with pytest.raises(
        SizeError, match=rf"CrossEntropy\[Row\] was given the index {index} into an axis of size 3: .* from 0 to 2"
    ):
        CrossEntropy(Row)(real(Batch, Row), IntTensor[Batch]([0, index]))


@examples(st.lists(st.floats(-700, 700), min_size=1, max_size=6), st.floats(-1e6, 1e6))
def test_softmax_is_a_distribution_and_ignores_shifts(elements: list[float], shift: float) -> None:
    p = Softmax(Row)(Tensor[Row](np.array(elements))).numpy()
    assert np.all(p >= 0)
    np.testing.assert_allclose(np.sum(p), 1.0)
    shifted = Softmax(Row)(Tensor[Row](np.array(elements) + shift)).numpy()
    np.testing.assert_allclose(shifted, p, rtol=1e-6, atol=1e-9)


@examples(st.lists(st.floats(-700, 700), min_size=1, max_size=6))
def test_log_sum_exp_is_between_the_maximum_and_that_plus_log_n(elements: list[float]) -> None:
    found, top = LogSumExp(Row)(Tensor[Row](np.array(elements))).item(), max(elements)
    assert top <= found + 1e-9
    assert found <= top + np.log(len(elements)) + 1e-9


class TestNothing:
    """Reductions along an axis without elements."""

    EMPTY = Tensor[Row](np.zeros(0)), Tensor[Batch, Row](np.zeros((2, 0)))

    @pytest.mark.filterwarnings("error")
    def test_what_there_is_of_nothing(self) -> None:
        for x in self.EMPTY:
            assert Softmax(Row)(x).shape == LogSoftmax(Row)(x).shape == x.shape
            assert (LogSumExp(Row)(x).numpy() == -np.inf).all()
            assert LogSumExp(Row)(x).shape == x.shape[:-1]

    @pytest.mark.parametrize("operation", [Max(), Max(Row), ArgMax(Row)], ids=repr)
    def test_the_largest_of_nothing_is_refused(self, operation: Any) -> None:
        for x in self.EMPTY:
            with pytest.raises(SizeError, match="which has no elements along Row and so no largest: give it at"):
                operation(x)


@pytest.mark.parametrize("descending", [False, True])
def test_equal_elements_stay_in_their_order(descending: bool) -> None:
    elements = np.arange(200) // 100 * 1.0
    order = ArgSort(Row, descending)(Tensor[Row](elements)).numpy()
    halves = [np.arange(100), np.arange(100, 200)]
    np.testing.assert_array_equal(order, np.concatenate(halves[::-1] if descending else halves))


@pytest.mark.parametrize("index", [2, -1])
def test_a_class_out_of_range_is_refused_unless_it_is_ignored(index: int) -> None:
    scores, target = Tensor[Row]([1.0, 1.0]), IntTensor[()](index)
    with pytest.raises(SizeError, match=f"given the index {index} into an axis of size 2"):
        SmoothedCrossEntropy(Row)(scores, target)
    assert SmoothedCrossEntropy(Row, ignored=index)(scores, target).item() == 0.0
    with pytest.raises(SizeError, match=r"must be an integer, not 0\.5"):
        SmoothedCrossEntropy(Row, ignored=0.5)  # type: ignore[arg-type]  # for those who do not check types


@pytest.mark.parametrize("dtype", ["i1", "i2", "i4", "i8", "u8"])
def test_indices_of_each_precision_are_checked(dtype: str) -> None:
    table = Tensor[Row, Column](np.zeros((200, 2)))
    assert embed(IntTensor[Batch](np.array([0, 100], dtype)), table).shape == (2, 2)
    wrong = np.array([0, -100]).astype(dtype)
    with pytest.raises(SizeError, match=f"given the index {wrong[1]} into"):
        embed(IntTensor[Batch](wrong), table)


def test_segments_may_have_a_label_of_the_other_axes() -> None:
    x = Param(Tensor[Row, Column](np.random.default_rng(0).normal(size=(2, 3))))
    shares = segment_softmax(x, Const(IntTensor[Column]([0, 1, 0])), Column, Row)
    with given() as computation:
        np.testing.assert_allclose(computation.gradients(shares.sum())[x].numpy(), 0.0, atol=1e-12)
        [first, second, third] = shares.value.numpy().T
        np.testing.assert_allclose([first + third, second], 1.0)


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
def test_counts_have_the_precision_of_another_tensor(dtype: Any) -> None:
    counts, like = IntTensor[Row](np.array([3, 1])), Tensor[Column](np.ones(2, dtype))
    assert as_real_like(counts, like).numpy().dtype == dtype
    x = Param(Tensor[Row](np.array([0.5, 2.0], np.float32)))
    with given() as computation:
        assert as_real_like(Const(counts), Const(like)).value.numpy().dtype == dtype
        made = as_real_like(x, Const(like))
        slope = computation.gradients((made * made).sum())[x]
        assert made.value.numpy().dtype == dtype
        assert slope.numpy().dtype == np.float32
        assert slope.numpy().tolist() == [1.0, 4.0]
