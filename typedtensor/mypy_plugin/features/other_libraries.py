"""Attributes and calls of other libraries: ``x.view(…)``, ``model.train()``, ``x[0]``, ``Adam(model)``, ``forward``.

Each is reported with its counterpart, in place of mypy's message.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from mypy import nodes as syntax
from mypy.errorcodes import ARG_TYPE, ATTR_DEFINED, CALL_ARG, INDEX, OPERATOR
from mypy.messages import format_type_bare
from mypy.plugin import AttributeContext, ClassDefContext, FunctionSigContext, MethodSigContext
from mypy.types import (
    AnyType,
    CallableType,
    FunctionLike,
    Instance,
    NoneType,
    TupleType,
    Type,
    TypeOfAny,
    get_proper_type,
)

from typedtensor import elsewhere
from typedtensor.elsewhere import FORWARD
from typedtensor.methods import METHODS
from typedtensor.mypy_plugin.base import library
from typedtensor.mypy_plugin.base.faults import answering
from typedtensor.mypy_plugin.base.lookups import declare, instance_of, is_a
from typedtensor.mypy_plugin.base.messages import Said, Site, anything
from typedtensor.mypy_plugin.types.arguments import only
from typedtensor.mypy_plugin.types.reading import Making, called_name, key, nodes, receiver_of


def declare_forward(info: syntax.TypeInfo) -> None:
    """Declare ``__call__`` in a class with ``forward`` but no ``__call__``; :func:`answer_forward` reports its use."""
    if is_forward_alone(info):  # a base's declared one may hide a later base's own one
        own = next((base.names["__call__"] for base in info.mro if _is_written(base)), None)
        if own is not None:
            info.names["__call__"] = own.copy()
        return
    forward = info.names.get("forward")
    if forward is None or not isinstance(forward.node, syntax.FuncBase) or info.get("__call__") is not None:
        return
    declare(info, "__call__", NoneType())  # with Any, the module would match all callable types


def is_forward_alone(info: syntax.TypeInfo) -> bool:
    """Whether the ``__call__`` of a class is one that :func:`declare_forward` declared."""
    called = info.get("__call__")
    return called is not None and called.plugin_generated and isinstance(called.node, syntax.Var)


def _is_written(info: syntax.TypeInfo) -> bool:
    called = info.names.get("__call__")
    return called is not None and not called.plugin_generated


def answer_forward(ctx: AttributeContext, site: Site, name: str) -> Type:
    """Report a call of a module with ``forward`` alone."""
    ctx.api.fail(FORWARD.format(name), ctx.context, code=OPERATOR)
    return AnyType(TypeOfAny.from_error)


_ANSWERS: Mapping[str, tuple[str, Mapping[str, str]]] = {
    library.OPERATORS: ("tensors and expressions have", elsewhere.OPERANDS),
    library.EXPR: ("expressions have", elsewhere.EXPRESSIONS),
    # Without names that fields may have: a layer in such an attribute would have type Any.
    library.MODULE: ("a module has", {n: how for n, how in elsewhere.MODULES.items() if n not in elsewhere.OF_FIELDS}),
    library.OPTIMIZER: ("an optimizer has", elsewhere.OPTIMIZERS),
}
"""The attributes that objects of a class lack, each with its counterpart."""

_BOTH = "tensors and expressions"

_SPECIAL = {
    f"{library.OPERATORS}.__getitem__": (f"{_BOTH} are not subscriptable: {elsewhere.SUBSCRIPTED}", INDEX),
    f"{library.OPERATORS}.__setitem__": (f"elements of {_BOTH} cannot be assigned: {elsewhere.ASSIGNED}", INDEX),
    f"{library.OPERATORS}.__iter__": (f"{_BOTH} are not iterable: {elsewhere.ITERATED}", ATTR_DEFINED),
    f"{library.PARAMETERS}.__call__": (elsewhere.CALLED, OPERATOR),
}
"""The messages about operators, with their error codes."""

ANSWERED = _SPECIAL.keys() | {f"{owner}.{name}" for owner, (_, names) in _ANSWERS.items() for name in names}
"""The full names of the attributes that are reported."""

ANSWERING = frozenset(name.rpartition(".")[0] for name in ANSWERED)
"""The classes that lack the attributes."""


def declare_elsewhere(ctx: ClassDefContext) -> None:
    """Declare the reported attributes in a class, so that the attribute hook sees each access."""
    info = ctx.cls.info
    for fullname in ANSWERED:
        owner, _, name = fullname.rpartition(".")
        if owner == info.fullname and name not in info.names:
            # With type Any, tensors would be Iterable.
            declare(info, name, NoneType() if name == "__iter__" else AnyType(TypeOfAny.special_form))


def answer_attribute(ctx: AttributeContext, site: Site, fullname: str) -> Type:
    """Report an attribute that objects do not have."""
    owner, _, name = fullname.rpartition(".")
    of = get_proper_type(ctx.type)
    is_own = owner in (library.MODULE, library.OPTIMIZER)  # subclasses may define such attributes
    if is_own and (ctx.is_lvalue or (isinstance(of, Instance) and _assigns(of.type, name))):
        return ctx.default_attr_type
    if name == "__iter__" and (called := called_name(ctx.context)) in elsewhere.INDICES:
        how = f"{called} gives the elements alone, {elsewhere.INDICES[called]} their indices"
        message, code = f"tensors and expressions are not iterable: {how}", ATTR_DEFINED
    elif fullname in _SPECIAL:
        message, code = _SPECIAL[fullname]
    else:
        who, names = _ANSWERS[owner]
        message, code = f'{who} no attribute "{name}": {names[name]}', ATTR_DEFINED
    ctx.api.fail(message, ctx.context, code=code)
    return AnyType(TypeOfAny.from_error)


SET: Mapping[str, str] = {library.VARIABLE: elsewhere.VALUE.format("parameter"), library.NODE: elsewhere.BOUND}
"""How values are set that are properties without a setter, by the class that has the property."""


def advise_assignment(ctx: AttributeContext, site: Site, advice: str) -> Type:
    """Say how the value of an expression is set, beside mypy's message about a property without a setter."""
    if ctx.is_lvalue:
        ctx.api.msg.note(advice, ctx.context)
    return ctx.default_attr_type


def _assigns(info: syntax.TypeInfo, name: str) -> bool:
    """Whether a class, or a base of it, assigns an attribute to its objects."""
    classes = (base for base in info.mro if base.fullname not in ANSWERING and base.has_base(library.MODULE))
    return any(target.name == name for base in classes for target in _targets(base))


def _targets(info: syntax.TypeInfo) -> Iterator[syntax.MemberExpr]:
    for statement in nodes(info.defn.defs.body):
        for target in statement.lvalues if isinstance(statement, syntax.AssignmentStmt) else ():
            for each in target.items if isinstance(target, syntax.TupleExpr) else [target]:
                if isinstance(each, syntax.MemberExpr) and key(each.expr) == "self":
                    yield each


@answering
def answer_length(ctx: FunctionSigContext, call: syntax.CallExpr, site: Site) -> Said | None:
    """Report ``len(x)`` of a variable that is a tensor or an expression."""
    given = only(ctx.args)
    if isinstance(given, syntax.NameExpr) and _has(given, library.OPERAND):
        return Said(f"tensors and expressions have no len(): {elsewhere.LENGTH}", ARG_TYPE)
    return None


@answering
def answer_number(ctx: FunctionSigContext, call: syntax.CallExpr, site: Site, number: str) -> Said | None:
    """Report ``float(x)`` and ``int(x)`` of an expression, if it is a variable or the result of a method."""
    match given := only(ctx.args):
        case syntax.NameExpr(name=written):
            is_expression = _has(given, library.EXPR)
        case syntax.CallExpr(callee=syntax.MemberExpr(name=method)) if method in METHODS:
            written, is_expression = "loss", is_a(site.type_of(given), library.EXPR)
        case _:
            return None
    return Said(elsewhere.NUMBER.format(number, written), ARG_TYPE) if is_expression else None


def _has(name: syntax.NameExpr, base: str) -> bool:
    return isinstance(name.node, syntax.Var) and is_a(name.node.type, base)


@answering
def answer_step(ctx: MethodSigContext, call: syntax.CallExpr, site: Site) -> Said | None:
    """Report a step without a loss, and one with the value of the loss."""
    if not call.args:
        return Said("pass the loss: optimizer.step(loss) computes its gradients and changes the parameters", CALL_ARG)
    loss = call.args[0]
    if not isinstance(loss, syntax.RefExpr) or not is_a(ctx.api.get_expression_type(loss), library.ANY_TENSOR):
        return None
    of = key(loss.expr) if isinstance(loss, syntax.MemberExpr) and loss.name == "value" else None
    how = f"write optimizer.step({of or 'loss'})"
    return Said(f"optimizer.step takes the loss itself, which it differentiates, not its value: {how}", ARG_TYPE)


@answering
def answer_gradient(ctx: FunctionSigContext, call: syntax.CallExpr, site: Site) -> Said | None:
    """Report a gradient for nothing."""
    if len(call.args) > 1:
        return None
    how = f"give the expressions, as in gradient({key(call.args[0]) or 'loss'}, model.parameters)"
    return Said(f"gradient(loss, x) is for something: {how}", CALL_ARG)


@answering
def answer_bound(ctx: MethodSigContext, call: syntax.CallExpr, site: Site) -> Said | None:
    """Report an input that is bound to an array of NumPy or PyTorch."""
    bound = instance_of(ctx.type, library.INPUT)
    if len(call.args) != 1 or bound is None:
        return None
    given = get_proper_type(ctx.api.get_expression_type(call.args[0]))
    name, of = given.type.fullname if isinstance(given, Instance) else "", key(call.args[0]) or "array"
    if name not in ("numpy.ndarray", "torch._tensor.Tensor"):
        return None
    shown, of = format_type_bare(bound.args[0], ctx.api.options), f"{of}.numpy()" if name.startswith("torch") else of
    how = f"write {receiver_of(call)}.bind({shown}({of}))"
    return Said(f"an input is bound to a tensor, not to an array: {how}", ARG_TYPE)


@answering
def answer_universal(
    ctx: FunctionSigContext | MethodSigContext, call: syntax.CallExpr, site: Site, name: str
) -> Said | None:
    """Report a variable or parameter that is an expression, passed to a function of NumPy."""
    name = called_name(call, name)
    given = [node for node in call.args if isinstance(node, syntax.NameExpr)]
    advice = elsewhere.FUNCTIONS.get(name)
    if advice is None or not any(_has(node, library.EXPR) for node in given):
        return None
    return Said(elsewhere.UNIVERSAL.format(name, "an expression", advice, ".value"), ARG_TYPE)


def answer_optimizer(ctx: FunctionSigContext, site: Site) -> FunctionLike:
    """Report a module in place of its parameters, ``lr=``, and a positional option."""
    call, signature = ctx.context, ctx.default_signature
    if not isinstance(call, syntax.CallExpr) or not isinstance(signature, CallableType) or not signature.arg_types:
        return signature
    if "lr" in call.arg_names and "learning_rate" in signature.arg_names:
        ctx.api.fail("the learning rate is called learning_rate, not lr", call, code=CALL_ARG)
        names = ["lr" if name == "learning_rate" else name for name in signature.arg_names]
        signature = signature.copy_modified(arg_names=names)
    first = next((node for node, kind in zip(call.args, call.arg_kinds, strict=True) if kind == syntax.ARG_POS), None)
    if first is not None and is_a(site.type_of(first), library.MODULE):
        ctx.api.fail("an optimizer takes parameters: pass model.parameters, not the module", first, code=ARG_TYPE)
        any_object = ctx.api.named_generic_type("builtins.object", [])
        signature = signature.copy_modified(arg_types=[any_object, *signature.arg_types[1:]])
    elif isinstance(first, syntax.NameExpr) and _are_parameters(first, ctx, site):
        # mypy joins parameters of different axes in a list to objects.
        signature = signature.copy_modified(arg_types=[ctx.api.get_expression_type(first), *signature.arg_types[1:]])
    second = call.args[1] if call.arg_kinds[:2] == [syntax.ARG_POS, syntax.ARG_POS] else None
    kinds = signature.arg_kinds
    if second is not None and syntax.ARG_NAMED_OPT in kinds and sum(kind.is_positional() for kind in kinds) == 1:
        option = signature.arg_names[kinds.index(syntax.ARG_NAMED_OPT)]
        given = call.args[0]
        written = given.name if isinstance(given, syntax.NameExpr) else "model.parameters"
        message = elsewhere.BY_NAME.format(called_name(call, "an optimizer"), written, option)
        ctx.api.fail(message, second, code=CALL_ARG)
        return anything(signature, ctx)
    return signature


def _are_parameters(node: syntax.NameExpr, ctx: FunctionSigContext, site: Site) -> bool:
    with ctx.api.msg.filter_errors():
        return _holds_parameters(node, Making(site), ctx, site.context.line)


def _holds_parameters(node: syntax.Expression, making: Making, ctx: FunctionSigContext, line: int) -> bool:
    """Whether the elements of a variable, or of the display that it was last assigned, are parameters."""
    value = making.written(node, line)
    if isinstance(value, (syntax.ListExpr, syntax.TupleExpr, syntax.SetExpr)):
        return all(
            _holds_parameters(item.expr, making, ctx, value.line)
            if isinstance(item, syntax.StarExpr)
            else instance_of(ctx.api.get_expression_type(item), library.PARAM) is not None
            for item in value.items
        )
    of = get_proper_type(ctx.api.get_expression_type(node))
    each = of.items if isinstance(of, TupleType) else list(getattr(of, "args", ()))[-1:]
    return bool(each) and all(instance_of(one, library.PARAM) is not None for one in each)
