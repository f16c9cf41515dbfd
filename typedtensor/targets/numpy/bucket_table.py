"""Which parameters stand side by side: a loss whose form depends on values has use for other ones each time."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Any

from typedtensor.backends import Array
from typedtensor.base.identity import are_same
from typedtensor.core.expr import Param
from typedtensor.ir import DType
from typedtensor.lowering.failures import own_failure
from typedtensor.lowering.updates import UpdateProgram
from typedtensor.targets.base import Store, Trace
from typedtensor.targets.numpy.buckets import Bucket
from typedtensor.targets.numpy.gradient_sink import GradientSink
from typedtensor.targets.numpy.kernels import Kernel

MOST_SIZES = 64
"""For how many sizes there are kernels."""

Made = tuple[Kernel, UpdateProgram]
"""A kernel, and the program that it computes."""


class Kernels:
    """The kernels of an optimizer's update, by precision, and by size where elements are not treated alone."""

    def __init__(self, trace: Trace) -> None:
        self._trace = trace
        self._made: dict[tuple[str, int | None], Made | None] = {}

    def kernel(self, dtype: DType, size: int) -> Made | None:
        """The kernel for parameters side by side, and its program; None if there is none."""
        for key in ((dtype.char, None), (dtype.char, size)):
            if key in self._made:
                return self._made[key]
        made = own_failure(partial(self._make, dtype, size))
        found = None if isinstance(made, Exception) else made
        if len(self._made) > MOST_SIZES:
            self._made.clear()
        # Of no elements nothing is reduced, whatever is of some.
        alone = found is None or (found[0].elementwise and size > 0)
        self._made[dtype.char, None if alone else size] = found
        return found

    def _make(self, dtype: DType, size: int) -> Made:
        update = self._trace([(size,)], dtype)
        return Kernel(update.program), update


class Buckets(Store):
    """The buckets of an optimizer.

    Args:
        kernels: compute the update.
        buckets: each holds parameters that no other holds.
        classes: parameters that were found apart have different numbers; those that are not in it were never.
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
        made = self._kernels.kernel(dtype, size)
        if made is None:
            return None
        kernel, update = made
        table, loose = self, dict[Param[Any], list[Array]]()
        if not found or (len(found) > 1 and not kernel.elementwise):
            table, loose = self._rearranged(parameters, states, elementwise=kernel.elementwise)
            found = table._made_of(parameters)
        return GradientSink(found, kernel, update.numbers(step), table, loose)

    def buckets(self, parameters: tuple[Param[Any], ...]) -> tuple[list[Bucket], Kernel, UpdateProgram] | None:
        """The buckets of exactly these parameters, which find their values there, and the update; None if none are."""
        found = self._made_of(parameters)
        if not found or not all(bucket.is_home() for bucket in found):
            return None
        made = self._kernels.kernel(found[0].dtype, sum([bucket.size for bucket in found]))
        if made is None or (len(found) > 1 and not made[0].elementwise):
            return None
        return found, *made

    def _made_of(self, parameters: tuple[Param[Any], ...]) -> list[Bucket]:
        """The buckets that together hold parameters in their order, with their present values; none if none do."""
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
        """Buckets that hold exactly some parameters, and the states of those that are in no bucket any more.

        Buckets are split as little as is needed, and where they were split once they stay so: after a few steps the
        buckets are those of parameters that are always met together.

        Args:
            parameters: the parameters.
            states: gives the states of those that are in no bucket.
            elementwise: whether the update treats each element alone; else one bucket holds all parameters of a step.
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
        made: list[list[Param[Any]]] = []
        held = {parameter for bucket in kept for parameter in bucket.parameters}
        before: Param[Any] | None = None
        for parameter in parameters:
            if parameter not in held:
                apart = before is None or (elementwise and classes.get(before) != classes.get(parameter))
                if apart:
                    made.append([])
                made[-1].append(parameter)
            before = None if parameter in held else parameter
        new = [Bucket.of(tuple(x), [loose[p] if p in loose else states(p) for p in x]) for x in made]
        return Buckets(self._kernels, [*kept, *new], classes), loose

    def emptied(self) -> Buckets:
        return Buckets(self._kernels, (), self._classes)

    def states(self) -> dict[Param[Any], list[Array]]:
        return {p: states for bucket in self._by_first.values() for p, states in bucket.states_apart().items()}


def _follows(before: int | None, place: int | None) -> bool:
    """Whether two neighbours in a bucket are neighbours here, or are both not here."""
    return before is place is None or (before is not None and place is not None and place == before + 1)
