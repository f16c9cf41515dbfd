"""Checks of ``Mesh(Data, place={Batch: Data})`` and ``Local[Batch, Data]``: mesh axes are not placed or divided."""

from __future__ import annotations

from mypy.nodes import DictExpr
from mypy.plugin import AnalyzeTypeContext, FunctionContext
from mypy.types import Instance, Type, get_proper_type

from typedtensor.mypy_plugin.base.codes import AXES
from typedtensor.mypy_plugin.base.lookups import Lookups, is_a
from typedtensor.mypy_plugin.base.messages import Site
from typedtensor.mypy_plugin.base.names import AXIS_KINDS, MESH_AXIS
from typedtensor.mypy_plugin.features.label_variables import as_written
from typedtensor.mypy_plugin.types.labels import label_among, show_label
from typedtensor.rules import divides_mesh_axis


def check_mesh(ctx: FunctionContext, lookups: Lookups) -> Type:
    """Report mesh axes that are placed, and labels that are placed on axes outside the mesh."""
    given = dict(zip(ctx.callee_arg_names, zip(ctx.arg_types, ctx.args, strict=True), strict=True))
    axes = [label for of in given["axes"][0] if (label := _label(of)) is not None]
    complete = len(axes) == len(given["axes"][0]) and all(axis.type.has_base(MESH_AXIS) for axis in axes)
    for node in given["place"][1]:
        if not isinstance(node, DictExpr):
            continue
        for key, value in node.items:
            label = None if key is None else _label(ctx.api.get_expression_type(key))
            axis = _label(ctx.api.get_expression_type(value))
            if key is not None and label is not None and label.type.has_base(MESH_AXIS):
                Site(lookups, ctx.api, key).refuse(
                    f"{show_label(label)} is a mesh axis, but place= assigns axes of tensors to mesh axes: write "
                    f"place={{Batch: {show_label(label)}}}"
                )
            elif complete and axis is not None and axis.type.has_base(MESH_AXIS) and axis not in axes:
                shown = " and ".join(map(show_label, axes))
                Site(lookups, ctx.api, value).refuse(f"{show_label(axis)} is no axis of this mesh, which has {shown}")
    return ctx.default_return_type


def analyze_local(ctx: AnalyzeTypeContext) -> Type:
    """Return the type of ``Local`` as an annotation; report it if its first label is a mesh axis."""
    result = as_written(ctx)
    proper = get_proper_type(result)
    if isinstance(proper, Instance) and len(proper.args) == 2 and is_a(proper.args[0], MESH_AXIS):
        ctx.api.fail(divides_mesh_axis(show_label(proper), show_label(proper.args[0])), ctx.context, code=AXES)
    return result


def _label(of: Type) -> Instance | None:
    """Return the label that an argument names; None if it names no particular one."""
    found = label_among(of)
    label = None if found is None else get_proper_type(found)
    return label if isinstance(label, Instance) and label.type.fullname not in AXIS_KINDS else None
