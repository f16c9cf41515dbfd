"""Trace values back to the operations that computed them, along the straight-line code of a function."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from mypy.nodes import (
    GDEF,
    AssignmentStmt,
    CallExpr,
    Context,
    Expression,
    FuncDef,
    IntExpr,
    MemberExpr,
    NameExpr,
    Node,
    OpExpr,
    RefExpr,
    ReturnStmt,
    TupleExpr,
    TypeInfo,
    UnaryExpr,
)
from mypy.types import Instance, LiteralType, Type, get_proper_type

from typedtensor.mypy_plugin.base.lookups import is_a
from typedtensor.mypy_plugin.base.messages import Site
from typedtensor.mypy_plugin.base.names import MODULE, OPERAND, OPERATIONS, PIPELINE, SEQUENTIAL
from typedtensor.mypy_plugin.types.applied import Applied, applied, type_of
from typedtensor.mypy_plugin.types.making import tensor_word
from typedtensor.mypy_plugin.types.reading import nodes, own_function
from typedtensor.mypy_plugin.types.straight import Line, Located, Straight, straight
from typedtensor.rules import Atom, Word

_STEPS = 200
"""The largest number of expressions to visit for one checked expression."""

_SPREAD = {"ExpandLike": 0, "Expand": 0, "ExpandAlong": 1, "Permute": 0, "Transpose": 0, "StopGradient": 0}
"""Operations that repeat or reorder elements, with the position of the operand that holds the elements."""

_MIXED = frozenset({"Add", "Sub", "Mul", "Div", "And", "Or", "Not", "Neg", "Where", "AsReal", "Comparison"})
"""Elementwise operations: the result varies along each axis along which an operand varies."""


class Trail:
    """The definitions that lead to a site.

    Args:
        site: the site.
        lines: the statements of the function that computes the traced values; by default, those around the site.
    """

    def __init__(self, site: Site, lines: Straight | None = None) -> None:
        self._site, self._straight, self._left = site, lines or straight(site), _STEPS

    def line(self, context: Context) -> Line | None:
        """Return the statement that contains an expression."""
        return self._straight.at(context)

    def applied(self, value: Located) -> tuple[Applied | None, Located]:
        """Return the operation that computed a value, and the expression that applies it."""
        self._left -= 1
        value = self._straight.resolved(value)
        return (applied(value.node, self._site) if self._left > 0 else None), value

    def source(self, value: Located) -> tuple[Applied | None, Located]:
        """Return the operation that computed a value's elements, looking through repetition and reordering."""
        result, value = self.applied(value)
        while result is not None and result.operation in _SPREAD:
            result, value = self.applied(value._replace(node=result.operands[_SPREAD[result.operation]]))
        return result, value

    def last_stage(self, value: Located) -> Instance | None:
        """Return the last operation of the pipeline that computed a value."""
        node, trail = value.node, self
        if isinstance(node, CallExpr) and len(node.args) == 1:
            trail, value = trail._held(self._resolved(value._replace(node=node.callee)))
        last = _last_of(value.node)
        if last is None:
            return None
        while last is not None:
            trail, value = trail._held(trail._resolved(value._replace(node=last)))
            last = _last_of(value.node)
        of = get_proper_type(self.type(value.node))
        return of if isinstance(of, Instance) and of.type.fullname.startswith(f"{OPERATIONS}.") else None

    def returned(self, value: Located) -> tuple[Trail, Located] | None:
        """Return the value that a called function or module of the file returns, if it has one return statement."""
        called = self._called(value.node) if isinstance(value.node, CallExpr) else None
        function = own_function(called, self._site.checker.tree)
        if function is None:
            return None
        ends = [each for each in nodes(function.body.body) if isinstance(each, ReturnStmt)]
        return self._within(function, ends[0].expr) if len(ends) == 1 and ends[0].expr is not None else None

    def _called(self, call: CallExpr) -> Node | None:
        callee = call.callee
        if isinstance(callee, RefExpr) and isinstance(callee.node, FuncDef):
            return callee.node
        of = get_proper_type(self.type(callee))
        if isinstance(of, Instance) and of.type.has_base(MODULE):
            return of.type.get_method("__call__")
        owner = get_proper_type(self.type(callee.expr)) if isinstance(callee, MemberExpr) else None
        if isinstance(callee, MemberExpr) and isinstance(owner, Instance) and owner.type.has_base(MODULE):
            return owner.type.get_method(callee.name)
        return None

    def _held(self, value: Located) -> tuple[Trail, Located]:
        """Return the value of an attribute of a module of the file, if only the constructor assigns it."""
        node = value.node
        owner = get_proper_type(self.type(node.expr)) if isinstance(node, MemberExpr) else None
        if not isinstance(node, MemberExpr) or not isinstance(owner, Instance) or not owner.type.has_base(MODULE):
            return self, value
        result = own_function(owner.type.get_method("__init__"), self._site.checker.tree)
        if result is not None:
            found = _assigned(owner.type, node.name)
            inner = self._within(result, found[0]) if len(found) == 1 else None
            return inner or (self, value)
        return self, value

    def _within(self, function: FuncDef, node: Expression) -> tuple[Trail, Located] | None:
        """Return an expression of another function of the file, with the definitions that lead to it."""
        lines = Straight(function.body.body)
        line = lines.at(node)
        return None if line is None else (Trail(self._site, lines), Located(node, line))

    def _resolved(self, value: Located) -> Located:
        """Return the value assigned to a variable, also to a module variable with a single assignment."""
        value, file = self._straight.resolved(value), self._site.checker.tree
        if isinstance(value.node, NameExpr) and value.node.kind == GDEF:
            found = self._site.lookups.cache.once("file", file.defs, Straight, file.defs).assigned(value.node)
            return value._replace(node=found[0]) if len(found) == 1 else value
        return value

    def same(self, one: Located, other: Located) -> bool:
        """Whether two values are the same: computed by one expression, or by equal ones of the same variables."""
        one, other = self._straight.resolved(one), self._straight.resolved(other)
        match one.node, other.node:
            case NameExpr() as first, NameExpr() as second:
                return first.node is not None and first.node is second.node
            case MemberExpr() as first, MemberExpr() as second:
                return first.name == second.name and self._same_parts(one, [first.expr], other, [second.expr])
            case IntExpr() as first, IntExpr() as second:
                return first.value == second.value
            case OpExpr() as first, OpExpr() as second:
                parts = [first.left, first.right], [second.left, second.right]
                return first.op == second.op and self._same_parts(one, parts[0], other, parts[1])
            case UnaryExpr() as first, UnaryExpr() as second:
                return first.op == second.op and self._same_parts(one, [first.expr], other, [second.expr])
            case CallExpr(callee=RefExpr(node=TypeInfo())), CallExpr():
                return one.node is other.node  # two objects of one class are two layers, or two inputs
            case CallExpr() as first, CallExpr() as second:
                named = first.arg_names == second.arg_names and first.arg_kinds == second.arg_kinds
                return named and self._same_parts(
                    one, [first.callee, *first.args], other, [second.callee, *second.args]
                )
        return one.node is other.node

    def _same_parts(self, one: Located, parts: list[Expression], other: Located, others: list[Expression]) -> bool:
        self._left -= 1
        return self._left > 0 and all(
            self.same(one._replace(node=part), other._replace(node=each))
            for part, each in zip(parts, others, strict=True)
        )

    def word(self, value: Located) -> Word | None:
        """Return the axes of a value."""
        return tensor_word(self.type(value.node))

    def type(self, node: Expression) -> Type | None:
        """Return the type of an expression, if it has been checked or declarations tell it."""
        return type_of(node, self._site)

    def is_number(self, value: Located) -> bool:
        """Whether a value has no axes."""
        of = get_proper_type(self.type(value.node))
        return self.word(value) == () or (isinstance(of, (Instance, LiteralType)) and not is_a(of, OPERAND))

    def varying(self, value: Located) -> Mapping[Atom, None] | None:
        """Return the axes along which elements may differ; None if that is unknown."""
        result, value = self.source(value)
        if result is not None and result.operation in _MIXED:
            found: dict[Atom, None] = {}
            for node in result.operands:
                varying = self.varying(value._replace(node=node))
                if varying is None:
                    return None
                found.update(varying)
            return found
        word = () if self.is_number(value) else self.word(value)
        return None if word is None else dict.fromkeys(word)


def _last_of(pipeline: Expression) -> Expression | None:
    """Return the last stage of a pipeline; None for any other expression."""
    match pipeline:
        case OpExpr(op=">>", right=stage):
            return stage
        case CallExpr(callee=RefExpr(fullname=name), args=[*_, stage]) if name in (PIPELINE, SEQUENTIAL):
            return stage
    return None


def _assigned(info: TypeInfo, name: str) -> list[Expression]:
    """Return the values that the methods of a class assign to an attribute of ``self``."""
    return [
        value
        for node in nodes(info.defn.defs)
        if isinstance(node, AssignmentStmt)
        for target, value in _pairs(node)
        if isinstance(target, MemberExpr) and target.name == name
    ]


def _pairs(statement: AssignmentStmt) -> Iterator[tuple[Expression, Expression]]:
    for target in statement.lvalues:
        match target, statement.rvalue:
            case TupleExpr(items=targets), TupleExpr(items=values) if len(targets) == len(values):
                yield from zip(targets, values, strict=True)
            case _:
                yield target, statement.rvalue
