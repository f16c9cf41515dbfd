"""Stacks of modules with buffers against lists of the same modules: each module has a state of its own."""

from __future__ import annotations

import functools
import pickle
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.control.cases import numbers
from tests.nn.test_module_stack import one_by_one, written_out
from typedtensor import (
    Axis,
    AxisError,
    Buffer,
    Expr,
    Input,
    IntTensor,
    Module,
    NonFiniteError,
    Param,
    Tensor,
    call,
    checkpoint,
    commit,
    fold,
    given,
    plain,
    scan,
    value_and_grad,
)
from typedtensor.io import load, save
from typedtensor.nn import BatchNorm, Dropout, Linear, ModuleStack, Training
from typedtensor.ops import tanh
from typedtensor.optim import SGD


class Layer(Axis, size=3): ...


class Member(Axis, size=2): ...


class Batch(Axis): ...


class Feature(Axis, size=4): ...


class Block(Module):
    """A block whose batch norm has running statistics."""

    def __init__(self, seed: int) -> None:
        self.linear = Linear(Feature, Feature, seed=seed, dtype=np.float64)
        self.norm = BatchNorm(Feature, dtype=np.float64)

    def __call__(self, x: Expr[Tensor[Batch, Feature]], training: Training | None) -> Expr[Tensor[Batch, Feature]]:
        return x + tanh(self.norm(self.linear(x), training))


class Counter(Module):
    """A module without parameters, which counts its uses."""

    def __init__(self, start: int = 0) -> None:
        self.uses: Buffer[IntTensor[()]] = Buffer(IntTensor[()](start))

    def __call__(self, x: Expr[Tensor[Batch, Feature]], training: Training | None) -> Expr[Tensor[Batch, Feature]]:
        if training is not None:
            training.update(self.uses, lambda uses: uses + 1)
        return x * 2.0


def form() -> Training:
    return Training(Buffer(IntTensor[()](0)))


def batch(number: int) -> Tensor[Batch, Feature]:
    return Tensor[Batch, Feature](numbers(6, 5, 4)[number])


def state(module: Module) -> dict[str, Any]:
    return {name: x.value.numpy() for name, x in {**module.parameters, **module.buffers}.items()}


x = Input(Tensor[Batch, Feature])


@pytest.mark.parametrize("times", [1, 2])
def test_training_and_evaluation_are_those_of_the_list(way: Any, times: int) -> None:
    """Blocks that are applied twice update their statistics twice, in sequence."""
    stack, blocks = ModuleStack(Block, Layer, seed=1), written_out(Block, 3, 1)
    named = {f"{n}.{name}": p for n, block in enumerate(blocks) for name, p in block.parameters.items()}
    found = []
    for parameters, apply in (
        (stack.parameters, stack.fold),
        (named, lambda x, training: one_by_one(blocks, x, training)),
    ):
        training = form()
        y: Any = x
        for _ in range(times):
            y = apply(y, training)
        loss, tested, optimizer = (y * y).mean(), apply(x, None).sum(), SGD(parameters, learning_rate=0.1)
        for number in range(5):
            with given(x.bind(batch(number)), **way):
                optimizer.step(loss, updates=training.updates)
                found.append(loss.value.item())
        with given(x.bind(batch(5)), **way):
            found.append(tested.value.item())
    np.testing.assert_allclose(found[:6], found[6:], rtol=1e-9)
    assert stack.buffers["norm.steps"].value.numpy().tolist() == [5 * times] * 3
    means = stack.buffers["norm.mean"].value.numpy()
    assert len(np.unique(means)) == means.size
    for name, value in state(stack).items():
        expected = np.stack([state(block)[name] for block in blocks])
        np.testing.assert_allclose(value, expected, rtol=1e-8, atol=1e-12)


def test_updates_of_other_loops() -> None:
    """A scan, a loop over other sequences besides, a map, and a stack of stacks."""
    nested = ModuleStack(lambda seed: ModuleStack(Block, Layer, seed=seed), Member, seed=2)
    lists = written_out(lambda seed: written_out(Block, 3, seed), 2, 2)
    stack, blocks = ModuleStack(Block, Layer, seed=3), written_out(Block, 3, 3)
    training, other = form(), form()
    found = nested.map(lambda member: member.fold(x, training)).sum(Member)
    expected = one_by_one(lists[0], x, other) + one_by_one(lists[1], x, other)
    end, means = scan(lambda h, block: (block(h, training), h.mean(Feature)), found, stack, Layer)
    expected = one_by_one(blocks, expected, other)
    for _ in range(2):
        with given(x.bind(batch(0))) as computation:
            [one, two, _] = computation.values([end, expected, means])
            np.testing.assert_allclose(one.numpy(), two.numpy(), rtol=1e-12)
            commit(*training.updates, *other.updates)
    for name, buffer in nested.buffers.items():
        each = [[block.buffers[name].value.numpy() for block in member] for member in lists]
        np.testing.assert_allclose(buffer.value.numpy(), each, rtol=1e-12)
        assert buffer.tensor_type.axes[:2] == (Member, Layer)
    for name, buffer in stack.buffers.items():
        each = [block.buffers[name].value.numpy() for block in blocks]
        np.testing.assert_allclose(buffer.value.numpy(), each, rtol=1e-12)


def test_a_buffer_of_ones_own_as_a_sequence() -> None:
    totals: Buffer[Tensor[Layer]] = Buffer(Tensor[Layer]([1.0, 2.0, 3.0]))
    training = form()

    def step(h: Expr[Tensor[()]], total: Expr[Tensor[()]]) -> Expr[Tensor[()]]:
        training.update(total, lambda old: old + h)
        training.update(total, lambda old: old * 10.0)
        return h + total

    end = fold(step, x.sum(), totals, Layer)
    with given(x.bind(Tensor[Batch, Feature](np.full((1, 4), 0.25)))):
        assert end.value.item() == 7.0  # the values before the step
        commit(*training.updates)
    assert totals.value.numpy().tolist() == [20.0, 40.0, 70.0]


def test_counters_alone_and_their_initial_values() -> None:
    starts = iter([4, 5, 6])
    counters, training = ModuleStack(lambda seed: Counter(next(starts)), Layer), form()
    y = counters.fold(x, training)
    with given(x.bind(batch(0))):
        np.testing.assert_allclose(y.value.numpy(), 8.0 * batch(0).numpy())
        commit(*training.updates)
    assert counters.buffers["uses"].value.numpy().tolist() == [5, 6, 7]
    counters.initialize(0)
    assert counters.buffers["uses"].value.numpy().tolist() == [4, 5, 6]


def test_a_step_is_applied_whole_or_not_at_all(way: Any) -> None:
    stack, training, scale = ModuleStack(Block, Layer, seed=4), form(), Input(Tensor[()])
    optimizer = SGD(stack.parameters, learning_rate=0.1)
    loss = (stack.fold(x, training) * scale).sum() * scale
    for number in (1.0, 1.0, 1e160):
        before, finite = state(stack), number == 1.0
        bindings = x.bind(batch(0)), scale.bind(Tensor[()](np.asarray(number)))
        refused = np.errstate(all="ignore") if finite else pytest.raises(NonFiniteError, match="not finite")
        with given(*bindings, **way), np.errstate(all="ignore"), refused:
            optimizer.step(loss, updates=training.updates)
        unchanged = [np.array_equal(value, before[name]) for name, value in state(stack).items()]
        assert all(unchanged) is not finite


def test_statistics_of_modules_whose_values_are_recomputed() -> None:
    stack, other = ModuleStack(Block, Layer, seed=1), ModuleStack(Block, Layer, seed=1)
    one, two = form(), form()
    again = fold(lambda h, block: checkpoint(lambda h: block(h, one))(h), x, stack, Layer)
    for made, training, y in ((stack, one, again), (other, two, other.fold(x, two))):
        loss, optimizer = (y * y).mean(), SGD(made.parameters, learning_rate=0.1)
        for number in range(3):
            with given(x.bind(batch(number))):
                optimizer.step(loss, updates=training.updates)
    for name, value in state(stack).items():
        np.testing.assert_allclose(value, state(other)[name], rtol=1e-9, atol=1e-12)


class Shaken(Block):
    """A block that drops elements."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.drop = Dropout(0.5, seed=seed)

    def __call__(self, x: Expr[Tensor[Batch, Feature]], training: Training | None) -> Expr[Tensor[Batch, Feature]]:
        return self.drop(super().__call__(x, training), training)


def test_dropout_and_statistics_in_one_module() -> None:
    stack, training = ModuleStack(Shaken, Layer, seed=5), form()
    loss, optimizer = stack.fold(x, training).sum(), SGD(stack.parameters, learning_rate=0.01)
    for number in range(3):
        with given(x.bind(batch(number))):
            optimizer.step(loss, updates=training.updates)
    assert stack.buffers["norm.steps"].value.numpy().tolist() == [3, 3, 3]


def _evaluated(blocks: Any, x: Any) -> Any:
    return blocks.fold(x, None)


def test_files_pickles_copies_and_tensors(tmp_path: Path) -> None:
    stack, other, training = ModuleStack(Block, Layer, seed=6), ModuleStack(Block, Layer, seed=7), form()
    y = stack.fold(x, training)
    with given(x.bind(batch(0))):
        commit(*training.updates)
    with given(x.bind(batch(0))):
        expected = stack.fold(x, None).value.numpy()
    save(tmp_path / "stack.safetensors", stack)
    load(tmp_path / "stack.safetensors", other)
    for made in (other, pickle.loads(pickle.dumps(stack))):
        evaluated: Any = functools.partial(_evaluated, made)
        np.testing.assert_array_equal(plain(evaluated)(batch(0)).numpy(), expected)
    assert y.axes == (Batch, Feature)


def test_gradients_are_of_parameters_alone() -> None:
    stack = ModuleStack(Block, Layer, seed=8)
    loss, slopes = value_and_grad(lambda stack: stack.fold(x, None).sum(), stack)
    inner = stack.map(lambda block: value_and_grad(lambda block: block(x, None).sum(), block)[1].linear.bias)
    assert [part.axes for part in slopes.stacked.parts if not isinstance(part, Buffer)] == [
        p.axes for p in stack.parameters.values()
    ]
    with given(x.bind(batch(0))) as computation:
        assert computation.gradients(loss)[stack.parameters["linear.bias"]].axes == (Layer, Feature)
        assert inner.value.shape == (3, 4)


def test_what_cannot_be_updated() -> None:
    stack, training = ModuleStack(Block, Layer, seed=9), form()
    with pytest.raises(AxisError, match="cannot be updated in a body inside that of its loop"):
        fold(lambda h, block: call(lambda h: block(h, training))(h), x, stack, Layer)
    with pytest.raises(AxisError, match="cannot be updated in the body of a loop, a branch or a call"):
        call(lambda x: stack.fold(x, training))(x)
    one, two = form(), form()
    with pytest.raises(AxisError, match="is updated by two Trainings in one body"):
        fold(lambda h, block: block(block(h, one), two), x, stack, Layer)
    with pytest.raises(AxisError, match="is given to a loop twice, and the body updates both elements"):
        fold(lambda h, first, second: second(first(h, one), one), x, (stack, stack), Layer)
    counts: Any = Buffer(IntTensor[Layer]([1, 2, 3]))

    def count_badly(h: Any, count: Any) -> Any:
        training.update(count, lambda _: h.sum())
        return h

    with pytest.raises(AxisError, match=r"holds IntTensor\[\(\)\] and cannot become Tensor\[\(\)\]"):
        fold(count_badly, x, counts, Layer)
    for sequence in (Param(Tensor[Layer]([1.0, 2.0, 3.0])), Input(Tensor[Layer])):
        with pytest.raises(AxisError, match=r"in the body of a loop along an axis of a buffer its element, not"):
            fold(count_badly, x, sequence, Layer)
    shared = Counter()
    with pytest.raises(AxisError, match="have buffers of their own, and share uses"):
        ModuleStack(lambda seed: shared, Layer)
    with pytest.raises(AxisError, match="which their buffer mean, a Tensor.Feature., has already"):
        ModuleStack(lambda seed: BatchNorm(Feature, affine=False), Feature)
