"""Check the sizes of the axes that windows leave, where the checker sees the layer or the operation constructed.

``Conv2DInto(Grey, Feature, Window, Window, Row, Column, stride=2)`` has the type
``Conv2DInto[Grey, Feature, Window, Window, Row, Column]``, which omits the stride. The constructor's arguments are kept
as extra attributes of the instance type. A type from an annotation has none, and nothing is checked.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from itertools import product
from typing import Any

from mypy.maptype import map_instance_to_supertype
from mypy.plugin import FunctionContext
from mypy.subtypes import find_member
from mypy.types import Instance, LiteralType, NoneType, TupleType, Type, get_proper_type

from typedtensor.mypy_plugin.base.lookups import instance_of, members
from typedtensor.mypy_plugin.base.messages import Site
from typedtensor.mypy_plugin.base.names import CONV, CONVOLUTIONS, POOL, TRANSPOSED
from typedtensor.mypy_plugin.types.application import try_operation
from typedtensor.mypy_plugin.types.arguments import CountError, by_formal
from typedtensor.mypy_plugin.types.given_sizes import literal_size
from typedtensor.mypy_plugin.types.labels import StaticReader, show, show_atom
from typedtensor.mypy_plugin.types.making import tensor_word
from typedtensor.mypy_plugin.types.operands import show_tensor
from typedtensor.rules import Atom, NoElementsError, Word, another_size, no_window, window_count, window_reach

_DEFAULTS: Mapping[str, int] = {"stride": 1, "padding": 0, "dilation": 1, "extra": 0}
_LEAST: Mapping[str, int] = {"window": 1, "stride": 1, "padding": 0, "dilation": 1, "extra": 0}
"""The numeric options of constructors, each with its least valid value."""

_OUTSIDE = 2
"""The number of binder frames outside branches and loops: mypy's own, and that of the function or module."""

HAVING_WINDOWS = (CONV, POOL)
"""The base classes of layers whose windows are given by numbers."""

MOVING = CONVOLUTIONS | {TRANSPOSED}
"""The operations whose window is an operand."""


def keep_numbers(made: Type, ctx: FunctionContext) -> Type:
    """Return the constructed type with its numeric arguments as extra attributes; ``None`` stands for a default.

    Branches and loops are excluded: a field that several of them assign has the type of the first assignment.
    """
    checker: Any = ctx.api
    if len(checker.binder.frames) > _OUTSIDE:
        return made
    proper = get_proper_type(made)
    try:
        given = by_formal(ctx)
    except CountError:
        return made
    if isinstance(proper, Instance):
        for name in _LEAST:
            if name in ctx.callee_arg_names:
                proper = proper.copy_with_extra_attr(_kept(name), given.get(name, NoneType()))
    return made if not isinstance(proper, Instance) else proper


def check_layer(layer: Type, operand: Type, result: Type, site: Site) -> None:
    """Report an axis of a layer's result whose declared size differs from the number of windows."""
    proper = get_proper_type(layer)
    if not isinstance(proper, Instance) or not proper.extra_attrs:
        return
    if (pool := instance_of(proper, POOL)) is not None:
        _check_pool(proper, pool, operand, result, site)
        return
    kernel, operation = (
        get_proper_type(find_member(name, proper, proper) or NoneType()) for name in ("kernel", "convolve")
    )
    if isinstance(operation, Instance) and operation.type.fullname in MOVING:
        _check_convolution(operation, proper, operand, kernel, result, site)


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
            _check_convolution(operation, operation, x, kernel, found, site)


def _check_convolution(
    operation: Instance, made: Instance, operand: Type, kernel: Type, result: Type, site: Site
) -> None:
    x, k, y = (tensor_word(of) for of in (operand, kernel, result))
    rank = len(operation.args)
    if x is None or k is None or y is None or min(map(len, (x, k, y))) < rank:
        return
    if not rank:
        site.refuse(no_window(show_tensor("real", k)))
        return
    names: tuple[str, ...] = ("stride", "padding", "dilation")
    follows: Callable[..., int | None] = window_count
    if operation.type.fullname == TRANSPOSED:
        names, follows = (*names, "extra"), window_reach
    labels = [show_atom(atom) for atom in y[-rank:]]
    for place, (axis, window, to) in enumerate(zip(x[-rank:], k[-rank:], y[-rank:], strict=True)):
        numbers = [_number(made, name, place, rank) for name in names]
        sizes = list(_declared((axis, window), site))
        if _is_whole(made):  # one window for each position
            sizes[1:], numbers[1] = [1], 0
        if len(sizes) == 2 and None not in numbers:
            _compare(f"{operation.type.name}[{', '.join(labels)}]", follows(*sizes, *numbers), to, site)


def _check_pool(made: Instance, pool: Instance, operand: Type, result: Type, site: Site) -> None:
    named = next(base for base in made.type.mro if base.type_vars and base.module_name == pool.type.module_name)
    rank = len(map_instance_to_supertype(made, named).args) // 2  # of the result, and of what is pooled
    x, y = tensor_word(operand), tensor_word(result)
    if x is None or y is None or min(len(x), len(y)) < rank:
        return
    name = named.name.partition("Pool")[0]
    for place, (axis, to) in enumerate(zip(x[-rank:], y[-rank:], strict=True)):
        window, padding = (_number(made, number, place, rank) for number in ("window", "padding"))
        stride = window if _is_left_out(made, "stride") else _number(made, "stride", place, rank)
        for size in _declared((axis,), site):
            if window is not None and stride is not None and padding is not None and 2 * padding <= window:
                count = window_count(size, window, stride, padding)
                _compare(f"{name}PoolAlong[{show((axis, to))}]", count, to, site)


def _compare(title: str, size: int | None, to: Atom, site: Site) -> None:
    for declared in _declared((to,), site):
        if size is not None and size != declared:
            site.refuse(another_size(title, show_atom(to), size, declared))


def _declared(word: Word, site: Site) -> Iterator[int]:
    """Yield the sizes of the axes that declare one."""
    for atom in word:
        with suppress(NoElementsError):
            if (size := StaticReader({}, site).size(atom)) is not None:
                yield size


def _number(made: Instance, name: str, place: int, rank: int) -> int | None:
    """Return a numeric argument of a layer for one of its axes; None if it is unknown or out of range."""
    kept = made.extra_attrs.attrs.get(_kept(name)) if made.extra_attrs else None
    of = get_proper_type(kept) if kept is not None else None
    if isinstance(of, NoneType):
        return _DEFAULTS.get(name)
    if isinstance(of, TupleType):
        of = get_proper_type(of.items[place]) if len(of.items) == rank else None
    number = None if of is None else literal_size(of)
    return None if number is None or number < _LEAST[name] else number


def _is_whole(made: Instance) -> bool:
    kept = made.extra_attrs.attrs.get(_kept("padding")) if made.extra_attrs else None
    of = get_proper_type(kept) if kept is not None else None
    literal = of.last_known_value if isinstance(of, Instance) else of
    return isinstance(literal, LiteralType) and literal.value in ("same", "causal")


def _is_left_out(made: Instance, name: str) -> bool:
    kept = made.extra_attrs.attrs.get(_kept(name)) if made.extra_attrs else None
    return kept is not None and isinstance(get_proper_type(kept), NoneType)


def _kept(name: str) -> str:
    """Return the name of the extra attribute for an argument, which no actual attribute can have."""
    return f"{name}="
