"""A generated program, and what builds it line by line."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from tests.agreement.fitting import Application, Fitter
from tests.agreement.types import Type
from tests.agreement.writing import is_variable, written
from typedtensor.core.axes import Label
from typedtensor.rules import Accepted, Atom, Rule


@dataclass(frozen=True, slots=True)
class Generic:
    """A case that calls a generic function.

    Attributes:
        body: the first and the last line of the function's body, counted from 0.
        variables: what its type variables stand for, as text: ``{"One": "Row", "*Some": "Batch, Time"}``.
        apart: whether they stand for labels that differ from one another and from all that the body mentions,
            which a type checker assumes, and cannot demand.
        fits: whether the arguments are of the types that the function asks for, which the run time does not check.
    """

    body: tuple[int, int]
    variables: Mapping[str, str]
    apart: bool
    fits: bool = True


@dataclass(frozen=True, slots=True)
class Case:
    """One program, of one statement a line.

    Attributes:
        name: the seed and the number of the case.
        lines: its text.
        generic: where it calls a generic function.
    """

    name: str
    lines: tuple[str, ...]
    generic: Generic | None = None

    def __str__(self) -> str:
        return "\n".join(self.lines)


@dataclass(frozen=True, slots=True)
class Variable:
    """A tensor or an expression that a program has a name for.

    Attributes:
        expression: its name.
        type: its axes and kind.
        made_by: an expression that gives the same, to be written in place of the name.
        symbolic: whether it is an expression.
    """

    expression: str
    type: Type
    made_by: str
    symbolic: bool


@dataclass
class Builder:
    """Writes statements that bind variables.

    Attributes:
        rng: the source of all that is random.
        suffix: what makes the names of this program unlike those of others.
        scope: type variables that stand for axes here.
        lines: the statements so far.
        variables: what they bind.
        parameters: operands that are parameters of the function: their declarations and what to pass for them.
    """

    rng: random.Random
    suffix: str
    scope: tuple[Atom, ...] = ()
    lines: list[str] = field(default_factory=list)
    variables: list[Variable] = field(default_factory=list)
    parameters: list[tuple[str, Variable]] | None = None

    def name(self, stem: str = "x") -> str:
        return f"{stem}{self.suffix}_{len(self.lines) + len(self.parameters or ())}"

    def apply(
        self,
        operation: str,
        rule: Rule,
        parameters: Sequence[str],
        names: Mapping[str, Label],
        *,
        accepted: bool,
        user: bool = False,
    ) -> bool:
        """Apply an operation to a variable or to new operands, so that its rule accepts or refuses them."""
        fitter = Fitter(self.rng, rule, parameters, names, self.scope)
        first = self.rng.choice(self.variables) if self.variables and self.rng.random() < 0.7 else None
        made = fitter.fit(first.type) if first is not None else None
        if made is None:
            first, made = None, fitter.fit()
        if made is not None and not accepted:
            made = fitter.miss(made, fixed=first is not None)
        if made is None:
            return False
        operands = [
            self.inlined(first) if first is not None and number == 0 else self.operand(of)
            for number, of in enumerate(made.types)
        ]
        # `x | Batch` is left out: `type.__ror__` takes anything for a checker, and never comes to be asked.
        if not accepted and operation != "Or" and self.rng.random() < 0.02:
            operands[-1] = self.rng.choice(("'a'", "None", "[1.0]", "Batch", "made"))
        counted = accepted or self.rng.random() > 0.05
        expression = written(self.rng, operation, operands, made.arguments, user=user, counted=counted)
        self.bind(expression, made, operands)
        return True

    def bind(self, expression: str, made: Application, operands: Sequence[str]) -> None:
        name = self.name()
        self.lines.append(f"{name} = reveal_type({expression})")
        outcome = made.predicted
        if isinstance(outcome, Accepted):
            symbolic = any(v.symbolic for v in self.variables if v.expression in operands or v.made_by in operands)
            self.variables.append(Variable(name, Type(outcome.kind, outcome.word), expression, symbolic))

    def inlined(self, variable: Variable) -> str:
        """A variable by its name or, at times, by the expression that made it."""
        if is_variable(variable.made_by) and len(variable.made_by) < 90 and self.rng.random() < 0.2:
            return variable.made_by
        return variable.expression

    def operand(self, of: Type) -> str:
        """A new operand of a type: a Python number, a value, a leaf of an expression, or a parameter."""
        if not of.word and self.rng.random() < 0.6:
            # In a generic function, whose result is annotated as predicted, a number is of no other kind.
            real = ("1.5", "2.0") if self.scope else ("1.5", "2.0", "2")
            return self.rng.choice({"real": real, "int": ("2", "3"), "bool": ("True", "False")}[of.kind])
        name = self.name("a")
        if self.scope or (self.parameters is not None and self.rng.random() < 0.7):
            assert self.parameters is not None
            symbolic = self.rng.random() < (0.85 if self.scope else 0.6)
            variable = Variable(name, of, name, symbolic)
            self.parameters.append((f"{name}: {f'Expr[{of}]' if symbolic else of}", variable))
        else:
            text, symbolic = self.declaration(name, of)
            variable = Variable(name, of, name, symbolic)
            self.lines.append(text)
        self.variables.append(variable)
        return name

    def declaration(self, name: str, of: Type) -> tuple[str, bool]:
        match self.rng.choice(("input", "input", "const", "param", "annotated", "tensor", "tensor", "tensor")):
            case "param" if of.kind == "real":
                return f"{name} = reveal_type(Param(made({of})))", True
            case "const":
                return f"{name} = reveal_type(Const(made({of})))", True
            case "annotated":
                return f"{name}: Expr[{of}] = Input({of})", True
            case "tensor":
                return f"{name} = reveal_type(made({of}))", False
            case _:
                return f"{name} = reveal_type(Input({of}))", True
