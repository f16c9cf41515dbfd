"""The XLA target: programs as functions of :mod:`jax`."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any

import numpy as np

from typedtensor.ad.graph import Node
from typedtensor.core.tensor import AnyTensor, elements_of
from typedtensor.ir import Primitive, Program
from typedtensor.targets.base import BySizes, Executable, StepExecutable, Store, Trace, Updates, Watcher
from typedtensor.targets.instances import Instances
from typedtensor.targets.target import Precision, Target
from typedtensor.targets.xla.attention import Attention, AttentionElement, AttentionGradients
from typedtensor.targets.xla.executable import Compiled
from typedtensor.targets.xla.pipeline import optimize
from typedtensor.targets.xla.precision import InPrecision, in_precision
from typedtensor.targets.xla.recognition import attending
from typedtensor.targets.xla.residence import Resident
from typedtensor.targets.xla.step import DeviceStep
from typedtensor.targets.xla.store import DeviceStore

OWN: frozenset[type[Primitive]] = frozenset({Attention, AttentionGradients, InPrecision, AttentionElement})
"""The primitives that only this target has."""

ELEMENTS_AT_ONCE = 200_000_000
"""Expressions with more elements, over all operations, are compiled at first sight. The interpreter keeps them all, 0.8
GB in single precision. Beside an H200 the first step of GPT-2 on 12 sequences of 1,024 tokens took 69 s interpreted and
22 s compiled.
"""


ATTENDING = 8.0
"""The least compute capability with cuDNN's kernel of attention: Ampere."""


class XlaTarget(Target):
    """XLA on the device that JAX chooses. It has instructions for all primitives of array programs.

    Args:
        compute: the precision of the factors of products of float32.

    Raises:
        ImportError: when JAX is not installed.
    """

    name = "xla"
    names_lines = own_arrays = True

    def __init__(self, compute: Precision = "float32") -> None:
        self._jax: Any = import_module("jax")  # a dynamic import, so that users' type checkers do not read JAX
        self._alone: Any = self._jax.sharding.SingleDeviceSharding
        self._array: type[Any] = type(None)  # the concrete class of JAX arrays, set by the first one
        self.compute = compute
        if compute != "float32":
            self.name = f"{self.name}, products in {compute}"

    def array_of(self, value: AnyTensor) -> Any:
        found = elements_of(value)
        if found is not None:
            return found if isinstance(found, Resident) and self.has(found.array) else value._array
        array = value._array
        if type(array) is np.ndarray:
            return array
        return array if self._is_jax(array) and self.has(array) else super().array_of(value)

    def plans_at_once(self, operations: int, elements: int) -> bool:
        return elements > ELEMENTS_AT_ONCE

    def interpreted(self, value: AnyTensor) -> AnyTensor:
        array = value._array
        if not self._is_jax(array) or not array.is_fully_addressable:
            return value
        found: AnyTensor = value.tensor_type.wrap(np.asarray(array))
        return found

    def _is_jax(self, array: Any) -> bool:
        """Whether an object is a concrete JAX array, not a tracer."""
        if type(array) is self._array:
            return True
        if not isinstance(array, self._jax.Array) or isinstance(array, self._jax.core.Tracer):
            return False
        self._array = type(array)  # JAX's instance check walks the bases each time
        return True

    def has(self, array: Any) -> bool:
        """Whether an array is on the device of programs."""
        if not isinstance(array, self._array) and not isinstance(array, self._jax.Array):
            return False
        sharding: Any = array.sharding
        return type(sharding) is self._alone or len(sharding.device_set) == 1

    def legalize(self, program: Program) -> Program:
        return program

    def optimize(self, program: Program, watch: Watcher | None = None) -> Program:
        return optimize(program, watch)

    def compile(self, program: Program) -> Executable:
        return Compiled(self._jax, self.precise(program))

    def steps_by_sizes(
        self, instances: Instances, parameters: Sequence[int], further: int = 0, leaves: Sequence[Node] = ()
    ) -> BySizes[StepExecutable]:
        return lambda sizes: DeviceStep(self._jax, self.precise(instances.at(sizes)), parameters, further)

    def precise(self, program: Program) -> Program:
        """Return a program with products in the target's precision."""
        if self.compute == "float32":
            return program
        return in_precision(attending(program) if self.attends() else program, self.compute)

    def attends(self) -> bool:
        """Whether the device has a kernel of attention in the target's precision."""
        if self.compute != "bfloat16" or self._jax.default_backend() != "gpu":
            return False
        return float(getattr(self._jax.devices()[0], "compute_capability", 0)) >= ATTENDING

    def store(self, trace: Trace) -> Store:
        return DeviceStore(Updates(trace, self.prepare_update), self.name, self.array_of)
