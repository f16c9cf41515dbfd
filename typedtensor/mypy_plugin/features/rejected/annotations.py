"""Checks of ``Tensor[Batch, 3]`` as an annotation: a number, ``None`` or another class in place of a label.

The items of a ``TypeVarTuple`` have no bound, so mypy accepts any type there.
"""

from __future__ import annotations

from typing import Any

from mypy.plugin import AnalyzeTypeContext
from mypy.types import (
    AnyType,
    Instance,
    LiteralType,
    NoneType,
    RawExpressionType,
    Type,
    TypeOfAny,
    UnboundType,
    get_proper_type,
)

from typedtensor.elsewhere import DECLARED
from typedtensor.mypy_plugin.base.codes import AXES
from typedtensor.mypy_plugin.base.names import AXIS


def analyze_tensor(ctx: AnalyzeTypeContext) -> Type:
    """Return the type of a tensor as an annotation; report arguments that are no labels, and take them as ``Any``."""
    analyser: Any = ctx.api
    written = ctx.type
    info = analyser.lookup_qualified(written.name, written).node
    args = [_label(arg, ctx) if isinstance(arg, RawExpressionType) else arg for arg in written.args]
    result: Type = analyser.analyze_type_with_type_info(info, args, written, written.empty_tuple_index)
    tensor = get_proper_type(result)
    if not isinstance(tensor, Instance):
        return result
    labels = [_label(arg, ctx) for arg in tensor.args]
    return result if labels == list(tensor.args) else tensor.copy_modified(args=labels)


def _label(axis: Type, ctx: AnalyzeTypeContext) -> Type:
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
