"""Labels on JAX programs: pytrees, typed signatures, transformations."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from typing import Any, TypeVarTuple

import numpy as np
import pytest

from typedtensor import Axis, AxisError, Const, Expr, IntTensor, Module, Param, Tensor, given, plain
from typedtensor.errors import GradientError
from typedtensor.nn import Linear
from typedtensor.ops import RightSingularVectors, cross_entropy, relu, softmax, tanh

jax = pytest.importorskip("jax")
jnp = jax.numpy

from typedtensor import jax as labels  # noqa: E402  # which needs it

N = TypeVarTuple("N")


class Batch(Axis): ...


class Time(Axis): ...


class Pixel(Axis, size=4): ...


class Hidden(Axis, size=8): ...


class Digit(Axis, size=3): ...


class Classifier(Module):
    def __init__(self, rate: float = 0.0) -> None:
        self.hidden, self.output = Linear(Pixel, Hidden), Linear(Hidden, Digit)
        self.rate, self.tied = rate, [self.hidden]

    def __call__(self, x: Expr[Tensor[*N, Pixel]]) -> Expr[Tensor[*N, Digit]]:
        return x >> self.hidden >> relu >> self.output


def some(*shape: int) -> Any:
    return jnp.asarray(np.random.default_rng(len(shape)).normal(size=shape).astype(np.float32))


IMAGES = Tensor[Batch, Pixel](some(5, 4))
DIGITS = IntTensor[Batch](jnp.asarray([0, 1, 2, 0, 1]))
IMAGES_HERE, DIGITS_HERE = Tensor[Batch, Pixel](IMAGES.numpy()), IntTensor[Batch](DIGITS.numpy())


def loss(model: Classifier, images: Tensor[Batch, Pixel], digits: IntTensor[Batch]) -> Tensor[()]:
    return cross_entropy(plain(model)(images), digits, Digit).mean()


def test_a_tensor_is_a_pytree_of_its_array() -> None:
    tensors = {"images": IMAGES, "digits": DIGITS}
    leaves, structure = jax.tree.flatten(tensors)
    assert [leaf.shape for leaf in leaves] == [(5,), (5, 4)]
    back = jax.tree.unflatten(structure, leaves)
    assert back["images"].tensor_type is IMAGES.tensor_type
    assert structure != jax.tree.structure({"images": IMAGES.rename(Batch, Time), "digits": DIGITS})
    assert jax.tree.map(lambda leaf: leaf.shape, IMAGES)._array == (5, 4)  # whatever stands in the place of an array
    assert jax.eval_shape(lambda x: x.sum(Pixel), IMAGES)._array.shape == (5,)


def test_a_module_is_trained_by_tree_map() -> None:
    """The step of optimizers of JAX: state and updates are pytrees like the model."""
    model = Classifier().initialize(seed=0)
    traced = []

    @labels.jit
    def step(
        model: Classifier, speed: Classifier, images: Tensor[Batch, Pixel], digits: IntTensor[Batch]
    ) -> tuple[Classifier, Classifier, Tensor[()]]:
        traced.append(images)
        value, slope = labels.value_and_grad(loss)(model, images, digits)
        speed = jax.tree.map(lambda v, g: 0.9 * v + g, speed, slope)
        return jax.tree.map(lambda p, v: p - 0.1 * v, model, speed), speed, value

    speed, losses, trained = jax.tree.map(jnp.zeros_like, model), [], model
    _, slope, _ = step(model, speed, IMAGES, DIGITS)
    expression = cross_entropy(model(Const(IMAGES_HERE)), Const(DIGITS_HERE), Digit).mean()
    with given() as computation:
        gradients = computation.gradients(expression)
        for name, parameter in model.parameters.items():
            np.testing.assert_allclose(slope.parameters[name].value, gradients[parameter], rtol=1e-5, atol=1e-6)
    for _ in range(40):
        trained, speed, value = step(trained, speed, IMAGES, DIGITS)
        losses.append(value.item())
    assert losses[-1] < 0.2 * losses[0]
    assert len(traced) == 1
    assert type(trained) is Classifier
    assert list(trained.parameters) == list(model.parameters)
    assert trained.tied[0] is trained.hidden
    assert trained.hidden.weight is not model.hidden.weight
    with given():
        assert trained(Param(IMAGES)).value.shape == (5, 3)


def test_a_part_of_a_trained_copy_is_a_part_of_another_model() -> None:
    """What the copy was made of is no part of it."""

    class Bigger(Module):
        def __init__(self, hidden: Linear[Pixel, Hidden]) -> None:
            self.layers = {"hidden": hidden, "output": Linear(Hidden, Digit, seed=0)}

    trained = jax.tree.map(jnp.ones_like, Classifier().initialize(seed=0))
    bigger = Bigger(trained.hidden)
    assert len(jax.tree.leaves(bigger)) == len(bigger.parameters) == 4
    doubled = jax.tree.map(lambda x: 2.0 * x, bigger)
    assert doubled.layers["hidden"].weight.value.numpy().min() == 2.0
    assert jax.tree.structure(doubled) == jax.tree.structure(bigger)


def test_a_model_that_is_changed_has_another_structure() -> None:
    model = Classifier().initialize(seed=0)
    before = jax.tree.structure(model)
    model.tied.append(Linear(Pixel, Hidden, seed=1))
    assert jax.tree.structure(model) != before
    assert len(jax.tree.leaves(model)) == 6
    copied = jax.tree.map(lambda x: x, model)
    copied.hidden = Linear(Pixel, Hidden, seed=2)
    np.testing.assert_array_equal(jax.tree.leaves(copied)[0], copied.hidden.weight.value)


def test_leaves_have_the_names_of_parameters() -> None:
    leaves, _ = jax.tree_util.tree_flatten_with_path(Classifier().initialize(seed=0))
    names = [jax.tree_util.keystr(path) for path, _ in leaves]
    assert names == [f".{name}.array" for name in Classifier().parameters]


def test_modules_with_other_fields_are_not_taken_for_each_other() -> None:
    one, other = Classifier(0.1), Classifier(0.5)
    assert jax.tree.structure(one) != jax.tree.structure(other)
    assert jax.tree.structure(one) == jax.tree.structure(jax.tree.map(jnp.ones_like, one))
    found = jax.jit(lambda model: Tensor[()](jnp.asarray(model.rate)))
    assert [found(model).item() for model in (one, other)] == pytest.approx([0.1, 0.5])


def test_a_class_of_modules_that_is_defined_later() -> None:
    class Later(Module):
        def __init__(self) -> None:
            self.scale = Param(Tensor[()](2.0))

    assert jax.tree.map(lambda x: x * 3.0, Later()).scale.value.item() == 6.0


def test_vmap() -> None:
    def centred(row: Tensor[Pixel], shift: Tensor[Pixel]) -> Tensor[Pixel]:
        return row - row.mean().expand_like(row) + shift

    mapped = labels.vmap(centred, Batch)
    found = mapped(IMAGES, IMAGES)
    assert found.tensor_type is IMAGES.tensor_type
    np.testing.assert_allclose(found, 2 * IMAGES.numpy() - IMAGES.numpy().mean(1, keepdims=True), rtol=1e-5)
    turned = jax.jit(mapped)(IMAGES.transpose(), Tensor[Pixel](jnp.zeros(4)))  # where the axis stands, if it is there
    np.testing.assert_allclose(turned, IMAGES.numpy() - IMAGES.numpy().mean(1, keepdims=True), atol=1e-6)


def test_scan() -> None:
    def step(total: Tensor[Pixel], row: Tensor[Pixel]) -> tuple[Tensor[Pixel], Tensor[()]]:
        return total + row, row.sum()

    start = Tensor[Pixel](jnp.zeros(4))
    for images in (IMAGES, IMAGES.transpose()):
        total, sums = jax.jit(lambda x: labels.scan(step, start, x, Batch))(images)
        np.testing.assert_allclose(total, IMAGES.numpy().sum(0), rtol=1e-5)
        assert sums.tensor_type is Tensor[Batch]
    slope = jax.grad(lambda x: labels.scan(step, start, x, Batch)[0].sum().array)(IMAGES)
    assert slope.numpy().tolist() == np.ones((5, 4)).tolist()


def test_higher_derivatives_and_checkpoints_pass() -> None:
    x = Tensor[Pixel](some(4))

    def cubes(x: Tensor[Pixel]) -> Tensor[()]:
        return (x * x * x).sum()

    curvature = labels.grad(lambda x: labels.grad(jax.checkpoint(cubes))(x).sum())(x)
    np.testing.assert_allclose(curvature, 6 * x.numpy(), rtol=1e-5)


def test_a_kernel_that_is_compiled_does_without_sizes_that_nothing_has() -> None:
    """Equal operations share their kernels, which are compiled after some runs."""
    x = Tensor[Pixel, Digit](jax.numpy.asarray(np.random.default_rng(0).normal(size=(4, 3)), np.float32))
    found = [RightSingularVectors(Pixel, Digit, Time)(x) for _ in range(4)]
    assert [y.shape for y in found] == [(3, 3)] * 4
    np.testing.assert_allclose(found[3].numpy(), found[0].numpy(), atol=1e-5)


def test_compiled_programs_are_those_by_hand() -> None:
    """To the instruction: only calls take longer."""

    def block(x: Tensor[Batch, Pixel], w: Tensor[Pixel, Digit], digits: IntTensor[Batch]) -> Tensor[()]:
        scores = tanh(x @ w)
        shares = softmax(scores - scores.mean(Digit).expand_like(scores), Digit)
        losses = cross_entropy(scores, digits, Digit)
        return losses.mean() + shares.max(Digit).mean()

    def by_hand(x: Any, w: Any, digits: Any) -> Any:
        scores = jnp.tanh(x @ w)
        shares = jax.nn.softmax(scores - jnp.broadcast_to(scores.mean(1, keepdims=True), scores.shape), axis=1)
        losses = -jnp.take_along_axis(jax.nn.log_softmax(scores), digits[:, None], 1)
        return losses.mean() + shares.max(1).mean()

    weights = Tensor[Pixel, Digit](some(4, 3))
    operands = (IMAGES, weights, DIGITS)
    programs = [
        labels.jit(block).lower(*operands),  # type: ignore[attr-defined]  # which functions of JAX have
        jax.jit(by_hand).lower(*[x.array for x in operands]),
    ]
    found, expected = (Counter(re.findall(r" = \S+ ([a-z-]+)\(", each.compile().as_text())) for each in programs)
    assert found == expected
    assert found["dot"] == 1


def test_a_loss_hands_something_on() -> None:
    """The pair of a loss and metrics, under ``jit`` too."""
    model = Classifier().initialize(seed=0)

    def with_scores(
        model: Classifier, images: Tensor[Batch, Pixel], digits: IntTensor[Batch]
    ) -> tuple[Tensor[()], Tensor[Batch, Digit]]:
        scores = plain(model)(images)
        return cross_entropy(scores, digits, Digit).mean(), scores

    expected, slope = labels.value_and_grad(loss)(model, IMAGES, DIGITS)
    (value, scores), found = jax.jit(labels.value_and_grad(with_scores, has_aux=True))(model, IMAGES, DIGITS)
    assert value.item() == pytest.approx(expected.item(), rel=1e-5)
    assert scores.tensor_type is Tensor[Batch, Digit]
    again, handed_on = labels.grad(with_scores, has_aux=True)(model, IMAGES, DIGITS)
    np.testing.assert_allclose(handed_on, scores, rtol=1e-5, atol=1e-6)
    for name, parameter in slope.parameters.items():
        np.testing.assert_allclose(found.parameters[name].value, parameter.value, rtol=1e-5, atol=1e-6)
        np.testing.assert_allclose(again.parameters[name].value, parameter.value, rtol=1e-5, atol=1e-6)


def test_what_stands_in_the_place_of_arrays_is_shown() -> None:
    assert repr(jax.tree.map(lambda _: "here", IMAGES)) == "Tensor[Batch, Pixel]('here')"
    assert repr(jax.tree.map(lambda _: None, IMAGES)) == "Tensor[Batch, Pixel](None)"
    assert repr(jax.eval_shape(lambda x: x, IMAGES)).startswith("Tensor[Batch=5, Pixel=4](ShapeDtypeStruct(")
    assert repr(Tensor[Batch](jnp.ones(1, jnp.bfloat16))) == "Tensor[Batch=1]([1.])"
    gone = jnp.ones(3)
    gone.delete()
    assert repr(Tensor[Batch](gone)).startswith("Tensor[Batch=3](")
    shown = []

    def show(x: Any) -> Any:
        shown.append(repr(x))
        return x

    jax.jit(show)(IMAGES)
    assert shown[0].startswith("Tensor[Batch=5, Pixel=4](")


loosely: Any = labels
WRONG_USES: dict[str, Callable[[], Any]] = {
    "passed an array of rank 1 to Tensor[Batch, Pixel]": lambda: jax.vmap(lambda x: x * 2)(IMAGES),
    "vmap over Time needs an argument with this axis, but was given Tensor[Batch, Pixel]": lambda: loosely.vmap(
        lambda x: x, Time
    )(IMAGES),
    "the function of vmap over Batch returned Tensor[Batch], which already has this axis": lambda: loosely.vmap(
        lambda x: Tensor[Batch](jnp.zeros(2)), Batch
    )(IMAGES),
    "the function of vmap over Batch must return tensors, but returned": lambda: loosely.vmap(lambda x: x.array, Batch)(
        IMAGES
    ),
    "has the axis Batch twice": lambda: loosely.vmap(lambda x: x, Batch)(Tensor[Batch, Batch](jnp.zeros((2, 2)))),
    "scan over Time needs tensors with this axis, but was given Tensor[Batch, Pixel]": lambda: loosely.scan(
        lambda s, x: (s, x), IMAGES, IMAGES, Time
    ),
    "but returned tuple: pass has_aux=True if it returns a pair": lambda: loosely.grad(lambda x: (x.sum(), x))(IMAGES),
    "must return a pair of a Tensor[()] and auxiliary data, but returned Tensor[()]": lambda: loosely.value_and_grad(
        lambda x: x.sum(), has_aux=True
    )(IMAGES),
    "returned Tensor[Batch]: reduce its axes": lambda: loosely.grad(lambda x: x.sum(Pixel))(IMAGES),
}


@pytest.mark.parametrize("message", WRONG_USES)
def test_wrong_uses(message: str) -> None:
    with pytest.raises((AxisError, GradientError)) as caught:
        WRONG_USES[message]()
    assert message in str(caught.value)


def test_leaves_of_other_axes_are_handed_on_as_arrays() -> None:
    """As ``optax`` does, with lengths for clipping, and with rows and columns of second moments."""
    model = Classifier().initialize(seed=0)
    norms = jax.tree.map(lambda x: (x * x).sum(), model)
    total = sum(jax.tree.leaves(norms))
    clipped = jax.tree.map(lambda x, n: x / jnp.sqrt(n + total), model, norms)
    weights = model.output.weight.value.array
    np.testing.assert_allclose(
        clipped.output.weight.value.array, weights / jnp.sqrt((weights**2).sum() + total), rtol=1e-6
    )
    again = jax.jit(lambda tree: jax.tree.map(lambda n: n * 1.0, tree))(norms)
    assert jax.tree.structure(again) == jax.tree.structure(model)
    lone = again.output.weight.value
    assert repr(lone).startswith("Tensor[Hidden, Digit](Array(")
    inner = again.hidden.weight.value
    wrong: list[Callable[[], object]] = [
        lambda: lone + 1.0,
        lambda: 2.0 * lone,
        lambda: IMAGES @ inner,
        lambda: lone.sum(),
        lambda: lone.shape,
    ]
    for use in wrong:
        with pytest.raises(AxisError, match="passed an array of rank 0"):
            use()
