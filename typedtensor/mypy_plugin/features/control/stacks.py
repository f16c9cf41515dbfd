"""Stacks of modules: ``fold`` applies each module to the result of the one before, ``map`` stacks results."""

from __future__ import annotations

from mypy.messages import format_type_bare
from mypy.plugin import AttributeContext, MethodContext
from mypy.subtypes import is_subtype
from mypy.types import Instance, Type, get_proper_type

from typedtensor.mypy_plugin.base.codes import AXES
from typedtensor.mypy_plugin.base.lookups import Lookups, instance_of
from typedtensor.mypy_plugin.base.messages import Site
from typedtensor.mypy_plugin.base.names import EXPR
from typedtensor.mypy_plugin.features.control.loops import check_output
from typedtensor.mypy_plugin.features.stages import forms_of, function_of


def check_mapped(ctx: MethodContext, lookups: Lookups) -> Type:
    """Report results that already have the axis along which they are stacked."""
    check_output(ctx.default_return_type, Site.of(lookups, ctx))
    return ctx.default_return_type


def check_folded(ctx: AttributeContext, lookups: Lookups) -> Type:
    """Report modules whose results cannot be the inputs of the next ones."""
    module = get_proper_type(ctx.default_attr_type)
    function = function_of(module)
    forms = forms_of(module) or ([function] if function is not None else [])
    if forms and not any(is_subtype(form.ret_type, form.arg_types[0]) for form in forms):
        site = Site(lookups, ctx.api, ctx.context)
        given, result = (_shown(of, site) for of in (forms[0].arg_types[0], forms[0].ret_type))
        name = module.type.name if isinstance(module, Instance) else format_type_bare(module, site.api.options)
        site.report(
            f"fold applies each module to the result of the one before, and {name} maps {given} to {result}: "
            "return the type of the input, or write map(lambda module: …) for a result of each",
            AXES,
        )
    return ctx.default_attr_type


def _shown(of: Type, site: Site) -> str:
    expression = instance_of(of, EXPR)
    return format_type_bare(of if expression is None else expression.args[0], site.api.options)
