"""Types of ``x >> f`` and ``f >> g``, by mypy's own inference where it is exact and by rules elsewhere.

Plain inference types ``Linear(Pixel, Hidden) >> relu`` exactly. The plugin types stages by their rules, passes the
argument's type to a lambda, and reports a failed inference in one line.
"""

from __future__ import annotations

from collections.abc import Sequence

from mypy.errors import ErrorWatcher
from mypy.expandtype import expand_type
from mypy.messages import format_type_bare
from mypy.nodes import ARG_POS, Expression, LambdaExpr, OpExpr, TempNode
from mypy.plugin import AttributeContext, FunctionContext, MethodContext, MethodSigContext
from mypy.subtypes import find_member
from mypy.types import (
    AnyType,
    CallableType,
    FunctionLike,
    Instance,
    Overloaded,
    TupleType,
    Type,
    TypeOfAny,
    TypeVarId,
    get_proper_type,
)

from typedtensor.mypy_plugin.base import library
from typedtensor.mypy_plugin.base.codes import AXES
from typedtensor.mypy_plugin.base.lookups import declaring, instance_of, is_a, notes
from typedtensor.mypy_plugin.base.messages import UNDECIDED, Site, is_certain
from typedtensor.mypy_plugin.features.samples import check_layer_along
from typedtensor.mypy_plugin.types.application import apply_operation
from typedtensor.mypy_plugin.types.arguments import only, taking
from typedtensor.mypy_plugin.types.instances import label_parameters, operation_of


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


def forms_of(stage: Type) -> list[CallableType]:
    """Return the overloads of a stage that take an expression."""
    function = _called(stage)
    items = function.items if isinstance(function, Overloaded) else []
    return [item for item in items if item.arg_types and instance_of(item.arg_types[0], library.EXPR) is not None]


def _called(stage: Type) -> Type | None:
    function: Type | None = get_proper_type(stage)
    while isinstance(function, Instance):
        function = get_proper_type(find_member("__call__", function, function, is_operator=True))
    return function


def apart(function: CallableType) -> CallableType:
    """Return a generic function with fresh type variables, as both parts of a pipeline may have the same ones."""
    fresh = [TypeVarId(v.id.raw_id, namespace=f"{v.id.namespace}>>") for v in function.variables]
    renamed = {v.id: v.copy_modified(id=new) for v, new in zip(function.variables, fresh, strict=True)}
    result = get_proper_type(expand_type(function.copy_modified(variables=()), renamed))
    assert isinstance(result, CallableType)
    return result.copy_modified(variables=list(renamed.values()))


def show_lacking(stage: Type, before: str) -> str:
    """Return the message about a function that needs labels and is a stage without them; empty for other stages.

    The operand ``before`` the stage is shown so.
    """
    if (operation := operation_of(stage)) is None:
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
    inner, given = instance_of(wanted, library.EXPR), instance_of(argument, library.EXPR)
    if inner is not None and given is not None:
        wanted, argument = inner.args[0], given.args[0]
    eager = inner is not None and is_a(argument, library.ANY_TENSOR) and given is None
    advice = "; wrap the tensor in Const(…)" if eager else ""
    shown = [format_type_bare(of, site.api.options) for of in (wanted, argument)]
    return f"{_name(stage, site)} cannot follow: it takes {shown[0]}, but is given {shown[1]}{advice}"


def _show_needs(stage: Type, function: CallableType, site: Site) -> str:
    needed = [
        f"{name}: {shown}" if name is not None else shown
        for name, of in [*zip(function.arg_names, function.arg_types, strict=True)][1 : function.min_args]
        for shown in [format_type_bare(of, site.api.options)]
    ]
    proper = get_proper_type(stage)
    has_forms = isinstance(proper, Instance) and proper.type.get("at") is not None
    how = "write layer.at(…)" if has_forms else "call it, as in layer(x, …)"
    return f"{_name(stage, site)} cannot follow: it also takes {' and '.join(needed)}: {how}"


def _name(stage: Type, site: Site) -> str:
    proper = get_proper_type(stage)
    if isinstance(proper, Instance) and proper.type.fullname != library.PIPELINE:
        return format_type_bare(proper, site.api.options)
    if isinstance(proper, CallableType) and proper.name:
        return proper.name.partition(" of ")[0]
    return "the pipeline" if isinstance(proper, Instance) else "the function"


def join_stages(ctx: FunctionContext, site: Site) -> Type:
    """Return the type of ``Pipeline(Linear(Pixel, Hidden), relu)``: that of its stages joined by ``>>``."""
    stages = [of for types in ctx.arg_types for of in types]
    nodes = [node for given in ctx.args for node in given]
    functions = [function for function in map(function_of, stages) if function is not None]
    if not stages or any(function.min_args > 1 for function in functions):
        return ctx.default_return_type  # the owner of a stage with several arguments supplies the others
    pipeline, first = site.lookups.get(library.PIPELINE), stages[0]
    if any(kind.is_star() for kinds in ctx.arg_kinds for kind in kinds):
        unknown = site.give_up("nothing is known of the pipeline: its stages are not written one by one")
        return Instance(pipeline, [unknown])
    result = first
    if not is_a(first, library.STAGE) or len(stages) == 1:
        result = Instance(pipeline, [function_of(first) or first])
    for node in nodes[1:]:
        checker = site.checker.expr_checker
        result = checker.check_method_call_by_name("__rshift__", result, [node], [ARG_POS], ctx.context)[0]
    return result


def widen_stage(ctx: MethodSigContext, site: Site) -> FunctionLike:
    """Return a signature of ``>>`` that accepts any object: one hook infers its type, and analyses a nested stage once.

    For a lambda after a tensor or expression the declared signature remains, which types the lambda's parameter.
    """
    declared, node = ctx.default_signature, only(ctx.args)
    if node is None or (isinstance(node, LambdaExpr) and is_a(ctx.type, library.OPERAND)):
        return declared
    anything = ctx.api.named_generic_type("builtins.object", [])
    return declared.copy_modified(arg_types=[anything], ret_type=AnyType(TypeOfAny.special_form), variables=[])


def check_stage(ctx: MethodSigContext, site: Site) -> FunctionLike:
    """Report, in one line, an object before ``>>`` that is no function; a descriptor binds ``>>`` to that object.

    The operator's type is not inferred here but where its second operand is known.
    """
    declared, node = ctx.default_signature, only(ctx.args)
    first = None if node is None else ctx.api.get_expression_type(node)
    if first is None or not isinstance(get_proper_type(first), Instance):
        return declared
    anything = ctx.api.named_generic_type("builtins.object", [])
    gives: Type
    if function_of(first) is None:
        shown = format_type_bare(first, ctx.api.options)
        gives = site.refuse(f"{shown} cannot stand before >>: it defines no __call__")
    elif isinstance(ctx.context, OpExpr):
        function_type = ctx.api.named_generic_type("builtins.function", [])
        gives = taking([anything], AnyType(TypeOfAny.special_form), function_type)
    else:
        return declared
    return declared.copy_modified(arg_types=[anything] * len(declared.arg_types), ret_type=gives, variables=[])


def compose(ctx: MethodContext, site: Site) -> Type:
    """Return the type of ``x >> f`` or ``f >> g``."""
    if is_a(ctx.type, library.OPERAND):
        check_layer_along(ctx, site)
    if not isinstance(get_proper_type(ctx.default_return_type), AnyType) or not ctx.args or not ctx.args[0]:
        return ctx.default_return_type
    node, stage = ctx.args[0][0], ctx.arg_types[0][0]
    if isinstance(node, LambdaExpr):
        return _compose(ctx, stage, site, node)
    if not is_a(ctx.type, library.OPERAND) and (lacking := show_lacking(stage, "layer")):
        return site.refuse(lacking)
    # After an edit in a daemon, a class is the same type with a different __call__.
    key = ">>", ctx.type, stage, declared_call(ctx.type), declared_call(stage)
    return site.remembered(key, lambda: _compose(ctx, stage, site, node))


def _compose(ctx: MethodContext, stage: Type, site: Site, node: Expression) -> Type:
    if is_a(ctx.type, library.OPERAND):
        return run_stage(stage, ctx.type, site, node)
    if is_by_rule(ctx.type):
        if not isinstance(node, LambdaExpr):
            return _deferred(ctx.type, stage, site)
        return site.give_up(
            "nothing is known of the result: a lambda follows an operation that is typed at each application; "
            "write a function with types in its place"
        )
    if not isinstance(node, LambdaExpr):
        ways = _compositions(ctx.type, stage, site)
        if len(ways) > 1:
            return _deferred(ctx.type, stage, site)
        inferred = ways[0] if ways else None if is_by_rule(stage) else _infer(ctx.type, stage, site)
        if inferred is not None:
            return inferred
    function = function_of(ctx.type)
    if function is None:
        return ctx.default_return_type
    function = apart(function)
    with site.api.msg.filter_errors(save_filtered_errors=True) as errors:
        result = run_stage(stage, function.ret_type, site, node)
    if not isinstance(node, LambdaExpr) and any(UNDECIDED in e.message for e in errors.filtered_errors()):
        return _deferred(ctx.type, stage, site)
    site.api.msg.add_errors(errors.filtered_errors())
    return _composed(function, result, site)


def call_then(ctx: MethodContext, site: Site) -> Type:
    """Return the result of a composition that is typed at each application."""
    then, operands = instance_of(ctx.type, library.THEN), [of for types in ctx.arg_types for of in types]
    if then is None or not operands:
        return ctx.default_return_type
    first, second = then.args
    given = run_stage(first, operands[0], site) if len(operands) == 1 else _apply(first, operands, site)
    return run_stage(second, given, site)


def look_up_tuple(ctx: AttributeContext, site: Site) -> Type:
    """Return the type of the reflected ``>>`` of a stage, which only a tuple before it uses."""
    before = site.checker.lookup_type_or_none(ctx.context.left) if isinstance(ctx.context, OpExpr) else None
    if not isinstance(get_proper_type(before), TupleType):
        ctx.api.fail("no tuple stands before >>", ctx.context)  # mypy discards the error and the method
    return ctx.default_attr_type


def apply_to_tuple(ctx: MethodContext, site: Site) -> Type:
    """Return the type of ``(x, y) >> f``, that of ``f(x, y)``."""
    operands = get_proper_type(ctx.arg_types[0][0])
    if lacking := show_lacking(ctx.type, "(x, y)"):
        return site.refuse(lacking)
    return _apply(ctx.type, operands.items, site) if isinstance(operands, TupleType) else ctx.default_return_type


def _apply(stage: Type, operands: Sequence[Type], site: Site) -> Type:
    proper = get_proper_type(stage)
    if isinstance(proper, Instance) and proper.type.has_base(library.POLY_OP):
        return apply_operation(proper, operands, site)
    return _call(stage, operands, site)


def is_by_rule(stage: Type) -> bool:
    """Whether the result type of a stage is known only where the stage is applied."""
    proper = get_proper_type(stage)
    if (pipeline := instance_of(proper, library.PIPELINE)) is not None:
        return is_a(pipeline.args[0], library.THEN)
    if not isinstance(proper, Instance) or not proper.type.has_base(library.POLY_OP):
        return is_a(proper, library.THEN) or is_a(proper, library.RULED)
    stating = declaring(proper.type)
    return stating is None or not notes(stating)["exact"]


def run_stage(stage: Type, argument: Type, site: Site, node: Expression | None = None) -> Type:
    """Return the type of a stage's result for an argument of a type."""
    proper = get_proper_type(stage)
    if site.is_said(argument):
        return argument
    if isinstance(proper, Instance) and proper.type.has_base(library.POLY_OP):
        return apply_operation(proper, [argument], site)
    if isinstance(node, LambdaExpr):
        expected, function_type = AnyType(TypeOfAny.special_form), site.checker.named_type("builtins.function")
        wanted = taking([argument], expected, function_type)
        proper = get_proper_type(site.api.get_expression_type(node, wanted))
    if is_by_rule(proper):
        return _call(proper, [argument], site)
    with site.api.msg.filter_errors(save_filtered_errors=True) as errors:
        result = _call(proper, [argument], site)
    if not errors.has_new_errors() or _is_said(proper, errors, site):
        return result
    function = function_of(proper)
    if function is None or isinstance(node, LambdaExpr):
        site.api.msg.add_errors(errors.filtered_errors())
        return result
    return site.refuse(show_misfit(proper, function, argument, site))


def _compositions(first: Type, second: Type, site: Site) -> list[Type]:
    """Return a pipeline for each overload of a stage, such as ``relu``, whose result the next stage accepts."""
    forms = forms_of(first)
    ways = []
    for form in map(apart, forms if len(forms) > 1 else []):
        if is_by_rule(second) or is_a(second, library.POLY_OP):
            with site.api.msg.filter_errors() as errors:
                result = run_stage(second, form.ret_type, site)
            made = None if errors.has_new_errors() else _composed(form, result, site)
        else:
            made = _infer(Instance(site.lookups.get(library.PIPELINE), [form]), second, site)
        if made is not None:
            ways.append(made)
    return ways


def _composed(function: CallableType, result: Type, site: Site) -> Type:
    """Return the pipeline with the operands of a function, which are its parameters without defaults, and a result."""
    operands = function.arg_types[: max(1, function.arg_kinds.count(ARG_POS))]
    composed = taking(operands, result, site.checker.named_type("builtins.function"), function.variables)
    return Instance(site.lookups.get(library.PIPELINE), [composed])


def _infer(first: Type, second: Type, site: Site) -> Type | None:
    """Return the type that plain inference finds for ``first >> second``; None if it fails."""
    function = function_of(first)
    if function is not None and len(forms_of(first)) <= 1:
        # The second stage mostly accepts the first one's result: this takes a fraction of the time of ``__rshift__``.
        function = apart(function)
        with site.api.msg.filter_errors(save_filtered_errors=True) as errors:
            given = _call(second, [function.ret_type], site)
        called, fits = _called(second), not errors.has_new_errors() or _is_said(second, errors, site)
        gives_one_type = isinstance(called, CallableType) and not called.variables
        if fits and (gives_one_type or is_certain(given)):
            return _composed(function, given, site)
    proper = get_proper_type(first)
    assert isinstance(proper, Instance)
    declared = find_member("__rshift__", proper, proper, is_operator=True)
    with site.api.msg.filter_errors() as errors:
        result = _call(declared, [second], site) if declared is not None else None
    return None if errors.has_new_errors() else result


def _is_said(stage: Type, errors: ErrorWatcher, site: Site) -> bool:
    """Whether all errors of a call concern the sizes that a layer with windows leaves; if so they are reported."""
    proper, found = get_proper_type(stage), errors.filtered_errors()
    said = isinstance(proper, Instance) and bool(proper.extra_attrs) and all(error.code is AXES for error in found)
    if said:
        site.api.msg.add_errors(found)
    return said


def _call(function: Type, arguments: Sequence[Type], site: Site) -> Type:
    """Return the result of a call with arguments that are known only by their types."""
    checker, given = site.checker.expr_checker, [TempNode(argument, context=site.context) for argument in arguments]
    kinds = [ARG_POS] * len(given)
    # The type context of the whole expression does not apply to a stage: Any would make its axes Any.
    site.api.type_context.append(None)
    try:
        if isinstance(function, Instance):  # by its own hook
            called = checker.check_method_call_by_name("__call__", function, given, kinds, site.context)
        else:
            called = checker.check_call(function, given, kinds, site.context)
    finally:
        site.api.type_context.pop()
    result: Type = called[0]
    return result


def _deferred(first: Type, second: Type, site: Site) -> Type:
    """Return a pipeline whose type lists its parts, as each application has its own type."""
    parts = [_part(first), _part(second)]
    return Instance(site.lookups.get(library.PIPELINE), [Instance(site.lookups.get(library.THEN), parts)])


def _part(stage: Type) -> Type:
    pipeline = instance_of(stage, library.PIPELINE)
    return stage if pipeline is None else pipeline.args[0]
