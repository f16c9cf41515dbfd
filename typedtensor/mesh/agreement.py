"""The check that processes agree about a tensor whose shards they hold."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from typedtensor.base.extras import extra
from typedtensor.core.axes import label_name
from typedtensor.core.tensor_type import TensorType
from typedtensor.errors import SizeError
from typedtensor.ir import Shape
from typedtensor.targets.xla.processes import together


def require_agreement(devices: Any, kind: TensorType, local: Shape, whole: Shape) -> None:
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
    extremes, divided = _program(devices)
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
def _program(devices: Any) -> tuple[Any, Any]:
    """Compile the maxima of the devices' rows and of their negations; return it and the sharding of the rows."""
    jax = extra("jax", "meshes", "xla")
    places = jax.sharding
    divided = places.NamedSharding(devices, places.PartitionSpec(devices.axis_names))
    everywhere = places.NamedSharding(devices, places.PartitionSpec())

    def run(rows: Any) -> Any:
        return jax.numpy.stack([rows, -rows]).max(1)  # one collective

    return jax.jit(run, out_shardings=everywhere), divided
