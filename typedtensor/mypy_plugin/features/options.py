"""Positional options of functions derived from operations: ``normalize(x, Hidden, 1e-3)``."""

from __future__ import annotations

from collections.abc import Sequence

from mypy.errorcodes import ARG_TYPE
from mypy.messages import format_type
from mypy.nodes import TypeInfo
from mypy.subtypes import is_subtype
from mypy.typeops import get_all_type_vars
from mypy.types import Type

from typedtensor.mypy_plugin.base.messages import Site
from typedtensor.mypy_plugin.types.instances import options_of


def check_options(info: TypeInfo, given: Sequence[Type], first: int, site: Site) -> None:
    """Report options of types other than the operation's constructor declares, as mypy does for named options.

    Args:
        info: the operation.
        given: the types of the arguments after the labels.
        first: the number of the first option among the arguments of the call.
        site: the call.
    """
    for number, (argument, (_, expected)) in enumerate(zip(given, options_of(info).items(), strict=False), first):
        if not get_all_type_vars(expected) and not is_subtype(argument, expected, options=site.api.options):
            shown = [format_type(each, site.api.options) for each in (argument, expected)]
            site.report(
                f'Argument {number} to "{info.name}" has incompatible type {shown[0]}; expected {shown[1]}', ARG_TYPE
            )
