"""Randomly damaged model files, which are refused as a whole or loaded as written."""

from __future__ import annotations

import functools
import random
import struct
import tempfile
from collections.abc import Iterable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from tests.fuzz.ways import Array, described
from tests.io.models import Net, same, trained, values
from typedtensor import CheckpointError
from typedtensor.io import load, read, save
from typedtensor.io.files import DIGEST, PREFIX
from typedtensor.optim import Adam, Optimizer

PREAMBLE = "from tests.fuzz.files import *\n"

TOKENS = (
    *("0", "1", "-1", "4", "20", "1e3", "9" * 19, str(2**63), str(2**64 + 4), "null", "[]", "{}", '"', "\\u0000", "é"),
    *("F32", "F64", "BF16", "I64", "BOOL", "F8_E4M3", "shape", "dtype", "data_offsets", "__metadata__", DIGEST),
    *(f"{PREFIX}notes", f"{PREFIX}axes", "first.weight", "optimizer/0.mean/scale", ",", ":", "[", "]", "}"),
)
"""Valid and invalid parts of headers."""

KINDS = ("flip", "cut", "insert", "delete", "copy", "length", "token")


@dataclass(frozen=True)
class Edit:
    """A change of bytes, at a relative position in the file or in its header."""

    kind: str
    place: float
    other: float
    count: int
    text: str

    def applied(self, data: bytes) -> bytes:
        if not data:
            return data
        place, other = int(self.place * len(data)), int(self.other * len(data))
        header = min(8 + struct.unpack("<Q", data[:8].ljust(8, b"\0"))[0], len(data))
        match self.kind:
            case "flip":
                return data[:place] + bytes([data[place] ^ 1 << self.count % 8]) + data[place + 1 :]
            case "cut":
                return data[:place]
            case "insert":
                return data[:place] + bytes(self.count) + data[place:]
            case "delete":
                return data[:place] + data[place + self.count :]
            case "copy":
                return data[:other] + data[place : place + self.count] + data[other + self.count :]
            case "length":
                return struct.pack("<Q", int(2.0 ** (64 * self.place)) % 2**64) + data[8:]
            case _:
                where = 8 + int(self.place * max(header - 8, 0))
                changed = data[8:where] + self.text.encode() + data[where + self.count : header]
                return struct.pack("<Q", len(changed)) + changed + data[header:]


@functools.cache
def files() -> tuple[bytes, bytes, dict[str, Array]]:
    """Return a file of a model and an optimizer, the same file as of another program, and the model's values."""
    model, optimizer = trained(1)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "model"
        save(path, model, optimizer=optimizer, notes={"epoch": 1})
        ours, saved = path.read_bytes(), read(path)
        safetensors: Any = __import__("safetensors.numpy", fromlist=["_"])
        safetensors.save_file({n: x for n, x in saved.arrays.items() if "/" not in n}, path, {"by": "another"})
        return ours, path.read_bytes(), values(model)


@dataclass(frozen=True)
class Damaged:
    """A file with changes; its text is a script."""

    ours: bool
    edits: tuple[Edit, ...]

    def __str__(self) -> str:
        return f"{PREAMBLE}\nprint({self!r}.fault())"

    def fault(self) -> str | None:
        ours, others, expected = files()
        data = functools.reduce(lambda before, edit: edit.applied(before), self.edits, ours if self.ours else others)
        model = Net().initialize(2)
        optimizer = Adam(model.parameters) if self.ours else None
        before = values(model)
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "damaged"
            path.write_bytes(data)
            try:
                load(path, model, optimizer=optimizer)
            except CheckpointError:
                if not same(values(model), before) or _steps(optimizer):
                    return "changed: the file was refused, and the model is another"
            except Exception as error:
                return described(error)
            else:
                after = values(model)
                if self.ours and not (same(after, expected) and _steps(optimizer) == 4):
                    return "different: the file was loaded, and the model is another than was written"
                if any(x.shape != before[n].shape or x.dtype != before[n].dtype for n, x in after.items()):
                    return "misshapen: the file of another program was loaded, with other shapes"
        return None

    def smaller(self) -> Iterable[Damaged]:
        for n in range(len(self.edits)):
            yield replace(self, edits=self.edits[:n] + self.edits[n + 1 :])


def _steps(optimizer: Optimizer | None) -> int:
    return 0 if optimizer is None else optimizer.steps


def draw(rng: random.Random) -> Damaged:
    """Draw a file with one to three changes."""
    edits = [
        Edit(rng.choice(KINDS), rng.random(), rng.random(), rng.choice((0, 1, 2, 7, 8, 64)), rng.choice(TOKENS))
        for _ in range(rng.choice((1, 1, 2, 3)))
    ]
    return Damaged(rng.random() < 0.5, tuple(edits))
