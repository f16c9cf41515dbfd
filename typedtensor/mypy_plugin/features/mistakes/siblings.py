"""``concat(right.output, right.output)`` with parameters ``left`` and ``right``: ``left.output`` is never read."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import permutations

from mypy.nodes import CallExpr, Context, FuncDef, MemberExpr, NameExpr, Node, SymbolNode, TypeInfo, Var
from mypy.types import CallableType, Instance, get_proper_type

from typedtensor.mypy_plugin.base.lookups import is_a
from typedtensor.mypy_plugin.base.names import AXIS, MODULE, OPERAND
from typedtensor.mypy_plugin.types.reading import nodes

_Field = tuple[SymbolNode, str]


def siblings(function: FuncDef, taken: Sequence[tuple[Var, TypeInfo]]) -> Iterator[tuple[Context, str]]:
    """Yield the calls with a field of one parameter twice, where the field of another of its class is never read."""
    pairs = [pair for pair in permutations(taken, 2) if pair[0][1] is pair[1][1]]
    if not pairs:
        return
    read = set(fields([function.body]))
    for call in nodes(function.body):
        given = [set(fields([argument])) for argument in call.args] if isinstance(call, CallExpr) else []
        twice = {field for place, found in enumerate(given) for field in found if field in set().union(*given[:place])}
        for (one, _), (other, _) in pairs:
            for of, name in twice:
                if of is one and (other, name) not in read:
                    both = f"{other.name}.{name} is never read, but {one.name}.{name} is passed twice here"
                    yield call, f"{both}: one of these should be {other.name}.{name}"


def records(function: FuncDef) -> list[tuple[Var, TypeInfo]]:
    """Return the parameters that may have tensors as fields: neither tensors, nor modules, nor axes."""
    signature = function.type
    found = []
    types = signature.arg_types if isinstance(signature, CallableType) else ()
    for argument, of in zip(function.arguments, types, strict=False):
        proper = get_proper_type(of)
        if isinstance(proper, Instance) and not any(is_a(proper, base) for base in (OPERAND, MODULE, AXIS)):
            found.append((argument.variable, proper.type))
    return found


def fields(start: Sequence[Node]) -> Iterator[_Field]:
    """Yield the fields of variables that nodes read."""
    for node in nodes(start):
        if isinstance(node, MemberExpr) and isinstance(node.expr, NameExpr) and node.expr.node is not None:
            yield node.expr.node, node.name
