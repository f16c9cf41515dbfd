"""A small ResNet: both of its forms against a loop in NumPy, and training."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from examples.models import resnet
from examples.models.resnet import Batch, Colour, Height, Kind, ResNet, Width
from typedtensor import Buffer, Input, IntTensor, Tensor, given
from typedtensor.nn import Training
from typedtensor.ops import cross_entropy
from typedtensor.optim import SGD


class Reference:
    """The forward of ``torchvision``'s blocks, with what ``torch.nn.BatchNorm2d`` remembers."""

    def __init__(self, model: ResNet) -> None:
        named = {**model.parameters, **model.buffers}
        self.arrays = {name: np.array(x.value.numpy(), float) for name, x in named.items()}

    def convolved(self, x: Any, name: str, stride: int = 1) -> Any:
        kernel = self.arrays[f"{name}.kernel"]
        edge = kernel.shape[-1] // 2
        padded = np.pad(x, ((0, 0), (0, 0), (edge, edge), (edge, edge)))
        windows = np.lib.stride_tricks.sliding_window_view(padded, kernel.shape[-2:], (2, 3))
        return np.einsum("nchwkl,ockl->nohw", windows[:, :, ::stride, ::stride], kernel)

    def normalized(self, x: Any, name: str, train: bool) -> Any:
        a = self.arrays
        mean, variance = a[f"{name}.mean"], a[f"{name}.variance"]
        if train:
            count = x.size / x.shape[1]
            mean, variance = x.mean((0, 2, 3)), x.var((0, 2, 3))
            for kind, new in (("mean", mean), ("variance", variance * count / (count - 1))):
                a[f"{name}.{kind}"] = 0.9 * a[f"{name}.{kind}"] + 0.1 * new
        scale, shift = a[f"{name}.scale"] / np.sqrt(variance + 1e-5), a[f"{name}.shift"]
        return (x - mean[:, None, None]) * scale[:, None, None] + shift[:, None, None]

    def scores(self, x: Any, train: bool) -> Any:
        x = np.maximum(self.normalized(self.convolved(x, "first"), "norm", train), 0)
        for name, stride in (("high.0", 1), ("to_half", 2), ("to_quarter", 2)):
            y = np.maximum(self.normalized(self.convolved(x, f"{name}.first", stride), f"{name}.norms.0", train), 0)
            y = self.normalized(self.convolved(y, f"{name}.second"), f"{name}.norms.1", train)
            if stride > 1:
                x = self.normalized(self.convolved(x, f"{name}.beside", stride), f"{name}.norms.2", train)
            x = np.maximum(x + y, 0)
        return x.mean((2, 3)) @ self.arrays["output.weight"] + self.arrays["output.bias"]


def test_both_forms_are_those_of_the_formula() -> None:
    model = ResNet(1, seed=4)
    x, kind = Input(Tensor[Batch, Colour, Height, Width]), Input(IntTensor[Batch])
    training = Training(Buffer(IntTensor[()](0)))
    trained, tested = model(x, training), model(x, None)
    optimizer, generator = SGD(model.parameters, learning_rate=0.05), np.random.default_rng(1)
    loss = cross_entropy(trained, kind, Kind).mean()
    for _ in range(2):
        drawn, kinds = resnet.pictures(generator, 3)
        there = Reference(model)
        with given(x.bind(Tensor[Batch, Colour, Height, Width](drawn)), kind.bind(IntTensor[Batch](kinds))):
            np.testing.assert_allclose(tested.value.numpy(), there.scores(drawn, False), rtol=1e-3, atol=1e-3)
            [found] = optimizer.step(loss, also=(trained,), updates=training.updates)
        np.testing.assert_allclose(found.numpy(), there.scores(drawn, True), rtol=1e-3, atol=1e-3)
        for name, buffer in model.buffers.items():
            if not name.endswith("steps"):
                np.testing.assert_allclose(buffer.value.numpy(), there.arrays[name], rtol=1e-3, atol=1e-4, err_msg=name)


def test_there_are_twenty_layers_with_weights() -> None:
    names = [name for name in ResNet().parameters if name.endswith(("kernel", "weight"))]
    assert len([name for name in names if "beside" not in name]) == 20


@pytest.mark.slow
def test_it_learns(capsys: pytest.CaptureFixture[str]) -> None:
    assert resnet.main(["--steps", "21", "--blocks", "1"]) > 0.7
    losses = [float(line.split()[-1]) for line in capsys.readouterr().out.splitlines() if line.startswith("step")]
    assert losses[-1] < 0.2 < 0.9 < losses[0]
