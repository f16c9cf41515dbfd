"""The modules that the suite has in JAX: compiled, in float64, with XLA on one thread. Each call waits for its result.

The first call of a function compiles it.
"""

from __future__ import annotations

import importlib
import math
import os
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

import numpy as np

from benchmarks.gradbench.protocol import Function, Prepared

FLAGS = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
if FLAGS not in os.environ.get("XLA_FLAGS", ""):  # read when JAX is first imported
    os.environ["XLA_FLAGS"] = f"{os.environ.get('XLA_FLAGS', '')} {FLAGS}".strip()

jax = importlib.import_module("jax")
jnp, lax = jax.numpy, jax.lax
jax.config.update("jax_enable_x64", True)


def ask(function: Callable[..., Any], *arrays: Any, static: tuple[int, ...] = ()) -> Prepared[Any]:
    """Return the timed function: it compiles a function at its first call, and waits for its result."""
    compiled = _compiled(function, static)
    given = [x if n in static else jnp.asarray(x) for n, x in enumerate(arrays)]
    return Prepared(lambda: jax.block_until_ready(compiled(*given)), lambda result: np.asarray(result).tolist())


@cache
def _compiled(function: Callable[..., Any], static: tuple[int, ...]) -> Any:
    return jax.jit(function, static_argnums=static)


def square(x: Any) -> Any:
    """``x²``."""
    return x * x


def log_sum_exp(x: Any, axis: int = 0) -> Any:
    """The logarithm of the sum of exponentials."""
    largest = jnp.max(x, axis=axis, keepdims=True)
    return jnp.squeeze(largest, axis) + jnp.log(jnp.sum(jnp.exp(x - largest), axis=axis))


def cost(points: Any, centroids: Any) -> Any:
    """The sum of the squared distances from the nearest centroids."""
    distances = jnp.sum(centroids**2, 1) - 2.0 * points @ centroids.T
    return jnp.sum(points**2) + jnp.sum(jnp.min(distances, 1))


def direction(points: Any, centroids: Any) -> Any:
    """Newton's direction."""
    slope = jax.grad(cost, 1)
    gradient, diagonal = jax.jvp(lambda c: slope(points, c), (centroids,), (jnp.ones_like(centroids),))
    return gradient / diagonal


def least_squares(x: Any, n: int) -> Any:
    """Half the sum of the squared residuals of a polynomial."""
    t = jnp.linspace(-1.0, 1.0, n)
    return 0.5 * jnp.sum((jnp.sign(t) - jnp.vander(t, len(x), increasing=True) @ x) ** 2)


def equations(x: Any, steps: int) -> Any:
    """Return the ends of all equations."""
    h = 2.0 / steps

    def speed(y: Any) -> Any:
        return x * jnp.concatenate([jnp.ones(1), y[:-1]])

    def step(y: Any, _: Any) -> Any:
        first = speed(y)
        second = speed(y + 0.5 * h * first)
        third = speed(y + 0.5 * h * second)
        fourth = speed(y + h * third)
        return y + h * (first + 2.0 * second + 2.0 * third + fourth) / 6.0, None

    return lax.scan(step, jnp.zeros_like(x), None, length=steps)[0]


def last_equation(x: Any, steps: int) -> Any:
    """Return the end of the last equation."""
    return equations(x, steps)[-1]


def log_posterior(mixture: Any, x: Any, m: Any, gamma: Any) -> Any:
    """The log posterior of a mixture of Gaussians."""
    alpha, mu, q, packed = mixture
    (n, d), k = x.shape, len(alpha)
    columns, rows = np.nonzero(np.tril(np.ones((d, d)), -1).T)
    factor = jnp.zeros((k, d, d)).at[:, rows, columns].set(packed) + jnp.exp(q)[:, :, None] * jnp.eye(d)
    moved = jnp.einsum("kij,nkj->nki", factor, x[:, None, :] - mu)
    inner = alpha + q.sum(1) - 0.5 * jnp.sum(moved**2, 2)
    degrees = d + m + 1
    log_gamma = d * (d - 1) / 4 * math.log(math.pi) + sum(math.lgamma((degrees - j) / 2) for j in range(d))
    likelihood = jnp.sum(log_sum_exp(inner, 1)) - n * (d / 2 * math.log(2 * math.pi) + log_sum_exp(alpha))
    prior = k * (degrees * d * math.log(gamma / math.sqrt(2)) - log_gamma)
    return likelihood + prior - 0.5 * gamma**2 * (jnp.sum(jnp.exp(q) ** 2) + jnp.sum(packed**2)) + m * jnp.sum(q)


_slopes = {f: jax.grad(f) for f in (square, log_sum_exp, least_squares, last_equation, log_posterior)}


def _mixture(data: Mapping[str, Any]) -> tuple[Any, ...]:
    mixture = tuple(jnp.asarray(data[name]) for name in ("alpha", "mu", "q", "l"))
    return mixture, jnp.asarray(data["x"]), data["m"], data["gamma"]


def _of_mixture(function: Callable[..., Any], finish: Any = float) -> Function:
    def prepared(data: Mapping[str, Any]) -> Prepared[Any]:
        compiled, (mixture, x, m, gamma) = _compiled(function, (2, 3)), _mixture(data)
        return Prepared(lambda: jax.block_until_ready(compiled(mixture, x, m, gamma)), finish)

    return prepared


def _by_name(slopes: Any) -> object:
    return {name: np.asarray(x).tolist() for name, x in zip(("alpha", "mu", "q", "l"), slopes, strict=True)}


FUNCTIONS: Mapping[str, Mapping[str, Function]] = {
    "hello": {"square": lambda x: ask(square, x), "double": lambda x: ask(_slopes[square], x)},
    "lse": {
        "primal": lambda data: ask(log_sum_exp, np.array(data["x"])),
        "gradient": lambda data: ask(_slopes[log_sum_exp], np.array(data["x"])),
    },
    "kmeans": {
        "cost": lambda data: ask(cost, np.array(data["points"]), np.array(data["centroids"])),
        "dir": lambda data: ask(direction, np.array(data["points"]), np.array(data["centroids"])),
    },
    "llsq": {
        "primal": lambda data: ask(least_squares, np.array(data["x"]), data["n"], static=(1,)),
        "gradient": lambda data: ask(_slopes[least_squares], np.array(data["x"]), data["n"], static=(1,)),
    },
    "ode": {
        "primal": lambda data: ask(equations, np.array(data["x"]), data["s"], static=(1,)),
        "gradient": lambda data: ask(_slopes[last_equation], np.array(data["x"]), data["s"], static=(1,)),
    },
    "gmm": {"objective": _of_mixture(log_posterior), "jacobian": _of_mixture(_slopes[log_posterior], _by_name)},
}
"""The functions of each module."""
