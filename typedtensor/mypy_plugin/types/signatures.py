"""Ordinary signatures of operations, for operations passed as functions: ``functools.reduce(Add(), xs)``.

Calls do not use the signatures: the rule decides there, and mypy would take long to choose among the overloads. An
operation therefore has a wide ``__call__``, and the exact signature is built on request for every other use. A rule
with one run of axes in each term has an exact signature in PEP 646. A rule with two runs has overloads for the usual
positions of an axis: ``*A U *B`` for an axis U that is among the first three or the last three. Operands with more axes
are accepted unchecked, and the axes of the result are unknown.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import product

from mypy.expandtype import expand_type_by_instance
from mypy.maptype import map_instance_to_supertype
from mypy.nodes import ARG_STAR, TypeInfo
from mypy.plugin import SemanticAnalyzerPluginInterface
from mypy.types import (
    AnyType,
    CallableType,
    Instance,
    Overloaded,
    Type,
    TypeOfAny,
    TypeVarId,
    TypeVarTupleType,
    TypeVarType,
    UnpackType,
)

from typedtensor.mypy_plugin.base import library
from typedtensor.mypy_plugin.base.lookups import Lookups, declare, notes
from typedtensor.mypy_plugin.types.application import bind_labels, by_labels
from typedtensor.mypy_plugin.types.arguments import taking
from typedtensor.mypy_plugin.types.rule_variables import TermReader
from typedtensor.rules import KINDS, Rule, RunSet, RunVar, Term, by_number, parse_rule
from typedtensor.rules.syntax import AxisVar, NotIn

_VARIABLES = (TypeVarType, TypeVarTupleType)
_LONGEST = 2
"""The largest number of axes that an overload has in place of a run."""


def fits(rule: Rule) -> bool:
    """Whether PEP 646 can express the rule."""
    if rule.others:
        return False
    kinds_only = all(isinstance(c, NotIn) and c.kinds for c in rule.conditions)
    return kinds_only and all(_writable(term, {}) for term in (*rule.operands, rule.result))


def give_signature(
    info: TypeInfo, rule: Rule, labels: Mapping[str, str], api: SemanticAnalyzerPluginInterface, lookups: Lookups
) -> None:
    """Add a wide ``__call__`` to an operation for which :func:`exact_signature` has an exact one."""
    own = info.names.get("__call__")
    if own is not None and not own.plugin_generated:
        return
    needed = (library.AXIS, library.EXPR, *library.TENSORS.values(), *labels.values())
    if None in map(lookups.find, needed) or not any(
        any(product(_kinds(way), _expansions(way))) for way in by_number(rule, 1).ways
    ):
        return
    function, anything = api.named_type("builtins.function"), api.named_type("builtins.object")
    result = AnyType(TypeOfAny.special_form)
    wide = CallableType([anything], [ARG_STAR], [None], result, function, f"__call__ of {info.name}")
    # A variable, not a function: mypy would analyse a generated generic function again and not find its variables.
    declare(info, "__call__", wide).is_initialized_in_class = False


def exact_signature(operation: Instance, lookups: Lookups) -> Type | None:
    """Return the signature of an operation, with an overload for each way to write its rule, expressions first.

    Built on request: otherwise mypy would read hundreds of signatures from its cache at each start.
    """
    info = next((base for base in operation.type.mro if "__call__" in base.names), None)
    if info is None or not info.names["__call__"].plugin_generated:
        return None
    stated, noted = map_instance_to_supertype(operation, info), notes(info)
    parsed = parse_rule(noted["rule"])
    rule, labels = by_labels(parsed, bind_labels(info, stated.args))
    if rule is not parsed:  # by the number of labels
        bound = {name: word[0] for name, word in labels.items() if not name.startswith("*")}
        return _joined([*_overloads(info, rule.ways, noted["labels"], lookups, bound)])
    known = lookups.cache.signatures
    if info not in known:
        known[info] = _joined([*_overloads(info, rule.ways, noted["labels"], lookups)])
    signature = known[info]
    return None if signature is None else expand_type_by_instance(signature, stated)


def _joined(items: list[CallableType]) -> Type | None:
    return Overloaded(items) if len(items) > 1 else items[0] if items else None


def _overloads(
    info: TypeInfo, ways: Sequence[Rule], labels: Mapping[str, str], lookups: Lookups, bound: Mapping[str, Type] = {}
) -> Iterator[CallableType]:
    for is_exact, lifted, way in product((True, False), (True, False), ways):
        for lengths, kinds in product(_expansions(way), _kinds(way)):
            if is_exact is (lengths is not None):
                yield _Writer(info, way, labels, lookups, lengths, kinds, lifted, bound).signature()


def _doubly_open(term: Term) -> bool:
    return sum(isinstance(item, RunVar) for item in term.items) > 1


def _writable(term: Term, lengths: Mapping[str, int]) -> bool:
    """Whether a term has at most one open run, and no set of runs."""
    open_runs = [item for item in term.items if isinstance(item, RunVar) and item.name not in lengths]
    return len(open_runs) <= 1 and not any(isinstance(item, RunSet) for item in term.items)


def _expansions(rule: Rule) -> Iterator[Mapping[str, int] | None]:
    """Yield the numbers of axes in place of runs, for each way to write a rule.

    At last, for operands whose axis may be too far from both ends to be written out, None.
    """
    terms = (*rule.operands, rule.result)
    runs = list(dict.fromkeys(i.name for term in terms for i in term.items if isinstance(i, RunVar)))
    if all(_writable(term, {}) for term in terms):
        yield {}
    elif len(runs) == 2:
        first, last = runs
        candidates = [{run: length} for run in (first, last) for length in range(_LONGEST + 1)]
        yield from (lengths for lengths in candidates if all(_writable(term, lengths) for term in terms))
    if any(map(_doubly_open, rule.operands)):
        yield None


def _kinds(rule: Rule) -> Iterator[Mapping[str, str]]:
    """Yield the assignments of kinds to a rule's kind variable; rules with more than one such variable are rare."""
    variables = list(dict.fromkeys(t.kind for t in (*rule.operands, rule.result) if t.kind not in KINDS))
    if len(variables) > 1:
        return
    excluded = {kind for c in rule.conditions if isinstance(c, NotIn) for kind in c.kinds}
    if variables:
        yield from ({variables[0]: kind} for kind in KINDS if kind not in excluded)
    else:
        yield {}


class _Writer(TermReader):
    """Builds one overload, with fresh type variables for the rule's variables that the class does not bind."""

    def __init__(
        self,
        info: TypeInfo,
        rule: Rule,
        labels: Mapping[str, str],
        lookups: Lookups,
        lengths: Mapping[str, int] | None,
        kinds: Mapping[str, str],
        lifted: bool,
        bound: Mapping[str, Type],
    ) -> None:
        super().__init__(rule, {}, labels, lookups.get)
        self.info, self.rule, self.lookups = info, rule, lookups
        self.lengths, self.kinds, self.lifted, self.is_exact = lengths or {}, kinds, lifted, lengths is not None
        own = {v.name: v for v in info.defn.type_vars if isinstance(v, _VARIABLES)}
        self.bound: dict[str, Type] = {**own, **bound}
        self.fresh: list[TypeVarType | TypeVarTupleType] = []

    def signature(self) -> CallableType:
        operands = [
            self.of(term, self.axes(term) if self.is_exact else self.many(term, f"X{number}_"))
            for number, term in enumerate(self.rule.operands)
        ]
        result = self.of(self.rule.result, self.axes(self.rule.result) if self.is_exact else [self.rest()])
        made = taking(operands, result, self.named("builtins.function"), self.fresh)
        return made.copy_modified(name=f"__call__ of {self.info.name}")

    def many(self, term: Term, prefix: str) -> list[Type]:
        """Return any axes; of an operand with two runs more than are written out, each a variable of its own."""
        least = 2 * (_LONGEST + 1) + sum(not isinstance(item, RunVar) for item in term.items)
        return [*(self.axis(f"{prefix}{number}") for number in range(least if _doubly_open(term) else 0)), self.rest()]

    def rest(self) -> UnpackType:
        return UnpackType(self.named("builtins.tuple", AnyType(TypeOfAny.special_form)))

    def of(self, term: Term, axes: list[Type]) -> Type:
        """Return the type of an operand or a result with some axes."""
        result = self.named(library.TENSORS[self.kinds.get(term.kind, term.kind)], *axes)
        return self.named(library.EXPR, result) if self.lifted else result

    def _of_variable(self, item: AxisVar | RunVar | RunSet) -> list[Type]:
        if isinstance(item, AxisVar):
            return [self.axis(item.name)]
        assert isinstance(item, RunVar)  # those with sets have no signature
        if item.name in self.lengths:
            return [self.axis(f"{item.name}{number}") for number in range(self.lengths[item.name])]
        return [UnpackType(self.run(item.name))]

    def axis(self, name: str) -> Type:
        if name not in self.bound:
            default = AnyType(TypeOfAny.from_omitted_generics)
            fullname, bound = f"{self.info.fullname}.{name}", self.named(library.AXIS)
            self.add(TypeVarType(name, fullname, self.next_id(), [], bound, default))
        return self.bound[name]

    def run(self, name: str) -> TypeVarTupleType:
        if name not in self.bound:
            tuple_of_anything = self.named("builtins.tuple", self.named("builtins.object"))
            default = AnyType(TypeOfAny.from_omitted_generics)
            fullname, result = f"{self.info.fullname}.{name}", self.next_id()
            self.add(TypeVarTupleType(name, fullname, result, tuple_of_anything, tuple_of_anything, default))
        variable = self.bound[name]
        assert isinstance(variable, TypeVarTupleType)
        return variable

    def named(self, fullname: str, *args: Type) -> Instance:
        return Instance(self.lookups.get(fullname), args)

    def next_id(self) -> TypeVarId:
        return TypeVarId(-1 - len(self.fresh), namespace=f"{self.info.fullname}.__call__")

    def add(self, variable: TypeVarType | TypeVarTupleType) -> None:
        self.bound[variable.name] = variable
        self.fresh.append(variable)
