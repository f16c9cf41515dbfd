"""The network for digits learns from files in the form of MNIST's, and says which of them it cannot read."""

from __future__ import annotations

import gzip
from pathlib import Path

import numpy as np
import pytest

from examples.models import mnist


def write(path: Path, data: mnist.Bytes) -> None:
    head = bytes([0, 0, 8, data.ndim]) + np.array(data.shape, ">u4").tobytes()
    whole = head + data.tobytes()
    path.write_bytes(gzip.compress(whole) if path.suffix == ".gz" else whole)


def test_it_learns(tmp_path: Path) -> None:
    """Of bars whose place is their digit."""
    generator = np.random.default_rng(0)
    for part, count, end in (("train", 200, ".gz"), ("t10k", 50, "")):
        digits = generator.integers(0, 10, count).astype(np.uint8)
        images = generator.integers(0, 60, (count, 28, 28)).astype(np.uint8)
        for image, digit in zip(images, digits, strict=True):
            image[:, 2 + 2 * digit : 5 + 2 * digit] = 250
        write(tmp_path / f"{part}-images-idx3-ubyte{end}", images)
        write(tmp_path / f"{part}-labels-idx1-ubyte{end}", digits)
    assert mnist.main([str(tmp_path), "--epochs=3", "--batch=20"]) > 0.9


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="holds neither train-images-idx3-ubyte.gz nor train-images-idx3-ubyte"):
        mnist.main([str(tmp_path)])
    path = tmp_path / "train-images-idx3-ubyte"
    write(path, np.zeros((2, 28, 28), np.uint8))
    for damaged in (path.read_bytes()[:-1], b"", b"PK\3\4"):
        path.write_bytes(damaged)
        with pytest.raises(SystemExit, match="is no whole file of MNIST"):
            mnist.main([str(tmp_path)])
