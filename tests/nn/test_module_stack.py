"""Stacks of modules against lists of the same modules, written out."""

from __future__ import annotations

import copy
import functools
import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.control.cases import assert_close, numbers, values_and_derivatives
from tests.planning import interpreted_and_planned
from typedtensor import (
    Axis,
    AxisError,
    Const,
    Expr,
    Input,
    IntTensor,
    Module,
    SizeError,
    Tensor,
    checkpoint,
    fold,
    given,
    gradient,
    map_over,
    scan,
    value_and_grad,
)
from typedtensor.io import load, save
from typedtensor.nn import (
    Dropout,
    Linear,
    ModuleStack,
    Training,
    TransformerBlock,
    glorot_uniform,
    parameter,
    zeros,
)
from typedtensor.ops import LeakyReLU, exp, leaky_relu, tanh
from typedtensor.optim import Adam
from typedtensor.runtime.computation import Computation


class Layer(Axis, size=3): ...


class Member(Axis, size=4): ...


class Batch(Axis): ...


class Word(Axis): ...


class Row(Axis, size=200): ...


class Feature(Axis, size=8): ...


class Inner(Axis, size=6): ...


class Head(Axis, size=2): ...


class Width(Axis, size=4): ...


class Digit(Axis, size=3): ...


class Block(Module):
    def __init__(self, seed: int) -> None:
        generator = np.random.default_rng(seed)
        self.widen = Linear(Feature, Inner, seed=generator, dtype=np.float64)
        self.narrow = Linear(Inner, Feature, seed=generator, dtype=np.float64)

    def __call__(self, x: Expr[Tensor[Batch, Feature]]) -> Expr[Tensor[Batch, Feature]]:
        return x + self.narrow(tanh(self.widen(x)))


class Classifier(Module):
    def __init__(self, seed: int) -> None:
        self.stages = Linear(Feature, Feature, seed=seed, dtype=np.float64) >> tanh
        self.score = Linear(Feature, Digit, seed=seed + 1, dtype=np.float64)

    def __call__(self, x: Expr[Tensor[Batch, Feature]]) -> Expr[Tensor[Batch, Digit]]:
        return self.score(self.stages(x))


class Shaken(Module):
    """A module that drops elements."""

    def __init__(self, seed: int, rate: float = 0.5) -> None:
        self.scale = parameter(Row, draw=zeros, dtype=np.float64)
        self.drop = Dropout(rate, seed=seed)

    def __call__(self, x: Expr[Tensor[Row]], step: Expr[IntTensor[()]] | Training | None) -> Expr[Tensor[Row]]:
        return self.drop(x, step) + self.scale


def written_out(make: Callable[[int], Any], count: int, seed: int) -> list[Any]:
    """The modules that a stack with the same seed has."""
    return [make(int(each)) for each in np.random.default_rng(seed).integers(0, 2**31, count)]


def batch(size: int = 5) -> Tensor[Batch, Feature]:
    return Tensor[Batch, Feature](numbers(size, 8))


def one_by_one(blocks: list[Any], x: Any, *others: Any) -> Any:
    for block in blocks:
        x = block(x, *others)
    return x


def along(found: list[Any], names: int, count: int) -> list[Any]:
    """Group arrays of the parameters of modules, by parameter and along the axis of the modules."""
    return [np.stack([found[module * names + name] for module in range(count)]) for name in range(names)]


def test_layers_one_after_the_other_are_the_list_of_layers() -> None:
    blocks, each = ModuleStack(Block, Layer, seed=1), written_out(Block, 3, 1)
    x = Const(batch())
    folded, listed = blocks.fold(x), one_by_one(each, x)
    stacked = [*blocks.parameters.values()]
    apart = [p for block in each for p in block.parameters.values()]
    found = values_and_derivatives((folded * folded).sum(), *stacked)
    expected = values_and_derivatives((listed * listed).sum(), *apart)
    kinds = [expected[1 + place * 12 : 13 + place * 12] for place in range(3)]
    assert_close(found, [expected[0], *(array for kind in kinds for array in along(kind, 4, 3))])


def test_an_ensemble_is_the_stack_of_its_members() -> None:
    members, each = ModuleStack(Classifier, Member, seed=2), written_out(Classifier, 4, 2)
    x = Input(Tensor[Batch, Feature])
    logits = members.map(lambda member: member(x))
    assert logits.axes == (Member, Batch, Digit)
    choices = map_over(lambda member: member(x).argmax(Digit), members, Member)
    own = map_over(lambda member, x: member(x), (members, x.expand(Member)), Member)
    with given(x.bind(batch())):
        expected = np.stack([member(x).value.numpy() for member in each])
        np.testing.assert_allclose(logits.value.numpy(), expected, rtol=1e-12)
        np.testing.assert_array_equal(choices.value.numpy(), expected.argmax(-1))
        np.testing.assert_allclose(own.value.numpy(), expected, rtol=1e-12)
    names = [*members.parameters]
    found = values_and_derivatives(
        exp(members.map(lambda member: member(Const(batch()))) * 2.0).sum(), *members.parameters.values()
    )
    alone = [
        values_and_derivatives(exp(member(Const(batch())) * 2.0).sum(), *member.parameters.values()) for member in each
    ]
    stacked = [np.stack(parts) for parts in zip(*(arrays[1:] for arrays in alone), strict=True)]
    assert_close(found, [np.sum([arrays[0] for arrays in alone]), *stacked])
    assert names == ["stages.0.weight", "stages.0.bias", "score.weight", "score.bias"]


def test_the_body_is_traced_once() -> None:
    calls = []

    class Counted(Block):
        def __call__(self, x: Expr[Tensor[Batch, Feature]]) -> Expr[Tensor[Batch, Feature]]:
            calls.append(self)
            return super().__call__(x)

    blocks, x = ModuleStack(Counted, Layer(3)), Input(Tensor[Batch, Feature])
    y = blocks.fold(x)
    one, other = interpreted_and_planned(
        lambda computation: computation.gradients((y * y).sum())[blocks.parameters["widen.bias"]].numpy(),
        x.bind(batch()),
    )
    np.testing.assert_allclose(one, other, rtol=1e-12, atol=1e-13)
    assert len(calls) == 1


@pytest.mark.parametrize("engine", [None, pytest.param("xla", marks=pytest.mark.slow)])
def test_twenty_steps_of_training_are_those_of_the_list(engine: Any) -> None:
    if engine == "xla":
        pytest.importorskip("jax")
    blocks, each = ModuleStack(Block, Layer, seed=3), written_out(Block, 3, 3)
    x, way = Input(Tensor[Batch, Feature]), {} if engine is None else {"engine": engine}
    losses: list[list[float]] = []
    named = {f"{number}.{name}": p for number, block in enumerate(each) for name, p in block.parameters.items()}
    for model, y in ((blocks.parameters, blocks.fold(x)), (named, one_by_one(each, x))):
        loss, optimizer = ((y - 1.0) * (y - 1.0)).mean(), Adam(model, learning_rate=0.01)
        losses.append([])
        for _ in range(20):
            with given(x.bind(batch()), **way):
                optimizer.step(loss)
                losses[-1].append(loss.value.item())
    assert losses[0][-1] < 0.8 * losses[0][0]
    np.testing.assert_allclose(losses[0], losses[1], rtol=1e-6 if engine else 1e-9)
    for name, p in blocks.parameters.items():
        expected = np.stack([block.parameters[name].value.numpy() for block in each])
        np.testing.assert_allclose(p.value.numpy(), expected, rtol=1e-5 if engine else 1e-8, atol=1e-9)


def test_the_value_is_the_same_by_the_interpreter_and_by_a_plan() -> None:
    blocks = ModuleStack(
        lambda seed: TransformerBlock(Feature, Head, Width, Inner, over=Word, seed=seed, dtype=float), Layer, seed=4
    )
    assert repr(blocks) == "ModuleStack(TransformerBlock(Feature, Head, Width, Inner, over=Word), Layer(3))"
    x = Input(Tensor[Batch, Word, Feature])
    y = blocks.fold(x, None)
    again = fold(lambda h, block: checkpoint(lambda h: block(h, None))(h), x, blocks, Layer)
    of = [*blocks.parameters.values()]

    def slopes(computation: Computation) -> list[Any]:
        return [computation.gradients((made * made).sum(), *of)[p].numpy() for made in (y, again) for p in of]

    data = x.bind(Tensor[Batch, Word, Feature](numbers(2, 5, 8)))
    one, other = interpreted_and_planned(slopes, data)
    for place, (found, expected) in enumerate(zip(one, other, strict=True)):
        np.testing.assert_allclose(found, expected, rtol=1e-5, atol=1e-7)
        np.testing.assert_allclose(found, one[place % len(of)], rtol=1e-5, atol=1e-7)


def test_a_scan_returns_what_each_layer_gives() -> None:
    blocks, each = ModuleStack(Block, Layer, seed=5), written_out(Block, 3, 5)
    x = Const(batch())
    end, means = scan(lambda h, block: (block(h), h.mean(Feature)), x, blocks, Layer)
    assert means.axes == (Layer, Batch)
    with given():
        np.testing.assert_allclose(end.value.numpy(), one_by_one(each, x).value.numpy(), rtol=1e-12)
        second = one_by_one(each[:1], x).value.numpy().mean(-1)
        np.testing.assert_allclose(means.value.numpy()[1], second, rtol=1e-12)


def test_stacks_in_stacks_pipelines_and_modules() -> None:
    members = ModuleStack(lambda seed: ModuleStack(Block, Layer, seed=seed), Member, seed=6)
    assert {p.tensor_type.axes[:2] for p in members.parameters.values()} == {(Member, Layer)}
    x = Const(batch())
    found = members.map(lambda member: member.fold(x))
    each = written_out(lambda seed: ModuleStack(Block, Layer, seed=seed), 4, 6)
    with given():
        expected = np.stack([member.fold(x).value.numpy() for member in each])
        np.testing.assert_allclose(found.value.numpy(), expected, rtol=1e-12)
    model = Linear(Digit, Feature) >> each[0].fold >> Linear(Feature, Digit)
    assert [*model.parameters][:4] == ["0.weight", "0.bias", "1.widen.weight", "1.widen.bias"]
    assert model.parameters["1.widen.bias"] is each[0].parameters["widen.bias"]


def test_the_parameters_are_drawn_as_those_of_modules_that_stand_alone() -> None:
    made = ModuleStack(lambda seed: Linear(Feature, Inner, seed=seed), Member, seed=7)
    again = ModuleStack(lambda seed: Linear(Feature, Inner, seed=seed), Member(4), seed=7)
    [weight, other] = [each.parameters["weight"].value.numpy() for each in (made, again)]
    np.testing.assert_array_equal(weight, other)
    drawn = made.initialize(8).parameters["weight"].value.numpy()
    limit = np.abs(glorot_uniform((8, 6), np.random.default_rng(0))).max()
    for values in (weight, drawn):
        assert len(np.unique(values)) == values.size
        assert 0.8 * limit < np.abs(values).max() < 1.2 * limit  # the fans are those of one module
    assert not np.array_equal(weight, drawn)
    np.testing.assert_array_equal(drawn, again.initialize(8).parameters["weight"].value.numpy())
    assert [*made.parameters.matching("b*")] == ["bias"]


def test_files_and_pickles_and_copies(tmp_path: Path) -> None:
    blocks, others = ModuleStack(Block, Layer, seed=9), ModuleStack(Block, Layer, seed=10)
    save(tmp_path / "blocks.safetensors", blocks)
    load(tmp_path / "blocks.safetensors", others)
    x = Const(batch())
    for made in (others, pickle.loads(pickle.dumps(blocks)), copy.deepcopy(blocks)):
        assert not {*map(id, made.parameters.values())} & {*map(id, blocks.parameters.values())}
        with given():
            np.testing.assert_array_equal(made.fold(x).value.numpy(), blocks.fold(x).value.numpy())
        assert made.initialize(1).parameters["widen.weight"].value.shape == (3, 8, 6)


def test_a_stack_is_a_point_of_derivatives_as_other_modules() -> None:
    blocks, x = ModuleStack(Block, Layer, seed=11), Const(batch())
    loss, slopes = value_and_grad(lambda blocks: (blocks.fold(x) * blocks.fold(x)).sum(), blocks)
    inner = fold(
        lambda total, block: total + value_and_grad(lambda b: (b(x) * b(x)).sum(), block)[1].widen.bias.sum(),
        Const(Tensor[()](np.float64(0.0))),
        blocks,
        Layer,
    )
    direct = (blocks.fold(x) * blocks.fold(x)).sum()
    of = blocks.parameters["widen.weight"]
    with given():
        assert loss.value.item() == pytest.approx(direct.value.item(), rel=1e-12)
        found = slopes.fold(x)  # the slopes are a stack, too
        assert found.axes == (Batch, Feature)
        [slope] = [part for part in slopes.stacked.parts if part.axes == of.axes][:1]
        np.testing.assert_allclose(slope.value.numpy(), gradient(direct, of).value.numpy(), rtol=1e-10)
        expected = sum(
            gradient((block(x) * block(x)).sum(), block.widen.bias).value.numpy().sum()
            for block in written_out(Block, 3, 11)
        )
        assert inner.value.item() == pytest.approx(expected, rel=1e-10)


def masks(found: Expr[Any], step: Any, number: int) -> Any:
    with given(step.bind(IntTensor[()](number))):
        return found.value.numpy().reshape(-1, 200)


@pytest.mark.parametrize("make", [Shaken, lambda seed: Shaken(1)], ids=["seeds", "one seed"])
def test_each_module_drops_other_elements_in_each_step(make: Any) -> None:
    step, x = Input(IntTensor[()]), Const(Tensor[Row](np.ones(200)))
    nested = ModuleStack(lambda seed: ModuleStack(make, Layer, seed=seed), Member)
    found = nested.map(lambda modules: modules.map(lambda module: module(x, step)))
    drawn = np.concatenate([masks(found, step, number) for number in (0, 1, 2)])
    assert {*np.unique(drawn)} == {0.0, 2.0}
    assert len({mask.tobytes() for mask in drawn}) == 3 * 12
    assert 0.9 < drawn.mean() < 1.1
    np.testing.assert_array_equal(masks(found, step, 1), drawn[12:24])
    several = nested.map(lambda modules: modules.map(lambda module: module(x, Training(step))))
    np.testing.assert_array_equal(masks(several, step, 2), drawn[24:])
    with given():
        assert (nested.map(lambda modules: modules.fold(x, None)).value.numpy() == 1.0).all()


@pytest.mark.parametrize("engine", [None, pytest.param("xla", marks=pytest.mark.slow)])
def test_a_plan_drops_the_elements_that_the_interpreter_drops(engine: Any) -> None:
    if engine == "xla":
        pytest.importorskip("jax")
    modules, step, x = ModuleStack(Shaken, Layer), Input(IntTensor[()]), Const(Tensor[Row](np.ones(200)))
    of, ways = modules.parameters["scale"], [{"plan": False}, {}, {} if engine is None else {"engine": engine}]
    for loss in (modules.fold(x, step).sum(), (modules.map(lambda module: module(x, step) * module.scale)).sum()):
        found = []
        for way in ways:
            with given(step.bind(IntTensor[()](3)), **way) as computation:
                found.append(computation.gradients(loss, of)[of].numpy())
        assert len({row.tobytes() for row in found[0]}) == 3
        for other in found[1:]:
            np.testing.assert_allclose(other, found[0], rtol=1e-6)


def test_dropout_differs_where_a_module_is_a_state_within_the_body() -> None:
    step, x = Input(IntTensor[()]), Const(Tensor[Row](np.ones(200)))
    modules = ModuleStack(Shaken, Layer)
    found = modules.map(lambda module: value_and_grad(lambda m: (m(x, step) * m(x, step)).sum(), module)[1].scale)
    assert len({mask.tobytes() for mask in masks(found, step, 0)}) == 3


def test_a_stack_of_one() -> None:
    class Alone(Axis, size=1): ...

    alone, [block] = ModuleStack(Block, Alone, seed=12), written_out(Block, 1, 12)
    x = Const(batch())
    with given():
        np.testing.assert_allclose(alone.fold(x).value.numpy(), block(x).value.numpy(), rtol=1e-12)
        assert alone.map(lambda block: block(x)).value.shape == (1, 5, 8)


shared = Linear(Feature, Feature)


class Sharing(Module):
    def __init__(self, seed: int) -> None:
        self.own, self.shared = Linear(Feature, Feature, seed=seed), shared


class Holding(Module):
    """A module with a constant in a field."""

    def __init__(self, constant: Any) -> None:
        self.own, self.constant = Linear(Feature, Feature), constant


CONSTANTS: dict[str, Callable[[int], Any]] = {
    "array": lambda number: np.full(3, number),
    "tensor": lambda number: Tensor[Layer](np.full(3, float(number))),
    "Const": lambda number: Const(Tensor[Layer](np.full(3, float(number)))),
    "operation": lambda number: LeakyReLU(0.1 + number),
    "partial": lambda number: functools.partial(leaky_relu, slope=number),
    "several": lambda number: [tanh, {"rate": number}],
}


@pytest.mark.parametrize("kind", CONSTANTS)
def test_constants_are_equal_in_all_modules(kind: str) -> None:
    """The body is traced with those of the first module."""
    ModuleStack(lambda seed: Holding(CONSTANTS[kind](1)), Layer)
    numbers = iter(range(3))
    with pytest.raises(AxisError, match=r"in module 1 constant\S* (has another value than|is 1, and) in module 0"):
        ModuleStack(lambda seed: Holding(CONSTANTS[kind](next(numbers))), Layer)


class Empty(Axis, size=0): ...


@pytest.mark.parametrize(
    ("make", "label", "error", "message"),
    [
        (Block, Empty, SizeError, "a stack has one or more modules, and Empty has the size 0"),
        (Block, Batch, SizeError, "the size of Batch is needed here: write Batch.64."),
        (
            lambda seed: tanh >> tanh,
            Layer,
            AxisError,
            "has no parameters or buffers that a stack could keep along Layer",
        ),
        (Block, Feature, AxisError, "along Feature, which their parameter widen.weight, a Tensor.Feature, Inner., has"),
        (Sharing, Layer, AxisError, "have parameters of their own, and share shared.weight: pass what is shared"),
        (
            lambda seed: Linear(Feature, Inner, bias=seed % 2 == 0),
            Row,
            AxisError,
            r"but in module \d+ bias is .*, and in module 0 it is",
        ),
        (lambda seed: Shaken(1, rate=seed / 2**32), Layer, AxisError, "module 1 drop is a Dropout of rate 0"),
        (lambda seed: tanh, Layer, AxisError, "a stack is made of modules, as by lambda seed: .*, not of Tanh"),
    ],
    ids=["empty", "unsized", "no parameters", "label", "shared", "fields", "rates", "operation"],
)
def test_what_cannot_be_stacked(make: Any, label: Any, error: type[Exception], message: str) -> None:
    with pytest.raises(error, match=message):
        ModuleStack(make, label, seed=0)


def test_what_cannot_be_applied() -> None:
    x = Input(Tensor[Batch, Feature])
    members: Any = ModuleStack(Classifier, Member)
    with pytest.raises(AxisError, match="fold, Classifier.., returns is Tensor.Batch, Digit., but"):
        members.fold(x)
    with pytest.raises(AxisError, match="which must be Layer, but sequence 1 is Tensor.Member, Feature, Feature."):
        map_over(lambda member: member(x), members, Layer)
    with pytest.raises(AxisError, match="is applied by its methods: blocks.fold.x., one module after the other, or"):
        members(x)
    with pytest.raises(
        AxisError, match="map takes a function of an element, as in xs.map.lambda x: ….*was given Input"
    ):
        members.map(x)
    with pytest.raises(AxisError, match="so the result would have the axis Member twice"):
        members.map(lambda member: member(x).expand(Member))
