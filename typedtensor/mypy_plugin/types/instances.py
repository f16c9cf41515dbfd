"""The types of operations: built for methods and functions, completed where mypy cannot infer a run of labels; sizes.

Sizes are given with labels at a call; those of slices, indices and windows follow. ``Conv2DInto(Grey, Feature, Window,
Window, Row, Column, stride=2)`` has the type ``Conv2DInto[Grey, Feature, Window, Window, Row, Column]``, which omits
the stride. The constructor's arguments are kept as extra attributes of the instance type. A type from an annotation has
none, and nothing is checked.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import partial
from itertools import product
from typing import Any

from mypy.maptype import map_instance_to_supertype
from mypy.nodes import CallExpr, Expression, TypeInfo
from mypy.plugin import FunctionContext, MethodContext
from mypy.subtypes import find_member
from mypy.typeops import make_simplified_union
from mypy.types import (
    AnyType,
    Instance,
    LiteralType,
    NoneType,
    ProperType,
    TupleType,
    Type,
    TypeVarTupleType,
    TypeVarType,
    UnionType,
    get_proper_type,
)

from typedtensor.mypy_plugin.base import library
from typedtensor.mypy_plugin.base.lookups import declaring, instance_of, is_a, members, notes
from typedtensor.mypy_plugin.base.messages import Site
from typedtensor.mypy_plugin.types.application import apply_operation, bind_labels, try_operation
from typedtensor.mypy_plugin.types.arguments import CountError, actuals, as_key, by_formal, constructor_of, names_of
from typedtensor.mypy_plugin.types.labels import (
    GradualError,
    StaticReader,
    UnknownAxesError,
    alternatives,
    atom_of,
    label_among,
    show,
    show_atom,
    show_label,
    show_tensor,
    to_atom,
    to_word,
)
from typedtensor.mypy_plugin.types.reading import tensor_word
from typedtensor.rules import (
    Atom,
    NoElementsError,
    another_size,
    check_equations,
    divides_mesh_axis,
    misfit,
    no_mesh_axis,
    no_such_index,
    no_window,
    parse_rule,
    takes,
    window_count,
    window_reach,
    wrong_labels,
)


def operation_of(function: Type) -> Instance | None:
    """Return the operation of a function that takes its operands, then its labels; None for any other type."""
    labelled = instance_of(function, library.LABELLED)
    operation = get_proper_type(labelled.args[0]) if labelled is not None else None
    return operation if isinstance(operation, Instance) else None


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
        if is_a(label, library.AXIS) and is_a(label, library.MESH_AXIS) is not is_axis:
            site.refuse((no_mesh_axis if is_axis else divides_mesh_axis)(_title(made), show_label(label)))
            return False
    return True


def complete_instance(ctx: FunctionContext, site: Site) -> Type:
    """Return the type of a constructed operation, with labels from the arguments: ``Permute(Hidden, Batch)``."""
    result = get_proper_type(ctx.default_return_type)
    if not isinstance(result, Instance):
        return result
    if not result.args and not any(ctx.args) and result.type.fullname not in POSITIONED:
        return result  # no labels, as in Add()
    if result.type.fullname in POSITIONED | MOVING or not _is_plain(ctx):
        return _complete(ctx, result, site)
    key = "made", result, as_key(ctx.arg_types)
    return site.remembered(key, lambda: _complete(ctx, result, site))


def _is_plain(ctx: FunctionContext) -> bool:
    """Whether the types of a call's arguments tell all, which they do not for ``*labels`` and ``Hidden(64)``."""
    for kinds, nodes in zip(ctx.arg_kinds, ctx.args, strict=True):
        for kind, node in zip(kinds, nodes, strict=True):
            if kind.is_star() or isinstance(node, CallExpr):
                return False
    return True


def _complete(ctx: FunctionContext, result: Instance, site: Site) -> Type:
    if not _takes_labels(result.type):
        ways = [result] if _is_one(result) else _each(ctx, result)
        sizes = given_sizes(ctx, site)
        for way in ways:
            check_given(way, sizes, site)
            if way.type.fullname in POSITIONED:
                check_positions(way, written(ctx), site)
        if ways == [result]:
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


def given_sizes(ctx: FunctionContext | MethodContext, site: Site) -> dict[Atom, int]:
    """Return the sizes of the labels that a call's arguments state as sized axes."""
    found: dict[Atom, int] = {}
    for place, nodes in enumerate(ctx.args):
        for node in nodes:
            if isinstance(node, CallExpr):
                found.update(_sized(ctx.arg_types[place], nodes, site))
                break
    return found


def _sized(types: Sequence[Type], nodes: Sequence[Expression], site: Site) -> Iterator[tuple[Atom, int]]:
    for of, node in zip(types, nodes, strict=True):
        if not isinstance(node, CallExpr) or len(node.args) != 1 or not is_a(of, library.AXIS):
            continue
        size, atom = literal_size(site.api.get_expression_type(node.args[0])), atom_of(of)
        if size is not None and atom is not None:
            yield atom, size


def literal_size(of: Type) -> int | None:
    """Return the value of a literal integer type; None for any other type."""
    proper = get_proper_type(of)
    literal = proper.last_known_value if isinstance(proper, Instance) else proper
    return literal.value if isinstance(literal, LiteralType) and isinstance(literal.value, int) else None


def check_given(made: Instance, sizes: Mapping[Atom, int], site: Site) -> bool:
    """Whether the sizes given to an operation agree with each other and with declared sizes; report a disagreement."""
    stating = declaring(made.type) if sizes else None
    if stating is None:
        return True
    labels = bind_labels(stating, map_instance_to_supertype(made, stating).args)
    rule, refused = parse_rule(notes(stating)["rule"]), None
    with suppress(GradualError, UnknownAxesError, NoElementsError):  # reported where the operation is applied
        arguments = {name: to_word(types) for name, types in labels.items()}
        refused = check_equations(rule, arguments, StaticReader(notes(stating)["labels"], site, sizes))
    if refused is not None:
        title = ", ".join(show_label(label) for types in labels.values() for label in types)
        site.refuse(misfit(f"{made.type.name}[{title}]", rule, refused))
    return refused is None


Written = Mapping[str, Type]
"""The types of a constructor's arguments by name."""

Find = Callable[[], Written]
"""The deferred collection of the arguments, which few operations need."""


POSITIONED = frozenset({library.SELECT, library.SLICE_ALONG})
"""The operations with an option that is a position."""


class _UnknownError(Exception):
    """A position or a size is known only at run time."""


def written(ctx: FunctionContext | MethodContext) -> Find:
    """Return the deferred arguments of a call by name."""
    return partial(by_formal, ctx)


def written_in_order(info: TypeInfo, arguments: list[Type], named: Mapping[str, Type]) -> Find:
    """Return the deferred arguments of a constructor, from its positional arguments and then its keyword arguments."""

    def find() -> Written:
        signature = constructor_of(info)
        names = [] if signature is None else signature.arg_names
        return {name: of for name, of in zip(names, arguments, strict=False) if name is not None} | {**named}

    return find


def apply_at_positions(made: Instance, operands: Sequence[Type], find: Find, site: Site) -> Type:
    """Return the result type of an operation where its positions fit; report positions that do not.

    A violation of the rule takes precedence over a size, unless the rule accepts another member of an operand's union.
    An earlier report about other labels, where a label is a union, does not suppress the check of these.
    """
    before, site.reported = site.reported, False
    result = apply_operation(made, operands, site)
    is_refused = site.reported and not _is_met_by_some(made, operands, site)
    fits = isinstance(result, AnyType) or is_refused or check_positions(made, find, site)
    site.reported |= before
    return result if fits else site.after_error()


def _is_met_by_some(made: Instance, operands: Sequence[Type], site: Site) -> bool:
    """Whether the operation accepts some members of operands that are unions and were refused as a whole."""
    ways = [*product(*map(members, operands))] if made.type.fullname in POSITIONED else []
    return len(ways) > 1 and any(try_operation(made, way, site) is not None for way in ways)


def check_positions(made: Instance, find: Find, site: Site) -> bool:
    """Whether positions fit the declared sizes of labels; report positions that do not."""
    if made.type.fullname not in POSITIONED:
        return True
    message = None
    with suppress(_UnknownError, CountError, GradualError, UnknownAxesError):
        message = _misses(made, find(), site) if made.type.fullname == library.SELECT else _missizes(made, find(), site)
    if message is None:
        return True
    site.refuse(message)
    return False


def _misses(made: Instance, given: Written, site: Site) -> str | None:
    index, size = _position(given, "index", None), _known_size(made.args[0], site)
    if index is None or -size <= index < size:
        return None
    return no_such_index(_title(made), index, size)


def _missizes(made: Instance, given: Written, site: Site) -> str | None:
    """Return the message about a slice whose size differs from the declared size of its label."""
    start, stop, step = _position(given, "start", 0), _position(given, "stop", None), _position(given, "step", 1)
    if step is None or step < 1:
        return None  # reported at run time
    size, declared = len(range(_known_size(made.args[0], site))[start:stop:step]), _known_size(made.args[1], site)
    return None if size == declared else another_size(_title(made), show_label(made.args[1]), size, declared)


def _position(given: Written, name: str, default: int | None) -> int | None:
    if name not in given:
        return default
    number = literal_size(given[name])
    if number is None and not isinstance(get_proper_type(given[name]), NoneType):
        raise _UnknownError
    return number


def _known_size(label: Type, site: Site) -> int:
    if (size := _declared(to_atom(label), site)) is None:
        raise _UnknownError
    return size


def _title(made: Instance) -> str:
    return f"{made.type.name}[{', '.join(map(show_label, made.args))}]"


_LEAST: Mapping[str, int] = {"window": 1, "stride": 1, "padding": 0, "dilation": 1, "extra": 0}
"""The numeric options of constructors with their least values, which are the defaults of all but the window."""

_OUTSIDE = 2
"""The number of binder frames outside branches and loops: mypy's own, and that of the function or module."""

HAVING_WINDOWS = (library.CONV, library.POOL)
"""The base classes of layers whose windows are given by numbers."""

MOVING = library.CONVOLUTIONS | {library.TRANSPOSED}
"""The operations whose window is an operand."""


def keep_numbers(made: Type, ctx: FunctionContext) -> Type:
    """Return the constructed type with its numeric arguments as extra attributes; ``None`` stands for a default.

    Branches and loops are excluded: a field that several of them assign has the type of the first assignment.
    """
    checker: Any = ctx.api
    proper = get_proper_type(made)
    if not isinstance(proper, Instance) or len(checker.binder.frames) > _OUTSIDE:
        return made
    with suppress(CountError):
        given = by_formal(ctx)
        for name in filter(ctx.callee_arg_names.__contains__, _LEAST):
            proper = proper.copy_with_extra_attr(_kept(name), given.get(name, NoneType()))
    return proper


def check_layer(layer: Instance, operand: Type, result: Type, site: Site) -> None:
    """Report an axis of the result of a layer with windows whose declared size differs from their number."""
    if (pool := instance_of(layer, library.POOL)) is not None:
        named = next(base for base in layer.type.mro if base.type_vars and base.module_name == pool.type.module_name)
        rank = len(map_instance_to_supertype(layer, named).args) // 2  # of the result, and of what is pooled
        _check_windows(f"{named.name.partition('Pool')[0]}PoolAlong", layer, rank, operand, None, result, site)
        return
    kernel, operation = (
        get_proper_type(find_member(name, layer, layer) or NoneType()) for name in ("kernel", "convolve")
    )
    if isinstance(operation, Instance) and operation.type.fullname in MOVING:
        _check_windows(operation.type.name, layer, len(operation.args), operand, kernel, result, site)


def check_moving(operation: Instance, operands: list[Type], result: Type, site: Site) -> None:
    """Report an axis of a convolution's result whose declared size differs from the number of windows.

    Operands that are unions are checked member by member; the rule may refuse some members.
    """
    if len(operands) != 2:
        return
    ways = [*product(*map(members, operands))]
    for x, kernel in ways:
        found = try_operation(operation, (x, kernel), site) if len(ways) > 1 else None if site.reported else result
        if found is not None:
            _check_windows(operation.type.name, operation, len(operation.args), x, kernel, found, site)


def _check_windows(
    title: str, made: Instance, rank: int, operand: Type, kernel: Type | None, result: Type, site: Site
) -> None:
    """Report an axis of a result whose declared size is another; a pool has numbers in place of a kernel."""
    x, y = tensor_word(operand), tensor_word(result)
    k = x if kernel is None else tensor_word(kernel)
    if x is None or k is None or y is None or min(map(len, (x, k, y))) < rank:
        return
    if not rank:
        site.refuse(no_window(show_tensor("real", k)))
        return
    transposed = title == library.TRANSPOSED.rpartition(".")[2]
    follows: Callable[..., int | None] = window_reach if transposed else window_count
    for place, (axis, window, to) in enumerate(zip(x[-rank:], k[-rank:], y[-rank:], strict=True)):
        size, declared = _declared(axis, site), _declared(to, site)
        width = _number(made, "window", place, rank) if kernel is None else _declared(window, site)
        names = [*_LEAST][1 : 3 if kernel is None else 5 if transposed else 4]
        stride, *others = (_number(made, name, place, rank) for name in names)
        if kernel is None and isinstance(_argument(made, "stride"), NoneType):
            stride = width
        elif _is_whole(made):  # one window for each position
            width, others[0] = 1, 0
        numbers = (size, width, stride, *others)
        found = None if None in numbers else follows(*numbers)
        if found is not None and declared is not None and found != declared:
            labels = show((axis, to) if kernel is None else y[-rank:])
            site.refuse(another_size(f"{title}[{labels}]", show_atom(to), found, declared))


def _declared(atom: Atom, site: Site) -> int | None:
    with suppress(NoElementsError):
        return StaticReader({}, site).size(atom)
    return None


def _number(made: Instance, name: str, place: int, rank: int) -> int | None:
    """Return a numeric argument of a layer for one of its axes; None if it is unknown or out of range."""
    of = _argument(made, name)
    if isinstance(of, NoneType):
        return _LEAST[name]
    if isinstance(of, TupleType):
        of = get_proper_type(of.items[place]) if len(of.items) == rank else None
    number = None if of is None else literal_size(of)
    return None if number is None or number < _LEAST[name] else number


def _is_whole(made: Instance) -> bool:
    of = _argument(made, "padding")
    literal = of.last_known_value if isinstance(of, Instance) else of
    return isinstance(literal, LiteralType) and literal.value in ("same", "causal")


def _argument(made: Instance, name: str) -> ProperType | None:
    """Return the type of an argument that was kept; that of ``None`` for one that is left out."""
    kept = made.extra_attrs.attrs.get(_kept(name)) if made.extra_attrs else None
    return None if kept is None else get_proper_type(kept)


def _kept(name: str) -> str:
    """Return the name of the extra attribute for an argument, which no actual attribute can have."""
    return f"{name}="
