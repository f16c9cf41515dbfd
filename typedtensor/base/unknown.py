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
        asking, said = sys._getframe(1), _Said(package, name)
        # The import system asks for names that may be those of modules, and tools for special names.
        if name.startswith("_") or asking.f_globals.get("__name__") == "importlib._bootstrap":
            raise AttributeError(said.plainly)
        if _imports(asking) and (here := said.here) is not None:
            raise ImportError(here, name=package)
        raise AttributeError(said, name=name, obj=sys.modules[package])

    return answer


class _Said:
    """What is said of a name that a package lacks, in the place of an error's text.

    It is found when it is shown, as tools ask packages for dozens of names that they do without.
    """

    def __init__(self, package: str, name: str) -> None:
        self.package, self.name = package, name

    def __str__(self) -> str:
        return self.here or self.plainly

    def __repr__(self) -> str:
        return repr(str(self))

    @property
    def plainly(self) -> str:
        return f"module {self.package!r} has no attribute {self.name!r}"

    @property
    def here(self) -> str | None:
        """What the name is called here; None where nothing is like it."""
        found: str | None = import_module("typedtensor.rule_docs.likeness").missing(self.package, self.name)
        return found


def _imports(frame: FrameType) -> bool:
    """Whether a frame is at ``from package import name``, which drops what an :class:`AttributeError` says."""
    from opcode import opname  # which nothing else needs

    return opname[frame.f_code.co_code[frame.f_lasti]] == "IMPORT_FROM"
