"""Divergences between distributions of different families, and of independent elements taken together."""

from __future__ import annotations

import json
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.sampling import sample
from typedtensor import Axis, Const, Param, Tensor, given, prob
from typedtensor.ad import gradients
from typedtensor.errors import AxisError
from typedtensor.prob import Exponential, Gamma, Independent, Normal, Poisson, StudentT, kl_divergence
from typedtensor.random import Key

RECORDED = json.loads(Path(__file__).with_name("references").joinpath("divergences_by_torch.json").read_text())


class Row(Axis): ...


class Column(Axis): ...


def parameter(elements: Any) -> Param[Any]:
    return Param(Tensor[Row](np.array(elements)))


@pytest.mark.parametrize("recorded", RECORDED, ids=lambda x: "-".join(x["families"]))
def test_values_and_gradients(recorded: Any) -> None:
    first, second = ([parameter(p) for p in ps] for ps in recorded["parameters"])
    one, other = (getattr(prob, name) for name in recorded["families"])
    found = kl_divergence(one(*first), other(*second))
    with given():
        np.testing.assert_allclose(found.value.numpy(), recorded["value"], rtol=1e-10, atol=1e-12)
        slopes = [slope.value.numpy() for slope in gradients(found.sum(), *first, *second)]
    assert np.isfinite(slopes).all()
    for slope, expected in zip(slopes, recorded.get("gradients", slopes), strict=True):
        np.testing.assert_allclose(slope, expected, rtol=1e-8, atol=1e-10)


DRAWS = 4000
PARAMETERS = {
    "Normal": (0.5, 0.7),
    "LogNormal": (0.1, 0.4),
    "Uniform": (0.2, 0.9),
    "Gumbel": (0.5, 0.7),
    "Exponential": (1.5,),
    "Gamma": (1.6, 0.7),
    "Beta": (1.6, 1.7),
    "StudentT": (8.5, 0.5, 0.6),
}
OPEN = {("LogNormal", "Gumbel"), ("Beta", "Gumbel"), *((name, "StudentT") for name in PARAMETERS)}


def repeated(name: str) -> Any:
    return getattr(prob, name)(*[parameter([x] * DRAWS) for x in PARAMETERS[name]])


HEAVY = {("StudentT", "Gumbel")}
"""Of what is infinite because a mean is, which no number of draws shows."""


@pytest.mark.parametrize(("one", "other"), sample(sorted({*product(PARAMETERS, PARAMETERS)} - OPEN - HEAVY), one_in=3))
def test_every_pair_by_draws(one: str, other: str) -> None:
    """Beside each closed form, the mean over draws: infinite where one is drawn that has no density."""
    p, q = repeated(one), repeated(other)
    with given():
        x = p.sample(Key(7))
        exact = kl_divergence(p, q).value.numpy()[0]
        sampled = (p.log_density(x) - q.log_density(x)).value.numpy()
    if not np.isfinite(exact):
        assert exact == np.inf
        assert not np.isfinite(sampled).all()
    else:
        assert abs(sampled.mean() - exact) <= 5.0 * sampled.std() / DRAWS**0.5 + 1e-12


@pytest.mark.parametrize(("one", "other"), sorted(OPEN))
def test_what_has_no_closed_form_says_so(one: str, other: str) -> None:
    with pytest.raises(AxisError, match=f"the divergence of {other} from {one} has no closed form here: estimate it"):
        kl_divergence(repeated(one), repeated(other))


def test_bounds_and_logarithms_of_narrow_and_wide_uniform_draws() -> None:
    """Against the limits: of a point, and of all numbers up to one."""
    p: Any = prob.Uniform(parameter([1e5, 0.0, -1.0]), parameter([1e5 + 1e-3, 2.0, 2.0]))
    q: Any = prob.LogNormal(parameter([np.log(1e5), 0.0, 0.0]), 1e-8)
    with given():
        near, wide, outside = kl_divergence(p, q).value.numpy()
    # The logarithms lie within 1e-8 evenly: ½ · (their mean square / 1e-16) - ln(their width / 1e-8) + ½ ln 2π
    np.testing.assert_allclose(near, 0.5 / 3.0 + 0.5 * np.log(2.0 * np.pi), rtol=1e-6)
    np.testing.assert_allclose(wide, 0.5e16 * ((np.log(2.0) - 1.0) ** 2 + 1.0), rtol=1e-6)
    assert outside == np.inf


def test_other_axes_and_other_families_are_refused() -> None:
    other: Any = Const(Tensor[Column](np.ones(2)))
    normal: Any = Normal(parameter([0.0, 1.0]), 1.0)
    with pytest.raises(AxisError, match=r"with the same axes, not Tensor\[Row\] and Tensor\[Column\]"):
        kl_divergence(normal, Gamma(other, 1.0))
    with pytest.raises(AxisError, match=r"Normal.kl_divergence takes another Normal, not Gamma: prob.kl_divergence"):
        normal.kl_divergence(Gamma(other, 1.0))
    with pytest.raises(AxisError, match="the divergence of Poisson from Normal has no closed form"):
        kl_divergence(normal, Poisson(normal.loc))


def test_heavy_tails() -> None:
    df, ones = parameter([0.5, 1.5, 2.5]), parameter([1.0, 1.0, 1.0])
    p = StudentT(df, ones * 0.5, 0.6)
    gaussian = kl_divergence(p, Normal(ones, 2.0))
    with given() as computation:
        np.testing.assert_array_equal(kl_divergence(p, prob.Gumbel(ones, 2.0)).value.numpy(), [np.inf] * 3)
        np.testing.assert_array_equal(np.isfinite(gaussian.value.numpy()), [False, False, True])
        slopes = computation.gradients(gaussian.sum(), df, ones)
        assert np.isfinite([slopes[df].numpy(), slopes[ones].numpy()]).all()


def test_counts() -> None:
    logits, rate = parameter([0.0, -800.0, 0.0]), parameter([0.0, 0.0, 2.0])
    with given():
        of_truth = kl_divergence(prob.Bernoulli(logits), Poisson(rate)).value.numpy()
        of_counts = kl_divergence(Poisson(rate), prob.Bernoulli(logits)).value.numpy()
    np.testing.assert_allclose(of_truth, [np.inf, 0.0, 2.0 - 1.5 * np.log(2.0)])
    np.testing.assert_allclose(of_counts, [np.log(2.0), 0.0, np.inf])


def test_independent_elements_taken_together() -> None:
    loc: Any = Const(Tensor[Row, Column](np.arange(6.0).reshape(2, 3)))
    normal, other = Normal(loc, 2.0), Exponential(loc + 1.0)
    rows, others = Independent(normal, Column), Independent(Normal(loc * 0.5, 1.0), Column)
    bits = Independent(prob.Bernoulli(loc), Column)
    with given():
        assert rows.mean().value is loc.value
        np.testing.assert_array_equal(rows.variance().value.numpy(), np.full((2, 3), 4.0))
        np.testing.assert_allclose(rows.entropy().value.numpy(), normal.entropy().sum(Column).value.numpy())
        by_element = normal.kl_divergence(Normal(loc * 0.5, 1.0)).sum(Column).value.numpy()
        np.testing.assert_allclose(rows.kl_divergence(others).value.numpy(), by_element)
        np.testing.assert_allclose(kl_divergence(rows, others).value.numpy(), by_element)
        np.testing.assert_allclose(bits.mean().value.numpy(), 1.0 / (1.0 + np.exp(-loc.value.numpy())))
        of_families = rows.kl_divergence(Independent(other, Column))
        assert of_families.axes == (Row,)
        np.testing.assert_array_equal(of_families.value.numpy(), [np.inf, np.inf])


def test_what_independent_elements_do_not_have() -> None:
    loc: Any = Const(Tensor[Row, Column](np.ones((2, 3))))
    rows: Any = Independent(Normal(loc, 1.0), Column)
    heavy: Any = Independent(StudentT(loc), Column)
    with pytest.raises(AxisError, match="Poisson has no closed form of its entropy, and so neither has Independent"):
        Independent(Poisson(loc), Column).entropy()
    with pytest.raises(AxisError, match="along the same axis, not along Column and along Row"):
        rows.kl_divergence(Independent(Normal(loc.transpose(), 1.0), Row))
    with pytest.raises(AxisError, match="Independent.kl_divergence takes another Independent, not Normal"):
        rows.kl_divergence(rows.base)
    with pytest.raises(AxisError, match="the divergence of StudentT from StudentT has no closed form"):
        heavy.kl_divergence(heavy)
