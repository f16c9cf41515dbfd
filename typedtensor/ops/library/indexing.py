"""Elements by index: rows of a table, one-hot vectors, several along any axis, replaced ones; positions and masks."""

from __future__ import annotations

import math

import numpy as np

from typedtensor.backends import add_rows, array_like, device_of, place, put_along
from typedtensor.backends.gathering import chosen, scatter_add
from typedtensor.backends.gathering import gather as gathered
from typedtensor.backends.library import Library
from typedtensor.backends.reducing import Order
from typedtensor.backends.writing import are_different
from typedtensor.base.options import whole
from typedtensor.core.axes import declared_size, label_name
from typedtensor.core.expr import Const, Expr
from typedtensor.core.tensor import AnyTensor, IntTensor
from typedtensor.ops.core.arities import Along1, Along2, Along3, Between1, Between2, PolyOp1, PolyOp2, PolyOp3
from typedtensor.ops.core.family import Array, Kernel, Labelled, Namespace, Operand, TensorType, U, V, apart
from typedtensor.ops.core.fitting import check_indices, index_key, subscript
from typedtensor.ops.core.functions import labelled_operation
from typedtensor.ops.library.elementwise.selection import ZerosLike

__all__ = ["AddAt", "Arange", "CausalMask", "Embed", "Gather", "IndexUpdate", "OneHot", "PlaceIndex"]
__all__ += ["Positions", "PutAlong", "ScatterAdd", "Select", "Take", "TakeAlong"]
__all__ += ["arange", "embed", "gather", "index_update", "one_hot", "positions", "scatter", "select", "take"]
__all__ += ["take_along"]


class OneHot(PolyOp1[V], rule="int *A -> real *A V where V not in *A"):
    """1 at the index ``x`` along a new last axis V, and 0 elsewhere, in float32.

    In the precision of what it meets it is ``as_real_like(one_hot(x, Digit), y)``: of float16, float32 makes float32.

    Args:
        axis: the label, or a sized axis. Without a size it is the declared one, or that which the label has in the
            open computation.

    Raises:
        SizeError: when the size is not known, or an index is out of range.

    See also: ``torch.nn.functional.one_hot``, ``jax.nn.one_hot``.

    >>> from typedtensor import Axis, IntTensor
    >>> class Batch(Axis): ...
    >>> class Digit(Axis): ...
    >>> OneHot(Digit(3))(IntTensor[Batch]([2, 0]))
    Tensor[Batch=2, Digit=3]([[0., 0., 1.],
                              [1., 0., 0.]])
    """

    def __init__(self, axis: type[V] | V, /) -> None:
        super().__init__(axis)

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        size = self.size("V")
        x = check_indices(self, xp, x, size)
        if xp is np:
            return (x[..., None] == np.arange(size)).astype(np.float32)
        positions = xp.arange(size, device=device_of(x))
        return xp.astype(xp.expand_dims(x, axis=-1) == positions, xp.float32)


class Embed(PolyOp2, rule="int *A, V E -> *A E"):
    """The rows of the table ``x2`` at the indices ``x1``.

    Raises:
        SizeError: when an index is out of range.

    See also: ``numpy.take(axis=0)``, ``torch.nn.functional.embedding``, ``jax.numpy.take(axis=0)``.
    """

    def ground(self, x1: TensorType, x2: TensorType, /) -> Kernel:
        axis = label_name(x2.axes[0])

        def kernel(xp: Namespace, x1: Array, x2: Array) -> Array:
            x1 = check_indices(self, xp, x1, x2.shape[0], device_of(x2), axis)
            if xp is np:  # its take accepts indices of any rank
                return x2.take(x1, 0)
            if isinstance(xp, Library):
                return xp.rows(x2, x1)
            return xp.reshape(xp.take(x2, xp.reshape(x1, (-1,)), axis=0), (*x1.shape, x2.shape[1]))

        return kernel

    @apart("V", "E")
    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return AddAt(x2.axes[0])(x2, x1, dy)

    def sparse_slice(self, number: int, operands: tuple[AnyTensor, ...]) -> Array:
        return operands[0].numpy()


class Select(PolyOp1[U], rule="t *A U *B -> t *A *B", linear="each"):
    """The elements at one index along U; the result does not have the axis.

    Args:
        axis: the label.
        index: the position; a negative one counts from the end.

    Raises:
        SizeError: when the index is out of range.

    See also: ``numpy.take``, ``torch.select``, ``jax.lax.index_in_dim``.
    """

    def __init__(self, axis: type[U], /, index: int) -> None:
        super().__init__(axis)
        self.index = whole("the index of select", index)

    def ground(self, x: TensorType, /) -> Kernel:
        axis = self.position("U", x)
        if (size := declared_size(self.label("U"))) is not None:
            index_key(self, axis, size, self.index)  # raises for an index out of range

        def kernel(xp: Namespace, x: Array) -> Array:
            return x[index_key(self, axis, x.shape[axis], self.index)]

        return kernel

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return PlaceIndex(self.label("U"), self.index)(x, dy)

    def sparse_slice(self, number: int, operands: tuple[AnyTensor, ...]) -> object:
        return subscript(self.position("U", operands[0].tensor_type), self.index)


class PlaceIndex(PolyOp2[U], rule="k *A U *B, t *A *B -> t *A U *B"):
    """Zeros like ``x1``, with ``x2`` at one index along U; the transpose of :class:`Select`."""

    def __init__(self, axis: type[U], /, index: int) -> None:
        super().__init__(axis)
        self.index = index

    def forward_along(self, axis: int, xp: Namespace, x1: Array, x2: Array, /) -> Array:
        key = index_key(self, axis, x1.shape[axis], self.index)
        return place(xp, x1.shape, key, array_like(xp, x2, x1))

    @apart("U")
    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return Select(self.label("U"), self.index)(dy)


embed = Embed()
one_hot = Labelled(OneHot)
select = Labelled(Select)


class Take(Along2[U], rule="t *A U *B, int *C -> t *A *C *B", linear="first"):
    """The elements of ``x1`` along U at the indices ``x2``; the axes of ``x2`` replace U.

    Raises:
        SizeError: when an index is out of range.

    See also: ``numpy.take(axis=…)``, ``torch.index_select``, ``jax.numpy.take(axis=…)``.

    >>> from typedtensor import Axis, IntTensor, Tensor
    >>> class Word(Axis): ...
    >>> class Place(Axis): ...
    >>> Take(Word)(Tensor[Word]([0.5, 1.5, 2.5]), IntTensor[Place]([2, 2, 0, 1]))
    Tensor[Place=4]([2.5, 2.5, 0.5, 1.5])
    """

    def ground(self, x1: TensorType, x2: TensorType, /) -> Kernel:
        axis = self.position("U", x1, x2)
        order = (axis, *(n for n in range(len(x1.axes)) if n != axis))
        many, rank = len(x2.axes), len(x1.axes) - 1 + len(x2.axes)
        back = (*range(many, many + axis), *range(many), *range(many + axis, rank))

        def kernel(xp: Namespace, x1: Array, x2: Array) -> Array:
            index = check_indices(self, xp, x2, x1.shape[axis], device_of(x1))
            if xp is np:  # its take accepts indices of any rank
                return x1.take(index, axis)
            if many == 1 and isinstance(xp, Library):
                return xp.take(x1, index, axis=axis)
            shape = tuple(index.shape)
            rows = xp.permute_dims(x1, order)
            found = xp.take(rows, xp.reshape(index, (-1,)), axis=0)
            return xp.permute_dims(xp.reshape(found, (*shape, *rows.shape[1:])), back)

        return kernel

    @apart("U")
    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return AddAt(self.label("U"))(x1, x2, dy)


class Gather(Between2[U, V], rule="t *A U *B, int *A V *B -> t *A V *B"):
    """The elements of ``x1`` along U at the indices ``x2`` along V: several for each position of the other axes.

    Raises:
        SizeError: when an index is out of range.

    See also: ``numpy.take_along_axis``, ``torch.gather``, ``jax.numpy.take_along_axis``.
    """

    def forward_along(self, axis: int, xp: Namespace, x1: Array, x2: Array, /) -> Array:
        return gathered(xp, x1, check_indices(self, xp, x2, x1.shape[axis], device_of(x1)), axis)

    @apart("U", "V")
    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return ScatterAdd(self.label("U"), self.label("V"))(x1, x2, dy)


class TakeAlong(Along2[U], rule="t *A U *B, int *A *B -> t *A *B", linear="first"):
    """The elements of ``x1`` along U at the indices ``x2``: one for each position of the other axes.

    Raises:
        SizeError: when an index is out of range.

    See also: ``numpy.take_along_axis``, ``torch.gather``, ``jax.numpy.take_along_axis``.
    """

    def forward_along(self, axis: int, xp: Namespace, x1: Array, x2: Array, /) -> Array:
        return chosen(xp, x1, check_indices(self, xp, x2, x1.shape[axis], device_of(x1)), axis)

    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return PutAlong(self.label("U"))(x1, x2, dy)


class AddAt(Along3[U], rule="k *A U *B, int *C, t *A *C *B -> t *A U *B where t not in bool"):
    """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``; the transpose of :class:`Take`.

    Raises:
        SizeError: when an index is out of range.

    See also: ``numpy.add.at``, ``torch.Tensor.index_add``, ``jax.numpy.ndarray.at[…].add``.
    """

    def ground(self, x1: TensorType, x2: TensorType, x3: TensorType, /) -> Kernel:
        axis, many = self.position("U", x1, x2, x3), len(x2.axes)
        rank = len(x3.axes)
        order = Order((*range(axis, axis + many), *range(axis), *range(axis + many, rank)))
        back = Order((*range(1, axis + 1), 0, *range(axis + 1, rank - many + 1)))

        def kernel(xp: Namespace, x1: Array, x2: Array, x3: Array) -> Array:
            size = x1.shape[axis]
            index = check_indices(self, xp, x2, size, device_of(x1))
            rows = order.of(xp, x3)
            others = tuple(rows.shape[many:])
            if len(others) != 1:
                rows = xp.reshape(rows, (*rows.shape[:many], math.prod(others)))
            sums = add_rows(xp, size, index, rows)
            return back.of(xp, sums if len(others) == 1 else xp.reshape(sums, (size, *others)))

        return kernel

    @apart("U")
    def backward3(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, x3: Operand, /) -> Operand:
        return Take(self.label("U"))(dy, x2)


class ScatterAdd(PolyOp3[U, V], rule="k *A U *B, int *A V *B, t *A V *B -> t *A U *B where t not in bool"):
    """Zeros like ``x1``, with ``x3`` added along U at the indices ``x2``, which are along V.

    It is the transpose of :class:`Gather`.

    Raises:
        SizeError: when an index is out of range.

    See also: ``torch.Tensor.scatter_add``, ``numpy.add.at``, ``jax.numpy.ndarray.at[…].add``.
    """

    def __init__(self, axis: type[U], along: type[V], /) -> None:
        super().__init__(axis, along)

    def forward_along(self, axis: int, xp: Namespace, x1: Array, x2: Array, x3: Array, /) -> Array:
        size = x1.shape[axis]
        return scatter_add(xp, size, check_indices(self, xp, x2, size, device_of(x1)), x3, axis)

    @apart("U", "V")
    def backward3(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, x3: Operand, /) -> Operand:
        return Gather(self.label("U"), self.label("V"))(dy, x2)


class PutAlong(Along3[U], rule="k *A U *B, int *A *B, t *A *B -> t *A U *B"):
    """Zeros like ``x1``, with the elements of ``x3`` along U at the indices ``x2``.

    It is the transpose of :class:`TakeAlong`.

    Raises:
        SizeError: when an index is out of range.

    See also: ``numpy.put_along_axis``, ``torch.scatter``.
    """

    def forward_along(self, axis: int, xp: Namespace, x1: Array, x2: Array, x3: Array, /) -> Array:
        size = x1.shape[axis]
        index = check_indices(self, xp, x2, size, device_of(x1))
        return put_along(xp, size, index, array_like(xp, x3, x1), axis)

    def backward3(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, x3: Operand, /) -> Operand:
        return TakeAlong(self.label("U"))(dy, x2)


gather = Labelled(Gather)
scatter = Labelled(ScatterAdd)
take = Labelled(Take)
take_along = Labelled(TakeAlong)


class IndexUpdate(Along3[U], rule="t *A U *B, int *C, t *A *C *B -> t *A U *B where t not in bool"):
    """``x1`` with the elements along U at the indices ``x2`` replaced by those of ``x3``.

    Where an index stands several times, the sum of its elements is there. A window from ``start`` on is written at
    ``arange(Window, start)``, and is read there by :func:`take`.

    Raises:
        SizeError: when an index is out of range.

    See also: ``numpy.put``, ``torch.Tensor.index_copy``, ``jax.numpy.ndarray.at[…].set``,
    ``jax.lax.dynamic_update_slice``.

    >>> from typedtensor import Axis, IntTensor, Tensor
    >>> class Word(Axis): ...
    >>> class Place(Axis): ...
    >>> x = Tensor[Word]([0.5, 1.5, 2.5])
    >>> IndexUpdate(Word)(x, IntTensor[Place]([2, 0]), Tensor[Place]([9.0, 8.0]))
    Tensor[Word=3]([8. , 1.5, 9. ])
    """

    def ground(self, x1: TensorType, x2: TensorType, x3: TensorType, /) -> Kernel:
        add, axis = AddAt(self.label("U")).ground(x1, x2, x3), self.position("U", x1, x2, x3)

        def kernel(xp: Namespace, x1: Array, x2: Array, x3: Array) -> Array:
            x3 = array_like(xp, x3, x1)
            if xp is np and x1.dtype == x3.dtype:
                index = check_indices(self, xp, x2, x1.shape[axis])
                if are_different(index.reshape(-1), x1.shape[axis]):
                    result = x1.copy()
                    result[(*(slice(None),) * axis, index)] = x3
                    return result
            hits = add(xp, x1, x2, xp.ones_like(x3))
            return xp.where(hits > 0, add(xp, x1, x2, x3), x1)

        return kernel

    @apart("U")
    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, x3: Operand, /) -> Operand:
        return IndexUpdate(self.label("U"))(dy, x2, ZerosLike()(x3))

    @apart("U")
    def backward3(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, x3: Operand, /) -> Operand:
        return Take(self.label("U"))(dy, x2)


index_update = Labelled(IndexUpdate)


class Arange(PolyOp1[U], rule="int -> int U"):
    """``x, x + 1, …`` along U.

    Args:
        axis: the label, or a sized axis. Without a size it is the declared one, or that which the label has in the
            open computation.

    Raises:
        SizeError: when the size is not known.

    See also: ``numpy.arange``, ``torch.arange``, ``jax.numpy.arange``.

    >>> from typedtensor import Axis
    >>> class Time(Axis, size=3): ...
    >>> Arange(Time)(0)
    IntTensor[Time=3]([0, 1, 2])
    """

    def __init__(self, axis: type[U] | U, /) -> None:
        super().__init__(axis)

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        return x + xp.arange(self.size("U"), device=device_of(x))


class Positions(Along1[U], rule="t *A U *B -> int U"):
    """The positions along U of ``x``, counted from 0.

    See also: ``numpy.arange``, ``torch.arange``, ``jax.numpy.arange``.

    >>> from typedtensor import Axis, Tensor
    >>> class Time(Axis): ...
    >>> Positions(Time)(Tensor[Time]([0.5, 0.25]))
    IntTensor[Time=2]([0, 1])
    """

    shape_only = frozenset({0})

    def forward_along(self, axis: int, xp: Namespace, x: Array, /) -> Array:
        return xp.arange(x.shape[axis], device=device_of(x))


def arange(axis: type[U] | U, /, start: int = 0) -> Expr[IntTensor[U]]:
    """The positions along a label, ``start, start + 1, …``, as an expression.

    The size may be open: it is then that of the label in the computation in which the expression is evaluated. For
    positions as a tensor, see :class:`Arange`; for those along an axis of a tensor, ``x.positions(Time)``.

    Args:
        axis: the label, or a sized axis.
        start: the first of them.

    See also: ``numpy.arange``, ``torch.arange``, ``jax.numpy.arange``.

    >>> from typedtensor import Axis, Input, Tensor, given
    >>> from typedtensor.ops import where
    >>> class Time(Axis): ...
    >>> x = Input(Tensor[Time])
    >>> with given(x.bind(Tensor[Time]([5.0, 5.0, 5.0]))):
    ...     where(arange(Time) < 2, x, 0.0).value
    Tensor[Time=3]([5., 5., 0.])
    """
    result: Expr[IntTensor[U]] = labelled_operation(Arange, (axis,))(Const(IntTensor[()](start)))
    return result


positions = Labelled(Positions)


class CausalMask(Between1[U, V], rule="t *A U *B V *C -> bool U V"):
    """True where the position along V is not after that along U: a mask that hides later positions in a sequence.

    Args:
        queries: the label U, of the positions that attend.
        keys: the label V, of the positions that are attended to. If there are more of them than along U, they began
            earlier: the last of both are at the same time.

    See also: ``numpy.tri``, ``torch.tril``, ``jax.numpy.tril``.

    >>> from typedtensor import Axis, Tensor
    >>> class Now(Axis): ...
    >>> class Past(Axis): ...
    >>> CausalMask(Now, Past)(Tensor[Now, Past]([[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]]))
    BoolTensor[Now=2, Past=3]([[ True,  True, False],
                               [ True,  True,  True]])
    """

    shape_only = frozenset({0})

    def ground(self, x: TensorType, /) -> Kernel:
        queries, keys = self.position("U", x), self.position("V", x)

        def kernel(xp: Namespace, x: Array) -> Array:
            rows, columns = x.shape[queries], x.shape[keys]
            now = xp.reshape(xp.arange(columns - rows, columns, device=device_of(x)), (rows, 1))
            return xp.reshape(xp.arange(columns, device=device_of(x)), (1, columns)) <= now

        return kernel
