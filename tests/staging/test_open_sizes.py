"""Staged programs whose sizes are arguments: one of them serves every size."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.ops.cases import REPRESENTATIVES, Case
from tests.ops.test_empty_axes import resized
from tests.sampling import sample
from tests.specialization.test_registry import cast, written
from tests.staging.running import Model, library, needs_compiler
from tests.staging.test_staging import FORMATS
from typedtensor import (
    AnyTensor,
    Axis,
    Expr,
    Input,
    IntTensor,
    SizeError,
    StagingError,
    Tensor,
    cond,
    given,
    gradient,
    load_native,
    stage,
    while_loop,
)
from typedtensor.core.axes import declared_size
from typedtensor.nn import ElmanCell, Linear, Module, Recurrent, TransformerBlock
from typedtensor.ops import cross_entropy, cumsum, interpolate, relu, softmax, unfold
from typedtensor.optim import Adam
from typedtensor.random import Key, normal_like, uniform_like

pytestmark = needs_compiler


class Batch(Axis, samples=True): ...


class Time(Axis): ...


class Span(Axis): ...


class Three(Axis, size=3): ...


class Pixel(Axis, size=21): ...


class Hidden(Axis, size=24): ...


class Digit(Axis, size=5): ...


IMAGE, DIGIT, X = Input(Tensor[Batch, Pixel]), Input(IntTensor[Batch]), Input(Tensor[Batch, Time, Pixel])
SIZES = [{Batch: b, Time: t} for b, t in ((2, 3), (64, 50), (1, 1), (1, 7), (5, 1), (24, 36), (3, 2))]
RANDOM = np.random.default_rng(0)


def drawn(x: Input[Any], sizes: Mapping[Any, int], dtype: Any) -> Any:
    shape = [sizes.get(axis, declared_size(axis) or 0) for axis in x.axes]
    return RANDOM.normal(size=shape).astype(dtype) if x.tensor_type.kind == "real" else RANDOM.integers(0, 5, shape)


def check(
    folder: Path,
    outputs: Mapping[str, Expr[Any]],
    inputs: Mapping[str, Input[Any]],
    sizes: Sequence[Mapping[Any, int]] = SIZES,
    **options: Any,
) -> None:
    """Stage a program, and compare what it computes for sizes with what Python computes."""
    stage(outputs, inputs, to=folder, dtype=float, **options)
    calls = [{name: drawn(x, each, float) for name, x in inputs.items()} for each in sizes]
    for arrays, found in zip(calls, Model(folder, "model").calls(*calls), strict=True):
        with given(*(x.bind(x.tensor_type(arrays[name])) for name, x in inputs.items())):
            for name, x in outputs.items():
                np.testing.assert_allclose(found[name], x.value.numpy(), rtol=1e-9, atol=1e-11, err_msg=name)


def perceptron() -> Any:
    model = (Linear(Pixel, Hidden) >> relu >> Linear(Hidden, Digit)).initialize(seed=0)
    for parameter in model.parameters.values():
        parameter.assign(parameter.value, dtype=float)
    return model


@pytest.mark.parametrize("form", FORMATS)
def test_values_and_gradients(form: Any, tmp_path: Path) -> None:
    model = perceptron()
    loss = cross_entropy(IMAGE >> model, DIGIT, Digit).mean(Batch)
    slopes = {f"slope_{n}": gradient(loss, x) for n, x in enumerate(model.parameters.values())}
    outputs = {"loss": loss, "scores": IMAGE >> model, **slopes}
    check(tmp_path, outputs, {"image": IMAGE, "digit": DIGIT}, parameters=model, format=form)


@pytest.mark.slow
def test_steps(tmp_path: Path) -> None:
    model = perceptron()
    loss, optimizer = cross_entropy(IMAGE >> model, DIGIT, Digit).mean(Batch), Adam(model.parameters, learning_rate=0.1)
    stage({"loss": loss}, {"image": IMAGE, "digit": DIGIT}, to=tmp_path, optimizer=optimizer, dtype=float)
    batches = [{"image": drawn(IMAGE, x, float), "digit": drawn(DIGIT, x, float)} for x in SIZES]
    for batch, found in zip(batches, Model(tmp_path, "model").calls(*batches), strict=True):
        with given(IMAGE.bind(Tensor[Batch, Pixel](batch["image"])), DIGIT.bind(IntTensor[Batch](batch["digit"]))):
            optimizer.step(loss)
            np.testing.assert_allclose(found["loss"], loss.value.numpy(), rtol=1e-9)


class Letters(Module):
    def __init__(self) -> None:
        self.layer = Recurrent(ElmanCell(Pixel, Hidden), Time)
        self.score = Linear(Hidden, Digit)


@pytest.mark.slow
@pytest.mark.parametrize("form", FORMATS)
def test_texts_of_any_length(form: Any, tmp_path: Path) -> None:
    model = Letters().initialize(seed=1)
    for parameter in model.parameters.values():
        parameter.assign(parameter.value, dtype=float)
    letters, following = Input(Tensor[Time, Batch, Pixel]), Input(IntTensor[Time, Batch])
    loss = cross_entropy(letters >> model.layer >> model.score, following, Digit).mean()
    slopes = {f"slope_{n}": gradient(loss, x) for n, x in enumerate(model.parameters.values())}
    inputs: dict[str, Any] = {"letters": letters, "following": following}
    check(tmp_path, {"loss": loss, **slopes}, inputs, parameters=model, format=form)


class Head(Axis, size=2): ...


class Feature(Axis, size=8): ...


class Width(Axis, size=4): ...


@pytest.mark.slow
def test_attention_of_any_length(tmp_path: Path) -> None:
    block, x = TransformerBlock(Feature, Head, Width, Hidden, over=Time), Input(Tensor[Batch, Time, Feature])
    for parameter in block.initialize(seed=0).parameters.values():
        parameter.assign(parameter.value, dtype=float)
    loss = block(x, None).square().mean()
    slopes = {f"slope_{n}": gradient(loss, x) for n, x in enumerate(block.parameters.values())}
    check(tmp_path, {"output": block(x, None), **slopes}, {"x": x}, parameters=block)


@pytest.mark.slow
@pytest.mark.parametrize("form", FORMATS)
def test_control_flow(form: Any, tmp_path: Path) -> None:
    small = while_loop(lambda x: (x * x).sum() > 1.0, lambda x: x * 0.5, X)
    chosen = cond(small.sum() > 0.0, lambda x: x * 3.0, lambda x: x - 1.0, small)
    outputs = {"chosen": chosen, "slope": gradient(chosen.sum(), X), "rows": softmax(X, Time)}
    check(tmp_path, outputs, {"x": X}, rounds=20, format=form)


def test_arrays_without_elements_are_refused(tmp_path: Path) -> None:
    """A cumulative sum adds to all elements but the first one."""
    check(tmp_path, {"sums": cumsum(X, Time)}, {"x": X}, [x for x in SIZES if x[Time] > 1])
    model = Model(tmp_path, "model")
    model.calls({"x": np.zeros((2, 1, 21))}, code=1)
    assert "not one that the program takes" in model.told


def test_draws(tmp_path: Path) -> None:
    word = Input(IntTensor[()])
    key = Key(word)
    outputs = {"normal": X + normal_like(key.fold_in(1), X), "uniform": uniform_like(key.fold_in(word), X)}
    check(tmp_path, outputs, {"x": X, "word": word})


def test_sizes_that_follow_from_others(tmp_path: Path) -> None:
    """The program returns them; what Python refuses is an error."""
    x = Input(Tensor[Batch, Time])
    outputs: dict[str, Any] = {
        "windows": unfold(x, Time, Span, Three, stride=2),
        "sums": x.slice(Time, Span, 1, -1).sum(Span),
    }
    sizes = [{Batch: b, Time: t} for b, t in ((2, 3), (1, 4), (3, 50), (24, 7))]
    check(tmp_path, {"windows": outputs["windows"]}, {"x": x}, sizes)
    assert "int64_t Span;" in (tmp_path / "model.h").read_text("utf-8")
    model = Model(tmp_path, "model")
    model.calls({"x": np.zeros((4, 2))}, code=1)
    assert model.told == "a size is less than 1, or not one that the program takes\n"
    check(tmp_path, {"sums": outputs["sums"]}, {"x": x}, sizes)


def test_libraries_take_arrays_of_any_size(tmp_path: Path) -> None:
    model = perceptron()
    stage(model, {"image": Tensor[Batch, Pixel]}, to=tmp_path, name="digits", dtype=float)
    classify = load_native(library(tmp_path, "digits"), Tensor[Batch, Pixel], returns=Tensor[Batch, Digit])
    for size in (64, 1, 5):
        images = Tensor[Batch, Pixel](RANDOM.normal(size=(size, 21)))
        with given(IMAGE.bind(images)):
            np.testing.assert_allclose(classify(images).numpy(), (IMAGE >> model).value.numpy(), rtol=1e-9)
    with pytest.raises(StagingError, match="a size is less than 1"):
        classify(Tensor[Batch, Pixel](np.zeros((0, 21))))
    x, y = Input(Tensor[Batch, Time]), Input(Tensor[Batch])
    stage(x + y.expand_like(x), {"x": x, "y": y}, to=tmp_path, name="sums", dtype=float)
    added = load_native(library(tmp_path, "sums"), Tensor[Batch, Time], Tensor[Batch], returns=Tensor[Batch, Time])
    assert added(Tensor[Batch, Time](np.ones((2, 3))), Tensor[Batch](np.ones(2))).shape == (2, 3)
    with pytest.raises(SizeError, match=r"is \[Batch\] float64, where Batch is 2, but was given \(3,\)"):
        added(Tensor[Batch, Time](np.ones((2, 3))), Tensor[Batch](np.ones(3)))


def test_sizes_on_which_a_program_depends_are_asked_for(tmp_path: Path) -> None:
    def function(x: Any) -> Any:
        return interpolate(x, Time, Three)

    with pytest.raises(StagingError, match=r"depends on the sizes of Time.* as in sizes=\{Time: 16\}"):
        stage(function, {"x": Tensor[Batch, Time]}, to=tmp_path)
    assert not [*tmp_path.iterdir()]
    stage(function, {"x": Tensor[Batch, Time]}, to=tmp_path, sizes={Time: 16})
    assert "[Batch, Time=16] float32" in (tmp_path / "model.h").read_text("utf-8")


@pytest.mark.parametrize("case", sample(REPRESENTATIVES, one_in=90, skip=13), ids=str)
def test_every_operation(case: Case, tmp_path: Path) -> None:
    """With its gradients, or else alone; for a size of one label at a time."""
    nodes, values = written(case, np.float64)
    inputs = {f"x{n}": x for n, x in enumerate(values)}
    for outputs in (nodes, nodes[:1]):
        try:
            stage({f"y{n}": x for n, x in enumerate(outputs)}, inputs, to=tmp_path, dtype=float)
            break
        except StagingError:
            if outputs is not nodes:
                return
    model = Model(tmp_path, "model")
    for label in dict.fromkeys(axis for x in values for axis in x.axes if declared_size(axis) is None):
        for size in (1, 2, 3, 4, 5, 8):
            tensors = [cast(resized(x, label, size), np.float64) for x in case.operands if isinstance(x, AnyTensor)]
            try:
                with (
                    np.errstate(all="ignore"),
                    given(*(x.bind(y) for x, y in zip(values, tensors, strict=True)), plan=False),
                ):
                    expected = [x.value.numpy() for x in outputs]
            except (SizeError, ValueError, IndexError):
                continue  # a size that does not fit the others
            try:
                [found] = model.calls({name: x.numpy() for name, x in zip(inputs, tensors, strict=True)})
            except AssertionError as error:
                if size == 1 and "not one that the program takes" in str(error):
                    continue
                raise
            for x, y in zip(found.values(), expected, strict=True):
                scale = max(1.0, np.abs(y, where=np.isfinite(y), out=np.zeros(y.shape)).max(initial=0.0))
                assert x.shape == y.shape
                np.testing.assert_allclose(x, y, rtol=1e-8, atol=1e-9 * scale, err_msg=f"{label} of {size}")
