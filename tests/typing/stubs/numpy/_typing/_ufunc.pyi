from typing import Any, Generic, TypeVar, overload

from numpy import generic, ndarray

_NameType = TypeVar("_NameType")
_NTypes = TypeVar("_NTypes")
_IDType = TypeVar("_IDType")

class _UFunc_Nin1_Nout1(Generic[_NameType, _NTypes, _IDType]):
    @overload
    def __call__(self, x1: complex | generic, /) -> Any: ...
    @overload
    def __call__(self, x1: ndarray, /) -> ndarray: ...

class _UFunc_Nin2_Nout1(Generic[_NameType, _NTypes, _IDType]):
    @overload
    def __call__(self, x1: complex | generic, x2: complex | generic, /) -> Any: ...
    @overload
    def __call__(self, x1: ndarray, x2: ndarray, /) -> ndarray: ...
