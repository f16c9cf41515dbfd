"""``Flat[heads, width]`` for labels that a function is given: ``heads: type[U]`` stands for U among labels."""

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
    """A parameter of a function where a type is written."""
    label = _label(ctx)
    return as_variable(ctx) if label is None else label


def as_variable(ctx: AnalyzeTypeContext) -> Type:
    """What mypy says of a variable in the place of a type."""
    analyser: Any = ctx.api
    symbol = analyser.lookup_qualified(ctx.type.name, ctx.type)
    made: Type = analyser.analyze_unbound_type_without_type_info(ctx.type, symbol, defining_literal=False)
    return made


def as_written(ctx: AnalyzeTypeContext) -> Type:
    """What mypy makes by itself of a class with arguments in the place of a type."""
    analyser: Any = ctx.api
    written = ctx.type
    info = analyser.lookup_qualified(written.name, written).node
    made: Type = analyser.analyze_type_with_type_info(info, written.args, written, written.empty_tuple_index)
    return made


def _label(ctx: AnalyzeTypeContext) -> Type | None:
    """The label that a parameter is declared to be the class of."""
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
    """The module that a constructor makes, with the type variables of labels that are derived from some.

    mypy infers ``Any`` for those of a class that is an argument: ``Linear(inputs, Flat[heads, width])``.

    Args:
        ctx: the call.
        places: those of the parameters that are labels.
    """
    made = get_proper_type(ctx.default_return_type)
    constructor = made.type.names.get("__init__") if isinstance(made, Instance) else None
    signature = get_proper_type(constructor.type) if constructor is not None else None
    if not isinstance(made, Instance) or not isinstance(signature, CallableType):
        return ctx.default_return_type
    args = list(made.args)
    for place in places:
        variable = _variable(signature.arg_types[place + 1])
        labels = [label_among(of) for of in ctx.arg_types[place]]
        if variable in made.type.defn.type_vars and labels and labels[0] is not None and get_all_type_vars(labels[0]):
            args[made.type.defn.type_vars.index(variable)] = labels[0]
    return made.copy_modified(args=args)


def _variable(of: Type) -> TypeVarType | None:
    """The variable U of ``type[U] | U``."""
    proper = get_proper_type(of)
    items = map(get_proper_type, proper.items if isinstance(proper, UnionType) else [])
    return next((item for item in items if isinstance(item, TypeVarType)), None)
