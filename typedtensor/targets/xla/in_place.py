"""Steps that overwrite the parameters on an accelerator.

An accelerator replays the recorded graph of a program as long as its arrays stay at their addresses. Therefore a step
writes new values and states over the previous ones, and also returns copies of those, since the computation that makes
the step keeps the values that it began with.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from typedtensor.ir import Array, Program
from typedtensor.lowering.updates import UpdateProgram, step_program
from typedtensor.targets.base import Executable
from typedtensor.targets.xla.executable import given_array, raise_any, report
from typedtensor.targets.xla.layout import fetch
from typedtensor.targets.xla.lowering import checks_of, function_of
from typedtensor.targets.xla.residence import OVERWRITING, Resident, flat, on_device

PARTS, ELEMENTS = 16, 1 << 20
"""The numbers of arrays and of elements from which on further arrays are copied to another one.

Each result of a program takes 10 µs or more on the host, while the kernel compares the position of each element with
the bounds of the parts.
"""


class InPlaceStep(Executable):
    """A program of a step that overwrites the values and states of the parameters.

    Args:
        jax: the module.
        gradients: takes the leaves; returns the loss, gradients, and further values.
        parameters: the positions of the parameters among the leaves.
        update: the update of the parameters.
        further: the number of further values.
    """

    def __init__(
        self, jax: Any, gradients: Program, parameters: Sequence[int], update: UpdateProgram, further: int
    ) -> None:
        self.program, self.executable = step_program(gradients, parameters, update), self
        self.instructions, self.bytes = 1, 0
        self._jax, leaves, count = jax, len(gradients.inputs), len(parameters)
        self._checks, derive, change = checks_of(gradients), function_of(gradients), function_of(update.program)
        states = len(update.program.outputs) - count
        self._others = [n for n in range(leaves) if n not in {*parameters}]
        self._carried = [*parameters, *range(leaves, leaves + states)]
        self._kinds = [self.program.inputs[n] for n in self._carried]
        scalars = self.program.inputs[leaves + states :]
        self._dtype = scalars[0].dtype if scalars else np.dtype(np.float32)
        self._ready = False

        def run(carried: Sequence[Any], others: Sequence[Any], numbers: Any) -> Any:
            # The update reads the copies. Otherwise XLA may copy after it, and then needs a second copy before it.
            copies = jax.lax.optimization_barrier(self._joined(carried))
            given = dict(zip(parameters, carried, strict=False)) | dict(zip(self._others, others, strict=True))
            (loss, *rest), checks = derive(*[given[n] for n in range(leaves)])
            found, scalars = rest[:count], [numbers[n] for n in range(numbers.shape[0])]
            new, _ = change(*found, *self._parted(copies), *scalars)
            finite = jax.numpy.stack([jax.numpy.isfinite(x).all() for x in found])
            outcome = jax.numpy.concatenate([report(jax, loss, finite, checks), finite.astype(loss.dtype)])
            return new, rest[count:], checks, outcome, copies

        # JAX reuses donated arrays for results of their shapes in the order of both.
        self._run = jax.jit(run, donate_argnums=0, keep_unused=True)
        self._part = jax.jit(self._parted)
        self._copied = jax.jit(lambda arrays: [*map(jax.numpy.copy, arrays)])

    def run(self, arrays: Sequence[Any]) -> Sequence[Array]:
        carried = self._copies([arrays[n] for n in self._carried])
        numbers = arrays[len(self._carried) + len(self._others) :]
        new, further, checks, outcome, _ = self._launch(carried, arrays, numbers, [])
        raise_any(self._checks, checks)
        known = fetch(outcome)
        return [np.array(known[0]), known[2:] != 0, *map(fetch, [*new, *further])]

    def apart(
        self, leaves: Sequence[Any], arrays: Sequence[Any], numbers: Sequence[float]
    ) -> tuple[Array, Array | None, list[Any], list[Any]]:
        """Return the loss, the finite gradients (None for all), the new arrays and the further values.

        Args:
            leaves: the values of the leaves.
            arrays: the values and states of the parameters, which are copied.
            numbers: the scalars of the update.
        """
        return self._outcome(self._launch(self._copies(arrays), leaves, numbers, []))

    def follow(
        self, residents: Sequence[Resident], leaves: Sequence[Any], numbers: Sequence[float]
    ) -> tuple[Array, Array | None, list[Any], list[Any]]:
        """Make the step on resident parameters, whose previous values and states are the copies then."""
        result: list[Any] = []
        copied: list[Sequence[Any]] = []

        def copies() -> Sequence[Any] | None:
            if result and not copied:
                copied.append(self._copies_of(result[0]))
            return copied[0] if copied else None

        with OVERWRITING.turn():
            present, count = flat(residents), len(residents)
            if self._ready and all(x.is_exclusive for x in residents):
                overwritten = [x.overwrite(copies, range(n, len(present), count)) for n, x in enumerate(residents)]
            else:  # an interrupt while JAX compiles could lose overwritten arrays
                present, overwritten = self._copies(present), []
            outcome = self._launch(present, leaves, numbers, result)
            del present
            for each in overwritten:
                each.release()
        self._ready = True
        return self._outcome(outcome)

    def _launch(
        self, carried: Sequence[Any], leaves: Sequence[Any], numbers: Sequence[float], result: list[Any]
    ) -> Any:
        others = [given_array(leaves[n], self.program.inputs[n].dtype) for n in self._others]
        given = np.array(numbers, self._dtype)  # one transfer for all
        with self._jax.enable_x64(True):
            result.extend(map(self._run, ([*carried],), (others,), (given,)))  # no interrupt comes between
        return result[0]

    def _outcome(self, result: Any) -> tuple[Array, Array | None, list[Any], list[Any]]:
        new, further, checks, outcome, _ = result
        known = np.asarray(outcome)
        is_well = bool(known[1])
        if not is_well:
            raise_any(self._checks, checks)
        return np.array(known[0]), None if is_well else known[2:] != 0, new, further

    def _copies(self, arrays: Sequence[Any]) -> list[Any]:
        with self._jax.enable_x64(True):
            copies: list[Any] = self._copied([*map(on_device, arrays)])
        return copies

    def _copies_of(self, result: Any) -> list[Any]:
        """Return the copies of the previous values and states from the result of the program."""
        with self._jax.enable_x64(True):
            copies: list[Any] = self._part(result[-1])
        return copies

    def _joined(self, arrays: Sequence[Any]) -> list[Any]:
        """Copy arrays to few, since each result of a program takes time on the host."""
        return [self._jax.numpy.concatenate([arrays[n].reshape(-1) for n in numbers]) for numbers in _together(arrays)]

    def _parted(self, joined: Sequence[Any]) -> list[Any]:
        kinds = self._kinds
        parts = [self._jax.numpy.zeros(x.shape, x.dtype) for x in kinds]
        for numbers, whole in zip(_together(kinds), joined, strict=True):
            ends = np.cumsum([kinds[n].size for n in numbers])
            for n, end in zip(numbers, ends.tolist(), strict=True):
                parts[n] = whole[end - kinds[n].size : end].reshape(kinds[n].shape)
        return parts


def _together(arrays: Sequence[Any]) -> list[list[int]]:
    """Return the numbers of the nonempty arrays whose copies are parts of one array."""
    found: list[list[int]] = []
    last: dict[Any, list[int]] = {}
    for n, array in enumerate(arrays):
        if array.size:
            group = last.get(array.dtype)
            if group is None or (len(group) >= PARTS and sum([arrays[k].size for k in group]) >= ELEMENTS):
                group = last[array.dtype] = []
                found.append(group)
            group.append(n)
    return found
