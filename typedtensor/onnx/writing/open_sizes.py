"""Programs whose open sizes stay symbolic: a number that depends on an open size carries its formula."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np

from typedtensor.ad.graph import Node
from typedtensor.core.axes import Label, declared_size, label_name
from typedtensor.core.expr import Expr, Input
from typedtensor.core.scope import CURRENT, Setting
from typedtensor.core.variables import Variable
from typedtensor.errors import OnnxError, SizeError
from typedtensor.ir import Program, SymbolicInt, fingerprint, plain
from typedtensor.lowering.expressions import Lowering, lowered
from typedtensor.lowering.unplannable import Unplannable
from typedtensor.specialization.size_templates import Shaped, Sizes
from typedtensor.specialization.templates import Instances

SAMPLES = (24, 36, 60, 84, 132, 156, 204, 228)
"""Sizes for which programs are traced: large enough for windows, and with many divisors."""

SHIFT = 60
"""The factor between these sizes and those of the program that is traced for comparison."""


class OpenProgram(NamedTuple):
    """A program with open sizes.

    Attributes:
        program: the program.
        lowering: the record of its lowering.
        labels: the labels of open sizes, in order.
    """

    program: Program
    lowering: Lowering
    labels: Sequence[Label]


def traced(
    roots: Sequence[Expr[Any]],
    inputs: Sequence[Input[Any]],
    dtypes: Sequence[np.dtype[Any]],
    variables: Sequence[Variable[Any]],
    given: Mapping[Label, int],
) -> OpenProgram:
    """Trace the program of expressions for any sizes of labels without a declared or given size.

    Args:
        roots: the expressions.
        inputs: the first inputs of the program.
        dtypes: the dtype of each input.
        variables: the further inputs of the program.
        given: sizes of labels.

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
        arrays: list[Any] = [Shaped(*each) for each in zip(shapes, dtypes, strict=True)]
        arrays += [x.value.numpy() for x in variables]
        with Setting({CURRENT: Sizes({**fixed, **sizes})}, None):
            return lowered(roots, dict(zip(leaves, arrays, strict=True)))

    program, lowering = at(_symbolic(labels, labels))
    if labels and not _varies(at, labels, labels, program):
        bad = [label for label in labels if not _varies(at, labels, [label], at(_symbolic(labels, [label]))[0])]
        names = ", ".join(f"{label_name(x)}: 16" for x in bad or labels)
        raise OnnxError(
            f"the computation depends on the sizes of {', '.join(map(label_name, bad or labels))}, so they cannot "
            f"stay open in the file: give them, as in sizes={{{names}}}"
        )
    return OpenProgram(program, lowering, labels)


def _samples(labels: Sequence[Label], shift: int) -> dict[Label, int]:
    return {label: SAMPLES[n % len(SAMPLES)] * (1 + n // len(SAMPLES)) + shift for n, label in enumerate(labels)}


def _symbolic(labels: Sequence[Label], open_labels: Sequence[Label], shift: int = 0) -> dict[Label, int]:
    samples = _samples(labels, 0) | {x: n for x, n in _samples(labels, shift).items() if x in open_labels}
    places = {label: n for n, label in enumerate(labels)}
    return {x: SymbolicInt.named(n, places[x]) if x in open_labels else n for x, n in samples.items()}


def _varies(at: Any, labels: Sequence[Label], open_labels: Sequence[Label], program: Program) -> bool:
    """Whether the program that is derived for other sizes equals the program that is traced for them."""
    sizes = _symbolic(labels, open_labels, SHIFT)
    try:
        found = Instances(program).at([plain(sizes[x]) for x in labels])
        return fingerprint(found) == fingerprint(at(sizes)[0])
    except (Unplannable, SizeError, ValueError, AssertionError):
        return False
