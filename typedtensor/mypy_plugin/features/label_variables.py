"""``Flat[heads, width]`` with a function's parameter ``heads: type[U]``, which denotes the label U in types."""

from __future__ import annotations

from typing import Any

from mypy.nodes import FuncDef, Var
from mypy.plugin import AnalyzeTypeContext, FunctionContext
from mypy.typeops import get_all_type_vars
from mypy.types import CallableType, Instance, Type, TypeType, TypeVarType, UnionType, get_proper_type

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
