"""``cell(x, c, h)`` for ``cell(x, h, c)``: a value passed, or assigned, in the place of another one, by their names.

Both orders in one function are meant, as in a symmetric divergence, and so is a divergence in either direction.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from mypy import nodes as syntax
from mypy.subtypes import is_same_type
from mypy.types import CallableType, Instance, Type, UnionType, get_proper_type

from typedtensor.lint.reader import Frame, Reader
from typedtensor.lint.syntax import applied, type_of
from typedtensor.mypy_plugin.base import library
from typedtensor.mypy_plugin.base.lookups import instance_of, is_a
from typedtensor.mypy_plugin.base.messages import Site
from typedtensor.mypy_plugin.types.reading import tensor_word

_ENDING = re.compile(r"(?<=\w{4})(?:ed|ing|s)$|s$")
"""The endings that words of one stem differ by: ``counts`` and ``counted``."""

_ALIKE = (
    "before prior previous prev earlier old",
    "after posterior later new next",
    "mean mu loc",
    "deviation std sigma",
)
"""Groups of synonyms."""

SHORTEST = 3
"""The least length of a name that is looked for among words: shorter names say too little."""


@lru_cache(maxsize=4096)
def words(name: str) -> frozenset[str]:
    """Return the words of a name: stems without endings, with the first of its group for each synonym."""
    stems = (_ENDING.sub("", word) for word in name.lower().split("_") if word)
    return frozenset(_FIRST.get(stem, stem) for stem in stems)


_FIRST = {_ENDING.sub("", word): group.split()[0] for group in _ALIKE for word in group.split()}


def named_like(said: str | None, name: str) -> bool:
    """Whether the name of a value contains all words of another name."""
    return said is not None and len(name) >= SHORTEST and words(name) <= words(said)


def are_exchanged(said: list[str | None], names: list[str]) -> bool:
    """Whether two values are each named after the other's position, and not after their own."""
    crossed = named_like(said[0], names[1]) and named_like(said[1], names[0])
    return crossed and not named_like(said[0], names[0]) and not named_like(said[1], names[1])


_EITHER_WAY = re.compile(r"(?:^|_)(?:kl|js|jsd|divergence|distance|similarity|cosine)(?:_|$)")
"""Names of functions whose arguments stand in either order."""

_MEANT = "; if this is meant, pass it by name"


class _Parameters(NamedTuple):
    """The names of a function's parameters, and the pairs of them that have the same type of tensors."""

    names: tuple[str, ...]
    alike: frozenset[frozenset[str]]


def check_roles(frame: Frame, reader: Reader) -> Iterator[tuple[syntax.Context, str]]:
    """Yield the messages about exchanged arguments and results of a function."""
    calls = [each for each in frame.expressions if isinstance(each, syntax.CallExpr)]
    passed = [(call, *found) for call in calls if (found := _passed(call, reader)) is not None]
    for call, callee, parameters, given in passed:
        others = [again for each, name, _, again in passed if name == callee and each is not call]
        said = _misplaced(parameters, given, reader.site)
        if said is not None and not any(_is_mirrored(given, other) for other in others):
            yield call, said
    for statement in reader.statements(frame):
        if isinstance(statement, syntax.AssignmentStmt):
            yield from _unpacked(statement, reader)


def _passed(call: syntax.CallExpr, reader: Reader) -> tuple[str, _Parameters, dict[str, syntax.Expression]] | None:
    """Return the callee's name and parameters, and the positional arguments by the names of the parameters."""
    signature, name = _signature(call, reader)
    if signature is None or _EITHER_WAY.search(name.rpartition(".")[2].lower()):
        return None
    names = signature.arg_names
    tensors = [(at, of) for at, of in zip(names, signature.arg_types, strict=True) if at and _holds_tensors(of)]
    alike = [frozenset((one, other)) for (one, of), (other, to) in combinations(tensors, 2) if is_same_type(of, to)]
    if not alike:
        return None
    given: dict[str, syntax.Expression] = {}
    for place, (kind, argument) in enumerate(zip(call.arg_kinds, call.args, strict=True)):
        if kind is not syntax.ARG_POS or place >= len(names):
            break
        if (formal := names[place]) is not None:
            given[formal] = argument
    return name, _Parameters(tuple(at or "" for at in names), frozenset(alike)), given


def _signature(call: syntax.CallExpr, reader: Reader) -> tuple[CallableType | None, str]:
    """Return the signature of what a call calls, with the names of positional-only parameters where they are known."""
    of, node = get_proper_type(type_of(call.callee, reader.site)), call.callee
    if of is not None and (ruled := instance_of(of, library.RULED)) is not None:
        stated = get_proper_type(ruled.args[-1])
        return (stated, stated.name or "") if isinstance(stated, CallableType) else (None, "")
    found: object = node.node if isinstance(node, syntax.RefExpr) else None
    if isinstance(node, syntax.MemberExpr) and not isinstance(
        found, syntax.FuncDef | syntax.Decorator | syntax.TypeInfo
    ):
        owner = get_proper_type(type_of(node.expr, reader.site))
        symbol = owner.type.get(node.name) if isinstance(owner, Instance) else None
        found = symbol.node if symbol is not None else None
    if isinstance(of, Instance):
        if any(of.type.has_base(base) for base in (library.POLY_OP, library.LABELLED)):
            return None, ""
        symbol = of.type.get("__call__")
        found = symbol.node if symbol is not None else None
    if isinstance(found, syntax.TypeInfo):
        found = found.get_method("__init__")
    function = found.func if isinstance(found, syntax.Decorator) else found
    if not isinstance(function, syntax.FuncDef) or not isinstance(function.type, CallableType):
        return None, ""
    bound = 1 if function.info and not function.is_static else 0
    kind = function.type
    names = list(kind.arg_names)
    if hasattr(function, "arguments"):  # a function from mypy's cache lacks the names of positional-only parameters
        names = [each.variable.name for each in function.arguments]
    signature = kind.copy_modified(
        arg_types=kind.arg_types[bound:], arg_kinds=kind.arg_kinds[bound:], arg_names=names[bound:]
    )
    return signature, function.fullname


def _holds_tensors(of: Type) -> bool:
    """Whether a type is that of tensors or expressions, or a dataclass with such fields."""
    proper = get_proper_type(of)
    if isinstance(proper, UnionType):
        return all(map(_holds_tensors, proper.items))
    if is_a(proper, library.OPERAND):
        return True
    if not isinstance(proper, Instance) or "dataclass" not in proper.type.metadata:
        return False
    fields = [symbol.node for symbol in proper.type.names.values()]
    return any(
        isinstance(each, syntax.Var) and each.type is not None and is_a(each.type, library.OPERAND) for each in fields
    )


def _misplaced(parameters: _Parameters, given: dict[str, syntax.Expression], site: Site) -> str | None:
    names = {formal: _variable(node) for formal, node in given.items()}
    for formal, name in names.items():
        other = _named(name, parameters.names)
        if other is None or other == formal or frozenset((formal, other)) not in parameters.alike:
            continue
        if _named(names.get(other), parameters.names) != other:
            like = "another parameter" if name == other else f"the parameter {other}"
            return (
                f"the parameter {formal} is given the variable {name}, which is named like {like} of the same type"
                f"{_MEANT}: {formal}={name}"
            )
    for one, other in combinations(given, 2):
        if frozenset((one, other)) in parameters.alike:
            said = [naming(given[formal], site) for formal in (one, other)]
            if are_exchanged(said, [one, other]):
                return (
                    f"the parameter {one} is given a value named {said[0]}, and {other} one named {said[1]}: swap "
                    f"them{_MEANT}"
                )
    return None


def _variable(node: syntax.Expression) -> str | None:
    return node.name.lstrip("_") if isinstance(node, syntax.NameExpr | syntax.MemberExpr) else None


def _named(name: str | None, names: Sequence[str]) -> str | None:
    """Return the parameter that a variable is named after: the same name, or the same words."""
    if name is None or name in names:
        return name
    return next((each for each in names if len(each) >= SHORTEST and words(each) == words(name)), None)


def _is_mirrored(given: dict[str, syntax.Expression], other: dict[str, syntax.Expression]) -> bool:
    """Whether two calls of a function pass two arguments in both orders."""
    one = {formal: _source(node) for formal, node in given.items()}
    two = {formal: _source(node) for formal, node in other.items()}
    pairs = combinations(one.keys() & two.keys(), 2)
    return any(one[a] is not None and one[b] is not None and (one[a], one[b]) == (two[b], two[a]) for a, b in pairs)


def _source(node: syntax.Expression) -> str | None:
    """Return the name in an argument, which may be passed through a function in one of the orders."""
    match node:
        case syntax.CallExpr(args=[inner]):
            return _source(inner)
        case syntax.CallExpr(callee=syntax.MemberExpr(expr=inner)):
            return _source(inner)
        case syntax.NameExpr() | syntax.MemberExpr():
            return node.name
        case syntax.IndexExpr(base=base):
            return _source(base)
    return None


def naming(node: syntax.Expression, site: Site) -> str | None:
    """Return the name of the variable, attribute or layer that a value comes from, through unary operations."""
    match node:
        case syntax.NameExpr() | syntax.MemberExpr():
            return node.name
        case syntax.UnaryExpr():
            return naming(node.expr, site)
    made = applied(node, site)
    if made is not None:
        sides = [each for each in made.operands if tensor_word(type_of(each, site))]
        return naming(sides[0], site) if len(sides) == 1 else None
    match node:
        case syntax.CallExpr(callee=syntax.NameExpr() | syntax.MemberExpr() as callee):
            return callee.name
    return None


def _unpacked(statement: syntax.AssignmentStmt, reader: Reader) -> Iterator[tuple[syntax.Context, str]]:
    """Yield the messages about two variables that are assigned values of each other's names."""
    site = reader.site
    targets = statement.lvalues[0].items if isinstance(statement.lvalues[0], syntax.TupleExpr) else []
    given = statement.rvalue
    values = given.items if isinstance(given, syntax.TupleExpr) else _returned(given, reader)
    if not targets or len(values) != len(targets):
        return
    for one, other in combinations(range(len(targets)), 2):
        names = [each.name for place in (one, other) if isinstance(each := targets[place], syntax.NameExpr)]
        said = [naming(values[place], site) for place in (one, other)]
        of, to = (type_of(targets[place], site) for place in (one, other))
        alike = of is not None and to is not None and is_same_type(of, to)
        if len(names) == 2 and alike and are_exchanged(said, names):
            yield (
                statement,
                f"{names[0]} is assigned a value named {said[0]}, and {names[1]} one named {said[1]}, of the same "
                "type: swap them; if this is meant, rename the variables",
            )


def _returned(node: syntax.Expression, reader: Reader) -> list[syntax.Expression]:
    """Return the items of the tuple that a called function of this file returns, if it has a single return."""
    name = reader.callee(node) if isinstance(node, syntax.CallExpr) else None
    function = None if name is None else reader.function(name)
    if function is None:
        return []
    ends = [each.expr for each in reader.statements(reader.frame(function)) if isinstance(each, syntax.ReturnStmt)]
    return list(ends[0].items) if len(ends) == 1 and isinstance(ends[0], syntax.TupleExpr) else []
