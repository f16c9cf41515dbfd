"""Attributes and calls of other libraries: ``x.view(…)``, ``model.train()``, ``x[0]``, ``Adam(model, lr=…)``.

Each is reported with its counterpart, in place of mypy's message.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from mypy.errorcodes import ARG_TYPE, ATTR_DEFINED, CALL_ARG, INDEX, OPERATOR
from mypy.nodes import (
    ARG_NAMED_OPT,
    ARG_POS,
    MDEF,
    AssignmentStmt,
    CallExpr,
    Context,
    Expression,
    MemberExpr,
    NameExpr,
    OverloadedFuncDef,
    SymbolTableNode,
    TupleExpr,
    TypeInfo,
    Var,
)
from mypy.plugin import AttributeContext, ClassDefContext, FunctionSigContext, MethodSigContext
from mypy.types import AnyType, CallableType, FunctionLike, Instance, NoneType, Type, TypeOfAny, get_proper_type

from typedtensor import elsewhere
from typedtensor.methods import METHODS
from typedtensor.mypy_plugin.base.lookups import Lookups, is_a
from typedtensor.mypy_plugin.base.names import ANY_TENSOR, EXPR, MODULE, OPERAND, OPERATORS, OPTIMIZER, PARAMETERS
from typedtensor.mypy_plugin.features.mistakes.habits.numbers import anything
from typedtensor.mypy_plugin.features.rejected.expected import infer_from_arguments
from typedtensor.mypy_plugin.types.reading import nodes


class _Answers(NamedTuple):
    """The attributes that objects of a class lack, each with its counterpart."""

    who: str
    names: Mapping[str, str]


_ANSWERS: Mapping[str, _Answers] = {
    OPERATORS: _Answers("tensors and expressions have", elsewhere.OPERANDS),
    EXPR: _Answers("expressions have", elsewhere.EXPRESSIONS),
    # Without names that fields may have: a layer in such an attribute would have type Any.
    MODULE: _Answers("a module has", {n: how for n, how in elsewhere.MODULES.items() if n not in elsewhere.OF_FIELDS}),
    OPTIMIZER: _Answers("an optimizer has", elsewhere.OPTIMIZERS),
}

_SPECIAL = {
    f"{OPERATORS}.__getitem__": (f"tensors and expressions are not subscriptable: {elsewhere.SUBSCRIPTED}", INDEX),
    f"{OPERATORS}.__iter__": (f"tensors and expressions are not iterable: {elsewhere.ITERATED}", ATTR_DEFINED),
    f"{PARAMETERS}.__call__": (elsewhere.CALLED, OPERATOR),
}
"""The messages about operators, with their error codes."""

ANSWERED = _SPECIAL.keys() | {f"{owner}.{name}" for owner, answers in _ANSWERS.items() for name in answers.names}
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
            of = NoneType() if name == "__iter__" else AnyType(TypeOfAny.special_form)
            variable = Var(name, of)
            variable.info, variable._fullname = info, fullname
            info.names[name] = SymbolTableNode(MDEF, variable, plugin_generated=True)


def answer_attribute(ctx: AttributeContext, fullname: str) -> Type:
    """Report an attribute that objects do not have."""
    owner, _, name = fullname.rpartition(".")
    of = get_proper_type(ctx.type)
    is_own = owner in (MODULE, OPTIMIZER)  # subclasses may define such attributes
    if is_own and (ctx.is_lvalue or (isinstance(of, Instance) and _assigns(of.type, name))):
        return ctx.default_attr_type
    if name == "__iter__" and (called := _called(ctx.context)) in elsewhere.INDICES:
        how = elsewhere.PAIRED.format(called, elsewhere.INDICES[called])
        message, code = f"tensors and expressions are not iterable: {how}", ATTR_DEFINED
    elif fullname in _SPECIAL:
        message, code = _SPECIAL[fullname]
    else:
        who, names = _ANSWERS[owner]
        message, code = f'{who} no attribute "{name}": {names[name]}', ATTR_DEFINED
    ctx.api.fail(message, ctx.context, code=code)
    return AnyType(TypeOfAny.from_error)


def _called(node: Context) -> str:
    """Return the name of the function or method that an expression calls."""
    callee = node.callee if isinstance(node, CallExpr) else None
    return callee.name if isinstance(callee, (MemberExpr, NameExpr)) else ""


def _assigns(info: TypeInfo, name: str) -> bool:
    """Whether a class, or a base of it, assigns an attribute to its objects."""
    classes = (base for base in info.mro if base.fullname not in ANSWERING and base.has_base(MODULE))
    return any(target.name == name for base in classes for target in _targets(base))


def _targets(info: TypeInfo) -> Iterator[MemberExpr]:
    for statement in nodes(info.defn.defs.body):
        for target in statement.lvalues if isinstance(statement, AssignmentStmt) else ():
            for each in target.items if isinstance(target, TupleExpr) else [target]:
                if isinstance(each, MemberExpr) and isinstance(each.expr, NameExpr) and each.expr.name == "self":
                    yield each


def answer_length(ctx: FunctionSigContext) -> FunctionLike:
    """Report ``len(x)`` of a variable that is a tensor or an expression."""
    signature = ctx.default_signature
    [given] = ctx.args[0] if ctx.args and len(ctx.args[0]) == 1 else [None]
    if isinstance(given, NameExpr) and isinstance(given.node, Var) and _has(given.node, OPERAND):
        ctx.api.fail(f"tensors and expressions have no len(): {elsewhere.LENGTH}", ctx.context, code=ARG_TYPE)
        return signature.copy_modified(arg_types=[ctx.api.named_generic_type("builtins.object", [])])
    return signature


def answer_number(ctx: FunctionSigContext, number: str) -> FunctionLike:
    """Report ``float(x)`` and ``int(x)`` of an expression, if it is a variable or the result of a method."""
    signature = ctx.default_signature
    [given] = ctx.args[0] if ctx.args and len(ctx.args[0]) == 1 else [None]
    if given is None or not _is_expression(given, ctx):
        return signature
    name = given.name if isinstance(given, NameExpr) else "loss"
    ctx.api.fail(elsewhere.NUMBER.format(number, name), ctx.context, code=ARG_TYPE)
    any_object = ctx.api.named_generic_type("builtins.object", [])
    return signature.copy_modified(arg_types=[any_object, *signature.arg_types[1:]])


def _is_expression(node: Expression, ctx: FunctionSigContext) -> bool:
    if isinstance(node, NameExpr):
        return isinstance(node.node, Var) and _has(node.node, EXPR)
    if not isinstance(node, CallExpr) or not isinstance(node.callee, MemberExpr) or node.callee.name not in METHODS:
        return False
    with ctx.api.msg.filter_errors():
        return is_a(get_proper_type(ctx.api.get_expression_type(node)), EXPR)


def answer_value(ctx: MethodSigContext) -> FunctionLike:
    """Report a variable that is an array or a tensor, passed where a module takes an expression."""
    call, signature = ctx.context, ctx.default_signature
    if not isinstance(call, CallExpr) or not isinstance(signature, CallableType):
        return signature
    infer_from_arguments(signature, ctx)
    for passed, wanted in zip(ctx.args, signature.arg_types, strict=False):
        given = passed[0] if len(passed) == 1 else None
        if not isinstance(given, NameExpr) or not isinstance(given.node, Var) or not is_a(wanted, EXPR):
            continue
        is_array = _has(given.node, "numpy.ndarray")
        if is_array or _has(given.node, ANY_TENSOR):
            module = get_proper_type(ctx.type)
            if not isinstance(module, Instance) or isinstance(module.type.get_method("__call__"), OverloadedFuncDef):
                return signature  # another overload may accept it
            taking = module.type.name
            model = call.callee.name if isinstance(call.callee, NameExpr) else "model"
            written = f"Tensor[Batch, Hidden]({given.name})" if is_array else given.name
            what = "an array" if is_array else "a tensor"
            ctx.api.fail(elsewhere.COMPUTED.format(taking, what, model, written), given, code=ARG_TYPE)
            return anything(signature, ctx)
    return signature


def _has(variable: Var, base: str) -> bool:
    return variable.type is not None and is_a(variable.type, base)


def answer_step(ctx: MethodSigContext) -> FunctionLike:
    """Report a step without a loss."""
    call, signature = ctx.context, ctx.default_signature
    if not isinstance(call, CallExpr) or call.args:
        return signature
    ctx.api.fail(elsewhere.STEP, call, code=CALL_ARG)
    return anything(signature, ctx)


def answer_optimizer(ctx: FunctionSigContext, lookups: Lookups) -> FunctionLike:
    """Report a module in place of its parameters, ``lr=``, and a positional option."""
    call, signature = ctx.context, ctx.default_signature
    if not isinstance(call, CallExpr) or not isinstance(signature, CallableType) or not signature.arg_types:
        return signature
    if "lr" in call.arg_names and "learning_rate" in signature.arg_names:
        ctx.api.fail("the learning rate is called learning_rate, not lr", call, code=CALL_ARG)
        names = ["lr" if name == "learning_rate" else name for name in signature.arg_names]
        signature = signature.copy_modified(arg_names=names)
    first = next((node for node, kind in zip(call.args, call.arg_kinds, strict=True) if kind == ARG_POS), None)
    if first is not None and _is_module(first, ctx):
        ctx.api.fail("an optimizer takes parameters: pass model.parameters, not the module", first, code=ARG_TYPE)
        any_object = ctx.api.named_generic_type("builtins.object", [])
        signature = signature.copy_modified(arg_types=[any_object, *signature.arg_types[1:]])
    second = call.args[1] if call.arg_kinds[:2] == [ARG_POS, ARG_POS] else None
    kinds = signature.arg_kinds
    if second is not None and ARG_NAMED_OPT in kinds and sum(kind.is_positional() for kind in kinds) == 1:
        option = signature.arg_names[kinds.index(ARG_NAMED_OPT)]
        given = call.args[0]
        written = given.name if isinstance(given, NameExpr) else "model.parameters"
        name = call.callee.name if isinstance(call.callee, (NameExpr, MemberExpr)) else "an optimizer"
        ctx.api.fail(elsewhere.BY_NAME.format(name, written, option), second, code=CALL_ARG)
        return anything(signature, ctx)
    return signature


def _is_module(node: Expression, ctx: FunctionSigContext) -> bool:
    with ctx.api.msg.filter_errors():
        return is_a(get_proper_type(ctx.api.get_expression_type(node)), MODULE)
