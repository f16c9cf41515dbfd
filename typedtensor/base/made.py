"""Layers and operations are made, of labels, before they are applied: the errors where a class is meant to be an
instance, and where a layer is made too late."""

from __future__ import annotations

import inspect
import sys

from typedtensor.elsewhere import FORWARD, MADE_IN_CALL
from typedtensor.errors import AxisError


class Made:
    """The base of classes whose instances are made before they are applied."""

    __slots__ = ()


def require_made(what: str, given: object) -> None:
    """Require an instance of a layer or another stage, rather than its class.

    Raises:
        AxisError: when it is a class; the message says how to make an instance.
    """
    if isinstance(given, type) and issubclass(given, Made):
        needed = [p.name for p in inspect.signature(given).parameters.values() if p.default is p.empty]
        labels = ", ".join(name.title() for name in needed if name not in ("args", "kwargs"))
        name = given.__name__
        raise AxisError(f"{what} {name}, which is a class: make an instance, as in {name}({labels})")


def answer_call(cls: type[Made]) -> None:
    """Make calls of a module with ``forward`` and no ``__call__`` raise an error that says what to write.

    A derived class may define ``__call__``, or inherit it from another base.
    """
    calls = [vars(base)["__call__"] for base in cls.__mro__ if "__call__" in vars(base)]
    defined = [call for call in calls if call is not _refused_call]
    if not defined and callable(vars(cls).get("forward")):
        type.__setattr__(cls, "__call__", _refused_call)
    elif defined and calls[0] is _refused_call:
        type.__setattr__(cls, "__call__", defined[0])


def _refused_call(module: Made, *arguments: object, **options: object) -> None:
    raise AxisError(FORWARD.format(type(module).__name__))


def refuse_in_call(made: str) -> None:
    """Refuse to make a parameter while a module is called, which is seen in the frames of the callers.

    Args:
        made: what is made, if it is no part of a layer.

    Raises:
        AxisError: when a caller is the ``__call__`` of a module; the message says where to make the parameter.
    """
    frame = sys._getframe(2)
    while frame.f_back is not None:
        code = frame.f_code
        if code.co_name in ("__call__", "__init__") and code.co_argcount:
            part = frame.f_locals.get(code.co_varnames[0])
            if isinstance(part, Made):
                if code.co_name == "__call__":
                    raise AxisError(MADE_IN_CALL.format(made, type(part).__name__))
                made = type(part).__name__
        frame = frame.f_back
