"""Device meshes, and the placement of tensors on them by labels."""

from __future__ import annotations

import typing
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, TypeVar

import numpy as np

from typedtensor.base.extras import extra
from typedtensor.base.lazily import lazily
from typedtensor.core.axes import Axis, Flat, Label, is_label, label_name, label_of, size_of
from typedtensor.core.mesh_axes import MeshAxis, Partial, is_mesh_axis
from typedtensor.core.tensor import AnyTensor
from typedtensor.core.tensor_type import TensorType
from typedtensor.errors import AxisError, BindingError, SizeError
from typedtensor.ir import Shape
from typedtensor.targets.xla.processes import together

X = TypeVar("X", bound=AnyTensor)


class Mesh:
    """Devices along one or more mesh axes, and the labels that are divided over each of them.

    A tensor with a label that is placed has, on each device, the part of its elements that belongs to the place of the
    device along the mesh axis. A tensor without one is on all devices. ``Flat[U, V]`` is placed as ``U`` is, unless it
    is placed itself.

    Args:
        axes: the mesh axes, with sizes that they declare or are given, as in ``Data(4)``; devices that are neighbours
            are neighbours along the last one.
        place: on which of them labels are. A mesh axis among the axes of a tensor is on itself.

    Attributes:
        axes: the mesh axes.
        shape: the number of devices along each.
        place: on which of them labels are.

    Raises:
        AxisError: when a mesh axis is invalid or repeated, a label is invalid, or placed on an axis outside the mesh.
        SizeError: when a mesh axis has no size, or none at least 1.

    See also: ``jax.sharding.Mesh`` and ``jax.sharding.NamedSharding``.

    >>> class Data(MeshAxis, size=4): ...
    >>> class Model(MeshAxis): ...
    >>> class Batch(Axis): ...
    >>> class Inner(Axis, size=512): ...
    >>> Mesh(Data, Model(2), place={Batch: Data, Inner: Model})
    Mesh(Data(4), Model(2), place={Batch: Data, Inner: Model})
    """

    def __init__(self, *axes: type[MeshAxis] | MeshAxis, place: Mapping[type[Axis], type[MeshAxis]] = {}) -> None:
        self.axes = tuple(map(_mesh_axis, axes))
        self.shape = tuple(map(_devices_along, axes))
        self.place = dict(place)
        if not axes:
            raise AxisError("a mesh needs at least one axis, as in Mesh(Data, place={Batch: Data})")
        names = [label_name(axis) for axis in self.axes]
        if twice := [name for n, name in enumerate(names) if name in names[:n]]:
            raise AxisError(f"the mesh axis {twice[0]} comes twice in a mesh: give each axis a label of its own")
        for label, axis in self.place.items():
            if not is_label(label) or is_mesh_axis(label):
                raise AxisError(
                    f"place= takes labels of tensors as keys, and mesh axes as values, as in "
                    f"place={{Batch: {names[0]}}}, but has {_shown(label)} as a key"
                )
            if axis not in self.axes:
                raise AxisError(
                    f"{label_name(label)} is placed on {_shown(axis)}, which is not an axis of the mesh: its axes "
                    f"are {' and '.join(names)}"
                )

    @lazily
    def _names(self) -> Mapping[Label, str]:
        return {axis: label_name(axis) for axis in self.axes}

    @property
    def size(self) -> int:
        """The number of devices."""
        return int(np.prod(self.shape))

    @lazily
    def devices(self) -> Any:
        """The devices, as a ``jax.sharding.Mesh``.

        Raises:
            BindingError: when there are not as many as that, or not all of several processes are used.
            MissingExtraError: when JAX is not installed.
        """
        jax = extra("jax", "meshes", "xla")
        there = jax.devices()
        if len(there) < self.size:
            raise BindingError(
                f"{self!r} needs {self.size} devices, but JAX found {len(there)} ({there[0].platform}): make the "
                "mesh smaller, or start more processes; to divide a processor into devices, set "
                f"XLA_FLAGS=--xla_force_host_platform_device_count={self.size} in the environment before JAX is "
                "used"
            )
        if jax.process_count() > 1 and len(there) != self.size:
            raise BindingError(
                f"{self!r} uses {self.size} devices, but the {jax.process_count()} processes have {len(there)}: a "
                "mesh of several processes must use all devices of all processes"
            )
        arranged = extra("jax.experimental.mesh_utils", "meshes", "xla").create_device_mesh
        return jax.sharding.Mesh(arranged(self.shape, there[: self.size]), tuple(self._names.values()))

    def placed(self, label: Label) -> type[MeshAxis] | None:
        """The mesh axis that a label is placed on, or None."""
        while label not in self.place and getattr(label, "__origin__", None) in (Flat, Partial):
            label = typing.get_args(label)[0]
        return label if label in self.axes else self.place.get(label)

    def check(self, labels: Sequence[Label], shape: Shape, what: str) -> None:
        """Check that a tensor fits this mesh.

        Args:
            labels: the labels of the tensor's axes.
            shape: the sizes of the axes.
            what: the name of the tensor in messages.

        Raises:
            AxisError: when two of its axes are on one mesh axis.
            SizeError: when the devices along a mesh axis do not divide the size.
        """
        on: dict[Any, Label] = {}
        for label, size in zip(labels, shape, strict=True):
            axis = self.placed(label)
            if axis is None:
                continue
            name, count = self._names[axis], self.shape[self.axes.index(axis)]
            if axis in on:
                raise AxisError(
                    f"{label_name(on[axis])} and {label_name(label)} of {what}, are both placed on {name}, but a "
                    "mesh axis divides at most one axis of a tensor: leave one of the two out of place=, put it "
                    "on another mesh axis, or give it another label"
                )
            on[axis] = label
            if size % count:
                raise SizeError(
                    f"{label_name(label)} has size {size} in {what}, and is placed on {name}, whose {count} "
                    f"devices do not divide it: use a multiple of {count}, or leave {label_name(label)} out of "
                    "place="
                )

    def sharding(self, labels: Sequence[Label]) -> Any:
        """The sharding of a tensor with these axes, as a ``jax.sharding.NamedSharding``."""
        jax = extra("jax", "meshes", "xla")
        on = [self.placed(label) for label in labels]
        names = [None if axis is None else self._names[axis] for axis in on]
        return jax.sharding.NamedSharding(self.devices, jax.sharding.PartitionSpec(*names))

    def from_local(self, tensor: X) -> X:
        """Return the global tensor whose shards the processes hold; with one process the tensor itself.

        Args:
            tensor: the part of this process: along placed labels, the elements for its devices.

        Raises:
            SizeError: when processes have parts of other sizes, or the devices of a mesh axis do not divide one.
            LostProcessError: when another process has ended.

        See also: ``jax.make_array_from_process_local_data``.
        """
        jax = extra("jax", "meshes", "xla")
        if jax.process_count() == 1:
            return tensor
        local, kind = np.asarray(tensor.numpy()), tensor.tensor_type
        shape = tuple(map(self._size_in_all, tensor.axes, local.shape))
        _require_agreement(self.devices, kind, local.shape, shape)
        self.check(tensor.axes, shape, f"{kind}, of which each process has a part")
        with jax.enable_x64(True):
            whole = jax.make_array_from_process_local_data(self.sharding(tensor.axes), local, shape)
        result: X = kind.wrap(whole)
        return result

    def _size_in_all(self, label: Label, size: int) -> int:
        """Return the size of a label over all processes from that in this process."""
        axis = self.placed(label)
        if axis is None:
            return size
        devices, number = self.devices, self.axes.index(axis)
        at = np.argwhere(np.isin(devices.devices, devices.local_devices))
        return size * self.shape[number] // len({*at[:, number].tolist()})

    def __repr__(self) -> str:
        axes = [f"{self._names[axis]}({count})" for axis, count in zip(self.axes, self.shape, strict=True)]
        place = ", ".join(f"{label_name(label)}: {self._names[axis]}" for label, axis in self.place.items())
        return f"Mesh({', '.join(axes)}, place={{{place}}})"


def _mesh_axis(axis: Any) -> type[MeshAxis]:
    if isinstance(axis, MeshAxis) or (is_label(axis) and is_mesh_axis(axis)):
        found: type[MeshAxis] = label_of(axis)
        return found
    raise AxisError(
        f"a mesh has mesh axes, as in class Data(MeshAxis, size=4): ..., but was given {_shown(axis)}"
        + (", an axis of tensors" if is_label(axis) or isinstance(axis, Axis) else "")
    )


def _devices_along(axis: type[MeshAxis] | MeshAxis) -> int:
    count = size_of(axis)
    if count < 1:
        raise SizeError(f"the mesh axis {axis!r} needs at least one device")
    return count


def _shown(given: Any) -> str:
    return label_name(given) if is_label(given) else repr(given)


def _require_agreement(devices: Any, kind: TensorType, local: Shape, whole: Shape) -> None:
    """Require that the parts of all processes form a tensor of one shape; all processes call it.

    Each process computes with the sizes that follow from its own part. With a batch of 38 in one and of 40 in another,
    means would be wrong in both, and parameters would no longer be the same.

    Args:
        devices: a ``jax.sharding.Mesh``.
        kind: the type of the tensor.
        local: the shape of the part of this process.
        whole: that of the tensor, as it follows from that.

    Raises:
        SizeError: when they do not, in each process.
        LostProcessError: when another process has ended.
    """
    if not whole:
        return
    jax = extra("jax", "meshes", "xla")
    extremes, divided = _extremes(devices)
    own = np.tile(np.asarray(whole, np.int32), (len(devices.local_devices), 1))
    with together():
        given = jax.make_array_from_process_local_data(divided, own)
        most, opposite = np.asarray(extremes(given)).tolist()
    for label, size, total, high, low in zip(kind.axes, local, whole, most, opposite, strict=True):
        if high != -low:
            name = label_name(label)
            raise SizeError(
                f"the processes disagree about {kind}: process {jax.process_index()} of {jax.process_count()} has "
                f"{size} elements along {name}, which makes the whole {name} {total} long, but the parts of other "
                f"processes make it {-low} to {high} long: give each process a part of the same size, and leave "
                "out the rest"
            )


@cache
def _extremes(devices: Any) -> tuple[Any, Any]:
    """Compile the maxima of the devices' rows and of their negations; return it and the sharding of the rows."""
    jax = extra("jax", "meshes", "xla")
    places = jax.sharding
    divided = places.NamedSharding(devices, places.PartitionSpec(devices.axis_names))
    everywhere = places.NamedSharding(devices, places.PartitionSpec())

    def run(rows: Any) -> Any:
        return jax.numpy.stack([rows, -rows]).max(1)  # one collective

    return jax.jit(run, out_shardings=everywhere), divided
