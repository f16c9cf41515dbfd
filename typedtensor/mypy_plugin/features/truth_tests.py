"""Truth tests of expressions and of tensors with axes: ``if mask:``, ``x or y``, ``0.0 < x < 1.0``, ``any(xs)``.

mypy asks no hook about a truth test. All tests of a file are therefore judged together, by the types of what they test,
once its functions have been checked: the first hook in a file defers a call that stands for the end of the file to
mypy's next pass.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any, Protocol, runtime_checkable

from mypy.checker import FineGrainedDeferredNode
from mypy.maptype import map_instance_to_supertype
from mypy.nodes import (
    AssertStmt,
    CallExpr,
    ClassDef,
    ComparisonExpr,
    ConditionalExpr,
    Decorator,
    DictionaryComprehension,
    Expression,
    ExpressionStmt,
    FuncDef,
    GeneratorExpr,
    IfStmt,
    ListComprehension,
    MatchStmt,
    MypyFile,
    NameExpr,
    Node,
    OperatorAssignmentStmt,
    OpExpr,
    RefExpr,
    SetComprehension,
    UnaryExpr,
    WhileStmt,
)
from mypy.plugin import FunctionContext, MethodContext
from mypy.types import AnyType, Instance, TupleType, Type, get_proper_type

from typedtensor.mypy_plugin.base.codes import AXES_TRUTH
from typedtensor.mypy_plugin.base.lookups import Lookups, members
from typedtensor.mypy_plugin.base.messages import Site
from typedtensor.mypy_plugin.features.control.dynamic_parts import TRACING, judge_bodies
from typedtensor.mypy_plugin.features.dropped import judge_dropped
from typedtensor.mypy_plugin.features.habits.layers import judge_layers, judge_unlike
from typedtensor.mypy_plugin.features.numbers import note_unknown_operand
from typedtensor.mypy_plugin.types.operands import ForeignError, is_refused, read
from typedtensor.mypy_plugin.types.reading import nodes

BOOL = "builtins.bool"
_OF_ITEMS = ("builtins.any", "builtins.all")
_TESTING = frozenset({BOOL, *_OF_ITEMS})
_ORDERED = frozenset({"<", "<=", ">", ">=", "==", "!="})
_END = -2
"""The line of the call that stands for the end of a file."""


@runtime_checkable
class AtEnd(Protocol):
    """A further plugin that looks at each file once it has been checked."""

    def at_end(self, site: Site) -> None:
        """Look at the file that a site is in."""


def judge_at_end(ctx: FunctionContext | MethodContext, lookups: Lookups) -> None:
    """Have the truth tests of a file judged in the next pass over it."""
    checker: Any = ctx.api
    deferred: list[FineGrainedDeferredNode] = checker.deferred_nodes
    if (deferred is lookups.cache.deferred and deferred) or checker.is_stub or ctx.context.line == _END:
        return
    lookups.cache.deferred = deferred
    name = NameExpr("bool")
    name.fullname, name.node = BOOL, lookups.get(BOOL)
    end = ExpressionStmt(CallExpr(name, [], [], []))
    end.line = end.expr.line = name.line = _END
    deferred.append(FineGrainedDeferredNode(MypyFile([end], []), None))


def judge_truth(ctx: FunctionContext, lookups: Lookups) -> Type:
    """Report, at the end of a file, what no hook is asked about: truth tests, bodies, layers, operands that are Any."""
    if ctx.context.line == _END:
        site = Site.of(lookups, ctx)
        for plugin in getattr(site.checker.plugin, "_plugins", ()):
            if isinstance(plugin, AtEnd):
                plugin.at_end(site)
        below = nodes(site.checker.tree)
        judge_unlike(below, site)
        for node in below:
            for judge in _JUDGES.get(type(node), ()):
                judge(node, site)
    return ctx.default_return_type


def _judge_operator(node: OpExpr, site: Site) -> None:
    find = site.checker.lookup_type_or_none
    if node.op in ("and", "or"):
        _judge_test(node, site)
    elif isinstance(find(node.left), AnyType) or isinstance(find(node.right), AnyType):
        note_unknown_operand(node, site)


def _judge_call(node: CallExpr, site: Site) -> None:
    callee = node.callee
    if isinstance(callee, RefExpr) and callee.fullname in TRACING:
        judge_bodies(node, site)
    elif isinstance(callee, NameExpr) and callee.fullname in _TESTING:
        _judge_test(node, site)


def _judge_test(node: Node, site: Site) -> None:
    for tested, of, advice in _tested(node, site):
        if of is not None and _report(of, tested, advice, site):
            break


def _tested(node: Node, site: Site) -> Iterator[tuple[Expression, Type | None, str]]:
    """Yield the expressions whose truth a node tests, with the types tested, and advice."""
    find = site.checker.lookup_type_or_none
    match node:
        case ComparisonExpr() if len(node.operators) > 1:
            for operator, pair in zip(node.operators[:-1], pairwise(node.operands), strict=False):
                for operand in pair if operator in _ORDERED else ():
                    yield node, find(operand), "; for a chain of comparisons, write (low < x) & (x < high)"
        case CallExpr(callee=NameExpr(fullname=name), args=[items]) if name in _OF_ITEMS:
            if isinstance(items, (ListComprehension, SetComprehension)):
                items = items.generator
            if isinstance(items, GeneratorExpr):
                yield items.left_expr, find(items.left_expr), ""
            for of in _items(find(items)):
                yield items, of, ""
        case _:
            for condition in _conditions(node):
                for leaf in _leaves(condition):
                    is_equality = isinstance(leaf, ComparisonExpr) and leaf.operators[0] in ("==", "!=")
                    advice = "; to ask whether both are the same object, write `is`" if is_equality else ""
                    yield leaf, find(leaf), advice


def _conditions(node: Node) -> Iterator[Expression]:
    match node:
        case IfStmt():
            yield from node.expr
        case WhileStmt() | AssertStmt():
            yield node.expr
        case ConditionalExpr():
            yield node.cond
        case GeneratorExpr() | DictionaryComprehension():
            for conditions in node.condlists:
                yield from conditions
        case MatchStmt():
            yield from filter(None, node.guards)
        case OpExpr() if node.op in ("and", "or"):
            yield node.left
        case UnaryExpr() if node.op == "not":
            yield node.expr
        case CallExpr(callee=NameExpr(fullname=name), args=[value]) if name == BOOL:
            yield value


def _leaves(condition: Expression) -> Iterator[Expression]:
    """Yield what a condition tests itself, besides what ``and``, ``or``, ``not`` and chains in it test."""
    match condition:
        case OpExpr() if condition.op in ("and", "or"):
            yield from _leaves(condition.right)
        case UnaryExpr() if condition.op == "not":
            pass
        case ComparisonExpr() if len(condition.operators) > 1:
            pass
        case _:
            yield condition


def _items(of: Type | None) -> list[Type]:
    """Return the types of the items of an iterable."""
    proper = get_proper_type(of)
    if isinstance(proper, TupleType):
        return list(proper.items)
    if isinstance(proper, Instance) and proper.type.has_base("typing.Iterable"):
        iterable = next(info for info in proper.type.mro if info.fullname == "typing.Iterable")
        return list(map_instance_to_supertype(proper, iterable).args)
    return []


def _report(of: Type, tested: Expression, advice: str, site: Site) -> bool:
    """Report a tested value that has no truth value; return whether it was reported."""
    for member in members(of):
        try:
            reading = read(member, site)
        except ForeignError:
            continue
        if reading.symbolic and not is_refused(member):
            message = (
                f"{reading.shown} of an expression has no truth value until it is computed: ask `is not None` whether "
                "it is there at all, choose elements by where() and computations by cond(); or await it in a @dynamic "
                "function, or take its .value"
            )
        elif reading.word and not reading.either:
            message = (
                f"{reading.shown} has one truth value per element, not a single one: ask `is not None` whether it is "
                "there at all, or reduce the elements first, as in x.eq(y).numpy().all()"
            )
        else:
            continue
        site.api.fail(message + advice, tested, code=AXES_TRUTH)
        return True
    return False


_JUDGES: dict[type[Node], tuple[Callable[[Any, Site], None], ...]] = {
    CallExpr: (_judge_call,),
    ClassDef: (judge_layers,),
    ComparisonExpr: (note_unknown_operand, _judge_test),
    Decorator: (judge_bodies,),
    FuncDef: (judge_dropped,),
    OperatorAssignmentStmt: (note_unknown_operand,),
    OpExpr: (_judge_operator,),
    **dict.fromkeys(
        (AssertStmt, ConditionalExpr, DictionaryComprehension, GeneratorExpr, IfStmt, MatchStmt, UnaryExpr, WhileStmt),
        (_judge_test,),
    ),
}
"""What judges the nodes of each type."""
