"""Libraries that were built from staged programs, as typed functions."""

from __future__ import annotations

import ctypes
import json
import os
import threading
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Generic, ParamSpec, TypeVar, overload

import numpy as np

from typedtensor.core.axes import label_name
from typedtensor.core.tensor import AnyTensor
from typedtensor.core.tensor_type import TensorType
from typedtensor.errors import BindingError, SizeError, StagingError
from typedtensor.ir import Array

P = ParamSpec("P")
R = TypeVar("R")
X1 = TypeVar("X1", bound=AnyTensor)
X2 = TypeVar("X2", bound=AnyTensor)
X3 = TypeVar("X3", bound=AnyTensor)
X4 = TypeVar("X4", bound=AnyTensor)
Y = TypeVar("Y", bound=AnyTensor)

_FILE = os.PathLike[str]


class NativeModel(Generic[P, R]):
    """A program in a library, with its parameters; :func:`load_native` makes it.

    A call computes the outputs; of a training step, it also updates the parameters. Calls from several threads wait
    for each other.

    Args:
        path: the library.
        of: the types of the inputs.
        returns: the type of the output, or those of several by name.
    """

    def __init__(self, path: Path, of: Sequence[Any], returns: Any) -> None:
        self._library, self._name, self._path = ctypes.CDLL(os.fspath(path)), path.stem.removeprefix("lib"), path
        try:
            told = self._function("signature", ctypes.c_char_p)()
        except AttributeError:
            raise StagingError(
                f"{path} has no {self._name}_signature: it is no library of a staged program, or was renamed"
            ) from None
        self._signature = json.loads(told)
        self._of, self._returns = of, returns
        several = returns if isinstance(returns, Mapping) else {x["name"]: returns for x in self._signature["outputs"]}
        self._check("inputs", [None] * len(of), of)
        self._check("outputs", [*several], [*several.values()])
        self._results = [*several.items()]
        self._run = self._function("run", ctypes.c_int)
        self._lock, model = threading.Lock(), self._function("new", ctypes.c_void_p)()
        if not model:
            raise MemoryError(f"{path} found no memory")
        self._model = ctypes.c_void_p(model)

    def __del__(self) -> None:
        if hasattr(self, "_model"):
            self._function("delete", None)(self._model)

    def __repr__(self) -> str:
        taken = ", ".join(map(repr, self._of))
        return f"NativeModel({self._path.name}: {taken} -> {', '.join(repr(x) for _, x in self._results)})"

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> R:
        if kwargs or len(args) != len(self._of):
            raise BindingError(f"{self!r} was called with {len(args) + len(kwargs)} arguments")
        own, sizes = self._signature, dict[str, int]()
        given = [self._array(x, of, each, sizes) for x, of, each in zip(args, self._of, own["inputs"], strict=True)]
        taken, found = _struct(len(given), len(sizes)), _struct(len(self._results), len(own["found"]))
        taken.arrays[: len(given)] = [x.ctypes.data for x in given]
        taken.sizes[: len(sizes)] = [sizes[name] for name in own["sizes"]]
        with self._lock:
            self._require(self._run(self._model, ctypes.byref(taken), ctypes.byref(found)))
            sizes.update(zip(own["found"], found.sizes, strict=False))
            arrays = [_copied(address, x, sizes) for address, x in zip(found.arrays, own["outputs"], strict=False)]
        tensors = {name: of.wrap(x) for (name, of), x in zip(self._results, arrays, strict=True)}
        result: Any = tensors if isinstance(self._returns, Mapping) else arrays and tensors[self._results[0][0]]
        return result  # type: ignore[no-any-return]

    def load(self, path: str | _FILE) -> None:
        """Read the parameters, and the states of an optimizer, from a safetensors file.

        Raises:
            StagingError: when it cannot be read, or lacks an array.
        """
        self._require(self._function("load", ctypes.c_int)(self._model, os.fsencode(path)))

    def save(self, path: str | _FILE) -> None:
        """Write them to a safetensors file, which ``typedtensor.io.load`` reads, too.

        Raises:
            StagingError: when it cannot be written.
        """
        self._require(self._function("save", ctypes.c_int)(self._model, os.fsencode(path)))

    def _function(self, name: str, returns: Any) -> Any:
        function = getattr(self._library, f"{self._name}_{name}")
        function.restype = returns
        return function

    def _require(self, code: int) -> None:
        if code:
            error = self._function("error", ctypes.c_char_p)
            raise StagingError(f"{self._path.name}: {error(code).decode()}")

    def _check(self, what: str, names: Sequence[str | None], types: Sequence[Any]) -> None:
        """Require that what is expected of the library is what it says of itself."""
        own = self._signature[what]
        shown = ", ".join(f"{x['name']}: {_described(x)}" for x in own)
        for of in types:
            if not isinstance(of, TensorType):
                raise StagingError(f"{of!r} is no type such as Tensor[Batch, Pixel]: {self._path.name} has {shown}")
        fits = len(own) == len(types) and all(
            name in (None, x["name"]) and x["kind"] == of.kind and x["axes"] == [*map(label_name, of.axes)]
            for name, of, x in zip(names, types, own, strict=True)
        )
        if not fits:
            expected = ", ".join(map(repr, types))
            raise StagingError(f"{self._path.name} has the {what} {shown}, but {expected} was expected")
        for of, x in zip(types, own, strict=True):
            pairs = zip(of.declared, x["shape"], strict=True)
            if any(size not in (None, n) for size, n in pairs if isinstance(n, int)):
                raise StagingError(
                    f"{self._path.name} has {x['name']}: {_described(x)}, but {of!r} declares other sizes"
                )

    def _array(self, given: Any, of: Any, own: Mapping[str, Any], sizes: dict[str, int]) -> Array:
        """An argument as an array; the open sizes are added to those that are known."""
        if not isinstance(given, AnyTensor) or given.tensor_type is not of:
            shown = repr(given.tensor_type) if isinstance(given, AnyTensor) else type(given).__name__
            raise BindingError(f"{own['name']} of {self._path.name} takes {of!r}, but was given {shown}")
        array = given.numpy()
        wanted = tuple(
            sizes.setdefault(n, size) if isinstance(n, str) else n
            for n, size in zip(own["shape"], array.shape, strict=True)
        )
        if array.shape != wanted:
            known = "".join(f", where {name} is {n}" for name, n in sizes.items() if name in own["shape"])
            raise SizeError(
                f"{own['name']} of {self._path.name} is {_described(own)}{known}, but was given {array.shape}"
            )
        if array.dtype.name != own["dtype"]:
            raise BindingError(f"{own['name']} of {self._path.name} is {own['dtype']}, but was given {array.dtype}")
        return np.ascontiguousarray(array)


def _described(x: Mapping[str, Any]) -> str:
    axes = [axis if isinstance(n, str) else f"{axis}={n}" for axis, n in zip(x["axes"], x["shape"], strict=True)]
    return f"[{', '.join(axes)}] {x['dtype']}"


def _struct(arrays: int, sizes: int) -> Any:
    """What a call takes or returns: so many addresses, and so many sizes after them."""
    fields = [("arrays", ctypes.c_void_p * max(1, arrays)), ("sizes", ctypes.c_int64 * sizes)]
    return type("Struct", (ctypes.Structure,), {"_fields_": fields})()


def _copied(address: int, own: Mapping[str, Any], sizes: Mapping[str, int]) -> Array:
    """The array at an address, in memory of its own."""
    result = np.empty([sizes[n] if isinstance(n, str) else n for n in own["shape"]], own["dtype"])
    ctypes.memmove(result.ctypes.data, address, result.nbytes)
    return result


@overload
def load_native(
    path: str | _FILE, /, *, returns: type[Y], parameters: str | _FILE | None = None
) -> NativeModel[[], Y]: ...
@overload
def load_native(
    path: str | _FILE, a: type[X1], /, *, returns: type[Y], parameters: str | _FILE | None = None
) -> NativeModel[[X1], Y]: ...
@overload
def load_native(
    path: str | _FILE, a: type[X1], b: type[X2], /, *, returns: type[Y], parameters: str | _FILE | None = None
) -> NativeModel[[X1, X2], Y]: ...
@overload
def load_native(
    path: str | _FILE,
    a: type[X1],
    b: type[X2],
    c: type[X3],
    /,
    *,
    returns: type[Y],
    parameters: str | _FILE | None = None,
) -> NativeModel[[X1, X2, X3], Y]: ...
@overload
def load_native(
    path: str | _FILE,
    a: type[X1],
    b: type[X2],
    c: type[X3],
    d: type[X4],
    /,
    *,
    returns: type[Y],
    parameters: str | _FILE | None = None,
) -> NativeModel[[X1, X2, X3, X4], Y]: ...
@overload
def load_native(
    path: str | _FILE,
    /,
    *of: type[AnyTensor],
    returns: Mapping[str, type[AnyTensor]],
    parameters: str | _FILE | None = None,
) -> NativeModel[..., dict[str, Any]]: ...
def load_native(path: str | _FILE, /, *of: Any, returns: Any, parameters: str | _FILE | None = None) -> Any:
    """Load a shared library that was built from a staged program, as a typed function of tensors.

    Args:
        path: the library, whose name is that of the program: ``libdigits.so``.
        of: the types of the inputs, in order.
        returns: the type of the output; or those of several, by name.
        parameters: a safetensors file with the parameters. By default the one of the program beside the library, if
            there is one.

    Raises:
        StagingError: when it is no library of a staged program, or its inputs or outputs have other kinds, labels or
            sizes; when it refuses the parameters.
        OSError: when the library cannot be loaded.
        BindingError, SizeError: by a call, for an argument of another type, precision or size.

    See also: :func:`stage`.
    """
    place = Path(path).resolve()
    model = NativeModel[..., Any](place, of, returns)
    beside = place.with_name(f"{place.stem.removeprefix('lib')}.safetensors")
    if parameters is not None or beside.is_file():
        model.load(beside if parameters is None else parameters)
    return model
