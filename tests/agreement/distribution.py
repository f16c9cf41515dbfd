"""Statements with unions, and the same statements with each member: their reports should agree."""

from __future__ import annotations

import inspect
import itertools
import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import get_overloads

from tests.agreement.fitting import Application, Fitter
from tests.agreement.types import Type, random_label, text
from tests.agreement.writing import LIBRARY, takes_labels_alone, written
from tests.typing.checking import Report
from typedtensor import nn
from typedtensor.core.operand import Operand
from typedtensor.methods import METHODS
from typedtensor.ops import PolyOp
from typedtensor.rules import Rigid

_VARIABLES = sorted({name for operation in LIBRARY for name in operation.parameters if not name.startswith("*")})

PREAMBLE = (
    "# mypy: enable-error-code=axes-unknown",
    "import functools",
    "from typing import Any, TypeVar, reveal_type",
    "from typedtensor import *",
    "from typedtensor import nn",
    "from typedtensor.ops import *",
    "from tests.agreement.world import *",
    *(f'{name} = TypeVar("{name}", bound=Axis)' for name in _VARIABLES),
)

_SIZE = "is declared with size"
"""The text of all messages about a result whose size differs from its label's."""

Choices = Mapping[str, Sequence[str]]
"""The possible types of each name of a statement."""


@dataclass
class Group:
    """The variants of one statement.

    Attributes:
        parts: the lines of the statement for each combination of types.
        wholes: the lines where names have unions.
        bounded: the lines where names have type variables bounded by unions. For an operator with two operands that
            do not fit mypy reports the message of the reflected operator.
        open: the lines where a name is ``Any``, which have no counterpart to compare with.
        layers: the lines of layers, which mypy types by their declarations.
        replaced: other names of the operation in the reports of a line.
        otherwise: whether the parts are written in another form. Some operations also check the size of their result
            when they are made or applied, and functions with their rules do not, so sizes are not compared.
    """

    parts: list[int] = field(default_factory=list)
    wholes: list[int] = field(default_factory=list)
    bounded: list[int] = field(default_factory=list)
    open: list[int] = field(default_factory=list)
    layers: list[int] = field(default_factory=list)
    replaced: dict[int, tuple[str, str]] = field(default_factory=dict)
    otherwise: bool = False


class Program:
    """Statements in separate functions."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.lines = list(PREAMBLE)
        self.groups: list[Group] = []

    def __str__(self) -> str:
        return "\n".join([*self.lines, ""])

    def statement(self, expression: str, types: Mapping[str, str]) -> int:
        """Add a statement; return the number of its line, from 1."""
        declared = ", ".join(f"{name}: {of}" for name, of in types.items())
        self.lines += [f"def f{len(self.lines)}({declared}) -> None:", f"    reveal_type({expression})"]
        return len(self.lines)

    def bounded(self, of: str) -> str:
        """Return a type variable with a bound."""
        name = f"B{len(self.lines)}"
        self.lines.append(f'{name} = TypeVar("{name}", bound={of})')
        return name


def program(seed: int, operations: Sequence[type[PolyOp]] = LIBRARY) -> Program:
    """Return a program with statements of every operation, and of layers."""
    made = Program(random.Random(seed))
    for operation in operations:
        fitter = Fitter(made.rng, operation.parsed_rule, operation.parameters, operation.names)
        application = fitter.fit()
        if application is not None:
            _of_operation(made, operation, application)
    for layer in _layers():
        _of_layer(made, *layer)
    return made


def _of_operation(made: Program, operation: type[PolyOp], application: Application) -> None:
    rng, name = made.rng, operation.__name__
    operands = {f"a{n}": _types(rng, of) for n, of in enumerate(application.types)}
    words = list(application.arguments.items())
    places = itertools.count()
    arguments = {p: tuple(Rigid(f"L{next(places)}") for _ in word) for p, word in words}
    atoms = [atom for _, word in words for atom in word]
    labels = {f"l{n}": [f"type[{text(a)}]", f"type[{text(random_label(rng))}]"] for n, a in enumerate(atoms)}
    choices: Choices = operands | labels
    names = [*operands], [*labels]
    for _ in range(2):
        expression = written(rng, name, names[0], arguments, user=False)
        _distribute(made, expression, choices)
    if not takes_labels_alone(operation):
        return
    for expression in _ways(operation, *names):
        _distribute(made, expression, choices, compared=_plainly(name, *names))
    if not any(parameter.startswith("*") for parameter in operation.parameters):
        _of_function(made, operation, *names, choices)


def _types(rng: random.Random, of: Type) -> list[str]:
    """Return a type and another one, either of which may be that of an expression."""
    other = rng.choice(
        (Type(of.kind, of.word[1:]), Type("bool", of.word), Type(of.kind, (*of.word, random_label(rng))))
    )
    return list(dict.fromkeys(f"Expr[{one}]" if rng.random() < 0.6 else str(one) for one in (of, other)))


def _plainly(name: str, operands: Sequence[str], labels: Sequence[str]) -> str:
    """Return the call of an operation."""
    return f"{name}({', '.join(labels)})({', '.join(operands)})"


def _distribute(made: Program, expression: str, choices: Choices, *, compared: str | None = None) -> Group | None:
    """Add a statement with a union for one name, and for all names; another form of it is compared."""
    used = {name: types for name, types in choices.items() if name in expression}
    if not used:
        return None
    first = {name: types[0] for name, types in used.items()}
    one = made.rng.choice(list(used))
    for several in ([one], list(used)):
        group = Group(otherwise=compared is not None)
        for chosen in itertools.product(*([*types] if n in several else [types[0]] for n, types in used.items())):
            group.parts.append(made.statement(compared or expression, dict(zip(used, chosen, strict=True))))
        unions = first | {name: " | ".join(used[name]) for name in several}
        group.wholes.append(made.statement(expression, unions))
        if all(name.startswith("a") for name in several):
            variables = {name: made.bounded(unions[name]) for name in several}
            group.bounded.append(made.statement(expression, first | variables))
        made.groups.append(group)
        if len(list(itertools.product(*used.values()))) > 16:
            break
    if not _is_out_of_reach(expression, one):
        group.open.append(made.statement(expression, first | {one: "Any"}))
    return group


def _is_out_of_reach(expression: str, name: str) -> bool:
    """Whether mypy calls no plugin where the name is ``Any``: an operand of an operator, a receiver of a method.

    mypy does not report either which of several signatures an argument of type ``Any`` matches.
    """
    signatures = f"({name})" in expression and _has_signatures(expression)
    return signatures or expression.startswith(("(", f"{name}.", "abs("))


def _has_signatures(expression: str) -> bool:
    layer = getattr(nn, expression.removeprefix("nn.").partition("(")[0], None)
    return isinstance(layer, type) and bool(get_overloads(layer.__call__))


def _ways(operation: type[PolyOp], operands: Sequence[str], labels: Sequence[str]) -> Iterator[str]:
    """Return calls with unpacked arguments."""
    name = operation.__name__
    yield f"{name}({', '.join(labels)})(*({', '.join(operands)},))"
    if labels:
        yield f"{name}(*({', '.join(labels)},))({', '.join(operands)})"
    for method, entry in METHODS.items():
        if entry.operation != name or not method.isidentifier() or method.startswith("_") or not labels:
            continue
        parameters = list(inspect.signature(getattr(Operand, method)).parameters.values())[1:]
        if any(p.kind is p.VAR_POSITIONAL for p in parameters):
            continue
        of_labels = [p.name for p in parameters[len(operands) - 1 :]]
        keywords = [f"{n}={label}" for n, label in zip(of_labels, labels, strict=False)]
        yield f"{operands[0]}.{method}({', '.join([*operands[1:], *keywords])})"
        if len(of_labels) > len(labels):
            continue  # the value of ``**`` may be passed for each remaining parameter
        starred = f'**{{"{of_labels[-1]}": {labels[-1]}}}'
        yield f"{operands[0]}.{method}({', '.join([*operands[1:], *keywords[:-1], starred])})"


def _of_function(
    made: Program, operation: type[PolyOp], operands: Sequence[str], labels: Sequence[str], choices: Choices
) -> None:
    """Return a function with the rule of the operation, with positional, keyword or general parameters."""
    rng, name = made.rng, f"g{len(made.lines)}"
    parameters = [f"{o}: Operand" for o in operands]
    parameters += [f"{label}: type[{u}]" for label, u in zip(labels, operation.parameters, strict=True)]
    slash = rng.randrange(len(parameters) + 1)
    declared = [*parameters[:slash], *(["/"] if slash else []), *parameters[slash:]]
    rule = operation.rule.replace('"', "'")
    made.lines += [f'@ruled("{rule}")', f"def {name}({', '.join(declared)}) -> Operand: raise ValueError"]
    names = [*operands, *labels]
    keywords = rng.randrange(slash, len(names) + 1)
    given = [*names[:keywords], *(f"{n}={n}" for n in names[keywords:])]
    before = len(made.groups)
    _distribute(made, f"{name}({', '.join(given)})", choices, compared=_plainly(operation.__name__, operands, labels))
    for group in made.groups[before:]:
        group.replaced = dict.fromkeys((*group.wholes, *group.bounded), (name, operation.__name__))


APART = {"Router"}
"""Layers whose result has its own class, for whose labels mypy calls no plugin."""


def _layers() -> Iterator[tuple[str, list[str]]]:
    """Return the layers whose constructors need only labels."""
    for name in nn.__all__:
        layer = getattr(nn, name)
        if not isinstance(layer, type) or name in APART:
            continue
        needed = [p for p in inspect.signature(layer).parameters.values() if p.default is p.empty]
        if needed and all(str(p.annotation).startswith("type[") and p.kind is not p.VAR_POSITIONAL for p in needed):
            yield name, [p.name for p in needed]


def _of_layer(made: Program, name: str, parameters: Sequence[str]) -> None:
    """Add a layer with labels and an operand of union types, or ``Any``, which its type then shows."""
    labels = {f"l{n}": ["type[Row]", "type[Column]"] for n in range(len(parameters))}
    operand = {"a0": ["Expr[Tensor[Batch, Row]]", "Expr[Tensor[Batch, Column]]"]}
    group = Group()
    for expression in (f"nn.{name}({', '.join(labels)})(a0)", f"(a0 >> nn.{name}({', '.join(labels)}))"):
        first = {n: types[0] for n, types in (labels | operand).items()}
        for one, types in (labels | operand).items():
            group.layers.append(made.statement(expression, first | {one: " | ".join(types)}))
            if not _is_out_of_reach(expression, one):
                group.layers.append(made.statement(expression, first | {one: "Any"}))
    made.groups.append(group)


def differences(made: Program, reports: Sequence[Report]) -> Iterator[str]:
    """Return reports about unions without one about a member, and the reverse; and silent losses of types."""
    lines = made.lines
    said: dict[int, list[Report]] = {}
    for report in reports:
        said.setdefault(report.line, []).append(report)
    for group in made.groups:
        parts = [report for line in group.parts for report in said.get(line, [])]
        for line in (*group.wholes, *group.bounded):
            found = [_renamed(report, *group.replaced.get(line, ("", ""))) for report in said.get(line, [])]
            of_parts, of_whole = _complaints(parts), _complaints(found)
            sizes = {text for text in of_parts | of_whole if _SIZE in text} if group.otherwise else set()
            of_parts, of_whole = of_parts - sizes, of_whole - sizes
            if bool(of_parts) != bool(of_whole) or (of_parts != of_whole and line in group.wholes):
                yield f"{_shown(lines, line)}\n  members: {sorted(of_parts)}\n  union: {sorted(of_whole)}"
            elif not of_parts and not sizes and (types := _types_of(parts)) != (of_union := _types_of(found)):
                yield f"{_shown(lines, line)}\n  members: {sorted(types)}\n  union: {sorted(of_union)}"
        for line in (*group.parts, *group.wholes, *group.bounded, *group.open):
            if _is_silent(said.get(line, [])):
                yield f"{_shown(lines, line)}\n  silent: {said.get(line)}"
        for line in group.layers:
            found = said.get(line, [])
            if not any("Tensor[" in r.text for r in found if r.sort == "R") and all(r.sort == "R" for r in found):
                yield f"{_shown(lines, line)}\n  silent: {found}"


def _renamed(report: Report, name: str, operation: str) -> Report:
    return Report(report.line, report.sort, report.text.replace(name, operation) if name else report.text)


def _shown(lines: Sequence[str], line: int) -> str:
    return "\n".join(lines[line - 2 : line])


def _complaints(reports: Sequence[Report]) -> set[str]:
    """Return errors and notes, except mypy's notes on the place of a union."""
    from_mypy = ("Left operand is of type", "Right operand is of type", "Both left and right operands are unions")
    return {r.text for r in reports if r.sort != "R" and not r.text.startswith(from_mypy)}


def _types_of(reports: Sequence[Report]) -> set[str]:
    return {member for r in reports if r.sort == "R" for member in r.text.split(" | ")}


def _is_silent(reports: Sequence[Report]) -> bool:
    """Whether a type is lost or missing without any report."""
    lost = any("Any" in r.text or "Operand" in r.text or "object" in r.text for r in reports if r.sort == "R")
    return not reports or (lost and all(r.sort == "R" for r in reports))
