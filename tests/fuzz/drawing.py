"""Random programs over all registered operations, with shared and repeated labels and mixed kinds and dtypes."""

from __future__ import annotations

import inspect
import math
import random
import re
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from tests.agreement import world
from tests.agreement.fitting import Application, Fitter
from tests.agreement.types import Type, text
from tests.agreement.writing import LIBRARY
from tests.fuzz.options import option
from tests.fuzz.programs import NAMESPACE, Leaf, Program, Statement
from typedtensor import AnyTensor, TypedTensorError
from typedtensor.core.axes import declared_size
from typedtensor.core.tensor import tensor_type
from typedtensor.ops import PolyOp
from typedtensor.ops.core.verdict import to_atom, to_label
from typedtensor.passes.pipeline import FUSING
from typedtensor.rules import Accepted, Atom, Word
from typedtensor.rules.syntax import AsMany, AxisVar, RunVar, variables

OPERATIONS = LIBRARY
WINDOWS = tuple(
    operation
    for operation in LIBRARY
    if re.search(
        r"\.(windows\.\w+|padding|(adjoint|library)\.slicing|adjoint\.(convolution|pooling\w*|unfolding|interpolation))$",
        operation.__module__,
    )
)
"""Operations with windows along axes, whose results have other sizes than their operands."""
LABELS: tuple[Any, ...] = (*world.OPEN[:4], world.Row, world.Column)
"""The labels: few, so that they occur repeatedly."""
NEW: tuple[Any, ...] = world.OPEN[4:]
"""Labels of axes that only results have; their sizes follow from operations."""

MOST_ELEMENTS = 300
SPECIAL = (math.nan, math.inf, -math.inf, 1e30, -1e30, -0.0, 0.0, 1.0)


class Repeating(Fitter):
    """A source of labels that are repeated more often than in common programs."""

    def fit(self, first: Type | None = None) -> Application | None:
        for _ in range(6):
            made = self._attempt(first)
            if made is not None and isinstance(made.predicted, Accepted):
                return made
        return None

    def _word(self, variable: AxisVar | RunVar, bound: Mapping[AxisVar | RunVar, Word], taken: set[Atom]) -> Word:
        count = 1 if isinstance(variable, AxisVar) else self._count(variable, bound)
        if count is not None and variable not in self._of_operands() and self.rng.random() < 0.7:
            labels = [to_atom(label) for label in NEW]
            return tuple(self.rng.sample(labels, count))
        if count is not None and isinstance(variable, RunVar):
            return tuple(to_atom(label) for label in self.rng.sample(LABELS, count))
        if isinstance(variable, AxisVar):
            if self.rng.random() < 0.3:
                return super()._word(variable, bound, taken)
            labels = [to_atom(label) for label in LABELS]
            again = taken and self.rng.random() < 0.2
            return (self.rng.choice(sorted(taken, key=text)) if again else self.rng.choice(labels),)
        word = super()._word(variable, bound, taken)
        if word and self.rng.random() < 0.15:
            word = (*word, self.rng.choice(word))
        return word

    def _of_operands(self) -> set[AxisVar | RunVar]:
        return {v for term in self.rule.operands for item in term.items for v in variables(item)}

    def _count(self, run: RunVar, bound: Mapping[AxisVar | RunVar, Word]) -> int | None:
        """Return the number of labels of a run of spatial axes, equal to that of other runs; None for any other run."""
        counted = [c for c in self.rule.conditions if isinstance(c, AsMany)]
        spatial = {v.name for c in counted for v in (*c.runs, *c.items) if isinstance(v, RunVar)}
        if run.name not in spatial:
            return None
        known = [len(bound[RunVar(name)]) for name in sorted(spatial) if RunVar(name) in bound]
        count = known[0] if known else self.rng.choice((1, 1, 2, 2, 3))
        return count if count <= len(NEW) else None


class Drawing:
    """A program under construction: each statement is first executed on tensors, and kept if it is accepted."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.sizes = {label: rng.choices(range(5), (2, 5, 6, 6, 4))[0] for label in world.OPEN}
        self.dtypes = rng.choice((("float64",), ("float64",), ("float32",), ("float64", "float32")))
        self.special = rng.random() < 0.15
        self.data = np.random.default_rng(rng.randrange(2**32))
        self.leaves: list[Leaf] = []
        self.statements: list[Statement] = []
        self.values: dict[str, AnyTensor] = {}
        self.failed = False
        self.new = set(NEW)

    def size(self, atom: Atom) -> int:
        found = declared_size(to_label(atom), self.sizes)
        return found if found is not None else 0

    def apply(self, operation: type[PolyOp]) -> bool:
        """Apply an operation, if operands that it accepts are found."""
        fitter = Repeating(self.rng, operation.parsed_rule, operation.parameters, operation.names)
        known = [name for name, value in self.values.items() if isinstance(value._array, np.ndarray)]
        first = self.rng.choice(known) if known and self.rng.random() < 0.8 else None
        made = None
        if first is not None:
            value = self.values[first]
            made = fitter.fit(Type(value.kind, tuple(map(to_atom, value.axes))))
        if made is None:
            first, made = None, fitter.fit()
        if made is None:
            return False
        kept = len(self.leaves)
        try:
            constructor = self.constructor(operation, made)
            names = [
                first if first is not None and n == 0 else self.operand(of, made) for n, of in enumerate(made.types)
            ]
            if all(name[0] in "-0123456789TF" for name in names):
                raise TypedTensorError
            statement = Statement(f"x{len(self.statements)}", constructor, tuple(names))
            value = self.carried_out(statement)
        except Exception as error:
            if not refuses(operation, error):  # a fault, which the program will reveal
                self.statements.append(statement)
                self.failed = True
                return True
            for leaf in self.leaves[kept:]:
                del self.values[leaf.name]
            del self.leaves[kept:]
            return False
        self.statements.append(statement)
        self.values[statement.name] = value
        self.new -= self.mentioned(statement.operation)
        return True

    def mentioned(self, *texts: str) -> set[Any]:
        """Return the labels in results' types, including those within derived labels."""
        return {label for label in NEW if any(re.search(rf"\b{label.__name__}\b", text) for text in texts)}

    def carried_out(self, statement: Statement) -> AnyTensor:
        with np.errstate(all="ignore"):
            value = eval(f"{statement.operation}({', '.join(statement.operands)})", dict(NAMESPACE), dict(self.values))
        if not isinstance(value, AnyTensor) or math.prod(value.shape) > MOST_ELEMENTS:
            raise TypedTensorError
        if statement.operation == "ToInt()" and (np.abs(value.numpy().astype(float)) > 2**31).any():
            raise TypedTensorError  # of numbers that integers do not reach, each machine makes other ones
        new = self.new - self.mentioned(*(str(x.tensor_type) for x in self.values.values()))
        self.sizes.update((label, n) for label, n in zip(value.axes, value.shape, strict=True) if label in new)
        if any(declared_size(label, self.sizes) != size for label, size in zip(value.axes, value.shape, strict=True)):
            raise TypedTensorError  # one label has one size in a computation
        return value

    def operand(self, of: Type, made: Application) -> str:
        """Return a value of a type: an existing one, a number, or a new leaf."""
        labels = tuple(map(to_label, of.word))
        wanted = tensor_type(of.kind, labels)
        there = [name for name, value in self.values.items() if value.tensor_type is wanted]
        if there and self.rng.random() < 0.6:
            return self.rng.choice(there)
        if not of.word and self.rng.random() < 0.4:
            return self.rng.choice({"real": ["1.5", "-2.0", "0.0"], "int": ["2", "0"], "bool": ["True"]}[of.kind])
        shape = tuple(map(self.size, of.word))
        if math.prod(shape) > MOST_ELEMENTS:
            raise TypedTensorError
        sort = self.rng.choice(("Param", "Param", "Input", "Const") if of.kind == "real" else ("Input", "Const"))
        leaf = Leaf(f"a{len(self.leaves)}", sort, wanted(self.elements(of.kind, shape, made)))
        self.leaves.append(leaf)
        self.values[leaf.name] = leaf.value
        return leaf.name

    def elements(self, kind: str, shape: tuple[int, ...], made: Application) -> Any:
        if kind == "bool":
            return self.data.random(shape) < 0.5
        if kind == "int":
            axes = [self.size(a) for t in made.types for a in t.word] + [
                self.size(*w) for w in made.arguments.values() if len(w) == 1
            ]
            below = max(1, min([n for n in axes if n], default=3)) if self.rng.random() < 0.7 else 3
            return self.data.integers(0, below, shape).astype(self.rng.choice((np.int64, np.int64, np.int32)))
        found = self.data.normal(size=shape)
        draw = self.rng.random()
        if draw < 0.15:
            found = np.exp(found)
        elif draw < 0.25:
            found = np.round(found)  # includes equal elements and zeros
        if self.special and self.rng.random() < 0.6:
            found = np.where(self.data.random(shape) < 0.3, self.data.choice(SPECIAL, shape), found)
        return np.asarray(found, self.rng.choice(self.dtypes))

    def constructor(self, operation: type[PolyOp], made: Application) -> str:
        """Return the operation's constructor call with labels and options."""
        declared = list(inspect.signature(operation.__init__).parameters.values())[1:]
        if any(p.kind is p.VAR_POSITIONAL for p in declared):
            labels = [text(atom) for word in made.arguments.values() for atom in word]
            options = [p for p in declared if p.kind is p.KEYWORD_ONLY and self.rng.random() < 0.5]
            how = [f"{p.name}={option(self.rng, p, [], len(labels))}" for p in options]
            return f"{operation.__name__}({', '.join([*labels, *how])})"
        arguments: list[str] = []
        for parameter in declared[: len(operation.parameters)]:
            [atom] = made.arguments[operation.parameters[len(arguments)]]
            sized = "|" in str(parameter.annotation) and (
                declared_size(to_label(atom)) is None or self.rng.random() < 0.3
            )
            arguments.append(f"{text(atom)}({self.size(atom)})" if sized and to_atom(to_label(atom)) else text(atom))
        sizes = [self.size(*w) for w in made.arguments.values()]
        for parameter in declared[len(operation.parameters) :]:
            needed = parameter.default is parameter.empty
            if needed or self.rng.random() < 0.5:
                arguments.append(f"{_keyword(parameter)}{option(self.rng, parameter, sizes)}")
            elif parameter.kind is not parameter.KEYWORD_ONLY:
                arguments.append(f"{_keyword(parameter)}{parameter.default!r}")
        return f"{operation.__name__}({', '.join(arguments)})"


def refuses(operation: type[PolyOp], error: Exception) -> bool:
    """Whether an error is a refusal of operands.

    Indices may be out of range. Gradient operations, with the sizes of the forward pass, leave the check to NumPy.
    """
    by_numpy = isinstance(error, ValueError) and re.match(r"(SplitLike|TakePart|PlacePart)$", operation.__name__)
    out_of_range = isinstance(error, IndexError) and operation not in WINDOWS
    return isinstance(error, TypedTensorError) or out_of_range or bool(by_numpy)


def _keyword(parameter: inspect.Parameter) -> str:
    return "" if parameter.kind is parameter.POSITIONAL_ONLY else f"{parameter.name}="


def draw(rng: random.Random) -> Program | None:
    """Draw a program of a few statements."""
    return drawn(rng, Drawing(rng), OPERATIONS)


def draw_windows(rng: random.Random) -> Program | None:
    """Draw a program with mostly windows, slices and padding, over longer axes."""
    drawing = Drawing(rng)
    drawing.sizes = {label: rng.choices(range(7), (1, 3, 3, 4, 4, 4, 3))[0] for label in world.OPEN}
    return drawn(rng, drawing, WINDOWS, WINDOWS, OPERATIONS)


def drawn(rng: random.Random, drawing: Drawing, *operations: Sequence[type[PolyOp]]) -> Program | None:
    """Draw a program of a few statements, each with an operation from one of the sequences."""
    for _ in range(rng.choice((1, 2, 3, 4, 6, 8))):
        for _ in range(0 if drawing.failed else 20):
            if drawing.apply(rng.choice(rng.choice(operations))):
                break
    if not drawing.statements:
        return None
    used = {name for statement in drawing.statements for name in statement.operands}
    results = [s.name for s in drawing.statements if s.name not in used or rng.random() < 0.15]
    without = tuple(name for name in FUSING if rng.random() < 0.3) if rng.random() < 0.4 else ()
    program = Program(tuple(drawing.leaves), tuple(drawing.statements), tuple(results), without, rng.random() < 0.2)
    return program.needed() if drawing.leaves else None
