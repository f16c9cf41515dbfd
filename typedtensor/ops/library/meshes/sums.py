"""Sums over the devices of a mesh, and partial sums on each device."""

from __future__ import annotations

from typing import Any

from typedtensor.core.mesh_axes import Local as Local  # named in rules
from typedtensor.core.mesh_axes import M, Partial
from typedtensor.ops.core.family import Array, Kernel, Label, Labelled, Namespace, Operand, PolyOp1, TensorType, U
from typedtensor.ops.core.operation import PolyOp
from typedtensor.ops.library.expansion import ExpandAlong
from typedtensor.ops.library.meshes.parts import Unshard, check_made_with_mesh_axis, check_multiple, divided

__all__ = ["AllReduce", "AsPartial", "AsVarying", "ReduceScatter"]
__all__ += ["all_reduce", "as_partial", "as_varying", "reduce_scatter"]


class OverMesh(PolyOp1[M]):
    """The base of operations over a mesh axis."""

    def __init__(self, over: type[M], /) -> None:
        super().__init__(over)
        check_made_with_mesh_axis(self)


class AllReduce(OverMesh[M], rule="t *A Partial[M] *B -> t *A *B; t *A M *B -> t *A *B", linear="collective"):
    """The sum over the devices along M, which every device receives.

    It makes a sum whole of which each device has a part, ``Partial[M]``, and adds what differs between devices, ``M``.

    See also: ``jax.lax.psum``, ``torch.distributed.all_reduce``.

    >>> from typedtensor import Axis, Local, MeshAxis, Tensor
    >>> class Data(MeshAxis, size=2): ...
    >>> class Batch(Axis): ...
    >>> from typedtensor.ops import shard
    >>> x = shard(Tensor[Batch]([1.0, 2.0, 3.0, 4.0]), Batch, Data).sum(Local[Batch, Data])
    >>> x
    Tensor[Partial[Data]=2]([3., 7.])
    >>> all_reduce(x, Data)
    Tensor[()](10.)
    """

    def ground(self, x: TensorType, /) -> Kernel:
        at = x.axes.index(summed(self, x))
        return lambda xp, x: xp.sum(x, axis=at)

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return ExpandAlong(summed(self, x.tensor_type))(x, dy)


class ReduceScatter(
    PolyOp1[U, M],
    rule=(
        "t *A Partial[M] *B U *C -> t M *A *B Local[U, M] *C where |U| % |M| = 0; "
        "t *A U *B Partial[M] *C -> t M *A Local[U, M] *B *C where |U| % |M| = 0; "
        "t *A M *B U *C -> t M *A *B Local[U, M] *C where |U| % |M| = 0; "
        "t *A U *B M *C -> t M *A Local[U, M] *B *C where |U| % |M| = 0"
    ),
    linear="collective",
):
    """The sum over the devices along M, of which each receives a part of U: ``shard(all_reduce(x, M), U, M)``.

    Raises:
        AxisError: when M is no mesh axis.
        SizeError: when the size of U is no multiple of that of M.

    See also: ``jax.lax.psum_scatter(…, tiled=True)``, ``torch.distributed.reduce_scatter_tensor``.

    >>> from typedtensor import Axis, MeshAxis, Tensor
    >>> class Data(MeshAxis, size=2): ...
    >>> class Row(Axis): ...
    >>> reduce_scatter(Tensor[Data, Row]([[1.0, 2.0], [3.0, 5.0]]), Row, Data)
    Tensor[Data=2, Local[Row, Data]=1]([[4.],
                                        [7.]])
    """

    def __init__(self, axis: type[U], over: type[M], /) -> None:
        super().__init__(axis, over)
        check_made_with_mesh_axis(self)

    def ground(self, x: TensorType, /) -> Kernel:
        devices, at = x.axes.index(summed(self, x)), x.axes.index(self.label("U"))

        def kernel(xp: Namespace, x_: Array) -> Array:
            number = x_.shape[devices]
            check_multiple(self, x, x_, at, number)
            return divided(xp, xp.sum(x_, axis=devices), at - (devices < at), number)

        return kernel

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        whole = Unshard(self.label("U"), self.label("M"))(dy)
        return ExpandAlong(summed(self, x.tensor_type))(x, whole)


class Reinterpreted(OverMesh[M]):
    """The base of changes of type alone."""

    is_view = True

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        return x


class AsPartial(Reinterpreted[M], rule="t *A M *B -> t *A Partial[M] *B where t not in bool", linear="collective"):
    """Values that vary over the devices along M, reinterpreted as terms of a sum over them.

    Sums over an axis that is divided over M have this type already.

    See also: ``jax.lax.pcast(…, to="unreduced")``, ``torch.distributed.tensor.Partial``.

    >>> from typedtensor import MeshAxis, Tensor
    >>> class Data(MeshAxis, size=2): ...
    >>> as_partial(Tensor[Data]([1.0, 2.0]), Data)
    Tensor[Partial[Data]=2]([1., 2.])
    """

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return AsVarying(self.label("M"))(dy)


class AsVarying(Reinterpreted[M], rule="t *A Partial[M] *B -> t *A M *B", linear="collective"):
    """The terms of a sum over M, reinterpreted as values that vary over the devices.

    See also: ``jax.lax.pcast(…, to="varying")``.

    >>> from typedtensor import MeshAxis, Tensor
    >>> class Data(MeshAxis, size=2): ...
    >>> as_varying(as_partial(Tensor[Data]([1.0, 2.0]), Data), Data)
    Tensor[Data=2]([1., 2.])
    """

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return AsPartial(self.label("M"))(dy)


def summed(operation: PolyOp, x: TensorType) -> Label:
    """The axis over which parts are added: ``Partial[M]`` where there is one, else ``M``."""
    partial: Any = Partial
    axis = partial[operation.label("M")]
    return axis if axis in x.axes else operation.label("M")


all_reduce = Labelled(AllReduce)
reduce_scatter = Labelled(ReduceScatter)
as_partial = Labelled(AsPartial)
as_varying = Labelled(AsVarying)
