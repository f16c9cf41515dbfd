"""Files of named arrays: safetensors with a digest of their contents, replaced atomically."""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np

from typedtensor.backends import Array
from typedtensor.base.replacing import replacing
from typedtensor.errors import CheckpointError, MissingExtraError
from typedtensor.targets.xla.processes import by_one

DIGEST = "typedtensor.digest"
"""The key of the digest in the metadata of a file."""

PREFIX = "typedtensor."
"""The prefix of the library's own metadata keys. Their values are JSON."""


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
        notes = self.own.get("notes")
        return notes if isinstance(notes, dict) else {}

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

    Numbers of bfloat16, which NumPy does not have, become float32.

    Raises:
        CheckpointError: when the file is cut or changed, or no safetensors file.
        FileNotFoundError: when there is none.
    """
    safetensors = _extra("safetensors")
    with open(path, "rb"):  # its errors are more specific
        pass
    try:
        with safetensors.safe_open(path, framework="numpy") as file:
            metadata: dict[str, str] = file.metadata() or {}
            dtypes = {name: file.get_slice(name).get_dtype() for name in list(file.keys())}
            arrays = {name: file.get_tensor(name) for name, dtype in dtypes.items() if dtype != "BF16"}
        if len(arrays) < len(dtypes):
            arrays.update(_widened(safetensors.deserialize(Path(path).read_bytes())))
    except (safetensors.SafetensorError, TypeError, ValueError) as error:
        raise CheckpointError(f"{os.fspath(path)} is not a complete safetensors file of numbers: {error}") from None
    expected = metadata.pop(DIGEST, None)
    ours = any(name.startswith(PREFIX) for name in metadata)
    if (ours or expected is not None) and expected != _digest(arrays, metadata):
        raise CheckpointError(
            f"{os.fspath(path)} is damaged: its digest is not the one that was written with it; use another copy"
        )
    own = {name: _from_json(path, name, text) for name, text in metadata.items() if name.startswith(PREFIX)}
    others = {name: text for name, text in metadata.items() if not name.startswith(PREFIX)}
    return Saved(arrays, others, {name.removeprefix(PREFIX): value for name, value in own.items()})


def _widened(tensors: Iterable[tuple[str, Mapping[str, Any]]]) -> dict[str, Array]:
    """Convert bfloat16 to float32, which has the same exponents and 16 more bits."""
    return {
        name: (np.frombuffer(x["data"], "<u2").astype("<u4") << 16).view("<f4").reshape(x["shape"])
        for name, x in tensors
        if x["dtype"] == "BF16"
    }


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


def _extra(name: str) -> ModuleType:
    try:
        return __import__(name, fromlist=["_"])
    except ImportError:
        raise MissingExtraError("files of saved values need safetensors: pip install 'typedtensor[io]'") from None
