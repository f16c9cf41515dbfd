"""What users of other libraries write first: ``x.view(…)``, ``x.sum(dim=1)``, ``x.softmax(1)``, ``Adam(model, lr=…)``.

Each is answered by name, in place of what mypy says of it.
"""

from __future__ import annotations

from mypy.errorcodes import ARG_TYPE, ATTR_DEFINED, CALL_ARG
from mypy.nodes import (
    ARG_POS,
    ARG_STAR,
    ARG_STAR2,
    MDEF,
    CallExpr,
    Expression,
    IntExpr,
    SymbolTableNode,
    UnaryExpr,
    Var,
)
from mypy.plugin import AttributeContext, ClassDefContext, FunctionSigContext, MethodSigContext
from mypy.types import AnyType, CallableType, FunctionLike, Type, TypeOfAny, get_proper_type

from typedtensor.methods import ELSEWHERE, METHODS
from typedtensor.mypy_plugin.base.lookups import Lookups, is_a
from typedtensor.mypy_plugin.base.names import MODULE
from typedtensor.mypy_plugin.types.labels import show
from typedtensor.mypy_plugin.types.making import tensor_word

ALONG = frozenset(
    name for name, method in METHODS.items() if method.operation.endswith(("Along", "Softmax")) or name == "argmax"
) - {"slice", "concat"}
"""The methods that take labels where others take the numbers of axes."""

_DIMENSIONS = ("dim", "axis", "keepdim", "keepdims")


def declare_elsewhere(ctx: ClassDefContext) -> None:
    """Give tensors and expressions the attributes that are answered where they are looked up."""
    info = ctx.cls.info
    for name in ELSEWHERE:
        if name not in info.names:
            variable = Var(name, AnyType(TypeOfAny.special_form))
            variable.info, variable._fullname = info, f"{info.fullname}.{name}"
            info.names[name] = SymbolTableNode(MDEF, variable, plugin_generated=True)


def answer_attribute(ctx: AttributeContext, name: str) -> Type:
    """Report an attribute that there is none of."""
    message = f'tensors and expressions have no attribute "{name}": {ELSEWHERE[name]}'
    ctx.api.fail(message, ctx.context, code=ATTR_DEFINED)
    return AnyType(TypeOfAny.from_error)


def answer_dimensions(ctx: MethodSigContext, name: str) -> FunctionLike:
    """Report the number of an axis in place of its label."""
    call, signature = ctx.context, ctx.default_signature
    if not isinstance(call, CallExpr) or not isinstance(signature, CallableType):
        return signature
    named = [each for each in call.arg_names if each in _DIMENSIONS and each not in signature.arg_names]
    numbers = [number for number in map(number_of, call.args) if number is not None]
    pairs = zip(call.arg_kinds, call.args, strict=True)
    if not named and not any(kind.is_positional() and number_of(node) is not None for kind, node in pairs):
        return signature
    word = tensor_word(ctx.type) or ()
    labels = [word[number : number + 1 or None] for number in numbers if -len(word) <= number < len(word)]
    how = f": write x.{name}({', '.join(map(show, labels))})" if labels and len(labels) == len(numbers) else ""
    if any(str(each).startswith("keep") for each in named):
        how += "; an axis that is reduced is gone, and expand_like repeats the result along it"
    if numbers or how:
        ctx.api.fail(f"axes have labels, not numbers{how}", call, code=CALL_ARG)
    else:
        ctx.api.fail(f"x.{name} takes labels by their places: leave out {named[0]}=", call, code=CALL_ARG)
    return _anything(signature, ctx)


def number_of(node: Expression) -> int | None:
    """The whole number that is written."""
    if isinstance(node, UnaryExpr) and node.op == "-" and isinstance(node.expr, IntExpr):
        return -node.expr.value
    return node.value if isinstance(node, IntExpr) else None


def _anything(signature: CallableType, ctx: MethodSigContext) -> CallableType:
    """A signature that takes whatever was written, of which nothing follows."""
    object_type = ctx.api.named_generic_type("builtins.object", [])
    return signature.copy_modified(
        arg_types=[object_type, object_type],
        arg_kinds=[ARG_STAR, ARG_STAR2],
        arg_names=[None, None],
        ret_type=AnyType(TypeOfAny.from_error),
        variables=[],
    )


def answer_optimizer(ctx: FunctionSigContext, lookups: Lookups) -> FunctionLike:
    """Report a module in place of its parameters, and ``lr=``."""
    call, signature = ctx.context, ctx.default_signature
    if not isinstance(call, CallExpr) or not isinstance(signature, CallableType) or not signature.arg_types:
        return signature
    if "lr" in call.arg_names and "learning_rate" in signature.arg_names:
        ctx.api.fail("the learning rate is called learning_rate, not lr", call, code=CALL_ARG)
        names = ["lr" if name == "learning_rate" else name for name in signature.arg_names]
        signature = signature.copy_modified(arg_names=names)
    first = next((node for node, kind in zip(call.args, call.arg_kinds, strict=True) if kind == ARG_POS), None)
    if first is not None and _is_module(first, ctx):
        ctx.api.fail("an optimizer takes parameters: pass model.parameters, not the module", first, code=ARG_TYPE)
        anything = ctx.api.named_generic_type("builtins.object", [])
        signature = signature.copy_modified(arg_types=[anything, *signature.arg_types[1:]])
    return signature


def _is_module(node: Expression, ctx: FunctionSigContext) -> bool:
    with ctx.api.msg.filter_errors():
        return is_a(get_proper_type(ctx.api.get_expression_type(node)), MODULE)
