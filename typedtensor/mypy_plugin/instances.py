"""The types of operations: made for methods and functions, and completed where mypy cannot infer a run of labels."""

from __future__ import annotations

from collections.abc import Sequence

from mypy.nodes import TypeInfo
from mypy.plugin import FunctionContext
from mypy.types import Instance, Type, TypeVarTupleType, get_proper_type

from typedtensor.mypy_plugin.arguments import CountError, actuals
from typedtensor.mypy_plugin.given_sizes import check_given, given_sizes
from typedtensor.mypy_plugin.labels import label_among
from typedtensor.mypy_plugin.lookups import Lookups, declaring, notes
from typedtensor.mypy_plugin.messages import Site
from typedtensor.mypy_plugin.names import POLY_OP
from typedtensor.mypy_plugin.positions import check_positions, written
from typedtensor.rules import parse_rule, wrong_labels


def arity_of(info: TypeInfo) -> int | None:
    """The number of operands that the rule of an operation has; None where it states none."""
    stating = declaring(info)
    return None if stating is None else len(parse_rule(notes(stating)["rule"]).operands)


def label_parameters(info: TypeInfo) -> list[str]:
    """The type parameters of an operation, as a rule names them: ``U``, ``*P``."""
    return [f"*{v.name}" if isinstance(v, TypeVarTupleType) else v.name for v in info.defn.type_vars]


def operation_instance(info: TypeInfo, labels: Sequence[Type], site: Site) -> Instance | None:
    """The operation of a class for certain labels; None, once reported, if it takes another number of them."""
    names = label_parameters(info)
    least = sum(not name.startswith("*") for name in names)
    if len(labels) < least or (len(labels) > least and least == len(names)):
        site.refuse(wrong_labels(info.name, names, len(labels)))
        return None
    return Instance(info, list(labels))


def complete_instance(ctx: FunctionContext, lookups: Lookups) -> Type:
    """``Permute(Hidden, Batch)``: the labels of an operation whose constructor takes any, from the arguments."""
    made = get_proper_type(ctx.default_return_type)
    if not isinstance(made, Instance):
        return made
    site = Site.of(lookups, ctx)
    if not _takes_labels(made.type):
        check_given(made, given_sizes(ctx, site), site)
        check_positions(made, written(ctx), site)
        return made
    try:
        labels = [label_among(argument) for argument in actuals(ctx, variadic=True)]
    except CountError:
        return made
    known = [label for label in labels if label is not None]
    completed = operation_instance(made.type, known, site)
    if completed is None:
        return made
    check_given(completed, given_sizes(ctx, site), site)
    return completed


def _takes_labels(info: TypeInfo) -> bool:
    """Whether mypy cannot infer the labels: those of a variadic parameter, or of the base's constructor."""
    constructor = info.get("__init__")
    inherited = constructor is not None and constructor.fullname == f"{POLY_OP}.__init__"
    return info.has_type_var_tuple_type or (inherited and declaring(info) is not None)
