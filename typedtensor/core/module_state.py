"""Modules as pytrees, so that functions can be differentiated for a model, and loops can carry one."""

from __future__ import annotations

import copy
import functools
import operator
from collections.abc import Callable, Iterator, Sequence
from typing import Any, ClassVar, TypeVar

from typedtensor.base.made import Made, answer_call
from typedtensor.core.pytree import Composite, Kind, Stateful
from typedtensor.core.variables import Param

Of = TypeVar("Of", bound="ModuleState")
Found = TypeVar("Found")

Path = tuple[Any, ...]
"""The path to a parameter in a module: names of fields, indices of elements and keys."""

Held = list[tuple[Any, int]]
"""The names of the children that a copy replaces, and the numbers of the new ones."""

Step = tuple[Callable[[Any, Held, list[Any]], Any], Any, Held]
"""A step of a copy: the function that copies a part of a module, the part, and its new children."""

_ATOMS = frozenset({bool, float, int, str, type(None)})
"""Classes of fields that are not searched, as most fields have them."""

BESIDE = frozenset({"_template", "_kind"})
"""Fields of a copy that are no parts of the module."""


class ModuleState(Stateful):
    """The base of modules: an object with fields, whose parameters are the leaves of a pytree."""

    _template: ModuleState | None = None
    """For a copy with other leaves instead of the parameters, the original module."""

    _kind: ModuleKind | None = None
    """For such a copy, its structure."""

    _slot_names: ClassVar[list[str]] = []
    """The names of the slots of a class."""

    observers: ClassVar[list[Callable[[type[ModuleState]], None]]] = []
    """Callbacks for each new class of modules, for libraries that register pytrees by class."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls._slot_names = [name for of in cls.__mro__ for name in of.__dict__.get("__slots__", ())]
        if issubclass(cls, Made):
            answer_call(cls)
        for observe in ModuleState.observers:
            observe(cls)

    def __pytree__(self) -> Composite:
        """The module as a pytree, whose leaves are its parameters or their replacements."""
        kind = self._kind
        if kind is None:
            kind = ModuleKind(self if self._template is None else self._template)
        return Composite(kind, kind.read(self))


class ModuleKind(Kind):
    """The class of a module and the paths of its parameters.

    Args:
        module: the module, which pytrees of this kind are copies of.

    Attributes:
        paths: the paths of its parameters.
        parameters: its parameters, without duplicates.
    """

    def __init__(self, module: ModuleState) -> None:
        places: dict[int, tuple[Path, Param[Any]]] = {}
        for path, parameter in _within(module, Param):
            places.setdefault(id(parameter), (path, parameter))
        self.module, self.paths = module, tuple(path for path, _ in places.values())
        self.parameters = [parameter for _, parameter in places.values()]

    def read(self, module: ModuleState) -> list[Any]:
        """The objects in a module at the paths of the parameters; each part on the paths is read once."""
        parts: list[Any] = [module]
        for get, number in self._getters:
            parts.append(get(parts[number]))
        return [parts[number] for number in self._places]

    @functools.cached_property
    def _getters(self) -> list[tuple[Callable[[Any], Any], int]]:
        """For each part of the module on a path: how it is read, and the number of the part that has it."""
        numbers = self._numbers
        return [(_getter(at(self.module, path[:-1]), path[-1]), numbers[path[:-1]]) for path in numbers if path]

    @functools.cached_property
    def _numbers(self) -> dict[Path, int]:
        """The numbers of the parts on the paths, in an order in which each follows the part that has it."""
        numbers: dict[Path, int] = {}
        for path in self.paths:
            for length in range(len(path) + 1):
                numbers.setdefault(path[:length], len(numbers))
        return numbers

    @functools.cached_property
    def _places(self) -> list[int]:
        return [self._numbers[path] for path in self.paths]

    @functools.cached_property
    def _steps(self) -> list[Step]:
        return _steps(self.module, self.parameters)

    def rebuild(self, parts: Sequence[Any]) -> Any:
        """Return a copy of the module with these parts instead of its parameters; other fields are shared."""
        if not self._steps:
            return self.module
        result = _copies(self._steps, parts)[-1]
        object.__setattr__(result, "_kind", self)
        return result

    def differs(self, other: Kind) -> str:
        return f"it is {self}, and the other one {other}: a module of the same class with the same parameters is needed"

    def __str__(self) -> str:
        return repr(self.module)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ModuleKind) and type(self.module) is type(other.module) and self.paths == other.paths

    def __hash__(self) -> int:
        return hash((type(self.module), self.paths))


def _within(module: ModuleState, kind: type[Found]) -> Iterator[tuple[Path, Found]]:
    """The objects of a class in modules, lists, tuples and dicts, in the order of the fields."""
    seen: set[int] = set()
    stack: list[tuple[Path, object]] = [((), module)]
    while stack:
        path, value = stack.pop()
        if isinstance(value, kind):
            yield path, value
        elif id(value) not in seen and (parts := below(value)):
            seen.add(id(value))
            stack.extend([((*path, key), x) for key, x in reversed(parts) if type(x) not in _ATOMS])


def below(value: object) -> list[tuple[Any, object]]:
    """The fields of a module, the elements of a list or a tuple, the values of a dict, with their names."""
    if isinstance(value, ModuleState):
        held = [(name, x) for name, x in vars(value).items() if name not in BESIDE]
        names = value._slot_names
        return [*held, *[(name, getattr(value, name)) for name in names if hasattr(value, name)]] if names else held
    if isinstance(value, dict):
        return [*value.items()]
    return [*enumerate(value)] if isinstance(value, (list, tuple)) else []


def _getter(value: object, key: Any) -> Callable[[Any], Any]:
    return operator.attrgetter(key) if isinstance(value, ModuleState) else operator.itemgetter(key)


def at(value: Any, path: Path) -> Any:
    """The object in a module at a path."""
    for key in path:
        value = getattr(value, key) if isinstance(value, ModuleState) else value[key]
    return value


def replaced(module: Of, parts: Sequence[object], others: Sequence[object]) -> Of:
    """Return a module of its own that has other objects in the places of some; other fields are shared."""
    result: Any = module
    for result in _copies(_steps(module, parts), others):
        if isinstance(result, ModuleState):
            vars(result).pop("_template")
    return result  # type: ignore[no-any-return]  # the copy of the module comes last


def _copies(steps: Sequence[Step], parts: Sequence[object]) -> list[Any]:
    """Return the copy that each step makes, of parts and earlier copies."""
    made: list[Any] = [*parts]
    for copied, value, held in steps:
        made.append(copied(value, held, made))
    return made[len(parts) :]


def parts_of(module: ModuleState, kind: type[Found]) -> list[Found]:
    """Return the objects of a class in modules, lists, tuples and dicts, without duplicates."""
    found = {id(value): value for _, value in _within(module, kind)}
    return [*found.values()]


def paths_of(module: ModuleState, kind: type[Found]) -> list[Path]:
    """Return the paths to the objects of a class in modules, lists, tuples and dicts, one for each object."""
    found = {id(value): path for path, value in reversed([*_within(module, kind)])}
    return [*reversed(found.values())]


def _steps(module: ModuleState, parts: Sequence[object]) -> list[Step]:
    """The steps of a copy of all ancestors of parts, the module last."""
    places: dict[int, int | None] = {id(x): number for number, x in enumerate(parts)}
    steps: list[Step] = []

    def place(value: object) -> int | None:
        if id(value) not in places:
            held = [(key, number) for key, x in below(value) if (number := place(x)) is not None]
            places[id(value)] = len(parts) + len(steps) if held else None
            if held:
                steps.append((_copied_as_fields if _is_fields(value) else _copied, value, held))
        return places[id(value)]

    place(module)
    return steps


def _is_fields(value: object) -> bool:
    """Whether a copy of a module's fields equals :func:`copy.copy`, which takes four times as long."""
    of = type(value)
    by_itself = of.__reduce_ex__ is not object.__reduce_ex__ or hasattr(of, "__copy__")
    return isinstance(value, ModuleState) and not by_itself and not value._slot_names


def _copied_as_fields(module: ModuleState, held: Held, made: list[Any]) -> Any:
    found = object.__new__(type(module))
    fields = vars(found)
    fields.update(vars(module))
    for name, number in held:
        fields[name] = made[number]
    fields["_template"] = module
    return found


def _copied(value: Any, held: Held, made: list[Any]) -> Any:
    """Copy a module, a dict, a list or a tuple with some parts replaced."""
    parts = {key: made[number] for key, number in held}
    if isinstance(value, ModuleState):
        found: Any = copy.copy(value)
        for name, x in (*parts.items(), ("_template", value)):
            object.__setattr__(found, name, x)
        return found
    if isinstance(value, dict):
        found = copy.copy(value)
        found.update(parts)
        return found
    every = [parts.get(number, x) for number, x in enumerate(value)]
    return type(value)(*every) if hasattr(value, "_fields") else type(value)(every)
