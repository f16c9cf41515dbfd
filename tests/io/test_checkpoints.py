"""Saving and loading of models, optimizers, and files of other programs."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from itertools import islice
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.io.models import Hidden, In, Net, Out, mutations, same, train, trained, values
from tests.sampling import sample
from typedtensor import Axis, AxisError, Buffer, CheckpointError, IntTensor, Module, Param, Tensor, given
from typedtensor.io import Saved, assign, load, read, save, write
from typedtensor.io.assigning import Names
from typedtensor.nn import Conv2D, ElmanCell, Embedding, EnsembleLinear, Linear
from typedtensor.optim import LAMB, LBFGS, SGD, Adafactor, Adam, Groups, NAdam, Optimizer, RMSProp

Made = Callable[[Net], Optimizer]
OPTIMIZERS: dict[str, Made] = {
    "SGD": lambda model: SGD(model.parameters, learning_rate=0.01),
    "momentum": lambda model: SGD(model.parameters, learning_rate=lambda step: 0.1 / step, momentum=0.9),
    "Adam": lambda model: Adam(model.parameters),
    "some": lambda model: Adam([model.first.weight, model.scale]),
    "Adafactor": lambda model: Adafactor(model.parameters, learning_rate=0.01),
    "LAMB": lambda model: LAMB(model.parameters, learning_rate=0.01),
    "LBFGS": lambda model: LBFGS(model.parameters, learning_rate=0.01),
    "RMSProp": lambda model: RMSProp(model.parameters, centred=True, momentum=0.5),
}


@pytest.mark.parametrize("name", OPTIMIZERS)
@pytest.mark.parametrize("steps", [0, 1, 6])
def test_training_goes_on(name: str, steps: int, tmp_path: Path) -> None:
    """With a random generator; the file that is loaded has all it takes."""
    model = Net().initialize(1)
    optimizer, rng = OPTIMIZERS[name](model), np.random.default_rng(0)
    train(model, optimizer, steps, rng)
    save(tmp_path / "x", model, optimizer=optimizer, notes={"rng": rng.bit_generator.state})
    before = values(model)
    train(model, optimizer, 4, rng)

    again = Net().initialize(2)
    resumed, other = OPTIMIZERS[name](again), np.random.default_rng(5)
    other.bit_generator.state = load(tmp_path / "x", again, optimizer=resumed)["rng"]
    assert same(values(again), before)
    train(again, resumed, 4, other)
    assert resumed.steps == steps + 4
    for found, expected in zip(values(again).values(), values(model).values(), strict=True):
        np.testing.assert_allclose(found, expected, rtol=1e-5, atol=1e-7)


def test_a_state_does_not_change() -> None:
    model, optimizer = trained(1)
    state = optimizer.state
    kept = {name: {key: x.copy() for key, x in arrays.items()} for name, arrays in state.remembered.items()}
    train(model, optimizer, 3, np.random.default_rng(0))
    for name, arrays in state.remembered.items():
        for key, array in arrays.items():
            np.testing.assert_array_equal(array, kept[name][key])
    assert (state.steps, optimizer.steps) == (4, 7)


def test_a_state_of_another_optimizer(tmp_path: Path) -> None:
    model, adam = trained(1)
    save(tmp_path / "x", model, optimizer=adam)
    before, sgd = values(trained(2)[0]), SGD((other := trained(2)[0]).parameters, learning_rate=0.1)
    with pytest.raises(
        CheckpointError,
        match=r"the state has 0.mean \(4,\) float32, .* here need nothing: it belongs to other transformations",
    ):
        load(tmp_path / "x", other, optimizer=sgd)
    with pytest.raises(
        AxisError, match=r"the state has values for first.weight, which is not among the parameters here: a"
    ):
        Adam({"a": model.scale}).state = adam.state
    assert same(values(other), before)
    assert (sgd.steps, sgd.state.remembered) == (0, {})
    save(tmp_path / "x", model)
    with pytest.raises(CheckpointError, match="contains no optimizer state"):
        load(tmp_path / "x", other, optimizer=adam)
    assert same(values(other), before)


class Wide(Axis, size=4): ...


class Square(Axis, size=3): ...


class Side(Axis, size=3): ...


class Renamed(Module):
    def __init__(self) -> None:
        self.inner = Linear(In, Wide)
        self.second = Linear(Wide, Out)
        self.scale = Param(Tensor[()](1.0))
        self.count = Buffer(IntTensor[()](0))


def test_all_that_does_not_fit_is_said_at_once(tmp_path: Path) -> None:
    model, _ = trained(1)
    save(tmp_path / "x", model)
    other = Renamed()
    before = values(other)
    with pytest.raises(CheckpointError) as caught:
        load(tmp_path / "x", other)
    assert str(caught.value).split("\n")[1:] == [
        "  second.weight has the axes [Wide, Out], but [Hidden, Out] in the file: use labels= to rename labels",
        "  inner.weight, [In=5, Wide=4], is missing",
        "  inner.bias, [Wide=4], is missing",
        "  first.bias, of shape (4,), is not a parameter: use names= to rename arrays",
        "  first.weight, of shape (5, 4), is not a parameter: use names= to rename arrays",
    ]
    assert same(values(other), before)
    load(tmp_path / "x", other, names={"first.": "inner."}, labels={"Hidden": Wide})
    assert same(values(other), {name.replace("first", "inner"): x for name, x in values(model).items()})
    load(tmp_path / "x", (fresh := Renamed()).second, names=_after("second."), labels={"Hidden": Wide})
    assert same(values(fresh.second), values(model.second))


def test_what_an_optimizer_remembers_goes_by_the_names_of_its_parameters(tmp_path: Path) -> None:
    """As resuming after fields have other names: by beginnings, by a function, and not what the function leaves out."""
    model, optimizer = trained(1)
    save(tmp_path / "x", model, optimizer=optimizer)
    remembered = {name.replace("first", "inner"): x for name, x in optimizer.state.remembered.items()}
    other = Renamed()
    names: tuple[Names, ...] = ({"first.": "inner."}, lambda name: name.replace("first.", "inner."))
    for each in names:
        resumed = Adam(other.parameters)
        load(tmp_path / "x", other, optimizer=resumed, names=each, labels={"Hidden": Wide})
        assert resumed.steps == optimizer.steps
        assert resumed.state.remembered.keys() == remembered.keys()
        for name, arrays in resumed.state.remembered.items():
            assert same(dict(arrays), dict(remembered[name]))
    head = Adam(other.second.parameters)
    load(tmp_path / "x", other.second, optimizer=head, names=_after("second."), labels={"Hidden": Wide})
    assert head.state.remembered.keys() == {"weight", "bias"}


def test_what_an_optimizer_remembers_is_not_turned(tmp_path: Path) -> None:
    weight = Param(Tensor[Square, Side](np.arange(9, dtype=np.float32).reshape(3, 3)))
    optimizer = Adam({"weight": weight})
    with given():
        optimizer.step((weight * weight).sum())
    save(tmp_path / "x", {"weight": weight}, optimizer=optimizer)
    before = weight.value
    load(tmp_path / "x", {"weight": weight}, optimizer=optimizer, axes={"weight": (Square, Side)})
    with pytest.raises(CheckpointError, match="contains optimizer state for weight, whose axes axes= reorders"):
        load(tmp_path / "x", {"weight": weight}, optimizer=optimizer, axes={"weight": (Side, Square)})
    assert np.array_equal(weight.value, before)


def test_a_table_of_names_has_beginnings_and_parts() -> None:
    names = {
        "net.layer.": "blocks.",
        ".self.": ".attention.",
        ".output.dense.": ".narrow.",
        ".dense.": ".widen.",
        ".mask.": None,
        "head.": None,
        "b": "bias",
    }
    became = {
        "net.layer.0.self.query.w": "blocks.0.attention.query.w",
        "net.layer.1.output.dense.w": "blocks.1.narrow.w",
        "net.layer.1.dense.w": "blocks.1.widen.w",
        "self.w": "attention.w",
        "b": "bias",
    }
    size = In().size
    parameters = {name: Param(Tensor[In](np.zeros(size))) for name in became.values()}
    arrays = {name: np.full(size, float(number)) for number, name in enumerate(became)}
    assign(parameters, arrays | {"net.layer.1.mask.w": np.ones(3), "head.w": np.ones(3)}, names=names)
    for number, name in enumerate(became.values()):
        assert parameters[name].value.numpy().tolist() == [number] * size
    with pytest.raises(CheckpointError, match=r"names= renames '\.selv\.', but no array has this name"):
        assign({"attention.w": Param(Tensor[In](np.zeros(size)))}, {"self.w": np.ones(size)}, names={".selv.": ".x."})


def _after(prefix: str) -> Callable[[str], str | None]:
    return lambda name: name.removeprefix(prefix) if name.startswith(prefix) else None


class Heads(Axis, size=2): ...


class Width(Axis, size=3): ...


class One(Axis, size=1): ...


class Single(Axis, size=1): ...


def test_arrays_of_other_programs() -> None:
    """Axes in another order, several in one, another precision."""
    weight = Param(Tensor[In, Heads, Width](np.zeros((5, 2, 3), np.float32)))
    given = np.arange(30, dtype=np.float32).reshape(6, 5)
    assign([weight], {"0": given}, axes={"0": ((Heads, Width), In)})
    np.testing.assert_array_equal(weight.value.numpy(), given.T.reshape(5, 2, 3))
    refused: dict[str, tuple[Any, Any]] = {
        r"need an array of shape \(6, 5\), but the array has the shape \(5, 6\)": (given.T, ((Heads, Width), In)),
        "name each axis once": (given, (In, Heads)),
        r"has the axes \[In=5, Heads=2, Width=3\], but the array has the shape": (given, None),
        "cannot hold all digits of .*: pass narrow=True": (given.astype(np.float64), ((Heads, Width), In)),
        "but those of the array are int64": (given.astype(np.int64), ((Heads, Width), In)),
        "in which some of the assigned elements of float64 overflow to infinity": (
            given.astype(np.float64) * 1e300,
            ((Heads, Width), In),
        ),
    }
    for message, (array, axes) in refused.items():
        with pytest.raises(CheckpointError, match=message):
            assign([weight], {"0": array}, axes=axes and {"0": axes}, narrow="infinity" in message)
    assign([weight], {"0": given.astype(np.float16), "1": given}, axes={"0": ((Heads, Width), In)}, partial=True)
    assign([weight], {"0": given.astype(np.float64)}, axes={"0": ((Heads, Width), In)}, narrow=True)
    assert weight.value.dtype == np.float32
    for names in ({"a": "0", "b": "0"}, lambda name: "0"):
        with pytest.raises(CheckpointError, match="a and b are both renamed to 0"):
            assign([weight], {"a": given, "b": given}, names=names, axes={"0": ((Heads, Width), In)})
    for key, meant in (
        ("fc1.", ": perhaps 'fc.' is meant"),
        ("fc.wieght", ": perhaps 'fc.weight' is meant"),
        ("x", ""),
    ):
        with pytest.raises(CheckpointError, match=rf"names= renames '{key}', but no array has this name{meant}$"):
            assign([weight], {"fc.weight": given}, names={"fc.weight": "0", key: "0"}, axes={"0": ((Heads, Width), In)})
    with pytest.raises(CheckpointError, match="axes= names weight, which is not a parameter"):
        assign([weight], {"0": given}, axes={"weight": (In,)})
    with pytest.raises(CheckpointError, match="there are no parameters in"):
        assign([], {})
    with pytest.raises(
        CheckpointError, match=r"model is a path, not a model: pass the path first, as in save\(path, model\)"
    ):
        assign("model", {})
    np.testing.assert_array_equal(weight.value.numpy(), given.T.reshape(5, 2, 3))


def test_a_kernel_that_has_its_window_first() -> None:
    kernel = Param(Tensor[Heads, In, Width, Width](np.zeros((2, 5, 3, 3), np.float32)))
    given = np.arange(90, dtype=np.float32).reshape(3, 3, 5, 2)
    assign([kernel], {"0": given}, axes={"0": (Width, Width, In, Heads)})
    np.testing.assert_array_equal(kernel.value.numpy(), given.transpose(3, 2, 0, 1))
    with pytest.raises(CheckpointError, match="name each axis once"):
        assign([kernel], {"0": given}, axes={"0": (Width, In, Heads)})


class Column(Axis, size=4): ...


SQUARES: dict[str, Callable[[], Module]] = {
    "linear": lambda: Linear(Hidden, Column, seed=0),
    "embedding": lambda: Embedding(Hidden, Column, seed=0),
    "recurrent": lambda: ElmanCell(In, Hidden, seed=0),
    "window": lambda: Conv2D(In, Out, Column, Hidden, seed=0),
    "channels": lambda: Conv2D(Column, Hidden, In, Out, seed=0),
    "ensemble": lambda: EnsembleLinear(Column, Hidden, Out, seed=0),
}


@pytest.mark.parametrize("make", SQUARES.values(), ids=SQUARES)
def test_arrays_whose_shape_does_not_tell_their_order(make: Callable[[], Module], tmp_path: Path) -> None:
    """They are refused where nothing states the order, and loaded where something does."""
    source, model = make(), make().initialize(1)
    arrays, before = {name: x.value.numpy() for name, x in source.parameters.items()}, values(model)
    write(tmp_path / "other", Saved(arrays))
    unstated: list[Callable[[], object]] = [
        lambda: assign(model, arrays),
        lambda: load(tmp_path / "other", model),
    ]
    for read_in in unstated:
        with pytest.raises(
            CheckpointError, match=r"several axes of .*=4\D.* have one size, .* write axes=\{\"\w+\": \("
        ):
            read_in()
        assert same(values(model), before)
    axes = {name: x.axes for name, x in model.parameters.items()}
    save(tmp_path / "ours", source)
    stated: list[Callable[[], object]] = [
        lambda: assign(model, arrays, axes=axes),
        lambda: assign(model, source.parameters),
        lambda: assign(model, {name: x.value for name, x in source.parameters.items()}),
        lambda: load(tmp_path / "other", model, axes=axes),
        lambda: load(tmp_path / "ours", model),
        lambda: load(tmp_path / "ours", model.parameters, names={name: name for name in arrays}),
    ]
    for read_in in stated:
        model.initialize(1)
        read_in()
        assert same(values(model), values(source))


def test_an_order_is_told_by_different_sizes_and_by_labels() -> None:
    weight, row = Param(Tensor[Hidden, Column](np.zeros((4, 4)))), Param(Tensor[Out, One, Single](np.zeros((3, 1, 1))))
    given = np.arange(16.0).reshape(4, 4)
    assign([row], {"0": np.ones((3, 1, 1))})
    assign([weight], {"0": Tensor[Column, Hidden](given)})
    np.testing.assert_array_equal(weight.value.numpy(), given.T)
    with pytest.raises(
        CheckpointError, match=r"but the tensor is a Tensor\[Column, In\]: rename its axes, or pass its"
    ):
        assign([weight], {"0": Tensor[Column, In](np.ones((4, 5)))})
    kernel = Param(Tensor[In, Column, Column](np.zeros((5, 4, 4))))
    with pytest.raises(CheckpointError, match="axes of one label keep their order, so transpose arrays"):
        assign([kernel], {"0": np.ones((5, 4, 4))})


def test_the_file_is_one_for_others(tmp_path: Path) -> None:
    """Names and arrays as the library of the format reads them, in another process that has no label of ours."""
    model, optimizer = trained(1)
    save(tmp_path / "x", model, optimizer=optimizer, notes={"epoch": 3})
    script = "import sys; from safetensors.numpy import load_file; x = load_file(sys.argv[1]); print(sorted(x))"
    ran = subprocess.run(
        [sys.executable, "-c", script, str(tmp_path / "x")], capture_output=True, text=True, check=True
    )
    names = [
        *model.parameters,
        "count",
        *[f"optimizer/0.{key}/{name}" for key in ("mean", "square") for name in model.parameters],
    ]
    assert ran.stdout.strip() == str(sorted(names))
    assert read(tmp_path / "x").own["axes"]["first.weight"] == ["In", "Hidden"]
    assert Hidden.__name__ in str(read(tmp_path / "x").own)


def test_a_file_of_which_nothing_is_taken(tmp_path: Path) -> None:
    """A prefix that is missing or mistyped leaves a model as it was drawn: that is no partial file."""
    model = Net().initialize(1)
    before = values(model)
    save(tmp_path / "x", {f"net.{name}": x for name, x in model.parameters.items()})
    other = Net().initialize(2)
    with pytest.raises(
        CheckpointError, match=r"the arrays are net\.first\.bias, .*, …, the parameters first\.weight, first\.bias, "
    ):
        load(tmp_path / "x", other, partial=True)
    with pytest.raises(CheckpointError, match="the arrays are none"):
        assign(other, {}, partial=True)
    load(tmp_path / "x", other, names={"net.": ""}, partial=True)
    assert same(values(other), before)


def test_what_is_refused_by_name(tmp_path: Path) -> None:
    model = Net()
    save(tmp_path / "x", model)
    by_class: Any = {Hidden: Out}
    with pytest.raises(CheckpointError, match="the names of labels in the file, such as 'Hidden', not"):
        load(tmp_path / "x", model, labels=by_class)
    for notes in ({"epochs": [{3: 0.5}]}, {"scores": {None: 1}}):
        with pytest.raises(CheckpointError, match=r"notes have the key (3|None), which JSON would turn into a string"):
            save(tmp_path / "x", model, notes=notes)


def test_arrays_that_numpy_lacks() -> None:
    torch = pytest.importorskip("torch")
    scale = Param(Tensor[()](np.float32(1.0)))
    with pytest.raises(
        CheckpointError,
        match=r"scale: NumPy cannot convert it to an array \(.*\): convert it first, as with .float\(\)",
    ):
        assign({"scale": scale}, {"scale": torch.tensor(2.0, dtype=torch.bfloat16)})
    assign({"scale": scale}, {"scale": torch.tensor(2.0, dtype=torch.bfloat16).float()})
    assert scale.value.item() == 2.0


@pytest.mark.parametrize("every", sample([11, 1], first=1))
@pytest.mark.parametrize("name", ["axes", "optimizer", "notes"])
@pytest.mark.parametrize("together", [False, True])
def test_notes_of_which_any_part_is_hostile(
    name: str, together: bool, every: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A file whose digest is right is loaded whole, and the training goes on, or it is refused and nothing changes."""

    def made(seed: int) -> tuple[Net, Optimizer]:
        model = Net().initialize(seed)
        if not together:
            return model, NAdam(model.parameters)
        first = NAdam(model.parameters.matching("first.*"))
        if seed == 1:
            train(model, first, 1, np.random.default_rng(0))
        return model, Groups(first, NAdam(model.parameters.without("first.*")))

    monkeypatch.setattr(os, "fsync", lambda descriptor: None)
    model, optimizer = made(1)
    train(model, optimizer, 3, np.random.default_rng(1))
    save(tmp_path / "x", model, optimizer=optimizer, notes={"epoch": 3, "scores": [0.5, {"best": None}]})
    saved, loaded = read(tmp_path / "x"), 0
    assert together == ("behind" in saved.own["optimizer"])
    other, resumed = made(2)
    train(other, resumed, 1, np.random.default_rng(2))
    for part in islice(mutations(saved.own[name]), 0, None, every):
        write(tmp_path / "y", Saved(saved.arrays, own={**saved.own, name: part}))
        before = values(other), resumed.state
        try:
            load(tmp_path / "y", other, optimizer=resumed)
        except CheckpointError:
            assert same(values(other), before[0])
            assert resumed.steps == before[1].steps
            assert repr(resumed.state) == repr(before[1])
        else:
            loaded += 1
            assert same(values(other), values(model))
        train(other, resumed, 1, np.random.default_rng(3))
    assert loaded >= 3 or name == "axes"
