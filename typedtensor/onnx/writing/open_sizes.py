"""Programs whose open sizes stay symbolic: a number that depends on an open size carries its formula."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

import numpy as np

from typedtensor.ad.graph import Node
from typedtensor.core.axes import Label, declared_size, label_name
from typedtensor.core.expr import Expr, Input
from typedtensor.core.scope import CURRENT, Setting
from typedtensor.core.variables import Variable
from typedtensor.errors import OnnxError, SizeError
from typedtensor.ir import Guards, Program, ShapeDtype, SymbolicInt, guarding, interpret
from typedtensor.lowering.expressions import Lowering, lowered
from typedtensor.lowering.failures import own_failure
from typedtensor.runtime.templates import Sizes
from typedtensor.targets.instances import Instances

SAMPLES = (24, 36, 60, 84, 132, 156, 204, 228)
"""Sizes for which programs are traced: large enough for windows, and with many divisors."""

FEWER = 4
"""The divisor of sizes for a comparison of values, where it has the same outcome."""

TRIED = (*range(1, 67), 100, 127, 128, 1000, 1023)
"""Further sizes of each label. At each other outcome of the guards among them, the program must compute the same."""


class OpenProgram:
    """A program with open sizes.

    Attributes:
        program: the program.
        lowering: the record of its lowering.
        labels: the labels of open sizes, in order.
    """

    def __init__(
        self, trace: Callable[[Mapping[Label, int]], tuple[Program, Lowering]], labels: Sequence[Label]
    ) -> None:
        self.labels, self._trace = labels, trace
        self._samples = {x: SAMPLES[n % len(SAMPLES)] * (1 + n // len(SAMPLES)) for n, x in enumerate(labels)}
        symbolic = {x: SymbolicInt.named(n, place) for place, (x, n) in enumerate(self._samples.items())}
        with guarding() as guards:
            self.program, self.lowering = trace(symbolic)
        instances = Instances(self.program, least=0)
        self._require(guards, lambda sizes, expected: _computes_alike(instances, sizes, expected))

    def require(self, guards: Guards) -> None:
        """Check what a file of the program fixes about sizes.

        Raises:
            OnnxError: when sizes from 2 that the expressions take have other outcomes.
        """
        self._require(guards, lambda sizes, expected: min(sizes) < 2)

    def _require(self, guards: Guards, serves: Callable[[Sequence[int], Program], bool]) -> None:
        """Check that other outcomes of guards are of no consequence, or of sizes that the expressions refuse."""
        bad = []
        for label in self.labels:
            seen = [guards.outcomes([*self._samples.values()])]
            for n in TRIED:
                sizes = {**self._samples, label: n}
                outcomes = guards.outcomes([*sizes.values()])
                if outcomes in seen:
                    continue
                seen.append(outcomes)
                less = {x: size // FEWER for x, size in self._samples.items()}
                fewer = [{**less, label: each} for each in (max(n // FEWER, 1), n)]
                sizes = next((x for x in fewer if guards.outcomes([*x.values()]) == outcomes), sizes)
                expected = own_failure(partial(self._trace, sizes))
                if not isinstance(expected, Exception) and not serves([*sizes.values()], expected[0]):
                    bad.append(label)
                    break
        if bad:
            names = ", ".join(f"{label_name(x)}: 16" for x in bad)
            raise OnnxError(
                f"the computation depends on the sizes of {', '.join(map(label_name, bad))}, so they cannot "
                f"stay open in the file: give them, as in sizes={{{names}}}"
            )


def traced(
    roots: Sequence[Expr[Any]],
    inputs: Sequence[Input[Any]],
    dtypes: Sequence[np.dtype[Any]],
    variables: Sequence[Variable[Any]],
    given: Mapping[Label, int],
) -> OpenProgram:
    """Trace the program of expressions for any sizes of labels without a declared or given size.

    Raises:
        OnnxError: when a size has to be given, since the program depends on it.
        Unplannable: when there is no program.
    """
    fixed = dict(given)
    for variable in variables:
        fixed.update(zip(variable.axes, variable.value.shape, strict=True))
    labels: list[Label] = []
    for axis in (axis for x in inputs for axis in x.axes):
        try:
            declared = declared_size(axis, fixed)
        except SizeError as error:
            raise OnnxError(str(error)) from None
        if declared is not None:
            fixed[axis] = declared
        elif axis not in labels:
            labels.append(axis)
    leaves: list[Node] = [*inputs, *variables]

    def at(sizes: Mapping[Label, int]) -> tuple[Program, Lowering]:
        shapes = [tuple([{**fixed, **sizes}[axis] for axis in x.axes]) for x in inputs]
        arrays: list[Any] = [ShapeDtype(*each) for each in zip(shapes, dtypes, strict=True)]
        arrays += [x.value.numpy() for x in variables]
        with Setting({CURRENT: Sizes({**fixed, **sizes})}, None):
            return lowered(roots, dict(zip(leaves, arrays, strict=True)))

    return OpenProgram(at, labels)


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
