"""``error_by_channel = ….mean(Channel)``: a variable named after an axis that its value has lost."""

from __future__ import annotations

import re

from mypy.nodes import Expression, NameExpr
from mypy.types import Type

from typedtensor.mypy_plugin.base.codes import AXES_NAME
from typedtensor.mypy_plugin.base.messages import Site
from typedtensor.mypy_plugin.types.assigned import assigning
from typedtensor.mypy_plugin.types.labels import show
from typedtensor.mypy_plugin.types.making import Making, tensor_word, within
from typedtensor.rules import Atom

_AFTER = re.compile(r"(?:^|_)(?:by|per)_(\w+)$")


def check_name(context: Expression, result: Type, site: Site) -> None:
    """Report a result without the axis that its variable's name states after ``by`` or ``per``."""
    statement = assigning(context, site)
    target = statement.lvalues[0] if statement is not None else None
    after = _AFTER.search(target.name) if isinstance(target, NameExpr) else None
    word = tensor_word(result)
    if after is None or word is None or not isinstance(target, NameExpr):
        return
    if not word and after.start() == 0:
        return  # of two totals, ``by_image`` and ``by_text``, the names say what they compare
    making = Making(site)
    for atom, line in _before(context, making).items():
        if _named(show((atom,))) == after[1] and atom not in within(word):
            site.report(
                f"{target.name} is named after {show((atom,))}, but line {line} reduces that axis: its value has "
                f"{show(word)}",
                AXES_NAME,
            )
            return


def _before(context: Expression, making: Making) -> dict[Atom, int]:
    """Return the axes removed on the way to a value, each with the line of its removal."""
    found: dict[Atom, int] = {}
    for part, whole in making.parts(context):
        for atom in making.word(part) or ():
            if atom not in (making.word(whole) or ()):
                found.setdefault(atom, whole.line)
    return found


def _named(label: str) -> str:
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", label).lower()
