"""Programs as object files compute what they compute in Python, on machines of the kind that they are for."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.sampling import sample
from tests.staging.running import Model, library, needs_compiler
from tests.staging.test_staging import (
    DIGIT,
    IMAGE,
    Batch,
    Digit,
    Pixel,
    X,
    bound,
    close,
    data,
    halved,
    loss_of,
    perceptron,
)
from tests.staging.test_trained import TRAININGS, check_losses
from typedtensor import Input, StagingError, Tensor, cond, given, gradient, load_native, plain, stage
from typedtensor.ops import sort
from typedtensor.optim import SGD

llvm = pytest.importorskip("llvmlite.binding")

HERE = [None, llvm.get_default_triple()]
"""This machine, and all of its kind."""


@needs_compiler
@pytest.mark.parametrize("target", HERE)
def test_a_training(target: str | None, tmp_path: Path) -> None:
    model, batches = perceptron(), [data() for _ in range(3)]
    loss, optimizer = loss_of(model), SGD(model.parameters, learning_rate=0.1, momentum=0.9)
    inputs: dict[str, Input[Any]] = {"image": IMAGE, "digit": DIGIT}
    stage({"loss": loss}, inputs, to=tmp_path, optimizer=optimizer, format="object", target=target)
    assert {path.name for path in tmp_path.iterdir()} == {
        *("Makefile", "model.h", "model.o", "model.safetensors", "model_files.c")
    }
    program = Model(tmp_path, "model")
    for arrays, found in zip(batches, program.calls(*batches), strict=True):
        with bound(arrays):
            optimizer.step(loss)
            close(found["loss"], loss.value.numpy())
    program.calls({**batches[0], "digit": batches[0]["digit"] + 100}, code=1)
    assert program.told == "an index is not from 0 to 4\n"


@needs_compiler
def test_loops_and_branches(tmp_path: Path) -> None:
    small = halved()
    chosen = cond(small.sum() > 0.0, lambda x: x * 3.0, lambda x: x - 1.0, small)
    outputs = {"chosen": chosen, "slope": gradient(chosen.sum(), X)}
    stage(outputs, {"x": X}, to=tmp_path, dtype=float, format="object")
    sides = [np.linspace(0.1, 4.0, 21), np.linspace(-90.0, 4.0, 21)]
    for x, found in zip(sides, Model(tmp_path, "model").calls(*({"x": x} for x in sides)), strict=True):
        with given(X.bind(Tensor[Pixel](x))):
            close(found["chosen"], chosen.value.numpy(), float)
            close(found["slope"], outputs["slope"].value.numpy(), float)


@needs_compiler
@pytest.mark.slow
@pytest.mark.parametrize("dtype", [np.float64, np.float32])
@pytest.mark.parametrize("name", TRAININGS)
def test_losses_are_those_of_python(name: str, dtype: Any, tmp_path: Path) -> None:
    check_losses(name, dtype, tmp_path, format="object")


@needs_compiler
def test_a_library_of_an_object_is_a_typed_function(tmp_path: Path) -> None:
    model, images = perceptron(), Tensor[Batch, Pixel](data()["image"])
    folders = [tmp_path / name for name in ("one", "other")]
    for folder in folders:
        stage(model, {"image": Tensor[Batch, Pixel]}, to=folder, name="digits", embed=True, format="object")
    one, other = ({path.name: path.read_bytes() for path in folder.iterdir()} for folder in folders)
    assert one == other
    classify = load_native(library(folders[0], "digits"), Tensor[Batch, Pixel], returns=Tensor[Batch, Digit])
    close(classify(images).numpy(), plain(model)(images).numpy())


_MACHINES = {
    "x86_64-linux-gnu": b"\x7fELF\x02\x01 \x3e\0",
    "aarch64-linux-gnu": b"\x7fELF\x02\x01 \xb7\0",
    "riscv64-linux-gnu": b"\x7fELF\x02\x01 \xf3\0",
    "powerpc64le-linux-gnu": b"\x7fELF\x02\x01 \x15\0",
    "arm64-apple-macos": b"\xcf\xfa\xed\xfe\x0c\0",
    "x86_64-pc-windows-msvc": b"\x64\x86",
    "x86_64-windows-gnu": b"\x64\x86",
}
"""What the files begin with; of ELF the first six bytes, and the two of the processor."""


@pytest.mark.parametrize("target", sample(_MACHINES, first=2))
def test_other_machines(target: str, tmp_path: Path) -> None:
    stage(perceptron(), {"image": Tensor[Batch, Pixel]}, to=tmp_path, format="object", target=target)
    found, expected = (tmp_path / "model.o").read_bytes(), _MACHINES[target]
    first, _, processor = expected.partition(b" ")
    assert found.startswith(first)
    assert found[18:20] == processor or not processor


def test_what_no_object_can_be_made_of_is_named(tmp_path: Path) -> None:
    def refused(of: Any, **others: Any) -> str:
        with pytest.raises(StagingError) as error:
            stage(of, {"x": X}, to=tmp_path, **others)
        return str(error.value)

    told = refused(X + 1.0, format="object", target="nothing-nowhere")
    assert told == (
        "target='nothing-nowhere' is no triple such as 'aarch64-linux-gnu': "
        'No available targets are compatible with triple "nothing-nowhere"'
    )
    for triple in ("armv7-linux-gnueabihf", "s390x-linux-gnu"):
        told = refused(X + 1.0, format="object", target=triple)
        assert told == f"target={triple!r}: objects are for processors of 64 bits in ascending order"
    assert refused(X + 1.0, target="aarch64-linux-gnu") == "target='aarch64-linux-gnu' is of format='object'"
    told = refused(sort(X, Pixel), format="object")
    assert "cannot be staged: sort of" in told
    assert told.endswith("has no form in LLVM: format='c' has forms for more")
    assert not [*tmp_path.iterdir()]
