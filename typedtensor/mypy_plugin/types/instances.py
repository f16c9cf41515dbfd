"""The types of operations: built for methods and functions, and completed where mypy cannot infer a run of labels."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from mypy.nodes import CallExpr, TypeInfo
from mypy.plugin import FunctionContext
from mypy.typeops import make_simplified_union
from mypy.types import Instance, Type, TypeVarTupleType, TypeVarType, UnionType, get_proper_type

from typedtensor.mypy_plugin.base import library
from typedtensor.mypy_plugin.base.lookups import declaring, is_a, notes
from typedtensor.mypy_plugin.base.messages import Site
from typedtensor.mypy_plugin.types.arguments import CountError, actuals, by_formal, constructor_of, names_of
from typedtensor.mypy_plugin.types.labels import alternatives, label_among, show_label
from typedtensor.mypy_plugin.types.sizes import (
    MOVING,
    POSITIONED,
    check_given,
    check_positions,
    given_sizes,
    keep_numbers,
    written,
)
from typedtensor.rules import divides_mesh_axis, no_mesh_axis, parse_rule, takes, wrong_labels


def arity_of(info: TypeInfo) -> int | None:
    """Return the number of operands of an operation's rule; None if the operation states no rule."""
    stating = declaring(info)
    return None if stating is None else len(parse_rule(notes(stating)["rule"]).operands)


def label_parameters(info: TypeInfo) -> list[str]:
    """Return the type parameters of an operation as rules write them: ``U``, ``*P``."""
    return [f"*{v.name}" if isinstance(v, TypeVarTupleType) else v.name for v in info.defn.type_vars]


def options_of(info: TypeInfo) -> dict[str, Type]:
    """Return the names and types of the keyword options that the constructor of an operation has beside its labels."""
    signature = constructor_of(info)
    if signature is None:
        return {}
    labels = 0 if info.has_type_var_tuple_type else len(label_parameters(info))
    taken = [*zip(signature.arg_names, signature.arg_types, signature.arg_kinds, strict=True)][labels:]
    return {name: of for name, of, kind in taken if name is not None and not kind.is_star()}


def operation_instance(info: TypeInfo, labels: Sequence[Type], site: Site) -> Instance | None:
    """Return the type of an operation for given labels; report a wrong number of labels and return None."""
    names = label_parameters(info)
    if not takes(names, len(labels)):
        site.refuse(wrong_labels(info.name, names, len(labels)))
        return None
    result = Instance(info, list(labels))
    return result if _are_mesh_axes(result, site) else None


def _are_mesh_axes(made: Instance, site: Site) -> bool:
    """Whether a label is a mesh axis exactly where the parameter is one; report a label that is not."""
    pairs = [*zip(made.type.defn.type_vars, made.args, strict=False)]
    if not any(isinstance(variable, TypeVarType) and is_a(variable, library.MESH_AXIS) for variable, _ in pairs):
        return True
    for variable, label in pairs:
        is_axis = is_a(variable, library.MESH_AXIS)
        if _is_another(label) if is_axis else is_a(label, library.MESH_AXIS):
            title = f"{made.type.name}[{', '.join(map(show_label, made.args))}]"
            site.refuse((no_mesh_axis if is_axis else divides_mesh_axis)(title, show_label(label)))
            return False
    return True


def _is_another(label: Type) -> bool:
    return is_a(label, library.AXIS) and not is_a(label, library.MESH_AXIS)


def complete_instance(ctx: FunctionContext, site: Site) -> Type:
    """Return the type of a constructed operation, with labels from the arguments: ``Permute(Hidden, Batch)``."""
    result = get_proper_type(ctx.default_return_type)
    if not isinstance(result, Instance):
        return result
    if not result.args and not any(ctx.args) and result.type.fullname not in POSITIONED:
        return result  # no labels, as in Add()
    if result in site.lookups.cache.complete and not any(
        isinstance(node, CallExpr) for nodes in ctx.args for node in nodes
    ):
        return result
    if not _takes_labels(result.type):
        ways = [result] if _is_one(result) else _each(ctx, result)
        sizes = given_sizes(ctx, site)
        for way in ways:
            if sizes:
                check_given(way, sizes, site)
            if way.type.fullname in POSITIONED:
                check_positions(way, written(ctx), site)
        if ways == [result]:
            if result.type.fullname not in POSITIONED:
                site.lookups.cache.complete.add(result)
            return result
        return make_simplified_union([way for way in ways if _are_mesh_axes(way, site)])  # mypy checks single labels
    try:
        arguments = actuals(ctx, variadic=True)
    except CountError:
        return result
    completed: list[Type] = [_completed(ctx, result, labels, site) for labels in alternatives(arguments)]
    if result.type.fullname in MOVING:
        completed = [keep_numbers(way, ctx) for way in completed]
    return make_simplified_union(completed)


def _completed(ctx: FunctionContext, made: Instance, arguments: Sequence[Type], site: Site) -> Instance:
    known = [label for label in map(label_among, arguments) if label is not None]
    completed = operation_instance(made.type, known, site)
    if completed is None:
        return made
    check_given(completed, given_sizes(ctx, site), site)
    return completed


def _is_one(made: Instance) -> bool:
    """Whether each label is a single one, rather than a union or the join ``Axis``."""
    for label in map(get_proper_type, made.args):
        if isinstance(label, UnionType) or (isinstance(label, Instance) and label.type.fullname in library.AXIS_KINDS):
            return False
    return True


def _each(ctx: FunctionContext, made: Instance) -> list[Instance]:
    """Return the types of the operation for each alternative of labels that are unions."""
    labels = list(made.args)
    with suppress(CountError):
        # Labels are the first parameters of a constructor.
        given = by_formal(ctx)
        for place, name in enumerate(names_of(ctx.callee_arg_names)[: len(labels)]):
            argument = get_proper_type(given.get(name, labels[place]))
            if isinstance(argument, UnionType) and None not in (found := list(map(label_among, argument.items))):
                labels[place] = UnionType([label for label in found if label is not None])
    return [made.copy_modified(args=chosen) for chosen in alternatives(labels)]


def _takes_labels(info: TypeInfo) -> bool:
    """Whether mypy cannot infer the labels: a variadic parameter, or a constructor inherited from the base."""
    constructor = info.get("__init__")
    inherited = constructor is not None and constructor.fullname == f"{library.POLY_OP}.__init__"
    return info.has_type_var_tuple_type or (inherited and declaring(info) is not None)
