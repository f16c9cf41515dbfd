"""Random programs: interpreter, reference interpreter, all targets, with each pass left out, agree."""

from __future__ import annotations

import random
import warnings
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import count, islice
from typing import Any

import numpy as np
import pytest

from tests.fuzz import drawing, structures
from tests.fuzz.programs import Program
from tests.fuzz.structures import NAMESPACE
from tests.fuzz.ways import Array, Leaves, Model, Nodes, _close, array, shaken
from tests.fuzz.written_out import Structured
from typedtensor import Const, GradientError, plain
from typedtensor.ad.symbolic import gradients_found
from typedtensor.ir import Branch, LinearAlgebra, Loop, Repeat, Tree, Value, interpret, verify
from typedtensor.ir.reference import compute
from typedtensor.lowering.expressions import lower
from typedtensor.lowering.unplannable import Unplannable
from typedtensor.passes.pipeline import PASSES
from typedtensor.targets import Target
from typedtensor.targets.native.target import NativeTarget
from typedtensor.targets.numpy.target import NumPyTarget
from typedtensor.targets.xla import XlaTarget

TOLERANCE = 1e-12
"""Beyond which results differ, as a part of the largest of them; more where rounding in the data counts more."""

Drawn = tuple[Model, Leaves]


def operations(seed: int) -> Drawn | None:
    """A program of any operations, in double precision."""
    return _exact(drawing.draw(random.Random(seed)))


def windows(seed: int) -> Drawn | None:
    """A program most of whose operations have windows, in double precision."""
    return _exact(drawing.draw_windows(random.Random(seed)))


def _exact(program: Program | None) -> Drawn | None:
    if program is None:
        return None
    leaves = {
        name: (sort, value.tensor_type(value.numpy().astype(float)) if value.kind == "real" else value)
        for name, (sort, value) in program.values.items()
    }
    return program.compiled(), leaves


def regions(seed: int) -> Drawn:
    """A program of loops, trees and calls in each other."""
    made = structures.draw(random.Random(seed))
    program = eval(f"lambda k, xs, ys, p, q, w: ({made.tree},)", dict(NAMESPACE))
    return partial(program, Structured()), structures.leaves(made.lengths, made.sorts, made.seed)


class Case:
    """A loss and its gradients as an array program, with its data and what the interpreter gives.

    Raises:
        Unplannable: when there is no such program.
        GradientError: when there are no gradients.
    """

    def __init__(self, model: Model, leaves: Leaves) -> None:
        run: Any = plain(model)
        tensors = run(*(value for _, value in leaves.values()))
        nodes = Nodes(model, leaves)
        nodes.weigh([array(x).shape for x in tensors])
        if nodes.loss is None or not nodes.wanted:
            raise GradientError("nothing depends on what is real")
        self._names = [name for name, x in nodes.leaves.items() if not isinstance(x, Const)]
        self.arrays = self._data(leaves)
        by_leaf = {nodes.leaves[name]: x for name, x in zip(self._names, self.arrays, strict=True)}
        found = gradients_found(nodes.loss, list(nodes.wanted.values()))
        present = [x for x in nodes.wanted.values() if x in found]
        self.program = verify(lower((nodes.loss, *(found[x] for x in present)), by_leaf))
        loss, *gradients = nodes.run(leaves, plan=False)
        by_wanted = dict(zip(nodes.wanted.values(), gradients, strict=True))
        self.expected = [loss, *(by_wanted[x] for x in present)]
        self._leaves = leaves

    def _data(self, leaves: Leaves) -> list[Array]:
        return [np.asarray(leaves[name][1].numpy()) for name in self._names]

    def _noise(self, number: int) -> list[Array]:
        """What rounding does to the results: in the data, in single precision, and in matrices, which may be nearly
        singular."""
        rng = np.random.default_rng(number)
        known: dict[Value, Any] = dict(zip(self.program.inputs, self._data(shaken(self._leaves, number)), strict=True))
        for value in self.program.order():
            if value in known:
                continue
            operands: list[Any] = [known[x] if isinstance(x, Value) else x for x in value.operands]
            is_matrix = isinstance(value.primitive, LinearAlgebra)
            for n, x in enumerate(operands):
                if is_matrix or getattr(x, "dtype", None) == np.float32:
                    operands[n] = (x + x * rng.uniform(-4, 4, x.shape) * np.finfo(x.dtype).eps).astype(x.dtype)
            known[value] = compute(value, operands)
        return [known[x] for x in self.program.outputs]

    def check(self, what: str, found: Sequence[Array]) -> None:
        """Raise when results are not those of the interpreter."""
        _close(TOLERANCE, what, found, self.expected, self._noise)


def cases(kind: Any, first: int) -> Iterator[tuple[int, Case]]:
    """The programs that are drawn from a seed on, those whose results are finite."""
    for seed in count(first):
        drawn = kind(seed)
        if drawn is None:
            continue
        with np.errstate(all="ignore"), warnings.catch_warnings():
            warnings.simplefilter("ignore")
            try:
                case = Case(*drawn)
            except (Unplannable, GradientError):
                continue
            if all(np.isfinite(x).all() for x in case.expected):
                yield seed, case


def ways() -> dict[str, Target]:
    """The targets of this processor with all passes, without each, and without any."""
    left_out = {"all passes": (), **{f"without {name}": (name,) for name in PASSES}, "no passes": tuple(PASSES)}
    targets = NumPyTarget(), NativeTarget()
    return {f"{x.name}, {said}": x.leaving_out(names) for x in targets for said, names in left_out.items()}


def check(kind: Any, first: int, number: int, targets: dict[str, Target]) -> None:
    """Check so many programs from a seed on."""
    for seed, case in islice(cases(kind, first), number):
        case.check(f"{kind.__name__} {seed}, reference", interpret(case.program, *case.arrays))
        for name, target in targets.items():
            case.check(f"{kind.__name__} {seed}, {name}", target(case.program, *case.arrays))


KINDS = [operations, windows, regions]
NAMES = [kind.__name__ for kind in KINDS]
each_kind = pytest.mark.parametrize("kind", KINDS, ids=NAMES)


@pytest.mark.parametrize(("kind", "number"), [(operations, 2), (windows, 1), (regions, 2)], ids=NAMES)
def test_targets_agree_on_some_programs(kind: Any, number: int) -> None:
    check(kind, 0, number, ways())


def test_windows_of_one_element_without_channels() -> None:
    """Depthwise convolutions of no channels have no groups."""
    check(windows, 64, 1, ways())


def test_regions_are_drawn() -> None:
    primitives = {type(x.primitive) for _, case in islice(cases(regions, 0), 20) for x in case.program.order()}
    assert {Branch, Loop, Repeat, Tree} <= primitives


@pytest.mark.parametrize(("kind", "number"), [(operations, 1), (windows, 1), (regions, 1)], ids=NAMES)
def test_xla_agrees_on_a_few_programs(kind: Any, number: int) -> None:
    pytest.importorskip("jax")
    check(kind, 0, number, {"XLA": XlaTarget()})


@pytest.mark.slow
@pytest.mark.interpreted("has no (elements|inner nodes)", always=False)  # values of some bodies, which are compared
@each_kind
def test_targets_agree_on_many_programs(kind: Any) -> None:
    check(kind, 0, 220, ways())


@pytest.mark.slow
@each_kind
def test_xla_agrees_on_many_programs(kind: Any) -> None:
    pytest.importorskip("jax")
    check(kind, 0, 23, {"XLA": XlaTarget()})
