"""Attention as one primitive, for devices with a kernel: what is found, what it computes, and what stays."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.sampling import sample
from tests.targets.using import using
from typedtensor import Axis, Input, Tensor, given
from typedtensor.ir import Constant, Program, Value, constant, interpret, printed
from typedtensor.nn import ALiBi, MultiHeadAttention, Rotary, SelfAttention
from typedtensor.optim import SGD
from typedtensor.passes.rewrite import rewrite

pytest.importorskip("jax")

import jax

from typedtensor.targets.xla import XlaTarget
from typedtensor.targets.xla.attention import Attention, AttentionGradients
from typedtensor.targets.xla.lowering import function_of
from typedtensor.targets.xla.recognition import attending


class Group(Axis): ...


class Batch(Axis): ...


class Time(Axis): ...


class Feature(Axis, size=16): ...


class Head(Axis, size=2): ...


class Width(Axis, size=8): ...


class Narrow(Axis, size=4): ...


RANDOM = np.random.default_rng(5)


class Recording(XlaTarget):
    """What is compiled is noted."""

    def __init__(self) -> None:
        super().__init__()
        self.programs: list[Program] = []

    def precise(self, program: Program) -> Program:
        self.programs.append(program)
        return program


def programs(axes: tuple[Any, ...], make: Any, dtype: Any) -> list[Program]:
    """Those of a value and of a step of training."""
    generic: Any = Tensor
    kind = generic[axes]
    x: Any = Input(kind)
    value = make(x)
    sizes = {Group: 3, Batch: 2, Time: 6, Feature: 16}
    array = RANDOM.normal(size=[sizes[a] for a in axes]).astype(dtype)
    target = Recording()
    with using(target):
        for _ in range(4):
            with given(x.bind(kind(array))):
                assert value.value.numpy().shape == array.shape
        loss = (value * value).sum() * 0.01
        optimizer = SGD(make.parameters, learning_rate=0.01)
        for _ in range(4):
            with given(x.bind(kind(array))):
                optimizer.step(loss)
    return [x for x in target.programs if len(x.order()) > 20]


def attention(width: Any = Width, seed: int = 0, **options: Any) -> Any:
    """A layer."""
    return SelfAttention(MultiHeadAttention(Feature, Head, width, seed=seed, **options), Time)


@pytest.mark.parametrize(
    ("axes", "options"),
    sample(
        [
            ((Batch, Time, Feature), {"causal": True}),
            ((Batch, Time, Feature), {}),
            ((Time, Feature), {"causal": True}),
            ((Group, Batch, Time, Feature), {"causal": True}),
            ((Batch, Time, Feature), {"causal": True, "rotary": Rotary(Width)}),
        ],
        one_in=4,
    ),
    ids=["causal", "all", "one sequence", "groups", "rotary"],
)
def test_attention_is_found_and_computes_the_same(axes: Any, options: Any) -> None:
    found = programs(axes, attention(dtype=np.float32, **options), np.float32)
    assert len(found) >= 2
    derived = 0
    for program in found:
        made = attending(program)
        kinds = [type(value.primitive) for value in made.order()]
        assert kinds.count(Attention) == 1
        assert "exp" not in printed(made)
        derived += kinds.count(AttentionGradients)
        arrays = [RANDOM.normal(size=x.shape).astype(x.dtype) * 0.5 for x in program.inputs]
        expected = interpret(program, *arrays)
        scale = max(np.abs(x).max() for x in expected)
        with jax.enable_x64(True):
            compiled = jax.jit(lambda *x, made=made: function_of(made)(*x)[0])(*arrays)
        for whole, one, lower in zip(expected, interpret(made, *arrays), compiled, strict=True):
            np.testing.assert_allclose(one, whole, rtol=1e-4, atol=1e-5 * scale)
            np.testing.assert_allclose(lower, whole, rtol=0.05, atol=0.02 * scale)
    assert derived == 1


@pytest.mark.parametrize(
    ("make", "dtype"),
    sample(
        [
            (attention(Narrow, causal=True), np.float32),
            (attention(causal=True, dtype=np.float64), np.float64),
            (attention(causal=True, relative=ALiBi(Head)), np.float32),
        ],
        first=1,
    ),
    ids=["four wide", "double", "biased"],
)
def test_what_the_kernel_has_not_stays(make: Any, dtype: Any) -> None:
    for program in programs((Batch, Time, Feature), make, dtype):
        assert attending(program) is program


def test_weights_that_are_returned_stay() -> None:
    [program] = [x for x in programs((Batch, Time, Feature), attention(causal=True), np.float32) if len(x.outputs) == 1]
    weights = [x for x in program.order() if str(x.primitive) == "divide"]
    more = Program(program.inputs, (*program.outputs, *weights))
    assert attending(more) is more


def test_other_masks_stay() -> None:
    [program] = [x for x in programs((Batch, Time, Feature), attention(causal=True), np.float32) if len(x.outputs) == 1]
    text = printed(program, elide=False)
    assert attending(program) is not program

    def later(value: Value) -> Value | None:
        if isinstance(value.primitive, Constant) and value.dtype == bool:
            return constant(~value.primitive.array)
        return None

    other = rewrite(program, later)
    assert printed(other, elide=False) != text
    assert attending(other) is other


def test_training_follows_float32() -> None:
    class Attending(XlaTarget):
        met = 0

        def attends(self) -> bool:
            return True

        def precise(self, program: Program) -> Program:
            made = super().precise(program)
            Attending.met += made.has(AttentionGradients)
            return made

    def losses(target: XlaTarget) -> list[float]:
        x = Input(Tensor[Batch, Time, Feature])
        layer = attention(causal=True)
        difference = layer(x) - 0.5
        loss = (difference * difference).mean()
        optimizer = SGD(layer.parameters, learning_rate=0.5)
        bound = x.bind(
            Tensor[Batch, Time, Feature](np.random.default_rng(0).normal(size=(4, 6, 16)).astype(np.float32))
        )
        found = []
        with using(target):
            for _ in range(20):
                with given(bound):
                    optimizer.step(loss)
                    found.append(loss.value.item())
        return found

    whole, lower = losses(XlaTarget()), losses(Attending("bfloat16"))
    assert Attending.met == 1
    assert whole[-1] < 0.9 * whole[0]
    np.testing.assert_allclose(lower, whole, rtol=0.03)
    assert lower[3:] != whole[3:]


@pytest.mark.parametrize(
    ("compute", "backend", "capability", "expected"),
    [
        ("bfloat16", "gpu", "9.0", True),
        ("bfloat16", "gpu", "7.5", False),
        ("float32", "gpu", "9.0", False),
        ("tensorfloat32", "gpu", "9.0", False),
        ("bfloat16", "cpu", "9.0", False),
    ],
)
def test_where_there_is_a_kernel(
    monkeypatch: pytest.MonkeyPatch, compute: Any, backend: str, capability: str, expected: bool
) -> None:
    class Device:
        compute_capability = capability

    monkeypatch.setattr(jax, "default_backend", lambda: backend)
    monkeypatch.setattr(jax, "devices", lambda: [Device()])
    assert XlaTarget(compute).attends() is expected
