"""Labels of the axes of a mesh of devices."""

from __future__ import annotations

from typedtensor.core.axes import Axis
from typedtensor.errors import SizeError


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
