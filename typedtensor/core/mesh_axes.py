"""Labels of meshes of devices: their axes, the parts of other axes that devices have, and sums that are not whole yet.

A tensor of which each device has a part has the mesh axis among its axes: ``Tensor[Data, Local[Batch, Data], Feature]``
is divided over the devices along ``Data``, ``Tensor[Feature, Hidden]`` is the same on all of them.
"""

from __future__ import annotations

from typing import Any, Generic, TypeGuard, TypeVar

from typedtensor.core.axes import Axis, Label, U, is_label, label_name
from typedtensor.errors import AxisError, SizeError
from typedtensor.rules import divides_mesh_axis, no_mesh_axis


class MeshAxis(Axis):
    """The base of labels that name an axis of a mesh of devices; the size is the number of devices along it.

    Args:
        size: the number of devices along the axis; may be left out where the label declares it.

    Raises:
        SizeError: when the declared size is no whole number of at least 1.
        AxisError: when a label subclasses another label.

    See also: the names of axes of ``jax.sharding.Mesh``, ``mesh_dim_names`` of
    ``torch.distributed.device_mesh.init_device_mesh``.

    >>> class Data(MeshAxis, size=4): ...
    >>> Data()
    Data(4)
    >>> class Model(MeshAxis): ...
    >>> Model(2)
    Model(2)
    """

    __is_kind__ = True

    def __init_subclass__(cls, *, size: int | None = None) -> None:
        super().__init_subclass__(size=size)
        if cls.__declared_size__ == 0 or isinstance(size, str):
            raise SizeError(f"size= of the mesh axis {cls.__name__} must be a whole number of at least 1, not {size!r}")


M = TypeVar("M", bound=MeshAxis)


def is_mesh_axis(label: object) -> TypeGuard[type[MeshAxis]]:
    """Whether a label names an axis of a mesh.

    >>> class Data(MeshAxis, size=4): ...
    >>> is_mesh_axis(Data), is_mesh_axis(Axis)
    (True, False)
    """
    return isinstance(label, type) and issubclass(label, MeshAxis)


def check_mesh_axis(label: Label, made: str) -> None:
    """Raise :class:`AxisError` when the label that something is made with is that of no mesh axis."""
    if not is_mesh_axis(label):
        raise AxisError(no_mesh_axis(made, label_name(label)))


def check_divided_axis(label: Label, made: str) -> None:
    """Raise :class:`AxisError` when the label of what is divided along a mesh axis is a mesh axis itself."""
    if is_mesh_axis(label):
        raise AxisError(divides_mesh_axis(made, label_name(label)))


class _AlongMesh:
    """A label that is derived from others, the last of which is a mesh axis, or a variable that stands for one."""

    def __class_getitem__(cls, labels: Any) -> Any:
        made = super().__class_getitem__(labels)  # type: ignore[misc]  # that of Generic, which its stub leaves out
        *divided, axis = labels if isinstance(labels, tuple) else (labels,)
        if is_label(axis):
            check_mesh_axis(axis, label_name(made))
        for label in divided:
            check_divided_axis(label, label_name(made))
        return made


class Local(_AlongMesh, Axis, Generic[U, M], size="|U| // |M|"):
    """The part of the axis ``U`` that one device has, where ``U`` is divided over the devices along ``M``.

    It stands beside ``M``: which elements of ``U`` these are depends on the device.

    Raises:
        AxisError: when ``M`` is no mesh axis, or ``U`` is one.

    >>> from typedtensor.core.axes import declared_size
    >>> class Data(MeshAxis, size=4): ...
    >>> class Batch(Axis, size=32): ...
    >>> declared_size(Local[Batch, Data])
    8
    """


class Partial(_AlongMesh, Axis, Generic[M], size="|M|"):
    """The mesh axis ``M`` of a sum that is not whole yet: each device along it has a part, and the sum is that of all.

    Summing a divided axis away gives it, and only operations that are linear take it.

    Raises:
        AxisError: when ``M`` is no mesh axis.

    See also: ``unreduced`` of ``jax.sharding.PartitionSpec``, ``torch.distributed.tensor.Partial``.
    """
