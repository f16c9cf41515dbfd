"""Immutable records, such as the nodes of the abstract syntax."""

from __future__ import annotations

from typing import Any, ClassVar, dataclass_transform


@dataclass_transform(frozen_default=True)
class Node:
    """An immutable record of the fields that its class annotates, compared by value.

    Type checkers treat it as a frozen dataclass. A dataclass would compile methods for each class at import, which
    takes longer than the check of a small module, and the type checker imports rules in every run.
    """

    __match_args__: ClassVar[tuple[str, ...]] = ()
    _parts: tuple[Any, ...]
    _hash: int

    def __init_subclass__(cls) -> None:
        cls.__match_args__ = tuple(cls.__annotations__)  # type: ignore[misc]  # mypy knows it in the body only

    def __init__(self, *parts: Any, **named: Any) -> None:
        names = self.__match_args__
        if named or len(parts) != len(names):
            rest = [named.pop(name) if name in named else getattr(type(self), name) for name in names[len(parts) :]]
            if named or len(parts) > len(names):
                raise TypeError(f"{type(self).__name__} is made of {', '.join(names)}")
            parts = (*parts, *rest)
        self.__dict__.update(zip(names, parts, strict=True), _parts=parts, _hash=hash((type(self), parts)))

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"{type(self).__name__} does not change: {name}")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Node) and type(self) is type(other) and self._parts == other._parts

    def __hash__(self) -> int:
        return self._hash

    def __reduce__(self) -> tuple[type[Node], tuple[Any, ...]]:
        return type(self), self._parts

    def __repr__(self) -> str:
        parts = zip(self.__match_args__, self._parts, strict=True)
        return f"{type(self).__name__}({', '.join(f'{name}={part!r}' for name, part in parts)})"
