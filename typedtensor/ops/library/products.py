"""Products of tensors, summed over some axes.

``MatMul`` and ``Outer`` find axes by position, and apply to a square ``Tensor[Hidden, Hidden]`` too. The others find
them by label: each is one contraction, :func:`aligned_product`, and its gradients are products in the form of an
operand.
"""

from __future__ import annotations

import math
import string
from collections.abc import Hashable, Sequence
from typing import TypeVar, TypeVarTuple

from typedtensor.backends import Array, Namespace, alike
from typedtensor.backends.library import Library
from typedtensor.backends.reducing import Order, reduced, reshaped
from typedtensor.core.tensor import AnyTensor
from typedtensor.ops.core.arities import Along2, Over2, Over3, PolyOp1, PolyOp2
from typedtensor.ops.core.family import Kernel, Label, Operand, TensorType, U, apart
from typedtensor.ops.core.functions import Labelled, labelled_operation

__all__ = ["Contract", "ContractAlong", "Dot", "Einsum", "Einsum3", "MatMul", "Outer", "SumOuter", "Transpose"]
__all__ += ["contract", "contract_along", "dot", "einsum", "einsum3", "matmul", "outer"]

P = TypeVarTuple("P")
X = TypeVar("X", bound=AnyTensor)


class MatMul(PolyOp2, rule="*N A, A B -> *N B", linear="sum"):
    """``y[…, b] = Σₐ x1[…, a] x2[a, b]``. See also: ``numpy.matmul``, ``torch.matmul``, ``jax.numpy.matmul``."""

    def forward(self, xp: Namespace, x1: Array, x2: Array, /) -> Array:
        if x1.ndim <= 2:
            return x1 @ x2
        # One product of matrices is faster than one for each element of the leading axes.
        return reshaped(xp, _as_matrix(xp, x1) @ x2, (*x1.shape[:-1], x2.shape[1]))

    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return MatMul()(dy, Transpose()(x2))

    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return SumOuter()(x1, dy)


class SumOuter(PolyOp2, rule="*N A, *N B -> A B"):
    """``y[a, b] = Σₙ x1[n, a] x2[n, b]``: the sum of outer products over the leading axes.

    It is the gradient of :class:`MatMul` for the matrix.

    See also: ``numpy.einsum("na,nb->ab", …)``.
    """

    of_gradients = True

    def forward(self, xp: Namespace, x1: Array, x2: Array, /) -> Array:
        return xp.matrix_transpose(_as_matrix(xp, x1)) @ _as_matrix(xp, x2)

    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return MatMul()(x2, dy.transpose())

    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return MatMul()(x1, dy)


class Transpose(PolyOp1, rule="t A B -> t B A", linear="each"):
    """The transpose of a matrix. See also: ``numpy.matrix_transpose``, ``torch.t``, ``jax.numpy.matrix_transpose``."""

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        return xp.matrix_transpose(x)

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return Transpose()(dy)


class _Products:
    """The gradients of a product: products in the form of the operands."""

    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return product_like(x1, dy, x2)

    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return product_like(x2, x1, dy)


class Outer(PolyOp2, rule="*A, *B -> *A *B", linear="each"):
    """``y[a, b] = x1[a] x2[b]``: every product of an element of ``x1`` and one of ``x2``.

    See also: ``numpy.multiply.outer``, ``torch.outer``, ``jax.numpy.outer``.
    """

    def forward(self, xp: Namespace, x1: Array, x2: Array, /) -> Array:
        [x1, x2] = alike(xp, x1, x2)
        return reshaped(xp, x1, x1.shape + (1,) * x2.ndim) * x2

    backward1 = apart()(_Products.backward1)
    backward2 = apart()(_Products.backward2)


class Contract(_Products, PolyOp2, rule="*A, *B -> *A ^ *B", linear="sum"):
    """The product, summed over all labels that both operands have (the natural contraction).

    The result has first the other axes of ``x1``, then those of ``x2``. Without a shared label it is the outer
    product.

    See also: ``numpy.tensordot``, ``torch.einsum``, ``jax.numpy.einsum``.

    >>> from typedtensor import Axis, Tensor
    >>> class Row(Axis): ...
    >>> class Column(Axis): ...
    >>> m = Tensor[Row, Column]([[1.0, 2.0], [3.0, 4.0]])
    >>> Contract()(m, Tensor[Row]([1.0, 10.0]))
    Tensor[Column=2]([31., 42.])
    """

    def ground(self, x1: TensorType, x2: TensorType, /) -> Kernel:
        others = [*(a for a in x1.axes if a not in x2.axes), *(a for a in x2.axes if a not in x1.axes)]
        return _mixing(x1, x2, aligned_product(x1.axes, x2.axes, others))


class ContractAlong(Along2[U], rule="*A U *B, *C U *D -> *A *B *C *D", linear="sum"):
    """The product, summed over U only; other labels that both operands have remain as separate axes.

    See also: ``numpy.tensordot``, ``torch.tensordot``, ``jax.numpy.tensordot``.
    """

    def ground(self, x1: TensorType, x2: TensorType, /) -> Kernel:
        first, second = ([(n, place) for place in range(len(x.axes))] for n, x in enumerate((x1, x2)))
        summed = second[self.position("U", x1, x2, of=1)] = first[self.position("U", x1, x2)]
        return aligned_product(first, second, [axis for axis in (*first, *second) if axis != summed])

    backward1 = apart("U")(_Products.backward1)
    backward2 = apart("U")(_Products.backward2)


class Dot(_Products, Along2[U], rule="*A U *B, *C U *D -> *A | *B | *C | *D", linear="sum"):
    """The product, summed over U; other labels that both operands have are aligned.

    The result has first the other axes of ``x1``, then those that only ``x2`` has: the scores of attention,
    ``Dot(Feature)(query, key)``, take ``Batch Head Query Feature`` and ``Batch Head Key Feature`` to
    ``Batch Head Query Key``.

    See also: ``numpy.einsum``, ``torch.einsum``, ``haliax.dot``.

    >>> from typedtensor import Axis, Tensor
    >>> class Row(Axis): ...
    >>> class Column(Axis): ...
    >>> m = Tensor[Row, Column]([[1.0, 2.0], [3.0, 4.0]])
    >>> Dot(Column)(m, m)
    Tensor[Row=2]([ 5., 25.])
    """

    def ground(self, x1: TensorType, x2: TensorType, /) -> Kernel:
        dropped = self.label("U")
        result = list(dict.fromkeys(axis for axis in (*x1.axes, *x2.axes) if axis != dropped))
        return aligned_product(x1.axes, x2.axes, result)


class Einsum(_Products, Over2[*P], rule="*A, *B -> *P where *P within *A | *B", linear="sum"):
    """The product of two tensors with aligned labels, summed over all labels but the given ones, in the given order.

    ``einsum("btd,bsd->bts", x1, x2)`` is ``einsum(x1, x2, Batch, Query, Key)``: labels say which axes belong together.

    See also: ``numpy.einsum``, ``torch.einsum``, ``jax.numpy.einsum``.

    >>> from typedtensor import Axis, Tensor
    >>> class Row(Axis): ...
    >>> class Column(Axis): ...
    >>> m = Tensor[Row, Column]([[1.0, 2.0], [3.0, 4.0]])
    >>> Einsum(Column)(m, Tensor[Row]([1.0, 10.0]))
    Tensor[Column=2]([31., 42.])
    """

    def ground(self, x1: TensorType, x2: TensorType, /) -> Kernel:
        return _mixing(x1, x2, aligned_product(x1.axes, x2.axes, self.labels))


class Einsum3(Over3[*P], rule="*A, *B, *C -> *P where *P within *A | *B | *C", linear="sum"):
    """The product of three tensors with aligned labels, summed over all labels but the given ones, in the given order.

    The first two are multiplied first, and what neither the third nor the result has is summed then.

    See also: ``numpy.einsum``, ``torch.einsum``, ``jax.numpy.einsum``.

    >>> from typedtensor import Axis, Tensor
    >>> class Row(Axis): ...
    >>> class Column(Axis): ...
    >>> m = Tensor[Row, Column]([[1.0, 2.0], [3.0, 4.0]])
    >>> Einsum3()(Tensor[Row]([1.0, 1.0]), m, Tensor[Column]([1.0, -1.0]))
    Tensor[()](-2.)
    """

    def ground(self, x1: TensorType, x2: TensorType, x3: TensorType, /) -> Kernel:
        between = _between(x1.axes, x2.axes, (*x3.axes, *self.labels))
        first, second = aligned_product(x1.axes, x2.axes, between), aligned_product(between, x3.axes, self.labels)

        def kernel(xp: Namespace, x1: Array, x2: Array, x3: Array) -> Array:
            x1, x2, x3 = alike(xp, x1, x2, x3)
            return second(xp, first(xp, x1, x2), x3)

        return kernel

    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, x3: Operand, /) -> Operand:
        return _product_of_three(x1, dy, x2, x3)

    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, x3: Operand, /) -> Operand:
        return _product_of_three(x2, dy, x1, x3)

    def backward3(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, x3: Operand, /) -> Operand:
        return _product_of_three(x3, dy, x1, x2)


def product_like(x: Operand[X], first: Operand, second: Operand) -> Operand[X]:
    """The product of two tensors in the form of ``x``: summed over the labels that it lacks, repeated along its own."""
    axes, there = x.axes, first.axes + second.axes
    kept = tuple([axis for axis in axes if axis in there])
    product: Operand = labelled_operation(Einsum, kept)(first, second)
    found: Operand[X] = product if len(kept) == len(axes) else product.expand_like(x)
    return found


def _product_of_three(x: Operand[X], dy: Operand, one: Operand, other: Operand) -> Operand[X]:
    between = _between(dy.axes, one.axes, (*x.axes, *other.axes))
    return product_like(x, Einsum(*between)(dy, one), other)


def _between(first: tuple[Label, ...], second: tuple[Label, ...], wanted: tuple[Label, ...]) -> tuple[Label, ...]:
    """The labels that an intermediate product of two factors has to keep."""
    return tuple(axis for axis in dict.fromkeys((*first, *second)) if axis in wanted)


def aligned_product(first: Sequence[Hashable], second: Sequence[Hashable], result: Sequence[Hashable]) -> Kernel:
    """The product of two arrays whose axes have names, summed over the names that the result lacks.

    Names that only one of them has are summed before the product. The rest is one batched product of matrices: names of
    all three are batch axes, names that the result lacks are contracted.
    """
    alone = [tuple(n for n, a in enumerate(x) if a not in (*y, *result)) for x, y in ((first, second), (second, first))]
    if any(alone):
        words = zip((first, second), alone, strict=True)
        left, right = ([a for n, a in enumerate(word) if n not in at] for word, at in words)
        rest = aligned_product(left, right, result)

        def after_sums(xp: Namespace, *arrays: Array) -> Array:
            return rest(xp, *[reduced(xp, "sum", x, at) if at else x for x, at in zip(arrays, alone, strict=True)])

        return after_sums
    batch = [a for a in first if a in second and a in result]
    summed = [a for a in first if a in second and a not in result]
    left = [a for a in first if a not in second]
    right = [a for a in second if a not in first]
    one, other = _as_matrices(first, batch, left, summed), _as_matrices(second, batch, summed, right)
    places, others = [first.index(a) for a in (*batch, *left)], [second.index(a) for a in right]
    made = [*batch, *left, *right]
    order = Order(tuple(made.index(a) for a in result))
    merged = not len(left) == len(right) == 1
    equation = _equation(first, second, result)

    def product(xp: Namespace, x1: Array, x2: Array, /) -> Array:
        if isinstance(xp, Library) and equation is not None:
            return xp.einsum(equation, x1, x2)
        y = xp.matmul(one(xp, x1), other(xp, x2))
        if merged:
            y = reshaped(xp, y, (*[x1.shape[n] for n in places], *[x2.shape[n] for n in others]))
        return order.of(xp, y)

    return product


def _as_matrices(
    axes: Sequence[Hashable], batch: Sequence[Hashable], rows: Sequence[Hashable], columns: Sequence[Hashable]
) -> Kernel:
    """The function that gives an array its batch axes, then its rows and its columns merged to one axis each."""
    order, [*names] = Order(tuple(axes.index(a) for a in (*batch, *rows, *columns))), axes
    b, m = len(batch), len(batch) + len(rows)
    if len(rows) == len(columns) == 1:
        return order.of
    if not batch and names == [*columns, *rows]:  # merged before it is transposed, so that no elements are moved
        n = len(columns)
        return lambda xp, x: xp.matrix_transpose(reshaped(xp, x, (math.prod(x.shape[:n]), math.prod(x.shape[n:]))))

    def matrices(xp: Namespace, x: Array) -> Array:
        x = order.of(xp, x)
        return reshaped(xp, x, (*x.shape[:b], math.prod(x.shape[b:m]), math.prod(x.shape[m:])))

    return matrices


def _equation(first: Sequence[Hashable], second: Sequence[Hashable], result: Sequence[Hashable]) -> str | None:
    """A product as an equation of ``einsum``; None if a name is repeated, or there are more names than letters."""
    letters: dict[Hashable, str] = dict(zip(dict.fromkeys((*first, *second)), string.ascii_lowercase, strict=False))
    words = [[letters.get(axis, "") for axis in axes] for axes in (first, second, result)]
    if any(len(set(word)) < len(word) or "" in word for word in words):
        return None
    left, right, made = map("".join, words)
    return f"{left},{right}->{made}"


def _mixing(x1: TensorType, x2: TensorType, product: Kernel) -> Kernel:
    """A product of operands of which one may be a number."""
    return product if x1.axes and x2.axes else lambda xp, x1, x2: product(xp, *alike(xp, x1, x2))


def _as_matrix(xp: Namespace, x: Array) -> Array:
    """The array with all axes but the last merged."""
    return x if x.ndim == 2 else reshaped(xp, x, (math.prod(x.shape[:-1]), x.shape[-1]))


contract = Contract()
contract_along = Labelled(ContractAlong)
dot = Labelled(Dot)
einsum = Labelled(Einsum)
einsum3 = Labelled(Einsum3)
matmul = MatMul()
outer = Outer()
