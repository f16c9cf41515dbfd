"""Check literal positions and sizes along an axis: the bounds of a slice, a padding, an index."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from itertools import product

from mypy.nodes import TypeInfo
from mypy.plugin import FunctionContext, MethodContext
from mypy.types import AnyType, CallableType, Instance, NoneType, Type, get_proper_type

from typedtensor.mypy_plugin.base.lookups import members
from typedtensor.mypy_plugin.base.messages import Site
from typedtensor.mypy_plugin.base.names import PAD, POOLS, SELECT, SLICE_ALONG, TILE, UNFOLD
from typedtensor.mypy_plugin.types.application import apply_operation, try_operation
from typedtensor.mypy_plugin.types.arguments import CountError, by_formal
from typedtensor.mypy_plugin.types.given_sizes import literal_size
from typedtensor.mypy_plugin.types.labels import GradualError, StaticReader, UnknownAxesError, show_label, to_atom
from typedtensor.rules import NoElementsError, another_size, no_pool, no_such_index, window_count

Written = Mapping[str, Type]
"""The types of a constructor's arguments by name."""

Find = Callable[[], Written]
"""The deferred collection of the arguments, which few operations need."""


POSITIONED = POOLS | {SELECT, SLICE_ALONG, PAD, TILE, UNFOLD}
"""The operations with an option that is a position or a size."""


class _UnknownError(Exception):
    """A position or a size is known only at run time."""


class _WrongError(Exception):
    """A number is out of range for any sizes; carries the message."""


def written(ctx: FunctionContext | MethodContext) -> Find:
    """Return the deferred arguments of a call by name."""
    return partial(by_formal, ctx)


def written_in_order(info: TypeInfo, arguments: list[Type], named: Mapping[str, Type]) -> Find:
    """Return the deferred arguments of a constructor, from its positional arguments and then its keyword arguments."""
    return partial(_in_order, info, arguments, named)


def _in_order(info: TypeInfo, arguments: list[Type], named: Mapping[str, Type]) -> Written:
    constructor = info.get_method("__init__")
    signature = get_proper_type(constructor.type) if constructor is not None else None
    if not isinstance(signature, CallableType):
        return {}
    names = signature.arg_names[1:]
    by_place = {name: argument for name, argument in zip(names, arguments, strict=False) if name is not None}
    return {**by_place, **named}


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
    with suppress(_UnknownError, CountError, GradualError, UnknownAxesError, NoElementsError):
        try:
            message = _misses(made, find(), site) if made.type.fullname == SELECT else _missizes(made, find(), site)
        except _WrongError as error:
            message = str(error)
    if message is None:
        return True
    site.refuse(message)
    return False


def _misses(made: Instance, given: Written, site: Site) -> str | None:
    """Return the message about an index out of range."""
    index, size = _number(given, "index", None), _size(made.args[0], site)
    if index is None or -size <= index < size:
        return None
    return no_such_index(_title(made), index, size)


def _missizes(made: Instance, given: Written, site: Site) -> str | None:
    """Return the message about a result whose size differs from the declared size of its label."""
    size = _SIZES[made.type.fullname](made, given, site)
    if size is None:
        return None  # reported at run time
    declared = _size(made.args[1], site)
    return None if size == declared else another_size(_title(made), show_label(made.args[1]), size, declared)


def _sliced(made: Instance, given: Written, site: Site) -> int | None:
    start, stop, step = _number(given, "start", 0), _number(given, "stop", None), _number(given, "step", 1)
    if step is None or step < 1:
        return None
    return len(range(_size(made.args[0], site))[start:stop:step])


def _padded(made: Instance, given: Written, site: Site) -> int | None:
    before, after = _number(given, "before", 0), _number(given, "after", 0)
    if before is None or after is None or min(before, after) < 0:
        return None
    return _size(made.args[0], site) + before + after


def _tiled(made: Instance, given: Written, site: Site) -> int | None:
    times = _number(given, "times", None)
    if times is None or times < 0:
        return None
    return times and _size(made.args[0], site) * times  # no copies have no elements, whatever the axis has


def _windows(made: Instance, given: Written, site: Site) -> int | None:
    stride, dilation = _number(given, "stride", 1), _number(given, "dilation", 1)
    if stride is None or dilation is None or stride < 1 or dilation < 1:
        return None
    return window_count(_size(made.args[0], site), _size(made.args[2], site), stride, 0, dilation)


def _pooled(made: Instance, given: Written, site: Site) -> int | None:
    window, padding = _number(given, "window", None), _number(given, "padding", 0)
    stride = _number(given, "stride", window)
    if window is None or stride is None:
        return None
    if min(window, stride) < 1:
        raise _WrongError(no_pool(window, stride))
    if padding is None or padding < 0:
        return None
    return window_count(_size(made.args[0], site), window, stride, padding)


_SIZES: Mapping[str, Callable[[Instance, Written, Site], int | None]] = {
    SLICE_ALONG: _sliced,
    PAD: _padded,
    TILE: _tiled,
    UNFOLD: _windows,
    **dict.fromkeys(POOLS, _pooled),
}
"""Functions that return the number of elements along the result's label, the second; None for another error."""


def _number(given: Written, name: str, default: int | None) -> int | None:
    if name not in given:
        return default
    number = literal_size(given[name])
    if number is None and not isinstance(get_proper_type(given[name]), NoneType):
        raise _UnknownError
    return number


def _size(label: Type, site: Site) -> int:
    size = StaticReader({}, site).size(to_atom(label))
    if size is None:
        raise _UnknownError
    return size


def _title(made: Instance) -> str:
    return f"{made.type.name}[{', '.join(map(show_label, made.args))}]"
