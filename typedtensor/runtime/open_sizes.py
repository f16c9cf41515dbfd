"""Programs whose open sizes stay symbolic: a number that depends on an open size carries its formula."""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager
from functools import partial
from typing import Any

import numpy as np

from typedtensor.ad.graph import Node
from typedtensor.core.axes import Label, declared_size, label_name
from typedtensor.core.expr import Input
from typedtensor.core.scope import CURRENT, Setting
from typedtensor.core.variables import Variable
from typedtensor.errors import SizeError, TypedTensorError
from typedtensor.ir import DType, Guard, Guards, Program, ShapeDtype, SymbolicInt, guarding, interpret, is_below, plain
from typedtensor.lowering.expressions import Lowering
from typedtensor.lowering.failures import own_failure
from typedtensor.lowering.unplannable import Unplannable
from typedtensor.runtime.templates import Sizes
from typedtensor.targets.instances import Instances

SAMPLES = (24, 36, 60, 84, 132, 156, 204, 228)
"""Sizes for which programs are traced: large enough for windows, and with many divisors."""

FEWER = 4
"""The divisor of sizes for a comparison of values, where it has the same outcome."""

TRIED = (*range(1, 67), 100, 127, 128, 1000, 1023)
"""Further sizes of each label. At each other outcome of the guards among them, the program must compute the same."""

Trace = Callable[[Mapping[Node, Any]], tuple[Program, Lowering]]
"""Traces a program, given an array, or a shape and a dtype, for each input and variable."""


class OpenProgram:
    """The program of expressions for any sizes of labels without a declared or given size.

    Args:
        trace: traces it.
        inputs: the inputs.
        dtypes: their precisions.
        variables: the variables.
        given: sizes of labels that declare none.
        error: raised for what cannot stay open.

    Attributes:
        program: the program.
        lowering: the record of its lowering.
        sizes: the symbolic size of each label that is open, in order.

    Raises:
        TypedTensorError: the given one, when a size has to be given, since the program depends on it.
        Unplannable: when there is no program.
    """

    program: Program
    lowering: Lowering

    def __init__(
        self,
        trace: Trace,
        inputs: Sequence[Input[Any]],
        dtypes: Sequence[DType],
        variables: Sequence[Variable[Any]],
        given: Mapping[Label, int],
        error: type[TypedTensorError],
    ) -> None:
        self._tracing, self._inputs, self._dtypes, self._variables = trace, inputs, dtypes, variables
        self._fixed, self._error = dict(given), error
        for variable in variables:
            self._fixed.update(zip(variable.axes, variable.value.shape, strict=True))
        labels: dict[Label, None] = {}
        for axis in (axis for x in inputs for axis in x.axes):
            try:
                declared = declared_size(axis, self._fixed)
            except SizeError as wrong:
                raise error(str(wrong)) from None
            if declared is None:
                labels[axis] = None
            else:
                self._fixed[axis] = declared
        free = [n for n in SAMPLES if n not in self._fixed.values()] or SAMPLES  # equal ones would be taken for related
        samples = [free[n % len(free)] * (1 + n // len(free)) for n in range(len(labels))]
        self.sizes: dict[Label, Any] = {x: SymbolicInt.named(samples[n], n) for n, x in enumerate(labels)}
        self._further = Guards()
        with guarding() as guards:
            try:
                self.program, self.lowering = self._trace(self.sizes)
            except Unplannable as failed:
                if not (labels and isinstance(failed.__cause__, SizeError)):
                    raise
                taken = ", ".join(f"{label_name(x)}: {n}" for x, n in self.sizes.items())
                raise Unplannable(f"{failed}; open sizes were taken as if by sizes={{{taken}}}: give them") from failed
        instances = Instances(self.program, least=0)
        self._known = self._conditions(guards, partial(_computes_alike, instances), 0)

    def _shapes(self, sizes: Mapping[Label, int]) -> list[tuple[int, ...]]:
        every = {**self._fixed, **sizes}
        return [tuple([every[axis] for axis in x.axes]) for x in self._inputs]

    def _trace(self, sizes: Mapping[Label, int]) -> tuple[Program, Lowering]:
        types = map(ShapeDtype, self._shapes(sizes), self._dtypes)
        arrays: dict[Node, Any] = dict(zip(self._inputs, types, strict=True))
        arrays.update({x: x.value.numpy() for x in self._variables})
        with Setting({CURRENT: Sizes({**self._fixed, **sizes})}, None):
            return self._tracing(arrays)

    def fixing(self) -> AbstractContextManager[Guards]:
        """Collect what a file of the program fixes about sizes, while it is made."""
        return guarding(self._further)

    def conditions(self) -> list[Guard]:
        """What holds for all sizes that the expressions take, but not for some that they refuse.

        Raises:
            TypedTensorError: when a file of the program would not serve sizes that the expressions take.
        """
        return [*self._known, *self._conditions(self._further, lambda *_: False, 2)]

    def _conditions(self, guards: Guards, serves: Callable[[Sequence[int], Program], bool], least: int) -> list[Guard]:
        """The conditions among guards.

        Args:
            guards: what is fixed about sizes.
            serves: whether sizes with other outcomes are served, given the program that is traced for them.
            least: smaller sizes may be left out; else what is made has to serve all other outcomes, by what it is.
        """
        samples = {label: plain(size) for label, size in self.sizes.items()}
        rules, usual = guards.rules, guards.outcomes([*samples.values()])
        bad, refused, taken = list[Label](), set[int](), set[int]()
        for label in samples:
            seen = [usual]
            for n in TRIED:
                sizes = {**samples, label: n}
                outcomes = guards.outcomes([*sizes.values()])
                if outcomes in seen:
                    continue
                seen.append(outcomes)
                less = {x: size // FEWER for x, size in samples.items()}
                fewer = [{**less, label: each} for each in (max(n // FEWER, 1), n)]
                sizes = next((x for x in fewer if guards.outcomes([*x.values()]) == outcomes), sizes)
                others = {k for k, both in enumerate(zip(usual, outcomes, strict=False)) if both[0] != both[1]}
                narrow = {k for k in others if not _is_wide(rules[k])}
                expected = own_failure(partial(self._trace, sizes))
                if isinstance(expected, Exception):
                    refused |= others
                elif (least and not narrow) or serves([*sizes.values()], expected[0]):
                    taken |= others
                elif min(sizes.values()) < least:
                    refused |= narrow
                else:
                    bad.append(label)
                    break
        if bad:
            names = ", ".join(f"{label_name(x)}: 16" for x in bad)
            raise self._error(
                f"the computation depends on the sizes of {', '.join(map(label_name, bad))}, so they cannot "
                f"stay open in the file: give them, as in sizes={{{names}}}"
            )
        return [rules[k] for k in sorted(refused - taken)]


def _is_wide(guard: Guard) -> bool:
    """Whether what is made for the outcome of a guard serves the other one, too: it only is not what is best there."""
    function, _, outcome = guard
    return function is is_below or (function, outcome) in ((operator.eq, False), (operator.ne, True))


def _computes_alike(instances: Instances, sizes: Sequence[int], expected: Program) -> bool:
    """Whether the instance for sizes computes the same as the program that is traced for them."""
    draw = np.random.default_rng(0)
    arrays = [
        draw.normal(size=x.shape).astype(x.dtype) if x.dtype.kind == "f" else np.zeros(x.shape, x.dtype)
        for x in expected.inputs
    ]
    found = own_failure(lambda: interpret(instances.at(sizes), *arrays))
    return not isinstance(found, Exception) and all(
        x.shape == y.shape and np.allclose(x, y, rtol=1e-3, atol=1e-4, equal_nan=True)
        for x, y in zip(found, interpret(expected, *arrays), strict=True)
    )
