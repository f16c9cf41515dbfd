"""The operation that an expression applies in any notation: a call, a method, an operator, ``>>``."""

from __future__ import annotations

import ast
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from mypy.nodes import (
    CallExpr,
    ComparisonExpr,
    Expression,
    MemberExpr,
    MypyFile,
    NameExpr,
    OpExpr,
    TypeInfo,
    UnaryExpr,
)
from mypy.operators import op_methods, unary_op_methods
from mypy.types import Instance, NoneType, Type, get_proper_type

from typedtensor.methods import METHODS
from typedtensor.mypy_plugin.base import library
from typedtensor.mypy_plugin.base.lookups import declaring, instance_of, notes
from typedtensor.mypy_plugin.types.instances import arity_of
from typedtensor.mypy_plugin.types.labels import GradualError, UnknownAxesError, label_among, show, to_word
from typedtensor.rules import by_number, parse_rule

_NOTHING: Type = NoneType()


@dataclass(frozen=True, slots=True)
class NamedOperation:
    """An operation and its labels.

    Attributes:
        name: the name of the operation's class.
        labels: its labels.
        rule: its rule.
        doc: the first paragraph of the class's docstring, on one line.
    """

    name: str
    labels: tuple[str, ...]
    rule: str
    doc: str

    @property
    def title(self) -> str:
        """The operation's name in messages: ``Sum[Hidden]``."""
        return f"{self.name}[{', '.join(self.labels)}]" if self.labels else self.name


class Applications:
    """The applications in a build, from the types of expressions and the modules."""

    def __init__(self, types: Mapping[Expression, Type], modules: Mapping[str, MypyFile | None]) -> None:
        self._types, self._modules = types, modules

    def find(self, node: Expression) -> NamedOperation | None:
        """The operation that an expression applies or is, or None."""
        if isinstance(node, CallExpr):
            return self._called(node) or self._itself(node)
        if isinstance(node, OpExpr):
            if node.op == ">>":
                return self._itself(node.right)
            return self._by_method(op_methods.get(node.op), node.left, node.right)
        if isinstance(node, UnaryExpr):
            return self._by_method(unary_op_methods.get(node.op), node.expr)
        if isinstance(node, ComparisonExpr):
            return self._by_method(op_methods.get(node.operators[0]), *node.operands)
        return self._itself(node)

    def _itself(self, node: Expression) -> NamedOperation | None:
        operation = instance_of(self._type(node), library.POLY_OP)
        if operation is not None:
            return self._of_instance(get_proper_type(self._types[node]))
        function = instance_of(self._type(node), library.LABELLED)
        return self._of_instance(get_proper_type(function.args[0])) if function and function.args else None

    def _called(self, node: CallExpr) -> NamedOperation | None:
        callee = self._type(node.callee)
        if instance_of(callee, library.POLY_OP) is not None:
            return self._of_instance(get_proper_type(callee))
        function = instance_of(callee, library.LABELLED)
        if function is not None and function.args:
            operation = get_proper_type(function.args[0])
            if isinstance(operation, Instance):
                return self._describe(operation.type, self._labels(node.args[arity_of(operation.type) or 0 :]))
        if isinstance(node.callee, MemberExpr) and self._is_operand(node.callee.expr):
            return self._by_name(node.callee.name, self._labels(node.args))
        if isinstance(node.callee, NameExpr) and node.callee.fullname == "builtins.abs" and node.args:
            return self._by_method("__abs__", node.args[0])
        return None

    def _by_method(self, name: str | None, *operands: Expression) -> NamedOperation | None:
        return self._by_name(name, ()) if any(map(self._is_operand, operands)) else None

    def _by_name(self, name: str | None, labels: tuple[str, ...]) -> NamedOperation | None:
        method = METHODS.get(name or "")
        if method is None:
            return None
        operation = method.total if method.total is not None and not labels else method.operation
        package = self._modules.get(library.OPERATIONS)
        symbol = package.names.get(operation) if package is not None else None
        info = symbol.node if symbol is not None else None
        return self._describe(info, labels) if isinstance(info, TypeInfo) else None

    def _of_instance(self, operation: Type) -> NamedOperation | None:
        if not isinstance(operation, Instance):
            return None
        stating = declaring(operation.type)
        stated = None if stating is None else instance_of(operation, stating.fullname)
        return None if stated is None else self._describe(operation.type, tuple(map(_show, stated.args)))

    def _describe(self, info: TypeInfo, labels: tuple[str, ...]) -> NamedOperation | None:
        stating = declaring(info)
        if stating is None:
            return None
        if set(labels) == {"Any"}:
            # A function of labels that has no labels yet.
            labels = tuple(notes(stating)["parameters"])
        said = " ".join((self._documentation(info) or self._documentation(stating)).partition("\n\n")[0].split())
        rule = parse_rule(notes(stating)["rule"])
        along = by_number(rule, len(labels)) if labels != tuple(notes(stating)["parameters"]) else rule
        return NamedOperation(info.name.partition("@")[0], labels, str(along), said)

    def _documentation(self, info: TypeInfo) -> str:
        """The docstring of a class, read from its file where mypy took the module from its cache, which has none."""
        if info.defn.docstring is not None:
            return info.defn.docstring
        module = self._modules.get(info.module_name)
        return "" if module is None else _docstrings(module.path).get(info.name, "")

    def _labels(self, arguments: list[Expression]) -> tuple[str, ...]:
        found = (label_among(self._types[argument]) for argument in arguments if argument in self._types)
        return tuple(_show(label) for label in found if label is not None)

    def _is_operand(self, node: Expression) -> bool:
        return instance_of(self._type(node), library.OPERAND) is not None

    def _type(self, node: Expression) -> Type:
        return self._types.get(node) or _NOTHING


@lru_cache(maxsize=256)
def _docstrings(path: str) -> dict[str, str]:
    """The docstrings of a file's classes, by their names; empty where the file cannot be read."""
    try:
        tree = ast.parse(Path(path).read_bytes())
    except (OSError, ValueError, SyntaxError):
        return {}
    found = {each.name: ast.get_docstring(each) for each in tree.body if isinstance(each, ast.ClassDef)}
    return {name: text for name, text in found.items() if text}


def _show(label: Type) -> str:
    try:
        return show(to_word((label,)))
    except (GradualError, UnknownAxesError):
        return "Any"


def application(
    node: Expression, types: Mapping[Expression, Type], modules: Mapping[str, MypyFile | None]
) -> NamedOperation | None:
    """The operation that an expression applies, or is."""
    return Applications(types, modules).find(node)
