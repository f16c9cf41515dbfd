"""Programs in C compute what they compute in Python, without warnings and beneath sanitizers."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.sampling import sample
from tests.staging.running import Model, library, needs_compiler
from typedtensor import (
    Axis,
    BindingError,
    Expr,
    Forest,
    Input,
    IntTensor,
    Param,
    SizeError,
    StagingError,
    Tensor,
    call,
    cond,
    given,
    gradient,
    load_native,
    plain,
    recursive,
    scan,
    stage,
    tree_fold,
    while_loop,
)
from typedtensor.cli import main
from typedtensor.io import load
from typedtensor.nn import ElmanCell, Linear, Module, Recurrent
from typedtensor.ops import cross_entropy, relu, sin, tanh
from typedtensor.optim import SGD, Adam, Optimizer
from typedtensor.random import Key, normal_like, permutation, uniform_like
from typedtensor.targets.native.llvm import machine

pytestmark = needs_compiler


class Batch(Axis, size=6, samples=True): ...


class Pixel(Axis, size=21): ...


class Hidden(Axis, size=34): ...


class Digit(Axis, size=5): ...


class Time(Axis, size=7): ...


IMAGE, DIGIT = Input(Tensor[Batch, Pixel]), Input(IntTensor[Batch])
RANDOM = np.random.default_rng(0)


def perceptron(dtype: Any = np.float32) -> Any:
    model = (Linear(Pixel, Hidden) >> relu >> Linear(Hidden, Digit)).initialize(seed=0)
    for parameter in model.parameters.values():
        parameter.assign(parameter.value, dtype=dtype)
    return model


def data(dtype: Any = np.float32) -> dict[str, Any]:
    return {"image": RANDOM.normal(size=(6, 21)).astype(dtype), "digit": RANDOM.integers(0, 5, 6)}


def loss_of(model: Any) -> Expr[Tensor[()]]:
    return cross_entropy(IMAGE >> model, DIGIT, Digit).mean(Batch)


def bound(arrays: dict[str, Any]) -> Any:
    return given(IMAGE.bind(Tensor[Batch, Pixel](arrays["image"])), DIGIT.bind(IntTensor[Batch](arrays["digit"])))


def close(found: Any, expected: Any, dtype: Any = np.float32) -> None:
    tolerance = 1e-6 if dtype == np.float32 else 1e-12
    np.testing.assert_allclose(found, expected, rtol=tolerance, atol=tolerance)


@pytest.mark.parametrize("dtype", sample([np.float32, np.float64], first=1))
def test_values_and_gradients(tmp_path: Path, dtype: Any) -> None:
    model, arrays = perceptron(dtype), data(dtype)
    loss = loss_of(model)
    names = [name.replace(".", "_") for name in model.parameters]
    slopes = dict(zip(names, (gradient(loss, x) for x in model.parameters.values()), strict=True))
    stage(
        {"loss": loss, "scores": IMAGE >> model, **slopes},
        {"image": IMAGE, "digit": DIGIT},
        to=tmp_path,
        parameters=model,
        dtype=dtype,
    )
    [found] = Model(tmp_path, "model").calls(arrays)
    with bound(arrays):
        close(found["loss"], loss.value.numpy(), dtype)
        close(found["scores"], (IMAGE >> model).value.numpy(), dtype)
        for name, slope in slopes.items():
            close(found[name], slope.value.numpy(), dtype)


@pytest.mark.parametrize("dtype", sample([np.float32, np.float64], first=1))
def test_steps_update_parameters_and_states(tmp_path: Path, dtype: Any) -> None:
    model = perceptron(dtype)
    optimizer = Adam(model.parameters, learning_rate=1e-2)
    loss, batches = loss_of(model), [data(dtype) for _ in range(4)]
    with bound(batches[0]):
        optimizer.step(loss)  # a training goes on where it is
    stage(
        {"loss": loss}, {"image": IMAGE, "digit": DIGIT}, to=tmp_path, optimizer=optimizer, dtype=dtype, name="training"
    )
    losses = Model(tmp_path, "training").calls(*batches)
    for arrays, found in zip(batches, losses, strict=True):
        with bound(arrays):
            optimizer.step(loss)
            close(found["loss"], loss.value.numpy(), dtype)
    trained = perceptron(dtype)
    load(tmp_path / "after.safetensors", trained)
    for found, expected in zip(trained.parameters.values(), model.parameters.values(), strict=True):
        close(found.value.numpy(), expected.value.numpy(), dtype)


class Letters(Module):
    def __init__(self) -> None:
        self.layer = Recurrent(ElmanCell(Pixel, Hidden), Time)
        self.score = Linear(Hidden, Digit)


@pytest.mark.slow
def test_a_recurrent_network_is_trained(tmp_path: Path) -> None:
    model = Letters().initialize(seed=1)
    for parameter in model.parameters.values():
        parameter.assign(parameter.value, dtype=np.float64)
    letters, following = Input(Tensor[Time, Batch, Pixel]), Input(IntTensor[Time, Batch])
    loss = cross_entropy(letters >> model.layer >> model.score, following, Digit).mean()
    optimizer = SGD(model.parameters, learning_rate=0.1, momentum=0.9)
    batches = [
        {"letters": RANDOM.normal(size=(7, 6, 21)), "following": RANDOM.integers(0, 5, (7, 6))} for _ in range(3)
    ]
    stage({"loss": loss}, {"letters": letters, "following": following}, to=tmp_path, optimizer=optimizer, dtype=float)
    found = Model(tmp_path, "model").calls(*batches)
    for arrays, each in zip(batches, found, strict=True):
        with given(
            letters.bind(Tensor[Time, Batch, Pixel](arrays["letters"])),
            following.bind(IntTensor[Time, Batch](arrays["following"])),
        ):
            optimizer.step(loss)
            close(each["loss"], loss.value.numpy(), float)


def test_a_whole_training_is_one_program(tmp_path: Path) -> None:
    """The batches are the steps of a scan, whose state is the weight."""
    start, batches = Input(Tensor[Pixel]), Input(Tensor[Time, Batch, Pixel])

    def step(weight: Any, images: Any) -> Any:
        loss = (tanh(sin((images * weight.expand_like(images)).sum(Pixel))) - 0.5).square().mean(Batch)
        return weight - gradient(loss, weight) * 0.1, loss

    weight, losses = scan(step, start, batches, Time)
    arrays = {"start": RANDOM.normal(size=21), "batches": RANDOM.normal(size=(7, 6, 21))}
    stage({"weight": weight, "losses": losses}, {"start": start, "batches": batches}, to=tmp_path, dtype=float)
    [found] = Model(tmp_path, "model").calls(arrays)
    with given(start.bind(Tensor[Pixel](arrays["start"])), batches.bind(Tensor[Time, Batch, Pixel](arrays["batches"]))):
        close(found["weight"], weight.value.numpy(), float)
        close(found["losses"], losses.value.numpy(), float)


X = Input(Tensor[Pixel])

FORMATS = ["c", pytest.param("object", marks=pytest.mark.skipif(machine() is None, reason="it needs LLVM"))]


def halved() -> Any:
    return while_loop(lambda x: (x * x).sum() > 1.0, lambda x: x * 0.5, X)


def test_loops_and_branches_depend_on_values(tmp_path: Path) -> None:
    small = halved()
    chosen = cond(small.sum() > 0.0, lambda x: x * 3.0, lambda x: x - 1.0, small)
    outputs = {"chosen": chosen, "slope": gradient(chosen.sum(), X)}
    stage(outputs, {"x": X}, to=tmp_path, dtype=float)
    model, sides = Model(tmp_path, "model"), [np.linspace(0.1, 4.0, 21), np.linspace(-90.0, 4.0, 21)]
    for x, found in zip(sides, model.calls(*({"x": x} for x in sides)), strict=True):
        with given(X.bind(Tensor[Pixel](x))):
            close(found["chosen"], chosen.value.numpy(), float)
            close(found["slope"], outputs["slope"].value.numpy(), float)


def test_more_rounds_than_there_is_room_for_are_an_error(tmp_path: Path) -> None:
    stage(gradient(halved().sum(), X), {"x": X}, to=tmp_path, dtype=float, rounds=4)
    model = Model(tmp_path, "model")
    model.calls({"x": np.full(21, 1e9)}, code=1)
    assert model.told == "a loop takes more than 4 steps\n"


@pytest.mark.slow
def test_what_is_not_finite_changes_nothing(tmp_path: Path) -> None:
    model, arrays = perceptron(), data()
    optimizer = Optimizer(model.parameters, *SGD(model.parameters, learning_rate=0.1).transformations)
    stage({"loss": loss_of(model)}, {"image": IMAGE, "digit": DIGIT}, to=tmp_path, optimizer=optimizer)
    built = Model(tmp_path, "model")
    built.calls({**arrays, "image": arrays["image"] * np.nan}, code=1)
    assert "is not finite" in built.told
    built.calls({**arrays, "digit": arrays["digit"] + 100}, code=1)
    assert built.told == "an index is not from 0 to 4\n"
    after = perceptron()
    load(tmp_path / "after.safetensors", after)
    for found, expected in zip(after.parameters.values(), model.parameters.values(), strict=True):
        np.testing.assert_array_equal(found.value.numpy(), expected.value.numpy())


class Word(Axis): ...


class Sentence(Axis): ...


def test_trees(tmp_path: Path) -> None:
    forest = Forest(((0, 1), (2, (3, 4))), (5, 6), 7)
    words, weight = Input(Tensor[Word, Hidden]), Param(Tensor[Hidden](RANDOM.normal(size=34)))

    def joined(left: Any, right: Any) -> Any:
        return tanh(left * weight.expand_like(left) + right)

    roots = tree_fold(lambda leaf: leaf, joined, words, forest, Word, Sentence).map(lambda x: x)
    outputs: dict[str, Any] = {"roots": roots, "slope": gradient(roots.square().sum(), weight)}
    stage(outputs, {"words": words}, to=tmp_path, dtype=float, sizes={Word: 8})
    arrays = {"words": RANDOM.normal(size=(8, 34))}
    [found] = Model(tmp_path, "model").calls(arrays)
    with given(words.bind(Tensor[Word, Hidden](arrays["words"]))):
        for name, x in outputs.items():
            close(found[name], x.value.numpy(), float)


@call
def power(x: Expr[Tensor[()]], n: Expr[IntTensor[()]]) -> Expr[Tensor[()]]:
    return cond(n > 0, lambda s: s[0] * power(s[0], s[1] - 1), lambda s: s[0] ** 0.0, (x, n))


@dataclass(frozen=True)
class Branches:
    word: Tensor[Hidden]
    parts: tuple[Branches, ...] = ()


@pytest.mark.parametrize("form", FORMATS)
def test_recursion(tmp_path: Path, form: Any) -> None:
    weight, x, n = Param(Tensor[Hidden](RANDOM.normal(size=34))), Input(Tensor[()]), Input(IntTensor[()])

    @recursive
    def folded(node: Branches) -> Any:
        return sum(map(folded, node.parts), tanh(node.word * weight))

    words = [Tensor[Hidden](RANDOM.normal(size=34)) for _ in range(4)]
    tree = folded(Branches(words[0], (Branches(words[1], (Branches(words[2]),)), Branches(words[3])))).sum()
    outputs: dict[str, Any] = {"power": power(x, n), "slope": gradient(power(x, n), x), "tree": gradient(tree, weight)}
    stage(outputs, {"x": x, "n": n}, to=tmp_path, dtype=float, format=form)
    calls = [{"x": 2.0, "n": 5}, {"x": -0.5, "n": 0}, {"x": 1.5, "n": 9}]
    for arrays, found in zip(calls, Model(tmp_path, "model").calls(*calls), strict=True):
        with given(x.bind(Tensor[()](arrays["x"])), n.bind(IntTensor[()](arrays["n"]))):
            for name, value in outputs.items():
                close(found[name], value.value.numpy(), float)


CBLAS = """\
enum { CblasRowMajor = 101, CblasNoTrans = 111, CblasTrans = 112 };
void cblas_sgemm(int, int, int, int, int, int, float, const float *, int, const float *, int, float, float *, int);
"""

PRODUCT = """\
#include "cblas.h"
#include <stdio.h>

void cblas_sgemm(int order, int at, int bt, int m, int n, int k, float alpha, const float *a, int as, const float *b,
                 int bs, float beta, float *c, int cs) {
    (void)order, (void)alpha, (void)beta;
    fputs("by BLAS\\n", stderr);
    for (int i = 0; i < m; i++)
        for (int j = 0; j < n; j++) {
            float sum = 0;
            for (int t = 0; t < k; t++)
                sum += a[at == CblasTrans ? t * as + i : i * as + t] * b[bt == CblasTrans ? j * bs + t : t * bs + j];
            c[i * cs + j] = sum;
        }
}
"""


class Row(Axis, size=40): ...


class Column(Axis, size=50): ...


class Term(Axis, size=30): ...


def test_products_by_a_blas(tmp_path: Path) -> None:
    a, b = Input(Tensor[Row, Term]), Input(Tensor[Term, Column])
    c, d = Input(Tensor[Term, Row]), Input(Tensor[Column, Term])
    outputs = {"ab": a @ b, "cb": c.transpose() @ b, "ad": a @ d.transpose(), "cd": c.transpose() @ d.transpose()}
    stage(outputs, {"a": a, "b": b, "c": c, "d": d}, to=tmp_path)
    (tmp_path / "cblas.h").write_text(CBLAS, "utf-8")
    (tmp_path / "blas.c").write_text(PRODUCT, "utf-8")
    arrays = {"a": (40, 30), "b": (30, 50), "c": (30, 40), "d": (50, 30)}
    given_arrays = {name: RANDOM.normal(size=shape).astype(np.float32) for name, shape in arrays.items()}
    model = Model(tmp_path, "model", extra=["-DTYPEDTENSOR_BLAS", "-I", tmp_path, tmp_path / "blas.c"])
    [found] = model.calls(given_arrays)
    assert model.told == "by BLAS\n" * 4
    x, y, z, w = given_arrays.values()
    for name, expected in {"ab": x @ y, "cb": z.T @ y, "ad": x @ w.T, "cd": z.T @ w.T}.items():
        np.testing.assert_allclose(found[name], expected, rtol=1e-4, atol=1e-5)


def test_draws_are_those_of_python(tmp_path: Path) -> None:
    def noisy(x: Any, word: Any) -> Any:
        key = Key(word)
        return {
            "normal": x + normal_like(key.fold_in(1), x),
            "uniform": uniform_like(key.fold_in(word), x),
            "known": x * uniform_like(Key(7), x),
            "order": permutation(key, Pixel),
        }

    x, word = Input(Tensor[Batch, Pixel]), Input(IntTensor[()])
    outputs = noisy(x, word)
    stage(outputs, {"x": x, "word": word}, to=tmp_path)
    array, words = data()["image"], (3, 2**40)
    calls = Model(tmp_path, "model").calls(*({"x": array, "word": n} for n in words))
    for number, found in zip(words, calls, strict=True):
        with given(x.bind(Tensor[Batch, Pixel](array)), word.bind(IntTensor[()](number))):
            for name, value in outputs.items():
                close(found[name], value.value.numpy())


def test_equal_programs_give_equal_files(tmp_path: Path) -> None:
    folders = [
        stage(perceptron(), {"image": Tensor[Batch, Pixel]}, to=tmp_path / name, embed=True) for name in ("a", "b")
    ]
    one, other = ({path.name: path.read_bytes() for path in folder.iterdir()} for folder in folders)
    assert one == other
    assert one.keys() == {"Makefile", "model.c", "model.h"}
    [found] = Model(folders[0], "model").calls(arrays := data())
    close(found["output"], plain(perceptron())(Tensor[Batch, Pixel](arrays["image"])).numpy())


def test_libraries_are_typed_functions(tmp_path: Path) -> None:
    model, arrays = perceptron(), data()
    stage(model, {"image": Tensor[Batch, Pixel]}, to=tmp_path, name="digits")
    path, images = library(tmp_path, "digits"), Tensor[Batch, Pixel](arrays["image"])
    classify = load_native(path, Tensor[Batch, Pixel], returns=Tensor[Batch, Digit])
    close(classify(images).numpy(), plain(model)(images).numpy())
    several = load_native(path, Tensor[Batch, Pixel], returns={"output": Tensor[Batch, Digit]})
    assert several(images)["output"].tensor_type is Tensor[Batch, Digit]
    with pytest.raises(StagingError, match=r"has the inputs image: \[Batch=6, Pixel=21\] float32, but Tensor"):
        load_native(path, Tensor[Pixel, Batch], returns=Tensor[Batch, Digit])
    with pytest.raises(StagingError, match="has the outputs output"):
        load_native(path, Tensor[Batch, Pixel], returns=Tensor[Batch, Hidden])
    with pytest.raises(BindingError, match="is float32, but was given float64"):
        classify(Tensor[Batch, Pixel](arrays["image"].astype(float)))
    with pytest.raises(SizeError):
        classify(Tensor[Batch, Pixel](np.zeros((5, 21), np.float32)))
    classify.save(tmp_path / "other.safetensors")
    with pytest.raises(StagingError, match="cannot be read"):
        classify.load(tmp_path / "none.safetensors")
    (tmp_path / "broken.safetensors").write_bytes(b"\x10\0\0\0\0\0\0\0{}")
    with pytest.raises(StagingError, match="damaged"):
        classify.load(tmp_path / "broken.safetensors")
    load_native(path, Tensor[Batch, Pixel], returns=Tensor[Batch, Digit], parameters=tmp_path / "other.safetensors")


class Open(Axis): ...


def test_what_cannot_be_staged_is_named(tmp_path: Path) -> None:
    from typedtensor.ops import PolyOp1

    class Gauss(PolyOp1, rule="*A -> *A"):
        def forward(self, xp: Any, x: Any, /) -> Any:
            return xp.exp(-x * x)

        def backward(self, dy: Any, y: Any, x: Any, /) -> Any:
            return dy * y * x * -2.0

    for of in (X, X * 2.0):  # values that passes made anew, too
        with pytest.raises(
            StagingError,
            match=r"Gauss\(\), applied at .*test_staging.py:[0-9]+, cannot be staged: its forward is Python",
        ):
            stage(Gauss()(of) + 1.0, {"x": X}, to=tmp_path)
    with pytest.raises(StagingError, match="which has no name"):
        stage(X + 1.0, {}, to=tmp_path)
    with pytest.raises(StagingError, match=r"as in sizes=\{Open: 32\}"):
        stage(lambda x: x + 1.0, {"x": Tensor[Open]}, to=tmp_path, format="stablehlo")
    with pytest.raises(StagingError, match="try float_"):
        stage(X + 1.0, {"x": X}, to=tmp_path, name="float")
    with pytest.raises(StagingError, match="no parameter of the optimizer"):
        optimizer = SGD([Param(Tensor[()](1.0))], learning_rate=0.1)
        stage(X.sum(), {"x": X}, to=tmp_path, optimizer=optimizer)
    assert not [*tmp_path.iterdir()]


WEIGHT = Param(Tensor[Open, Hidden](np.ones((3, 34), np.float32)))


def predict(image: Expr[Tensor[Batch, Open]]) -> Expr[Tensor[Batch, Hidden]]:
    return image @ WEIGHT


@pytest.mark.slow
def test_the_command_stages_a_function(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["stage", "tests.staging.test_staging:predict", "-o", str(tmp_path / "out")]
    assert main([*arguments, "--size", "Open=3"]) == 0
    assert capsys.readouterr().out.split() == [
        str(tmp_path / "out" / name) for name in ("Makefile", "predict.c", "predict.h", "predict.safetensors")
    ]
    [found] = Model(tmp_path / "out", "predict").calls({"image": np.arange(18).reshape(6, 3)})
    np.testing.assert_array_equal(found["output"][:, 5], np.arange(18).reshape(6, 3).sum(axis=1))
    assert main([*arguments[:-1], str(tmp_path / "object"), "--size", "Open=3", "--target", "aarch64-linux-gnu"]) == 0
    assert str(tmp_path / "object" / "predict.o") in capsys.readouterr().out.split()
    assert main([*arguments[:-1], str(tmp_path / "inferred")]) == 0  # the parameter has the size
    assert (tmp_path / "inferred" / "predict.c").read_bytes() == (tmp_path / "out" / "predict.c").read_bytes()
    assert main([*arguments, "--size", "Other=3"]) == 2
    assert main(["stage", "tests.staging.test_staging:other", "-o", str(tmp_path)]) == 2
    told = capsys.readouterr().err
    assert "--size Other=3 is no LABEL=SIZE of Batch, Open" in told
    assert "tests.staging.test_staging has no other" in told


def test_the_example_has_the_losses_of_python(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    from examples import staging

    staging.main(tmp_path)
    in_c, in_python = capfd.readouterr().out.split("In Python:\n")
    assert in_c.removeprefix("In C:\n").splitlines() == in_python.splitlines()
    assert len(in_python.splitlines()) == 4
