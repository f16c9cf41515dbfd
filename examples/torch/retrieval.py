"""A contrastive loss in PyTorch: images and texts have labels of their own, and each softmax is along the right one."""

import torch

from typedtensor import Axis, IntTensor, Tensor
from typedtensor.ops import cross_entropy, dot
from typedtensor.torch import typed


class Image(Axis): ...


class Text(Axis): ...


class Embedding(Axis, size=8): ...


@typed
def contrast(
    images: Tensor[Image, Embedding],
    texts: Tensor[Text, Embedding],
    text_of: IntTensor[Image],
    image_of: IntTensor[Text],
) -> Tensor[()]:
    """How surely each image finds its text, and each text its image."""
    scores = dot(images, texts, Embedding) * 4.0
    return cross_entropy(scores, text_of, Text).mean() + cross_entropy(scores, image_of, Image).mean()


def main(steps: int = 40) -> list[float]:
    """Move the embeddings of eight pairs; the losses."""
    torch.manual_seed(0)
    images = torch.nn.Parameter(torch.randn(8, 8) / 8)
    texts = torch.nn.Parameter(torch.randn(8, 8) / 8)
    optimizer = torch.optim.SGD([images, texts], lr=1.0)
    losses = []
    for _ in range(steps):
        optimizer.zero_grad()
        pairs = IntTensor[Image](torch.arange(8)), IntTensor[Text](torch.arange(8))
        loss = contrast(Tensor[Image, Embedding](images), Tensor[Text, Embedding](texts), *pairs)
        loss.array.backward()
        optimizer.step()
        losses.append(loss.item())
    return losses


if __name__ == "__main__":
    print(main())
