"""Labels of device meshes: mesh axes, local parts of divided axes, and partial sums.

A tensor that is divided over devices has the mesh axis among its axes: ``Tensor[Data, Local[Batch, Data], Feature]`` is
divided along ``Data``, ``Tensor[Feature, Hidden]`` is replicated.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Generic, TypeGuard, TypeVar

from typedtensor.core.axes import Axis, Label, U, is_label, label_name
from typedtensor.errors import AxisError, SizeError
from typedtensor.rules import divides_mesh_axis, no_mesh_axis


class MeshAxis(Axis):
    """The base of labels of mesh axes; the size is the number of devices along the axis.

    Args:
        size: the number of devices along the axis; optional if the label declares it.

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


def check_along_mesh(divided: Iterable[Label], axis: Label, made: str) -> None:
    """Require that a label is a mesh axis, and those of divided axes are none. Raises :class:`AxisError` otherwise."""
    if is_label(axis) and not is_mesh_axis(axis):  # it may be a type variable
        raise AxisError(no_mesh_axis(made, label_name(axis)))
    for label in divided:
        if is_mesh_axis(label):
            raise AxisError(divides_mesh_axis(made, label_name(label)))


class _AlongMesh:
    """A label derived from others, the last of which is a mesh axis or a type variable for one."""

    def __class_getitem__(cls, labels: Any) -> Any:
        result = super().__class_getitem__(labels)  # type: ignore[misc]  # that of Generic, which its stub leaves out
        *divided, axis = labels if isinstance(labels, tuple) else (labels,)
        check_along_mesh(divided, axis, label_name(result))
        return result


class Local(_AlongMesh, Axis, Generic[U, M], size="|U| // |M|"):
    """The part of the axis ``U`` on one device, if ``U`` is divided over the devices along ``M``.

    It occurs beside ``M``: the device determines which elements of ``U`` these are.

    Raises:
        AxisError: when ``M`` is no mesh axis, or ``U`` is one.

    >>> from typedtensor.core.axes import declared_size
    >>> class Data(MeshAxis, size=4): ...
    >>> class Batch(Axis, size=32): ...
    >>> declared_size(Local[Batch, Data])
    8
    """


class Partial(_AlongMesh, Axis, Generic[M], size="|M|"):
    """The mesh axis ``M`` of a partial sum: each device along it has a part, and the value is the sum of the parts.

    A sum over a divided axis yields it, and only linear operations accept it.

    Raises:
        AxisError: when ``M`` is no mesh axis.

    See also: ``unreduced`` of ``jax.sharding.PartitionSpec``, ``torch.distributed.tensor.Partial``.
    """
