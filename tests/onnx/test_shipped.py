"""Files that packages ship, for those that are installed: a detector of file types, one of voices, readers of texts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from typedtensor import Axis, IntTensor, Tensor, compiled
from typedtensor.onnx import load_model

onnxruntime = pytest.importorskip("onnxruntime")


class One(Axis, size=1): ...


class Byte(Axis, size=2048): ...


class Type(Axis): ...


class Sample(Axis, size=576): ...


class Layer(Axis, size=2): ...


class Feature(Axis, size=128): ...


class Color(Axis, size=3): ...


class Height(Axis, size=32): ...


class Width(Axis, size=64): ...


class Line(Axis, size=48): ...


class Column(Axis, size=192): ...


class Place(Axis): ...


class Letter(Axis): ...


RNG = np.random.default_rng(0)
RATE = IntTensor[()](16_000)


def shipped(package: str, file: str) -> Path:
    """The path of a file of a package, which is not imported."""
    spec = find_spec(package)
    if spec is None or not spec.submodule_search_locations:
        pytest.skip(f"{package} is not installed")
    [path] = Path(spec.submodule_search_locations[0]).glob(file)
    return path


def noise(*shape: int) -> Any:
    return (RNG.normal(size=shape) * 0.1).astype(np.float32)


def voices(model: Any) -> Callable[..., Any]:
    """The model at one rate, on whose condition it depends which part of the file runs."""
    return lambda sound, state: model(sound, state, RATE, returns=(Tensor[One, Type], Tensor[Layer, One, Feature]))


CASES: dict[str, tuple[str, str, Callable[[Any], Callable[..., Any]], Callable[[], list[Any]]]] = {
    "file types": (
        "magika",
        "models/*/model.onnx",
        lambda model: lambda text: model(text, returns=Tensor[One, Type]),
        lambda: [IntTensor[One, Byte](RNG.integers(0, 257, (1, 2048)).astype(np.int32))],
    ),
    "voices": (
        "silero_vad",
        "data/silero_vad.onnx",
        voices,
        lambda: [Tensor[One, Sample](noise(1, 576)), Tensor[Layer, One, Feature](noise(2, 1, 128))],
    ),
    "places of texts": (
        "rapidocr_onnxruntime",
        "models/*_det_infer.onnx",
        lambda model: lambda image: model(image, returns=Tensor[One, Place, Height, Width]),
        lambda: [Tensor[One, Color, Height, Width](noise(1, 3, 32, 64))],
    ),
    "directions of texts": (
        "rapidocr_onnxruntime",
        "models/*_cls_infer.onnx",
        lambda model: lambda image: model(image, returns=Tensor[One, Type]),
        lambda: [Tensor[One, Color, Line, Column](noise(1, 3, 48, 192))],
    ),
    "letters of texts": (
        "rapidocr_onnxruntime",
        "models/*_rec_infer.onnx",
        lambda model: lambda image: model(image, returns=Tensor[One, Place, Letter]),
        lambda: [Tensor[One, Color, Line, Width](noise(1, 3, 48, 64))],
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_files_of_packages(name: str) -> None:
    package, file, function, data = CASES[name]
    path, tensors = shipped(package, file), data()
    session = onnxruntime.InferenceSession(str(path))
    fed: Sequence[Any] = [x.numpy() for x in (*tensors, RATE)]
    expected = session.run(None, {x.name: array for x, array in zip(session.get_inputs(), fed, strict=False)})
    found = compiled(function(load_model(path)), *tensors)(*tensors)
    for x, y in zip(found if isinstance(found, tuple) else (found,), expected, strict=True):
        np.testing.assert_allclose(x.numpy(), y, rtol=1e-3, atol=1e-5)
