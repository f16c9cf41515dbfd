"""Classes that survive the repetition of their definition in a notebook cell or at the prompt."""

from __future__ import annotations

import sys
from typing import Any


class Redefinable(type):
    """The metaclass of classes that keep their identity when the same definition is run again at the prompt.

    Objects made before the repetition thus fit objects made after it. In files each definition makes a new class, as
    usual, and so does a definition with another body, other bases or other options.
    """

    def __new__(mcls, name: str, bases: tuple[type, ...], namespace: dict[str, Any], **options: Any) -> Any:
        main = sys.modules.get("__main__")
        at_prompt = namespace.get("__module__") == "__main__" and not hasattr(main, "__file__")
        defined = _defined(name, bases, namespace, options)
        if at_prompt:
            known = getattr(main, name, None)
            definitions = known.__dict__.get("__definitions__", []) if isinstance(known, Redefinable) else []
            for earlier, result in definitions:
                if earlier == defined:
                    return result
        result = super().__new__(mcls, name, bases, namespace, **options)
        if at_prompt:
            result.__definitions__ = definitions
            definitions.append((defined, result))
        return result

    __definitions__: list[tuple[Any, Redefinable]]
    """All definitions of the name so far: one that comes back, as a size that was tried and taken back, is found."""

    def __init__(cls, name: str, bases: tuple[type, ...], namespace: dict[str, Any], **options: Any) -> None:
        super().__init__(name, bases, namespace)


def _defined(name: str, bases: tuple[type, ...], namespace: dict[str, Any], options: dict[str, Any]) -> Any:
    """The content of a definition without its line number."""
    others = {key: value for key, value in namespace.items() if key != "__firstlineno__"}
    return namespace.get("__qualname__", name), bases, others, options
