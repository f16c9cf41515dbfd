"""Constructors: ``Hidden(64)`` against the declared size, ``Tensor[int](array)`` against what a label is."""

from __future__ import annotations

from mypy.plugin import FunctionContext
from mypy.types import Instance, LiteralType, Type, get_proper_type

from typedtensor.mypy_plugin.labels import GradualError, StaticReader, UnknownAxesError, show_atom, to_atom
from typedtensor.mypy_plugin.lookups import Lookups
from typedtensor.mypy_plugin.messages import Site
from typedtensor.mypy_plugin.operands import ForeignError, read


def check_sized_axis(ctx: FunctionContext, lookups: Lookups) -> Type:
    """Compare a size that is known with the declared one."""
    axis = get_proper_type(ctx.default_return_type)
    site = Site.of(lookups, ctx)
    try:
        atom = to_atom(axis)
    except (GradualError, UnknownAxesError):
        return axis
    declared = StaticReader({}, site).size(atom)
    given = _literal(ctx)
    if declared is not None and given is not None and given != declared:
        site.refuse(f"{show_atom(atom)} is declared with size {declared}, not {given}")
    return axis


def check_axes(ctx: FunctionContext, lookups: Lookups) -> Type:
    """Report axes that are no labels where a tensor or an expression is made."""
    made = ctx.default_return_type
    try:
        reading = read(made, ctx.api.options)
    except ForeignError:
        return made
    if reading.problem:
        Site.of(lookups, ctx).refuse(f"{reading.shown}: {reading.problem}")
    return made


def _literal(ctx: FunctionContext) -> int | None:
    """The size, where it is a literal or a ``Final`` name."""
    for types in ctx.arg_types[:1]:
        for argument in types:
            proper = get_proper_type(argument)
            literal = proper.last_known_value if isinstance(proper, Instance) else proper
            if isinstance(literal, LiteralType) and isinstance(literal.value, int):
                return literal.value
    return None
