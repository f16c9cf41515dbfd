"""Assignment of parameters to buckets; the parameters of a step vary where a loss's form depends on values."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Any

from typedtensor.backends import Array
from typedtensor.base.identity import are_same
from typedtensor.core.variables import Param
from typedtensor.ir import DType
from typedtensor.lowering.failures import own_failure
from typedtensor.lowering.updates import UpdateProgram
from typedtensor.targets.base import Store, Trace
from typedtensor.targets.numpy.buckets import Bucket
from typedtensor.targets.numpy.gradient_sink import GradientSink
from typedtensor.targets.numpy.kernels import Kernel

MOST_SIZES = 64
"""The largest number of sizes that kernels are kept for."""

Made = tuple[Kernel, UpdateProgram]
"""A compiled update and its program."""


class Kernels:
    """The compiled updates of an optimizer, by dtype, and by size if the update is not elementwise."""

    def __init__(self, trace: Trace) -> None:
        self._trace = trace
        self._made: dict[tuple[str, int | None], Made | None] = {}

    def kernel(self, dtype: DType, size: int) -> Made | None:
        """Return the kernel for ``size`` adjacent elements and its program; None if the update cannot be compiled."""
        for key in ((dtype.char, None), (dtype.char, size)):
            if key in self._made:
                return self._made[key]
        result = own_failure(partial(self._make, dtype, size))
        found = None if isinstance(result, Exception) else result
        if len(self._made) > MOST_SIZES:
            self._made.clear()
        # A program of no elements has no reductions, even if the update has some.
        alone = found is None or (found[0].elementwise and size > 0)
        self._made[dtype.char, None if alone else size] = found
        return found

    def _make(self, dtype: DType, size: int) -> Made:
        update = self._trace([(size,)], dtype)
        return Kernel(update.program), update


class Buckets(Store):
    """The buckets of an optimizer.

    Args:
        kernels: the compiled updates.
        buckets: disjoint buckets.
        classes: parameters that a step once separated have different numbers; absent parameters never were.
    """

    engine = "numpy"

    def __init__(
        self, kernels: Kernels, buckets: Iterable[Bucket] = (), classes: Mapping[Param[Any], int] | None = None
    ) -> None:
        self._kernels = kernels
        self._by_first = {bucket.parameters[0]: bucket for bucket in buckets}
        self._classes = classes or {}

    def begin(
        self, parameters: tuple[Param[Any], ...], step: int, states: Callable[[Param[Any]], Sequence[Array]]
    ) -> GradientSink | None:
        found = self._made_of(parameters)
        if found:
            dtype, size = found[0].dtype, sum([bucket.size for bucket in found])
        else:
            dtype, size = parameters[0].value.dtype, sum([parameter.value._array.size for parameter in parameters])
        result = self._kernels.kernel(dtype, size)
        if result is None:
            return None
        kernel, update = result
        table, loose = self, dict[Param[Any], list[Array]]()
        if not found or (len(found) > 1 and not kernel.elementwise):
            table, loose = self._rearranged(parameters, states, elementwise=kernel.elementwise)
            found = table._made_of(parameters)
        return GradientSink(found, kernel, update.numbers(step), table, loose)

    def buckets(self, parameters: tuple[Param[Any], ...]) -> tuple[list[Bucket], Kernel, UpdateProgram] | None:
        """Return the linked buckets of exactly these parameters and the update, or None."""
        found = self._made_of(parameters)
        if not found or not all(bucket.is_home() for bucket in found):
            return None
        result = self._kernels.kernel(found[0].dtype, sum([bucket.size for bucket in found]))
        if result is None or (len(found) > 1 and not result[0].elementwise):
            return None
        return found, *result

    def _made_of(self, parameters: tuple[Param[Any], ...]) -> list[Bucket]:
        """Return current buckets whose concatenation is exactly ``parameters``; an empty list if there are none."""
        found: list[Bucket] = []
        place = 0
        while place < len(parameters):
            bucket = self._by_first.get(parameters[place])
            if bucket is None:
                return []
            end = place + len(bucket.parameters)
            if not are_same(parameters[place:end], bucket.parameters) or not bucket.is_current():
                return []
            found.append(bucket)
            place = end
        return found

    def _rearranged(
        self,
        parameters: tuple[Param[Any], ...],
        states: Callable[[Param[Any]], Sequence[Array]],
        *,
        elementwise: bool,
    ) -> tuple[Buckets, dict[Param[Any], list[Array]]]:
        """Return buckets of exactly these parameters, and the states of parameters that no longer are in any bucket.

        A bucket is split only where a step requires it, and a split is permanent: after a few steps each bucket holds
        parameters that always occur together.

        Args:
            parameters: the parameters.
            states: returns the states of a parameter that is in no bucket.
            elementwise: whether the update is elementwise; otherwise one bucket holds all parameters of a step.
        """
        places = {parameter: n for n, parameter in enumerate(parameters)}
        classes, kept = dict(self._classes), []
        loose: dict[Param[Any], list[Array]] = {}
        for bucket in self._by_first.values():
            met = [places.get(parameter) for parameter in bucket.parameters]
            runs = [n for n, at in enumerate(met) if not n or not _follows(met[n - 1], at)]
            if len(runs) == 1 and (elementwise or met[0] is None) and bucket.is_current():
                kept.append(bucket)
                continue
            loose |= bucket.states_apart()
            first = max(classes.values(), default=0)
            if len(runs) > 1:
                for n, parameter in enumerate(bucket.parameters):
                    first += n in runs
                    classes[parameter] = first
        result: list[list[Param[Any]]] = []
        held = {parameter for bucket in kept for parameter in bucket.parameters}
        before: Param[Any] | None = None
        for parameter in parameters:
            if parameter not in held:
                apart = before is None or (elementwise and classes.get(before) != classes.get(parameter))
                if apart:
                    result.append([])
                result[-1].append(parameter)
            before = None if parameter in held else parameter
        new = [Bucket.of(tuple(x), [loose[p] if p in loose else states(p) for p in x]) for x in result]
        return Buckets(self._kernels, [*kept, *new], classes), loose

    def emptied(self) -> Buckets:
        return Buckets(self._kernels, (), self._classes)

    def states(self) -> dict[Param[Any], list[Array]]:
        return {p: states for bucket in self._by_first.values() for p, states in bucket.states_apart().items()}


def _follows(before: int | None, place: int | None) -> bool:
    """Whether two neighbours in a bucket are neighbours in the step, or neither is in the step."""
    return before is place is None or (before is not None and place is not None and place == before + 1)
