"""An attention block in JAX with labels: queries, keys and heads are different axes by name.

    python -m examples.jax.attention

The program compares the result with the same block on plain arrays, and prints the sizes of its axes.

It shows ``typed`` signatures of functions, ``jit`` of ``typedtensor.jax``, and operations on tensors that hold JAX
arrays.
"""

import math

import jax
import jax.numpy as jnp

from typedtensor import Axis, Tensor
from typedtensor.jax import jit, typed
from typedtensor.ops import einsum, softmax


class Batch(Axis, samples=True): ...


class Query(Axis): ...


class Key(Axis): ...


class Heads(Axis, size=4): ...


class Feature(Axis, size=16): ...


@typed
def attention(
    queries: Tensor[Batch, Heads, Query, Feature],
    keys: Tensor[Batch, Heads, Key, Feature],
    values: Tensor[Batch, Heads, Key, Feature],
) -> Tensor[Batch, Heads, Query, Feature]:
    """Return the softmax over keys of the scaled products of queries and keys, applied to the values."""
    scores = einsum(queries, keys, Batch, Heads, Query, Key) / math.sqrt(Feature().size)
    return einsum(softmax(scores, Key), values, Batch, Heads, Query, Feature)


def main(batch: int = 2, queries: int = 5, keys: int = 7) -> Tensor[Batch, Heads, Query, Feature]:
    """Attend from random queries to random keys, compiled."""
    random_keys = jax.random.split(jax.random.key(0), 3)
    q = Tensor[Batch, Heads, Query, Feature](jax.random.normal(random_keys[0], (batch, 4, queries, 16)))
    k = Tensor[Batch, Heads, Key, Feature](jax.random.normal(random_keys[1], (batch, 4, keys, 16)))
    v = Tensor[Batch, Heads, Key, Feature](jax.random.normal(random_keys[2], (batch, 4, keys, 16)))
    attended = jit(attention)(q, k, v)
    weights = jax.nn.softmax(jnp.einsum("bhqd,bhkd->bhqk", q.array, k.array) / 4.0)
    assert jnp.allclose(attended.array, jnp.einsum("bhqk,bhkd->bhqd", weights, v.array), atol=1e-5)
    return attended


if __name__ == "__main__":
    print(main().sizes)
