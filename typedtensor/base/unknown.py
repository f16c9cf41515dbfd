"""What a package answers where it is asked for a name that it has not loaded, or lacks."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from importlib import import_module
from types import FrameType, MappingProxyType
from typing import Any


def answering(package: str, homes: Mapping[str, str] = MappingProxyType({})) -> Callable[[str], Any]:
    """A ``__getattr__`` for a package, which says what the name of another library is called here.

    What is known of other names is loaded when the first one is asked for.

    Args:
        package: its full name.
        homes: the modules in it of the names that are loaded once they are asked for.
    """

    def answer(name: str) -> Any:
        if (home := homes.get(name)) is not None:
            value = getattr(import_module(f"{package}.{home}"), name)
            setattr(sys.modules[package], name, value)
            return value
        asking = sys._getframe(1)
        plain = f"module {package!r} has no attribute {name!r}"
        # The import system asks for names that may be those of modules, and tools for special names.
        if name.startswith("_") or asking.f_globals.get("__name__") == "importlib._bootstrap":
            raise AttributeError(plain)
        said = import_module("typedtensor.rule_docs.likeness").missing(package, name)
        if said is not None and _imports(asking):
            raise ImportError(said, name=package)
        raise AttributeError(said or plain, name=name, obj=sys.modules[package])

    return answer


def _imports(frame: FrameType) -> bool:
    """Whether a frame is at ``from package import name``, which drops what an :class:`AttributeError` says."""
    from opcode import opname  # which nothing else needs

    return opname[frame.f_code.co_code[frame.f_lasti]] == "IMPORT_FROM"
