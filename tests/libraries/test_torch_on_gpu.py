"""Labels on arrays of PyTorch that are on a GPU, where there is one."""

from __future__ import annotations

import shutil
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import numpy as np
import pytest

import typedtensor.torch as labels
from typedtensor import Axis, IntTensor, Tensor
from typedtensor.ops import cross_entropy, dot, exp, gelu, log_softmax, softmax, tanh

HAS_GPU = shutil.which("nvidia-smi") and find_spec("torch") and find_spec("array_api_compat")
pytestmark = [
    pytest.mark.skipif(not HAS_GPU, reason="there is no GPU, or no PyTorch"),
    pytest.mark.filterwarnings("ignore::DeprecationWarning:torch.*"),  # of itself, in its compiler
    pytest.mark.filterwarnings("ignore:TensorFloat32 tensor cores:UserWarning"),
]
torch: Any


class Batch(Axis): ...


class Hidden(Axis, size=64): ...


class Out(Axis, size=32): ...


RANDOM = np.random.default_rng(0)
ROWS = RANDOM.normal(size=(16, 64)).astype(np.float32)
MATRIX = (RANDOM.normal(size=(64, 32)) / 8).astype(np.float32)
CLASSES = RANDOM.integers(32, size=16)


@pytest.fixture(autouse=True, scope="module")
def pytorch() -> None:
    """PyTorch, where it finds the GPU."""
    global torch
    torch = import_module("torch")
    if not torch.cuda.is_available():
        pytest.skip("PyTorch finds no GPU")


def block(x: Tensor[Batch, Hidden], weights: Tensor[Hidden, Out]) -> Tensor[Batch, Out]:
    scores = tanh(x @ weights)
    return softmax(scores - scores.mean(Out).expand_like(scores), Out)


def multiplied(x: Tensor[Batch, Hidden], weights: Tensor[Hidden, Out]) -> Tensor[Batch, Out]:
    return x @ weights


def by_hand(x: Any, weights: Any) -> Any:
    scores = torch.tanh(x @ weights)
    return torch.softmax(scores - scores.mean(1, keepdim=True), 1)


def on_gpu(array: Any, dtype: str = "") -> Any:
    return torch.as_tensor(array, device="cuda", dtype=getattr(torch, dtype) if dtype else None)


def typed(dtype: str = "") -> tuple[Tensor[Batch, Hidden], Tensor[Hidden, Out]]:
    return Tensor[Batch, Hidden](on_gpu(ROWS, dtype)), Tensor[Hidden, Out](on_gpu(MATRIX, dtype))


@pytest.mark.parametrize("dtype", ["float32", "bfloat16", "float16", "float64"])
def test_operations_stay_on_the_gpu_in_their_precision(dtype: str) -> None:
    x, weights = typed(dtype)
    found = {
        "block": (block(x, weights), by_hand(x.array, weights.array)),
        "exp": (exp(x), torch.exp(x.array)),
        "gelu": (gelu(x), torch.nn.functional.gelu(x.array, approximate="tanh")),
        "dot": (dot(x, weights, Hidden), x.array @ weights.array),
        "log_softmax": (log_softmax(x, Hidden), torch.log_softmax(x.array, 1)),
        "sum": (x.sum(Hidden), x.array.sum(1)),
        "max": (x.max(Hidden), x.array.amax(1)),
        "twice": (x * 2.0, x.array * 2.0),
    }
    for name, (one, other) in found.items():
        assert one.array.is_cuda, name
        assert one.array.dtype == getattr(torch, dtype), name
        torch.testing.assert_close(one.array, other, msg=name)


@pytest.mark.parametrize("dtype", ["float32", "bfloat16"])
def test_compiled_as_a_whole(dtype: str) -> None:
    x, weights = typed(dtype)
    torch.compiler.reset()
    compiled = labels.compile(block)
    for _ in range(2):
        found = compiled(x, weights)
    assert found.axes == (Batch, Out)
    assert found.array.is_cuda
    assert found.array.dtype == getattr(torch, dtype)
    torch.testing.assert_close(found.array, by_hand(x.array, weights.array))


@pytest.mark.parametrize("compiled", [False, True])
def test_under_autocast(compiled: bool) -> None:
    x, weights = typed()
    torch.compiler.reset()
    product = labels.compile(multiplied) if compiled else multiplied
    with torch.autocast("cuda", torch.bfloat16):
        found, expected = product(x, weights), x.array @ weights.array
    assert found.array.dtype == torch.bfloat16
    torch.testing.assert_close(found.array, expected)


@pytest.mark.parametrize("compiled", [False, True])
def test_a_module_trains_there(compiled: bool) -> None:
    torch.manual_seed(0)
    torch.compiler.reset()
    network = torch.nn.Linear(64, 32).cuda()
    classify = labels.typed(network, Tensor[Batch, Hidden], returns=Tensor[Batch, Out])

    def loss(x: Tensor[Batch, Hidden], classes: IntTensor[Batch]) -> Tensor[()]:
        return cross_entropy(classify(x), classes, Out).mean()

    value = labels.compile(loss) if compiled else loss
    optimizer = torch.optim.SGD(network.parameters(), lr=0.5)
    x, classes = Tensor[Batch, Hidden](on_gpu(ROWS)), IntTensor[Batch](on_gpu(CLASSES))
    found = []
    for _ in range(20):
        optimizer.zero_grad()
        current = value(x, classes).array
        reference = torch.nn.functional.cross_entropy(network(x.array), classes.array)
        torch.testing.assert_close(current, reference)
        current.backward()
        optimizer.step()
        found.append(float(current.detach()))
    assert found[-1] < 0.5 * found[0]


def test_arrays_are_shown() -> None:
    x, _ = typed("bfloat16")
    assert "Batch=16" in repr(x)
    assert x.array.requires_grad_() is not None
    assert "Hidden=64" in repr(x)


def test_arrays_on_two_devices_are_an_error() -> None:
    x, weights = typed()
    with pytest.raises(RuntimeError, match="device"):
        x @ Tensor[Hidden, Out](weights.array.cpu())
