"""The files to check, as mypy's modules."""

from __future__ import annotations

from collections.abc import Iterable

from mypy.modulefinder import BuildSource


def apart(sources: Iterable[BuildSource]) -> list[BuildSource]:
    """Rename modules so that two scripts of one name in different folders are two modules."""
    taken: set[str] = set()
    found: list[BuildSource] = []
    for source in sources:
        module, number = source.module, 2
        while module in taken:
            module, number = f"{source.module}_{number}", number + 1
        taken.add(module)
        found.append(BuildSource(source.path, module, source.text, source.base_dir))
    return found
