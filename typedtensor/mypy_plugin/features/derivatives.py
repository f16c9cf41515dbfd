"""Functions that differentiate: ``custom_vjp(f, backward)``, ``jacobian(f, x)`` and ``block_jacobian(f, x, T)``.

mypy infers type variables from both functions of a derivative of one's own, so that a lambda as derivative makes them
``Any``, or a join of both. Labels that the point of a Jacobian shares with the result become ``Dual``.
"""

from __future__ import annotations

from mypy.errorcodes import ARG_TYPE
from mypy.messages import format_type_bare
from mypy.nodes import LambdaExpr
from mypy.plugin import FunctionContext, FunctionSigContext
from mypy.subtypes import is_same_type
from mypy.types import (
    AnyType,
    CallableType,
    FunctionLike,
    Instance,
    Type,
    TypeOfAny,
    TypeVarType,
    UninhabitedType,
    UnpackType,
    get_proper_type,
)

from typedtensor.mypy_plugin.base import library
from typedtensor.mypy_plugin.base.codes import AXES
from typedtensor.mypy_plugin.base.lookups import Lookups, instance_of, is_a
from typedtensor.mypy_plugin.base.messages import Site, anything, of_lambda
from typedtensor.mypy_plugin.features.pytrees import leaves_of
from typedtensor.mypy_plugin.types.arguments import only, substituted
from typedtensor.mypy_plugin.types.labels import atom_of, label_among, show, value_in
from typedtensor.mypy_plugin.types.reading import tensor_word
from typedtensor.rules import Label


def fix_own_derivative(ctx: FunctionSigContext, site: Site) -> FunctionLike:
    """Return the signature of a call with type variables substituted from the type of ``f``."""
    signature, node = ctx.default_signature, only(ctx.args)
    if not isinstance(signature, CallableType) or node is None or isinstance(node, LambdaExpr):
        return signature
    given = site.type_of(node)
    declared = get_proper_type(signature.arg_types[0])
    assert isinstance(declared, CallableType)
    if not isinstance(given, CallableType) or given.variables or len(given.arg_types) != len(declared.arg_types):
        return signature
    pairs = ((declared.arg_types[0], given.arg_types[0]), (declared.ret_type, given.ret_type))
    return substituted(signature, {of.id: found for of, found in pairs if isinstance(of, TypeVarType)})


def check_own_derivative(ctx: FunctionContext, site: Site, name: str) -> Type:
    """Note a lambda of unknown parameter type: no expected type determines it."""
    result = get_proper_type(ctx.default_return_type)
    function = only(ctx.args)
    if not isinstance(function, LambdaExpr) or not isinstance(result, CallableType):
        return ctx.default_return_type
    taken = get_proper_type(result.arg_types[0])
    number = isinstance(taken, Instance) and taken.type.module_name == "builtins" and not taken.args
    if not number and not isinstance(taken, (AnyType, TypeVarType, UninhabitedType)):
        return result
    if isinstance(taken, AnyType) and (taken.source_any or taken).type_of_any == TypeOfAny.explicit:
        return result  # the program declares it
    return site.give_up(of_lambda(name))


def answer_state(ctx: FunctionSigContext, site: Site, name: str) -> FunctionLike:
    """Report a module, or another state of several tensors, as the point."""
    signature = ctx.default_signature
    if not isinstance(signature, CallableType) or "x" not in signature.arg_names:
        return signature
    node = only(ctx.args, signature.arg_names.index("x"))
    if node is None:
        return signature
    point = site.type_of(node)
    if is_a(point, library.OPERAND) or not (is_a(point, library.MODULE) or any(leaves_of(point))):
        return _at(point, signature, name, site.lookups)
    shown = format_type_bare(point, ctx.api.options)
    ctx.api.fail(
        f"{name} differentiates one tensor with respect to one tensor, but the point is {shown}: take one part of it "
        "at a time, or use products with vjp and jvp",
        node,
        code=ARG_TYPE,
    )
    return anything(signature, ctx)


def _at(point: Type, signature: CallableType, name: str, lookups: Lookups) -> CallableType:
    """Return an overload for a point of known axes, so that mypy's messages are about the function at that point."""
    formal, result, given = _tensor(signature.arg_types[1]), _tensor(signature.ret_type), _tensor(point)
    function = get_proper_type(signature.arg_types[0])
    if formal is None or result is None or given is None or not isinstance(function, CallableType):
        return signature
    word = tensor_word(point)
    if name not in ("hessian", "jacobian") or word is None or not all(isinstance(axis, Label) for axis in word):
        return signature
    if (instance_of(point, library.EXPR) is None) != (instance_of(signature.ret_type, library.EXPR) is None):
        return signature
    if name == "hessian":
        axes = [*given.args, *(Instance(lookups.get(library.DUAL), [axis]) for axis in given.args)]
    else:
        axes = [*result.args[: len(result.args) - len(formal.args)], *given.args]
    shown = result.copy_modified(args=axes)
    value: Type = given
    if (expression := instance_of(signature.ret_type, library.EXPR)) is not None:
        shown, value = expression.copy_modified(args=[shown]), expression.copy_modified(args=[given])
    taken = function.copy_modified(arg_types=[value])
    return signature.copy_modified(arg_types=[taken, value, *signature.arg_types[2:]], ret_type=shown)


def type_jacobian(ctx: FunctionContext, site: Site, shared: int = 0) -> Type:
    """Return the type of a Jacobian, whose axes are those of the result, then those of the point.

    Args:
        ctx: the call.
        shared: the number of axes that the point shares with the result; they occur once, among those of the result.
    """
    result = ctx.default_return_type
    point = only(ctx.arg_types, 1)
    tensor, of = _tensor(result), None if point is None else _tensor(point)
    if tensor is None or of is None:
        return result
    if shared and not _is_along_first(ctx, site, of):
        return result
    count = sum(not isinstance(get_proper_type(axis), UnpackType) for axis in of.args) - shared
    first, last = list(tensor.args[: len(tensor.args) - count]), tensor.args[len(tensor.args) - count :]
    taken, dual = [*first, *last], site.lookups.get(library.DUAL)
    axes = list(first)
    for axis in last:
        if _among(axis, first):
            while _among(axis, taken):
                axis = Instance(dual, [axis])
        axes.append(axis)
    named = tensor.copy_modified(args=axes)
    expression = instance_of(result, library.EXPR)
    return named if expression is None else expression.copy_modified(args=[named])


def _is_along_first(ctx: FunctionContext, site: Site, point: Instance) -> bool:
    """Report blocks along an axis that is not the first one of the point: mypy may infer ``Any`` for it."""
    given = [label for types in ctx.arg_types[2:3] for of in types if (label := label_among(of)) is not None]
    word = tensor_word(point)
    axis = atom_of(given[0]) if given else None
    if axis is None or not word or word[0] == axis:
        return True
    how = f"write x.transpose({show((axis, *(other for other in word if other != axis)))})"
    site.report(
        f"block_jacobian goes along {show((axis,))}, which must be the first axis of the point, but its axes are "
        f"({show(word)}): {how if axis in word else 'it has no such axis'}",
        AXES,
        held=True,
    )
    return False


def _tensor(of: Type) -> Instance | None:
    return instance_of(value_in(of), library.TENSORS["real"])


def _among(axis: Type, axes: list[Type]) -> bool:
    return any(is_same_type(axis, other) for other in axes)
