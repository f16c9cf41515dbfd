"""Checks of constructors: ``Hidden(64)`` needs the declared size, and ``Tensor[int](array)`` labels as axes."""

from __future__ import annotations

from mypy.plugin import FunctionContext, MethodContext
from mypy.types import Instance, NoneType, Type, get_proper_type

from typedtensor.mypy_plugin.base.lookups import Lookups
from typedtensor.mypy_plugin.base.messages import Site
from typedtensor.mypy_plugin.features.mistakes.needed_sizes import report_sizeless
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
