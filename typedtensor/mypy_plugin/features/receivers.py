"""Look-ups of methods, on a type variable, on a union, and as values; and of the labels of a tensor, ``x.axes``.

mypy finds the hook for a method's result by the name of the receiver's class, which type variables and unions lack.
A method of a type variable therefore becomes an instance of ``BoundMethod``, and a union is divided into its members.

mypy expands and binds a decorated method anew, twice, at each look-up, although only a rule decides the result. The
decorator therefore types a method as ``Any``, and its declared type, bound once, replaces ``Any`` at the look-up.
"""

from __future__ import annotations

from mypy import nodes as syntax
from mypy.plugin import AttributeContext, FunctionContext, MethodContext, MethodSigContext
from mypy.semanal_shared import set_callable_name
from mypy.typeops import bind_self
from mypy.types import (
    AnyType,
    CallableType,
    FunctionLike,
    Instance,
    LiteralType,
    TupleType,
    Type,
    TypeOfAny,
    TypeType,
    TypeVarType,
    UnionType,
    get_proper_type,
)

from typedtensor.mypy_plugin.base import library
from typedtensor.mypy_plugin.base.lookups import Lookups, is_a
from typedtensor.mypy_plugin.base.messages import Site
from typedtensor.mypy_plugin.features.calls import EQUALITIES, call_method
from typedtensor.mypy_plugin.features.composition import compose
from typedtensor.mypy_plugin.types.labels import is_dynamic, to_type
from typedtensor.mypy_plugin.types.reading import flat, scope_of, tensor_word
from typedtensor.rules import Segment


def leave_to_rules(ctx: FunctionContext, site: Site) -> Type:
    """Return the type of a decorated method: ``Any``, except for ``==`` and ``!=``, which override ``object``'s."""
    method = ctx.context
    if (
        isinstance(method, syntax.Decorator)
        and method.func.info.fullname == library.OPERATORS
        and method.name not in EQUALITIES
    ):
        return AnyType(TypeOfAny.special_form)
    return ctx.default_return_type


def _declared(name: str, lookups: Lookups) -> CallableType:
    """Return the declared type of a method."""
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
            site.say_unknown(
                f"the axes of the results of {name}() are not known where the method is passed as a value; "
                "pass a function with types, or a lambda, that calls it"
            )
        return found
    if isinstance(receiver, Instance):
        return found
    if isinstance(receiver, UnionType) and isinstance(
        context, (syntax.OpExpr, syntax.ComparisonExpr, syntax.OperatorAssignmentStmt)
    ):
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
        anything, result = ctx.api.named_generic_type("builtins.object", []), AnyType(TypeOfAny.special_form)
        return CallableType(
            [anything], [syntax.ARG_POS], [None], result, ctx.api.named_generic_type("builtins.function", [])
        )
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
