"""Further optimizers against independent loops over 100 steps: the formulas of PyTorch, or of the papers."""

from __future__ import annotations

import copy
import math
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from tests.sampling import sample
from tests.targets.using import using
from typedtensor import Axis, AxisError, Const, Param, Tensor, given
from typedtensor.ops import cosh
from typedtensor.optim import (
    LAMB,
    LBFGS,
    SGD,
    Adadelta,
    AdadeltaScaling,
    Adafactor,
    Adam,
    AdamScaling,
    AdamW,
    Average,
    L1Penalty,
    LearningRate,
    Lion,
    LionScaling,
    NAdam,
    NAdamScaling,
    Optimizer,
    averaged,
    averages,
)
from typedtensor.targets import ReferenceTarget, Target
from typedtensor.targets.xla import XlaTarget

Values = list[Any]
Rule = Callable[[int, Any, Any, dict[str, Any]], Any]


class Row(Axis): ...


class Column(Axis): ...


STEPS = 100
SCALE = np.random.default_rng(0).uniform(0.5, 2.0, (3, 4))
TARGET = np.random.default_rng(1).normal(size=(3, 4))


def gradient(values: Values) -> Values:
    """That of ``Σ scale · (a - target)² / 2 + cosh(Σⱼ a · b / 4)`` for the matrix a and the vector b."""
    a, b = values
    slope = np.sinh(a @ b / 4) / 4
    return [SCALE * (a - TARGET) + slope[:, None] * b, slope @ a]


def start() -> Values:
    draw = np.random.default_rng(2).normal
    return [draw(size=(3, 4)), draw(size=4)]


def by_rule(rule: Rule) -> Values:
    """Where a rule for each parameter leads."""
    values, states = start(), [{}, {}]  # type: ignore[var-annotated]
    for t in range(1, STEPS + 1):
        found = zip(gradient(values), values, states, strict=True)
        values = [rule(t, g, p, state) for g, p, state in found]
    return values


def by(make: Callable[[Any], Optimizer], steps: int = STEPS) -> tuple[Values, Optimizer, list[Param[Any]]]:
    first, second = start()
    a, b = Param(Tensor[Row, Column](first), name="a"), Param(Tensor[Column](second), name="b")
    distance = a - Const(Tensor[Row, Column](TARGET))
    loss = (distance * distance * Const(Tensor[Row, Column](SCALE))).sum() * 0.5 + cosh(a.contract(b) * 0.25).sum()
    optimizer = make([a, b])
    for _ in range(steps):
        with given():
            optimizer.step(loss)
    return [a.value.numpy(), b.value.numpy()], optimizer, [a, b]


def adadelta(t: int, g: Any, p: Any, s: dict[str, Any]) -> Any:
    s["v"] = 0.9 * s.get("v", 0.0) + 0.1 * g**2
    delta = np.sqrt(s.get("d", 0.0) + 1e-6) / np.sqrt(s["v"] + 1e-6) * g
    s["d"] = 0.9 * s.get("d", 0.0) + 0.1 * delta**2
    return p - 0.7 * delta


def means(g: Any, s: dict[str, Any], beta1: float, beta2: float) -> tuple[Any, Any]:
    s["m"] = beta1 * s.get("m", 0.0) + (1 - beta1) * g
    s["v"] = beta2 * s.get("v", 0.0) + (1 - beta2) * g**2
    return s["m"], s["v"]


def nadam(t: int, g: Any, p: Any, s: dict[str, Any]) -> Any:
    m, v = means(g, s, 0.9, 0.99)
    now, following = (0.9 * (1 - 0.5 * 0.96 ** (n * 0.01)) for n in (t, t + 1))
    s["product"] = product = s.get("product", 1.0) * now
    root = np.sqrt(v / (1 - 0.99**t)) + 1e-8
    return p - 0.02 * (1 - now) / (1 - product) * g / root - 0.02 * following / (1 - product * following) * m / root


def amsgrad(t: int, g: Any, p: Any, s: dict[str, Any]) -> Any:
    m, v = means(g, s, 0.8, 0.9)
    s["largest"] = np.maximum(s.get("largest", 0.0), v)
    return p - 0.05 / (1 - 0.8**t) * m / (np.sqrt(s["largest"]) / math.sqrt(1 - 0.9**t) + 1e-8)


def amsgrad_with_decay(t: int, g: Any, p: Any, s: dict[str, Any]) -> Any:
    return amsgrad(t, g, p, s) - 0.05 * 0.1 * p


def lion(t: int, g: Any, p: Any, s: dict[str, Any]) -> Any:
    m = s.get("m", 0.0)
    s["m"] = 0.99 * m + 0.01 * g
    return p - 0.01 / t * (np.sign(0.9 * m + 0.1 * g) + 0.2 * p)


def lamb(t: int, g: Any, p: Any, s: dict[str, Any]) -> Any:
    m, v = means(g, s, 0.9, 0.99)
    u = m / (1 - 0.9**t) / (np.sqrt(v / (1 - 0.99**t)) + 1e-6) + 0.1 * p
    return p - 0.01 * np.linalg.norm(p) / np.linalg.norm(u) * u


def adafactor(t: int, g: Any, p: Any, s: dict[str, Any]) -> Any:
    part, epsilon = t**-0.8, np.finfo(float).eps
    if g.ndim < 2:
        s["v"] = v = s.get("v", 0.0) * (1 - part) + part * g**2
    else:
        s["r"] = r = s.get("r", 0.0) * (1 - part) + part * (g**2).mean(1)
        s["c"] = c = s.get("c", 0.0) * (1 - part) + part * (g**2).mean(0)
        v = np.outer(r, c) / max(r.mean(), epsilon)
    u = g / np.sqrt(np.maximum(v, epsilon**2))
    size = max(1e-3, float(np.sqrt((p**2).mean())))
    return p - size * min(0.3, t**-0.5) / max(1.0, float(np.sqrt((u**2).mean()))) * u


def lasso(t: int, g: Any, p: Any, s: dict[str, Any]) -> Any:
    return p - 0.05 * (g + 0.3 * np.sign(p))


RULES: dict[str, tuple[Callable[[Any], Optimizer], Rule]] = {
    "Adadelta": (lambda p: Adadelta(p, learning_rate=0.7), adadelta),
    "NAdam": (lambda p: NAdam(p, learning_rate=0.02, beta2=0.99, momentum_decay=0.01), nadam),
    "AMSGrad": (lambda p: Adam(p, learning_rate=0.05, beta1=0.8, beta2=0.9, amsgrad=True), amsgrad),
    "AMSGrad with decay": (
        lambda p: AdamW(p, learning_rate=0.05, decay=0.1, beta1=0.8, beta2=0.9, amsgrad=True),
        amsgrad_with_decay,
    ),
    "lazy AMSGrad": (lambda p: Adam(p, learning_rate=0.05, beta1=0.8, beta2=0.9, amsgrad=True, lazy=True), amsgrad),
    "Lion": (lambda p: Lion(p, learning_rate=lambda t: 0.01 / t, decay=0.2), lion),
    "LAMB": (lambda p: LAMB(p, learning_rate=0.01, beta2=0.99, decay=0.1), lamb),
    "Adafactor": (lambda p: Adafactor(p, learning_rate=0.3), adafactor),
    "L1": (lambda p: Optimizer(p, L1Penalty(0.3), LearningRate(0.05)), lasso),
}


@pytest.mark.parametrize("name", RULES)
def test_it_follows_its_formula(name: str) -> None:
    make, rule = RULES[name]
    found, _, _ = by(make)
    for x, expected in zip(found, by_rule(rule), strict=True):
        np.testing.assert_allclose(x, expected, rtol=1e-9, atol=1e-11)


def chain(parameters: Any) -> Optimizer:
    scalings = LionScaling(), AdadeltaScaling(), NAdamScaling(), AdamScaling(amsgrad=True)
    return Optimizer(parameters, L1Penalty(0.01), *scalings, LearningRate(0.05), Average(0.9, begin=2))


@pytest.mark.parametrize("target", sample([ReferenceTarget, XlaTarget], first=1))
def test_all_that_have_programs_on_another_target(target: Callable[[], Target]) -> None:
    if target is XlaTarget:
        pytest.importorskip("jax")
    expected, here, _ = by(chain, 5)
    with using(target()):
        found, there, _ = by(chain, 5)
    for x, y in zip([*expected, *averages(here).values()], [*found, *averages(there).values()], strict=True):
        np.testing.assert_allclose(np.asarray(x), np.asarray(y), rtol=1e-10, atol=1e-12)


def test_lbfgs_is_newtons_method_of_its_last_steps() -> None:
    """``torch.optim.LBFGS(max_iter=1, lr=0.5, history_size=4)``: the inverse Hessian is made as a matrix here."""
    sizes = [12, 4]

    def flat(values: Values) -> Any:
        return np.concatenate([x.reshape(-1) for x in values])

    x, pairs, before = flat(start()), [], None  # type: ignore[var-annotated]
    for _ in range(STEPS):
        a, b = np.split(x, [sizes[0]])
        g = flat(gradient([a.reshape(3, 4), b]))
        if before is None:
            step = -0.5 * min(1.0, 1.0 / abs(g).sum()) * g
        else:
            s, y = before[0], g - before[1]
            if s @ y > 1e-10:
                pairs = [*pairs, (s, y)][-4:]
            inverse = np.eye(16) * (pairs[-1][0] @ pairs[-1][1] / (pairs[-1][1] @ pairs[-1][1]) if pairs else 1.0)
            for s, y in pairs:
                v = np.eye(16) - np.outer(y, s) / (s @ y)
                inverse = v.T @ inverse @ v + np.outer(s, s) / (s @ y)
            step = -0.5 * inverse @ g
        before, x = (step, g), x + step
    for found, expected in zip(by(lambda p: LBFGS(p, learning_rate=0.5, history=4))[0], np.split(x, [12]), strict=True):
        np.testing.assert_allclose(found.reshape(-1), expected, rtol=1e-7, atol=1e-7)


@pytest.mark.parametrize(("decay", "begin"), [(0.9, 1), (None, 1), (None, 40)])
def test_averages_of_weights(decay: float | None, begin: int) -> None:
    """``torch.optim.swa_utils.AveragedModel``, updated after each step from ``begin`` on."""
    path: list[Values] = []

    def rule(t: int, g: Any, p: Any, s: dict[str, Any]) -> Any:
        moved = p - 0.05 * g
        path.append(moved)
        return moved

    by_rule(rule)
    expected: Values = []
    for values in (path[::2], path[1::2]):
        average: Any = values[begin - 1]
        for n, value in enumerate(values[begin:], 2):
            average = average + (value - average) * (1 / n if decay is None else 1 - decay)
        expected.append(average)
    found, optimizer, parameters = by(lambda p: Optimizer(p, LearningRate(0.05), Average(decay, begin)))
    for tensor, value in zip(averages(optimizer).values(), expected, strict=True):
        np.testing.assert_allclose(tensor.numpy(), value, rtol=1e-9)
    again = copy.deepcopy(optimizer)
    with pytest.raises(ZeroDivisionError), averaged(again):
        for p, value in zip(again.parameters.values(), expected, strict=True):
            np.testing.assert_allclose(p.value.numpy(), value, rtol=1e-9)
        raise ZeroDivisionError
    for p, q, value in zip(again.parameters.values(), parameters, found, strict=True):
        assert np.array_equal(p.value.numpy(), value)
        assert np.array_equal(q.value.numpy(), value)
    with pytest.raises(AxisError, match=r"SGD\(.*\) has no Average among its transformations"):
        averages(SGD(parameters, learning_rate=0.1))


@pytest.mark.parametrize("make", [lambda p: LAMB(p), lambda p: Adafactor(p), lambda p: LBFGS(p)])
def test_a_gradient_of_zero_moves_nothing(make: Callable[[Any], Optimizer]) -> None:
    p, empty = Param(Tensor[Row](np.zeros(2, np.float32))), Param(Tensor[Column](np.zeros(0, np.float32)))
    optimizer = make([p, empty])
    for _ in range(3):
        with given():
            optimizer.step((p * p).sum() + (empty * empty).sum())
    assert p.value.numpy().tolist() == [0.0, 0.0]
    assert p.value.dtype == np.float32


def test_nadam_starts_again_at_any_step() -> None:
    """The product of the momenta follows from the number of the step alone."""
    [scaling] = [t for t in NAdam([Param(Tensor[()](0.0))]).transformations if hasattr(t, "momentum_decay")]
    values: Any = scaling
    steps = np.arange(1, 3002)
    momenta = 0.9 * (1 - 0.5 * 0.96 ** (steps * 4e-3))
    for step in (1, 1023, 1024, 1025, 3000):
        expected = momenta[step] / (1 - np.prod(momenta[: step + 1]))
        assert values._of_mean(step) == pytest.approx(expected, rel=1e-12)
