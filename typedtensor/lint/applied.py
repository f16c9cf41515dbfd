"""Read operations from the syntax tree: the operation that an expression applies, its labels and its operands."""

from __future__ import annotations

from typing import NamedTuple

from mypy.nodes import (
    CallExpr,
    ComparisonExpr,
    Expression,
    MemberExpr,
    MypyFile,
    OpExpr,
    RefExpr,
    TypeInfo,
    UnaryExpr,
    Var,
)
from mypy.types import Instance, Type, TypeType, get_proper_type

from typedtensor.methods import MASKED, METHODS
from typedtensor.mypy_plugin.base.lookups import instance_of, is_a, members
from typedtensor.mypy_plugin.base.messages import Site
from typedtensor.mypy_plugin.base.names import LABELLED, OPERAND, OPERATIONS, POLY_OP
from typedtensor.mypy_plugin.types.instances import arity_of
from typedtensor.mypy_plugin.types.labels import GradualError, UnknownAxesError, label_among, to_atom
from typedtensor.rules import Atom

_BINARY = {"+": "Add", "-": "Sub", "*": "Mul", "/": "Div", "@": "MatMul", "**": "Pow", "&": "And", "|": "Or"}
_UNARY = {"-": "Neg", "~": "Not"}
_COMPARED = {"<": "Less", "<=": "LessEqual", ">": "Greater", ">=": "GreaterEqual", "==": "Equal", "!=": "NotEqual"}


class Applied(NamedTuple):
    """The application of an operation.

    Attributes:
        operation: the name of the operation's class; its full name if the class is not part of the library.
        labels: the labels; None in place of an unknown one.
        operands: the operands.
    """

    operation: str
    labels: tuple[Atom | None, ...]
    operands: tuple[Expression, ...]


def applied(node: Expression, site: Site) -> Applied | None:
    """Return the operation that an expression applies; None for any other expression.

    Args:
        node: the expression, which has been checked.
        site: the place in the program.
    """
    if isinstance(node, OpExpr):
        operation = _BINARY.get(node.op)
        return None if operation is None else Applied(operation, (), (node.left, node.right))
    if isinstance(node, UnaryExpr):
        operation = _UNARY.get(node.op)
        return None if operation is None else Applied(operation, (), (node.expr,))
    if isinstance(node, ComparisonExpr):
        operation = _COMPARED.get(node.operators[0]) if len(node.operands) == 2 else None
        return None if operation is None else Applied(operation, (), tuple(node.operands))
    return _called(node, site) if isinstance(node, CallExpr) else None


def type_of(node: Expression, site: Site) -> Type | None:
    """Return the type of an expression.

    mypy may check a function after the statements that call it. Until then, the types of its variables, classes and
    attributes come from their declarations.
    """
    known: Type | None = site.checker.lookup_type_or_none(node)
    if known is not None:
        return known
    if isinstance(node, CallExpr):
        made = node.callee.node if isinstance(node.callee, RefExpr) else None
        return Instance(made, []) if isinstance(made, TypeInfo) and not made.type_vars else None
    if not isinstance(node, RefExpr):
        return None
    if isinstance(node.node, Var):
        return node.node.type
    if isinstance(node.node, TypeInfo):
        return None if node.node.type_vars else TypeType(Instance(node.node, []))
    owner = get_proper_type(type_of(node.expr, site)) if isinstance(node, MemberExpr) else None
    if not isinstance(owner, Instance) or owner.args:
        return None
    symbol = owner.type.get(node.name) if isinstance(node, MemberExpr) else None
    return None if symbol is None or not isinstance(symbol.node, Var) else symbol.node.type


def _called(call: CallExpr, site: Site) -> Applied | None:
    callee = call.callee
    named = dict(zip(call.arg_names, call.args, strict=True))
    mask = named.pop("where", None)
    if any(kind.is_star() or kind.is_named(star=True) for kind in call.arg_kinds if not kind.is_named()):
        return None
    given = [node for node, name in zip(call.args, call.arg_names, strict=True) if name != "where"]
    if isinstance(callee, MemberExpr) and callee.name in METHODS and _is_operand(callee.expr, site):
        method = METHODS[callee.name]
        if mask is not None and method.masked is not None:
            return _applied(method.masked, [callee.expr, mask, *given], None, site)
        given = [callee.expr, *given]
        operation = method.operation if len(given) > 1 or method.total is None else method.total
        return _applied(operation, given, mask, site)
    if (of := type_of(callee, site)) is None:
        return None
    if (function := instance_of(of, LABELLED)) is not None:
        result = get_proper_type(function.args[0])
        return _applied(_name(result), given, mask, site) if isinstance(result, Instance) else None
    instance = get_proper_type(of)
    if not isinstance(instance, Instance) or not instance.type.has_base(POLY_OP):
        return None
    if len(given) < (arity_of(instance.type) or 0):
        return None  # a call that is refused
    return Applied(_name(instance), tuple(_atom(label) for label in instance.args), tuple(given))


def _applied(operation: str, given: list[Expression], mask: Expression | None, site: Site) -> Applied | None:
    if mask is not None and operation in MASKED:
        operation, given = MASKED[operation], [*given[:1], mask, *given[1:]]
    info = site.lookups.find(operation if "." in operation else f"{OPERATIONS}.{operation}")
    arity = None if info is None else arity_of(info)
    if arity is None or len(given) < arity:
        return None
    labels = [type_of(node, site) for node in given[arity:]]
    return Applied(operation, tuple(None if of is None else _label(of) for of in labels), tuple(given[:arity]))


def _is_operand(node: Expression, site: Site) -> bool:
    """Whether an expression is a tensor or an expression; it may be if it is a variable that is not checked yet."""
    if isinstance(node, RefExpr) and isinstance(node.node, MypyFile | TypeInfo):
        return False
    of = type_of(node, site)
    return of is None or all(is_a(member, OPERAND) for member in members(of))


def _name(operation: Instance) -> str:
    info = operation.type
    return info.name if info.fullname.startswith(f"{OPERATIONS}.") else info.fullname


def _label(of: Type) -> Atom | None:
    label = label_among(of)
    return None if label is None else _atom(label)


def _atom(label: Type) -> Atom | None:
    try:
        return to_atom(label)
    except (GradualError, UnknownAxesError):
        return None
