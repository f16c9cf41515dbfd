"""What no hook is asked about, judged together at the end of a file, by the types of its parts.

The first hook in a file defers a call that stands for the end of the file to mypy's next pass, once the functions have
been checked. Judged are truth tests, ``if mask:``, ``x or y``, ``0.0 < x < 1.0``, ``any(xs)``; statements that compute
a value and drop it, as tensors never change; layers whose parameters are lost, at class level, in a set, made in
``__call__``, and lists of unlike layers; ``@dynamic`` parts in bodies that are traced once; operands that are ``Any``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import chain, pairwise
from typing import Any, Protocol, runtime_checkable

from mypy import nodes as syntax
from mypy.checker import FineGrainedDeferredNode
from mypy.errorcodes import ARG_TYPE, MISC
from mypy.plugin import FunctionContext, MethodContext
from mypy.types import AnyType, Instance, TupleType, Type, get_proper_type

from typedtensor.elsewhere import AT_CLASS_LEVEL, IN_A_SET, MADE_IN_CALL
from typedtensor.methods import METHODS
from typedtensor.mypy_plugin.base import library
from typedtensor.mypy_plugin.base.codes import AXES, AXES_DROPPED, AXES_LAYER, AXES_TRUTH
from typedtensor.mypy_plugin.base.lookups import instance_of, is_a, members
from typedtensor.mypy_plugin.base.messages import Site
from typedtensor.mypy_plugin.features.numbers import note_unknown_operand
from typedtensor.mypy_plugin.types.labels import is_refused, readable
from typedtensor.mypy_plugin.types.reading import all_statements, blocks_of, flat, nodes

TRACING = library.STACKING | {library.CALL, library.COND, library.FOLD, library.TREE_FOLD, library.WHILE_LOOP}


def judge_bodies(node: syntax.Node, site: Site) -> None:
    """Report a ``@dynamic`` part in the body of a structured operation, which is traced once."""
    bodies: Sequence[syntax.Expression | syntax.FuncDef] = []
    match node:
        case syntax.CallExpr(callee=syntax.RefExpr(fullname=name)) if name in TRACING:
            bodies = node.args
        case syntax.Decorator() if _names(node.decorators, library.CALL):
            bodies = [node.func]
    for body in bodies:
        part = _part(body, site, set())
        if part is not None:
            of = "the body of scan, fold, map_over, cond, while_loop, call or tree_fold is traced once"
            why = f"{of} and cannot contain a @dynamic part: use cond and while_loop there"
            place = node.func if isinstance(node, syntax.Decorator) else node
            site.api.fail(f"this body uses {part}, but {why}", place, code=AXES)


def _part(body: syntax.Expression | syntax.FuncDef, site: Site, seen: set[syntax.Node]) -> str | None:
    """Return the name of a ``@dynamic`` function that a body calls, itself or through functions of the file."""
    function: object = body
    if isinstance(body, syntax.RefExpr):
        function = body.node
        if isinstance(function, syntax.Decorator):
            if _names(function.original_decorators, library.DYNAMIC):
                return function.name
            function = function.func
        file = site.checker.tree.fullname  # functions of others have no body where they come from the cache
        if isinstance(function, syntax.FuncDef) and function.fullname.removeprefix(f"{file}.") != function.name:
            return None
    if not isinstance(function, (syntax.FuncDef, syntax.LambdaExpr)) or function in seen:
        return None
    seen.add(function)
    calls = (each.callee for each in nodes(function.body) if isinstance(each, syntax.CallExpr))
    return next(filter(None, (_part(callee, site, seen) for callee in calls)), None)


def _names(decorators: Sequence[syntax.Expression], fullname: str) -> bool:
    """Whether one of the decorators, or the function that makes it, is of that name."""
    functions = (each.callee if isinstance(each, syntax.CallExpr) else each for each in decorators)
    return any(isinstance(function, syntax.RefExpr) and function.fullname == fullname for function in functions)


def judge_dropped(function: syntax.FuncDef, site: Site) -> None:
    """Report the statements of a function that returns a value that compute a tensor or an expression.

    A function that returns nothing runs for its effects, such as reports or errors, and so do the statements of
    ``with`` and ``try``.
    """
    if not any(isinstance(each, syntax.ReturnStmt) and each.expr is not None for each in flat(function.body.body)):
        return
    find = site.checker.lookup_type_or_none
    for expression in _statements(function.body.body):
        if not is_a(find(expression), library.OPERAND) or not _computes(expression, find):
            continue
        errors = site.checker.errors.error_info_map.get(site.checker.errors.file, ())
        if not any(error.line == expression.line and error.code in (AXES, ARG_TYPE, MISC) for error in errors):
            message = "this value is computed and dropped, since tensors do not change: assign the result, or remove it"
            site.api.fail(message, expression, code=AXES_DROPPED)


def _computes(expression: syntax.Expression, find: Callable[[syntax.Expression], Type | None]) -> bool:
    """Whether an expression applies an operator, a method, an operation or a module, rather than another function."""
    if not isinstance(expression, syntax.CallExpr):
        return isinstance(expression, (syntax.ComparisonExpr, syntax.OpExpr, syntax.UnaryExpr))
    callee = expression.callee
    if isinstance(callee, syntax.MemberExpr) and callee.name in METHODS and is_a(find(callee.expr), library.OPERAND):
        return True
    return _is(find(callee), library.LABELLED, library.MODULE, library.POLY_OP)


def _statements(body: list[syntax.Statement]) -> Iterator[syntax.Expression]:
    for statement in body:
        match statement:
            case syntax.ExpressionStmt():
                yield statement.expr
            case syntax.IfStmt() | syntax.ForStmt() | syntax.WhileStmt():
                for inner in blocks_of(statement):
                    yield from _statements(inner.block.body)


_UNLIKE = (
    "layers of different labels have no type in common, so that the items of a list or dict of them are objects to "
    "mypy: keep each in a field of its own, or join them, as in Pipeline(Linear(Pixel, Hidden), relu, "
    "Linear(Hidden, Digit)); layers of the same labels may stay in a list"
)


def judge_unlike(below: list[syntax.Expression], site: Site) -> None:
    """Explain the calls of unlike layers of a list in a file, which mypy refuses."""
    if site.checker.errors.is_errors_for_file(site.checker.errors.file) and any(_is_unlike(x, site) for x in below):
        for node in below:
            if isinstance(node, syntax.CallExpr) and _is_object(site.checker.lookup_type_or_none(node.callee)):
                site.api.msg.note(_UNLIKE, node, code=AXES_LAYER)


def judge_layers(node: syntax.ClassDef, site: Site) -> None:
    """Report the layers of a module's class that are never trained."""
    if node.info.has_base(library.MODULE):
        for statement in node.defs.body:
            if isinstance(statement, syntax.AssignmentStmt):
                _judge_class_level(statement, node.name, site)
            function = statement.func if isinstance(statement, syntax.Decorator) else statement
            if isinstance(function, syntax.FuncDef):
                _judge_method(function, node.name, site)


def _judge_method(method: syntax.FuncDef, owner: str, site: Site) -> None:
    for part in nodes(method):
        if isinstance(part, syntax.AssignmentStmt):
            _judge_set(part, site)
        elif method.name == "__call__" and (made := _made(part, site)) is not None:
            _fail(MADE_IN_CALL.format(made, owner), part, site)


def _judge_class_level(statement: syntax.AssignmentStmt, owner: str, site: Site) -> None:
    is_made = any(_made(each, site) is not None for each in _displayed(statement.rvalue))
    for target in statement.lvalues if is_made else ():
        if isinstance(target, syntax.NameExpr):
            _fail(AT_CLASS_LEVEL.format(owner, target.name), statement, site)


def _judge_set(statement: syntax.AssignmentStmt, site: Site) -> None:
    find = site.checker.lookup_type_or_none
    of = get_proper_type(find(statement.rvalue))
    if not isinstance(of, Instance) or of.type.fullname not in ("builtins.set", "builtins.frozenset"):
        return
    for target in statement.lvalues if _is(of.args[0], library.MODULE, library.VARIABLE) else ():
        if isinstance(target, syntax.MemberExpr) and _is(find(target.expr), library.MODULE):
            _fail(IN_A_SET.format(target.name), statement, site)


def _displayed(value: syntax.Expression) -> Iterator[syntax.Expression]:
    match value:
        case syntax.ListExpr(items=items) | syntax.TupleExpr(items=items) | syntax.SetExpr(items=items):
            yield from chain.from_iterable(map(_displayed, items))
        case syntax.DictExpr(items=pairs):
            yield from chain.from_iterable(_displayed(item) for _, item in pairs)
        case _:
            yield value


def _made(value: syntax.Node, site: Site) -> str | None:
    """Return the name of the class of a new parameter, or of a new layer with parameters that no argument brings."""
    match value:
        case syntax.CallExpr(callee=syntax.RefExpr(node=syntax.TypeInfo() as info)):
            given = map(site.checker.lookup_type_or_none, value.args)
            # A body that mypy has put off is judged again, when its arguments have types.
            brought = any(of is None or _is(of, library.MODULE, library.OPERAND) for of in given)
            is_new = info.fullname == library.PARAM or (not brought and _has_parameters(info, set()))
            return info.name if is_new else None
    return None


def _has_parameters(info: syntax.TypeInfo, seen: set[syntax.TypeInfo]) -> bool:
    if info in seen or not info.has_base(library.MODULE):
        return False
    seen.add(info)
    fields = [symbol.node for base in info.mro for symbol in base.names.values() if isinstance(symbol.node, syntax.Var)]
    kinds = [of for of in (get_proper_type(field.type) for field in fields) if isinstance(of, Instance)]
    return any(_is(of, library.PARAM, library.OPTIONAL_PARAMETER) or _has_parameters(of.type, seen) for of in kinds)


def _is(of: Type | None, *bases: str) -> bool:
    return any(is_a(of, base) for base in bases)


def _is_object(of: Type | None) -> bool:
    proper = get_proper_type(of)
    return isinstance(proper, Instance) and proper.type.fullname == "builtins.object"


def _is_unlike(node: syntax.Node, site: Site) -> bool:
    """Whether a node is a list of layers that have no type in common."""
    find = site.checker.lookup_type_or_none
    if not isinstance(node, syntax.ListExpr) or len(node.items) < 2:
        return False
    of = get_proper_type(find(node)) if all(_is(find(item), library.MODULE) for item in node.items) else None
    return isinstance(of, Instance) and bool(of.args) and _is_object(of.args[0])


def _fail(message: str, context: syntax.Context, site: Site) -> None:
    site.api.fail(message, context, code=AXES_LAYER)


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


def judge_at_end(ctx: FunctionContext | MethodContext, site: Site) -> None:
    """Have the truth tests of a file judged in the next pass over it."""
    checker: Any = ctx.api
    deferred: list[FineGrainedDeferredNode] = checker.deferred_nodes
    if (deferred is site.lookups.cache.deferred and deferred) or checker.is_stub or ctx.context.line == _END:
        return
    site.lookups.cache.deferred = deferred
    name = syntax.NameExpr("bool")
    name.fullname, name.node = BOOL, site.lookups.get(BOOL)
    end = syntax.ExpressionStmt(syntax.CallExpr(name, [], [], []))
    end.line = end.expr.line = name.line = _END
    deferred.append(FineGrainedDeferredNode(syntax.MypyFile([end], []), None))


def judge_truth(ctx: FunctionContext, site: Site) -> Type:
    """Report, at the end of a file, what no hook is asked about: truth tests, bodies, layers, operands that are Any."""
    if ctx.context.line == _END:
        for plugin in getattr(site.checker.plugin, "_plugins", ()):
            if isinstance(plugin, AtEnd):
                plugin.at_end(site)
        checked = list(site.checker._type_maps[0])  # the expressions that mypy has visited
        judge_unlike(checked, site)
        for node in (*all_statements(site.checker.tree.defs), *checked):
            for judge in _JUDGES.get(type(node), ()):
                judge(node, site)
    return ctx.default_return_type


def _judge_call(call: syntax.CallExpr, site: Site) -> None:
    name = call.callee.fullname if isinstance(call.callee, syntax.RefExpr) else None
    if name in TRACING:
        judge_bodies(call, site)
    elif name in _TESTING:
        _judge_test(call, site)


def _judge_operator(node: syntax.OpExpr, site: Site) -> None:
    if node.op in ("and", "or"):
        _judge_test(node, site)
    elif AnyType in map(type, map(site.checker.lookup_type_or_none, (node.left, node.right))):
        note_unknown_operand(node, site)


def _judge_test(node: syntax.Node, site: Site) -> None:
    for tested, of, advice in _tested(node, site):
        if of is not None and _report(of, tested, advice, site):
            break


def _tested(node: syntax.Node, site: Site) -> Iterator[tuple[syntax.Expression, Type | None, str]]:
    """Yield the expressions whose truth a node tests, with the types tested, and advice."""
    find = site.checker.lookup_type_or_none
    match node:
        case syntax.ComparisonExpr() if len(node.operators) > 1:
            for operator, pair in zip(node.operators[:-1], pairwise(node.operands), strict=False):
                for operand in pair if operator in _ORDERED else ():
                    yield node, find(operand), "; for a chain of comparisons, write (low < x) & (x < high)"
        case syntax.CallExpr(callee=syntax.NameExpr(fullname=name), args=[items]) if name in _OF_ITEMS:
            items = getattr(items, "generator", items)  # of a comprehension
            if isinstance(items, syntax.GeneratorExpr):
                yield items.left_expr, find(items.left_expr), ""
            for of in _items(find(items)):
                yield items, of, ""
        case _:
            for condition in _conditions(node):
                for leaf in _leaves(condition):
                    is_equality = isinstance(leaf, syntax.ComparisonExpr) and leaf.operators[0] in ("==", "!=")
                    advice = "; to ask whether both are the same object, write `is`" if is_equality else ""
                    yield leaf, find(leaf), advice


def _conditions(node: syntax.Node) -> Iterator[syntax.Expression]:
    match node:
        case syntax.IfStmt():
            yield from node.expr
        case syntax.WhileStmt() | syntax.AssertStmt():
            yield node.expr
        case syntax.ConditionalExpr():
            yield node.cond
        case syntax.GeneratorExpr() | syntax.DictionaryComprehension():
            for conditions in node.condlists:
                yield from conditions
        case syntax.ListComprehension() | syntax.SetComprehension():
            yield from _conditions(node.generator)
        case syntax.MatchStmt():
            yield from filter(None, node.guards)
        case syntax.OpExpr() if node.op in ("and", "or"):
            yield node.left
        case syntax.UnaryExpr() if node.op == "not":
            yield node.expr
        case syntax.CallExpr(callee=syntax.NameExpr(fullname=name), args=[value]) if name == BOOL:
            yield value


def _leaves(condition: syntax.Expression) -> Iterator[syntax.Expression]:
    """Yield what a condition tests itself, besides what ``and``, ``or``, ``not`` and chains in it test."""
    match condition:
        case syntax.OpExpr() if condition.op in ("and", "or"):
            yield from _leaves(condition.right)
        case syntax.UnaryExpr() if condition.op == "not":
            pass
        case syntax.ComparisonExpr() if len(condition.operators) > 1:
            pass
        case _:
            yield condition


def _items(of: Type | None) -> list[Type]:
    proper = get_proper_type(of)
    if isinstance(proper, TupleType):
        return proper.items
    iterable = instance_of(proper, "typing.Iterable")
    return [] if iterable is None else list(iterable.args)


def _report(of: Type, tested: syntax.Expression, advice: str, site: Site) -> bool:
    """Report a tested value that has no truth value; return whether it was reported."""
    for member in members(of):
        if (reading := readable(member, site)) is None:
            continue
        if reading.symbolic and not is_refused(member):
            message = _OF_EXPRESSION
        elif reading.word and not reading.either:
            message = _OF_ELEMENTS
        else:
            continue
        site.api.fail(f"{reading.shown}{message}{advice}", tested, code=AXES_TRUTH)
        return True
    return False


_OF_EXPRESSION = (
    " of an expression has no truth value until it is computed: ask `is not None` whether it is there at all, choose "
    "elements by where() and computations by cond(); or await it in a @dynamic function, or take its .value"
)
_OF_ELEMENTS = (
    " has one truth value per element, not a single one: ask `is not None` whether it is there at all, or reduce the "
    "elements first, as in x.eq(y).numpy().all()"
)


_JUDGES: dict[type[syntax.Node], tuple[Callable[[Any, Site], None], ...]] = {
    syntax.CallExpr: (_judge_call,),
    syntax.ClassDef: (judge_layers,),
    syntax.ComparisonExpr: (note_unknown_operand, _judge_test),
    syntax.Decorator: (judge_bodies,),
    syntax.FuncDef: (judge_dropped,),
    syntax.OperatorAssignmentStmt: (note_unknown_operand,),
    syntax.OpExpr: (_judge_operator,),
    **dict.fromkeys(
        (
            syntax.AssertStmt,
            syntax.ConditionalExpr,
            syntax.DictionaryComprehension,
            syntax.GeneratorExpr,
            syntax.IfStmt,
            syntax.ListComprehension,
            syntax.MatchStmt,
            syntax.SetComprehension,
            syntax.UnaryExpr,
            syntax.WhileStmt,
        ),
        (_judge_test,),
    ),
}
"""What judges the nodes of each type."""
