"""Files of named arrays: safetensors with a digest of their contents, replaced atomically."""

from __future__ import annotations

import hashlib
import json
import os
import reprlib
import zipfile
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

from typedtensor.backends import Array
from typedtensor.base.extras import extra
from typedtensor.base.replacing import replacing
from typedtensor.errors import CheckpointError
from typedtensor.targets.xla.processes import by_one

DIGEST = "typedtensor.digest"
"""The key of the digest in the metadata of a file."""

PREFIX = "typedtensor."
"""The prefix of the library's own metadata keys. Their values are JSON."""

ELEMENTS = frozenset({"BOOL", "I8", "U8", "I16", "U16", "F16", "I32", "U32", "F32", "I64", "U64", "F64", "C64"})
"""The element types of NumPy that are read, in the words of the format."""


def _e4m3(bits: Array) -> Array:
    """Convert 4 bits of exponent and 3 of mantissa, all ones of which are NaN, to float32."""
    exponent, mantissa = bits >> 3 & 15, (bits & 7).astype(np.float32)
    size = np.where(exponent > 0, np.ldexp(1 + mantissa / 8, exponent.astype(int) - 7), mantissa * np.float32(2**-9))
    result: Array = np.where(bits >> 7, -size, size).astype(np.float32)
    result[bits & 127 == 127] = np.nan
    return result


_OF_E4M3 = _e4m3(np.arange(256, dtype=np.uint8))

WIDENED: Mapping[str, tuple[str, Callable[[Array], Array]]] = {
    # The same exponents as float32, and 16 bits less.
    "BF16": ("<u2", lambda bits: (bits.astype("<u4") << 16).view("<f4")),
    # The first half of float16.
    "F8_E5M2": ("<u1", lambda bits: (bits.astype("<u2") << 8).view("<f2").astype("<f4")),
    "F8_E4M3": ("<u1", lambda bits: _OF_E4M3[bits]),
}
"""The element types that NumPy lacks and that become float32: those of their bits, and how these are converted."""

FORMS: Mapping[str, tuple[Callable[[Any], bool], str]] = {
    "notes": (lambda x: isinstance(x, dict), "an object"),
    "axes": (
        lambda x: isinstance(x, dict) and all(isinstance(y, list) and _are_texts(y) for y in x.values()),
        "an object of lists of labels",
    ),
    "layout": (lambda x: x == "torch", "'torch'"),
    "optimizer": (
        lambda x: (
            isinstance(x, dict)
            and "steps" in x
            and isinstance(x.get("behind", {}), dict)
            and isinstance(x.get("structures", []), list)
        ),
        "an object with a number of steps",
    ),
}
"""The forms of this library's JSON values: how to check them, and in words."""

MAGIC = {b"PK": "zip", b"\x93NUMPY": "npy", b"\x80": "pickle", b"\x89HDF": "hdf5", b"GGUF": "gguf"}
"""The kinds of other files, by their first bytes."""

OTHERS = {
    "npz": ("an archive of NumPy's arrays", "assign(model, np.load({path!r}), ...)"),
    "npy": ("an array of NumPy", "assign it by its parameter's name, assign(model, {{name: np.load({path!r})}}, ...)"),
    "pt": (
        "a file of torch.save",
        "assign(model, torch.load({path!r}, weights_only=True), ...) if it holds a state_dict",
    ),
    "pickle": (
        "a pickle, such as older files of torch.save",
        "assign(model, torch.load({path!r}, weights_only=True), ...) if it holds a state_dict",
    ),
    "hdf5": ("an HDF5 file", "read its arrays with h5py, and pass them to assign(model, arrays, ...)"),
    "gguf": ("a GGUF file", "read its arrays with the package gguf, and pass them to assign(model, arrays, ...)"),
}
"""What files of other kinds are, and how to load them."""

MOST_OF_INDEX = 1 << 26
"""The largest number of bytes of an index that is read."""


@dataclass(frozen=True)
class Saved:
    """The contents of a file.

    Attributes:
        arrays: the arrays, by name.
        metadata: texts of other programs, by name.
        own: the JSON values that this library wrote, by name.
    """

    arrays: Mapping[str, Array]
    metadata: Mapping[str, str] = field(default_factory=dict)
    own: Mapping[str, Any] = field(default_factory=dict)

    @property
    def notes(self) -> dict[str, Any]:
        """The notes passed to :func:`save`; empty for a file of another program."""
        return dict(self.own.get("notes", {}))

    def __repr__(self) -> str:
        shown = [f"  {name}: {x.shape} {x.dtype}" for name, x in self.arrays.items()]
        return "\n".join([f"Saved({len(self.arrays)} arrays, notes: {', '.join(self.notes) or 'none'})", *shown])


def write(path: str | os.PathLike[str], saved: Saved) -> None:
    """Write a file. An existing file is replaced only after the new one is on the disk.

    Of several processes of JAX the first one writes, and the others wait.

    Args:
        path: the path; its folder has to exist.
        saved: the contents.

    Raises:
        CheckpointError: when something is no array of numbers, or no JSON.
        OSError: when the disk is full or not writable. An existing file is unchanged.
        LostProcessError: when the process that writes the file has failed.
    """
    by_one(partial(_write, path, saved))


def _write(path: str | os.PathLike[str], saved: Saved) -> None:
    file = _extra("safetensors.numpy")
    arrays = {name: _plain(name, array) for name, array in saved.arrays.items()}
    metadata = {**saved.metadata, **{PREFIX + name: _to_json(name, value) for name, value in saved.own.items()}}
    metadata[DIGEST] = _digest(arrays, metadata)
    place = Path(os.path.realpath(path))
    try:
        with replacing(place) as unfinished:
            file.save_file(arrays, unfinished, metadata)
            _to_disk(unfinished, os.O_RDWR)
    except _extra("safetensors").SafetensorError as error:  # the library's error for a full disk
        raise OSError(f"could not write {place}, and any earlier file there is unchanged: {error}") from None
    with suppress(PermissionError):  # Windows opens no folders
        _to_disk(place.parent, os.O_RDONLY)


def read(path: str | os.PathLike[str]) -> Saved:
    """Read a safetensors file of any program. Nothing in it is executed.

    Numbers of bfloat16, float8_e4m3fn and float8_e5m2, which NumPy does not have, become float32. Files with eight bits
    often have scales beside them, which are arrays of their own. The index of several files, such as
    ``model.safetensors.index.json``, stands for the arrays of all.

    Raises:
        CheckpointError: when the file is cut or changed, of another kind, not as this library writes it, or has arrays
            of other numbers that NumPy does not have.
        FileNotFoundError: when there is none.
    """
    safetensors = _extra("safetensors")
    if os.fspath(path).endswith(".json"):
        return _read_all(Path(path))
    with open(path, "rb"):  # its errors are more specific
        pass
    try:
        with safetensors.safe_open(path, framework="numpy") as file:
            metadata: dict[str, str] = file.metadata() or {}
            dtypes = {name: file.get_slice(name).get_dtype() for name in list(file.keys())}
            unknown = {name: dtype for name, dtype in dtypes.items() if dtype not in ELEMENTS | WIDENED.keys()}
            arrays = {name: file.get_tensor(name) for name, x in dtypes.items() if x in ELEMENTS}
        if WIDENED.keys() & {*dtypes.values()}:
            arrays.update(_widened(safetensors.deserialize(Path(path).read_bytes())))
    except (safetensors.SafetensorError, TypeError, ValueError) as error:
        what = _other_file(Path(path)) or f"{os.fspath(path)} is not a complete safetensors file of numbers: {error}"
        raise CheckpointError(what) from None
    if unknown:
        listed = [f"{dtype} in {name}" for name, dtype in unknown.items()]
        raise CheckpointError(
            f"{os.fspath(path)} has elements that NumPy lacks, {_few(listed)}: convert them before, as with "
            ".float() of PyTorch"
        )
    expected = metadata.pop(DIGEST, None)
    ours = any(name.startswith(PREFIX) for name in metadata)
    if (ours or expected is not None) and expected != _digest(arrays, metadata):
        raise CheckpointError(
            f"{os.fspath(path)} is damaged: its digest is not the one that was written with it; use another copy"
        )
    own = {
        name.removeprefix(PREFIX): _from_json(path, name, text)
        for name, text in metadata.items()
        if name.startswith(PREFIX)
    }
    for name, (is_formed, form) in FORMS.items():
        if name in own and not is_formed(own[name]):
            raise CheckpointError(
                f"{os.fspath(path)} was not written by this library: its {name!r} must be {form}, not "
                f"{reprlib.repr(own[name])}"
            )
    return Saved(arrays, {name: text for name, text in metadata.items() if not name.startswith(PREFIX)}, own)


def _other_file(path: Path) -> str | None:
    """Say what a file is that is no safetensors file, and what to do with it; None if it is not known."""
    with open(path, "rb") as file:
        start = file.read(8)
        if start.endswith(bytes(4)):  # the length of a header
            return None
    kind = next((kind for magic, kind in MAGIC.items() if start.startswith(magic)), "")
    if kind == "zip":
        with suppress(zipfile.BadZipFile), zipfile.ZipFile(path) as archive:
            inside = [name.rpartition("/")[2] for name in archive.namelist()]
            kind = "pt" if "data.pkl" in inside else "npz" if all(x.endswith(".npy") for x in inside) else ""
    what, how = OTHERS.get(kind, ("", ""))
    return f"{path} is {what}, not a safetensors file: {how.format(path=str(path))}" if what else None


def _read_all(index: Path) -> Saved:
    """Read the files among which the arrays of a large model are divided; they lie beside their index.

    Raises:
        CheckpointError: when the index is none, or an array is missing.
    """
    try:
        with open(index, "rb") as file:
            places = json.loads(file.read(MOST_OF_INDEX))["weight_map"]
        files = sorted({*places.values()})
        is_index = _are_texts([*places, *files])
    except (ValueError, RecursionError, KeyError, TypeError, AttributeError):
        is_index = False
    if not is_index:
        raise CheckpointError(f"{index} is not the index of safetensors files: it has no weight_map of names to files")
    if wrong := [x for x in files if x != os.path.basename(x) or not x.endswith(".safetensors") or "\0" in x]:
        raise CheckpointError(
            f"{index} names {reprlib.repr(wrong[0])}, which is not the name of a safetensors file beside it, and no "
            "other files are read"
        )
    arrays: dict[str, Array] = {}
    for name in files:
        arrays.update(read(index.parent / name).arrays)
    if missing := [name for name in places if name not in arrays]:
        raise CheckpointError(f"{index} promises {_few(missing)}, but {_few(files)} do not have it: use another copy")
    return Saved(arrays)


def _few(names: list[str]) -> str:
    return ", ".join(names[:3]) + (f" and {len(names) - 3} more" if len(names) > 3 else "")


def _widened(tensors: Iterable[tuple[str, Mapping[str, Any]]]) -> dict[str, Array]:
    """Convert numbers that NumPy lacks to float32."""
    found: dict[str, Array] = {}
    for name, x in tensors:
        if x["dtype"] in WIDENED:
            of, convert = WIDENED[x["dtype"]]
            found[name] = convert(np.frombuffer(x["data"], of)).reshape(x["shape"])
    return found


def _are_texts(values: Iterable[object]) -> bool:
    return all(isinstance(x, str) for x in values)


def _plain(name: str, array: object) -> Array:
    given = np.asarray(array)
    result = np.ascontiguousarray(given).reshape(given.shape)  # makes a scalar a row
    if result.dtype.kind not in "fiub":
        raise CheckpointError(f"{name} has elements of {result.dtype}: files hold real numbers, integers and bools")
    return result.astype(result.dtype.newbyteorder("<"), copy=False)


def _digest(arrays: Mapping[str, Array], metadata: Mapping[str, str]) -> str:
    """The digest of the names, dtypes, shapes and elements of all arrays, and of all texts."""
    result = hashlib.sha256()
    for name, array in sorted(arrays.items()):
        result.update(json.dumps([name, array.dtype.str, array.shape]).encode())
        result.update(array.reshape(-1).view(np.uint8))  # the arrays are contiguous
    result.update(json.dumps(sorted(metadata.items())).encode())
    return f"sha256:{result.hexdigest()}"


def _to_json(name: str, value: object) -> str:
    stack = [value]
    while stack:
        part = stack.pop()
        if isinstance(part, dict):
            if other := [key for key in part if not isinstance(key, str)]:
                raise CheckpointError(
                    f"{name} have the key {other[0]!r}, which JSON would turn into a string: use a string key"
                )
            stack.extend(part.values())
        elif isinstance(part, (list, tuple)):
            stack.extend(part)
    try:
        return json.dumps(value, allow_nan=True)
    except (TypeError, ValueError, RecursionError) as error:
        raise CheckpointError(
            f"{name} cannot be written as JSON ({error}): use strings, numbers, bools, None, lists and dicts"
        ) from None


def _from_json(path: str | os.PathLike[str], name: str, text: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        raise CheckpointError(
            f"{os.fspath(path)} was not written by this library: its {name} is not valid JSON"
        ) from None


def _to_disk(path: Path, flags: int) -> None:
    descriptor = os.open(path, flags)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def _extra(name: str) -> Any:
    return extra(name, "files of saved values", "io")
