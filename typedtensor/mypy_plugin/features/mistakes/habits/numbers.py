"""Numbers in place of labels: ``x.sum(dim=1)``, ``softmax(x, 1)``, ``x.transpose(0, 1)``, ``Linear(64, 10)``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from mypy.errorcodes import ARG_TYPE, CALL_ARG
from mypy.nodes import (
    ARG_NAMED_OPT,
    ARG_STAR,
    ARG_STAR2,
    CallExpr,
    Expression,
    IntExpr,
    NameExpr,
    RefExpr,
    StrExpr,
    UnaryExpr,
    Var,
)
from mypy.plugin import FunctionSigContext, MethodSigContext
from mypy.types import AnyType, CallableType, FunctionLike, Instance, Type, TypeOfAny, get_proper_type

from typedtensor import elsewhere
from typedtensor.mypy_plugin.base.lookups import instance_of
from typedtensor.mypy_plugin.base.names import LABELLED
from typedtensor.mypy_plugin.types.instances import arity_of, label_parameters, options_of
from typedtensor.mypy_plugin.types.labels import show
from typedtensor.mypy_plugin.types.making import tensor_word

RELABELLING = frozenset({"transpose", "rename", "expand", "merge", "split", "flatten", "unflatten", "one_hot"})
"""Methods that take only labels, where other libraries take axis numbers or sizes."""


def answer_dimensions(ctx: MethodSigContext, name: str) -> FunctionLike:
    """Report axis numbers in place of labels in a call of a method."""
    call, signature = ctx.context, ctx.default_signature
    if not isinstance(call, CallExpr) or not isinstance(signature, CallableType):
        return signature
    named = [each for each in call.arg_names if each in elsewhere.DIMENSIONS and each not in signature.arg_names]
    numbers = [number for number in map(number_of, call.args) if number is not None]
    pairs = zip(call.arg_kinds, call.args, strict=True)
    if not named and not any(kind.is_positional() and number_of(node) is not None for kind, node in pairs):
        return signature
    labels = _labels(ctx.type, numbers)
    kept = any(str(each).startswith("keep") for each in named)
    if numbers or kept:
        ctx.api.fail(elsewhere.numbered(f"x.{name}", (), labels, kept=kept), call, code=CALL_ARG)
    else:
        ctx.api.fail(f"x.{name} takes labels by position: leave out {named[0]}=", call, code=CALL_ARG)
    return anything(signature, ctx)


def answer_relabelling(ctx: MethodSigContext, name: str) -> FunctionLike:
    """Report numbers or strings in a call of a method that takes only labels."""
    call, signature = ctx.context, ctx.default_signature
    if not isinstance(call, CallExpr) or not isinstance(signature, CallableType):
        return signature
    wrong = next(filter(_is_no_label, call.args), None)
    if wrong is None:
        return signature
    ctx.api.fail(f"x.{name} takes labels, not {_sort(wrong)}: {elsewhere.DECLARED}", call, code=CALL_ARG)
    return anything(signature, ctx)


def answer_labels(ctx: MethodSigContext) -> FunctionLike:
    """Report axis numbers in a call of a function that takes operands, then labels."""
    call, signature = ctx.context, ctx.default_signature
    function = instance_of(ctx.type, LABELLED)
    made = get_proper_type(function.args[0]) if function is not None else None
    arity = arity_of(made.type) if isinstance(made, Instance) else None
    if not isinstance(call, CallExpr) or not isinstance(signature, CallableType) or not isinstance(made, Instance):
        return signature
    named = dict(zip(call.arg_names, call.args, strict=True))
    options = options_of(made.type) if isinstance(made, Instance) else {}
    by_name = [name for name in named if name is not None and name not in ("where", *options)]
    given = [node for node, name in zip(call.args, call.arg_names, strict=True) if name is None]
    parameters = label_parameters(made.type)
    first = given[arity : (arity or 0) + 1] if parameters else []
    if arity is None or (not by_name and not any(map(_is_no_label, first))):
        return _with(signature, {name: options[name] for name in options if name in named})
    nodes = [node for name, node in named.items() if name in elsewhere.DIMENSIONS] or [*filter(_is_no_label, first)]
    name = call.callee.name if isinstance(call.callee, NameExpr) else made.type.name
    operands = [node.name if isinstance(node, NameExpr) else "x" for node in given[:arity]]
    if not nodes:
        ctx.api.fail(elsewhere.placed(name, [*operands, *parameters], [*options], by_name[0]), call, code=CALL_ARG)
    else:
        numbers = [number for number in map(number_of, nodes) if number is not None]
        with ctx.api.msg.filter_errors():
            of = ctx.api.get_expression_type(given[0]) if given and len(parameters) == 1 else None
        kept = any(each.startswith("keep") for each in by_name)
        labels = [] if of is None else _labels(of, numbers)
        ctx.api.fail(elsewhere.numbered(name, operands, labels, kept=kept), call, code=CALL_ARG)
    return anything(signature, ctx)


def _with(signature: CallableType, options: Mapping[str, Type]) -> CallableType:
    """Return a signature with further keyword options after the first parameter."""
    return signature.copy_modified(
        arg_types=[*signature.arg_types[:1], *options.values(), *signature.arg_types[1:]],
        arg_kinds=[*signature.arg_kinds[:1], *[ARG_NAMED_OPT] * len(options), *signature.arg_kinds[1:]],
        arg_names=[*signature.arg_names[:1], *options, *signature.arg_names[1:]],
    )


def answer_sizes(ctx: FunctionSigContext, places: Sequence[int], name: str) -> FunctionLike:
    """Report numbers or strings in place of the sized labels of a module."""
    signature = ctx.default_signature
    given = [node for place in places if place < len(ctx.args) for node in ctx.args[place]]
    wrong = next(filter(_is_no_label, given), None)
    if wrong is None:
        return signature
    ctx.api.fail(f"{name} takes labels, not {_sort(wrong)}: {elsewhere.DECLARED}", ctx.context, code=ARG_TYPE)
    return anything(signature, ctx)


def number_of(node: Expression) -> int | None:
    """Return the value of an integer literal; None for other expressions."""
    if isinstance(node, UnaryExpr) and node.op == "-" and isinstance(node.expr, IntExpr):
        return -node.expr.value
    return node.value if isinstance(node, IntExpr) else None


def anything(signature: CallableType, ctx: FunctionSigContext | MethodSigContext) -> CallableType:
    """Return a signature that accepts any arguments, with an error type as result."""
    object_type = ctx.api.named_generic_type("builtins.object", [])
    return signature.copy_modified(
        arg_types=[object_type, object_type],
        arg_kinds=[ARG_STAR, ARG_STAR2],
        arg_names=[None, None],
        ret_type=AnyType(TypeOfAny.from_error),
        variables=[],
        fallback=ctx.api.named_generic_type("builtins.function", []),  # a type object would have to return an instance
    )


def is_answered(result: Type) -> bool:
    """Whether a call had such a signature, so that an error was reported."""
    proper = get_proper_type(result)
    return isinstance(proper, AnyType) and proper.type_of_any == TypeOfAny.from_error


def _labels(of: Type, numbers: Sequence[int]) -> list[str]:
    """Return the labels of the axes with these numbers; an empty list if a number is out of range."""
    word = tensor_word(of) or ()
    if not all(-len(word) <= number < len(word) for number in numbers):
        return []
    return [show((word[number],)) for number in numbers]


def _is_no_label(node: Expression) -> bool:
    return _sort(node) is not None


def _sort(node: Expression) -> str | None:
    """Return what an argument in place of a label is: strings or numbers; None for a label."""
    if isinstance(node, StrExpr):
        return "strings"
    if number_of(node) is not None or _has_type(node, "builtins.int"):
        return "numbers"
    return "strings" if _has_type(node, "builtins.str") else None


def _has_type(node: Expression, fullname: str) -> bool:
    variable = node.node if isinstance(node, RefExpr) else None
    of = get_proper_type(variable.type) if isinstance(variable, Var) else None
    return isinstance(of, Instance) and of.type.fullname == fullname
