"""The type of an operation's result, by its rule."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from mypy.maptype import map_instance_to_supertype
from mypy.nodes import TypeInfo
from mypy.typeops import make_simplified_union
from mypy.types import AnyType, Instance, Type, UnionType, get_proper_type

from typedtensor.mypy_plugin.gradual import Gradual, gradual_result
from typedtensor.mypy_plugin.labels import GradualError, StaticReader, UnknownAxesError, show, show_label, to_word
from typedtensor.mypy_plugin.lookups import declaring, notes
from typedtensor.mypy_plugin.messages import Site, is_reported
from typedtensor.mypy_plugin.names import OPERAND
from typedtensor.mypy_plugin.operands import ForeignError, Reading, is_dynamic, lifted, read, to_tensor
from typedtensor.rules import (
    KINDS,
    Accepted,
    Operand,
    Refused,
    Rule,
    Segment,
    Word,
    judge,
    parse_rule,
    refusal,
    wrong_operands,
)
from typedtensor.rules.explaining import which
from typedtensor.rules.solver import unify_kinds


def apply_operation(operation: Instance, operands: Sequence[Type], site: Site) -> Type:
    """The type that an operation gives for operands of given types; what does not fit is reported."""
    return site.remembered((operation, *operands), lambda: _apply_operation(operation, operands, site))


def _apply_operation(operation: Instance, operands: Sequence[Type], site: Site) -> Type:
    stating = declaring(operation.type)
    if stating is None:
        return site.give_up(f"nothing is known of the result of {operation.type.name}, which states no rule")
    for info in (stating, operation.type):
        site.depend_on(f"{info.fullname}.__axis_rule__")
    labels = bind_labels(stating, map_instance_to_supertype(operation, stating).args)
    name = operation.type.name.partition("@")[0]
    return Application(name, notes(stating)["rule"], notes(stating)["labels"], labels, site).apply(operands)


def bind_labels(stating: TypeInfo, arguments: Sequence[Type]) -> dict[str, tuple[Type, ...]]:
    """The type arguments of an operation by the parameters of its rule."""
    bound: dict[str, tuple[Type, ...]] = {}
    rest = tuple(arguments)
    parameters: list[str] = notes(stating)["parameters"]
    for parameter in parameters:
        count = len(arguments) - len(parameters) + 1 if parameter.startswith("*") else 1
        bound[parameter], rest = rest[:count], rest[count:]
    return bound


class Application:
    """Something that states a rule, at a place in the program: an operation, or a function with a rule.

    Args:
        name: what messages call it.
        rule: the text of its rule.
        names: the full names of the labels that the rule names.
        labels: what the parameters of the rule stand for.
        site: the place.
    """

    def __init__(
        self, name: str, rule: str, names: Mapping[str, str], labels: Mapping[str, tuple[Type, ...]], site: Site
    ) -> None:
        self.name, self.labels, self.site = name, labels, site
        self.rule: Rule = parse_rule(rule)
        self.reader = StaticReader(names, site)

    def apply(self, operands: Sequence[Type]) -> Type:
        """The type of the result; what does not fit is reported."""
        for number, operand in enumerate(operands):
            proper = get_proper_type(operand)
            if isinstance(proper, UnionType):
                before, after = operands[:number], operands[number + 1 :]
                items = [self.apply([*before, item, *after]) for item in proper.relevant_items()]
                return make_simplified_union(items)
        return self._apply(operands)

    def _apply(self, operands: Sequence[Type]) -> Type:
        try:
            dynamic = any(map(is_dynamic, operands))
            readings = [read(operand, self.site.api.options) for operand in operands if not is_dynamic(operand)]
        except ForeignError as foreign:
            return self.site.refuse(
                f"{self.title()} applies to tensors, expressions and Python numbers, not to {foreign}: "
                "wrap arrays with their axes, as in Tensor[Batch, Hidden](array)"
            )
        if dynamic:
            return Instance(self.site.lookups.get(OPERAND), [])
        if len(operands) != len(self.rule.operands):
            return self.site.refuse(wrong_operands(self.title(), self.rule, len(operands)))
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
        known = [Operand(reading.kinds, reading.word) for reading in readings if reading.word is not None]
        if arguments is not None and len(known) == len(readings):
            return self._verdict(known, readings, arguments)
        kinds = unify_kinds(self.rule, [Operand(reading.kinds or KINDS, ()) for reading in readings])
        if isinstance(kinds, Refused):
            return self._refuse(readings, kinds)
        result = gradual_result(self.rule, readings, arguments, self.reader, self.site)
        if (missing := self._missing(result, readings, arguments)) is not None:
            self.site.say_unknown(missing)
        return result.type

    def _verdict(self, operands: Sequence[Operand], readings: Sequence[Reading], arguments: Mapping[str, Word]) -> Type:
        outcome = judge(self.rule, operands, arguments, self.reader)
        if isinstance(outcome, Refused):
            return self._refuse(readings, outcome)
        if why := _unnameable(outcome):
            return self._refuse(readings, Refused(why))
        tensor = to_tensor(outcome.kind, outcome.word, self.site)
        return lifted(tensor, self.site.lookups) if any(reading.symbolic for reading in readings) else tensor

    def _missing(
        self, result: Gradual, readings: Sequence[Reading], arguments: Mapping[str, Word] | None
    ) -> str | None:
        """What is said of a result whose axes are not known. Operands that are typed so say it themselves."""
        if result.is_exact:
            return None
        dynamic = next((number for number, reading in enumerate(readings) if reading.unsaid), None)
        if dynamic is not None:
            why = f"{which(dynamic, len(readings))} is Any; annotate it"
        elif arguments is None and not any(is_reported(label) for labels in self.labels.values() for label in labels):
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
        """The operation as messages name it, the same as at run time: ``SumAlong[Hidden]``."""
        names = [show_label(label) for labels in self.labels.values() for label in labels]
        return f"{self.name}[{', '.join(names)}]" if names else self.name


def _unnameable(outcome: Accepted) -> str | None:
    """Why a result that depends on a whole unknown tensor has no type: only that tensor itself can be named."""
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
