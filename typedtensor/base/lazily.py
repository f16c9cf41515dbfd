"""Attributes that are computed at their first use."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar, overload

T = TypeVar("T")


class lazily(Generic[T]):  # a decorator
    """An attribute that is computed at its first use, and stays.

    That is ``functools.cached_property`` of Python 3.12. The one of 3.11 holds a lock of all instances meanwhile, which
    stays locked in a process that is forked in the time. Two threads may both compute it; the first result stays.

    >>> class Square:
    ...     side = 3
    ...     @lazily
    ...     def area(self) -> int:
    ...         print("computed")
    ...         return self.side**2
    >>> square = Square()
    >>> square.area, square.area
    computed
    (9, 9)
    """

    def __init__(self, compute: Callable[[Any], T]) -> None:
        self._compute, self.__doc__ = compute, compute.__doc__

    def __set_name__(self, owner: type, name: str) -> None:
        self._name = name

    @overload
    def __get__(self, instance: None, owner: type) -> lazily[T]: ...
    @overload
    def __get__(self, instance: object, owner: type) -> T: ...
    def __get__(self, instance: Any, owner: type) -> Any:
        return self if instance is None else vars(instance).setdefault(self._name, self._compute(instance))
