"""Operations that mix independent samples, ``class Batch(Axis, samples=True)``, without ``across(Batch)``."""

from __future__ import annotations

from collections.abc import Iterator

from mypy.nodes import CallExpr, Expression, MemberExpr, OperatorAssignmentStmt, OpExpr, RefExpr
from mypy.plugin import FunctionContext, MethodContext
from mypy.types import Instance, Type, TypeType, get_proper_type

from typedtensor.mypy_plugin.base import library
from typedtensor.mypy_plugin.base.codes import AXES, AXES_SAMPLES
from typedtensor.mypy_plugin.base.lookups import is_a, notes
from typedtensor.mypy_plugin.base.messages import Site
from typedtensor.mypy_plugin.types.instances import complete_instance
from typedtensor.mypy_plugin.types.labels import axes_in, label_among, show_label
from typedtensor.mypy_plugin.types.reading import Making, key, operand_nodes

_NORMALIZING = {
    **dict.fromkeys(("Softmax", "MaskedSoftmax"), "this softmax"),
    **dict.fromkeys(("LogSoftmax", "MaskedLogSoftmax"), "this log_softmax"),
    **dict.fromkeys(("Normalize", "NormalizeScale", "L2Normalize"), "this normalisation"),
    **dict.fromkeys(("RMSNormalize", "RMSNormalizeScale"), "this normalisation"),
    "CrossEntropy": "the softmax of this cross_entropy",
    "Sparsemax": "this sparsemax",
}
_UNNAMED = frozenset({"MatMul", "Contract"})
_PRODUCTS = _UNNAMED | {"Dot", "ContractAlong", "CosineSimilarity"}
MIXING = frozenset({"__add__", "__radd__", "__sub__", "__rsub__", "__truediv__"})
"""The operators that may combine a value with its own reduction."""

OF_LABELS = frozenset({"softmax", "log_softmax", "dot", "contract", "__matmul__"})
"""The methods that apply one of these operations."""

_REDUCTIONS = frozenset({"sum", "mean", "max"})

_ALONG = {**dict.fromkeys(library.ATTENTION, "attention"), **library.BEHIND_CHANNELS}
"""What the layers do that work along axes of their operand that they find by their places."""


def may_have_samples(of: Type, site: Site) -> bool:
    """Whether an operation may mix samples of an operand: certainly not if that is a tensor with other labels alone."""
    without = site.lookups.cache.without_samples
    if of in without and not site.is_fine_grained:
        return False
    axes = axes_in(of)
    if not axes or not all(isinstance(axis, Instance) for axis in axes) or _samples(of, site):
        return True
    without.add(of)
    return False


def check_samples(context: Expression, operation: str, site: Site) -> None:
    """Report an operation that normalises along samples, or a product that sums over them.

    The expression applies the operation, whose class has that name, or constructs it for its labels.
    """
    what = _NORMALIZING.get(operation)
    if what is None and operation not in _PRODUCTS:
        return
    for label in _labels(context, site):
        _report(f"{what} is along" if what is not None else "this product sums over", label, site)
        return
    if operation in _UNNAMED:
        _check_unnamed(context, operation, site)


def _check_unnamed(context: Expression, operation: str, site: Site) -> None:
    given = operand_nodes(context, site)[:2]
    if len(given) < 2:
        return
    first = site.checker.lookup_type_or_none(given[0])
    samples, axes, others = _samples(first, site), axes_in(first), axes_in(site.checker.lookup_type_or_none(given[1]))
    for axis in axes if operation == "Contract" else axes[-1:]:
        if axis in others and axis in samples:
            instead = f"first.dot(second, across({show_label(axis)}))"
            _report("this product sums over", axis, site, instead, held=isinstance(context, OpExpr))
            return


def make_operation(ctx: FunctionContext, site: Site, name: str) -> Type:
    """Return the type of an operation constructed for labels."""
    result = complete_instance(ctx, site)
    if (name in _NORMALIZING or name in _PRODUCTS) and any(ctx.args) and isinstance(ctx.context, Expression):
        check_samples(ctx.context, name, site)
    return result


def check_layer_along(ctx: MethodContext, site: Site) -> None:
    """Report samples along which a layer works, in a call of attention or a convolution, or in ``x >> attention``."""
    first = ctx.arg_types[0][0] if ctx.arg_types and ctx.arg_types[0] else None
    called, of_call = (ctx.type, True) if first is None or _kind(ctx.type) else (first, False)
    kind = _kind(called)
    if kind is None:
        return
    given = [of for types in ctx.arg_types[:2] for of in types]
    for of in given if of_call else [ctx.type]:
        for axis in _along(called, kind, axes_in(of)):
            if is_of_samples(axis, site):
                # The calls of some layers have several signatures, each of which mypy tries.
                _report(f"this {kind} is along", axis, site, f"x.rename({show_label(axis)}, …)", held=True)
                return
    if of_call and any(is_a(called, name) for name in library.CROSS_ATTENTION):
        _check_positions(ctx, site)


def _kind(of: Type) -> str | None:
    """Return what a layer computes along axes of its operand that it finds by their places; None for any other."""
    proper = get_proper_type(of)
    bases = proper.type.mro if isinstance(proper, Instance) else []
    return next((_ALONG[base.fullname] for base in bases if base.fullname in _ALONG), None)


def _along(layer: Type, kind: str, axes: list[Type]) -> list[Type]:
    """Return the axes of an operand that a layer works along: that before the features, or all behind the channels."""
    proper = get_proper_type(layer)
    if kind == "attention" or not isinstance(proper, Instance):
        return axes[-2:-1]
    channels = dict(zip((of.name for of in proper.type.defn.type_vars), proper.args, strict=False)).get("U")
    return axes[axes.index(channels) + 1 :] if channels in axes else []


def _check_positions(ctx: MethodContext, site: Site) -> None:
    """Report query and key positions of the same label, each of which would attend to itself alone."""
    axes = [axis for types in ctx.arg_types[:2] for of in types for axis in axes_in(of)[-2:-1]]
    if len(axes) == 2 and axes[0] == axes[1]:
        name = show_label(axes[0])
        said = f"{name} stands both for the positions that attend and for those they attend to: rename the second, as"
        site.report(f"{said} in attended.rename({name}, Past), or use SelfAttention", AXES)


def same_label(ctx: FunctionContext, site: Site) -> Type:
    """Return the type of ``across(Batch)``: the label's type, independent of the context."""
    label = label_among(ctx.arg_types[0][0]) if ctx.arg_types[0] else None
    return ctx.default_return_type if label is None else TypeType.make_normalized(label)


def check_mixed_samples(ctx: MethodContext, site: Site) -> None:
    """Report a difference or a quotient of a value and its own reduction along samples."""
    if not isinstance(ctx.context, (OpExpr, OperatorAssignmentStmt)):
        return
    if not (samples := _samples(ctx.type, site)):
        return
    one, other = operand_nodes(ctx.context, site)
    name, making = key(one), Making(site)
    for part, _ in [(other, other), *making.parts(other)]:
        label = _reduced(part, samples, site)
        if label is None or name is None or making.written(one, part.line) is not making.written(one):
            continue
        if any(key(inner) == name for inner, _ in making.parts(part)):
            _report(f"{name} is combined with its own reduction over", label, site, held=True)
            return


def _reduced(node: Expression, samples: list[Type], site: Site) -> Type | None:
    """Return the axis of samples that a method call reduces."""
    if isinstance(node, CallExpr) and isinstance(node.callee, MemberExpr) and node.callee.name in _REDUCTIONS:
        return next((label for label in _labels(node, site) if label in samples), None)
    return None


def _labels(context: Expression, site: Site) -> Iterator[Type]:
    """Yield the labels of samples among the arguments of a call, except within ``across(...)``."""
    for node in context.args if isinstance(context, CallExpr) else ():
        of = site.checker.lookup_type_or_none(node)
        label = None if of is None else label_among(of)
        if label is not None and not _is_across(node) and is_of_samples(label, site):
            yield label


def _is_across(node: Expression) -> bool:
    return isinstance(node, CallExpr) and isinstance(node.callee, RefExpr) and node.callee.fullname == library.ACROSS


def _samples(of: Type | None, site: Site) -> list[Type]:
    known = None if of is None or site.is_fine_grained else site.lookups.cache.samples.get(of)
    if of is None or known is not None:
        return known or []
    found = site.lookups.cache.samples[of] = [axis for axis in axes_in(of) if is_of_samples(axis, site)]
    return found


def is_of_samples(label: Type, site: Site) -> bool:
    """Whether a label marks independent samples, or is derived from such a label."""
    proper = get_proper_type(label)
    if not isinstance(proper, Instance):
        return False
    site.depend_on(f"{proper.type.fullname}.__axis_samples__")
    return "samples" in notes(proper.type) or any(is_of_samples(arg, site) for arg in proper.args)


def _report(what: str, label: Type, site: Site, instead: str | None = None, *, held: bool = False) -> None:
    name = show_label(label)
    said = f"{what} {name}, whose elements are independent samples: if this is intended, write"
    site.report(f"{said} {instead or f'across({name})'}", AXES_SAMPLES, held=held)
