"""Classes that a cell of a notebook, or a line typed at the prompt, defines once more."""

from __future__ import annotations

import sys
from typing import Any


class Redefinable(type):
    """The metaclass of classes that stay the same when their definition is run again at the prompt as it was.

    What was made with them before goes on to fit what is made with them afterwards. In files each definition makes a
    class of its own, as always, and so does one with another body, other bases or other options.
    """

    def __new__(mcls, name: str, bases: tuple[type, ...], namespace: dict[str, Any], **options: Any) -> Any:
        main = sys.modules.get("__main__")
        at_prompt = namespace.get("__module__") == "__main__" and not hasattr(main, "__file__")
        defined = _defined(name, bases, namespace, options)
        if at_prompt:
            known = getattr(main, name, None)
            if isinstance(known, Redefinable) and known.__dict__.get("__defined__") == defined:
                return known
        made = super().__new__(mcls, name, bases, namespace, **options)
        if at_prompt:
            made.__defined__ = defined
        return made

    __defined__: Any

    def __init__(cls, name: str, bases: tuple[type, ...], namespace: dict[str, Any], **options: Any) -> None:
        super().__init__(name, bases, namespace)


def _defined(name: str, bases: tuple[type, ...], namespace: dict[str, Any], options: dict[str, Any]) -> Any:
    """What makes one definition another: all but the line that it stands in."""
    others = {key: value for key, value in namespace.items() if key != "__firstlineno__"}
    return namespace.get("__qualname__", name), bases, others, options
