"""Normalization, dropout and embedding."""

from __future__ import annotations

import inspect
import re
from pathlib import Path
from typing import Any, get_overloads

import numpy as np
import pytest

from tests.nn.against_jax import assert_agrees, drawn, stirred
from typedtensor import Axis, AxisError, Const, Input, IntTensor, Module, SizeError, Tensor, given, nn
from typedtensor.nn import Dropout, Embedding, LayerNorm, Linear, RMSNorm, constant, parameter, random_normal
from typedtensor.ops import LeakyReLU, elu, gelu, leaky_relu, log_sum_exp, relu, silu, softplus


class Batch(Axis): ...


class Time(Axis): ...


class Word(Axis, size=5): ...


class Feature(Axis, size=4): ...


class Hidden(Axis, size=6): ...


def test_layer_norm() -> None:
    x = drawn(Batch, Time, Feature, sizes=(2, 3, 4))
    layer = LayerNorm(Feature)

    def reference(a: Any) -> Any:
        jax = pytest.importorskip("jax")
        return jax.nn.standardize(a["x"], epsilon=1e-5) * a["scale"] + a["shift"]

    assert_agrees(layer(x), {"x": x, **stirred(layer.parameters)}, reference)
    assert list(LayerNorm(Feature, shift=False).parameters) == ["scale"]


def test_rms_norm() -> None:
    x = drawn(Batch, Feature, sizes=(2, 4))
    layer = RMSNorm(Feature, epsilon=1e-3)

    def reference(a: Any) -> Any:
        squares = (a["x"] ** 2).mean(-1, keepdims=True)
        return a["x"] / (squares + 1e-3) ** 0.5 * a["scale"]

    assert_agrees(layer(x), {"x": x, **stirred(layer.parameters)}, reference)


def test_embedding_adds_up_the_gradients_of_a_word() -> None:
    layer = Embedding(Word, Feature, seed=0)
    index = np.array([[1, 4, 1], [0, 1, 2]])
    y = layer(Const(IntTensor[Batch, Time](index)))
    assert y.axes == (Batch, Time, Feature)
    assert_agrees(y, stirred(layer.parameters), lambda a: a["weight"][index])


@pytest.mark.parametrize(
    ("activation", "name"),
    [(elu, "elu"), (gelu, "gelu"), (leaky_relu, "leaky_relu"), (relu, "relu"), (silu, "silu"), (softplus, "softplus")],
)
def test_activations(activation: Any, name: str) -> None:
    jax = pytest.importorskip("jax")
    x = drawn(Batch, Feature, sizes=(20, 4))
    assert_agrees(activation(x), {"x": x}, lambda a: getattr(jax.nn, name)(a["x"]))


@pytest.mark.parametrize(
    ("activation", "low"),
    [(leaky_relu, -np.inf), (LeakyReLU(-2.0), np.inf), (LeakyReLU(3.0), -np.inf), (elu, -1.0)],
)
def test_activations_at_extremes(activation: Any, low: float) -> None:
    y = activation(Tensor[Feature](np.array([-np.inf, np.inf, np.nan, 3.0], np.float32)))
    np.testing.assert_array_equal(y.numpy(), np.array([low, np.inf, np.nan, 3.0], np.float32))


def test_logarithms_of_sums_at_extremes() -> None:
    rows = [[np.inf, 0.0, -np.inf, 1.0], [-np.inf, 0.0, -np.inf, -np.inf], [1e38, -1e38, 2e38, 2e38]]
    found = log_sum_exp(Tensor[Batch, Feature](np.array(rows, np.float32)), Feature)
    np.testing.assert_allclose(found.numpy(), [np.inf, 0.0, 2e38])


class TestDropout:
    layer = Dropout(0.25, seed=3)
    x = Input(Tensor[Batch, Hidden])
    step = Input(IntTensor[()])
    ones = Tensor[Batch, Hidden](np.ones((1000, 6), np.float32))

    def at(self, step: int, layer: Dropout | None = None) -> Any:
        y = (layer or self.layer)(self.x, self.step)
        with given(self.x.bind(self.ones), self.step.bind(IntTensor[()](step))):
            return y.value.numpy()

    def test_a_rate_of_0_draws_nothing(self) -> None:
        assert Dropout(0.0, seed=3)(self.x, self.step) is self.x

    def test_a_part_is_dropped_and_the_mean_stays(self) -> None:
        y = self.at(1)
        assert set(np.unique(y)) == {np.float32(0), np.float32(1 / 0.75)}
        assert np.mean(y == 0) == pytest.approx(0.25, abs=0.02)
        assert y.dtype == np.float32

    def test_seed_and_step_say_what_is_dropped(self) -> None:
        again, another = Dropout(0.25, seed=3), Dropout(0.25, seed=4)
        np.testing.assert_array_equal(self.at(1), self.at(1, again))
        assert (self.at(1) != self.at(2)).any()
        assert (self.at(1) != self.at(1, another)).any()

    def test_the_gradient_is_dropped_where_the_value_is(self) -> None:
        x = drawn(Batch, Hidden, sizes=(4, 6))
        y = self.layer(x, self.step)
        with given(self.step.bind(IntTensor[()](5))) as computation:
            gradient = computation.gradients(y.sum())[x].numpy()
            np.testing.assert_allclose(y.value.numpy(), x.value.numpy() * gradient)

    def test_shared_axes_are_those_of_the_operand(self) -> None:
        with pytest.raises(AxisError, match="needs the axis Time in its operand, which is"):
            Dropout(0.25, seed=3, shared=(Time,))(drawn(Batch, Hidden, sizes=(4, 6)), self.step)
        with pytest.raises(AxisError, match="has the shared axis Time twice"):
            Dropout(0.25, seed=3, shared=(Time, Time))
        one: Any = Time
        with pytest.raises(AxisError, match=r"in a tuple: shared=\(Time,\)"):
            Dropout(0.25, seed=3, shared=one)

    def test_axes_share_what_is_dropped(self) -> None:
        """``torch.nn.Dropout1d``, with values and gradients."""
        layer, x = Dropout(0.25, seed=3, shared=(Time,)), drawn(Batch, Hidden, Time, sizes=(200, 6, 5))
        assert repr(layer) == "Dropout(0.25, seed=3, shared=(Time,))"
        assert repr(Dropout(0.25, seed=3, shared=(Time, Hidden))) == "Dropout(0.25, seed=3, shared=(Time, Hidden))"
        y = layer(x, self.step)
        for _ in range(2):
            with given(self.step.bind(IntTensor[()](5))) as computation:
                gradient = computation.gradients(y.sum())[x].numpy()
                np.testing.assert_allclose(y.value.numpy(), x.value.numpy() * gradient)
        assert (gradient == gradient[:, :, :1]).all()
        assert np.mean(gradient[:, :, 0] == 0) == pytest.approx(0.25, abs=0.04)
        assert layer(x, None) is x
        empty = Input(Tensor[Batch, Hidden, Time])
        with given(empty.bind(Tensor[Batch, Hidden, Time](np.ones((2, 6, 0)))), self.step.bind(IntTensor[()](5))):
            assert layer(empty, self.step).value.shape == (2, 6, 0)

    def test_without_a_step_nothing_is_dropped(self) -> None:
        assert self.layer(self.x, None) is self.x

    def test_in_a_pipeline(self) -> None:
        trained = self.x >> Linear(Hidden, Feature, seed=0) >> self.layer.at(self.step)
        with given(self.x.bind(self.ones), self.step.bind(IntTensor[()](1))):
            assert np.mean(trained.value.numpy() == 0) == pytest.approx(0.25, abs=0.02)

    @pytest.mark.parametrize(
        ("rate", "seed", "reason"),
        [
            (1.0, 0, "the rate of dropout must be from 0 to less than 1, not 1.0"),
            (-0.1, 0, "the rate of dropout must be from 0 to less than 1, not -0.1"),
            (0.5, -1, "a seed must be at least 0, not -1"),
        ],
    )
    def test_what_is_no_dropout(self, rate: float, seed: int, reason: str) -> None:
        with pytest.raises(SizeError) as caught:
            Dropout(rate, seed=seed)
        assert str(caught.value) == reason


class Gate(Axis, size=4): ...


class Wide(Axis): ...


def test_a_parameter_has_the_sizes_of_its_labels() -> None:
    made = parameter(Gate, Wide(3), draw=random_normal(0.1), seed=1)
    assert (made.axes, made.value.shape, made.value.dtype) == ((Gate, Wide), (4, 3), np.float32)
    again = made.draw
    assert again is not None
    assert again(np.random.default_rng(1)).numpy().tolist() == made.value.numpy().tolist()
    assert parameter(draw=constant(2.0), dtype=np.float64).value.item() == 2.0
    with pytest.raises(SizeError, match="Wide"):
        parameter(Wide, draw=random_normal())


def test_every_layer_has_a_row_of_its_page() -> None:
    page = Path(__file__).parents[2] / "docs" / "layers.md"
    rows = re.findall(r"(?m)^\|.*\n", page.read_text(encoding="utf-8"))
    named = {*re.findall(r"\w+", "".join(rows))}
    # Rows say the rest by dots.
    alike = {layer.__name__: re.sub("[23]D", "1D", layer.__name__) for layer in _public_layers()}
    without = [name for name, first in alike.items() if not named & {name, first}]
    assert not without, f"{page.name} has no row for {without}"


def _public_layers() -> list[type[Module]]:
    public = [getattr(nn, name) for name in nn.__all__]
    return [x for x in public if inspect.isclass(x) and issubclass(x, Module) and x.__module__.startswith(nn.__name__)]


_CHANNELS = re.compile(r"\bU(, [A-Z])+(?=\]\])")
"""The axes behind the channels, which a layer names."""


def _unnamed_axes(layer: type[Module]) -> set[str]:
    """The axes of a layer's operands that neither its constructor names nor any number of axes stands for."""
    owner = next(base for base in layer.__mro__ if "__call__" in vars(base))
    forms = get_overloads(vars(owner)["__call__"]) or [vars(owner)["__call__"]]
    operands = [
        str(of.annotation)
        for form in forms
        for of in inspect.signature(form).parameters.values()
        if of.kind is of.POSITIONAL_ONLY
    ]
    unnamed = re.findall(r"(?<!\*)\b[A-Z]\b", _CHANNELS.sub("U", " ".join(operands)))
    return {*unnamed} - {of.__name__ for of in getattr(owner, "__parameters__", ())}


def test_every_axis_that_a_layer_works_along_is_named() -> None:
    found = {layer.__name__: axes for layer in _public_layers() if (axes := _unnamed_axes(layer))}
    between = {"Q", "K"}  # they differ, and all other axes of queries and keys are the same
    each_by_itself = {"T"}
    assert found == {
        **dict.fromkeys(("CrossAttention", "GroupedQueryAttention", "MultiHeadAttention"), between),
        "TransformerDecoderBlock": {"K"},
        **dict.fromkeys(("MixtureOfExperts", "Router"), each_by_itself),
    }
