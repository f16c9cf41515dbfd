"""Modules as states: what a function is differentiated for, or a loop carries, may be a model."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator, Sequence
from typing import Any, ClassVar

from typedtensor.core.expr import Param
from typedtensor.core.pytree import Composite, Kind, Stateful

Path = tuple[Any, ...]
"""Where a parameter is in a module: the names of fields, the numbers of elements and the keys on the way."""


class ModuleState(Stateful):
    """The base of modules: an object with fields whose parameters make a state."""

    _template: ModuleState | None = None
    """Of a copy in which something else stands for the parameters, the module that it was made of."""

    observers: ClassVar[list[Callable[[type[ModuleState]], None]]] = []
    """Called with each class of modules that is defined: libraries that know pytrees by their exact class."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        for observe in ModuleState.observers:
            observe(cls)

    def __pytree__(self) -> Composite:
        """The module as a state: what stands for its parameters, or they themselves."""
        kind = ModuleKind(self if self._template is None else self._template)
        return Composite(kind, [at(self, path) for path in kind.paths])


class ModuleKind(Kind):
    """The class of a module, and where its parameters are.

    Args:
        module: the module, of which states of this kind are copies.

    Attributes:
        paths: where its parameters are.
        parameters: its parameters, each once.
    """

    def __init__(self, module: ModuleState) -> None:
        places: dict[int, tuple[Path, Param[Any]]] = {}
        for path, parameter in _parameters(module):
            places.setdefault(id(parameter), (path, parameter))
        self.module, self.paths = module, tuple(path for path, _ in places.values())
        self.parameters = [parameter for _, parameter in places.values()]

    def rebuild(self, parts: Sequence[Any]) -> Any:
        """A copy of the module, with these parts for its parameters; the other fields are those of the module."""
        made: dict[int, Any] = {id(x): part for x, part in zip(self.parameters, parts, strict=True)}
        return _replaced(self.module, made)

    def differs(self, other: Kind) -> str:
        return f"it is {self}, and the other one {other}: a module of the same class with the same parameters is needed"

    def __str__(self) -> str:
        return repr(self.module)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ModuleKind) and type(self.module) is type(other.module) and self.paths == other.paths

    def __hash__(self) -> int:
        return hash((type(self.module), self.paths))


def _parameters(module: ModuleState) -> Iterator[tuple[Path, Param[Any]]]:
    """The parameters that are reached through modules, lists, tuples and dicts, in the order of the fields."""
    seen: set[int] = set()
    stack: list[tuple[Path, object]] = [((), module)]
    while stack:
        path, value = stack.pop()
        if isinstance(value, Param):
            yield path, value
        elif id(value) not in seen and (below := _below(value)):
            seen.add(id(value))
            stack.extend([((*path, key), x) for key, x in reversed(below)])


def _below(value: object) -> list[tuple[Any, object]]:
    if isinstance(value, ModuleState):
        slots = [name for cls in type(value).__mro__ for name in getattr(cls, "__slots__", ())]
        return [*vars(value).items(), *((name, getattr(value, name)) for name in slots if hasattr(value, name))]
    if isinstance(value, dict):
        return [*value.items()]
    return [*enumerate(value)] if isinstance(value, (list, tuple)) else []


def at(value: Any, path: Path) -> Any:
    """What is in a module at a path."""
    for key in path:
        value = getattr(value, key) if isinstance(value, ModuleState) else value[key]
    return value


def _replaced(value: Any, made: dict[int, Any]) -> Any:
    """A value with others in the place of parameters; what it is made of is copied where they are below it."""
    if id(value) in made:
        return made[id(value)]
    found: Any = value
    below = {key: (x, _replaced(x, made)) for key, x in _below(value)}
    if any(x is not y for x, y in below.values()):
        changed = {key: y for key, (_, y) in below.items()}
        if isinstance(value, ModuleState):
            found = copy.copy(value)
            for name, x in (*changed.items(), ("_template", value)):
                object.__setattr__(found, name, x)
        elif isinstance(value, dict):
            found = copy.copy(value)
            found.update(changed)
        else:
            parts = changed.values()
            found = type(value)(*parts) if hasattr(value, "_fields") else type(value)(parts)
    made[id(value)] = found
    return found
