"""A generated program, and its builder."""

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
        variables: the arguments of its type variables, as text: ``{"One": "Row", "*Some": "Batch, Time"}``.
        apart: whether these labels differ from one another and from all labels in the body, which a type checker
            assumes, but cannot require.
        fits: whether the arguments have the declared types, which the run time does not check.
    """

    body: tuple[int, int]
    variables: Mapping[str, str]
    apart: bool
    fits: bool = True


@dataclass(frozen=True, slots=True)
class Case:
    """A program with one statement in each line.

    Attributes:
        name: the seed and the number of the case.
        lines: its text.
        generic: its call of a generic function, if any.
    """

    name: str
    lines: tuple[str, ...]
    generic: Generic | None = None

    def __str__(self) -> str:
        return "\n".join(self.lines)


@dataclass(frozen=True, slots=True)
class Variable:
    """A named tensor or expression of a program.

    Attributes:
        expression: its name.
        type: its axes and kind.
        made_by: an equal expression, to write in place of the name.
        symbolic: whether it is an expression.
    """

    expression: str
    type: Type
    made_by: str
    symbolic: bool


@dataclass
class Builder:
    """A builder of statements that bind variables.

    Attributes:
        rng: the source of all that is random.
        suffix: makes the names of this program unique.
        scope: the type variables of axes in scope.
        lines: the statements so far.
        variables: the bound variables.
        parameters: operands that are parameters of the function: their declarations and arguments.
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
        # `x | Batch` is omitted: for a checker `type.__ror__` accepts anything, so the plugin is not called.
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
        """Return a variable by its name or, sometimes, by the expression that made it."""
        if is_variable(variable.made_by) and len(variable.made_by) < 90 and self.rng.random() < 0.2:
            return variable.made_by
        return variable.expression

    def operand(self, of: Type) -> str:
        """Return a new operand of a type: a Python number, a value, a leaf of an expression, or a parameter."""
        if not of.word and self.rng.random() < 0.6:
            # The result of a generic function is annotated as predicted, so a number must have the predicted kind.
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
