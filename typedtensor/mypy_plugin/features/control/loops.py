"""``map_over``, ``batched``, ``scan`` and ``fold``: a result stacked along an axis must not have the axis already."""

from __future__ import annotations

from mypy.messages import format_type_bare
from mypy.plugin import FunctionContext
from mypy.types import AnyType, CallableType, Instance, TupleType, Type, UninhabitedType, get_proper_type

from typedtensor.mypy_plugin.base.codes import AXES
from typedtensor.mypy_plugin.base.lookups import Lookups, instance_of
from typedtensor.mypy_plugin.base.messages import Site, is_certain
from typedtensor.mypy_plugin.base.names import ANY_TENSOR, EXPR, MODULE
from typedtensor.mypy_plugin.features.control.leaves import leaves_of
from typedtensor.mypy_plugin.features.pytrees import mapped
from typedtensor.mypy_plugin.features.rejected.explanations import explain_lambda, explain_sequence
from typedtensor.mypy_plugin.features.stages import function_of
from typedtensor.mypy_plugin.types.labels import atom_of, label_among, show
from typedtensor.mypy_plugin.types.making import tensor_word
from typedtensor.mypy_plugin.types.operands import ForeignError, lifted, read, show_tensor


def check_fold(ctx: FunctionContext, lookups: Lookups) -> Type:
    """Explain a loop whose sequence mypy rejects."""
    explain_sequence(ctx, "fold", lookups)
    site = Site.of(lookups, ctx)
    _note_unknown(ctx, "fold", site)
    return ctx.default_return_type


def check_carried(ctx: FunctionContext, lookups: Lookups) -> Type:
    """Explain a ``jax.scan`` whose sequence mypy rejects."""
    explain_sequence(ctx, "jax.scan", lookups)
    return ctx.default_return_type


def check_stacked(ctx: FunctionContext, name: str, lookups: Lookups) -> Type:
    """Report elementwise results that already have the axis along which they are stacked.

    A structured result has an untyped overload: each of its parts gets the axis in front.
    """
    explain_sequence(ctx, name, lookups)
    result = get_proper_type(ctx.default_return_type)
    site = Site.of(lookups, ctx)
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
    given = {
        formal: types for formal, types in zip(ctx.callee_arg_names, ctx.arg_types, strict=True) if len(types) == 1
    }
    step = given.get("function", given.get("step"))
    function = function_of(step[0]) if step is not None else None
    if not isinstance(get_proper_type(declared), AnyType) or function is None:
        return declared
    output = get_proper_type(function.ret_type)
    if name == "scan":
        output = get_proper_type(output.items[-1]) if isinstance(output, TupleType) and output.items else output
    label = label_among(given["over"][0]) if "over" in given else None
    axis = atom_of(label) if label is not None else None
    if isinstance(output, (AnyType, UninhabitedType)) or label is None or axis is None:
        return declared
    for of in map(get_proper_type, given.get("xs", [])):
        for sequence in of.items if isinstance(of, TupleType) else [of]:
            word = tensor_word(sequence) if instance_of(sequence, EXPR) is not None else None
            if word and word[0] != axis:
                return declared  # mypy rejects the call

    def along(expression: Instance) -> Type:
        [tensor] = map(get_proper_type, expression.args)
        if not isinstance(tensor, Instance) or not tensor.type.has_base(ANY_TENSOR):
            return lifted(tensor, site.lookups)
        return lifted(tensor.copy_modified(args=[label, *tensor.args]), site.lookups)

    def other(of: Type) -> Type:
        proper = get_proper_type(of)
        if isinstance(proper, AnyType):
            return proper
        if isinstance(proper, Instance) and (proper.type.has_base(MODULE) or proper.type.get("__pytree__") is not None):
            return site.give_up(
                f"nothing is known of a {proper.type.name} along an axis: give its parts as a dataclass", held=True
            )
        site.report(
            f"the function of {name} must return expressions, or tuples, lists, dicts, named tuples and dataclasses of "
            f"them, but returns {_shown(proper, site)}: wrap numbers and arrays, as in Const(Tensor[()](0.0))",
            AXES,
            held=True,
        )
        return site.after_error()

    return mapped(output, along, site, other)


def check_batched(ctx: FunctionContext, lookups: Lookups) -> Type:
    """Report a function of one example whose result has the axis of the examples."""
    result, site = get_proper_type(ctx.default_return_type), Site.of(lookups, ctx)
    if explain_lambda(ctx, "batched", "def total(x: Expr[Tensor[Hidden]]) -> Expr[Tensor[()]]"):
        return site.after_error()
    _note_unknown(ctx, "batched", site)
    function = get_proper_type(result.args[0]) if isinstance(result, Instance) and result.args else None
    if isinstance(function, CallableType):
        check_output(function.ret_type, site)
    return result


def _shown(of: Type, site: Site) -> str:
    proper = get_proper_type(of)
    return proper.type.name if isinstance(proper, Instance) else format_type_bare(proper, site.api.options)


def _note_unknown(ctx: FunctionContext, name: str, site: Site) -> None:
    """Report a result of unknown axes where the axis argument is ``Any``, unless the result is known anyway."""
    for formal, types in zip(ctx.callee_arg_names, ctx.arg_types, strict=True):
        for of in types if formal in ("over", "axis") else ():
            if isinstance(get_proper_type(of), AnyType) and not (
                site.is_said(of) or is_certain(ctx.default_return_type)
            ):
                site.say_unknown(f"the axes of the result of {name} are not known: its axis is Any; annotate it")


def check_output(output: Type, site: Site, held: bool = False) -> None:
    """Report an expression that has its first axis, along which it is stacked, once more."""
    if instance_of(output, EXPR) is None:
        return
    try:
        reading = read(output, site)
    except ForeignError:
        return
    if reading.word and reading.word[0] in reading.word[1:]:
        each, over = show_tensor(reading.kinds[0], reading.word[1:]), show(reading.word[:1])
        said = (
            f"the step returns {each} for each element along {over}, so the result would have the axis {over} twice: "
            "rename or reduce it inside the step"
        )
        if held:  # keeps mypy from trying another overload, whose message says less
            site.report(said, AXES, held=True)
        else:
            site.refuse(said)
