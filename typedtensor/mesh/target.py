"""XLA on a device mesh: the labels of leaves determine their sharding, and XLA partitions the program."""

from __future__ import annotations

import itertools
import typing
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from typedtensor.ad.graph import Node
from typedtensor.base.extras import extra
from typedtensor.core.axes import Label, label_name
from typedtensor.core.tensor import AnyTensor
from typedtensor.errors import AxisError
from typedtensor.ir import Array, Program, Value
from typedtensor.mesh.mesh import Mesh
from typedtensor.passes.algebraic_simplifier import simplify
from typedtensor.passes.contraction import contract
from typedtensor.passes.pipeline import Pass
from typedtensor.passes.rewrite import rewrite_everywhere
from typedtensor.targets.base import Axes, BySizes, Executable, StepExecutable, Watcher
from typedtensor.targets.instances import Instances
from typedtensor.targets.target import Precision
from typedtensor.targets.xla import XlaTarget
from typedtensor.targets.xla.executable import Compiled
from typedtensor.targets.xla.layout import Layout
from typedtensor.targets.xla.pipeline import optimize
from typedtensor.targets.xla.processes import are_several
from typedtensor.targets.xla.step import DeviceStep

PASSES: Mapping[str, Pass] = {
    "contract": lambda program: rewrite_everywhere(program, lambda: contract),
    "simplify": lambda program: rewrite_everywhere(program, lambda: simplify),
}
"""The passes after XLA's. A matrix product may reveal merged axes once the products around it are contractions."""


class MeshTarget(XlaTarget):
    """XLA on the devices of a mesh.

    Args:
        mesh: the mesh.
        compute: the precision of the factors of products of float32.

    Attributes:
        mesh: the mesh.
        devices: its devices, as a ``jax.sharding.Mesh``.

    Raises:
        BindingError: when there are not as many devices.
        MissingExtraError: when JAX is not installed.
    """

    def __init__(self, mesh: Mesh, compute: Precision = "float32") -> None:
        extra("jax", "meshes", "xla")
        super().__init__(compute)
        self.mesh, self.name = mesh, f"{self.name} on {mesh!r}"
        self.devices = mesh.devices
        self._device_set = {*self.devices.devices.flat}
        self.interprets = not are_several()

    def attends(self) -> bool:
        return False  # the kernel is for one device

    def array_of(self, value: AnyTensor) -> Any:
        found = super().array_of(value)
        return value._array if found is None and self._is_jax(value._array) else found

    def has(self, array: Any) -> bool:
        return isinstance(array, self._jax.Array) and array.sharding.device_set == self._device_set

    def check_leaves(self, leaves: Sequence[Node], arrays: Sequence[Array], trained: bool) -> None:
        for leaf, array in zip(leaves, arrays, strict=True):
            self.mesh.check(leaf.axes, array.shape, leaf.describe())
        met = {label for leaf in leaves for axis in leaf.axes for label in _within(axis)}
        if trained and (absent := [label for label in self.mesh.place if label not in met]):
            raise AxisError(
                f"place= of {self.mesh!r} has {label_name(absent[0])}, but no input and no parameter of the loss "
                "has this axis: their axes are "
                f"{', '.join(sorted({label_name(a) for x in leaves for a in x.axes}))}"
            )

    def optimize(self, program: Program, watch: Watcher | None = None) -> Program:
        return optimize(super().optimize(program, watch), watch, PASSES)

    def compile_by_sizes(self, instances: Instances, leaves: Sequence[Node] = ()) -> BySizes[Executable]:
        layout = self._layout(leaves)

        def compiled(sizes: Sequence[int]) -> Executable:
            program = self.precise(instances.at(sizes))
            results = [layout.results] * len(program.outputs)
            return Compiled(self._jax, program, inputs=layout.leaves, outputs=results)

        return compiled

    def steps_by_sizes(
        self, instances: Instances, parameters: Sequence[int], further: int = 0, leaves: Sequence[Node] = ()
    ) -> BySizes[StepExecutable]:
        layout = self._layout(leaves)
        return lambda sizes: DeviceStep(self._jax, self.precise(instances.at(sizes)), parameters, further, layout)

    def prepare_update(self, program: Program, axes: Sequence[Axes]) -> Executable:
        parted, whole, count = [self.mesh.sharding(x) for x in axes], self.mesh.sharding(()), len(axes)

        def where(values: Sequence[Value]) -> list[Any]:
            """Shard gradients, values and states, in the order of the parameters, like these; replicate others."""
            like = zip(values, itertools.cycle(zip(program.inputs[:count], parted, strict=True)), strict=False)
            return [sharding if x.shape == of.shape else whole for x, (of, sharding) in like]

        result = self.precise(self.optimize(self.legalize(program)))
        return Compiled(self._jax, result, inputs=where(result.inputs), outputs=where(result.outputs))

    def _layout(self, leaves: Sequence[Node]) -> Layout:
        mesh = self.mesh
        return Layout(
            leaves=[mesh.sharding(leaf.axes) for leaf in leaves],
            everywhere=mesh.sharding(()),
            results=None if self.interprets else mesh.sharding(()),
            parted=[tuple(n for n, axis in enumerate(x.axes) if mesh.placed(axis) is not None) for x in leaves],
            collected=self.interprets,
        )


def _within(label: Label) -> Iterator[Label]:
    """Yield a label and the labels that it derives from."""
    yield label
    for part in typing.get_args(label):
        yield from _within(part)


def target_on(mesh: Mesh, compute: Precision = "float32") -> MeshTarget:
    """The target of a mesh and a precision, cached."""
    known: dict[Precision, MeshTarget] = mesh.__dict__.setdefault("_targets", {})
    if compute not in known:
        known[compute] = MeshTarget(mesh, compute)
    return known[compute]
