"""Explain calls that mypy rejects without naming axes: ``Cannot infer value of type parameter "K" of "attend"``.

A signature that can be read as a rule tells what fails; for any other, the expected and the given types are shown.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from mypy.argmap import map_actuals_to_formals
from mypy.errorcodes import ARG_TYPE, ErrorCode
from mypy.errors import ErrorInfo
from mypy.messages import format_type_bare
from mypy.nodes import CallExpr, Context, Expression, LambdaExpr, NameExpr, SymbolNode, TempNode, TypeInfo
from mypy.plugin import FunctionContext, FunctionSigContext, MethodContext, MethodSigContext
from mypy.subtypes import is_same_type
from mypy.typeops import get_all_type_vars
from mypy.types import (
    AnyType,
    CallableType,
    FunctionLike,
    Instance,
    NoneType,
    Type,
    TypeOfAny,
    TypeType,
    TypeVarLikeType,
    TypeVarTupleType,
    TypeVarType,
    UninhabitedType,
    UnionType,
    UnpackType,
    get_proper_type,
)
from mypy.types_utils import remove_optional

from typedtensor.elsewhere import MODULES
from typedtensor.mypy_plugin.base import library
from typedtensor.mypy_plugin.base.codes import AXES
from typedtensor.mypy_plugin.base.lookups import Lookups, instance_of, is_a, may_be
from typedtensor.mypy_plugin.base.messages import Quiet, Site, anything, errors_so_far, is_certain, take_back
from typedtensor.mypy_plugin.features.composition import function_of
from typedtensor.mypy_plugin.features.pytrees import on_values
from typedtensor.mypy_plugin.features.ruled_calls import check_held
from typedtensor.mypy_plugin.features.samples import check_layer_along
from typedtensor.mypy_plugin.types.application import Application
from typedtensor.mypy_plugin.types.arguments import (
    bound_signature,
    bound_signatures,
    by_itself,
    part_of,
    signature_of,
    signatures_of,
)
from typedtensor.mypy_plugin.types.instances import check_layer
from typedtensor.mypy_plugin.types.labels import (
    GradualError,
    UnknownAxesError,
    axes_in,
    label_among,
    show,
    show_atom,
    show_label,
    to_atom,
    to_type,
    to_word,
)
from typedtensor.mypy_plugin.types.reading import key, tensor_word
from typedtensor.rules import Atom, Label, Segment, Word

_TWICE = r"\b(\w+) \(\1\)"


class _Unreadable(Exception):
    """The signature cannot be written as a rule."""


class _Explaining(Quiet):
    """A site whose refusals take the place of mypy's error about the call."""

    __slots__ = ("_call",)

    def __init__(self, lookups: Lookups, call: FunctionContext | MethodContext) -> None:
        super().__init__(lookups, call.api, call.context)
        self._call = call

    def refuse(self, message: str, code: ErrorCode = AXES) -> Type:
        if not self.reported:
            take_back_misfit(self._call)
        # For a concrete label the message names it twice: "an axis Hidden (Hidden)".
        return super().refuse(re.sub(_TWICE, r"\1", message), code)


def is_generic(node: SymbolNode | None) -> bool:
    """Whether a function has type variables and returns an expression."""
    signature = signature_of(node)
    return signature is not None and bool(signature.variables) and is_a(signature.ret_type, library.EXPR)


def check_function(ctx: FunctionContext | MethodContext, site: Site, node: SymbolNode) -> Type:
    """Explain a rejected call of a function."""
    if not _is_rejected(ctx):
        return ctx.default_return_type
    intended: Type | None = ctx.default_return_type
    if (signature := signature_of(node)) is not None:
        intended = _explain(ctx, site, signature, node.name)
        if intended is None:
            explain_misfit(ctx, signature, node.name, node.name)
    return without_never(intended or ctx.default_return_type)


def check_on_values(ctx: FunctionContext, site: Site) -> Type:
    """Explain a rejected call of a function on values, ``plain(model)(x)``."""
    if isinstance(ctx.context, CallExpr) and _is_rejected(ctx):
        signature = site.type_of(ctx.context.callee)
        if isinstance(signature, CallableType) and signature.name:
            _explain(ctx, site, signature, signature.name)
    return ctx.default_return_type


def check_module(ctx: MethodContext, site: Site) -> Type:
    """Explain a rejected call of a module; in any other call, check samples, windows and declared rules."""
    if isinstance(ctx.context, CallExpr):  # a composition x >> layer has a hook of its own
        check_layer_along(ctx, Site(site.lookups, ctx.api, ctx.context))
    called = get_proper_type(ctx.type)
    if not _is_rejected(ctx) or not isinstance(called, Instance):
        if isinstance(called, Instance) and called.extra_attrs and ctx.arg_types and ctx.arg_types[0]:
            check_layer(called, ctx.arg_types[0][0], ctx.default_return_type, site)
        if isinstance(called, Instance) and not site.reported:
            places = check_held(ctx, site, called)
            if places and (signature := bound_signature(called, "__call__")) is not None:
                explain_attended(ctx, signature, places)
        return ctx.default_return_type
    is_pipeline = called.type.fullname == library.PIPELINE
    signature = function_of(called) if is_pipeline else bound_signature(called, "__call__")
    if signature is not None and not signature.variables:
        for formal, types in zip(signature.arg_types, ctx.arg_types, strict=False):
            if types and instance_of(formal, library.EXPR) is not None and instance_of(types[0], library.EXPR) is None:
                explain_value(ctx, types[0], called.type.name)
    intended: Type | None = ctx.default_return_type
    if signature is not None and signature.variables:
        intended = _explain(ctx, site, signature, called.type.name)
        if intended is None:
            explain_misfit(ctx, signature, "__call__", format_type_bare(called, ctx.api.options))
            explain_attended(ctx, signature)
    return without_never(intended or ctx.default_return_type)


def sign_module(ctx: MethodSigContext, site: Site) -> FunctionLike:
    """Return the signature of a module's call; explain a call that all of its overloads refuse, at the first one."""
    signature, call, called = answer_flag(ctx), ctx.context, get_proper_type(ctx.type)
    forms = bound_signatures(called, "__call__") if isinstance(called, Instance) else []
    if len(forms) < 2 or not has_labels(forms[0].variables) or not isinstance(call, CallExpr):
        return signature
    if format_type_bare(signature, ctx.api.options) != format_type_bare(forms[0], ctx.api.options):
        return signature
    given, kinds, names = [site.type_of(node) for node in call.args], call.arg_kinds, call.arg_names
    check, nodes = site.checker.expr_checker.check_call, [TempNode(of) for of in given]

    def takes(form: CallableType, count: int) -> bool:
        with ctx.api.msg.filter_errors() as errors:
            check(part_of(form, 0, count), nodes[:count], kinds[:count], call, names[:count])
        return not errors.has_new_errors()

    if any(takes(form, len(form.arg_types)) for form in forms):
        return signature
    near = next((form for form in forms if takes(form, 1)), forms[0])
    places = map_actuals_to_formals(kinds, names, near.arg_kinds, near.arg_names, given.__getitem__)

    def at(each: Sequence[Any]) -> list[list[Any]]:
        return [[each[number] for number in numbers] for numbers in places]

    result, args = near.ret_type, at(call.args)
    made = MethodContext(called, at(given), at(kinds), near.arg_names, at(names), result, args, call, ctx.api)
    name = called.type.name if isinstance(called, Instance) else ""
    with ctx.api.msg.filter_errors(filter_errors=False) as errors:
        _explain(made, site, near, name)
    if not errors.has_new_errors():
        show_call(made, near, format_type_bare(called, ctx.api.options))
    return anything(forms[0], ctx)


def answer_flag(ctx: MethodSigContext) -> FunctionLike:
    """Report a truth value in the place of a layer's training."""
    call, signature = ctx.context, ctx.default_signature
    if not isinstance(call, CallExpr) or not isinstance(signature, CallableType):
        return signature
    infer_from_arguments(signature, ctx)
    for node in call.args:
        if isinstance(node, NameExpr) and node.fullname in ("builtins.True", "builtins.False"):
            taken = [get_proper_type(of) for of in signature.arg_types]
            if any(is_a(item, library.TRAINING) for of in taken if isinstance(of, UnionType) for item in of.items):
                ctx.api.fail(f"{node.name} says nothing of the step: {MODULES['train']}", call, code=ARG_TYPE)
                return anything(signature, ctx)
    return signature


def explain_sequence(ctx: FunctionContext, site: Site, name: str) -> None:
    """Explain a loop along an axis that is not the first axis of its sequence."""
    if not _is_rejected(ctx):
        return
    if name == "jax.scan":  # jax.scan has unnamed parameters
        sequences, given = ctx.arg_types[2:4]
    else:
        named = dict(zip(ctx.callee_arg_names, ctx.arg_types, strict=True))
        sequences, given = named.get("xs", []), named.get("over", [])
    label, site = label_among(given[0]) if given else None, _Explaining(site.lookups, ctx)
    if label is None:
        return
    try:
        axis = to_atom(label)
    except GradualError:
        return
    except UnknownAxesError as error:
        site.refuse(f"{name} goes along one axis: {error}")
        return
    for of in map(get_proper_type, sequences):
        for sequence in getattr(of, "items", [of]):
            along = instance_of(sequence, library.STACK)
            if along is not None and not is_same_type(along.args[0], label):
                other = f"modules or states along {format_type_bare(along.args[0], ctx.api.options)}"
                site.refuse(f"{name} goes along {show_atom(axis)}, and is given {other}: write that label")
                continue
            word = tensor_word(sequence) if is_a(sequence, library.OPERAND) else None
            if word and word[0] != axis:
                site.refuse(f"{name} goes along {first_of(axis, word, 'sequence')}")


def first_of(axis: Atom, word: Word, what: str) -> str:
    """Return the end of a message about the axes of what must have an axis as its first."""
    rest, x = [atom for atom in word if atom != axis], "xs" if what == "sequence" else "x"
    how = f"write {x}.transpose({show((axis, *rest))})" if len(rest) < len(word) else "it has no such axis"
    return f"{show_atom(axis)}, which must be the first axis of the {what}, but its axes are ({show(word)}): {how}"


def explain_lambda(ctx: FunctionContext, name: str, example: str) -> bool:
    """Note that a lambda has no types where mypy rejects it; whether it does so."""
    if not _is_rejected(ctx) or not any(isinstance(each, LambdaExpr) and each.arguments for each in ctx.args[0]):
        return False
    how = f"pass {name} a function that states them, as in {example}"
    ctx.api.msg.note(f"the types of this lambda's arguments are not known: {how}", ctx.context, code=AXES)
    return True


def _is_rejected(ctx: FunctionContext | MethodContext) -> bool:
    """Whether mypy has reported an error for the call, which happens before the plugin's hook."""
    first, last = ctx.context.line, ctx.context.end_line or ctx.context.line
    return any(first <= error.line <= last and error.severity == "error" for error in errors_so_far(ctx))


def _explain(ctx: FunctionContext | MethodContext, site: Site, signature: CallableType, name: str) -> Type | None:
    """Explain a rejected call by the rule of its signature; return the intended type, or None where nothing does."""
    if len(signature.arg_types) != len(ctx.arg_types):
        return None
    reading, operands, terms = _Reading(signature.variables, site.lookups), [], []
    try:
        for formal, types in zip(signature.arg_types, ctx.arg_types, strict=True):
            reading.take_label(formal, types)
            given = len(types) == 1 and not isinstance(get_proper_type(types[0]), NoneType)
            term = reading.term(formal) if given else None
            if term is not None:
                takes_expressions, is_expression = may_be(formal, library.EXPR), is_a(types[0], library.EXPR)
                if takes_expressions and not is_expression:
                    explain_value(ctx, types[0], name)
                    return ctx.default_return_type
                if is_expression and not takes_expressions:
                    take_back_misfit(ctx)
                    how = "apply the model itself, or pass the .value of an expression"
                    ctx.api.fail(f"{name} takes tensors, not expressions: {how}", ctx.context, code=ARG_TYPE)
                    return ctx.default_return_type
                terms.append(term)
                operands.append(types[0])
        result = reading.term(signature.ret_type, result=True)
    except (_Unreadable, GradualError, UnknownAxesError):
        return None
    if terms and result is not None and _is_bound(result, terms, reading.labels):
        text = f"{', '.join(terms)} -> {result}"
        site = _Explaining(site.lookups, ctx)
        intended = Application(name, text, reading.derived, reading.labels, site, "collective").apply(operands)
        if site.reported:
            return ctx.default_return_type if tensor_word(intended) is None else intended
    return None


def _is_bound(result: str, terms: Sequence[str], labels: Mapping[str, object]) -> bool:
    """Whether the operands of a rule determine the axes of its result: an argument that is no operand may, too."""
    known = {*labels, *library.KINDS.values(), *(item for term in terms for item in term.split())}
    return known.issuperset(re.findall(r"\*?\w+(?!\[)\b", result))


class _Reading:
    """Read a signature as a rule: type variables become the rule's variables, concrete and passed labels are bound.

    Attributes:
        labels: the bound labels: the concrete ones by name, and those that the call passes for variables.
        derived: the full names of the derived labels of the result.
    """

    def __init__(self, variables: Any, lookups: Lookups) -> None:
        self._free = {variable.id for variable in variables if isinstance(variable, TypeVarLikeType)}
        self._names = {variable.name for variable in variables}
        self._lookups = lookups
        self.labels: dict[str, tuple[Type, ...]] = {}
        self.derived: dict[str, str] = {}

    def take_label(self, formal: Type, given: list[Type]) -> None:
        """Bind a type variable to the label that the call passes for a parameter ``type[U]``."""
        proper, label = get_proper_type(formal), label_among(given[0]) if len(given) == 1 else None
        for item in map(get_proper_type, proper.items if isinstance(proper, UnionType) else [proper]):
            variable = item.item if isinstance(item, TypeType) else None
            if isinstance(variable, TypeVarType) and variable.id in self._free and label is not None:
                self.labels[variable.name] = (label,)

    def term(self, of: Type, *, result: bool = False) -> str | None:
        """Return the term of a parameter or the result; None if it has no axes, or any."""
        proper = remove_optional(get_proper_type(of))
        expression = instance_of(proper, library.EXPR)
        tensor = proper if expression is None else get_proper_type(expression.args[0])
        if not isinstance(tensor, Instance) or tensor.type.fullname not in library.KINDS:
            if expression is None:
                return None
            raise _Unreadable
        kind = library.KINDS[tensor.type.fullname]
        try:
            word = to_word(tensor.args)
        except GradualError:
            return None
        axes = [self._item(atom, to_type(atom, self._lookups), result) for atom in word]
        return " ".join([*([] if kind == "real" else [kind]), *axes])

    def _item(self, atom: Any, of: Type, result: bool) -> str:
        name = show_atom(atom)
        if result and isinstance(atom, Label) and atom.args:
            owner, _, _ = name.partition("[")
            self.derived[owner] = str(atom.key)
            return f"{owner}[{', '.join(self._item(arg, to_type(arg, self._lookups), result) for arg in atom.args)}]"
        if isinstance(getattr(atom, "payload", None), TypeVarLikeType) and atom.payload.id in self._free:
            return name
        if (isinstance(atom, Label) and atom.args) or isinstance(atom, Segment) or name in self._names:
            raise _Unreadable
        self.labels[name] = (of,)
        return name


_CANNOT = "Cannot infer value of type parameter"
_DEFINED = r'".*" defined (here|in ".*")'
_AWAITED = 'Maybe you forgot to use "await"?'
_COUNTS = ("Too few arguments for ", "Too many arguments for ", "Too many positional arguments for ")


def has_labels(variables: Iterable[TypeVarLikeType]) -> bool:
    """Whether some type variables of a class or function stand for labels."""
    return any(isinstance(of, TypeVarTupleType) or is_a(of, library.AXIS) for of in variables)


def look_again(ctx: FunctionContext | MethodContext) -> None:
    """Report type variables that mypy cannot infer, in a call that is an argument of a generic call.

    In ``Mixture(logits, Normal(mean, deviation), U)``, mypy holds this error of the inner call back while it infers
    the outer one, and finds ``Any`` for the axes of the outer one. With these, it infers the inner call again, which
    then fits. Without the expected type it does not.
    """
    checker: Any = ctx.api
    expected = checker.type_context[-1]
    is_open = expected is not None and not is_certain(ctx.default_return_type) and not is_certain(expected)
    if not isinstance(ctx.context, Expression) or not is_open:
        return
    with ctx.api.msg.filter_errors(save_filtered_errors=True) as watch:
        ctx.api.get_expression_type(ctx.context)
    found = [info for info in watch.filtered_errors() if _is_at(info, ctx.context)]
    if any(info.message.startswith(_CANNOT) or info.code is AXES for info in found):
        ctx.api.msg.add_errors(found)


def _is_at(info: ErrorInfo, node: Context) -> bool:
    return (info.line, info.column) == (node.line, node.column)


def explain_constructor(ctx: FunctionContext, info: TypeInfo) -> None:
    """Explain a constructor call that mypy has rejected without naming the argument at fault."""
    made = instance_of(ctx.default_return_type, library.ON_VALUES_OF)
    for signature in signatures_of(info, "__init__"):
        bound = part_of(signature, 1)
        if made is not None:
            bound = bound.copy_modified(arg_types=[on_values(of, made.type) for of in bound.arg_types])
        for formal, types, nodes in zip(bound.arg_types, ctx.arg_types, ctx.args, strict=False):
            is_value = instance_of(formal, library.EXPR) is not None and types and is_a(types[0], library.ANY_TENSOR)
            label, part = label_among(types[0]) if types else None, get_proper_type(formal)
            if is_value and any(error.code is ARG_TYPE and _is_at(error, nodes[0]) for error in errors_so_far(ctx)):
                how = f"wrap the tensor, as in Const({key(nodes[0]) or 'tensor'})"
                message = f"{info.name} is typed for expressions, not for tensors: {how}"
            elif (
                label is not None
                and is_a(label, library.AXIS)
                and isinstance(part, Instance)
                and part.type.has_base(library.MODULE)
            ):
                what = f"a module of class {part.type.name}, not the label {show_label(label)}"
                message = f"{info.name} takes {what}: make one with this label"
            else:
                continue
            take_back_misfit(ctx)
            ctx.api.fail(message, ctx.context, code=ARG_TYPE)
            return
        if _is_alike(bound, ctx):
            explain_misfit(ctx, bound, info.name, info.name)
            break


def explain_value(ctx: FunctionContext | MethodContext, given: Type, name: str) -> None:
    """Explain an array or a tensor where an expression is needed; mypy's own message explains anything else."""
    is_array, call = is_a(given, "numpy.ndarray"), ctx.context
    if isinstance(call, CallExpr) and (is_array or is_a(given, library.ANY_TENSOR)):
        written = key(call.args[0]) or "x"
        model, what = key(call.callee) or "model", "an array" if is_array else "a tensor"
        taking = f"Tensor[Batch, Hidden]({written})" if is_array else written
        take_back_misfit(ctx)
        how = f"compute its result with plain({model})({taking}), or wrap the argument in Const(…)"
        ctx.api.fail(f"{name} takes expressions, not {what}: {how}", call, code=ARG_TYPE)


def explain_method(ctx: MethodContext, name: str) -> None:
    """Explain a method call that mypy has rejected without naming the argument at fault."""
    of = get_proper_type(ctx.type)
    if isinstance(of, Instance) and (signature := bound_signature(of, name)) is not None:
        explain_misfit(ctx, signature, name, f"{format_type_bare(of, ctx.api.options)}.{name}")


def explain_misfit(ctx: FunctionContext | MethodContext, signature: CallableType, name: str, shown: str) -> None:
    """Report the types of a call's parameters and arguments, where mypy's error about ``name`` says nothing of them."""
    here = [error.message for error in errors_so_far(ctx) if _is_at(error, ctx.context)]
    is_count = any(message.startswith(_COUNTS) and f'"{name}"' in message for message in here)
    if len(signature.arg_types) != len(ctx.arg_types) or not (
        is_count or any(message.startswith(_CANNOT) and f' of "{name}"' in message for message in here)
    ):
        return
    take_back_misfit(ctx)
    show_call(ctx, signature, shown, by_count=is_count)


def show_call(
    ctx: FunctionContext | MethodContext, signature: CallableType, shown: str, *, by_count: bool = True
) -> None:
    """Report the types of a call's parameters and arguments; with ``by_count`` also arguments without a parameter."""
    options, call = ctx.api.options, ctx.context
    taken: list[str] = []
    given: list[str] = []
    formals = zip(signature.arg_types, signature.arg_kinds, signature.arg_names, strict=True)
    actuals = zip(ctx.arg_types, ctx.args, ctx.arg_names, strict=True)
    for (formal, kind, formal_name), (types, nodes, names) in zip(formals, actuals, strict=True):
        named = f"{formal_name}=" if kind.is_named() else ""
        if types or kind.is_required():
            taken.append(named + format_type_bare(remove_optional(formal) if kind.is_optional() else formal, options))
        for of, node, by_name in zip(types, nodes, names, strict=True):
            prefix = f"{by_name}=" if by_name is not None else ""
            given.append(prefix + format_type_bare(by_itself(of, node, ctx), options))
    if by_count and isinstance(call, CallExpr):
        given = [format_type_bare(ctx.api.get_expression_type(node), options) for node in call.args]
    ctx.api.fail(f"{shown} takes ({', '.join(taken)}), but is given ({', '.join(given)})", ctx.context, code=AXES)


def take_back_misfit(ctx: FunctionContext | MethodContext) -> None:
    """Remove mypy's errors that an argument of a call does not fit, or that a type variable cannot be inferred."""
    arguments = [node for nodes in ctx.args for node in nodes]

    def is_misfit(error: ErrorInfo) -> bool:
        if _is_at(error, ctx.context) and error.message.startswith((_CANNOT, *_COUNTS)):
            return True
        if re.fullmatch(_DEFINED, error.message) or error.message == _AWAITED:
            return error.line == ctx.context.line
        is_of_argument = error.code is ARG_TYPE and error.message.startswith("Argument ")
        return is_of_argument and any(_is_at(error, node) for node in arguments)

    take_back(ctx, is_misfit)


def without_never(made: Type) -> Type:
    """Return the type of a result, with unknown labels and axes where a rejected call determines none."""
    proper = get_proper_type(made)
    if isinstance(proper, UnpackType):
        return UnpackType(without_never(proper.type))
    if not isinstance(proper, Instance):
        return made
    unknown = AnyType(TypeOfAny.from_error)
    args = [unknown if isinstance(of, UninhabitedType) else without_never(of) for of in proper.args]
    return proper.copy_modified(args=args)


def _is_alike(signature: CallableType, ctx: FunctionContext) -> bool:
    """Whether the arguments' classes match an overload's parameters, which selects it among several."""
    formals = map(get_proper_type, signature.arg_types)
    return len(signature.arg_types) == len(ctx.arg_types) and not any(
        isinstance(formal, Instance)
        and get_all_type_vars(formal)
        and isinstance(of := get_proper_type(given), Instance)
        and not (formal.type.is_protocol or of.type.has_base(formal.type.fullname))
        for formal, types in zip(formals, ctx.arg_types, strict=True)
        for given in types
    )


def explain_attended(ctx: MethodContext, signature: CallableType, of_rule: Sequence[int] = ()) -> None:
    """Note how to give a mask of self-attention the axis of the attended positions.

    The signature of the callee demands it, or a rule does, which has the operands at the positions ``of_rule``.
    """
    given = zip(ctx.arg_types, ctx.args, strict=True)
    axes = [axes_in(by_itself(types[0], nodes[0], ctx)) if len(types) == 1 else [] for types, nodes in given]
    positions = axes[0][-2:-1] if len(axes) == len(signature.arg_types) and axes else []
    if not positions:
        return
    for place, (formal, own, name) in enumerate(zip(signature.arg_types, axes, signature.arg_names, strict=True)):
        said = place in of_rule[1:]
        attended = said or any(is_a(x, library.ATTENDED) for x in axes_in(remove_optional(formal)))
        if not attended or not own or any(is_a(x, library.ATTENDED) for x in own):
            continue
        others = [x for x in own if x not in axes[0]]
        meant = others[-1] if others else positions[0] if own.count(positions[0]) == 1 else None
        if meant is not None:
            of, label = (format_type_bare(x, ctx.api.options) for x in (positions[0], meant))
            ctx.api.msg.note(
                f"{name}= says which positions are attended to, along Attended[{of}]: write "
                f"{name}={name}.rename({label}, Attended[{of}])",
                ctx.context,
                code=AXES,
            )


def sign_function(ctx: FunctionSigContext, site: Site) -> FunctionLike:
    """Return the signature of a generic function, for a call that mypy infers from its arguments."""
    if isinstance(ctx.default_signature, CallableType):
        infer_from_arguments(ctx.default_signature, ctx)
    return ctx.default_signature


def infer_from_arguments(signature: CallableType, ctx: MethodSigContext | FunctionSigContext) -> None:
    """Drop the expected type of a call, where the arguments determine every type variable of the result.

    Otherwise mypy binds ``*N`` by the declared type, and reports correct arguments as misfits.
    """
    given = {of.id for formal in signature.arg_types for of in get_all_type_vars(formal)}
    of_result = {of.id for of in get_all_type_vars(signature.ret_type)}
    if of_result and of_result <= given and instance_of(signature.ret_type, library.EXPR) is not None:
        ctx.api.type_context[-1] = None
