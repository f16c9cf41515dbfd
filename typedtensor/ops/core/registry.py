"""The registry of declared operations, those of the library and users' own."""

from __future__ import annotations

import sys

from typedtensor.ops.core.operation import PolyOp

__all__ = ["operations"]

LIBRARY = "typedtensor.ops"


def operations(package: str = LIBRARY) -> tuple[type[PolyOp], ...]:
    """Return the classes with a rule that an imported package or module declares.

    Args:
        package: its full name; by default the library's own operations.

    Returns:
        The classes in the order of their modules and names.

    >>> [operation.__name__ for operation in operations("typedtensor.ops.library.turning")]
    ['Flip', 'Roll', 'SumRepeated', 'Tile']
    """
    found: set[type[PolyOp]] = set()
    waiting = PolyOp.__subclasses__()
    while waiting:
        cls = waiting.pop()
        waiting.extend(cls.__subclasses__())
        if "rule" in vars(cls) and (cls.__module__ == package or cls.__module__.startswith(f"{package}.")):
            found.add(cls)
    return tuple(sorted(found, key=lambda cls: (cls.__module__, cls.__qualname__)))


def is_inner(operation: type[PolyOp]) -> bool:
    """Whether gradients of other operations alone apply an operation, mostly one in the form of its first operand."""
    return operation.of_gradients or (0 in operation.shape_only and operation.arity != 1)


def exports(package: str) -> list[str]:
    """Return the names in the ``__all__`` of a package's modules."""
    modules = [module for name, module in sys.modules.items() if name.startswith(f"{package}.")]
    return sorted(name for module in modules for name in getattr(module, "__all__", ()))
