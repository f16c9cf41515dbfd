"""Loops, choices and trees in programs of PyTorch's compilers, which take them as one operation."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import numpy as np
import pytest

from typedtensor import Axis, Const, Expr, Forest, IntTensor, Module, Tensor, call, cond, fold, tree_fold, while_loop
from typedtensor.backends import whole_in_torch
from typedtensor.errors import AxisError, StagingError
from typedtensor.nn import Linear
from typedtensor.ops import tanh

torch = pytest.importorskip("torch")

from typedtensor import torch as labels  # noqa: E402  # which needs it


class Time(Axis): ...


class Word(Axis): ...


class Sentence(Axis): ...


class Hidden(Axis, size=8): ...


Vector = Expr[Tensor[Hidden]]
Sequence = Expr[Tensor[Time, Hidden]]


class Folded(Module):
    """A loop of few or many steps."""

    def __init__(self) -> None:
        self.layer = Linear(Hidden, Hidden)

    def __call__(self, xs: Sequence) -> Vector:
        return fold(lambda h, x: tanh(self.layer(h) + x), xs.mean(Time), xs, Time)


class Settled(Module):
    """A number of steps that is data, a choice, and a recursion."""

    def __init__(self) -> None:
        self.layer = Linear(Hidden, Hidden)

    def __call__(self, xs: Sequence) -> Vector:
        start = xs.sum(Time)
        h = while_loop(lambda h: (h * h).sum() > 0.5, lambda h: tanh(self.layer(h)) * 0.9, start)
        chosen = cond(h.sum() > 0.0, lambda h: h * 2.0, lambda h: -tanh(self.layer(h)), h)
        return chosen + power(tanh(self.layer(start)), Const(IntTensor[()](3)))


@call
def power(x: Vector, n: Expr[IntTensor[()]]) -> Vector:
    return cond(n > 0, lambda s: s[0] * power(s[0], s[1] - 1), lambda s: s[0] * 0.0 + 1.0, (x, n))


class Treelike(Module):
    def __init__(self) -> None:
        self.layer = Linear(Hidden, Hidden)

    def __call__(self, xs: Sequence) -> Vector:
        words = xs.rename(Time, Word)
        trees = Forest(((0, 1), 2), (3, 4), elements=5)
        states = tree_fold(lambda x: x, lambda a, b: tanh(self.layer(a) - b), words, trees, Word, Sentence)
        return states.stack().sum(Sentence)


CASES: dict[str, tuple[type[Module], int, int]] = {
    "few steps": (Folded, 5, 0),
    "many steps": (Folded, 40, 1),
    "data": (Settled, 5, 3),
    "trees": (Treelike, 5, 1),
}
"""A module, the length of its sequence, and the least number of operations that the compiler sees for its nodes."""


def sequence(length: int) -> Tensor[Time, Hidden]:
    return Tensor[Time, Hidden](torch.as_tensor(np.random.default_rng(length).normal(size=(length, 8)) * 0.7))


def made(kind: type[Module]) -> Any:
    model = kind().initialize(seed=0)
    for parameter in model.parameters.values():
        parameter.assign(parameter.value, dtype=np.float64)
    return labels.module(model)  # type: ignore[call-overload]  # of any call


@pytest.mark.parametrize("name", CASES)
def test_compiled_values_and_gradients_are_those_of_eager_calls(name: str) -> None:
    kind, length, count = CASES[name]
    model, xs = made(kind), sequence(length)
    expected = model(xs).array
    expected.square().sum().backward()
    slopes = [x.grad.clone() for x in model.parameters()]
    model.zero_grad()
    seen: list[str] = []

    def backend(graph: Any, arrays: Any) -> Any:
        def forward(traced: Any, _: Any) -> Any:
            seen.extend(str(node.target) for node in traced.graph.nodes)
            return import_module("functorch.compile").make_boxed_func(traced.forward)

        own = import_module("torch._dynamo.backends.common").aot_autograd
        return own(fw_compiler=forward, bw_compiler=forward)(graph, arrays)

    compiled = torch.compile(model, fullgraph=True, backend=backend)
    found = compiled(xs).array
    found.square().sum().backward()
    torch.testing.assert_close(found, expected, rtol=1e-12, atol=1e-13)
    for one, other in zip(model.parameters(), slopes, strict=True):
        torch.testing.assert_close(one.grad, other, rtol=1e-10, atol=1e-12)
    assert sum(x.startswith("typedtensor.whole.") for x in seen) >= count
    assert sum(x.startswith("typedtensor.whole_backward.") for x in seen) >= count


@pytest.mark.parametrize("name", CASES)
def test_exported_modules_take_tensors(name: str) -> None:
    kind, length, _ = CASES[name]
    model, xs = made(kind), sequence(length)
    found = torch.export.export(model, (xs,)).module()(xs)
    assert found.axes == (Hidden,)
    torch.testing.assert_close(found.array, model(xs).array, rtol=1e-12, atol=1e-13)


def test_the_types_of_exported_programs_are_in_files(tmp_path: Any) -> None:
    model, xs = made(Folded), sequence(3)
    torch.export.save(torch.export.export(model, (xs,)), tmp_path / "model.pt2")
    found = torch.export.load(tmp_path / "model.pt2").module()(xs)
    assert found.axes == (Hidden,)
    torch.testing.assert_close(found.array, model(xs).array)

    class Here(Axis): ...

    class Local(Module):
        def __call__(self, x: Expr[Tensor[Here]]) -> Expr[Tensor[Here]]:
            return x * 2.0

    local = torch.export.export(labels.module(Local()), (Tensor[Here](torch.ones(2)),))
    with pytest.raises(AxisError, match="the axis Here, which no module has by name: declare it in a module"):
        torch.export.save(local, tmp_path / "local.pt2")


def test_operations_of_another_process_are_unknown() -> None:
    run = whole_in_torch._operations()
    with pytest.raises(StagingError, match="which only the process that traced it has: trace it here again"):
        run("another 0", [torch.ones(2)])
