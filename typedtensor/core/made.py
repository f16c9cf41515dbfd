"""Layers and operations are made, of labels, before they are applied: their classes are given by mistake."""

from __future__ import annotations

import inspect

from typedtensor.elsewhere import A_CLASS, FORWARD
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


def answer_call(cls: type[Made]) -> None:
    """Have a class of modules with ``forward`` and no ``__call__`` say, where it is called, what to write.

    A class that is derived from it may define ``__call__``, or have it of another base.
    """
    calls = [vars(base)["__call__"] for base in cls.__mro__ if "__call__" in vars(base)]
    defined = [call for call in calls if call is not _refused_call]
    if not defined and callable(vars(cls).get("forward")):
        type.__setattr__(cls, "__call__", _refused_call)
    elif defined and calls[0] is _refused_call:
        type.__setattr__(cls, "__call__", defined[0])


def _refused_call(module: Made, *arguments: object, **options: object) -> None:
    raise AxisError(FORWARD.format(type(module).__name__))
