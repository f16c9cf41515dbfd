"""Labels on PyTorch programs: typed signatures, modules, compilation as a whole."""

from __future__ import annotations

import builtins
import copy
import re
from pathlib import Path
from typing import Any, TypeVarTuple

import numpy as np
import pytest

from typedtensor import Axis, AxisError, Const, Expr, IntTensor, Module, SizeError, Tensor, given
from typedtensor.nn import LayerNorm, Linear
from typedtensor.ops import cross_entropy, relu, softmax
from typedtensor.torch import compile, module, typed

torch = pytest.importorskip("torch")
pytest.importorskip("array_api_compat")

N = TypeVarTuple("N")


class Batch(Axis): ...


class Other(Axis): ...


class Pixel(Axis, size=4): ...


class Hidden(Axis, size=8): ...


class Digit(Axis, size=3): ...


class Classifier(Module):
    def __init__(self) -> None:
        self.hidden, self.norm, self.output = Linear(Pixel, Hidden), LayerNorm(Hidden), Linear(Hidden, Digit)
        self.tied = [self.hidden]

    def __call__(self, x: Expr[Tensor[*N, Pixel]]) -> Expr[Tensor[*N, Digit]]:
        return x >> self.hidden >> relu >> self.norm >> self.output


IMAGES = Tensor[Batch, Pixel](torch.randn(5, 4, generator=torch.Generator().manual_seed(0)))
DIGITS = IntTensor[Batch](torch.tensor([0, 1, 2, 0, 1]))


def compiled(function: Any) -> Any:
    return compile(function, backend="eager")


def test_a_module_is_trained_by_its_optimizers() -> None:
    model = Classifier().initialize(seed=0)
    network = module(model)
    assert list(network.state_dict()) == list(model.parameters)
    loss = cross_entropy(network(IMAGES), DIGITS, Digit).mean()
    loss.array.backward()
    images, digits = Tensor[Batch, Pixel](IMAGES.numpy()), IntTensor[Batch](DIGITS.numpy())
    with given() as computation:
        gradients = computation.gradients(cross_entropy(model(Const(images)), Const(digits), Digit).mean())
        for (name, parameter), found in zip(model.parameters.items(), network.parameters(), strict=True):
            np.testing.assert_allclose(found.grad, gradients[parameter], rtol=1e-4, atol=1e-6, err_msg=name)
    optimizer, before = torch.optim.Adam(network.parameters(), lr=0.05), loss.item()
    for _ in range(30):
        optimizer.zero_grad()
        loss = cross_entropy(network(IMAGES), DIGITS, Digit).mean()
        loss.array.backward()
        optimizer.step()
    assert loss.item() < 0.2 * before

    other = module(Classifier().initialize(seed=1))
    other.load_state_dict(network.state_dict())
    copied: Any = copy.deepcopy(network)
    expected = network(IMAGES).array
    for again in (other, copied):
        torch.testing.assert_close(again(IMAGES).array, expected)
    torch.nn.init.zeros_(next(copied.parameters()))
    torch.testing.assert_close(network(IMAGES).array, expected)


def test_parameters_may_be_replaced_in_a_call() -> None:
    network = module(Linear(Pixel, Digit, seed=0))
    zeros = {name: torch.zeros_like(x) for name, x in network.state_dict().items()}
    found = torch.func.functional_call(network, zeros, (IMAGES,))
    assert found.tensor_type is Tensor[Batch, Digit]
    assert not found.array.any()
    assert network(IMAGES).array.any()


def test_compiled_as_a_whole() -> None:
    def attended(x: Any, weights: Any) -> Any:
        images = Tensor[Batch, Pixel](x)
        scores = softmax(images @ Tensor[Pixel, Digit](weights), Digit) * 2.0
        centred = images - images.mean(Pixel).expand_like(images)
        return scores.sum(Digit).array, centred.rename(Batch, Other).array

    x, weights = IMAGES.array, torch.ones(4, 3, requires_grad=True)
    function = compiled(attended)
    for _ in range(2):
        for found, expected in zip(function(x, weights), attended(x, weights), strict=True):
            torch.testing.assert_close(found, expected)
    function(x, weights)[0].sum().backward()
    assert weights.grad is not None


def test_tensors_and_modules_pass_through_compilation() -> None:
    network = module(Classifier().initialize(seed=0))

    @compiled
    @typed
    def loss(images: Tensor[Batch, Pixel], digits: IntTensor[Batch]) -> Tensor[()]:
        return cross_entropy(network(images), digits, Digit).mean()

    values = [loss(IMAGES, DIGITS) for _ in range(2)]
    assert values[0].item() == pytest.approx(values[1].item(), rel=1e-5)
    values[1].array.backward()
    assert all(parameter.grad is not None for parameter in network.parameters())


def test_a_module_of_pytorch_gets_a_signature() -> None:
    network = torch.nn.Linear(4, 3)
    classify = typed(network, Tensor[Batch, Pixel], returns=Tensor[Batch, Digit])
    torch.testing.assert_close(classify(IMAGES).array, network(IMAGES.array))
    mapped = typed(torch.vmap(network), Tensor[Batch, Pixel], returns=Tensor[Batch, Digit])
    torch.testing.assert_close(mapped(IMAGES).array, network(IMAGES.array))
    wrong: Any = classify
    with pytest.raises(AxisError, match=r"Linear takes Tensor\[Batch, Pixel\] for argument 1, but was given Tensor"):
        wrong(IMAGES.array)
    with pytest.raises(SizeError, match="Digit is declared with size 3"):
        typed(torch.nn.Linear(4, 2), Tensor[Batch, Pixel], returns=Tensor[Batch, Digit])(IMAGES)


def test_the_page_runs(capsys: pytest.CaptureFixture[str]) -> None:
    """What it shows of PyTorch, which the documents' own tests leave out, as it need not be there."""
    text = (Path(__file__).parents[2] / "docs" / "labels.md").read_text(encoding="utf-8")
    scope: dict[str, Any] = {"__name__": "page"}
    for block in re.findall(r"^```py\n(.*?)^```$", text, re.MULTILINE | re.DOTALL):
        with torch.compiler.set_stance("force_eager"):
            exec(builtins.compile(block, "labels.md", "exec"), scope)
    assert capsys.readouterr().out.splitlines()[0] == "['weight', 'bias']"


def test_what_is_refused() -> None:
    loosely: Any = module
    with pytest.raises(AxisError, match="module takes a Module, whose parameters are found, not function"):
        loosely(lambda x: x)
