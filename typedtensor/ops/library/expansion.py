"""Explicit broadcasting: repetition along the axes that another operand has."""

from __future__ import annotations

from typedtensor.backends import PYTHON_SCALARS, filled_like, shape_of
from typedtensor.backends.reducing import reduced
from typedtensor.ops.core.family import Along2, Array, Kernel, Namespace, Operand, PolyOp2, TensorType, U, apart

__all__ = ["ExpandAlong", "ExpandLeading", "ExpandLike", "SumLeading", "SumLike"]


class ExpandLike(PolyOp2, rule="t *A, k *B -> t *B where *A within *B", linear="together"):
    """``x1`` repeated along the axes that only ``x2`` has; the result has the axes in the order of ``x2``.

    Axes are found by their labels, so a mean over any axis goes back to where it came from: ``x -
    x.mean(Hidden).expand_like(x)``. A scalar is repeated along all axes.

    See also: ``numpy.broadcast_to``, ``torch.Tensor.expand_as``, ``haliax.NamedArray.broadcast_to``.

    >>> from typedtensor import Axis, Tensor
    >>> class Row(Axis): ...
    >>> class Column(Axis): ...
    >>> x = Tensor[Row, Column]([[1.0, 2.0], [3.0, 4.0]])
    >>> ExpandLike()(x.sum(Column), x)
    Tensor[Row=2, Column=2]([[3., 3.],
                             [7., 7.]])
    """

    is_view = True

    shape_only = frozenset({1})

    def ground(self, x1: TensorType, x2: TensorType, /) -> Kernel:
        order = tuple(x1.axes.index(axis) for axis in x2.axes if axis in x1.axes)
        straight = order == tuple(range(len(order)))
        added = tuple(n for n, axis in enumerate(x2.axes) if axis not in x1.axes)
        leading = added == tuple(range(len(added)))

        def expand(xp: Namespace, x1: Array, x2: Array, /) -> Array:
            if type(x1) in PYTHON_SCALARS:
                return filled_like(xp, x1, x2)
            if straight and not added:
                return x1
            if not straight:
                x1 = xp.permute_dims(x1, order)
            if not leading:
                for position in added:
                    x1 = xp.expand_dims(x1, axis=position)
            return xp.broadcast_to(x1, shape_of(x2))

        return expand

    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return SumLike()(x1, dy)


class ExpandLeading(PolyOp2, rule="t *A, k *N *A -> t *N *A", linear="together"):
    """``x1`` repeated along the leading axes that only ``x2`` has.

    Axes are found by their places at the end, so a bias goes along the last axis also where its label is there twice.

    See also: ``numpy.broadcast_to``, and :class:`ExpandLike`, which finds axes by their labels.

    >>> from typedtensor import Axis, Tensor
    >>> class Row(Axis): ...
    >>> x = Tensor[Row, Row]([[1.0, 2.0], [3.0, 4.0]])
    >>> ExpandLeading()(Tensor[Row]([5.0, 6.0]), x)
    Tensor[Row=2, Row=2]([[5., 6.],
                          [5., 6.]])
    """

    is_view = True

    shape_only = frozenset({1})

    def forward(self, xp: Namespace, x1: Array, x2: Array, /) -> Array:
        return filled_like(xp, x1, x2) if type(x1) in PYTHON_SCALARS else xp.broadcast_to(x1, shape_of(x2))

    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return SumLeading()(x1, dy)


class SumLike(PolyOp2, rule="k *A, t *B -> t *A where t not in bool, *A within *B"):
    """The sum of ``x2`` over the axes that ``x1`` lacks, with the axes in the order of ``x1``.

    It is the transpose of :class:`ExpandLike`.
    """

    shape_only = frozenset({0})

    def ground(self, x1: TensorType, x2: TensorType, /) -> Kernel:
        summed = tuple(n for n, axis in enumerate(x2.axes) if axis not in x1.axes)
        kept = [axis for axis in x2.axes if axis in x1.axes]
        order = tuple(kept.index(axis) for axis in x1.axes)
        straight = order == tuple(range(len(order)))

        def add_up(xp: Namespace, x1: Array, x2: Array, /) -> Array:
            total = reduced(xp, "sum", x2, summed) if summed else x2
            return total if straight else xp.permute_dims(total, order)

        return add_up

    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return ExpandLike()(dy, x2)


class SumLeading(PolyOp2, rule="k *A, t *N *A -> t *A where t not in bool"):
    """The sum of ``x2`` over the axes before those of ``x1``.

    It is the transpose of :class:`ExpandLeading`.
    """

    shape_only = frozenset({0})

    def ground(self, x1: TensorType, x2: TensorType, /) -> Kernel:
        summed = tuple(range(len(x2.axes) - len(x1.axes)))

        def add_up(xp: Namespace, x1: Array, x2: Array, /) -> Array:
            return reduced(xp, "sum", x2, summed) if summed else x2

        return add_up

    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return ExpandLeading()(dy, x2)


class ExpandAlong(Along2[U], rule="k *A U *B, t *A *B -> t *A U *B", linear="collective"):
    """``x2`` repeated along U, at the place where ``x1`` has it; the transpose of :class:`Sum` along U."""

    shape_only = frozenset({0})

    def ground(self, x1: TensorType, x2: TensorType, /) -> Kernel:
        axis = self.position("U", x1, x2)

        def kernel(xp: Namespace, x1: Array, x2: Array) -> Array:
            if type(x2) in PYTHON_SCALARS:
                return filled_like(xp, x2, x1)
            return xp.broadcast_to(xp.expand_dims(x2, axis=axis), x1.shape)

        return kernel

    @apart("U")
    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return dy.sum(self.label("U"))
