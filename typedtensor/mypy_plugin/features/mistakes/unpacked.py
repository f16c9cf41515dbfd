"""``log_variance, mean = encoder(image)`` where the encoder returns the mean first: exchanged names of results."""

from __future__ import annotations

from itertools import combinations

from mypy.nodes import Expression, NameExpr, ReturnStmt, SymbolNode, TupleExpr
from mypy.plugin import FunctionContext, MethodContext
from mypy.subtypes import is_same_type
from mypy.types import TupleType, Type, get_proper_type

from typedtensor.mypy_plugin.base.codes import AXES_ROLE
from typedtensor.mypy_plugin.base.lookups import Lookups
from typedtensor.mypy_plugin.base.messages import Site
from typedtensor.mypy_plugin.features.mistakes.names import are_exchanged, naming
from typedtensor.mypy_plugin.types.assigned import assigning
from typedtensor.mypy_plugin.types.reading import own_function
from typedtensor.mypy_plugin.types.trying import flat


def check_unpacked(ctx: FunctionContext | MethodContext, called: SymbolNode | None, lookups: Lookups) -> None:
    """Report two variables of the same type that are assigned values of each other's names.

    Args:
        ctx: a call: the assigned value, or the last of several.
        called: the callee, if known. The ``return`` of a function of the same file names its results.
        lookups: the classes of the build.
    """
    site = Site.of(lookups, ctx)
    statement = assigning(ctx.context, site)
    if statement is None or not isinstance(statement.lvalues[0], TupleExpr):
        return
    targets, given = statement.lvalues[0].items, get_proper_type(ctx.default_return_type)
    if isinstance(statement.rvalue, TupleExpr):
        values = statement.rvalue.items
        types = [given if node is ctx.context else site.checker.lookup_type_or_none(node) for node in values]
    else:
        values, types = _returned(called, site), given.items if isinstance(given, TupleType) else []
    if not len(values) == len(targets) == len(types):
        return
    for one, other in combinations(range(len(targets)), 2):
        names = [each.name for place in (one, other) if isinstance(each := targets[place], NameExpr)]
        said = [naming(values[place], site) for place in (one, other)]
        alike = _are_alike(types[one], types[other]) or said == names[::-1]
        if len(names) == 2 and are_exchanged(said, names) and alike:
            site.report(
                f"{names[0]} is assigned a value named {said[0]}, and {names[1]} one named "
                f"{said[1]}{', of the same type' if _are_alike(types[one], types[other]) else ''}: swap them, or "
                "rename the variables",
                AXES_ROLE,
            )


def _are_alike(one: Type | None, other: Type | None) -> bool:
    return one is not None and other is not None and is_same_type(one, other)


def _returned(called: SymbolNode | None, site: Site) -> list[Expression]:
    """Return the items of the tuple that a function of this file returns, if it has a single return."""
    function = own_function(called, site.checker.tree)
    if function is None:
        return []
    returns = [each.expr for each in flat(function.body.body) if isinstance(each, ReturnStmt)]
    return returns[0].items if len(returns) == 1 and isinstance(returns[0], TupleExpr) else []
