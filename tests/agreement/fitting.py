"""Operands that fit a rule, and near misses."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from tests.agreement.types import Reader, Type, has_elements, is_closed, predict, random_label, random_word
from typedtensor.core.axes import Label as AxisLabel
from typedtensor.rules import KINDS, Accepted, Atom, Label, Refused, Rigid, Rule, RunVar, Segment, Term, Word
from typedtensor.rules.matching import Work, match_word, substitute
from typedtensor.rules.syntax import AsMany, AxisVar, Comparison, NotIn, Permutes, SizeOp, Within, variables
from typedtensor.rules.validation import parameter

_TRIES = 12


@dataclass(frozen=True, slots=True)
class Application:
    """The labels of an operation, and its operands."""

    rule: Rule
    arguments: Mapping[str, Word]
    types: tuple[Type, ...]
    names: Mapping[str, AxisLabel]

    @property
    def predicted(self) -> Accepted | Refused:
        return predict(self.rule, list(self.types), self.arguments, self.names)


class Fitter:
    """A source of applications of a rule.

    Args:
        rng: the source of randomness.
        rule: the rule, with its names.
        parameters: the variables that the operation's constructor binds.
        scope: the type variables of axes in the scope of the application.
    """

    def __init__(
        self,
        rng: random.Random,
        rule: Rule,
        parameters: Sequence[str],
        names: Mapping[str, AxisLabel],
        scope: tuple[Atom, ...] = (),
    ) -> None:
        self.rng, self.whole, self.parameters, self.names, self.scope = rng, rule, parameters, names, scope
        self.rule = rule
        self.axes = tuple(a for a in scope if not isinstance(a, Segment))

    def fit(self, first: Type | None = None) -> Application | None:
        """Return an accepted application with a first operand of a given type; None where none was found."""
        for _ in range(_TRIES):
            made = self._attempt(first)
            outcome = made.predicted if made is not None else None
            if made is not None and isinstance(outcome, Accepted) and all(map(has_elements, outcome.word)):
                return made
        return None

    def miss(self, fitting: Application, fixed: bool) -> Application | None:
        """Return an application with one mistake, which the rule refuses; ``fixed`` keeps the first operand."""
        for _ in range(_TRIES):
            made = self._mutated(fitting, fixed)
            if isinstance(made.predicted, Refused) and self._can_be_written(made):
                return made
        return None

    def _attempt(self, first: Type | None) -> Application | None:
        """Return operands that may fit, for one of several rules."""
        self.rule = self.rng.choice(self.whole.ways) if self.whole.others else self.whole
        kinds = self._kinds(first)
        bound: dict[AxisVar | RunVar, Word] = {}
        if first is not None:
            term = self.rule.operands[0]
            matches = list(match_word(term.items, first.word, {}, Reader(self.names), Work()))
            if not matches or kinds.get(term.kind, term.kind) != first.kind:
                return None
            bound.update(self.rng.choice(matches))
        wanted = [parameter(name) for name in self.parameters]
        wanted += [v for term in self.rule.operands for item in term.items for v in variables(item)]
        taken = {atom for word in bound.values() for atom in word}
        for variable in wanted:
            if variable not in bound:
                bound[variable] = self._word(variable, bound, taken)
                taken.update(bound[variable])
        arguments = {name: bound[parameter(name)] for name in self.parameters}
        types = [
            first if first is not None and number == 0 else self._operand(term, kinds, bound)
            for number, term in enumerate(self.rule.operands)
        ]
        made = Application(self.whole, arguments, tuple(types), self.names)
        return made if self._can_be_written(made) else None

    def _kinds(self, first: Type | None) -> dict[str, str]:
        excluded = {(c.name, k) for c in self.rule.conditions if isinstance(c, NotIn) for k in c.kinds}
        names = {term.kind for term in self.rule.operands} - set(KINDS)
        found = {
            name: self.rng.choice([k for k in KINDS if (name, k) not in excluded] or KINDS) for name in sorted(names)
        }
        if first is not None and self.rule.operands[0].kind in found:
            found[self.rule.operands[0].kind] = first.kind
        return found

    def _word(self, variable: AxisVar | RunVar, bound: Mapping[AxisVar | RunVar, Word], taken: set[Atom]) -> Word:
        for condition in self.rule.conditions:
            if isinstance(condition, (Permutes, Within)) and variable in [RunVar(run.name) for run in condition.runs]:
                items = [v for item in condition.items for v in variables(item)]
                if all(v in bound for v in items):
                    axes = [atom for v in items for atom in bound[v]]
                    least = len(axes) if isinstance(condition, Permutes) else 0
                    return tuple(self.rng.sample(axes, self.rng.randint(least, len(axes))))
            if isinstance(condition, AsMany) and variable in condition.runs:
                items = [v for item in condition.items for v in variables(item)]
                if all(v in bound for v in items):
                    wanted = sum(len(bound[v]) for v in items) + self.rng.choice((0, 0, 0, 0, 1))
                    return tuple(random_label(self.rng, self.axes) for _ in range(wanted))
            if isinstance(condition, Comparison) and str(variable) == condition.equated:
                label = self._of_size(condition, bound)
                if label is not None and self.rng.random() < 0.5:
                    return (label,)
        if isinstance(variable, AxisVar):
            label = random_label(self.rng, self.axes)
            for _ in range(3):
                if label in taken and self.rng.random() < 0.9:
                    label = random_label(self.rng, self.axes)
            return (label,)
        word = random_word(self.rng, self.axes, 2)
        word = tuple(a for a in word if a not in taken or self.rng.random() < 0.1)
        segments = [a for a in self.scope if isinstance(a, Segment) and a not in taken]
        if segments and self.rng.random() < 0.5:
            at = self.rng.randint(0, len(word))
            word = (*word[:at], self.rng.choice(segments), *word[at:])
        return word

    def _of_size(self, condition: Comparison, bound: Mapping[AxisVar | RunVar, Word]) -> Atom | None:
        """Return the derived label that has a size by its formula."""
        right = condition.right
        if not isinstance(right, SizeOp) or right.operator not in "*+":
            return None
        atoms = [bound.get(AxisVar(str(side).strip("|"))) for side in (right.left, right.right)]
        if any(a is None for a in atoms):
            return None
        name = "Flat" if right.operator == "*" else "Concat"
        return Label(Reader().label(name), tuple(a[0] for a in atoms if a))

    def _operand(self, term: Term, kinds: Mapping[str, str], bound: Mapping[AxisVar | RunVar, Word]) -> Type:
        kind = kinds.get(term.kind, term.kind)
        if any(isinstance(i, RunVar) and i.optional for i in term.items) and self.rng.random() < 0.2:
            bound = {v: w for v, w in bound.items() if not isinstance(v, RunVar)}
        return Type(kind, substitute(term.items, bound, Reader(self.names)))

    def _can_be_written(self, made: Application) -> bool:
        """Whether a type can be written: at most one run of unknown axes, no ``Flat[U, V]`` for variables, few axes."""
        runs = [sum(isinstance(a, Segment) for a in t.word) for t in made.types]
        if not all(isinstance(a, Rigid) or is_closed(a) for word in made.arguments.values() for a in word):
            return False
        return max(runs, default=0) <= 1 and all(len(t.word) <= 6 for t in made.types)

    def _mutated(self, made: Application, fixed: bool) -> Application:
        choices = list(range(1 if fixed else 0, len(made.types)))
        if self.parameters and (not choices or self.rng.random() < 0.35):
            name = self.rng.choice(list(made.arguments))
            word = next(_mutations(self.rng, made.arguments[name], self.axes))
            if not name.startswith("*") and len(word) != 1:
                word = (random_label(self.rng, self.axes),)
            return replace(made, arguments={**made.arguments, name: word})
        if not choices:
            return made
        number, types = self.rng.choice(choices), list(made.types)
        of = types[number]
        if self.rng.random() < 0.2:
            types[number] = Type(self.rng.choice([k for k in KINDS if k != of.kind]), of.word)
        else:
            types[number] = Type(of.kind, next(_mutations(self.rng, of.word, self.axes)))
        return replace(made, types=tuple(types))


def _mutations(rng: random.Random, word: Word, scope: tuple[Atom, ...]) -> Iterator[Word]:
    """Return words with one axis swapped, missing, doubled, added or replaced."""
    while True:
        atoms = list(word)
        at = rng.randrange(len(atoms) + 1)
        match rng.choice(("swap", "drop", "double", "add", "replace", "empty")):
            case "swap" if len(atoms) > 1:
                one, other = rng.sample(range(len(atoms)), 2)
                atoms[one], atoms[other] = atoms[other], atoms[one]
            case "drop" if at < len(atoms):
                del atoms[at]
            case "double" if at < len(atoms):
                atoms.insert(rng.randrange(len(atoms) + 1), atoms[at])
            case "replace" if at < len(atoms):
                atoms[at] = random_label(rng, scope)
            case "empty" if rng.random() < 0.2:
                atoms = []
            case "add":
                atoms.insert(at, random_label(rng, scope))
            case _:
                continue
        yield tuple(atoms)
