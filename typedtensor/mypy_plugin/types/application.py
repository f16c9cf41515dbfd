"""Infer the type of an operation's result from its rule.

Where an operand, or its axes, is ``Any``, the result is as precise as the other operands allow. In the body of a rule
the axes are variables, so some conditions of inner rules cannot be decided and are assumed.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain, product
from typing import NamedTuple

from mypy.maptype import map_instance_to_supertype
from mypy.nodes import CallExpr, ListExpr, MemberExpr, NameExpr, TypeInfo
from mypy.typeops import make_simplified_union
from mypy.types import AnyType, Instance, Type, TypeOfAny, UnpackType, get_proper_type

from typedtensor.mypy_plugin.base import library
from typedtensor.mypy_plugin.base.codes import AXES_DIVIDED
from typedtensor.mypy_plugin.base.lookups import declaring, members, notes
from typedtensor.mypy_plugin.base.messages import UNKNOWN, Site
from typedtensor.mypy_plugin.types.arguments import constructor_of
from typedtensor.mypy_plugin.types.labels import (
    ForeignError,
    GradualError,
    Reading,
    StaticReader,
    UnknownAxesError,
    formed,
    is_dynamic,
    is_refused,
    label_among,
    read,
    show,
    show_label,
    some_tensor,
    to_tensor,
    to_word,
    unknown_operand,
)
from typedtensor.mypy_plugin.types.reading import key
from typedtensor.mypy_plugin.types.rule_variables import is_rule_variable, is_set
from typedtensor.rules import (
    KINDS,
    Accepted,
    Division,
    Linear,
    OperandSpec,
    Refused,
    Rule,
    RunSet,
    RunVar,
    Segment,
    Term,
    Word,
    apply_rule,
    by_number,
    by_parameter,
    divided_refusal,
    no_operand,
    parse_rule,
    reduced_along,
    refusal,
    wrong_operands,
)
from typedtensor.rules.explaining import which
from typedtensor.rules.solver import unify_kinds
from typedtensor.rules.syntax import AxisVar, Relation, variables


def in_a_body(operands: Sequence[OperandSpec]) -> bool:
    """Whether operands have axes that are variables of a rule."""
    return any(is_rule_variable(atom.payload) for operand in operands for atom in operand.word)


def assume(
    rule: Rule, refused: Refused, operands: Sequence[OperandSpec], arguments: Mapping[str, Word], reader: StaticReader
) -> Accepted | Refused | None:
    """Return the outcome of a rule on variables, assuming the conditions that only their values decide.

    Membership among variables is undecided, and so are the axes of sets of runs. Equality of variables is decided.

    Returns:
        None where even the assumption decides nothing.
    """
    sets = any(isinstance(item, RunSet) for item in rule.result.items)
    sets = sets or any(is_set(atom.payload) for operand in operands for atom in operand.word)
    open_conditions = [c for c in rule.conditions if isinstance(c, Relation)]
    if not open_conditions and not sets:
        return refused
    decided = tuple(c for c in rule.conditions if c not in open_conditions)
    outcome = apply_rule(Rule(rule.text, rule.operands, rule.result, decided), operands, arguments, reader)
    return None if isinstance(outcome, Refused) and sets else outcome


class Gradual(NamedTuple):
    """The type of a result, and whether both its kind and its axes are known."""

    type: Type
    is_exact: bool


def gradual_result(
    rule: Rule, readings: Sequence[Reading], arguments: Mapping[str, Word] | None, reader: StaticReader, site: Site
) -> Gradual:
    """Return the result type of a rule where some operands or labels are unknown."""
    if any(reading.symbolic is None for reading in readings) and not any(reading.symbolic for reading in readings):
        return Gradual(AnyType(UNKNOWN), False)
    possible = {_kind_of(way, readings) for way in rule.ways}
    kind = possible.pop() if len(possible) == 1 else None
    word = None if arguments is None or rule.others else _word_of(rule, readings, arguments, reader)
    if kind is None:
        tensor: Type = AnyType(UNKNOWN)
    else:
        tensor = some_tensor(kind, site) if word is None else to_tensor(kind, word, site)
    return Gradual(formed(tensor, readings, site.lookups), kind is not None and word is not None)


def _kind_of(rule: Rule, readings: Sequence[Reading]) -> str | None:
    if rule.result.kind in KINDS:
        return rule.result.kind
    possible = set(KINDS)
    for term, reading in zip(rule.operands, readings, strict=True):
        if term.kind == rule.result.kind and reading.kinds:
            possible &= set(reading.kinds)
    return possible.pop() if len(possible) == 1 else None


def _word_of(
    rule: Rule, readings: Sequence[Reading], arguments: Mapping[str, Word], reader: StaticReader
) -> Word | None:
    known = [(term, r.kinds, r.word) for term, r in zip(rule.operands, readings, strict=True) if r.word is not None]
    fixed = {RunVar(name[1:]) if name.startswith("*") else AxisVar(name) for name in arguments}
    for term, _, word in known:
        fixed.update(_fixed(term, word))
    needed = {variable for item in rule.result.items for variable in variables(item)}
    if not known or not needed <= fixed:
        return None
    part = Rule(rule.text, tuple(term for term, _, _ in known), rule.result)
    outcome = apply_rule(part, [OperandSpec(kinds, word) for _, kinds, word in known], arguments, reader)
    return outcome.word if isinstance(outcome, Accepted) else None


def _fixed(term: Term, word: Word) -> Iterator[AxisVar | RunVar]:
    """Yield the variables that an operand binds; a scalar leaves an optional run open."""
    for item in term.items:
        if not (isinstance(item, RunVar) and item.optional and not word):
            yield from variables(item)


DIVISION = Division(library.LOCAL, library.PARTIAL)
_NUMBERS = frozenset({"bool", "int", "float"})


def apply_operation(operation: Instance, operands: Sequence[Type], site: Site) -> Type:
    """Return the result type of an operation on operands of given types; report operands that do not fit."""
    return site.remembered((operation, *operands), lambda: _apply_operation(operation, operands, site))


def try_operation(operation: Instance, operands: Sequence[Type], site: Site) -> Type | None:
    """Return the result type where the operands fit, else None; report nothing."""
    trial = Site(site.lookups, site.api, site.context)
    with site.api.msg.filter_errors():
        found = apply_operation(operation, operands, trial)
    return None if trial.reported else found


def _apply_operation(operation: Instance, operands: Sequence[Type], site: Site) -> Type:
    stating = declaring(operation.type)
    if stating is None:
        return site.give_up(f"nothing is known of the result of {operation.type.name}, which states no rule")
    for info in (stating, operation.type):
        site.depend_on(f"{info.fullname}.__axis_rule__")
    labels = bind_labels(stating, map_instance_to_supertype(operation, stating).args)
    name = operation.type.name.partition("@")[0]
    noted = notes(stating)
    application = Application(name, noted["rule"], noted["labels"], labels, site, noted.get("linear"), noted["mixed"])
    application.made = operation.type
    return application.apply(operands)


def bind_labels(stating: TypeInfo, arguments: Sequence[Type]) -> dict[str, tuple[Type, ...]]:
    """Return the type arguments of an operation, keyed by the parameters of its rule."""
    return by_parameter(notes(stating)["parameters"], arguments)


def by_labels(rule: Rule, labels: Mapping[str, tuple[Type, ...]]) -> tuple[Rule, Mapping[str, tuple[Type, ...]]]:
    """Return the rule of a reduction along labels, and these by its parameters; other rules stay as they are."""
    if any(isinstance(label, UnpackType) for word in labels.values() for label in word):
        return by_number(rule, 2), labels  # a run of labels: there may be any number
    return reduced_along(rule, labels)


def form_of(site: Site, operands: int, labels: int = 0) -> str:
    """Return the form of a call with a wrong number of arguments: with those given, and dots for the rest."""
    call = site.context
    callee = call.callee if isinstance(call, CallExpr) else None
    if not isinstance(call, CallExpr) or not isinstance(callee, (MemberExpr, NameExpr)) or not callee.fullname:
        return ""
    named: dict[bool, list[str]] = {False: [], True: []}
    for argument, name in zip(call.args, call.arg_names, strict=True):
        for node in argument.items if isinstance(argument, ListExpr) else [] if name else [argument]:
            of = site.checker.lookup_type_or_none(node)
            named[of is not None and label_among(of) is not None].append(key(node) or "…")
    arguments = [(named[is_label] + ["…"] * count)[:count] for is_label, count in ((False, operands), (True, labels))]
    return f"; write {callee.name}({', '.join([*arguments[0], *arguments[1]])})"


class Application:
    """The application of a rule at a site: the rule of an operation, or of a function.

    Args:
        name: the name of the operation or function in messages.
        rule: the text of the rule.
        names: the full names of the labels that the rule names.
        labels: the types that the rule's parameters are bound to.
        site: the place in the program.
        linear: how the operation is linear (:mod:`typedtensor.rules.divided`); None if it is not.
        mixed: the runs of the rule along whose axes the operation combines elements.
    """

    def __init__(
        self,
        name: str,
        rule: str,
        names: Mapping[str, str],
        labels: Mapping[str, tuple[Type, ...]],
        site: Site,
        linear: Linear | None = None,
        mixed: Sequence[str] = (),
    ) -> None:
        self.name, self.site, self.linear, self._mixed = name, site, linear, mixed
        self.made: TypeInfo | None = None  # the operation's class, for an operation
        self.rule, self.labels = by_labels(parse_rule(rule), labels)
        self._several = False
        self.reader = StaticReader(names, site)

    def apply(self, operands: Sequence[Type]) -> Type:
        """Return the type of the result; report operands that do not fit."""
        ways = list(product(*map(members, operands)))
        self._several = len(ways) > 1
        results = [self._apply(way) for way in ways]
        return results[0] if len(results) == 1 else make_simplified_union(results)

    def _apply(self, operands: Sequence[Type]) -> Type:
        try:
            dynamic = any(map(is_dynamic, operands))
            readings = [read(operand, self.site) for operand in operands if not is_dynamic(operand)]
        except ForeignError as foreign:
            return self.site.refuse(no_operand(self.title(), str(foreign)))
        if dynamic:
            return unknown_operand(self.site)
        if len(operands) != len(self.rule.operands):
            is_number = bool(readings) and readings[-1].name in _NUMBERS
            has_options = is_number and not self.labels and self.made is not None and _has_options(self.made)
            form = "" if has_options else form_of(self.site, len(self.rule.operands))
            return self.site.refuse(wrong_operands(self.title(), self.rule, len(operands), has_options) + form)
        try:
            arguments: Mapping[str, Word] | None = {name: to_word(labels) for name, labels in self.labels.items()}
            problem = next((reading.problem for reading in readings if reading.problem), None)
        except GradualError:
            arguments = problem = None
        except UnknownAxesError as unknown:
            problem = str(unknown)
        if problem:
            shown = " and ".join(reading.shown for reading in readings)
            return self.site.refuse(f"{self.title()} cannot be applied to {shown}: {problem}")
        known = [OperandSpec(reading.kinds, reading.word) for reading in readings if reading.word is not None]
        if arguments is not None and len(known) == len(readings):
            return self._verdict(known, readings, arguments)
        if any(map(is_refused, operands)):
            self.site.reported = True  # reported where the operand was computed
            return self._unknown(readings)
        open_kinds = [OperandSpec(reading.kinds or KINDS, ()) for reading in readings]
        refused = [unify_kinds(way, open_kinds) for way in self.rule.ways]
        if isinstance(refused[0], Refused) and all(isinstance(each, Refused) for each in refused):
            return self._refuse(readings, refused[0]._replace(nearest=self.rule.ways[0]))
        result = gradual_result(self.rule, readings, arguments, self.reader, self.site)
        if not result.is_exact and in_a_body(known):
            return unknown_operand(self.site)  # the labels are bound at run time
        if (missing := self._missing(result, readings, arguments)) is not None:
            self.site.say_unknown(missing)
        return result.type

    def _verdict(
        self, operands: Sequence[OperandSpec], readings: Sequence[Reading], arguments: Mapping[str, Word]
    ) -> Type:
        outcome = apply_rule(self.rule, operands, arguments, self.reader)
        if isinstance(outcome, Refused) and in_a_body(operands):
            assumed = assume(self.rule, outcome, operands, arguments, self.reader)
            if assumed is None:
                return unknown_operand(self.site)
            outcome = assumed
        if isinstance(outcome, Refused):
            return self._refuse_with_advice(outcome, operands, readings, arguments)
        if why := _unnameable(outcome):
            return self._refuse(readings, Refused(why))
        in_body = in_a_body(operands)
        divided = None if in_body else DIVISION.judge(self.linear, operands, outcome, self.reader, self._mixed)
        if divided is not None and divided.refused is not None:
            shown = [reading.shown for reading in readings]
            self.site.refuse(divided_refusal(self.title(), shown, divided.refused), AXES_DIVIDED)
            return self._unknown(readings)
        word = outcome.word if divided is None else divided.word
        return self._result(to_tensor(outcome.kind, word, self.site), readings)

    def _result(self, tensor: Type, readings: Sequence[Reading]) -> Type:
        return formed(tensor, readings, self.site.lookups)

    def _refuse_with_advice(
        self,
        refused: Refused,
        operands: Sequence[OperandSpec],
        readings: Sequence[Reading],
        arguments: Mapping[str, Word],
    ) -> Type:
        """Report a refusal with advice; return the intended type, or a tensor of unknown axes."""
        if self.site.lookups.cache.trying:
            return self._refuse(readings, refused)
        # Imported by the first error: most runs have none.
        from typedtensor.mypy_plugin.types.hinting import Hinting
        from typedtensor.rules.repairs import told_apart

        def type_of(outcome: Accepted) -> Type:
            if _unnameable(outcome):
                return AnyType(TypeOfAny.from_error)
            return self._result(to_tensor(outcome.kind, outcome.word, self.site), readings)

        advice = Hinting(self.rule, operands, arguments, self.reader, self.site).advice(type_of)
        text = advice.text
        if refused.pair and not text:
            summed = arguments["U"] if self.name == "Dot" else ()
            text = told_apart(refused.pair, operands, summed, self.reader)
        result = self._refuse(readings, refused._replace(suggestion=text))
        if self._several or advice.result is not None:
            return result if self._several or advice.result is None else advice.result
        return self._unknown(readings)

    def _unknown(self, readings: Sequence[Reading]) -> Type:
        kind = self.rule.result.kind
        like = [reading for term, reading in zip(self.rule.operands, readings, strict=False) if term.kind == kind]
        kinds = [kind, *(known for reading in [*like, *readings] for known in reading.kinds)]
        known = next((kind for kind in kinds if kind in KINDS), None)
        if known is None:
            return AnyType(TypeOfAny.from_error)
        return self._result(some_tensor(known, self.site, TypeOfAny.from_error), readings)

    def _missing(
        self, result: Gradual, readings: Sequence[Reading], arguments: Mapping[str, Word] | None
    ) -> str | None:
        """Return the message about a result of unknown axes; None where the operands' own types were reported."""
        if result.is_exact:
            return None
        dynamic = next((number for number, reading in enumerate(readings) if reading.unsaid), None)
        if dynamic is not None:
            why = f"{which(dynamic, len(readings))} is Any; annotate it"
        elif arguments is None and not any(map(self.site.is_said, chain.from_iterable(self.labels.values()))):
            why = "not all of its labels are"
        else:
            return None
        if isinstance(get_proper_type(result.type), AnyType):
            return f"nothing is known of the result of {self.title()}: {why}"
        return f"the axes of the result of {self.title()} are not known: {why}"

    def _refuse(self, readings: Sequence[Reading], refused: Refused) -> Type:
        shown = [reading.shown for reading in readings]
        return self.site.refuse(refusal(self.title(), shown, self.rule, refused))

    def title(self) -> str:
        """The title of the operation in messages, the same as at run time: ``Sum[Hidden]``."""
        names = [show_label(label) for labels in self.labels.values() for label in labels]
        return f"{self.name}[{', '.join(names)}]" if names else self.name


def _has_options(info: TypeInfo) -> bool:
    constructor = constructor_of(info)
    return constructor is not None and not all(kind.is_star() for kind in constructor.arg_kinds)


def _unnameable(outcome: Accepted) -> str | None:
    """Return why a result that depends on a whole unknown tensor has no type: only that tensor itself can be named."""
    wholes = [a for a in outcome.word if isinstance(a, Segment) and isinstance(a.key, tuple) and a.key[0] == "whole"]
    if outcome.kind.startswith("?"):
        if len(outcome.word) == 1 and wholes and show(outcome.word) == outcome.kind[1:]:
            return None
        unnamed = f"the kind of {outcome.kind[1:]}"
    elif wholes:
        unnamed = f"the axes of {show(tuple(wholes))}"
    else:
        return None
    return f"gives a tensor with {unnamed}, which the type of the result cannot name: annotate with Tensor[*S] instead"
