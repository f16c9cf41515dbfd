"""``__getattr__`` of packages: lazy imports, and hints for names that do not exist."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from importlib import import_module
from types import FrameType, MappingProxyType
from typing import Any


def answering(package: str, homes: Mapping[str, str] = MappingProxyType({})) -> Callable[[str], Any]:
    """Return a ``__getattr__`` for a package that names the local equivalent of another library's name.

    The table of equivalents is loaded at the first unknown name.

    Args:
        package: the full name of the package.
        homes: the modules of names that are imported lazily.
    """

    def answer(name: str) -> Any:
        if (home := homes.get(name)) is not None:
            value = getattr(import_module(f"{package}.{home}"), name)
            setattr(sys.modules[package], name, value)
            return value
        asking, said = sys._getframe(1), _Said(package, name)
        # The import system asks for names that may be modules, and tools for special names.
        if name.startswith("_") or asking.f_globals.get("__name__") == "importlib._bootstrap":
            raise AttributeError(said.plainly)
        if _imports(asking) and (here := said.here) is not None:
            raise ImportError(here, name=package)
        raise AttributeError(said, name=name, obj=sys.modules[package])

    return answer


class _Said:
    """The text of the error for a missing name, found when it is printed.

    Tools look up dozens of names that they can do without.
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
        """The local equivalent of the name; None if there is none."""
        found: str | None = import_module("typedtensor.rule_docs.likeness").missing(self.package, self.name)
        return found


def _imports(frame: FrameType) -> bool:
    """Whether a frame executes ``from package import name``, which drops the text of an :class:`AttributeError`."""
    from opcode import opname  # needed here only

    return opname[frame.f_code.co_code[frame.f_lasti]] == "IMPORT_FROM"
