"""Every distribution of tensors, of expressions, and of both: the same numbers."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import Any

import numpy as np
import pytest

from tests.sampling import sample
from typedtensor import Axis, Const, Tensor, given, plain, prob
from typedtensor.core.pytree import flatten
from typedtensor.core.tensor import AnyTensor
from typedtensor.ops import as_real
from typedtensor.random import Key


class Row(Axis): ...


class Column(Axis, size=3): ...


class Inner(Axis, size=3): ...


class Place(Axis, size=2): ...


row = Tensor[Row](np.array([0.7, 12.5]))
matrix = Tensor[Row, Column](np.array([[0.2, 0.5, 0.3], [1.9, 0.8, 13.0]]))
vectors = Tensor[Row, Column, Place](np.linspace(0.1, 2.0, 12).reshape(2, 3, 2))
factor = Tensor[Column, Inner](np.tril(np.linspace(0.5, 2.0, 9).reshape(3, 3)))


@prob.distribution
async def program(loc: Any) -> Any:
    x = await prob.Normal(loc, 1.0)
    return x, await prob.Poisson(x * x)


MADE: dict[str, tuple[Callable[..., Any], list[Any]]] = {
    # How to make each distribution, and its parameters
    "Bernoulli": (prob.Bernoulli, [row]),
    "Beta": (prob.Beta, [row, row]),
    "Categorical": (lambda z: prob.Categorical(z, Column), [matrix]),
    "Dirichlet": (lambda a: prob.Dirichlet(a, Column), [matrix]),
    "Exponential": (prob.Exponential, [row]),
    "Gamma": (prob.Gamma, [row, row]),
    "Gumbel": (prob.Gumbel, [row, row]),
    "Independent": (lambda a, b: prob.Independent(prob.Gamma(a, b), Column), [matrix, matrix]),
    "LogNormal": (prob.LogNormal, [row, row * 0.1]),
    "Mapped": (lambda a, b: prob.Normal(a, b).map(lambda x: x * 2.0, lambda y: y * 0.5), [row, row]),
    "Mixture": (lambda z, a, b: prob.Mixture(z, prob.Beta(a, b), Column), [matrix, matrix, matrix]),
    "MultivariateNormal": (lambda m, l: prob.MultivariateNormal(m, l, Column, Inner), [matrix, factor]),
    "Normal": (prob.Normal, [row, row]),
    "Poisson": (prob.Poisson, [row]),
    "ProgramDistribution": (program, [row]),
    "StudentT": (prob.StudentT, [row + 2.0, row, row]),
    "Uniform": (prob.Uniform, [row * 0.0, row]),
    "VectorMixture": (
        lambda z, m, s: prob.VectorMixture(z, prob.Independent(prob.Normal(m, s), Place), Column),
        [matrix, vectors, vectors],
    ),
}


def test_all_are_here() -> None:
    public = [getattr(prob, name) for name in prob.__all__]
    bases = [prob.Distribution, prob.Elements]
    assert {of.__name__ for of in public if isinstance(of, type) and issubclass(of, prob.Distribution)} == {
        *MADE,
        *[of.__name__ for of in bases],
    }


def results(of: Any, other: Any) -> dict[str, Any]:
    """Everything that a distribution says, for those of its methods that it has."""
    x = of.sample(Key(0))
    found = {"sample": x, "log_prob": of.log_prob(x), "expectation": prob.expectation(total, of, Key(1))}
    joint = of.bind(lambda _: other)
    found["joint"] = joint.sample(Key(2)), joint.log_prob((x, x)), joint.condition(x).log_prob(x)
    for name in ["log_density", "mean", "variance", "entropy", "probabilities", "kl_divergence"]:
        if hasattr(of, name):
            given_too = {"log_density": [x], "kl_divergence": [other]}.get(name, [])
            found[name] = getattr(of, name)(*given_too)
    return found


def total(x: Any) -> Any:
    """One number of a draw."""
    leaves, _ = flatten(x, "a draw")
    return sum([(leaf if leaf.tensor_type.kind == "real" else as_real(leaf)).sum() for leaf in leaves])


def arrays(results: dict[str, Any]) -> dict[str, list[np.ndarray[Any, Any]]]:
    """The numbers of results, in a computation."""
    return {
        name: [(leaf if isinstance(leaf, AnyTensor) else leaf.value).numpy() for leaf in flatten(result, "a result")[0]]
        for name, result in results.items()
    }


@pytest.mark.parametrize("name", sample(MADE, one_in=3))
def test_tensors_and_expressions_have_the_same_results(name: str) -> None:
    make, parameters = MADE[name]
    with given(plan=False):
        constant = make(*map(Const, parameters))
        expected = arrays(results(constant, constant))
        for wrapped in product([False, True], repeat=len(parameters)):
            of = make(*[Const(x) if wrap else x for x, wrap in zip(parameters, wrapped, strict=True)])
            found = results(of, of)
            if not any(wrapped):
                assert all(isinstance(leaf, AnyTensor) for x in found.values() for leaf in flatten(x, "a result")[0])
            for key, values in arrays(found).items():
                for value, right in zip(values, expected[key], strict=True):
                    np.testing.assert_allclose(value, right, rtol=1e-12, err_msg=f"{key} of {name}, {wrapped}")


@pytest.mark.parametrize("name", MADE)
def test_draws_of_models_on_tensors(name: str) -> None:
    make, parameters = MADE[name]

    def drawn(*of: Any) -> Any:
        return make(*of).sample(Key(0))

    found = plain(drawn)(*parameters)
    expected = make(*parameters).sample(Key(0))
    for value, right in zip(flatten(found, "a draw")[0], flatten(expected, "a draw")[0], strict=True):
        np.testing.assert_allclose(value.numpy(), right.numpy(), rtol=1e-14)
