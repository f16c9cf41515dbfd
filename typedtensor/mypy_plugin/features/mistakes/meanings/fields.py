"""A state whose ``cell`` the file never reads, while a function reads ``output``, of the same type, in its place."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import permutations

from mypy.nodes import CallExpr, Context, FuncDef, MemberExpr, MypyFile, NameExpr, TypeInfo, Var
from mypy.subtypes import is_same_type
from mypy.types import Type

from typedtensor.mypy_plugin.base.lookups import is_a
from typedtensor.mypy_plugin.base.names import OPERAND
from typedtensor.mypy_plugin.features.mistakes.siblings import fields
from typedtensor.mypy_plugin.types.reading import nodes


def left_fields(
    function: FuncDef, taken: Sequence[tuple[Var, TypeInfo]], tree: MypyFile
) -> Iterator[tuple[Context, str]]:
    """Yield a class's field that the file never reads, at a function that takes several instances and creates one.

    Only if the function reads another field of the same type twice from each instance.
    """
    for info, count in Counter(info for _, info in taken).items():
        result = _made(function, info) if count > 1 and info.module_name == tree.fullname else None
        if result is None:
            continue
        read = {each.name for each in nodes(tree) if isinstance(each, MemberExpr)}
        counts = Counter(fields([function.body]))
        for (missed, of), (name, to) in permutations(_tensors(info), 2):
            twice = all(counts[variable, name] > 1 for variable, its in taken if its is info)
            if twice and missed not in read and is_same_type(of, to):
                each = " and ".join(f"{variable.name}.{name}" for variable, its in taken if its is info)
                yield (
                    result,
                    f"nothing in this file reads the {missed} of {info.name}, but {each} are read twice here: one of "
                    f"the two should be {missed}",
                )
                return


def _made(function: FuncDef, info: TypeInfo) -> CallExpr | None:
    calls = (each for each in nodes(function.body) if isinstance(each, CallExpr))
    return next((each for each in calls if isinstance(each.callee, NameExpr) and each.callee.node is info), None)


def _tensors(info: TypeInfo) -> list[tuple[str, Type]]:
    """Return the fields of a class that are tensors or expressions."""
    found = [(name, symbol.node) for name, symbol in info.names.items()]
    return [
        (name, node.type) for name, node in found if isinstance(node, Var) and node.type and is_a(node.type, OPERAND)
    ]
