"""Add labels to an existing ``nn.Module``, and train it in a typed loop.

    python -m examples.torch.classifier

The program trains a classifier of random images, and prints the loss of each step.

It shows ``typed`` of ``typedtensor.torch`` on a module, with the types of its argument and result, and on a function,
whose signature has them.
"""

import torch
from torch import nn

from typedtensor import Axis, IntTensor, Tensor
from typedtensor.ops import cross_entropy
from typedtensor.torch import typed


class Batch(Axis, samples=True): ...


class Pixel(Axis, size=16): ...


class Digit(Axis, size=4): ...


def main(steps: int = 30) -> list[float]:
    """Train on random images whose label is their brightest quarter, and return the losses."""
    torch.manual_seed(0)
    network = nn.Sequential(nn.Linear(16, 32), nn.ReLU(), nn.Linear(32, 4))
    classify = typed(network, Tensor[Batch, Pixel], returns=Tensor[Batch, Digit])

    @typed
    def loss(images: Tensor[Batch, Pixel], digits: IntTensor[Batch]) -> Tensor[()]:
        return cross_entropy(classify(images), digits, Digit).mean()

    pixels = torch.rand(64, 16)
    images = Tensor[Batch, Pixel](pixels)
    digits = IntTensor[Batch](pixels.reshape(64, 4, 4).sum(2).argmax(1))
    optimizer = torch.optim.Adam(network.parameters(), lr=0.02)
    losses = []
    for _ in range(steps):
        optimizer.zero_grad()
        value = loss(images, digits)
        value.array.backward()
        optimizer.step()
        losses.append(value.item())
    return losses


if __name__ == "__main__":
    print(main())
