"""``Pipeline(Linear(Pixel, Hidden), relu, Linear(Hidden, Digit))``, typed like its stages joined by ``>>``."""

from __future__ import annotations

from mypy.nodes import ARG_POS
from mypy.plugin import FunctionContext
from mypy.types import Instance, Type, get_proper_type

from typedtensor.mypy_plugin.base.lookups import Lookups, is_a
from typedtensor.mypy_plugin.base.messages import Site
from typedtensor.mypy_plugin.base.names import PIPELINE, STAGE
from typedtensor.mypy_plugin.features.stages import function_of


def join_stages(ctx: FunctionContext, lookups: Lookups) -> Type:
    """Return the type of the pipeline of a call's stages."""
    site = Site.of(lookups, ctx)
    stages = [of for types in ctx.arg_types for of in types]
    nodes = [node for given in ctx.args for node in given]
    functions = [function for function in map(function_of, stages) if function is not None]
    if not stages or any(function.min_args > 1 for function in functions):
        return ctx.default_return_type  # the owner of a stage with several arguments supplies the others
    if any(kind.is_star() for kinds in ctx.arg_kinds for kind in kinds):
        return Instance(
            lookups.get(PIPELINE),
            [site.give_up("nothing is known of the pipeline: its stages are not written one by one")],
        )
    first = get_proper_type(stages[0])
    result: Type = first
    if not is_a(first, STAGE) or len(stages) == 1:
        result = Instance(lookups.get(PIPELINE), [function_of(first) or first])
    for node in nodes[1:]:
        checker = site.checker.expr_checker
        result = checker.check_method_call_by_name("__rshift__", result, [node], [ARG_POS], ctx.context)[0]
    return result
