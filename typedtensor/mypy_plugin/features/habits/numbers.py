"""Numbers in place of labels: ``x.sum(dim=1)``, ``softmax(x, 1)``, ``x.transpose(0, 1)``, ``Linear(64, 10)``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from mypy.errorcodes import ARG_TYPE, CALL_ARG
from mypy.nodes import ARG_NAMED_OPT, ARG_STAR, ARG_STAR2, CallExpr, NameExpr
from mypy.plugin import FunctionSigContext, MethodSigContext
from mypy.types import AnyType, CallableType, FunctionLike, Instance, Type, TypeOfAny, TypeType, get_proper_type

from typedtensor import elsewhere
from typedtensor.mypy_plugin.base.lookups import instance_of, members
from typedtensor.mypy_plugin.base.names import LABELLED
from typedtensor.mypy_plugin.features.habits.no_labels import (
    are_classes,
    called,
    number_of,
    positional,
    refused_label,
    sort_of,
    spread,
)
from typedtensor.mypy_plugin.types.instances import arity_of, label_parameters, options_of
from typedtensor.mypy_plugin.types.labels import show
from typedtensor.mypy_plugin.types.making import tensor_word

RELABELLING = frozenset(
    {"transpose", "rename", "expand", "merge", "split", "flatten", "unflatten", "one_hot"}
    | {"select", "pad", "positions", "slice", "concat", "dot"}
)
"""Methods that take labels in places where other libraries take axis numbers or sizes."""


def answer_dimensions(ctx: MethodSigContext, name: str) -> FunctionLike:
    """Report axis numbers, and other arguments that are no labels, in a call of a method."""
    call, signature = ctx.context, ctx.default_signature
    if not isinstance(call, CallExpr) or not isinstance(signature, CallableType) or are_classes(call):
        return signature
    named = [each for each in call.arg_names if each in elsewhere.DIMENSIONS and each not in signature.arg_names]
    written, given = called(call, name), positional(call)
    numbers = [number for number in map(number_of, spread(call.args)) if number is not None]
    kept = any(str(each).startswith("keep") for each in named)
    if kept or (numbers and (named or any(number_of(node) is not None for node in spread(given)))):
        said = elsewhere.numbered(written, (), _labels(ctx.type, numbers), kept=kept)
    elif named:
        said = f"{written} takes labels by position: leave out {named[0]}="
    elif (refused := refused_label(written, name, given)) is not None:
        said = refused
    else:
        return signature
    ctx.api.fail(said, call, code=CALL_ARG)
    return anything(signature, ctx)


def answer_relabelling(ctx: MethodSigContext, name: str) -> FunctionLike:
    """Report an argument that is no label in the place of one."""
    call, signature = ctx.context, ctx.default_signature
    if not isinstance(call, CallExpr) or not isinstance(signature, CallableType) or are_classes(call):
        return signature
    spread_out = [node for kind, node in zip(call.arg_kinds, call.args, strict=True) if kind.is_star()]
    given = [
        node
        for formal, nodes in zip(signature.arg_types, ctx.args, strict=True)
        if any(isinstance(get_proper_type(of), TypeType) for of in members(formal))
        for node in nodes
        if node not in spread_out
    ]
    said = refused_label(called(call, name), name, given)
    if said is None:
        return signature
    ctx.api.fail(said, call, code=CALL_ARG)
    return anything(signature, ctx)


def answer_labels(ctx: MethodSigContext) -> FunctionLike:
    """Report axis numbers in a call of a function that takes operands, then labels."""
    call, signature = ctx.context, ctx.default_signature
    function = instance_of(ctx.type, LABELLED)
    result = get_proper_type(function.args[0]) if function is not None else None
    arity = arity_of(result.type) if isinstance(result, Instance) else None
    if not isinstance(call, CallExpr) or not isinstance(signature, CallableType) or not isinstance(result, Instance):
        return signature
    named = dict(zip(call.arg_names, call.args, strict=True))
    options = options_of(result.type) if isinstance(result, Instance) else {}
    by_name = [name for name in named if name is not None and name not in ("where", *options)]
    given = [node for node, name in zip(call.args, call.arg_names, strict=True) if name is None]
    parameters = label_parameters(result.type)
    first = positional(call)[arity : (arity or 0) + 1] if parameters and len(positional(call)) == len(given) else []
    name = call.callee.name if isinstance(call.callee, NameExpr) else result.type.name
    operands = [node.name if isinstance(node, NameExpr) else "x" for node in given[:arity]]
    refused = None if arity is None else refused_label(name, result.type.name, first, operands)
    if arity is None or (not by_name and refused is None):
        return _with(signature, {name: options[name] for name in options if name in named})
    nodes = [node for name, node in named.items() if name in elsewhere.DIMENSIONS]
    nodes = nodes or [node for node in first if sort_of(node) == "numbers"]
    if refused is not None and not nodes:
        ctx.api.fail(refused, call, code=CALL_ARG)
    elif not nodes:
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
    wrong = next(filter(None, map(sort_of, given)), None)
    if wrong is None:
        return signature
    ctx.api.fail(f"{name} takes labels, not {wrong}: {elsewhere.DECLARED}", ctx.context, code=ARG_TYPE)
    return anything(signature, ctx)


def anything(signature: CallableType, ctx: FunctionSigContext | MethodSigContext) -> CallableType:
    """Return a signature that accepts any arguments, with an error type as result."""
    object_type = ctx.api.named_generic_type("builtins.object", [])
    return signature.copy_modified(
        arg_types=[object_type, object_type],
        arg_kinds=[ARG_STAR, ARG_STAR2],
        arg_names=[None, None],
        ret_type=AnyType(TypeOfAny.from_error),
        variables=[],
        unpack_kwargs=False,
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
