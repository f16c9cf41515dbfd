"""Layers and operations are made, of labels, before they are applied: their classes are given by mistake."""

from __future__ import annotations

import inspect

from typedtensor.elsewhere import A_CLASS
from typedtensor.errors import AxisError


class Made:
    """What is made before it is applied."""

    __slots__ = ()


def require_made(what: str, given: object) -> None:
    """Require an object where a layer, or another stage, is meant, not the class of one.

    Raises:
        AxisError: when it is a class; the message says how one is made.
    """
    if isinstance(given, type) and issubclass(given, Made):
        needed = [p.name for p in inspect.signature(given).parameters.values() if p.default is p.empty]
        labels = ", ".join(name.title() for name in needed if name not in ("args", "kwargs"))
        raise AxisError(f"{what} {A_CLASS.format(given.__name__, labels)}")
