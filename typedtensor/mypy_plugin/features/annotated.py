"""Annotations: ``Tensor[Batch, 3]``, and ``Flat[heads, width]`` with a parameter ``heads: type[U]``, which denotes U.

The items of a ``TypeVarTuple`` have no bound, so mypy accepts any type in the place of a label.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from itertools import chain
from typing import Any, NamedTuple

from mypy.maptype import map_instance_to_supertype
from mypy.nodes import Decorator, FuncDef, TypeAlias, TypeInfo, TypeVarExpr, Var
from mypy.plugin import AnalyzeTypeContext, MethodContext, MethodSigContext
from mypy.types import (
    AnyType,
    CallableType,
    FunctionLike,
    Instance,
    LiteralType,
    NoneType,
    RawExpressionType,
    Type,
    TypeOfAny,
    TypeType,
    TypeVarType,
    UnboundType,
    UnionType,
    get_proper_type,
)
from mypy.typevars import fill_typevars

from typedtensor.elsewhere import DECLARED
from typedtensor.mypy_plugin.base import library
from typedtensor.mypy_plugin.base.codes import AXES
from typedtensor.mypy_plugin.base.lookups import is_a, notes
from typedtensor.mypy_plugin.base.messages import Site
from typedtensor.mypy_plugin.types.application import bind_labels
from typedtensor.mypy_plugin.types.instances import label_parameters
from typedtensor.mypy_plugin.types.labels import label_among
from typedtensor.mypy_plugin.types.rule_variables import TermReader, literal, stated_rule
from typedtensor.rules import Rule, RuleError, Term, parse_rule, references
from typedtensor.rules.syntax import AxisVar, variables


def analyze_variable(ctx: AnalyzeTypeContext) -> Type:
    """Return the type of a local variable as an annotation: the label of a parameter, or mypy's own type."""
    label = _label(ctx)
    return as_variable(ctx) if label is None else label


def as_variable(ctx: AnalyzeTypeContext) -> Type:
    """Return mypy's own type for a variable as an annotation."""
    analyser: Any = ctx.api
    symbol = analyser.lookup_qualified(ctx.type.name, ctx.type)
    result: Type = analyser.analyze_unbound_type_without_type_info(ctx.type, symbol, defining_literal=False)
    return result


def as_written(ctx: AnalyzeTypeContext) -> Type:
    """Return mypy's own type for a class with type arguments as an annotation."""
    analyser: Any = ctx.api
    written = ctx.type
    info = analyser.lookup_qualified(written.name, written).node
    result: Type = analyser.analyze_type_with_type_info(info, written.args, written, written.empty_tuple_index)
    return result


def _label(ctx: AnalyzeTypeContext) -> Type | None:
    """Return the label U of a parameter ``type[U]`` of an enclosing function; None for other variables."""
    analyser: Any = ctx.api
    symbol = analyser.lookup_qualified(ctx.type.name, ctx.type)
    node = None if symbol is None else symbol.node
    for function in analyser.api.function_stack if isinstance(node, Var) else ():
        if not isinstance(function, FuncDef) or not isinstance(function.type, CallableType):
            continue
        for argument, of in zip(function.arguments, function.type.arg_types, strict=True):
            if argument.variable is node:
                proper = get_proper_type(of)
                return label_among(proper) if isinstance(proper, TypeType) and is_a(proper.item, library.AXIS) else None
    return None


def analyze_tensor(ctx: AnalyzeTypeContext) -> Type:
    """Return the type of a tensor as an annotation; report arguments that are no labels, and take them as ``Any``."""
    analyser: Any = ctx.api
    written = ctx.type
    info = analyser.lookup_qualified(written.name, written).node
    args = [_checked_label(arg, ctx) if isinstance(arg, RawExpressionType) else arg for arg in written.args]
    result: Type = analyser.analyze_type_with_type_info(info, args, written, written.empty_tuple_index)
    tensor = get_proper_type(result)
    given = tensor.args if isinstance(tensor, Instance) else ()
    if not isinstance(tensor, Instance) or all(isinstance(arg, Instance) and is_a(arg, library.AXIS) for arg in given):
        return result  # nearly always
    labels = [_checked_label(arg, ctx) for arg in tensor.args]
    return result if labels == list(tensor.args) else tensor.copy_modified(args=labels)


def _checked_label(axis: Type, ctx: AnalyzeTypeContext) -> Type:
    """Return a type argument of a tensor; report one that is no label, and return ``Any`` in its place."""
    shown = _no_label(axis)
    if not shown:
        return axis
    tensor = f"{ctx.type.name.rpartition('.')[2]}[{', '.join(map(_source, ctx.type.args))}]"
    advice = f": {DECLARED}" if isinstance(get_proper_type(axis), (LiteralType, RawExpressionType)) else ""
    ctx.api.fail(f"{tensor}: {shown} is not an axis label (a subclass of Axis){advice}", ctx.context, code=AXES)
    return AnyType(TypeOfAny.from_error)


def _no_label(axis: Type) -> str:
    """Return the name of a type that is certainly no label; empty for labels, variables, unions and unknown bases."""
    match proper := get_proper_type(axis):
        case Instance(type=info):
            return "" if not info.mro or info.fallback_to_any or info.has_base(library.AXIS) else info.name
        case RawExpressionType():
            return "" if proper.literal_value is None else repr(proper.literal_value)
        case LiteralType():
            return repr(proper.value)
    return "None" if isinstance(proper, NoneType) else ""


def _source(axis: Type) -> str:
    if isinstance(axis, UnboundType):
        return f"{axis.name}[…]" if axis.args else axis.name
    return repr(axis.literal_value) if isinstance(axis, RawExpressionType) else "…"


_BACKWARD = {"backward": 1, **{f"backward{number}": number for number in range(10)}}
"""The methods of an operation that compute gradients, each with the number of its operand."""


def is_gradient(name: str) -> bool:
    """Whether a method of an operation computes a gradient, by its name."""
    return name in _BACKWARD


STATED = ("rule", "family")
"""The class keywords that state the rule by which gradients are checked."""


class _Statement(NamedTuple):
    """A rule, with the axes of its variables and the full names of its labels where it is stated."""

    rule: Rule
    bound: Mapping[str, Sequence[Type]]
    labels: Mapping[str, str]


def analyze_operand(ctx: AnalyzeTypeContext) -> Type:
    """Return the type of ``Operand`` as an annotation."""
    written = ctx.type
    analyser: Any = ctx.api
    tensor = None if written.args else _tensor(written, analyser)
    if tensor is None:
        return as_written(ctx)
    return Instance(analyser.lookup_qualified(written.name, written).node, [tensor], written.line, written.column)


def _tensor(written: UnboundType, analyser: Any) -> Type | None:
    """Return the tensor type that a rule states for a parameter or the result; None if no rule does."""
    semantic = analyser.api
    function = semantic.statement
    if not isinstance(function, FuncDef) or not isinstance(function.type, CallableType):
        return None
    place = next((n for n, of in enumerate(function.type.arg_types) if _is_in(written, of)), None)
    if place is None and not _is_in(written, function.type.ret_type):
        return None
    try:
        if semantic.is_class_scope() and semantic.type.has_base(library.POLY_OP) and is_gradient(function.name):
            statement, term = _of_gradient(function, place, analyser)
        else:
            statement, term = _of_function(function, place, analyser)
    except (RuleError, LookupError):
        return None  # reported at the declaration of the rule
    if statement is None or term is None or statement.rule.others:
        return None  # several rules: which one the body follows is unknown
    return TermReader(*statement, partial(_find, semantic)).tensor(term)


def _is_in(written: UnboundType, of: Type) -> bool:
    return of is written or (isinstance(of, UnionType) and any(item is written for item in of.items))


def _is_bare(of: Type) -> bool:
    """Whether an annotation before semantic analysis may be ``Operand``, by its name."""
    items = of.items if isinstance(of, UnionType) else [of]
    names = [item.name.rpartition(".")[2] for item in items if isinstance(item, UnboundType) and not item.args]
    return library.OPERAND.rpartition(".")[2] in names


def _find(semantic: Any, fullname: str) -> TypeInfo:
    symbol = semantic.lookup_fully_qualified_or_none(fullname)
    if symbol is None or not isinstance(symbol.node, TypeInfo):
        raise LookupError(fullname)
    return symbol.node


def _of_gradient(function: FuncDef, place: int | None, analyser: Any) -> tuple[_Statement | None, Term | None]:
    """Return the rule and the term of a parameter, or the result, of ``backward2(self, dy, y, x1, x2)``.

    ``backward2`` computes the gradient for the second operand.
    """
    cls: TypeInfo = analyser.api.type
    statement = _statement_of(cls, analyser)
    if statement is None or not _overrides_alike(function.name, cls, statement.rule):
        return None, None
    terms = [statement.rule.result, statement.rule.result, *statement.rule.operands]
    return statement, terms[_BACKWARD[function.name] + 1 if place is None else place - 1]


def _statement_of(cls: TypeInfo, analyser: Any) -> _Statement | None:
    if any(keyword in cls.defn.keywords for keyword in STATED):
        text = next((literal(cls.defn.keywords[k]) for k in STATED if k in cls.defn.keywords), None)
        if text is None:
            return None
        own = dict(zip(label_parameters(cls), ([v] for v in cls.defn.type_vars), strict=True))
        rule = parse_rule(text)
        return _Statement(rule, own, _labels(rule, analyser))
    stating = next((base for base in cls.mro if any(keyword in notes(base) for keyword in STATED)), None)
    if stating is None:
        return None
    noted, filled = notes(stating), get_proper_type(fill_typevars(cls))
    assert isinstance(filled, Instance)
    rule = parse_rule(next(noted[keyword] for keyword in STATED if keyword in noted))
    return _Statement(rule, bind_labels(stating, map_instance_to_supertype(filled, stating).args), noted["labels"])


def _overrides_alike(name: str, cls: TypeInfo, rule: Rule) -> bool:
    """Whether the overridden methods are typed by the same rule, so that mypy accepts the override."""
    for base in cls.mro[1:]:
        if name in base.names and base.has_base(library.POLY_OP):
            texts = [notes(b)[keyword] for b in base.mro for keyword in STATED if keyword in notes(b)]
            if texts and str(parse_rule(texts[0])) != str(rule):
                return False
    return True


def _of_function(function: FuncDef, place: int | None, analyser: Any) -> tuple[_Statement | None, Term | None]:
    """Return the rule and the term of a parameter, or the result, of a function with ``@ruled("…")``."""
    symbol = analyser.api.current_symbol_table().get(function.name)
    node = symbol.node if symbol is not None else None
    text = stated_rule(node) if isinstance(node, Decorator) and node.func is function else None
    assert isinstance(function.type, CallableType)
    if text is None:
        return None, None
    rule = parse_rule(text)
    operands = [n for n, of in enumerate(function.type.arg_types) if _is_operand(of, analyser)]
    if len(operands) != len(rule.operands) or not all(_is_bare(function.type.arg_types[n]) for n in operands):
        return None, None  # other annotations may bind variables of the rule
    items = [item for term in (*rule.operands, rule.result) for item in term.items]
    axes = {v.name for item in items for v in variables(item) if isinstance(v, AxisVar)}
    bound = {name: [of] for name in axes if (of := _label_variable(name, function.type, analyser)) is not None}
    term = rule.result if place is None else rule.operands[operands.index(place)]
    return _Statement(rule, bound, _labels(rule, analyser)), term


def _label_variable(name: str, signature: CallableType, analyser: Any) -> TypeVarType | None:
    """Return the type variable of that name that a signature binds, if its bound is a label; else None."""
    symbol = analyser.lookup_qualified(name, signature, suppress_errors=True)
    of = None if symbol is None else analyser.tvar_scope.get_binding(symbol)
    return of if isinstance(of, TypeVarType) and is_a(of, library.AXIS) else None


def _is_operand(of: Type, analyser: Any) -> bool:
    """Whether an annotation before semantic analysis is the type of a tensor or an expression."""
    if isinstance(of, UnionType):
        return any(_is_operand(item, analyser) for item in of.items)
    symbol = analyser.lookup_qualified(of.name, of, suppress_errors=True) if isinstance(of, UnboundType) else None
    node = symbol.node if symbol is not None else None
    if isinstance(node, TypeAlias):
        return is_a(node.target, library.OPERAND)
    if isinstance(node, TypeVarExpr):
        return is_a(node.upper_bound, library.OPERAND)
    return isinstance(node, TypeInfo) and node.has_base(library.OPERAND)


def _labels(rule: Rule, analyser: Any) -> dict[str, str]:
    found, semantic = {}, analyser.api
    for name, _ in references(rule):
        # A daemon may read the label's module later.
        semantic.add_plugin_dependency(f"<{semantic.cur_mod_id}.{name}>")
        symbol = analyser.lookup_qualified(name, analyser.api.statement, suppress_errors=True)
        if symbol is None or not isinstance(symbol.node, TypeInfo):
            raise LookupError(name)
        found[name] = symbol.node.fullname
    return found


def call_label(ctx: MethodContext, site: Site) -> Type:
    """Return the type of ``self.label("U")``: the class's label for the variable U."""
    operation, argument = get_proper_type(ctx.type), get_proper_type(next(chain(*ctx.arg_types), None))
    value = argument.last_known_value.value if isinstance(argument, Instance) and argument.last_known_value else None
    bases = operation.type.mro if isinstance(operation, Instance) else []
    stating = next((base for base in bases if "parameters" in notes(base)), None)
    if stating is None or not isinstance(operation, Instance):
        return ctx.default_return_type
    labels = bind_labels(stating, map_instance_to_supertype(operation, stating).args).get(str(value))
    return ctx.default_return_type if labels is None else TypeType.make_normalized(labels[0])


def sign_gradient(ctx: MethodSigContext, site: Site) -> FunctionLike:
    """Return the signature of ``operation.backward(dy, y, x)`` for callers, which accepts any operands."""
    signature = ctx.default_signature
    return open_to_all(signature) if isinstance(signature, CallableType) else signature


def open_to_all(function: CallableType, written: Type | None = None) -> CallableType:
    """Return the signature of a function for callers: ``Operand`` without the axes that a rule states for the body.

    ``written``, its signature before semantic analysis, tells the operands typed by a rule; by default all are.
    """
    types = [*function.arg_types, function.ret_type]
    own = [*written.arg_types, written.ret_type] if isinstance(written, CallableType) else None
    types = [_plain(of) if own is None or _is_bare(own[place]) else of for place, of in enumerate(types)]
    return function.copy_modified(arg_types=types[:-1], ret_type=types[-1])


def _plain(of: Type) -> Type:
    proper = get_proper_type(of)
    if isinstance(proper, UnionType):
        return UnionType([_plain(item) for item in proper.items], proper.line, proper.column)
    if isinstance(proper, Instance) and proper.type.fullname == library.OPERAND:
        return proper.copy_modified(args=[AnyType(TypeOfAny.from_omitted_generics)])
    return of
