"""Detection of classes of layers and operations where instances are meant: these are made, of labels, before
application."""

from __future__ import annotations

import inspect

from typedtensor.elsewhere import A_CLASS, FORWARD
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
        raise AxisError(f"{what} {A_CLASS.format(given.__name__, labels)}")


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
