"""Edge-case data: tensors, bindings, parameters and operators convert their data to plain arrays, or raise an error."""

from __future__ import annotations

import random
import warnings
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from tests.fuzz.ways import described
from typedtensor import AnyTensor, Axis, BoolTensor, Const, Input, IntTensor, Param, Tensor, TypedTensorError, given

PREAMBLE = """\
import numpy as np
from numpy import inf, nan

from tests.fuzz.edges import *
"""


class A(Axis): ...


class B(Axis, size=2): ...


class Subclass(np.ndarray):
    """An array subclass with different arithmetic."""

    def __array_ufunc__(self, *args: Any, **kwargs: Any) -> Any:
        return NotImplemented


class Impostor:
    """An object with an array's attributes that is no array."""

    def __init__(self, array: Any, lies: bool) -> None:
        self.given = array
        self.shape, self.ndim, self.dtype, self.size = array.shape, array.ndim, array.dtype, array.size
        self.lies = lies

    def __array__(self, dtype: Any = None, copy: Any = None) -> Any:
        return np.zeros((7,), self.dtype) if self.lies else np.array(self.given, dtype)


class Convertible:
    """An object with only ``__array__``."""

    def __init__(self, array: Any) -> None:
        self.given = array

    def __array__(self, dtype: Any = None, copy: Any = None) -> Any:
        return np.array(self.given, dtype)


class Exporter:
    """An object with only ``__dlpack__``."""

    def __init__(self, array: Any) -> None:
        self.given = array

    def __dlpack__(self, **options: Any) -> Any:
        return np.array(self.given).__dlpack__(**options)

    def __dlpack_device__(self) -> Any:
        return self.given.__dlpack_device__()


class Failing:
    """An object whose attributes raise an error."""

    def __array__(self, dtype: Any = None, copy: Any = None) -> Any:
        raise RuntimeError("no array")


SHAPES: tuple[tuple[int, ...], ...] = ((), (0,), (1,), (2,), (3,), (2, 2), (3, 2), (0, 2), (2, 3))
DTYPES = (
    "float64", "float32", "float16", "longdouble", ">f8", ">f4", "<f4", "int64", "int32", "int8", "uint8",
    "uint64", ">i4", "bool", "complex128", "object", "U3", "S2", "datetime64[s]", "timedelta64[s]", "V8", "f4,i4",
)  # fmt: skip


def plain(array: Any) -> Any:
    return array


def masked(array: Any) -> Any:
    return np.ma.masked_array(array, mask=np.arange(array.size).reshape(array.shape) % 2 == 0)


def strided(array: Any) -> Any:
    wide = np.zeros((*array.shape[:-1], 2 * array.shape[-1]) if array.ndim else (), array.dtype)
    if not array.ndim:
        return array
    wide[..., ::2] = array
    return wide[..., ::2]


def broadcast(array: Any) -> Any:
    return np.broadcast_to(array[:1], array.shape) if array.ndim and len(array) else array


def in_memory(array: Any) -> Any:
    """Return an array's memory."""
    exporter: Any = np.ascontiguousarray(array)  # the buffer protocol differs between versions of Python
    return memoryview(exporter)


def read_only(array: Any) -> Any:
    made = array.copy()
    made.flags.writeable = False
    return made


def unaligned(array: Any) -> Any:
    if array.dtype.hasobject or not array.size:
        return array
    data = bytearray(array.nbytes + 1)
    made = np.frombuffer(data, np.uint8)[1:].view(array.dtype).reshape(array.shape)
    made[...] = array
    return made


WRAPS: dict[str, Callable[[Any], Any]] = {
    "plain": plain,
    "list": lambda a: a.tolist(),
    "tuple": lambda a: tuple(a.tolist()) if a.ndim else a.tolist(),
    "nested": lambda a: [np.asarray(x) for x in a] if a.ndim else [[a]],
    "ragged": lambda a: [[1.0], [1.0, 2.0]],
    "scalar": lambda a: a.ravel()[0] if a.size else a,
    "item": lambda a: a.ravel()[0].item() if a.size else None,
    "matrix": lambda a: np.asmatrix(a) if a.ndim <= 2 else a,
    "masked": masked,
    "subclass": lambda a: a.view(Subclass),
    "recarray": lambda a: a.view(np.recarray),
    "memmap-like": lambda a: a.view(np.memmap) if a.ndim else a,
    "transposed": lambda a: a.T.copy().T,
    "reversed": lambda a: a[::-1] if a.ndim else a,
    "strided": strided,
    "broadcast": broadcast,
    "read-only": read_only,
    "unaligned": unaligned,
    "impostor": lambda a: Impostor(a, lies=False),
    "liar": lambda a: Impostor(a, lies=True),
    "convertible": Convertible,
    "exporter": Exporter,
    "failing": lambda a: Failing(),
    "memoryview": in_memory,
    "bytes": lambda a: a.tobytes(),
    "text": lambda a: str(a),
    "None": lambda a: None,
    "generator": lambda a: (x for x in a.ravel()),
    "range": lambda a: range(a.size),
    "set": lambda a: set(range(a.size)),
    "dict": lambda a: dict(enumerate(range(a.size))),
    "type": lambda a: type(a),
    "tensor": lambda a: Tensor[A](np.ones(2)),
    "node": lambda a: Const(Tensor[A](np.ones(2))),
}
"""The containers of data, by name."""

TARGETS: dict[str, Any] = {
    f"{of}": of
    for kind in (Tensor, IntTensor, BoolTensor)
    for of in (kind[()], kind[A], kind[B], kind[A, B], kind[A, A])
}

USES = ("tensor", "bind", "assign", "operator", "reflected")


@dataclass(frozen=True)
class Datum:
    """Data in a container, for a use; its text is a script.

    Attributes:
        target: the type that receives the data.
        wrap: the container.
        use: the use of the data.
    """

    target: str
    shape: tuple[int, ...]
    dtype: str
    wrap: str
    use: str
    seed: int

    def __str__(self) -> str:
        return f"{PREAMBLE}\nprint({self!r}.fault())"

    @property
    def data(self) -> Any:
        made = np.random.default_rng(self.seed).integers(0, 2, self.shape)
        if self.dtype in ("V8", "f4,i4"):
            return WRAPS[self.wrap](np.zeros(self.shape, self.dtype))
        return WRAPS[self.wrap](np.asarray(made).astype(self.dtype))

    def fault(self) -> str | None:
        of = TARGETS[self.target]
        with warnings.catch_warnings(), np.errstate(all="ignore"):
            warnings.simplefilter("ignore")
            try:
                data = self.data
            except Exception:
                return None  # NumPy has no such data
            try:
                found = self._used(of, data)
            except TypedTensorError:
                return None
            except RuntimeError as error:
                if str(error) == "no array":  # raised by the data itself
                    return None
                return described(error)
            except Exception as error:
                return described(error)
            return wrong(of, found, data) if isinstance(found, AnyTensor) else None

    def _used(self, of: Any, data: Any) -> Any:
        ones = of.wrap(np.ones([2 for _ in of.axes], {"real": np.float32, "int": np.int64, "bool": np.bool_}[of.kind]))
        match self.use:
            case "tensor":
                return of(data)
            case "bind":
                given(Input(of).bind(data)).__enter__().__exit__(None, None, None)
            case "assign" if of.kind == "real":
                p = Param(ones)
                p.assign(data)
                return p.value
            case "operator":
                made = ones & data if of.kind == "bool" else ones * data
                return None if made is NotImplemented else made
            case "reflected":
                made = data * ones
                if isinstance(made, AnyTensor) or made is NotImplemented:
                    return None
                return None
        return None

    def smaller(self) -> Iterable[Datum]:
        if self.wrap != "plain":
            yield replace(self, wrap="plain")
        if self.dtype != "float32":
            yield replace(self, dtype="float32")
        if self.target != "Tensor[A]":
            yield replace(self, target="Tensor[A]")
        if self.shape != (2,):
            yield replace(self, shape=(2,))


def wrong(of: Any, found: Any, data: Any) -> str | None:
    """Return the fault of a tensor made from data, or None."""
    array = found._array
    if type(array) is not np.ndarray and not isinstance(array, (np.generic, float, int, bool)):
        return f"different: it holds {type(array).__name__}, not an array"
    if found.kind != of.kind or len(found.axes) != np.ndim(array):
        return f"different: it is {found.tensor_type} around an array of the shape {np.shape(array)}"
    dtype = np.asarray(array).dtype
    kinds = {"real": "f", "int": "iu", "bool": "b"}[of.kind]
    if dtype.kind not in kinds:
        return f"different: its elements are {dtype.str}"
    try:
        (found * found).sum() if of.kind != "bool" else ~found
        computed = np.asarray(found.numpy())
        elements = np.asarray(data.given if isinstance(data, Exporter) else data)
        if elements.ndim == 0:  # a number mixed with a tensor
            elements = np.broadcast_to(elements, computed.shape)
    except Exception as error:
        return described(error)
    same = elements.shape == computed.shape and np.array_equal(elements.astype(dtype), computed)
    return None if same or isinstance(data, AnyTensor) else f"different: it holds {computed!r} of {elements!r}"


def draw(rng: random.Random) -> Datum:
    """Draw data and its use."""
    return Datum(
        rng.choice(list(TARGETS)),
        rng.choice(SHAPES),
        rng.choice(DTYPES[:15] if rng.random() < 0.8 else DTYPES),
        rng.choice(list(WRAPS)),
        rng.choice(USES),
        rng.randrange(100),
    )
