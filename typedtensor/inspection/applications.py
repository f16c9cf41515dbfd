"""The operation that an expression applies in any notation: a call, a method, an operator, ``>>``."""

from __future__ import annotations

import ast
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from mypy.nodes import CallExpr, Context, Expression, MypyFile, OpExpr, SymbolTableNode, TypeInfo
from mypy.types import Instance, NoneType, Type, get_proper_type

from typedtensor.lint.syntax import applied
from typedtensor.mypy_plugin.base import library
from typedtensor.mypy_plugin.base.lookups import Lookups, declaring, instance_of, notes
from typedtensor.mypy_plugin.base.messages import Site
from typedtensor.mypy_plugin.types.instances import label_parameters, operation_of
from typedtensor.mypy_plugin.types.labels import show_atom, show_label
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


class _Checked(Site):
    """A place in a file that has been checked."""

    __slots__ = ("_types",)

    def __init__(self, lookups: Lookups, types: Mapping[Expression, Type]) -> None:
        anything: Any = self
        super().__init__(lookups, anything, Context())
        self._types = types

    def lookup_type_or_none(self, node: Expression) -> Type | None:
        """Return the type of an expression."""
        return self._types.get(node)


class Applications:
    """The applications in a build, from the types of expressions and the modules."""

    def __init__(self, types: Mapping[Expression, Type], modules: Mapping[str, MypyFile | None]) -> None:
        self._types, self._modules = types, modules
        self._site = _Checked(Lookups(self._symbol), types)

    def find(self, node: Expression) -> NamedOperation | None:
        """The operation that an expression applies or is, or None."""
        if isinstance(node, OpExpr) and node.op == ">>":
            return self._itself(node.right)
        if (made := applied(node, self._site)) is None:
            return self._itself(node)
        if not isinstance(node, CallExpr):
            return self._describe(made.info, ()) if any(map(self._is_operand, made.operands)) else None
        if instance_of(callee := self._type(node.callee), library.POLY_OP) is not None:
            return self._of_instance(get_proper_type(callee))
        parameters = label_parameters(made.info)
        labels = made.labels if any(each.startswith("*") for each in parameters) else made.labels[: len(parameters)]
        return self._describe(made.info, tuple("Any" if label is None else show_atom(label) for label in labels))

    def _symbol(self, fullname: str) -> SymbolTableNode | None:
        module, _, name = fullname.rpartition(".")
        file = self._modules.get(module)
        return None if file is None else file.names.get(name)

    def _itself(self, node: Expression) -> NamedOperation | None:
        of = self._type(node)
        if instance_of(of, library.POLY_OP) is not None:
            return self._of_instance(get_proper_type(of))
        function = operation_of(of)
        return None if function is None else self._of_instance(function)

    def _of_instance(self, operation: Type) -> NamedOperation | None:
        if not isinstance(operation, Instance):
            return None
        stating = declaring(operation.type)
        stated = None if stating is None else instance_of(operation, stating.fullname)
        return None if stated is None else self._describe(operation.type, tuple(map(show_label, stated.args)))

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
