"""Random nested structures: loops, branches, calls, trees and dynamic parts within each other, and written out."""

from __future__ import annotations

import random
import warnings
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import partial
from itertools import count
from typing import Any

import numpy as np

from tests.fuzz.ways import Leaves, Nodes, array, close_enough, described
from tests.fuzz.ways import fault as fault_of_ways
from tests.fuzz.written_out import H, Q, R, Structured, T, U, Unrolled
from typedtensor import Const, Input, Param, Tensor
from typedtensor.ops import relu, sin, tanh
from typedtensor.passes.pipeline import FUSING

PREAMBLE = """\
import numpy as np

from tests.fuzz.structures import *
"""

NAMESPACE: dict[str, Any] = {
    "T": T, "U": U, "Q": Q, "R": R, "H": H, "tanh": tanh, "sin": sin, "relu": relu, "Const": Const,
    "Tensor": Tensor, "np": np,
    "zero": Const(Tensor[()](np.array(0.0))),
}  # fmt: skip
zero = NAMESPACE["zero"]


@dataclass(frozen=True)
class Tree:
    """An expression: its text with placeholders for its parts.

    Attributes:
        kind: the kind of its result: a ``vector``, a sequence of vectors along T or U, or a ``truth``.
    """

    kind: str
    form: str
    parts: tuple[Tree, ...] = ()

    def __str__(self) -> str:
        return self.form.format(*self.parts)

    @property
    def size(self) -> int:
        return 1 + sum(part.size for part in self.parts)

    def smaller(self) -> Iterator[Tree]:
        """Return the expressions with one part less."""
        for part in self.parts:
            yield from (inner for inner in part.all() if inner.kind == self.kind)
        for number, part in enumerate(self.parts):
            for other in part.smaller():
                yield replace(self, parts=(*self.parts[:number], other, *self.parts[number + 1 :]))
        if self.parts and self.kind in SIMPLEST:
            yield Tree(self.kind, SIMPLEST[self.kind])

    def all(self) -> Iterator[Tree]:
        yield self
        for part in self.parts:
            yield from part.all()


SIMPLEST = {"value": "x", "vector": "p", "T": "xs", "U": "ys", "truth": "(p.sum() > 0.0)"}


class Drawer:
    """A source of random expressions; ``names`` are the names in scope, by kind."""

    def __init__(self, rng: random.Random, lengths: dict[str, int]) -> None:
        self.rng, self.lengths, self.numbers = rng, lengths, count()
        # One forest for each axis of elements: the label of its inner nodes has one size.
        self.trees = {over: [self.tree(n, 3) for _ in range(rng.randint(1, 3))] for over, n in lengths.items() if n}

    def vector(self, depth: int, names: tuple[str, ...], body: bool = False) -> Tree:
        rng = self.rng
        if depth <= 0 or rng.random() < 0.1:
            return Tree("vector", rng.choice(names[-3:] if rng.random() < 0.6 else names))
        one = partial(self.vector, depth - 1, names, body)
        draw = rng.random()
        if draw < 0.4:
            form, parts = rng.choice(
                (
                    ("tanh({})", 1), ("sin({})", 1), ("({} * {})", 2), ("(({} + {}) * 0.5)", 2), ("({} - {})", 2),
                    ("tanh({} @ w)", 1), ("{}.softmax(H)", 1), ("({} * {}.sum().expand(H))", 2),
                    ("{}.mean().expand(H)", 1), ("relu({})", 1), ("({} / ({} * {} + 1.5))", 3),
                    ("{}.max().expand(H)", 1),
                )
            )  # fmt: skip
            return Tree("vector", form, tuple(one() for _ in range(parts)))
        return self.structured(depth, names, body)

    def structured(self, depth: int, names: tuple[str, ...], body: bool) -> Tree:
        rng = self.rng
        over = rng.choice("TU")
        c, e, d = (f"{letter}{next(self.numbers)}" for letter in "ced")
        inside, one = partial(self.vector, depth - 1, body=True), partial(self.vector, depth - 1, names, body)
        elements = partial(self.sequence, over, depth - 1, names, body)
        back = rng.choice(("", ", reverse=True"))
        match rng.randrange(12 if not body else 10):
            case 0 if rng.random() < 0.5:
                form = f"k.fold(lambda {c}, {e}: {{}}, {{}}, {{}}, {over}{back})"
                return Tree("vector", form, (inside(names=(*names, c, e)), one(), elements()))
            case 0:
                after, start = f"{{{{'h': {{}}, 'n': ({c}['n'][0] + 1.0,)}}}}", "{{'n': (zero,), 'h': {}}}"
                form = f"k.fold(lambda {c}, {e}: {after}, {start}, {{}}, {over}{back})['h']"
                return Tree("vector", form, (inside(names=(*names, f"{c}['h']", e)), one(), elements()))
            case 1 | 2:
                which = rng.choice(("[0]", f"[1].sum({over})"))
                form = f"k.scan(lambda {c}, {e}: ({{}}, {{}}), {{}}, {{}}, {over}{back}){which}"
                more = (*names, c, e)
                return Tree("vector", form, (inside(names=more), inside(names=more), one(), elements()))
            case 3:
                form = f"k.map_over(lambda {e}: {{}}, {{}}, {over}).sum({over})"
                return Tree("vector", form, (inside(names=(*names, e)), elements()))
            case 4:
                form = f"k.batched(lambda {e}: {{}}, {over})({{}}).sum({over})"
                return Tree("vector", form, (inside(names=(*names, e)), elements()))
            case 5 | 6:
                form = f"k.cond({{}}, lambda {c}: {{}}, lambda {c}: {{}}, {{}})"
                more = (*names, c)
                return Tree(
                    "vector", form, (self.truth(depth, names, body), inside(names=more), inside(names=more), one())
                )
            case 7:
                form = (
                    f"k.while_loop(lambda {d}: {d}[1] < {rng.randint(0, 3)}.0, "
                    f"lambda {d}: (tanh({{}}), {d}[1] + 1.0), ({{}}, zero))[0]"
                )
                return Tree("vector", form, (inside(names=(*names, f"{d}[0]")), one()))
            case 8:
                form = f"k.call(lambda {c}, {e}: {{}})({{}}, {{}})"
                return Tree("vector", form, (inside(names=(*names, c, e)), one(), one()))
            case 9 if self.lengths[over]:
                along = {"T": "R", "U": "Q"}[over]
                trees = self.trees[over]
                last = rng.choice((f".stack().sum({along})", f".map(lambda {d}: {{}}).sum({along})"))
                made_of = f"{tuple(trees)}, {over}, {along}, {self.lengths[over]}"
                form = f"k.tree_fold(lambda {e}: {{}}, lambda {c}, {d}: {{}}, {{}}, {made_of}){last}"
                parts = [inside(names=(*names, e)), inside(names=(*names, c, d)), elements()]
                return Tree("vector", form, (*parts, *([inside(names=(*names, d))] if "map" in last else [])))
            case 10:
                form = f"k.choose({{}}, lambda {c}: {{}}, lambda {c}: {{}}, {{}})"
                plain = partial(self.vector, depth - 1, (*names, c), body)
                return Tree("vector", form, (self.truth(depth, names, body), plain(), plain(), one()))
            case 11:
                form = f"k.checkpoint(lambda {c}: {{}})({{}})"
                return Tree("vector", form, (self.vector(depth - 1, (*names, c), body), one()))
            case _:
                return one()

    def truth(self, depth: int, names: tuple[str, ...], body: bool) -> Tree:
        form = self.rng.choice(("({}.sum() > {}.sum())", "({}.max() < {}.mean())"))
        return Tree("truth", form, tuple(self.vector(depth - 2, names, body) for _ in range(2)))

    def sequence(self, over: str, depth: int, names: tuple[str, ...], body: bool) -> Tree:
        rng, leaf = self.rng, {"T": "xs", "U": "ys"}[over]
        one = partial(self.sequence, over, depth - 1, names, body)
        c, e = (f"{letter}{next(self.numbers)}" for letter in "ce")
        if depth <= 0 or rng.random() < 0.4:
            return Tree(over, leaf)
        inside = partial(self.vector, depth - 1, body=True)
        match rng.randrange(5):
            case 0:
                return Tree(over, "tanh({} * {})", (one(), one()))
            case 1:
                return Tree(over, f"{{}}.expand_like({leaf})", (self.vector(depth - 1, names, body),))
            case 2:
                return Tree(over, f"k.map_over(lambda {e}: {{}}, {{}}, {over})", (inside(names=(*names, e)), one()))
            case _:
                more = (*names, c, e)
                form = f"k.scan(lambda {c}, {e}: ({{}}, {{}}), {{}}, {{}}, {over})[1]"
                parts = (inside(names=more), inside(names=more), self.vector(depth - 1, names, body), one())
                return Tree(over, form, parts)

    def tree(self, leaves: int, depth: int) -> Any:
        if not depth or self.rng.random() < 0.3:
            return self.rng.randrange(leaves)
        return self.tree(leaves, depth - 1), self.tree(leaves, depth - 1)


@dataclass(frozen=True)
class Structure:
    """A nested expression with its data; its text is a script."""

    tree: Tree
    lengths: tuple[int, int]
    sorts: tuple[str, ...]
    seed: int
    without: tuple[str, ...] = ()
    second: bool = True

    def __str__(self) -> str:
        return (
            f"{PREAMBLE}\n\ndef program(k, xs, ys, p, q, w):\n    return ({self.tree},)\n\n\n"
            f"given = leaves({self.lengths}, {self.sorts}, {self.seed})\n"
            f"print(compared(program, given, {self.without}, {self.second}))"
        )

    def fault(self) -> str | None:
        program = eval(f"lambda k, xs, ys, p, q, w: ({self.tree},)", dict(NAMESPACE))
        return compared(program, leaves(self.lengths, self.sorts, self.seed), self.without, self.second)

    def smaller(self) -> Iterable[Structure]:
        yield from (replace(self, tree=tree) for tree in sorted(self.tree.smaller(), key=lambda tree: tree.size))
        if self.second:
            yield replace(self, second=False)
        if self.without:
            yield replace(self, without=())
        for number, length in enumerate(self.lengths):
            if length > 1 and "tree_fold" not in str(self.tree):
                first, second = self.lengths
                yield replace(self, lengths=(first, length - 1) if number else (length - 1, second))


def leaves(lengths: tuple[int, int], sorts: tuple[str, ...], seed: int) -> Leaves:
    """Return two sequences, two vectors and a matrix."""
    types: tuple[Any, ...] = (Tensor[T, H], Tensor[U, H], Tensor[H], Tensor[H], Tensor[H, H])
    shapes = ((lengths[0], 3), (lengths[1], 3), (3,), (3,), (3, 3))
    made = np.random.default_rng(seed)
    return {
        name: ({"Param": Param, "Input": Input, "Const": Const}[sort], of(made.normal(size=shape)))
        for name, sort, of, shape in zip(("xs", "ys", "p", "q", "w"), sorts, types, shapes, strict=True)
    }


def compared(program: Any, leaves: Leaves, without: tuple[str, ...] = (), second: bool = True) -> str | None:
    """Return a difference between a program with structured nodes and the written-out one, or between modes."""
    found = fault_of_ways(partial(program, Structured()), leaves, without, second=second, exact=False)
    if found is not None:
        return found
    try:
        with np.errstate(all="ignore"), warnings.catch_warnings():
            warnings.simplefilter("ignore")
            nodes, written = (
                Nodes(partial(program, Structured()), leaves),
                Nodes(partial(program, Unrolled()), leaves, values=True),
            )
            shapes = [array(x).shape for x in nodes.values(leaves, plan=False)]
            nodes.weigh(shapes)
            written.weigh(shapes)
            one, other = nodes.run(leaves, plan=False), written.run(leaves, plan=False)
            if (why := close_enough("structured, against written out", one, other)) is None and second:
                one, other = nodes.seconds(leaves, plan=False), written.seconds(leaves, plan=False)
                why = close_enough("second gradients, structured, against written out", one, other)
            return why
    except Exception as error:
        return described(error)


def draw(rng: random.Random) -> Structure:
    """Draw a nested expression."""
    lengths = rng.choice((0, 1, 2, 3, 4)), rng.choice((1, 2, 3))
    tree = Drawer(rng, {"T": lengths[0], "U": lengths[1]}).structured(rng.choice((2, 3, 3, 4)), ("p", "q"), body=False)
    sorts = tuple(rng.choice(("Param", "Param", "Input", "Const")) for _ in range(4))
    without = tuple(name for name in FUSING if rng.random() < 0.3) if rng.random() < 0.3 else ()
    second = rng.random() < 0.5 and "choose" not in str(tree)  # values decide, so there is no expression of gradients
    return Structure(tree, lengths, (*sorts, "Param"), rng.randrange(1000), without, second)
