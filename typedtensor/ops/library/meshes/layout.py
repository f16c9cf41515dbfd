"""Shared parts of collectives: checks of mesh axes, and arrays with an axis divided or merged."""

from __future__ import annotations

from typing import Any

from typedtensor.core.axes import label_name
from typedtensor.core.mesh_axes import Local, check_divided_axis, check_mesh_axis
from typedtensor.errors import SizeError
from typedtensor.ops.core.family import Array, Label, Namespace, TensorType
from typedtensor.ops.core.operation import PolyOp


def check_made_with_mesh_axis(operation: PolyOp) -> None:
    """Raise :class:`AxisError` when the label M of an operation is that of no mesh axis, or another one is."""
    check_mesh_axis(operation.label("M"), operation.title)
    for parameter in operation.parameters:
        if parameter != "M":
            check_divided_axis(operation.label(parameter), operation.title)


def local_part(operation: PolyOp, parameter: str) -> Label:
    """The part of an axis that a device has; the axis is that which a parameter stands for."""
    of: Any = Local
    return of[operation.label(parameter), operation.label("M")]


def check_multiple(operation: PolyOp, of: TensorType, x: Array, at: int, number: int) -> None:
    """Raise :class:`SizeError` when the axis at a position cannot be divided over a number of devices."""
    size, axis = x.shape[at], label_name(of.axes[at])
    if size // number * number != size:
        given = ", ".join(f"{label_name(a)}={n}" for a, n in zip(of.axes, x.shape, strict=True))
        raise SizeError(
            f"{operation.title} was given {of.tensor.__name__}[{given}]: {axis} of size {size} cannot be divided over "
            f"the {number} devices along {label_name(operation.label('M'))}: make it a multiple of {number}"
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
