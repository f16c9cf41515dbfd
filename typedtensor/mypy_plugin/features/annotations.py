"""Annotations: ``Tensor[Batch, 3]``, and ``Flat[heads, width]`` with a parameter ``heads: type[U]``, which denotes U.

The items of a ``TypeVarTuple`` have no bound, so mypy accepts any type in the place of a label.
"""

from __future__ import annotations

from typing import Any

from mypy.nodes import FuncDef, Var
from mypy.plugin import AnalyzeTypeContext, FunctionContext
from mypy.typeops import get_all_type_vars
from mypy.types import (
    AnyType,
    CallableType,
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

from typedtensor.elsewhere import DECLARED
from typedtensor.mypy_plugin.base.codes import AXES
from typedtensor.mypy_plugin.base.lookups import is_a
from typedtensor.mypy_plugin.base.names import AXIS
from typedtensor.mypy_plugin.types.labels import label_among


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
                return label_among(proper) if isinstance(proper, TypeType) and is_a(proper.item, AXIS) else None
    return None


def with_variables(ctx: FunctionContext, places: tuple[int, ...]) -> Type:
    """Return the module that a constructor makes, with the type variables of its derived labels.

    mypy infers ``Any`` for type variables within a class argument: ``Linear(inputs, Flat[heads, width])``.

    Args:
        ctx: the call.
        places: the positions of the parameters for labels.
    """
    result = get_proper_type(ctx.default_return_type)
    constructor = result.type.names.get("__init__") if isinstance(result, Instance) else None
    signature = get_proper_type(constructor.type) if constructor is not None else None
    if not isinstance(result, Instance) or not isinstance(signature, CallableType):
        return ctx.default_return_type
    args = list(result.args)
    for place in places:
        variable = _variable(signature.arg_types[place + 1])
        labels = [label_among(of) for of in ctx.arg_types[place]]
        if variable in result.type.defn.type_vars and labels and labels[0] is not None and get_all_type_vars(labels[0]):
            args[result.type.defn.type_vars.index(variable)] = labels[0]
    return result.copy_modified(args=args)


def _variable(of: Type) -> TypeVarType | None:
    """Return the variable U of ``type[U] | U``; None for other types."""
    proper = get_proper_type(of)
    items = map(get_proper_type, proper.items if isinstance(proper, UnionType) else [])
    return next((item for item in items if isinstance(item, TypeVarType)), None)


def analyze_tensor(ctx: AnalyzeTypeContext) -> Type:
    """Return the type of a tensor as an annotation; report arguments that are no labels, and take them as ``Any``."""
    analyser: Any = ctx.api
    written = ctx.type
    info = analyser.lookup_qualified(written.name, written).node
    args = [_checked_label(arg, ctx) if isinstance(arg, RawExpressionType) else arg for arg in written.args]
    result: Type = analyser.analyze_type_with_type_info(info, args, written, written.empty_tuple_index)
    tensor = get_proper_type(result)
    if not isinstance(tensor, Instance):
        return result
    if all(isinstance(arg, Instance) and arg.type.has_base(AXIS) for arg in tensor.args):
        return result  # nearly always
    labels = [_checked_label(arg, ctx) for arg in tensor.args]
    return result if labels == list(tensor.args) else tensor.copy_modified(args=labels)


def _checked_label(axis: Type, ctx: AnalyzeTypeContext) -> Type:
    """Return a type argument of a tensor; report one that is no label, and return ``Any`` in its place."""
    shown, is_number = _no_label(axis)
    if not shown:
        return axis
    tensor = f"{ctx.type.name.rpartition('.')[2]}[{', '.join(map(_source, ctx.type.args))}]"
    advice = f": {DECLARED}" if is_number else ""
    ctx.api.fail(f"{tensor}: {shown} is not an axis label (a subclass of Axis){advice}", ctx.context, code=AXES)
    return AnyType(TypeOfAny.from_error)


def _no_label(axis: Type) -> tuple[str, bool]:
    """Return the name of a type that is certainly no label, and whether it is a number or a string.

    The name is empty for labels, variables, unions, and classes with unknown bases.
    """
    proper = get_proper_type(axis)
    if isinstance(proper, Instance):
        is_label = not proper.type.mro or proper.type.fallback_to_any or proper.type.has_base(AXIS)
        return "" if is_label else proper.type.name, False
    if isinstance(proper, RawExpressionType):
        return ("", False) if proper.literal_value is None else (repr(proper.literal_value), True)
    if isinstance(proper, LiteralType):
        return repr(proper.value), True
    return "None" if isinstance(proper, NoneType) else "", False


def _source(axis: Type) -> str:
    """Return an argument of a tensor as it is written, in short."""
    if isinstance(axis, UnboundType):
        return f"{axis.name}[…]" if axis.args else axis.name
    return repr(axis.literal_value) if isinstance(axis, RawExpressionType) else "…"
