"""Functions of functions: loops, branches, folds over trees, and derivatives.

A result that is stacked along an axis must not have the axis already; both branches of ``cond`` give the same; the
state of a loop has the type of its start, where inputs and parameters count as expressions. mypy infers type variables
from both functions of ``custom_vjp(f, backward)``, so that a lambda as derivative makes them ``Any``, or a join of
both. Labels that the point of a Jacobian shares with the result become ``Dual``.
"""

from __future__ import annotations

from mypy.errorcodes import ARG_TYPE
from mypy.messages import format_type_bare
from mypy.nodes import ARG_POS, CallExpr, LambdaExpr, NameExpr, OpExpr, StarExpr, TempNode, TupleExpr
from mypy.plugin import AttributeContext, FunctionContext, FunctionSigContext, MethodContext
from mypy.subtypes import is_same_type, is_subtype
from mypy.types import (
    AnyType,
    CallableType,
    FunctionLike,
    Instance,
    TupleType,
    Type,
    TypeOfAny,
    TypeVarType,
    UninhabitedType,
    UnpackType,
    get_proper_type,
)

from typedtensor.mypy_plugin.base import library
from typedtensor.mypy_plugin.base.codes import AXES
from typedtensor.mypy_plugin.base.faults import answering
from typedtensor.mypy_plugin.base.lookups import Lookups, instance_of, is_a
from typedtensor.mypy_plugin.base.messages import Said, Site, anything, is_certain, of_lambda
from typedtensor.mypy_plugin.features.composition import forms_of, function_of
from typedtensor.mypy_plugin.features.pytrees import as_expressions, is_of_its_own, leaves_of, mapped
from typedtensor.mypy_plugin.features.rejected import explain_lambda, explain_sequence, first_of
from typedtensor.mypy_plugin.types.arguments import only, substituted
from typedtensor.mypy_plugin.types.labels import atom_of, label_among, lifted, readable, show, show_tensor, value_in
from typedtensor.mypy_plugin.types.reading import result_of, tensor_word
from typedtensor.rules import Label


def check_results(ctx: FunctionContext, site: Site) -> Type:
    """Report branches with different results, whose join mypy infers."""
    common = ctx.default_return_type
    named = dict(zip(ctx.callee_arg_names, ctx.arg_types, strict=True))
    branches = [get_proper_type(of) for name in ("if_true", "if_false") for of in named[name]]
    results = [
        as_expressions(branch.ret_type, site)
        for branch in branches
        if isinstance(branch, CallableType) and not branch.variables and is_subtype(branch.ret_type, common)
    ]
    if len(results) < 2 or not all(map(_is_told, results)) or is_same_type(results[0], results[1]):
        return common
    shown = [format_type_bare(result, site.api.options) for result in results]
    return site.refuse(
        f"the result of one branch of cond is {shown[0]}, but that of the other is {shown[1]}: both results must have "
        "the same structure, kinds and axes"
    )


def _is_told(result: Type) -> bool:
    proper = get_proper_type(result)
    if isinstance(proper, TupleType):
        return all(map(_is_told, proper.items))
    return isinstance(proper, Instance) and instance_of(proper, library.EXPR) is not None and is_certain(proper)


def check_closure(ctx: FunctionContext, site: Site, name: str) -> Type:
    """Report a closure whose parameter type is unknown because ``like`` is ``Any``."""
    for like in ctx.arg_types[1] if len(ctx.arg_types) > 1 else ():
        proper = get_proper_type(like)
        if isinstance(proper, AnyType) and proper.type_of_any != TypeOfAny.from_error:
            site.refuse(
                f"nothing is known of the argument of the function that {name} makes, because its argument like is "
                "Any: annotate it, as in x: Expr[Tensor[Batch]]"
            )
    example = "def scaled(a: Expr[Tensor[()]], x: Expr[Tensor[Batch]]) -> Expr[Tensor[Batch]]"
    if name == "curry" and explain_lambda(ctx, name, example):
        return site.after_error()
    return ctx.default_return_type


def type_dynamic(ctx: FunctionContext | MethodContext, site: Site) -> Type:
    """Return the function type with the body's parameters, and with the declared result type Any."""
    body = get_proper_type(only(ctx.arg_types))
    coroutine = get_proper_type(body.ret_type) if isinstance(body, CallableType) else None
    returned = coroutine.args[2] if isinstance(coroutine, Instance) and len(coroutine.args) == 3 else None
    if isinstance(body, CallableType) and returned is not None and isinstance(get_proper_type(returned), AnyType):
        return body.copy_modified(ret_type=returned)
    return ctx.default_return_type


def check_carried(ctx: FunctionContext, site: Site, name: str) -> Type:
    """Explain a loop whose sequence mypy rejects."""
    explain_sequence(ctx, site, name)
    _note_unknown(ctx, name, site)
    return ctx.default_return_type


def check_stacked(ctx: FunctionContext, site: Site, name: str) -> Type:
    """Report elementwise results that already have the axis along which they are stacked.

    A structured result has an untyped overload: each of its parts gets the axis in front.
    """
    explain_sequence(ctx, site, name)
    result = get_proper_type(ctx.default_return_type)
    pair = result if name == "scan" and isinstance(result, TupleType) and len(result.items) == 2 else None
    declared = result if pair is None else pair.items[1]
    output = _stacked(ctx, declared, name, site)
    _note_unknown(ctx, name, site)
    for leaf in leaves_of(output):
        check_output(leaf, site, held=output is not declared)
    if output is declared:
        return result
    return output if pair is None else pair.copy_modified(items=[pair.items[0], output])


def _stacked(ctx: FunctionContext, declared: Type, name: str, site: Site) -> Type:
    """Return the result type of a loop declared as ``Any``: that of its step, with the axis in front of each part."""
    given = {name: types for name, types in zip(ctx.callee_arg_names, ctx.arg_types, strict=True) if len(types) == 1}
    step = given.get("function", given.get("step"))
    function = function_of(step[0]) if step is not None else None
    if not isinstance(get_proper_type(declared), AnyType) or function is None:
        return declared
    output = get_proper_type(function.ret_type)
    if name == "scan" and isinstance(output, TupleType) and output.items:
        output = get_proper_type(output.items[-1])
    label = label_among(given["over"][0]) if "over" in given else None
    axis = atom_of(label) if label is not None else None
    if isinstance(output, (AnyType, UninhabitedType)) or label is None or axis is None:
        return declared
    for of in map(get_proper_type, given.get("xs", [])):
        for sequence in of.items if isinstance(of, TupleType) else [of]:
            word = tensor_word(sequence) if is_a(sequence, library.EXPR) else None
            if word and word[0] != axis:
                return declared  # mypy rejects the call

    def along(expression: Instance) -> Type:
        [tensor] = map(get_proper_type, expression.args)
        if not isinstance(tensor, Instance) or not tensor.type.has_base(library.ANY_TENSOR):
            return lifted(tensor, site.lookups)
        return lifted(tensor.copy_modified(args=[label, *tensor.args]), site.lookups)

    def other(of: Type) -> Type:
        proper = get_proper_type(of)
        if isinstance(proper, AnyType):
            return proper
        if isinstance(proper, Instance) and is_of_its_own(proper.type):
            unknown = f"nothing is known of a {proper.type.name} along an axis: give its parts as a dataclass"
            return site.give_up(unknown, held=True)
        shown = proper.type.name if isinstance(proper, Instance) else format_type_bare(proper, site.api.options)
        how = f"but returns {shown}: wrap numbers and arrays, as in Const(Tensor[()](0.0))"
        wanted = "must return expressions, or tuples, lists, dicts, named tuples and dataclasses of them"
        site.report(f"the function of {name} {wanted}, {how}", AXES, held=True)
        return site.after_error()

    return mapped(output, along, site, other)


def check_batched(ctx: FunctionContext, site: Site) -> Type:
    """Report a function of one example whose result has the axis of the examples."""
    result = get_proper_type(ctx.default_return_type)
    if explain_lambda(ctx, "batched", "def total(x: Expr[Tensor[Hidden]]) -> Expr[Tensor[()]]"):
        return site.after_error()
    _note_unknown(ctx, "batched", site)
    function = get_proper_type(result.args[0]) if isinstance(result, Instance) and result.args else None
    if isinstance(function, CallableType):
        check_output(function.ret_type, site)
    return result


def _note_unknown(ctx: FunctionContext, name: str, site: Site) -> None:
    """Report a result of unknown axes where the axis argument is ``Any``, unless the result is known anyway."""
    for formal, types in zip(ctx.callee_arg_names, ctx.arg_types, strict=True):
        for of in types if formal in ("over", "axis") else ():
            is_known = site.is_said(of) or is_certain(ctx.default_return_type)
            if isinstance(get_proper_type(of), AnyType) and not is_known:
                site.say_unknown(f"the axes of the result of {name} are not known: its axis is Any; annotate it")


def check_output(output: Type, site: Site, held: bool = False) -> None:
    """Report an expression that has its first axis, along which it is stacked, once more."""
    reading = None if instance_of(output, library.EXPR) is None else readable(output, site)
    if reading is not None and reading.word and reading.word[0] in reading.word[1:]:
        each, over = show_tensor(reading.kinds[0], reading.word[1:]), show(reading.word[:1])
        said = (
            f"the step returns {each} for each element along {over}, so the result would have the axis {over} twice: "
            "rename or reduce it inside the step"
        )
        if held:  # keeps mypy from trying another overload, whose message says less
            site.report(said, AXES, held=True)
        else:
            site.refuse(said)


def check_mapped(ctx: MethodContext, site: Site) -> Type:
    """Report results that already have the axis along which they are stacked."""
    check_output(ctx.default_return_type, site)
    return ctx.default_return_type


def check_folded(ctx: AttributeContext, site: Site) -> Type:
    """Report modules whose results cannot be the inputs of the next ones."""
    module = get_proper_type(ctx.default_attr_type)
    function = function_of(module)
    forms = forms_of(module) or ([function] if function is not None else [])
    if forms and not any(is_subtype(form.ret_type, form.arg_types[0]) for form in forms):
        shown = [format_type_bare(value_in(of), site.api.options) for of in (forms[0].arg_types[0], forms[0].ret_type)]
        name = module.type.name if isinstance(module, Instance) else format_type_bare(module, site.api.options)
        site.report(
            f"fold applies each module to the result of the one before, and {name} maps {shown[0]} to {shown[1]}: "
            "return the type of the input, or write map(lambda module: …) for a result of each",
            AXES,
        )
    return ctx.default_attr_type


def fix_start(ctx: FunctionSigContext, site: Site, argument: str) -> FunctionLike:
    """Return the signature of a call with the state in place of its type variable, where the start holds leaves.

    The parameter of the start is the one called ``argument``.
    """
    signature = ctx.default_signature
    if not isinstance(signature, CallableType) or argument not in signature.arg_names:
        return signature
    if signature.name == "scan" and (output := _no_pair(ctx, site)) is not None:
        said = f"the step of scan returns the next state and an output, but this one returns {output}: return both, or"
        site.report(f"{said} use fold, whose step returns the next state alone", AXES, held=True)
        return anything(signature, ctx)
    place = signature.arg_names.index(argument)
    variable, node = get_proper_type(signature.arg_types[place]), only(ctx.args, place)
    if not isinstance(variable, TypeVarType) or node is None:
        return signature
    start = site.type_of(node)
    state = as_expressions(start, site)
    if is_same_type(start, state) and signature.arg_types.count(variable) == 1:
        return signature  # otherwise mypy would infer the join of two arguments
    fixed = substituted(signature, {variable.id: state})
    given = [start if n == place else of for n, of in enumerate(fixed.arg_types)]  # a Parameters object is no dict
    return fixed.copy_modified(arg_types=given)


def _no_pair(ctx: FunctionSigContext, site: Site) -> str | None:
    """Return what the step of a scan certainly returns in place of a pair."""
    step = only(ctx.args)
    if isinstance(step, LambdaExpr):
        body = step.expr()
        if isinstance(body, TupleExpr) and not any(isinstance(item, StarExpr) for item in body.items):
            return None if len(body.items) == 2 else f"a tuple of {len(body.items)}"
        own = {argument.variable for argument in step.arguments}
        is_one = isinstance(body, OpExpr) or (isinstance(body, NameExpr) and body.node in own)
        return "one value" if is_one else None
    if step is None:
        return None
    function = function_of(site.type_of(step))
    result = get_proper_type(function.ret_type) if function is not None else None
    is_no_pair = len(result.items) != 2 if isinstance(result, TupleType) else isinstance(result, Instance)
    return format_type_bare(result, ctx.api.options) if is_no_pair and result is not None else None


def fix_state(ctx: FunctionSigContext, site: Site) -> FunctionLike:
    """Return the signature of a call with two lambdas, with the state substituted for its type variable."""
    signature = ctx.default_signature
    given = {name: nodes[0] for name, nodes in zip(signature.arg_names, ctx.args, strict=True) if len(nodes) == 1}
    leaf, sequence, axis = given.get("leaf"), given.get("xs"), given.get("over")
    if not (isinstance(leaf, LambdaExpr) and isinstance(given.get("node"), LambdaExpr) and sequence and axis):
        return signature
    with ctx.api.msg.filter_errors() as errors:  # mypy reports the errors when it checks the call
        element = _element(ctx.api.get_expression_type(sequence), ctx.api.get_expression_type(axis), site)
        state = None if element is None else result_of(leaf, [element], site)
    declared = get_proper_type(signature.arg_types[signature.arg_names.index("leaf")])
    variable = get_proper_type(declared.ret_type) if isinstance(declared, CallableType) else None
    if errors.has_new_errors() or state is None or not is_certain(state) or not isinstance(variable, TypeVarType):
        return signature
    return substituted(signature, {variable.id: state})


def _element(sequence: Type, axis: Type, site: Site) -> Type | None:
    proper, given = get_proper_type(sequence), [TempNode(axis, context=site.context)]
    if not isinstance(proper, Instance) or not proper.type.has_readable_member("__element__"):
        return None
    check = site.checker.expr_checker.check_method_call_by_name
    element: Type = check("__element__", proper, given, [ARG_POS], site.context)[0]
    return element


def fix_own_derivative(ctx: FunctionSigContext, site: Site) -> FunctionLike:
    """Return the signature of a call with type variables substituted from the type of ``f``."""
    signature, node = ctx.default_signature, only(ctx.args)
    if not isinstance(signature, CallableType) or node is None or isinstance(node, LambdaExpr):
        return signature
    given = site.type_of(node)
    declared = get_proper_type(signature.arg_types[0])
    assert isinstance(declared, CallableType)
    if not isinstance(given, CallableType) or given.variables or len(given.arg_types) != len(declared.arg_types):
        return signature
    pairs = ((declared.arg_types[0], given.arg_types[0]), (declared.ret_type, given.ret_type))
    return substituted(signature, {of.id: found for of, found in pairs if isinstance(of, TypeVarType)})


def check_own_derivative(ctx: FunctionContext, site: Site, name: str) -> Type:
    """Note a lambda of unknown parameter type: no expected type determines it."""
    result = get_proper_type(ctx.default_return_type)
    if not isinstance(only(ctx.args), LambdaExpr) or not isinstance(result, CallableType):
        return result
    taken = get_proper_type(result.arg_types[0])
    number = isinstance(taken, Instance) and taken.type.module_name == "builtins" and not taken.args
    if not number and not isinstance(taken, (AnyType, TypeVarType, UninhabitedType)):
        return result
    if isinstance(taken, AnyType) and (taken.source_any or taken).type_of_any == TypeOfAny.explicit:
        return result  # the program declares it
    return site.give_up(of_lambda(name))


@answering
def answer_state(ctx: FunctionSigContext, call: CallExpr, site: Site, name: str) -> Said | FunctionLike | None:
    """Report a module, or another state of several tensors, as the point."""
    signature = ctx.default_signature
    node = only(ctx.args, signature.arg_names.index("x")) if "x" in signature.arg_names else None
    if node is None:
        return None
    point = site.type_of(node)
    if is_a(point, library.OPERAND) or not (is_a(point, library.MODULE) or any(leaves_of(point))):
        return _at(point, signature, name, site.lookups)
    shown = format_type_bare(point, ctx.api.options)
    return Said(
        f"{name} differentiates one tensor with respect to one tensor, but the point is {shown}: take one part of it "
        "at a time, or use products with vjp and jvp",
        ARG_TYPE,
        node,
    )


def _at(point: Type, signature: CallableType, name: str, lookups: Lookups) -> CallableType:
    """Return an overload for a point of known axes, so that mypy's messages are about the function at that point."""
    formal, result, given = _tensor(signature.arg_types[1]), _tensor(signature.ret_type), _tensor(point)
    function, word = get_proper_type(signature.arg_types[0]), tensor_word(point)
    if formal is None or result is None or given is None or not isinstance(function, CallableType):
        return signature
    if name not in ("hessian", "jacobian") or word is None or not all(isinstance(axis, Label) for axis in word):
        return signature
    if (instance_of(point, library.EXPR) is None) != (instance_of(signature.ret_type, library.EXPR) is None):
        return signature
    if name == "hessian":
        axes = [*given.args, *(Instance(lookups.get(library.DUAL), [axis]) for axis in given.args)]
    else:
        axes = [*result.args[: len(result.args) - len(formal.args)], *given.args]
    shown = result.copy_modified(args=axes)
    value: Type = given
    if (expression := instance_of(signature.ret_type, library.EXPR)) is not None:
        shown, value = expression.copy_modified(args=[shown]), expression.copy_modified(args=[given])
    taken = function.copy_modified(arg_types=[value])
    return signature.copy_modified(arg_types=[taken, value, *signature.arg_types[2:]], ret_type=shown)


def type_jacobian(ctx: FunctionContext, site: Site, shared: int = 0) -> Type:
    """Return the type of a Jacobian, whose axes are those of the result, then those of the point.

    Of these, the point shares the number ``shared`` with the result; they occur once, among those of the result.
    """
    result, point = ctx.default_return_type, only(ctx.arg_types, 1)
    tensor, of = _tensor(result), None if point is None else _tensor(point)
    if tensor is None or of is None or (shared and not _is_along_first(ctx, site, of)):
        return result
    count = sum(not isinstance(get_proper_type(axis), UnpackType) for axis in of.args) - shared
    first, last = list(tensor.args[: len(tensor.args) - count]), tensor.args[len(tensor.args) - count :]
    taken, dual = [*first, *last], site.lookups.get(library.DUAL)
    axes = list(first)
    for axis in last:
        if axis in first:
            while axis in taken:
                axis = Instance(dual, [axis])
        axes.append(axis)
    named = tensor.copy_modified(args=axes)
    expression = instance_of(result, library.EXPR)
    return named if expression is None else expression.copy_modified(args=[named])


def _is_along_first(ctx: FunctionContext, site: Site, point: Instance) -> bool:
    """Report blocks along an axis that is not the first one of the point: mypy may infer ``Any`` for it."""
    given = [label for types in ctx.arg_types[2:3] for of in types if (label := label_among(of)) is not None]
    word = tensor_word(point)
    axis = atom_of(given[0]) if given else None
    if axis is None or not word or word[0] == axis:
        return True
    site.report(f"block_jacobian goes along {first_of(axis, word, 'point')}", AXES, held=True)
    return False


def _tensor(of: Type) -> Instance | None:
    return instance_of(value_in(of), library.TENSORS["real"])
