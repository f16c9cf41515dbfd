"""Programs in StableHLO compute what they compute here."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from typedtensor import Axis, Const, Expr, Input, IntTensor, StagingError, Tensor, fold, given, gradient, plain, stage
from typedtensor.cli import main
from typedtensor.io import read
from typedtensor.nn import Linear, Module
from typedtensor.ops import PolyOp1, cross_entropy, relu, tanh
from typedtensor.optim import Adam
from typedtensor.random import Key, normal_like

jax = pytest.importorskip("jax")
export = pytest.importorskip("jax.export")


class Batch(Axis, size=6, samples=True): ...


class Pixel(Axis, size=21): ...


class Hidden(Axis, size=34): ...


class Digit(Axis, size=5): ...


class Time(Axis, size=7): ...


IMAGE, DIGIT = Input(Tensor[Batch, Pixel]), Input(IntTensor[Batch])
RANDOM = np.random.default_rng(0)
DATA: dict[str, Any] = {"image": RANDOM.normal(size=(6, 21)).astype(np.float32), "digit": RANDOM.integers(0, 5, 6)}


def perceptron() -> Any:
    return (Linear(Pixel, Hidden) >> relu >> Linear(Hidden, Digit)).initialize(seed=0)


def called(folder: Path, name: str, *arrays: Any) -> tuple[int, list[Any]]:
    """Run a program that is read from its file; return its code and its other results."""
    program = export.deserialize(bytearray((folder / f"{name}.jax").read_bytes()))
    with jax.enable_x64(True):
        code, *results = program.call(*arrays)
    return int(code), results


def parameters(folder: Path, name: str) -> list[Any]:
    arrays = read(folder / f"{name}.safetensors").arrays
    return [arrays[x] for x in json.loads((folder / f"{name}.json").read_text())["parameters"]]


def test_values_and_gradients(tmp_path: Path) -> None:
    model = perceptron()
    loss = cross_entropy(IMAGE >> model, DIGIT, Digit).mean(Batch)
    weight = model.parameters[next(iter(model.parameters))]
    outputs = {"loss": loss, "slope": gradient(loss, weight)}
    stage(outputs, {"image": IMAGE, "digit": DIGIT}, to=tmp_path, name="m", parameters=model, format="stablehlo")
    assert sorted(x.name for x in tmp_path.iterdir()) == ["m.jax", "m.json", "m.mlir", "m.mlirbc", "m.safetensors"]
    code, (value, slope) = called(tmp_path, "m", *DATA.values(), *parameters(tmp_path, "m"))
    bound = IMAGE.bind(Tensor[Batch, Pixel](DATA["image"])), DIGIT.bind(IntTensor[Batch](DATA["digit"]))
    with given(*bound) as computation:
        expected = loss.value.numpy(), computation.gradients(loss, weight)[weight].numpy()
    assert code == 0
    np.testing.assert_allclose(value, expected[0], rtol=1e-6)
    np.testing.assert_allclose(slope, expected[1], rtol=1e-4, atol=1e-7)
    text = (tmp_path / "m.mlir").read_text()
    assert 'loc("image__Batch_Pixel")' in text
    assert 'loc("digit__Batch")' in text
    described = json.loads((tmp_path / "m.json").read_text())
    first = {"name": "image", "kind": "real", "axes": ["Batch", "Pixel"], "shape": [6, 21], "dtype": "float32"}
    assert described["arguments"][0] == first
    assert [x["name"] for x in described["results"]] == ["code", "loss", "slope"]
    digits = np.full(6, 7)
    assert called(tmp_path, "m", DATA["image"], digits, *parameters(tmp_path, "m"))[0] == 1


def test_a_training_step(tmp_path: Path) -> None:
    ours, theirs = perceptron(), perceptron()
    optimizer = Adam(ours.parameters, learning_rate=0.01)
    losses: list[float] = []
    found: list[float] = []
    staged = Adam(theirs.parameters, learning_rate=0.01)
    loss = cross_entropy(IMAGE >> theirs, DIGIT, Digit).mean(Batch)
    stage(loss, {"image": IMAGE, "digit": DIGIT}, to=tmp_path, name="t", optimizer=staged, format="stablehlo", steps=9)
    expression = cross_entropy(IMAGE >> ours, DIGIT, Digit).mean(Batch)
    kept = parameters(tmp_path, "t")
    for number in range(4):
        bound = IMAGE.bind(Tensor[Batch, Pixel](DATA["image"])), DIGIT.bind(IntTensor[Batch](DATA["digit"]))
        with given(*bound):
            optimizer.step(expression)
            losses.append(expression.value.item())
        code, results = called(tmp_path, "t", *DATA.values(), *kept, np.int64(number))
        assert code == 0
        kept, found = [*results[:-1]], [*found, float(results[-1])]
    np.testing.assert_allclose(found, losses, rtol=1e-5)
    assert found[-1] < found[0]
    broken = np.full_like(DATA["image"], np.nan)
    code, results = called(tmp_path, "t", broken, DATA["digit"], *kept, np.int64(4))
    assert code == 2
    for before, after in zip(kept, results, strict=False):  # a step is applied whole or not at all
        np.testing.assert_array_equal(before, after)


def test_loops_and_draws_and_values_in_the_program(tmp_path: Path) -> None:
    class Noisy(Module):
        def __init__(self) -> None:
            self.layer = Linear(Hidden, Hidden, seed=0)

        def __call__(self, xs: Expr[Tensor[Time, Hidden]]) -> Expr[Tensor[Hidden]]:
            start = normal_like(Key(3), xs.mean(Time))
            return fold(lambda h, x: tanh(self.layer(h) + x), start, xs, Time)

    model = Noisy().initialize(seed=0)
    stage(model, {"xs": Tensor[Time, Hidden]}, to=tmp_path, name="n", embed=True, format="stablehlo")
    assert not (tmp_path / "n.safetensors").exists()
    assert "stablehlo.while" in (tmp_path / "n.mlir").read_text()
    xs = RANDOM.normal(size=(7, 34)).astype(np.float32)
    code, [found] = called(tmp_path, "n", xs)
    assert code == 0
    np.testing.assert_allclose(found, plain(model)(Tensor[Time, Hidden](xs)).numpy(), rtol=1e-5, atol=1e-6)


MODEL = perceptron()


def predict(image: Expr[Tensor[Batch, Pixel]]) -> Expr[Tensor[Batch, Digit]]:
    scores: Expr[Tensor[Batch, Digit]] = image >> MODEL
    return scores


def test_from_the_command_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.syspath_prepend(str(Path(__file__).parents[2]))
    assert sys.modules[__name__]
    arguments = [f"{__name__}:predict", "-o", str(tmp_path), "--format", "stablehlo", "--embed"]
    assert main(["stage", *arguments]) == 0
    assert str(tmp_path / "predict.mlirbc") in capsys.readouterr().out
    _, [found] = called(tmp_path, "predict", DATA["image"])
    with given():
        expected = predict(Const(Tensor[Batch, Pixel](DATA["image"]))).value.numpy()
    np.testing.assert_allclose(found, expected, rtol=1e-5, atol=1e-6)


def test_what_is_refused(tmp_path: Path) -> None:
    with pytest.raises(StagingError, match="format='wasm' is none of 'c', 'object' and 'stablehlo'"):
        stage(MODEL, {"image": Tensor[Batch, Pixel]}, to=tmp_path, format="wasm")  # type: ignore[arg-type]
    loss = cross_entropy(IMAGE >> MODEL, DIGIT, Digit).mean(Batch)
    with pytest.raises(StagingError, match="takes its parameters and returns new ones: leave embed=True out"):
        stage(
            loss,
            {"image": IMAGE, "digit": DIGIT},
            to=tmp_path,
            optimizer=Adam(MODEL.parameters, learning_rate=0.1),
            embed=True,
            format="stablehlo",
        )

    class Gauss(PolyOp1, rule="*A -> *A"):
        def forward(self, xp: Any, x: Any, /) -> Any:
            return np.exp(-(np.asarray(x) ** 2))

    gauss = Gauss()
    with pytest.raises(
        StagingError, match=r"Gauss\(\), applied at .*test_stablehlo.py:[0-9]+, .*: its forward is Python"
    ):
        stage(lambda x: gauss(x), {"x": Tensor[Batch]}, to=tmp_path, format="stablehlo")
    assert not [*tmp_path.iterdir()]
