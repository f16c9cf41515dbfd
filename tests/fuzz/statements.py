"""Random statements for the type checker: operands and labels of every sort of type, in every form of expression.

The plugin must not crash or fail on any input. Programs of ``tests/agreement``, drawn from new seeds, test that its
verdicts agree with the run time.
"""

from __future__ import annotations

import contextlib
import io
import random
import tempfile
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path

import typedtensor
from tests.agreement.comparison import Sort
from tests.agreement.runs import agreement, explain, shrink
from tests.agreement.writing import LIBRARY
from tests.fuzz.structures import Tree
from tests.typing.checking import Report, check
from typedtensor import ops
from typedtensor.methods import METHODS
from typedtensor.ops import Labelled, PolyOp

PREAMBLE = """\
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Generic, Literal, Protocol, TypeVar, TypeVarTuple

import typedtensor as tt
from typedtensor import *
from typedtensor.ad import gradient, gradients
from typedtensor.nn import *
from typedtensor.ops import *
from typedtensor.optim import *

class Batch(Axis): ...
class Time(Axis): ...
class Hidden(Axis, size=8): ...
class Out(Axis, size=4): ...
U = TypeVar("U", bound=Axis)
V = TypeVar("V", bound=Axis)
S = TypeVarTuple("S")
X = TypeVar("X", bound=AnyTensor)
class Own(PolyOp1[U], rule="*A U *B -> *A *B"): ...
class Pair(PolyOp2, rule="*A, *A B -> *A"): ...
@ruled("*A U *B -> *A *B")
def reduced(x: Operand, axis: type[U]) -> Operand: return x.sum(axis)
@ruled("*A -> *A")
def same(x: Operand, /) -> Operand: return x
@ruled("*A, *A -> *A")
def keywords(x: Operand, *, y: Operand) -> Operand: return x + y
@ruled("*A -> *A")
def defaulted(x: Operand, y: Operand | None = None, *rest: object, **more: object) -> Operand: return x
class Layer(Module):
    def __init__(self, width: type[U]) -> None: self.weight = Param(Tensor[Hidden, Out]([[0.0]]))
    def __call__(self, x: Expr[Tensor[*S, Hidden]]) -> Expr[Tensor[*S, Out]]: return x @ self.weight
    @ruled("*A -> *A")
    def kept(self, x: Operand) -> Operand: return x
"""

PARAMETERS = tuple(
    line.strip()
    for line in """
    x: Expr[Tensor[Batch, Hidden]]
    y: Expr[Tensor[Hidden, Out]]
    z: Expr[Tensor[()]]
    v: Tensor[Batch]
    i: IntTensor[Batch]
    b: Expr[BoolTensor[Batch, Hidden]]
    un: Expr[Tensor[Batch]] | Expr[Tensor[Hidden]]
    either: Tensor[Batch, Hidden] | Expr[Tensor[Batch, Hidden]]
    opt: Expr[Tensor[Batch]] | None
    a: Any
    any_axes: Expr[Tensor[Batch, Any]]
    bare: Expr[Any]
    open: Expr[Tensor[*tuple[Any, ...]]]
    o: Operand
    t: AnyTensor
    tx: X
    ex: Expr[X]
    gen: Expr[Tensor[*S]]
    lead: Expr[Tensor[*S, Hidden]]
    gu: Expr[Tensor[U, V]]
    label: type[Hidden]
    other: type[Batch] | type[Hidden]
    axis: type[Axis]
    u: type[U]
    sized: Hidden
    un_u: type[U] | None
    labels: Sequence[type[Axis]]
    pair: tuple[type[Batch], type[Hidden]]
    options: dict[str, type[Axis]]
    f: Callable[[Expr[Tensor[Batch, Hidden]]], Expr[Tensor[Batch]]]
    g: Callable[..., Any]
    stage: Linear[Hidden, Out]
    layer: Layer
    op: PolyOp1
    number: float
    whole: int
    flag: bool
    word: str
    lit: Literal[2]
    nothing: None
    several: list[Expr[Tensor[Batch]]]
    both: tuple[Expr[Tensor[Batch]], Expr[Tensor[Hidden]]]
    p: Param[Tensor[Hidden]]
    inp: Input[Tensor[Batch, Hidden]]
    c: Const[Tensor[Batch]]
    klass: type[Tensor[Batch]]
    ob: object
    """.strip().splitlines()
)
"""Operands and labels of every sort of type."""

VALUES = tuple(p.partition(":")[0] for p in PARAMETERS)
LABELS = (
    "Batch", "Hidden", "Time", "Out", "label", "other", "axis", "u", "sized", "un_u", "Hidden(8)", "Hidden(3)",
    "Batch(2)", "Flat[Batch, Hidden]", "Concat[Hidden, Out]", "Valid[Hidden, Out]", "Axis", "a", "None", "x",
    "labels[0]", "pair[1]", "*labels", "*pair", "**options", "Label", "U", "int", '"Hidden"',
    "Batch if flag else Hidden", "type(sized)", "axis=Hidden", "Any",
)  # fmt: skip
"""Arguments in place of labels."""

FUNCTIONS = tuple(name for name, x in vars(ops).items() if isinstance(x, (PolyOp, Labelled)))
METHOD_NAMES = tuple(name for name in METHODS if not name.startswith("__"))
OPERATIONS = tuple(operation.__name__ for operation in LIBRARY)
INFIX = ("+", "-", "*", "/", "**", "@", "<", ">=", "&", "|", ">>", "==", "and", "//")


def expression(rng: random.Random, depth: int) -> Tree:
    """Draw an expression of some form, which need not be meaningful."""
    if depth <= 0:
        return Tree("value", rng.choice(VALUES))

    def one() -> Tree:
        return expression(rng, depth - 1)

    def labels() -> str:
        return ", ".join(rng.choice(LABELS) for _ in range(rng.choice((0, 1, 1, 1, 2, 2, 3))))

    name, method, function = rng.choice(OPERATIONS), rng.choice(METHOD_NAMES), rng.choice(FUNCTIONS)
    forms: tuple[tuple[str, int], ...] = (
        (f"({{}} {rng.choice(INFIX)} {{}})", 2),
        (f"({{}} {rng.choice(INFIX)} {{}})", 2),
        (f"{rng.choice(('-', '~', 'abs', 'not '))}({{}})", 1),
        (f"{{}}.{method}({labels()})", 1),
        (f"{{}}.{method}({{}}, {labels()})", 2),
        (f"{name}({labels()})({{}})", 1),
        (f"{name}({labels()})({{}}, {{}})", 2),
        (f"{name}({labels()})({{}}, {{}}, {{}})", 3),
        (f"{name}({labels()})(*{{}})", 1),
        (f"({{}} >> {name}({labels()}))", 1),
        (f"({name}({labels()}) >> {name}({labels()}))({{}})", 1),
        (f"{function}({{}}, {labels()})", 1),
        (f"{function}({{}}, {{}}, {labels()})", 2),
        (f"{function}(x={{}}, axis={{}})", 2),
        (f"partial({function}, {{}})({labels()})", 1),
        (f"map({function}, {{}})", 1),
        ("({} if flag else {})", 2),
        ("[{} for q in {}]", 2),
        ("(lambda q, r=Hidden: {})({})", 2),
        ("{}.value", 1),
        ("{}.axes", 1),
        ("{}[0]", 1),
        (f"Own({labels()})({{}})", 1),
        ("Pair()({}, {})", 2),
        (f"reduced({{}}, {labels()})", 1),
        ("same({})", 1),
        ("keywords({}, y={})", 2),
        ("defaulted({}, {}, {}, k={})", 4),
        ("layer.kept({})", 1),
        (
            f"{rng.choice(('Tensor', 'IntTensor', 'BoolTensor'))}[{rng.choice(LABELS)}, {rng.choice(LABELS)}]({{}})",
            1,
        ),
        (f"{rng.choice(('Input', 'Param', 'Const'))}({{}})", 1),
        (f"Input(Tensor[{rng.choice(LABELS[:14])}])", 0),
        (f"scan(lambda s, e: ({{}}, {{}}), {{}}, {{}}, {rng.choice(LABELS)})", 4),
        (f"fold(lambda s, e: {{}}, {{}}, {{}}, {rng.choice(LABELS)})", 3),
        (f"map_over(lambda e: {{}}, {{}}, {rng.choice(LABELS)})", 2),
        (f"map_over({function}, {{}}, {rng.choice(LABELS)})", 1),
        (f"batched({{}}, {rng.choice(LABELS)})({{}})", 2),
        ("cond({}, lambda q: {}, lambda q: {}, {})", 4),
        ("while_loop(lambda q: {}, lambda q: {}, {})", 3),
        ("call(lambda q: {})({})", 2),
        ("call({})({})", 2),
        ("checkpoint({})({})", 2),
        ("plain({})({})", 2),
        (
            f"tree_fold(lambda e: {{}}, lambda l, r: {{}}, {{}}, {{}}, {rng.choice(LABELS)}, Time).stack()",
            4,
        ),
        (f"Linear({labels()})({{}})", 1),
        (f"(Linear({labels()}) >> {function} >> Linear({labels()}))({{}})", 1),
        (f"LayerNorm({labels()})({{}})", 1),
        (f"Recurrent(GRUCell({labels()}), {rng.choice(LABELS)})({{}})", 1),
        ("gradient({}, {})", 2),
        ("SGD({}, learning_rate={}).step({})", 3),
        ("given({}.bind({}))", 2),
    )
    form, parts = rng.choice(forms)
    return Tree("value", form, tuple(one() for _ in range(parts)))


def _line(tree: Tree) -> str:
    return f"reveal_type({tree})"


FAULTS_OF_MYPY = ("Invalid type replacement to expand: ",)
"""Crashes of mypy that happen without the plugin, too, where a type that it finds is declared: here for a generic
function with overloads, whose result has axes ``*B``, where ``Expr[Tensor[*tuple[Any, ...]]] | Any`` is expected."""


@dataclass(frozen=True)
class Statements:
    """The statements of a function; their text is a module for mypy."""

    trees: tuple[Tree, ...]

    def __str__(self) -> str:
        parameters = "\n".join(f"    {parameter}," for parameter in PARAMETERS)
        return "\n".join(
            [f"{PREAMBLE}def cases(\n{parameters}\n) -> None:", *(f"    {_line(tree)}" for tree in self.trees)]
        )

    def fault(self) -> str | None:
        """Return a crash of the checker, or the plugin's report of its own failure."""
        for tree in self.trees:
            try:
                compile(_line(tree), "<statement>", "exec")
            except SyntaxError:
                return None
        found = self._checked()
        if not isinstance(found, str):
            failed = [report.text for report in found if "[axes-fault]" in report.text]
            return f"fault: {failed[0]}" if failed else None
        is_known = any(fault in found for fault in FAULTS_OF_MYPY)
        if not is_known and not isinstance(self._checked("--config-file", str(_without_plugin())), str):
            return found
        # mypy itself crashes: check fewer statements, to find other faults.
        half = len(self.trees) // 2
        parts = (self.trees[:half], self.trees[half:]) if half else ()
        return next((fault for part in parts if (fault := Statements(part).fault()) is not None), None)

    def _checked(self, *options: str) -> list[Report] | str:
        """Return mypy's reports, or its crash."""
        path, said = folder() / "statements.py", io.StringIO()
        path.write_text(f"{self}\n")
        cache = folder() / ("cache" if not options else "other_cache")
        try:
            with contextlib.redirect_stderr(said), contextlib.redirect_stdout(said):
                return check({"statements": path}, cache, "--show-traceback", *options)["statements"]
        except KeyboardInterrupt:
            raise
        except BaseException as error:
            last = [line for line in said.getvalue().splitlines() if line.strip()][-2:]
            return f"crash: {type(error).__name__}: {' '.join(last)}"

    def smaller(self) -> Iterable[Statements]:
        if len(self.trees) > 1:
            half = len(self.trees) // 2
            yield replace(self, trees=self.trees[:half])
            yield replace(self, trees=self.trees[half:])
            return
        [tree] = self.trees
        yield from (Statements((other,)) for other in sorted(tree.smaller(), key=lambda tree: tree.size))


@dataclass(frozen=True)
class Programs:
    """Programs of ``tests/agreement`` from a seed, whose two verdicts have to agree."""

    seed: int
    count: int = 150
    shown: str = ""

    def __str__(self) -> str:
        return self.shown

    def fault(self) -> str | None:
        for case, comparison in agreement(self.seed, self.count, folder()):
            if comparison.sort is Sort.DIFFERENT:
                text = explain(shrink(case, folder()), folder())
                object.__setattr__(self, "shown", f"# python -m tests.agreement {case.name}\n{text}")
                return f"different: {comparison.detail}"
        return None

    def smaller(self) -> Iterable[Programs]:
        return ()


_FOLDER: list[tempfile.TemporaryDirectory[str]] = []


def folder() -> Path:
    """Return the folder of mypy's cache for the lifetime of the process."""
    if not _FOLDER:
        _FOLDER.append(tempfile.TemporaryDirectory())
    return Path(_FOLDER[0].name)


def _without_plugin() -> Path:
    """Return settings of mypy without the plugin."""
    path, package = folder() / "mypy.ini", Path(typedtensor.__file__).parents[1]
    path.write_text(f"[mypy]\nmypy_path = {package}\n[mypy-typedtensor.*]\nignore_errors = True\n")
    return path


def statements(rng: random.Random, count: int = 120) -> Statements:
    """Return the statements that Python can parse."""

    def drawn() -> Iterator[Tree]:
        while True:
            tree = expression(rng, rng.choice((1, 1, 2, 2, 3)))
            try:
                compile(_line(tree), "<statement>", "exec")
            except SyntaxError:
                continue
            yield tree

    trees = drawn()
    return Statements(tuple(next(trees) for _ in range(count)))


def draw(rng: random.Random) -> Statements | Programs:
    """Draw statements of any sort, or programs that are also run."""
    return statements(rng) if rng.random() < 0.7 else Programs(rng.randrange(2**31))
