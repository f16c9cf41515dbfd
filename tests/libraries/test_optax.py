"""Modules as pytrees that Optax trains: results are those of the library's own optimizers."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeVarTuple

import numpy as np
import pytest

from tests.sampling import sample
from typedtensor import Axis, Const, Expr, IntTensor, Module, Tensor, given, plain
from typedtensor.nn import LayerNorm, Linear
from typedtensor.ops import cross_entropy, relu
from typedtensor.optim import SGD, Accumulation, Adam, AdamW, Groups, Optimizer

jax = pytest.importorskip("jax")
optax = pytest.importorskip("optax")

from typedtensor import jax as labels  # noqa: E402  # which needs it

N = TypeVarTuple("N")


class Batch(Axis): ...


class Pixel(Axis, size=4): ...


class Hidden(Axis, size=8): ...


class Digit(Axis, size=3): ...


class Classifier(Module):
    """It has parameters in a list, in a dict and in fields."""

    def __init__(self) -> None:
        self.first = [Linear(Pixel, Hidden)]
        self.further = {"norm": LayerNorm(Hidden)}
        self.output = Linear(Hidden, Digit)

    def __call__(self, x: Expr[Tensor[*N, Pixel]]) -> Expr[Tensor[*N, Digit]]:
        return x >> self.first[0] >> relu >> self.further["norm"] >> self.output


@pytest.fixture(autouse=True)
def _in_float64() -> Iterator[None]:
    with jax.enable_x64(True):
        yield


def initial() -> Classifier:
    """Return the model with parameters of float64."""
    model = Classifier().initialize(seed=0)
    for parameter in model.parameters.values():
        parameter.assign(parameter.value, dtype=np.float64)
    return model


RANDOM = np.random.default_rng(0)
BATCHES = [(RANDOM.normal(size=(5, 4)), RANDOM.integers(3, size=5)) for _ in range(20)]


def loss(model: Classifier, images: Tensor[Batch, Pixel], digits: IntTensor[Batch]) -> Tensor[()]:
    return cross_entropy(plain(model)(images), digits, Digit).mean()


def by_optax(optimizer: Any) -> Classifier:
    """Return the model after a step for each batch, which is traced once."""
    model = initial()
    state, traced = optimizer.init(model), []

    @labels.jit
    def step(model: Classifier, state: Any, images: Tensor[Batch, Pixel], digits: IntTensor[Batch]) -> Any:
        traced.append(images)
        _, gradient = labels.value_and_grad(loss)(model, images, digits)
        updates, state = optimizer.update(gradient, state, model)
        return optax.apply_updates(model, updates), state

    for images, digits in BATCHES:
        model, state = step(model, state, Tensor[Batch, Pixel](jax.numpy.asarray(images)), IntTensor[Batch](digits))
    assert len(traced) == 1
    return model


def on_batch(model: Classifier, batch: tuple[Any, Any]) -> Expr[Tensor[()]]:
    images, digits = batch
    scores = model(Const(Tensor[Batch, Pixel](images)))
    return cross_entropy(scores, Const(IntTensor[Batch](digits)), Digit).mean()


def by_ours(make: Callable[[Classifier], Optimizer], every: int = 1) -> Classifier:
    """Return the model after a step for each ``every`` batches, with the mean of their gradients."""
    model = initial()
    optimizer = make(model)
    for number in range(0, len(BATCHES), every):
        mean = Accumulation(optimizer.parameters)
        for batch in BATCHES[number : number + every]:
            with given():
                mean.add(on_batch(model, batch))
        optimizer.apply(mean.mean())
    return model


def weights(model: Classifier) -> Any:
    """Return a mask of the weights, by the names of the parameters."""
    return jax.tree_util.tree_map_with_path(lambda path, _: "weight" in jax.tree_util.keystr(path), model)


def kinds(model: Classifier) -> Any:
    return jax.tree.map(lambda is_weight: "weight" if is_weight else "other", weights(model))


def in_groups(of_weights: Callable[[Any], Optimizer], of_others: Callable[[Any], Optimizer]) -> Any:
    return lambda model: Groups(
        of_weights(model.parameters.matching("*weight")), of_others(model.parameters.without("*weight"))
    )


OPTIMIZERS: dict[str, tuple[Callable[[], Any], Callable[[Classifier], Optimizer], int]] = {
    "sgd": (
        lambda: optax.sgd(0.1, momentum=0.9),
        lambda model: SGD(model.parameters, learning_rate=0.1, momentum=0.9),
        1,
    ),
    "adam": (lambda: optax.adam(0.01), lambda model: Adam(model.parameters, learning_rate=0.01), 1),
    "decay of weights": (
        lambda: optax.adamw(0.01, weight_decay=0.1, mask=weights),
        in_groups(
            lambda some: AdamW(some, learning_rate=0.01, decay=0.1), lambda others: Adam(others, learning_rate=0.01)
        ),
        1,
    ),
    "gradients of limited norm": (
        lambda: optax.chain(optax.clip_by_global_norm(0.3), optax.adam(0.01)),
        lambda model: Groups(Adam(model.parameters, learning_rate=0.01), limit=0.3),
        1,
    ),
    "several batches a step": (
        lambda: optax.MultiSteps(optax.adam(0.01), 4),
        lambda model: Adam(model.parameters, learning_rate=0.01),
        4,
    ),
    "an optimizer for each kind": (
        lambda: optax.multi_transform({"weight": optax.adam(0.01), "other": optax.sgd(0.1)}, kinds),
        in_groups(
            lambda some: Adam(some, learning_rate=0.01),
            lambda others: SGD(others, learning_rate=0.1),
        ),
        1,
    ),
}


@pytest.mark.parametrize("name", sample(OPTIMIZERS, one_in=3))
def test_steps_are_those_of_our_optimizers(name: str) -> None:
    theirs, make, every = OPTIMIZERS[name]
    found, expected = by_optax(theirs()), by_ours(make, every)
    start = initial()
    assert list(found.parameters) == list(expected.parameters)
    for path, parameter in found.parameters.items():
        wanted = expected.parameters[path].value.numpy()
        assert abs(wanted - start.parameters[path].value.numpy()).max() > 1e-3
        np.testing.assert_allclose(parameter.value.numpy(), wanted, rtol=1e-6, atol=1e-6)


def test_moments_are_modules() -> None:
    """State has the names of parameters, so it can be read by them."""
    model = initial()
    [moments, *_] = optax.adam(0.01).init(model)
    assert type(moments.mu) is Classifier
    assert moments.nu.first[0].weight.value.tensor_type is Tensor[Pixel, Hidden]
    assert list(moments.mu.parameters) == list(model.parameters)


@pytest.mark.parametrize(
    "make",
    [
        lambda: optax.adafactor(0.01, min_dim_size_to_factor=2),
        lambda: optax.masked(optax.sgd(0.1), weights),
        lambda: optax.inject_hyperparams(optax.adam)(learning_rate=0.01),
        lambda: optax.apply_if_finite(optax.adam(0.01), 3),
        lambda: optax.contrib.schedule_free_adamw(0.01),
        lambda: optax.lamb(0.01),
    ],
    ids=["factored moments", "mask", "changing rate", "finite steps", "averaged model", "norms of layers"],
)
def test_steps_are_those_on_a_dict_of_arrays(make: Callable[[], Any]) -> None:
    """Optimizers whose state has leaves of other shapes, no leaves, or numbers."""
    model, (images, digits) = initial(), BATCHES[0]
    batch = Tensor[Batch, Pixel](jax.numpy.asarray(images)), IntTensor[Batch](digits)

    def on_dict(arrays: Any) -> Any:
        return loss(jax.tree.unflatten(jax.tree.structure(model), [arrays[name] for name in names]), *batch).array

    def steps(tree: Any, slope: Any) -> Any:
        optimizer = make()
        state = optimizer.init(tree)

        @labels.jit
        def step(tree: Any, state: Any) -> Any:
            updates, state = optimizer.update(slope(tree), state, tree)
            return optax.apply_updates(tree, updates), state

        for _ in range(3):
            tree, state = step(tree, state)
        return tree

    arrays = {name.replace(".", "_"): jax.numpy.asarray(p.value.array) for name, p in model.parameters.items()}
    names = [*arrays]
    found, expected = steps(model, lambda model: labels.grad(loss)(model, *batch)), steps(arrays, jax.grad(on_dict))
    for name, leaf in zip(names, jax.tree.leaves(found), strict=True):
        np.testing.assert_allclose(leaf, expected[name], rtol=1e-6, atol=1e-9)
