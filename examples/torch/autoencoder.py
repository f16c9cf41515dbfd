"""Train a typed module with PyTorch: it becomes an ``nn.Module``, with PyTorch's optimizers and state dictionaries.

    python -m examples.torch.autoencoder

The program trains an autoencoder, loads its state into a copy, and prints the error before training and that of the
copy.

It shows ``module`` of ``typedtensor.torch``, and gradients by ``Tensor.array.backward()``.
"""

from typing import TypeVarTuple

import torch

from typedtensor import Axis, Expr, Module, Tensor
from typedtensor.nn import Linear
from typedtensor.ops import mean_squared_error, tanh
from typedtensor.torch import module

N = TypeVarTuple("N")


class Batch(Axis, samples=True): ...


class Signal(Axis, size=12): ...


class Code(Axis, size=3): ...


class Autoencoder(Module):
    def __init__(self) -> None:
        self.encoder, self.decoder = Linear(Signal, Code), Linear(Code, Signal)

    def __call__(self, signals: Expr[Tensor[*N, Signal]]) -> Expr[Tensor[*N, Signal]]:
        return signals >> self.encoder >> tanh >> self.decoder


def main(steps: int = 60) -> tuple[float, float]:
    """Train on mixtures of three sources; return the error before training, and the error of a copy after it."""
    torch.manual_seed(0)
    signals = Tensor[Batch, Signal](torch.rand(32, 3) @ torch.randn(3, 12))
    network = module(Autoencoder().initialize(seed=0))
    optimizer = torch.optim.Adam(network.parameters(), lr=0.02)
    first = mean_squared_error(network(signals), signals).item()
    for _ in range(steps):
        optimizer.zero_grad()
        mean_squared_error(network(signals), signals).array.backward()
        optimizer.step()
    copy = module(Autoencoder())
    copy.load_state_dict(network.state_dict())
    return first, mean_squared_error(copy(signals), signals).item()


if __name__ == "__main__":
    print(main())
