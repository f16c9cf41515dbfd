"""Operations and methods that are looked up and passed as values: ``x.sum``, ``Tensor.sum``, ``partial(softmax, x)``.

An operation is typed by its rule at each call; a function that receives the operation by its signature loses the rule.
mypy finds the hook for a method's result by the name of the receiver's class, which type variables and unions lack. A
method of a type variable therefore becomes an instance of ``BoundMethod``, and a union is divided into its members.

mypy expands and binds a decorated method anew, twice, at each look-up, although only a rule decides the result. The
decorator therefore types a method as ``Any``, and its declared type, bound once, replaces ``Any`` at the look-up.
"""

from __future__ import annotations

from mypy import nodes as syntax
from mypy.errorcodes import CALL_ARG
from mypy.nodes import CallExpr, Decorator, FuncDef, LambdaExpr, NameExpr, OverloadedFuncDef, SymbolNode, TypeInfo
from mypy.plugin import AttributeContext, FunctionContext, MethodContext, MethodSigContext
from mypy.plugins.functools import partial_new_callback
from mypy.semanal_shared import set_callable_name
from mypy.typeops import bind_self
from mypy.types import (
    AnyType,
    CallableType,
    FunctionLike,
    Instance,
    LiteralType,
    ParamSpecType,
    TupleType,
    Type,
    TypeOfAny,
    TypeType,
    TypeVarType,
    UnionType,
    get_proper_type,
)

from typedtensor import elsewhere
from typedtensor.mypy_plugin.base import library
from typedtensor.mypy_plugin.base.lookups import Lookups, instance_of, is_a, members
from typedtensor.mypy_plugin.base.messages import Site, of_lambda
from typedtensor.mypy_plugin.features.calls import EQUALITIES, call_method
from typedtensor.mypy_plugin.features.composition import compose, is_by_rule
from typedtensor.mypy_plugin.types.arguments import taking
from typedtensor.mypy_plugin.types.instances import arity_of, label_parameters, operation_of
from typedtensor.mypy_plugin.types.labels import is_dynamic, to_type
from typedtensor.mypy_plugin.types.reading import flat, result_of, scope_of, tensor_word
from typedtensor.rules import Segment

PARTIAL = "functools.partial"

_LOST = (
    "the axes of the results of {} are not known where {} is passed as a value; pass a function with types, or a "
    "lambda, that calls it"
)


def takes_functions(node: SymbolNode | None) -> bool:
    """Whether a function or constructor is generic in the result of a parameter that is a function of any arguments."""
    if isinstance(node, TypeInfo):
        constructor = node.names.get("__init__")
        node = constructor.node if constructor is not None else None
    if isinstance(node, Decorator):
        node = node.func
    declared = get_proper_type(node.type) if isinstance(node, (FuncDef, OverloadedFuncDef)) else None
    if not isinstance(declared, FunctionLike):
        return False
    for function in (get_proper_type(of) for form in declared.items for of in form.arg_types):
        if isinstance(function, CallableType) and isinstance(get_proper_type(function.ret_type), TypeVarType):
            formals = map(get_proper_type, function.arg_types)
            if function.is_ellipsis_args or any(isinstance(formal, ParamSpecType) for formal in formals):
                return True
    return False


def check_passed(ctx: FunctionContext, site: Site, fullname: str) -> Type:
    """Report a passed function that loses its rule, a lambda without types, and ``partial`` with an axis by number."""
    if fullname == PARTIAL and (given := _by_number(ctx)) is not None:
        site.report(f"labels are passed by position: write {given}", CALL_ARG)
        return site.after_error()
    # mypy calls the hook of only one plugin, so mypy's own hook for partial is called here.
    result = partial_new_callback(ctx) if fullname == PARTIAL else ctx.default_return_type
    for types, nodes in zip(ctx.arg_types, ctx.args, strict=True):
        for of, node in zip(types, nodes, strict=True):
            if isinstance(node, LambdaExpr):
                _check_lambda(result, fullname, site)
            elif (name := _rule_of(of, _gives(result))) is not None:
                site.say_unknown(_LOST.format(name, "it"))
    return result


def _by_number(ctx: FunctionContext) -> str | None:
    """Return the lambda to suggest in place of ``partial(softmax, axis=…)``; None for other calls."""
    call = ctx.context
    if not isinstance(call, CallExpr) or not call.args or not set(elsewhere.DIMENSIONS).intersection(call.arg_names):
        return None
    function, of = call.args[0], ctx.arg_types[0]
    result = operation_of(of[0]) if len(of) == 1 else None
    if not isinstance(function, NameExpr) or result is None or (arity := arity_of(result.type)) is None:
        return None
    operands = [f"x{number}" for number in range(1, arity + 1)] if arity > 1 else ["x"]
    return f"lambda {', '.join(operands)}: {function.name}({', '.join([*operands, *label_parameters(result.type)])})"


def call_called(ctx: MethodContext, site: Site) -> Type:
    """Return the type of ``call(lambda a: …)(x)``: the lambda's result for these arguments."""
    result, function = ctx.default_return_type, _only_lambda(ctx.context)
    kinds = [kind for kinds in ctx.arg_kinds for kind in kinds]
    is_known = not isinstance(get_proper_type(result), AnyType)
    if function is None or is_known or any(kind is not syntax.ARG_POS for kind in kinds):
        return result
    given = result_of(function, [of for types in ctx.arg_types for of in types], site)
    return result if given is None else given


def _only_lambda(called: object) -> LambdaExpr | None:
    result = called.callee if isinstance(called, CallExpr) else None
    function = result.args[0] if isinstance(result, CallExpr) and len(result.args) == 1 else None
    return function if isinstance(function, LambdaExpr) else None


def _check_lambda(made: Type, fullname: str, site: Site) -> None:
    if fullname not in (library.CALL, library.CHECKPOINT, PARTIAL) or None not in _gives(made):
        return
    if fullname == library.CALL and site.checker.expr_checker.is_callee:
        return  # the arguments of this call type the lambda
    site.say_unknown(of_lambda(fullname.rpartition(".")[2]))


def _rule_of(of: Type, given: set[str | None]) -> str | None:
    """Return the name of a function that loses its rule in a call whose result has these classes; None for none."""
    for member in map(get_proper_type, members(of)):
        if isinstance(member, Instance) and member.type.has_base(library.POLY_OP):
            if is_by_rule(member) or None in given:
                return member.type.name
        elif library.OPERAND not in given:
            continue
        elif is_a(member, library.LABELLED):
            operation = operation_of(member)
            return "the function" if operation is None else operation.type.name
        elif (ruled := instance_of(member, library.RULED)) is not None:
            function = get_proper_type(ruled.args[-1])
            named = (isinstance(function, CallableType) and function.name) or "the function"
            return named.partition(" of ")[0]
    return None


def _gives(made: Type) -> set[str | None]:
    """Return the classes in the result of a function, or of the functions in an object's type; None for ``Any``."""
    match proper := get_proper_type(made):
        case AnyType():
            return {None}
        case CallableType():
            return _gives(proper.ret_type)
        case Instance():
            return {proper.type.fullname}.union(*map(_gives, proper.args))
    return set()


def leave_to_rules(ctx: FunctionContext, site: Site) -> Type:
    """Return the type of a decorated method: ``Any``, except for ``==`` and ``!=``, which override ``object``'s."""
    method = ctx.context
    is_ours = isinstance(method, syntax.Decorator) and method.func.info.fullname == library.OPERATORS
    if isinstance(method, syntax.Decorator) and is_ours and method.name not in EQUALITIES:
        method.var.is_initialized_in_class = False  # mypy does not bind it, which would expand its type once more
        return AnyType(TypeOfAny.special_form)
    return ctx.default_return_type


def _declared(name: str, lookups: Lookups) -> CallableType:
    method = lookups.get(library.OPERATORS).names[name].node
    assert isinstance(method, syntax.Decorator)
    declared = set_callable_name(method.func.type, method.func) if method.func.type is not None else None
    assert isinstance(declared, CallableType)
    return declared


def _bound(name: str, lookups: Lookups) -> CallableType:
    result = lookups.cache.bound[name] = bind_self(_declared(name, lookups))
    return result


def look_up_on_class(ctx: AttributeContext, site: Site, name: str) -> Type:
    """Return the type of ``Tensor.sum``."""
    found = ctx.default_attr_type
    return _declared(name, site.lookups) if isinstance(found, AnyType) else found


def look_up(ctx: AttributeContext, site: Site, name: str) -> Type:
    """Return the type of ``x.sum``, or of the method behind ``x + y``, before the call."""
    receiver, context, found = ctx.type, ctx.context, ctx.default_attr_type
    if isinstance(found, AnyType):  # otherwise mypy has not checked the class yet and finds the declared type
        found = site.lookups.cache.bound.get(name) or _bound(name, site.lookups)
    if isinstance(receiver, Instance) and isinstance(context, syntax.OpExpr):  # most look-ups
        return found
    if isinstance(context, syntax.MemberExpr) and not site.checker.expr_checker.is_callee:
        if not is_dynamic(receiver):
            site.say_unknown(_LOST.format(f"{name}()", "the method"))
        return found
    if isinstance(receiver, Instance):
        return found
    is_operator = isinstance(context, (syntax.OpExpr, syntax.ComparisonExpr, syntax.OperatorAssignmentStmt))
    if isinstance(receiver, UnionType) and is_operator:
        # mypy discards this error and tries the members one by one.
        ctx.api.fail(f"{name} of a union is that of its members", context)
    elif isinstance(receiver, TypeVarType) and is_a(receiver, library.OPERAND):
        string = ctx.api.named_generic_type("builtins.str", [])
        return Instance(site.lookups.get(library.BOUND_METHOD), [receiver, LiteralType(name, string)])
    return found


def as_function(ctx: AttributeContext, site: Site) -> Type:
    """Return the signature of an operation that is passed as a function; a call needs no signature."""
    operation = get_proper_type(ctx.type)
    if isinstance(ctx.context, syntax.CallExpr) or not isinstance(operation, Instance):
        return ctx.default_attr_type
    # Imported at the first operation that is passed.
    from typedtensor.mypy_plugin.types.signatures import exact_signature

    return exact_signature(operation, site.lookups) or ctx.default_attr_type


def sign_bound(ctx: MethodSigContext, site: Site) -> FunctionLike:
    """Return the declared signature of a :class:`BoundMethod`'s method; ``>>`` accepts any object."""
    receiver, name = _parts(ctx.type)
    if name == "__rshift__":
        anything, function = (ctx.api.named_generic_type(f"builtins.{name}", []) for name in ("object", "function"))
        return taking([anything], AnyType(TypeOfAny.special_form), function)
    return bind_self(_declared(name, site.lookups), receiver)


def call_bound(ctx: MethodContext, site: Site) -> Type:
    """Return the result of calling a :class:`BoundMethod`."""
    receiver, name = _parts(ctx.type)
    bound = ctx._replace(type=receiver)
    return compose(bound, site) if name == "__rshift__" else call_method(bound, site, name)


def _parts(bound: Type) -> tuple[TypeVarType, str]:
    assert isinstance(bound, Instance)
    receiver, name = map(get_proper_type, bound.args)
    assert isinstance(receiver, TypeVarType)
    assert isinstance(name, LiteralType)
    return receiver, str(name.value)


def type_axes(ctx: AttributeContext, site: Site) -> Type:
    """Return the type of ``x.axes``: a tuple of the labels' classes, if no run of axes is among them.

    A variable for all of them has the declared type, since it may be assigned those of other tensors.
    """
    word, declared = tensor_word(ctx.type), get_proper_type(ctx.default_attr_type)
    if word is None or not isinstance(declared, Instance) or any(isinstance(atom, Segment) for atom in word):
        return declared
    assigning = (each for each in flat(scope_of(site)) if isinstance(each, syntax.AssignmentStmt))
    targets = [target for each in assigning if each.rvalue is ctx.context for target in each.lvalues]
    if any(isinstance(target, syntax.NameExpr) for target in targets):
        return declared
    return TupleType([TypeType.make_normalized(to_type(atom, site.lookups)) for atom in word], declared)
