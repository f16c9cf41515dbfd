"""The cost of labels on arrays of PyTorch and JAX: the same programs on arrays and on tensors.

    python benchmarks/labels.py [--only torch jax] [--repeats 41]

The programs are a block (a product, a softmax, a centred activation), compiled for large arrays and for small ones,
where the call dominates; a training step; single uncompiled operations; and in JAX, a model of 20 layers as a pytree,
beside a dict of its arrays.

The table shows the least time on arrays, the additional microseconds on tensors (the difference of the least times, and
the median difference over all turns), and the ratio of the first difference to the time on arrays. Times are CPU times,
or wall-clock times where PyTorch finds a GPU. Both versions take turns.
"""

from __future__ import annotations

import argparse
import statistics
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from benchmarks.harness import in_turns
from typedtensor import Axis, IntTensor, Module, Tensor, plain
from typedtensor.nn import Linear
from typedtensor.ops import cross_entropy, dot, exp, gelu, log_softmax, relu, softmax, tanh


class Batch(Axis): ...


class Hidden(Axis, size=512): ...


class Out(Axis, size=512): ...


class Layers(Module):
    """A model of 20 layers, of which only the parameters matter."""

    def __init__(self) -> None:
        self.layers = [Linear(Hidden, Out, seed=number) for number in range(20)]


Work = Callable[[], object]
Pair = tuple[Work, Work]


def block(x: Tensor[Batch, Hidden], weights: Tensor[Hidden, Out]) -> Tensor[Batch, Out]:
    """Compute the block on tensors."""
    scores = tanh(x @ weights)
    return softmax(scores - scores.mean(Out).expand_like(scores), Out)


def operations(x: Any, w: Any, digits: Any) -> dict[str, Work]:
    """Return single operations on tensors."""
    a, m, d = Tensor[Batch, Hidden](x), Tensor[Hidden, Out](w), IntTensor[Batch](digits)
    return {
        "sum of two": lambda: a + a,
        "times a number": lambda: a * 2.0,
        "exponential": lambda: exp(a),
        "rectifier": lambda: relu(a),
        "gelu": lambda: gelu(a),
        "product of matrices": lambda: a @ m,
        "product along a label": lambda: dot(a, m, Hidden),
        "sum along an axis": lambda: a.sum(Hidden),
        "mean along an axis": lambda: a.mean(Hidden),
        "largest along an axis": lambda: a.max(Hidden),
        "softmax": lambda: softmax(a, Hidden),
        "logarithm of the softmax": lambda: log_softmax(a, Hidden),
        "cross-entropy": lambda: cross_entropy(a, d, Hidden),
        "another label": lambda: a.rename(Hidden, Out),
    }


def several(run: Work, times: int, finish: Work | None) -> Work:
    """Return a function of several runs that then waits for the accelerator."""

    def runs() -> None:
        for _ in range(times):
            run()
        if finish is not None:
            finish()

    return runs


def compare(title: str, pairs: Mapping[str, Pair], times: int, repeats: int, finish: Work | None = None) -> None:
    """Print the times on arrays, and the additional times on tensors: of the least times, and the median of turns."""
    print(f"{title:26} {'by hand':>13} {'more, least':>13} {'median':>13} {'share':>8}")
    for name, (by_hand, labelled) in pairs.items():
        candidates = {"by hand": several(by_hand, times, finish), "labelled": several(labelled, times, finish)}
        for run in (*candidates.values(), *candidates.values()):
            run()
        timings = in_turns(candidates, repeats, seconds=0.0)
        each = [timing.times if finish else timing.cpu for timing in timings.values()]
        base, least = [min(found) / times * 1e6 for found in each]
        median = statistics.median(b - a for a, b in zip(*each, strict=True)) / times * 1e6
        more = least - base
        print(f"  {name:24} {base:10.1f} µs {more:+10.1f} µs {median:+10.1f} µs {more / base:+8.1%}", flush=True)


def on_torch(repeats: int) -> None:
    """Measure PyTorch, compiled and eager, on an accelerator where there is one."""
    import torch
    from torch.nn import functional

    import typedtensor.torch as labels

    def arrays(x: Any, weights: Any) -> Any:
        scores = torch.tanh(x @ weights)
        return torch.softmax(scores - scores.mean(1, keepdim=True).expand(scores.shape), 1)

    on_cuda = torch.cuda.is_available()
    finish = torch.cuda.synchronize if on_cuda else None
    if on_cuda:
        torch.set_default_device("cuda")
    w = torch.randn(512, 512) / 32
    large, one = torch.randn(256, 512), torch.randn(1, 512)
    compiled, ours = torch.compile(arrays, fullgraph=True), labels.compile(block)
    weights = Tensor[Hidden, Out](w)
    x, small = Tensor[Batch, Hidden](large), Tensor[Batch, Hidden](one)
    pairs: dict[str, Pair] = {
        "block of 256 rows": (lambda: compiled(large, w), lambda: ours(x, weights)),
        "block of 1 row": (lambda: compiled(one, w), lambda: ours(small, weights)),
    }
    network, digits = torch.nn.Linear(512, 512), torch.arange(256)

    @labels.compile
    def loss(x: Tensor[Batch, Hidden], digits: IntTensor[Batch]) -> Tensor[()]:
        return cross_entropy(classify(x), digits, Out).mean()

    classify = labels.typed(network, Tensor[Batch, Hidden], returns=Tensor[Batch, Out])
    by_hand = torch.compile(lambda x, digits: functional.cross_entropy(network(x), digits), fullgraph=True)
    optimizer = torch.optim.SGD(network.parameters(), lr=0.01)

    def step(value: Any) -> None:
        value.backward()
        optimizer.step()
        optimizer.zero_grad()

    pairs["step of training"] = (
        lambda: step(by_hand(large, digits)),
        lambda: step(loss(Tensor[Batch, Hidden](large), IntTensor[Batch](digits)).array),
    )
    compare("torch.compile", pairs, 10, repeats, finish)

    index = digits[:1]
    alone: list[Work] = [
        lambda: one + one,
        lambda: one * 2.0,
        lambda: torch.exp(one),
        lambda: torch.relu(one),
        lambda: functional.gelu(one, approximate="tanh"),
        lambda: one @ w,
        lambda: one @ w,
        lambda: one.sum(1),
        lambda: one.mean(1),
        lambda: one.amax(1),
        lambda: torch.softmax(one, 1),
        lambda: torch.log_softmax(one, 1),
        lambda: functional.cross_entropy(one, index, reduction="none"),
        lambda: one,
    ]
    labelled = operations(one, w, index)
    every = dict(zip(labelled, zip(alone, labelled.values(), strict=True), strict=True))
    compare("PyTorch, eager", every, 100, repeats, finish)


def on_jax(repeats: int) -> None:
    """Measure JAX, compiled by ``jit`` and eager."""
    import jax
    import jax.numpy as jnp

    import typedtensor.jax as labels

    def arrays(x: Any, weights: Any) -> Any:
        scores = jnp.tanh(x @ weights)
        return jax.nn.softmax(scores - jnp.broadcast_to(scores.mean(1, keepdims=True), scores.shape), axis=1)

    keys = jax.random.split(jax.random.key(0), 3)
    w = jax.random.normal(keys[0], (512, 512)) / 32
    large, one = jax.random.normal(keys[1], (256, 512)), jax.random.normal(keys[2], (1, 512))
    compiled, ours = jax.jit(arrays), labels.jit(block)
    weights = Tensor[Hidden, Out](w)
    x, small = Tensor[Batch, Hidden](large), Tensor[Batch, Hidden](one)
    pairs: dict[str, Pair] = {
        "block of 256 rows": (
            lambda: compiled(large, w).block_until_ready(),
            lambda: ours(x, weights).array.block_until_ready(),
        ),
        "block of 1 row": (
            lambda: compiled(one, w).block_until_ready(),
            lambda: ours(small, weights).array.block_until_ready(),
        ),
    }
    digits = jnp.arange(256)
    model = jax.tree.map(jnp.asarray, Linear(Hidden, Out, seed=0))
    parameters = {"weight": w, "bias": jnp.zeros(512)}

    def loss(model: Linear[Hidden, Out], x: Tensor[Batch, Hidden], digits: IntTensor[Batch]) -> Tensor[()]:
        return cross_entropy(plain(model)(x), digits, Out).mean()

    def by_hand(parameters: Any, x: Any, digits: Any) -> Any:
        scores = jax.nn.log_softmax(x @ parameters["weight"] + parameters["bias"])
        return -jnp.take_along_axis(scores, digits[:, None], 1).mean()

    def stepped(value_and_grad: Any) -> Any:
        def step(parameters: Any, x: Any, digits: Any) -> Any:
            value, slope = value_and_grad(parameters, x, digits)
            return jax.tree.map(lambda p, g: p - 0.01 * g, parameters, slope), value

        return jax.jit(step)

    step, labelled_step = stepped(jax.value_and_grad(by_hand)), stepped(labels.value_and_grad(loss))
    pairs["step of training"] = (
        lambda: jax.block_until_ready(step(parameters, large, digits)),
        lambda: jax.block_until_ready(labelled_step(model, x, IntTensor[Batch](digits))),
    )
    compare("jax.jit", pairs, 10, repeats)
    compare("JAX, a model of 20 layers", as_pytrees(jax), 100, repeats)

    index = digits[:1]
    alone: list[Work] = [
        lambda: one + one,
        lambda: one * 2.0,
        lambda: jnp.exp(one),
        lambda: jax.nn.relu(one),
        lambda: jax.nn.gelu(one),
        lambda: one @ w,
        lambda: one @ w,
        lambda: one.sum(1),
        lambda: one.mean(1),
        lambda: one.max(1),
        lambda: jax.nn.softmax(one, 1),
        lambda: jax.nn.log_softmax(one, 1),
        lambda: -jnp.take_along_axis(jax.nn.log_softmax(one, 1), index[:, None], 1)[:, 0],
        lambda: one,
    ]
    labelled = operations(one, w, index)
    every = dict(zip(labelled, zip(alone, labelled.values(), strict=True), strict=True))
    compare("JAX, not compiled", every, 20, repeats)


def as_pytrees(jax: Any) -> dict[str, Pair]:
    """Return the ways of a model through ``jax.jit``, in and out; a new one is not from a function of JAX."""
    new = Layers()
    model = jax.tree.map(jax.numpy.asarray, new)
    by_hand = {name: parameter.value.array for name, parameter in model.parameters.items()}
    flatten = jax.tree.flatten
    (arrays, structure), (parts, labelled) = flatten(by_hand), flatten(model)
    return {
        "taken apart": (lambda: flatten(by_hand), lambda: flatten(model)),
        "a new one taken apart": (lambda: flatten(by_hand), lambda: flatten(new)),
        "made": (lambda: structure.unflatten(arrays), lambda: labelled.unflatten(parts)),
    }


LIBRARIES: Mapping[str, Callable[[int], None]] = {"torch": on_torch, "jax": on_jax}


def main() -> None:
    """Measure the named libraries, by default both."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", nargs="+", choices=LIBRARIES, default=[*LIBRARIES])
    parser.add_argument("--repeats", type=int, default=41)
    options = parser.parse_args()
    for library in options.only:
        LIBRARIES[library](options.repeats)


if __name__ == "__main__":
    main()
