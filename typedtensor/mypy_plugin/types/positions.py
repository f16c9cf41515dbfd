"""Check literal positions along an axis: the bounds of a slice, an index."""

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
from typedtensor.mypy_plugin.base.names import SELECT, SLICE_ALONG
from typedtensor.mypy_plugin.types.application import apply_operation, try_operation
from typedtensor.mypy_plugin.types.arguments import CountError, by_formal
from typedtensor.mypy_plugin.types.given_sizes import literal_size
from typedtensor.mypy_plugin.types.labels import GradualError, StaticReader, UnknownAxesError, show_label, to_atom
from typedtensor.rules import NoElementsError, another_size, no_such_index

Written = Mapping[str, Type]
"""The types of a constructor's arguments by name."""

Find = Callable[[], Written]
"""The deferred collection of the arguments, which few operations need."""


POSITIONED = frozenset({SELECT, SLICE_ALONG})
"""The operations with an option that is a position."""


class _UnknownError(Exception):
    """A position or a size is known only at run time."""


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
        message = _misses(made, find(), site) if made.type.fullname == SELECT else _missizes(made, find(), site)
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
    """Return the message about a slice whose size differs from the declared size of its label."""
    start, stop, step = _number(given, "start", 0), _number(given, "stop", None), _number(given, "step", 1)
    if step is None or step < 1:
        return None  # reported at run time
    size, declared = len(range(_size(made.args[0], site))[start:stop:step]), _size(made.args[1], site)
    return None if size == declared else another_size(_title(made), show_label(made.args[1]), size, declared)


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
