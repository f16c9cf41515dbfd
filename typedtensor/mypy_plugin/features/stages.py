"""Stages of a pipeline as functions, and the message for a stage that does not fit."""

from __future__ import annotations

from mypy.expandtype import expand_type
from mypy.messages import format_type_bare
from mypy.nodes import ARG_POS
from mypy.plugin import FunctionContext
from mypy.subtypes import find_member
from mypy.types import CallableType, Instance, Overloaded, Type, TypeVarId, get_proper_type

from typedtensor.mypy_plugin.base.lookups import Lookups, instance_of, is_a
from typedtensor.mypy_plugin.base.messages import Site
from typedtensor.mypy_plugin.base.names import ANY_TENSOR, EXPR, LABELLED, PIPELINE, STAGE
from typedtensor.mypy_plugin.types.instances import label_parameters


def function_of(stage: Type) -> CallableType | None:
    """Return the function that a stage calls; of an overloaded one the first overload, which takes expressions."""
    function = _called(stage)
    if isinstance(function, Overloaded):
        function = function.items[0]
    return function if isinstance(function, CallableType) and function.arg_types else None


def declared_call(stage: Type) -> Type | None:
    """Return the declared, unbound type of ``__call__``; None if the type is no instance of a class that has it."""
    proper = get_proper_type(stage)
    symbol = proper.type.get("__call__") if isinstance(proper, Instance) else None
    declared: Type | None = getattr(symbol.node, "type", None) if symbol is not None else None
    return declared


def gives_one_type(stage: Type) -> bool:
    """Whether a stage has the same result type for all arguments."""
    function = _called(stage)
    return isinstance(function, CallableType) and not function.variables


def forms_of(stage: Type) -> list[CallableType]:
    """Return the overloads of a stage that take an expression."""
    function = _called(stage)
    items = function.items if isinstance(function, Overloaded) else []
    return [item for item in items if item.arg_types and instance_of(item.arg_types[0], EXPR) is not None]


def _called(stage: Type) -> Type | None:
    """Return the type of the function that a call of a stage calls, through any ``__call__``."""
    function: Type | None = get_proper_type(stage)
    while isinstance(function, Instance):
        function = get_proper_type(find_member("__call__", function, function, is_operator=True))
    return function


def apart(function: CallableType) -> CallableType:
    """Return a generic function with fresh type variables, as both parts of a pipeline may have the same ones."""
    renamed = {
        v.id: v.copy_modified(id=TypeVarId(v.id.raw_id, namespace=f"{v.id.namespace}>>")) for v in function.variables
    }
    result = get_proper_type(expand_type(function.copy_modified(variables=()), renamed))
    assert isinstance(result, CallableType)
    return result.copy_modified(variables=list(renamed.values()))


def show_lacking(stage: Type, before: str) -> str:
    """Return the message about a function that needs labels and is a stage without them; empty for other stages.

    Args:
        stage: the type of the stage.
        before: the text in the message for the operand before the stage.
    """
    labelled = instance_of(stage, LABELLED)
    operation = get_proper_type(labelled.args[0]) if labelled is not None else None
    if not isinstance(operation, Instance):
        return ""
    name, labels = operation.type.name, ", ".join(label_parameters(operation.type))
    return f"{name} also takes labels: write the operation with them, as in {before} >> {name}({labels})"


def show_misfit(stage: Type, function: CallableType, argument: Type, site: Site) -> str:
    """Return the message about a stage that does not accept its argument."""
    if lacking := show_lacking(stage, "x"):
        return lacking
    if function.min_args > 1:
        return _show_needs(stage, function, site)
    wanted = function.arg_types[0]
    inner, given = instance_of(wanted, EXPR), instance_of(argument, EXPR)
    if inner is not None and given is not None:
        wanted, argument = inner.args[0], given.args[0]
    options = site.api.options
    eager = inner is not None and is_a(argument, ANY_TENSOR) and given is None
    advice = "; wrap the tensor in Const(…)" if eager else ""
    return (
        f"{_name(stage, site)} cannot follow: it takes {format_type_bare(wanted, options)}, but is given "
        f"{format_type_bare(argument, options)}{advice}"
    )


def _show_needs(stage: Type, function: CallableType, site: Site) -> str:
    """Return the message about a stage that needs further arguments."""
    options = site.api.options
    needed = [
        format_type_bare(of, options) if name is None else f"{name}: {format_type_bare(of, options)}"
        for name, of in [*zip(function.arg_names, function.arg_types, strict=True)][1 : function.min_args]
    ]
    proper = get_proper_type(stage)
    has_forms = isinstance(proper, Instance) and proper.type.get("at") is not None
    how = "write layer.at(…)" if has_forms else "call it, as in layer(x, …)"
    return f"{_name(stage, site)} cannot follow: it also takes {' and '.join(needed)}: {how}"


def _name(stage: Type, site: Site) -> str:
    proper = get_proper_type(stage)
    if isinstance(proper, Instance) and proper.type.fullname != PIPELINE:
        return format_type_bare(proper, site.api.options)
    if isinstance(proper, CallableType) and proper.name:
        return proper.name.partition(" of ")[0]
    return "the pipeline" if isinstance(proper, Instance) else "the function"


def join_stages(ctx: FunctionContext, lookups: Lookups) -> Type:
    """Return the type of ``Pipeline(Linear(Pixel, Hidden), relu)``: that of its stages joined by ``>>``."""
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
