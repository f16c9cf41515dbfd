"""Select the repairs that a message suggests: those that the use of the result and the origin of the operands support.

A rule accepts many operands that nobody intends. A candidate is tested against the rest of the statement, against the
declared type of the result, and against the assignments that made the operands. Without a supported candidate, the
message tells where an operand lost the axis instead.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, TypeAlias, TypeVar

from mypy.nodes import CallExpr, Expression, MemberExpr, NameExpr, Var
from mypy.types import Type

from typedtensor.mypy_plugin.base import library
from typedtensor.mypy_plugin.base.lookups import is_a
from typedtensor.mypy_plugin.base.messages import Site
from typedtensor.mypy_plugin.types.labels import show_atom
from typedtensor.mypy_plugin.types.reading import Making, Trial, Whole, operand_nodes, tensor_word, whole
from typedtensor.rules import Accepted, Atom, Label, OperandSpec, Reader, Rule, Word, apply_rule
from typedtensor.rules.attempts import Attempt
from typedtensor.rules.explaining import ORDINALS
from typedtensor.rules.repairs import spelt_alike
from typedtensor.rules.suggesting import advice, changed_label, is_slip, is_told, suggestions
from typedtensor.rules.syntax import variables
from typedtensor.rules.validation import parameter

Found = TypeVar("Found")

TypeOf: TypeAlias = Callable[[Accepted], Type]
"""The function that converts an accepted outcome to the type of the result."""


class Advice(NamedTuple):
    """The end of a message, and the type to continue with.

    Attributes:
        text: the end of the message.
        result: the intended type: the declared one, or the result of the repair; None if unknown.
    """

    text: str
    result: Type | None


class Hinting:
    """The search for advice about one refusal: of operands by a rule whose parameters are bound to words."""

    def __init__(
        self, rule: Rule, operands: Sequence[OperandSpec], arguments: Mapping[str, Word], reader: Reader, site: Site
    ) -> None:
        self._given = Attempt.unchanged(rule, operands, arguments)
        self._reader, self._site = reader, site
        self._making = Making(site)
        nodes = operand_nodes(site.context, site)[: len(operands)]
        fits = len(nodes) == len(operands) and all(
            (word := self._making.word(node)) is None or word == operand.word
            for node, operand in zip(nodes, operands, strict=True)
        )
        self._nodes: list[Expression] = nodes if fits else []

    def advice(self, to_type: TypeOf) -> Advice:
        """Return the suggestion, or the line on which an operand lost the axis, or nothing."""
        given = self._given
        found = self._once((), lambda: suggestions(given.rule, given.operands, given.arguments, self._reader))
        of = whole(self._site)
        meant = None if of is None or of.expression is not self._site.context else of.expected
        if found and found[0].said.startswith("two "):
            return Advice(advice(found), meant)
        if of is None:
            return Advice(self._known(), None)  # in a lambda or a compound statement: nothing to test a repair against
        judged = [(attempt, self._judge(attempt)) for attempt in self._with_first(found)]
        accepted = [(attempt, outcome) for attempt, outcome in judged if isinstance(outcome, Accepted)]
        taken = self._taken(of, [to_type(outcome) for _, outcome in accepted])
        usable = [pair for pair, is_taken in zip(accepted, taken, strict=True) if is_taken]
        expected = tensor_word(of.expected)
        kept = self._best([pair for pair in usable if self._is_meant(*pair, certain=bool(expected))])
        if len({frozenset(outcome.word) for _, outcome in kept}) > 1:
            kept = []
        kept = kept[:1] if len({outcome.word for _, outcome in kept}) > 1 else kept
        if kept:
            return Advice(advice([attempt for attempt, _ in kept]), meant or to_type(kept[0][1]))
        return Advice(self._known(), meant)

    def _taken(self, of: Whole, made: Sequence[Type]) -> Sequence[bool]:
        """Return which types the statement takes in place of the refused one."""

        def tried() -> list[bool]:
            trial = Trial(self._site, of)
            return [trial.takes(each) for each in made]

        return self._once(tuple(made), tried) if made else ()

    def _once(self, asked: tuple[Type, ...], find: Callable[[], Found]) -> Found:
        """Return what was found here before; mypy checks one place repeatedly, lambdas within lambdas very often."""
        given, known = self._given, self._site.lookups.cache.repairs
        place = self._site.context, given.rule, tuple(given.operands), tuple(given.arguments.items()), asked
        if place not in known:
            known[place] = find()
        found: Found = known[place]
        return found

    def _judge(self, attempt: Attempt) -> object:
        return apply_rule(attempt.rule, attempt.operands, attempt.arguments, self._reader)

    def _with_first(self, found: Sequence[Attempt]) -> list[Attempt]:
        """Add the transposition of the first of two like operands, where the search found that of the second alone."""
        result = list(found)
        for attempt in found:
            changed = _changed(self._given, attempt)
            if changed == [1] and len(self._given.operands) == 2 and ".transpose(" in attempt.text:
                one, other = (operand.word for operand in self._given.operands)
                if set(self._given.rule.operands) == {self._given.rule.operands[0]} and set(one) == set(other):
                    text = "{}.transpose()" if len(one) == 2 else f"{{}}.transpose({self._reader.show(other)})"
                    result.append(self._given.with_operand(0, other, text))
        return result

    def _is_meant(self, attempt: Attempt, outcome: Accepted, *, certain: bool) -> bool:
        """Whether a repair is likely to correct the actual mistake; ``certain`` if it gives the declared axes."""
        given = self._given
        if attempt.arguments != given.arguments and attempt.rule == given.rule:
            return self._is_label_meant(attempt, outcome, certain=certain)
        for number in _changed(given, attempt) if attempt.rule == given.rule else ():
            before, after = given.operands[number], attempt.operands[number]
            if attempt.operands == given.operands[::-1] and len(given.operands) == 2:
                break
            if before.word == after.word or before.kinds != after.kinds:
                continue
            one, other = set(before.word), set(after.word)
            if one == other:
                # The order of a mask's axes tells query positions from key positions; an expanded axis comes first.
                if before.kinds == ("bool",) and tuple(a for a in after.word if a != before.word[0]) != before.word[1:]:
                    return False
                if not certain and not self._is_movable(number):
                    return False
            elif one < other:
                if one and not certain and not self._is_repeated_meant(number, other - one):
                    return False
            elif one > other:
                if any(self._reader.size(atom) != 1 for atom in one - other):
                    return False
            elif len(one) == len(other) and not self._is_renaming_meant(number, one - other, other - one):
                return False
        return True

    def _is_label_meant(self, attempt: Attempt, outcome: Accepted, *, certain: bool) -> bool:
        given = self._given
        if sum(word != given.arguments[name] for name, word in attempt.arguments.items()) > 1:
            return False  # labels exchanged, which many result types do not show
        label = changed_label(given, attempt)
        if label is None or len(attempt.arguments[label[0]]) != len(given.arguments[label[0]]):
            return True
        if is_slip(attempt, label, outcome.word, self._reader):
            return True
        if any(atom in self._lost(number) for number in range(len(given.operands)) for atom in label[1:]):
            return False
        return certain or (is_told(given, label, self._reader) and not self._another_fits())

    def _is_movable(self, number: int) -> bool:
        """Whether an operand may be transposed; an explicit order stays where the rule treats all operands alike."""
        if len(set(self._given.rule.operands)) > 1 or not self._nodes:
            return True
        return not self._is_method(number, "transpose", "permute")

    def _is_method(self, number: int, *names: str) -> bool:
        """Whether an operand is the result of one of these methods."""
        written = self._making.written(self._nodes[number])
        callee = written.callee if isinstance(written, CallExpr) else None
        return isinstance(callee, MemberExpr) and callee.name in names

    def _is_repeated_meant(self, number: int, missing: set[Atom]) -> bool:
        """Whether to repeat an operand along axes that it lacks: those that were reduced, as in ``x - x.mean(Hidden)``.

        A computed operand that never had the axes may be repeated, too, and so may a parameter. Data that is declared
        without an axis more likely has the wrong type.
        """
        if not self._nodes:
            return False
        node = self._nodes[number]
        lost = set(self._making.lost(node, deep=True))
        if missing <= lost:
            others = [other for place, other in enumerate(self._nodes) if place != number]
            return any(self._making.is_made_of(node, other) for other in others)
        of = self._type(node)
        if missing & lost:
            return False
        if is_a(of, library.PARAM):
            # In scale / deviation, the reduction of the second may have taken an axis too few.
            return number > 0 or not any(map(self._lost, range(1, len(self._nodes))))
        return self._making.is_computed(node)

    def _is_renaming_meant(self, number: int, old: set[Atom], new: set[Atom]) -> bool:
        one, other = next(iter(old)), next(iter(new))
        if spelt_alike(show_atom(one), show_atom(other)):
            return True
        rest = [place for place in range(len(self._given.operands)) if place != number]
        if any(one in self._given.operands[place].word or one in self._lost(place) for place in rest):
            return False
        plain = isinstance(one, Label) and isinstance(other, Label) and not one.args and not other.args
        sized = self._reader.size(one) is not None and self._reader.size(other) is not None
        return plain and sized and other not in self._lost(number)

    def _another_fits(self) -> bool:
        """Whether the operation accepts another variable in scope in place of one of its operands."""
        names = [node.node for node in self._nodes if isinstance(node, NameExpr)]
        for name in self._making.names():
            of = name.type if isinstance(name, Var) and name not in names else None
            word = tensor_word(of)
            for number, node in enumerate(self._nodes) if word is not None else ():
                is_other = self._making.word(node) != word and _alike(of, self._type(node))
                if isinstance(node, NameExpr) and is_other and word is not None:
                    result = self._given.with_operand(number, word, "{}")
                    if isinstance(self._judge(result), Accepted):
                        return True
        return False

    def _type(self, node: Expression) -> Type | None:
        found: Type | None = self._site.checker.lookup_type_or_none(node)
        return found

    def _best(self, kept: list[tuple[Attempt, Accepted]]) -> list[tuple[Attempt, Accepted]]:
        """Choose among several operands that could be transposed: the one that was just expanded."""
        moved = [_changed(self._given, attempt) for attempt, _ in kept]
        if len(kept) < 2 or not self._nodes or any(len(numbers) != 1 for numbers in moved):
            exchanged = len(self._given.operands) == 2 and kept and kept[0][0].operands == self._given.operands[::-1]
            return kept[:1] if len(kept) > 1 and exchanged else kept
        expanded = [pair for pair, [number] in zip(kept, moved, strict=True) if self._is_method(number, "expand")]
        alike = len(set(self._given.rule.operands)) == 1
        return expanded if len(expanded) == 1 else kept[:1] if alike else kept

    def _lost(self, number: int) -> Mapping[Atom, int]:
        return self._making.lost(self._nodes[number]) if self._nodes else {}

    def _known(self) -> str:
        """Return the end of the message: the line on which an operand lost a required axis, or nothing."""
        rules = self._given.rule.ways
        addressed = {v for rule in rules for term in rule.operands for item in term.items for v in variables(item)}
        wanted = {atom for v, word in self._given.arguments.items() if parameter(v) in addressed for atom in word}
        wanted |= {atom for operand in self._given.operands for atom in operand.word}
        for number, operand in enumerate(self._given.operands):
            for atom, line in self._lost(number).items():
                if atom in wanted and atom not in operand.word:
                    name = ORDINALS[number] if len(self._given.operands) > 1 else "operand"
                    return f"; the {name} lost {show_atom(atom)} on line {line}"
        return ""


def _changed(given: Attempt, attempt: Attempt) -> list[int]:
    pairs = enumerate(zip(given.operands, attempt.operands, strict=True))
    return [number for number, (one, other) in pairs if one != other]


def _alike(one: Type | None, other: Type | None) -> bool:
    if one is None or other is None:
        return False
    shown = [str(of).partition("[")[0] + str(of).rpartition("Tensor")[0][-5:] for of in (one, other)]
    return shown[0] == shown[1]
