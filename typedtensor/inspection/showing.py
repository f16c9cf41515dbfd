"""Types in readable form."""

from __future__ import annotations

import re

from mypy.messages import format_type_bare
from mypy.options import Options
from mypy.types import CallableType, Instance, Type, get_proper_type

from typedtensor.mypy_plugin.base import library
from typedtensor.mypy_plugin.base.lookups import instance_of
from typedtensor.mypy_plugin.features.composition import function_of

_LOCAL = re.compile(r"@\d+")


def show_type(of: Type, options: Options) -> str:
    """A type in its short form.

    A composition is shown as a function: ``Tensor[*N, Pixel] -> Tensor[*N, Digit]``.
    """
    proper = get_proper_type(of)
    if isinstance(proper, Instance) and proper.type.fullname == library.PIPELINE:
        function = function_of(proper)
        if function is not None:
            return _show_function(function, options)
    if isinstance(proper, Instance) and proper.type.fullname == library.LABELLED and proper.args:
        operation = get_proper_type(proper.args[0])
        return operation.type.name if isinstance(operation, Instance) else "Labelled"
    # The name of a class that is local to a function includes its line.
    return _LOCAL.sub("", format_type_bare(proper, options))


def _show_function(function: CallableType, options: Options) -> str:
    taken = ", ".join(_value(argument, options) for argument in function.arg_types)
    return f"{taken} -> {_value(function.ret_type, options)}"


def _value(of: Type, options: Options) -> str:
    """The type of an expression's value: a module accepts expressions and tensors alike."""
    inner = instance_of(of, library.EXPR)
    return show_type(inner.args[0] if inner is not None and inner.args else of, options)
