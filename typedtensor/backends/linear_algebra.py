"""Functions of matrices along the last two axes of arrays; all other axes are batch axes.

If a function is not defined for a matrix, such as the inverse of a singular one, that matrix's result is NaN, as in
JAX. Other matrices of the batch are unaffected.

Factors are unique: the largest element of an eigenvector or of a left singular vector is positive, and so is the
diagonal of the triangle of a QR decomposition.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from functools import partial
from importlib import import_module
from typing import Any, NamedTuple

import numpy as np

from typedtensor.backends.gathering import accumulate, gather
from typedtensor.backends.namespace import Array, Namespace, device_of, namespace_of
from typedtensor.backends.primitives import primitive
from typedtensor.backends.quiet import quietly_alone

Shape = tuple[int, ...]


class MatrixFunction(NamedTuple):
    """A function of batches of matrices.

    Attributes:
        compute: computes the results, given a namespace and arrays with equal batch axes.
        shapes: computes the shapes of the results without batch axes, given those of the operands.
        silent: whether NumPy's function reports no floating-point errors by itself.
    """

    compute: Callable[..., tuple[Array, ...]]
    shapes: Callable[..., tuple[Shape, ...]]
    silent: bool = False


@primitive("of_matrices")
def of_matrices(xp: Namespace, name: str, *arrays: Array) -> tuple[Array, ...]:
    """Compute the results of a function by its name in :data:`FUNCTIONS`."""
    function = FUNCTIONS[name]
    if xp is not np:
        return function.compute(xp, *arrays)
    if arrays[0].dtype.itemsize == 2:  # LAPACK has no functions of half precision
        found = of_matrices(np, name, *(x.astype(np.float32) for x in arrays))
        return tuple(y.astype(arrays[0].dtype) for y in found)
    try:
        return function.compute(np, *arrays) if function.silent else quietly_alone(function.compute, np, *arrays)
    except np.linalg.LinAlgError:
        return quietly_alone(_one_by_one, name, arrays)


def result_shapes(name: str, shapes: tuple[Shape, ...]) -> tuple[Shape, ...]:
    """The shapes of the results of a function, given those of its operands."""
    stack = shapes[0][:-2]
    return tuple((*stack, *shape) for shape in FUNCTIONS[name].shapes(*(shape[-2:] for shape in shapes)))


def packed(results: tuple[Array, ...], rank: int) -> Array:
    """Concatenate the results of a function along the axis after the batch axes, whose number is ``rank``."""
    if len(results) == 1:
        return results[0]
    xp = namespace_of(*results)
    rows = [xp.reshape(x, (*x.shape[:rank], math.prod(x.shape[rank:]))) for x in results]
    return xp.concat(rows, axis=-1)


def _one_by_one(name: str, arrays: tuple[Any, ...]) -> tuple[Any, ...]:
    """Compute the results for each matrix separately; NaN for a matrix without results."""
    stack = arrays[0].shape[:-2]
    dtype = np.result_type(*arrays)
    results = tuple(np.full(shape, np.nan, dtype) for shape in result_shapes(name, tuple(x.shape for x in arrays)))
    for at in np.ndindex(*stack):
        try:
            found = FUNCTIONS[name].compute(np, *(x[at] for x in arrays))
        except np.linalg.LinAlgError:
            continue
        for result, array in zip(results, found, strict=True):
            result[at] = array
    return results


_AS_IT_IS = {"symmetrize_input": False}
"""For JAX, which otherwise symmetrises a matrix instead of reading the lower triangle."""


def _is_jax(xp: Namespace) -> bool:
    return bool(xp.__name__.startswith("jax"))


def _of_scipy(name: str) -> Any:
    # With an import statement, a type checker of a user's program would read all of JAX.
    return getattr(import_module("jax.scipy.linalg"), name)


def _cholesky(xp: Namespace, x: Array) -> tuple[Array]:
    return (xp.linalg.cholesky(x, **_AS_IT_IS) if _is_jax(xp) else xp.linalg.cholesky(x),)


def _solve_triangle(xp: Namespace, a: Array, b: Array, *, lower: bool) -> tuple[Array]:
    if _is_jax(xp):
        return (_of_scipy("solve_triangular")(a, b, lower=lower),)
    return (xp.linalg.solve((xp.tril if lower else xp.triu)(a), b),)


def _cofactors(xp: Namespace, x: Array) -> tuple[Array]:
    """Cofactors by singular values, which are exact for singular matrices."""
    left, values, right = _of_finite(xp, xp.linalg.svd, x)
    sign = xp.linalg.det(left) * xp.linalg.det(right)
    one = xp.ones_like(values[..., :1])
    before = accumulate(xp, "multiply", xp.concat([one, values[..., :-1]], axis=-1), values.ndim - 1)
    rest = xp.flip(xp.concat([values[..., 1:], one], axis=-1), axis=-1)
    others = before * xp.flip(accumulate(xp, "multiply", rest, values.ndim - 1), axis=-1)
    return (xp.matmul(left * xp.expand_dims(others, axis=-2), right) * sign[..., None, None],)


def _eigen(xp: Namespace, x: Array) -> tuple[Array, Array]:
    values, vectors = xp.linalg.eigh(x, **_AS_IT_IS) if _is_jax(xp) else _of_finite(xp, xp.linalg.eigh, x)
    return values, vectors * _signs(xp, vectors)


def _singular(xp: Namespace, x: Array) -> tuple[Array, Array, Array]:
    left, values, right = _of_finite(xp, partial(xp.linalg.svd, full_matrices=False), x)
    signs = _signs(xp, left)
    return left * signs, values, right * xp.matrix_transpose(signs)


def _orthogonal(xp: Namespace, x: Array) -> tuple[Array, Array]:
    q, r = xp.linalg.qr(x)
    diagonal = xp.linalg.diagonal(r)
    signs = xp.expand_dims(xp.where(diagonal < 0.0, -xp.ones_like(diagonal), xp.ones_like(diagonal)), axis=-2)
    return q * signs, r * xp.matrix_transpose(signs)


def _signs(xp: Namespace, vectors: Array) -> Array:
    """The signs of the largest elements of columns."""
    if not math.prod(vectors.shape):
        stack, count = vectors.shape[:-2], vectors.shape[-1]
        return xp.ones((*stack, 1, count), dtype=vectors.dtype, device=device_of(vectors))
    largest = gather(xp, vectors, xp.argmax(abs(vectors), axis=-2, keepdims=True), vectors.ndim - 2)
    return xp.where(largest < 0.0, -xp.ones_like(largest), xp.ones_like(largest))


# The coefficients of the diagonal Padé approximant of degree 13, and the largest norm that it is taken for: Higham
# (2005), "The scaling and squaring method for the matrix exponential revisited".
_PADE = tuple(math.factorial(26 - n) // (math.factorial(13 - n) * math.factorial(n)) for n in range(14))
_LARGEST_NORM = 5.371920351148152


def _exponential(xp: Namespace, x: Array) -> tuple[Array]:
    if _is_jax(xp):
        return (_of_scipy("expm")(x, max_squarings=64),)
    if not math.prod(x.shape):
        return (x,)
    norm = xp.max(xp.sum(abs(x), axis=-2), axis=-1)
    finite = xp.isfinite(norm)
    norm = xp.where(finite, norm, xp.zeros_like(norm))
    halvings = xp.ceil(xp.log2(xp.where(norm > _LARGEST_NORM, norm / _LARGEST_NORM, xp.ones_like(norm))))
    halvings, finite = halvings[..., None, None], finite[..., None, None]
    a = xp.where(finite, x, xp.zeros_like(x)) * 0.5**halvings
    one = xp.broadcast_to(xp.eye(x.shape[-1], dtype=x.dtype, device=device_of(x)), x.shape)
    # Divided by the highest coefficient, so that the numbers are in the range of single precision.
    even, odd, power = one * (_PADE[0] / _PADE[-1]), one * (_PADE[1] / _PADE[-1]), one
    square = xp.matmul(a, a)
    for n in range(2, 14, 2):
        power = xp.matmul(power, square)
        even, odd = even + power * (_PADE[n] / _PADE[-1]), odd + power * (_PADE[n + 1] / _PADE[-1])
    odd = xp.matmul(a, odd)
    found = xp.linalg.solve(even - odd, even + odd)
    for n in range(int(xp.max(halvings))):
        found = xp.where(halvings > n, xp.matmul(found, found), found)
    return (xp.where(finite, found, xp.full_like(found, math.nan)),)


def _of_finite(xp: Namespace, decompose: Callable[[Array], tuple[Array, ...]], x: Array) -> tuple[Array, ...]:
    """Decompose matrices; a matrix that is not finite has NaN for a result, since LAPACK may not terminate for it."""
    if _is_jax(xp):
        return decompose(x)
    finite = xp.all(xp.isfinite(x), axis=(-2, -1))
    parts = decompose(xp.where(finite[..., None, None], x, xp.zeros_like(x)))
    return tuple(
        xp.where(
            xp.reshape(finite, (*finite.shape, *[1] * (part.ndim - finite.ndim))), part, xp.full_like(part, math.nan)
        )
        for part in parts
    )


def _same(x: Shape) -> tuple[Shape]:
    return (x,)


def _unknowns(a: Shape, b: Shape) -> tuple[Shape]:
    return (b,)


def _parts_of_singular(x: Shape) -> tuple[Shape, ...]:
    count = min(x)
    return (x[0], count), (count,), (count, x[1])


FUNCTIONS: Mapping[str, MatrixFunction] = {
    "cholesky": MatrixFunction(_cholesky, _same),
    "cofactors": MatrixFunction(_cofactors, _same),
    "determinant": MatrixFunction(lambda xp, x: (xp.linalg.det(x),), lambda x: ((),)),
    "eigen": MatrixFunction(_eigen, lambda x: (x[:1], x)),
    "exponential": MatrixFunction(_exponential, _same),
    "inverse": MatrixFunction(lambda xp, x: (xp.linalg.inv(x),), _same),
    "orthogonal": MatrixFunction(_orthogonal, lambda x: (x, (x[1], x[1]))),
    "sign_and_log": MatrixFunction(lambda xp, x: tuple(xp.linalg.slogdet(x)), lambda x: ((), ())),
    "singular": MatrixFunction(_singular, _parts_of_singular),
    "solve": MatrixFunction(lambda xp, a, b: (xp.linalg.solve(a, b),), _unknowns, silent=True),
    "solve_lower": MatrixFunction(partial(_solve_triangle, lower=True), _unknowns),
    "solve_upper": MatrixFunction(partial(_solve_triangle, lower=False), _unknowns),
}
"""The functions of a namespace and arrays, by name."""
