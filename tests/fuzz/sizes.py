"""Random expressions, each computed for several sizes of its labels in one process, as plans for other sizes are made
from one program whose sizes are symbolic."""

from __future__ import annotations

import random
import warnings
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import numpy as np

from tests.agreement import world
from tests.fuzz import drawing, programs, structures
from tests.fuzz.programs import Program
from tests.fuzz.structures import NAMESPACE, Structure
from tests.fuzz.ways import Array, Different, Leaves, Nodes, _close, described, everything_planned, shaken
from tests.fuzz.written_out import Structured, T, U
from typedtensor import Expr, Input, TypedTensorError
from typedtensor.core.axes import declared_size
from typedtensor.ops import as_real, sin
from typedtensor.passes.pipeline import FUSING
from typedtensor.runtime.cache import PLANS

PREAMBLE = f"""\
{programs.PREAMBLE}
from tests.fuzz.programs import Leaf, Program, Statement
from tests.fuzz.sizes import Resized
from tests.fuzz.structures import Structure
from tests.fuzz.structures import Tree
"""

LABELS: dict[str, Any] = {label.__name__: label for label in (*world.OPEN, T, U)}


class Computed(Nodes):
    """A program of inputs, with a loss for all sizes."""

    def __init__(self, program: Any, leaves: Leaves) -> None:
        super().__init__(program, leaves)
        for number, x in enumerate(x for x in self.results if isinstance(x, Expr)):
            real: Any = x if x.tensor_type.kind == "real" else as_real(x)
            part = (real + sin(real) * (0.5 + number)).sum()
            self.loss = part if self.loss is None else self.loss + part


@dataclass(frozen=True)
class Resized:
    """An expression with the sizes of its labels in each computation; its text is a script.

    Attributes:
        case: the expression.
        sizes: the sizes, by name of label.
        seed: of the data.
    """

    case: Program | Structure
    sizes: tuple[Mapping[str, int], ...]
    seed: int

    def __str__(self) -> str:
        text = "\n".join(f"# {line}".rstrip() for line in str(self.case).splitlines())
        return f"{text}\n{PREAMBLE}\nprint({self!r}.fault())"

    def fault(self) -> str | None:
        PLANS.clear()
        try:
            with everything_planned(), np.errstate(all="ignore"), warnings.catch_warnings():
                warnings.simplefilter("ignore")
                self._compare()
        except Different as error:
            return f"different: {error}"
        except Exception as error:
            return described(error)
        return None

    def _compare(self) -> None:
        like = self._like()
        try:
            computed = Computed(self._function(), like)
        except TypedTensorError:
            return
        if computed.loss is None or not computed.wanted:
            return
        for number, sizes in enumerate(self.sizes):
            data = np.random.default_rng(self.seed + number)
            try:
                leaves = {name: (Input, _value(value, sizes, data)) for name, (_, value) in like.items()}
                expected = computed.run(leaves, plan=False)
            except (TypedTensorError, IndexError, ValueError):  # operations of other sizes
                continue
            tolerance = computed.coarsest(leaves)
            for _ in range(2):
                found = computed.run(leaves, without=self.case.without)
                _close(tolerance, f"planned, sizes {sizes}", found, expected, partial(_noise, computed, leaves))

    def _like(self) -> Leaves:
        case = self.case
        leaves = case.values if isinstance(case, Program) else structures.leaves(case.lengths, case.sorts, 0)
        return {name: (Input, value) for name, (_, value) in leaves.items()}

    def _function(self) -> Any:
        if isinstance(self.case, Program):
            return self.case.compiled()
        return partial(eval(f"lambda k, xs, ys, p, q, w: ({self.case.tree},)", dict(NAMESPACE)), Structured())

    def smaller(self) -> Iterable[Resized]:
        for number in range(len(self.sizes) if len(self.sizes) > 1 else 0):
            yield replace(self, sizes=(*self.sizes[:number], *self.sizes[number + 1 :]))
        yield from (replace(self, case=case) for case in self.case.smaller())


def _noise(computed: Computed, leaves: Leaves, number: int) -> list[Array]:
    """What rounding in the data does to the results."""
    return computed.run(shaken(leaves, number), plan=False)


def _value(like: Any, sizes: Mapping[str, int], data: np.random.Generator) -> Any:
    """Data of a type for sizes."""
    by_label = {LABELS[name]: size for name, size in sizes.items()}
    found_sizes = [declared_size(axis, by_label) for axis in like.axes]
    shape = [size if now is None else now for now, size in zip(found_sizes, like.shape, strict=True)]
    if like.kind == "real":
        found: Array = data.normal(size=shape)
    else:
        found = data.integers(0, 2, shape)
    return like.tensor_type(np.asarray(found, like.dtype))


def draw(rng: random.Random) -> Resized | None:
    """Draw an expression, and sizes that are mostly long and rarely repeated."""
    case: Program | Structure | None
    if rng.random() < 0.5:
        case = drawing.draw(rng)
        labels: Sequence[Any] = world.OPEN
        sizes = [rng.choice((2, 3, 4, 5, 7, 9, 17)) for _ in range(3)]
    else:
        drawer = structures.Drawer(rng, {"T": 0, "U": 0})  # without trees, whose numbers are those of some length
        tree = drawer.structured(rng.choice((2, 3)), ("p", "q"), body=False)
        without = tuple(name for name in FUSING if rng.random() < 0.3) if rng.random() < 0.3 else ()
        case = Structure(tree, (3, 2), ("Input",) * 5, 0, without, False)
        labels, sizes = (T, U), [rng.choice((2, 3, 4, 5, 9, 17, 33)) for _ in range(4)]
    if case is None:
        return None
    met = tuple({label.__name__: rng.choice(sizes) for label in labels} for _ in range(rng.choice((4, 5, 6))))
    return Resized(case, met, rng.randrange(1000))
