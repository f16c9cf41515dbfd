"""Linear algebra where there is no result, where it is one of several, and against its definitions."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.ops.cases.case import Batch, Column, Other, Row, Sized, real
from typedtensor import Axis, Dual, Input, SizeError, Tensor, given, gradient
from typedtensor.ops import (
    Cholesky,
    Cofactors,
    Det,
    Diagonal,
    Eigenvalues,
    Eigenvectors,
    Inv,
    LeftSingularVectors,
    LogAbsDet,
    LogDet,
    MatrixExp,
    MatrixPower,
    OrthogonalFactor,
    Pinv,
    RightSingularVectors,
    SignDet,
    SingularValues,
    Solve,
    Trace,
    TriangularFactor,
    TriangularSolve,
    dot,
    outer,
)
from typedtensor.testing import check_gradient
from typedtensor.transforms import check_grads

WRONG: Any = Tensor[Batch, Row, Sized](np.stack([np.eye(3), np.diag([1.0, -1.0, 1.0]), np.diag([1.0, 0.0, 2.0])]))


@pytest.mark.parametrize("planned", [False, True])
def test_one_matrix_without_a_result_leaves_the_others_alone(planned: bool) -> None:
    def apply(operation: Any, *operands: Any) -> Any:
        if not planned:
            return operation(*operands).numpy()
        inputs = [Input(x.tensor_type) for x in operands]
        y = operation(*inputs)
        for _ in range(3):
            with given(*(x.bind(value) for x, value in zip(inputs, operands, strict=True))):
                found = y.value.numpy()
        return found

    sides: Any = Tensor[Batch, Row](np.ones((3, 3)))
    with np.errstate(divide="ignore"):
        assert np.isfinite(apply(Cholesky(Row, Sized), WRONG)).all((1, 2)).tolist() == [True, False, False]
        assert np.isfinite(apply(Inv(Row, Sized), WRONG)).all((1, 2)).tolist() == [True, True, False]
        for solve in (Solve(Row, Sized), TriangularSolve(Row, Sized)):
            assert np.isfinite(apply(solve, WRONG, sides)).all(1).tolist() == [True, True, False]
        np.testing.assert_array_equal(apply(LogDet(Row, Sized), WRONG), [0.0, np.nan, -np.inf])
        np.testing.assert_array_equal(apply(LogAbsDet(Row, Sized), WRONG), [0.0, 0.0, -np.inf])
    np.testing.assert_array_equal(apply(SignDet(Row, Sized), WRONG), [1.0, -1.0, 0.0])
    np.testing.assert_allclose(apply(Cofactors(Row, Sized), WRONG)[2], np.diag([0.0, 2.0, 0.0]), atol=1e-15)


@pytest.mark.parametrize("odd", [np.nan, np.inf, -np.inf])
def test_a_matrix_that_is_not_finite_has_no_parts(odd: float) -> None:
    """LAPACK would search for the singular values of some of them for ever."""
    x = np.random.default_rng(0).normal(size=(2, 4, 4))
    x[1, 2, 0], x[1, 3, 2] = odd, 1e30

    class Four(Axis, size=4): ...

    class Fourth(Axis, size=4): ...

    given: Any = Tensor[Batch, Four, Fourth](x)
    for found in (
        SingularValues(Four, Fourth, Row)(given),
        Eigenvalues(Four, Fourth, Row)(given),
        Cofactors(Four, Fourth)(given),
    ):
        assert np.isfinite(found.numpy()[0]).all()
        assert np.isnan(found.numpy()[1]).all()


def test_determinants_of_singular_matrices_have_gradients() -> None:
    check_gradient(Det(Row, Sized), WRONG)
    check_gradient(Det(Row, Sized), Tensor[Row, Sized](np.zeros((3, 3))))


def test_rows_and_columns_may_have_one_label() -> None:
    x: Any = Tensor[Row, Row](real(Row, Sized).numpy())
    check_gradient(Inv(Row, Row), x)
    check_gradient(Solve(Row, Row), x, real(Row))


def test_decompositions_give_the_matrix_back() -> None:
    x = real(Batch, Row, Column)
    labels = Row, Column, Other
    left, values, right = (op(*labels)(x) for op in (LeftSingularVectors, SingularValues, RightSingularVectors))
    np.testing.assert_allclose(dot(left * values.expand_like(left), right, Other).numpy(), x.numpy(), atol=1e-12)
    tall = x.transpose(Batch, Column, Row)
    q, r = (op(Column, Row, Other)(tall) for op in (OrthogonalFactor, TriangularFactor))
    np.testing.assert_allclose(dot(q, r, Other).numpy(), tall.numpy(), atol=1e-12)
    assert (np.linalg.diagonal(r.numpy()) > 0).all()


def test_equal_eigenvalues_have_the_gradients_of_what_does_not_depend_on_the_vectors_chosen() -> None:
    same: Any = Tensor[Row, Sized](np.eye(3) * 2.0)
    labels = Row, Sized, Other

    def projected(x: Any) -> Any:
        vectors = Eigenvectors(*labels)(x)
        return dot(vectors, vectors.rename(Row, Column), Other).sum()  # the sum of the identity

    x = Input(same.tensor_type)
    for loss, expected in ((Eigenvalues(*labels)(x).sum(), np.eye(3)), (projected(x), np.zeros((3, 3)))):
        with given(x.bind(same)) as computation:
            np.testing.assert_allclose(computation.gradients(loss, x)[x].numpy(), expected, atol=1e-12)


@pytest.mark.parametrize("values", [Eigenvalues, SingularValues])
def test_second_derivatives_of_equal_values_are_not_numbers(values: Any) -> None:
    """They depend on how the matrix changes, as in PyTorch and JAX; of others they are right."""
    x = Input(Tensor[Row, Sized])
    slopes = gradient((values(Row, Sized, Other)(x) ** 2.0).sum(), x)  # of the sum of squares of the elements
    for matrix, expected in ((np.diag([3.0, 1.0, 2.0]), 2.0), (np.eye(3), np.nan), (np.zeros((3, 3)), np.nan)):
        with given(x.bind(Tensor[Row, Sized](matrix))) as computation, np.errstate(all="ignore"):
            found = computation.gradients(slopes.sum(), x)[x].numpy()
        np.testing.assert_allclose(found, np.full((3, 3), expected))


def test_singular_vectors_of_a_matrix_that_lacks_a_rank() -> None:
    """Those along the fewer columns do not jump where a singular value is 0."""

    def projection(x: Any) -> Any:
        first = RightSingularVectors(Row, Column, Other)(x).select(Other, 0)
        return outer(first, first.rename(Column, Batch))

    check_grads(projection, Tensor[Row, Column](np.array([[1.0, 0.0], [2.0, 0.0], [-1.0, 0.0]])), order=2)


def test_pseudoinverses_of_few_ranks() -> None:
    x = real(Row, Column).numpy().copy()
    x[2] = x[0] + x[1]
    np.testing.assert_allclose(Pinv(Row, Column)(Tensor[Row, Column](x)).numpy(), np.linalg.pinv(x), atol=1e-12)


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
def test_exponentials_of_small_and_large_matrices(dtype: Any) -> None:
    turn = np.array([[0.0, 1.0], [-1.0, 0.0]], dtype)
    for angle in (1e-8, 0.1, 3.0, 200.0):
        expected = np.array([[np.cos(angle), np.sin(angle)], [-np.sin(angle), np.cos(angle)]])
        found = MatrixExp(Row, Column)(Tensor[Row, Column](turn * dtype(angle))).numpy()
        assert found.dtype == dtype
        np.testing.assert_allclose(found, expected, atol=np.finfo(dtype).eps * 64 * max(1.0, angle))
    wrong = [np.full((2, 2), number, dtype) for number in (np.nan, np.inf, 0.0)]
    found = MatrixExp(Row, Column)(Tensor[Batch, Row, Column](np.stack(wrong))).numpy()
    assert np.isnan(found[:2]).all()
    np.testing.assert_allclose(found[2], np.eye(2), rtol=1e-15)
    np.testing.assert_allclose(MatrixPower(Row, Column, 7)(Tensor[Row, Column](turn)).numpy(), -turn)


def test_large_determinants_have_logarithms() -> None:
    x: Any = Tensor[Row, Dual[Row]](np.eye(400, dtype=np.float32) * 10.0)
    np.testing.assert_allclose(LogDet(Row, Dual[Row])(x).numpy(), float(400 * np.log(10.0)), rtol=1e-6)


@pytest.mark.parametrize(
    "operation", [Cholesky, Cofactors, Det, Diagonal, Inv, LogAbsDet, LogDet, MatrixExp, SignDet, Trace]
)
def test_matrices_that_are_not_square_are_refused(operation: Any) -> None:
    wanted = rf"{operation.__name__}\[Batch, Row\] needs square matrices, but Batch and Row have the sizes 2 and 3"
    with pytest.raises(SizeError, match=wanted):
        operation(Batch, Row)(real(Batch, Row))


@pytest.mark.parametrize("solve", [Solve(Row, Row), TriangularSolve(Row, Row), TriangularSolve(Row, Row, True)])
def test_matrices_with_one_label_and_others_that_their_sides_have(solve: Any) -> None:
    random = np.random.default_rng(0)
    x1 = Tensor[Row, Batch, Row](random.normal(size=(3, 2, 3)))
    x2 = Tensor[Row, Other, Batch](random.normal(size=(3, 4, 2)))
    for number in (1, 2):
        check_grads(lambda xs: solve(*xs), (x1, x2), order=number)
