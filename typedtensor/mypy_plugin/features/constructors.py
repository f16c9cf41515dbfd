"""Checks of constructors: ``Hidden(64)`` needs the declared size, ``Tensor[int](array)`` labels, and leaves axes."""

from __future__ import annotations

from mypy.nodes import CallExpr, Expression, RefExpr, TypeAlias, TypeInfo
from mypy.plugin import FunctionContext, MethodContext
from mypy.types import AnyType, Instance, NoneType, Type, UnpackType, get_proper_type

from typedtensor.mypy_plugin.base.lookups import Lookups
from typedtensor.mypy_plugin.base.messages import Site
from typedtensor.mypy_plugin.base.names import ANY_TENSOR, INPUT, KINDS, PARAM
from typedtensor.mypy_plugin.features.habits.contents import check_contents
from typedtensor.mypy_plugin.features.needed_sizes import report_sizeless
from typedtensor.mypy_plugin.types.given_sizes import literal_size
from typedtensor.mypy_plugin.types.labels import (
    GradualError,
    StaticReader,
    UnknownAxesError,
    label_among,
    show_atom,
    show_label,
    to_atom,
)
from typedtensor.mypy_plugin.types.operands import ForeignError, read
from typedtensor.rules import NoElementsError


def check_sized_axis(ctx: FunctionContext, lookups: Lookups) -> Type:
    """Report an axis with a size other than the declared one, without elements, or without any size."""
    axis = get_proper_type(ctx.default_return_type)
    site = Site.of(lookups, ctx)
    try:
        atom = to_atom(axis)
    except (GradualError, UnknownAxesError):
        return axis
    try:
        declared = StaticReader({}, site).size(atom)
    except NoElementsError as why:
        site.refuse(f"{why}: an axis has at least one element")
        return axis
    given = next((literal_size(argument) for types in ctx.arg_types[:1] for argument in types), None)
    if not any(ctx.arg_types) and report_sizeless(axis, site):
        return axis
    if declared is not None and given is not None and given != declared:
        site.refuse(f"{show_atom(atom)} is declared with size {declared}, not {given}")
    return axis


def check_size(ctx: MethodContext, lookups: Lookups) -> Type:
    """Report the size of a label, ``Hidden.size``, that declares none."""
    (axis,), (label,) = ctx.arg_types
    of = get_proper_type(label_among(label)) if isinstance(get_proper_type(axis), NoneType) else None
    if isinstance(of, Instance):
        site = Site.of(lookups, ctx)
        if not report_sizeless(of, site) and of.args:
            site.refuse(f"{show_label(of)} is a derived label: its size is {show_label(of)}().size")
    return ctx.default_return_type


def check_axes(ctx: FunctionContext, lookups: Lookups) -> Type:
    """Report axes of a constructed tensor or expression that are no labels or have no elements."""
    result = ctx.default_return_type
    site = Site.of(lookups, ctx)
    try:
        reading = read(result, site)
    except ForeignError:
        return result
    if reading.problem:
        site.refuse(f"{reading.shown}: {reading.problem}")
    sizes = StaticReader({}, site)
    for atom in reading.word or ():
        try:
            sizes.size(atom)
        except NoElementsError as why:
            site.refuse(f"{why}: an axis has at least one element")
    return result


def check_leaf(ctx: FunctionContext, lookups: Lookups) -> Type:
    """Report a tensor constructed without axes, an input without a tensor type, and a parameter that is not real."""
    result = get_proper_type(ctx.default_return_type)
    name = result.type.fullname if isinstance(result, Instance) else ""
    site = Site.of(lookups, ctx)
    if isinstance(ctx.context, CallExpr) and (bare := _bare_tensor(ctx.context.callee)):
        site.refuse(f"{bare} needs its axes: write {bare}[Batch, Hidden](array), with a label for each axis")
        return _with_unknown_axes(result, site)
    first = next((argument for arguments in ctx.args[:1] for argument in arguments), None)
    if name == INPUT and first is not None and (bare := _bare_tensor(first)):
        site.refuse(f"Input needs the type of a tensor, as in Input(Tensor[Batch, Pixel]), not {bare} without axes")
        return result
    if name == PARAM and (kind := _refused_kind(result, site)):
        reason = "because only real tensors have gradients: use a Buffer for values that are not trained"
        site.refuse(f"a parameter must be a real tensor, not {kind}, {reason}")
        return result
    if isinstance(result, Instance) and name in KINDS and [len(types) for types in ctx.arg_types] == [1]:
        check_contents(result, ctx.arg_types[0][0], site)
    return check_axes(ctx, lookups)


def _bare_tensor(expression: Expression) -> str | None:
    """Return the name of a tensor class that an expression names, directly or by an alias, without axes; else None."""
    node = expression.node if isinstance(expression, RefExpr) else None
    if isinstance(node, TypeAlias):
        target = get_proper_type(node.target)
        if node.alias_tvars or not isinstance(target, Instance) or not _has_any_axes(target):
            return None
        node = target.type
    return node.name if isinstance(node, TypeInfo) and (node.fullname in KINDS or node.fullname == ANY_TENSOR) else None


def _has_any_axes(tensor: Instance) -> bool:
    """Whether the axes are those of a bare class: ``Tensor`` as a type is ``Tensor[*tuple[Any, ...]]``."""
    [only] = tensor.args if len(tensor.args) == 1 else [None]
    inner = get_proper_type(only.type) if isinstance(only, UnpackType) else None
    return isinstance(inner, Instance) and all(isinstance(get_proper_type(arg), AnyType) for arg in inner.args)


def _with_unknown_axes(made: Type, site: Site) -> Type:
    """Return the type with unknown axes, in place of axes that mypy has inferred without any argument."""
    proper = get_proper_type(made)
    if not isinstance(proper, Instance) or not proper.type.has_type_var_tuple_type:
        return made
    anything = site.api.named_generic_type("builtins.tuple", [site.after_error()])
    return proper.copy_modified(args=[UnpackType(anything)])


def _refused_kind(made: Type, site: Site) -> str | None:
    try:
        reading = read(made, site)
    except ForeignError:
        return None
    kinds = set(reading.kinds) & {"real", "int", "bool"}
    return reading.shown if kinds and "real" not in kinds else None
