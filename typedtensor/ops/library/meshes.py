"""Collectives: operations on axes that are divided over the devices of a mesh.

A mesh axis is an axis of the tensor, so a division is a reshape and a transposition, and a sum over devices a sum. A
single device executes them as such; on a mesh the mesh axis is sharded over the devices.
"""

from __future__ import annotations

from typing import Any

from typedtensor.core.axes import label_name, with_sizes
from typedtensor.core.mesh_axes import Local as Local  # named in rules
from typedtensor.core.mesh_axes import M, Partial, check_along_mesh
from typedtensor.errors import SizeError
from typedtensor.ops.core.arities import Along1, Among1, Between1, Between2, PolyOp1
from typedtensor.ops.core.family import Array, Axis, Kernel, Label, Labelled, Namespace, Operand, TensorType, U, V
from typedtensor.ops.core.operation import PolyOp
from typedtensor.ops.library.expansion import ExpandAlong

__all__ = ["AllReduce", "AllToAll", "AsPartial", "AsVarying", "ReduceScatter", "Shard", "ShardLike", "Unshard"]
__all__ += ["all_gather", "all_reduce", "all_to_all", "as_partial", "as_varying", "reduce_scatter", "shard"]
__all__ += ["unshard"]


class Collective(PolyOp):
    """The base of collectives, whose label M is a mesh axis, and no other one is."""

    def __init__(self, *labels: type[Axis] | Axis) -> None:
        super().__init__(*labels)
        divided = [self.label(parameter) for parameter in self.parameters if parameter != "M"]
        check_along_mesh(divided, self.label("M"), self.title)


class Shard(
    PolyOp1[U, M],
    Collective,
    rule="t *A U *B -> t M *A Local[U, M] *B where |U| % |M| = 0, M not in *A U *B",
    linear="collective",
):
    """The axis U divided over the devices along M: element ``u`` is at ``u % |Local|`` on the device ``u // |Local|``.

    Args:
        axis: the label U.
        over: the mesh axis M, or one with a size.

    Raises:
        AxisError: when M is no mesh axis.
        SizeError: when the size of U is no multiple of that of M, or the size of M is not known.

    See also: ``jax.device_put`` with a ``jax.sharding.NamedSharding``, ``torch.distributed.tensor.distribute_tensor``.

    >>> from typedtensor import Axis, MeshAxis, Tensor
    >>> class Data(MeshAxis, size=2): ...
    >>> class Batch(Axis): ...
    >>> shard(Tensor[Batch]([1.0, 2.0, 3.0, 4.0]), Batch, Data)
    Tensor[Data=2, Local[Batch, Data]=2]([[1., 2.],
                                          [3., 4.]])
    """

    is_view = True

    def __init__(self, axis: type[U], over: type[M] | M, /) -> None:
        super().__init__(axis, over)

    def ground(self, x: TensorType, /) -> Kernel:
        at = self.position("U", x)

        def kernel(xp: Namespace, x_: Array) -> Array:
            number = self.size("M")
            check_multiple(self, x, x_, at, number)
            return divided(xp, x_, at, number)

        return kernel

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return Unshard(self.label("U"), self.label("M"))(dy)


class Unshard(
    Between1[U, M],
    Collective,
    rule=(
        "t *A M *B Local[U, M] *C -> t *A *B U *C where U not in *A *B *C, M not in *A *B *C; "
        "t *A Local[U, M] *B M *C -> t *A U *B *C where U not in *A *B *C, M not in *A *B *C"
    ),
    linear="collective",
):
    """The parts of U of all devices along M as one axis again; the inverse of :class:`Shard`. Also ``all_gather``.

    Raises:
        AxisError: when M is no mesh axis.

    See also: ``jax.lax.all_gather(…, tiled=True)``, ``torch.distributed.tensor.DTensor.full_tensor``.

    >>> from typedtensor import Axis, MeshAxis, Tensor
    >>> class Data(MeshAxis, size=2): ...
    >>> class Batch(Axis): ...
    >>> unshard(shard(Tensor[Batch]([1.0, 2.0, 3.0, 4.0]), Batch, Data), Batch, Data)
    Tensor[Batch=4]([1., 2., 3., 4.])
    """

    is_view = True

    def ground(self, x: TensorType, /) -> Kernel:
        devices, part = x.axes.index(self.label("M")), x.axes.index(local_part(self, "U"))
        return lambda xp, x: joined(xp, x, devices, part)

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return ShardLike(self.label("U"), self.label("M"))(x, dy)


class ShardLike(
    Between2[U, M],
    Collective,
    rule=(
        "k *A M *B Local[U, M] *C, t *A *B U *C -> t *A M *B Local[U, M] *C "
        "where U not in *A *B *C, M not in *A *B *C; "
        "k *A Local[U, M] *B M *C, t *A U *B *C -> t *A Local[U, M] *B M *C "
        "where U not in *A *B *C, M not in *A *B *C"
    ),
    linear="collective",
):
    """``x2`` divided in the same way as ``x1``, whose elements are not read; the transpose of :class:`Unshard`."""

    def ground(self, x1: TensorType, x2: TensorType, /) -> Kernel:
        at, devices = x2.axes.index(self.label("U")), x1.axes.index(self.label("M"))
        part = x1.axes.index(local_part(self, "U"))

        def kernel(xp: Namespace, x1_: Array, x2_: Array) -> Array:
            number = x1_.shape[devices]
            check_multiple(self, x2, x2_, at, number)
            if x1_.shape[part] * number != x2_.shape[at]:
                raise SizeError(
                    f"{self.title} was given {number} parts of size {x1_.shape[part]}, which do not make up "
                    f"{label_name(self.label('U'))} of size {x2_.shape[at]}"
                )
            return first_to(xp, divided(xp, x2_, at, number), devices)

        return kernel

    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return Unshard(self.label("U"), self.label("M"))(dy)


class AllToAll(
    Among1[U, V, M],
    Collective,
    rule=(
        "t M *A Local[U, M] *B V *C -> t M *A U *B Local[V, M] *C "
        "where |V| % |M| = 0, U not in *A *B V *C, V not in *A *B *C, M not in *A *B *C; "
        "t M *A V *B Local[U, M] *C -> t M *A Local[V, M] *B U *C "
        "where |V| % |M| = 0, U not in *A V *B *C, V not in *A *B *C, M not in *A *B *C"
    ),
    linear="collective",
):
    """Divide the axis V over the devices along M instead of U, whose parts are joined; M is the first axis.

    Raises:
        AxisError: when M is no mesh axis.
        SizeError: when the size of V is no multiple of that of M.

    See also: ``jax.lax.all_to_all(…, tiled=True)``, ``torch.distributed.all_to_all_single``.

    >>> from typedtensor import Axis, Local, MeshAxis, Tensor
    >>> class Data(MeshAxis, size=2): ...
    >>> class Row(Axis): ...
    >>> class Column(Axis): ...
    >>> x = shard(Tensor[Row, Column]([[1.0, 2.0], [3.0, 4.0]]), Row, Data)
    >>> all_to_all(x, Row, Column, Data)
    Tensor[Data=2, Row=2, Local[Column, Data]=1]([[[1.],
                                                   [3.]],
    <BLANKLINE>
                                                  [[2.],
                                                   [4.]]])
    """

    def ground(self, x: TensorType, /) -> Kernel:
        part, at = x.axes.index(local_part(self, "U")), x.axes.index(self.label("V"))

        def kernel(xp: Namespace, x_: Array) -> Array:
            check_multiple(self, x, x_, at, x_.shape[0])
            return divided(xp, joined(xp, x_, 0, part), at - 1, x_.shape[0])

        return kernel

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return AllToAll(self.label("V"), self.label("U"), self.label("M"))(dy)


shard = Labelled(Shard)
unshard = Labelled(Unshard)
all_gather = unshard
all_to_all = Labelled(AllToAll)


def local_part(operation: PolyOp, parameter: str) -> Label:
    """The part of an axis that a device has; the axis is that which a parameter stands for."""
    of: Any = Local
    return of[operation.label(parameter), operation.label("M")]


def check_multiple(operation: PolyOp, of: TensorType, x: Array, at: int, number: int) -> None:
    """Raise :class:`SizeError` when the axis at a position cannot be divided over a number of devices."""
    size, axis = x.shape[at], label_name(of.axes[at])
    if size // number * number != size:
        raise SizeError(
            f"{operation.title} was given {of.tensor.__name__}[{with_sizes(of.axes, x.shape)}]: {axis} of size {size} "
            f"cannot be divided over the {number} devices along {label_name(operation.label('M'))}: make it a multiple "
            f"of {number}"
        )


def divided(xp: Namespace, x: Array, at: int, number: int) -> Array:
    """The axis at a position as parts for a number of devices, whose axis becomes the first."""
    apart = xp.reshape(x, (*x.shape[:at], number, x.shape[at] // number, *x.shape[at + 1 :]))
    return xp.permute_dims(apart, (at, *range(at), *range(at + 1, len(apart.shape))))


def joined(xp: Namespace, x: Array, devices: int, part: int) -> Array:
    """The parts of an axis put together, in the order of the devices; it stands where the parts did."""
    rest = [n for n in range(len(x.shape)) if n != devices]
    place = rest.index(part)
    order = (*rest[:place], devices, *rest[place:])
    shape = [x.shape[n] for n in order]
    merged = (*shape[:place], shape[place] * shape[place + 1], *shape[place + 2 :])
    return xp.reshape(xp.permute_dims(x, order), merged)


def first_to(xp: Namespace, x: Array, place: int) -> Array:
    """The first axis moved to another place."""
    order = [*range(1, place + 1), 0, *range(place + 1, len(x.shape))]
    return xp.permute_dims(x, tuple(order))


class AllReduce(Along1[M], Collective, rule="t *A Partial[M] *B -> t *A *B; t *A M *B -> t *A *B", linear="collective"):
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
    Between1[U, M],
    Collective,
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


class Reinterpreted(Along1[M], Collective):
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
