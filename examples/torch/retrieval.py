"""A contrastive loss in PyTorch: images and texts have different labels, so each softmax is along the intended axis.

    python -m examples.torch.retrieval

The program trains the embeddings of eight pairs of an image and a text, and prints the loss of each step.

It shows a ``typed`` function of tensors over PyTorch arrays, and parameters of PyTorch as tensors.
"""

import torch

from typedtensor import Axis, IntTensor, Tensor, across
from typedtensor.ops import cross_entropy, dot
from typedtensor.torch import typed


class Image(Axis, samples=True): ...


class Text(Axis, samples=True): ...


class Embedding(Axis, size=8): ...


@typed
def contrast(
    images: Tensor[Image, Embedding],
    texts: Tensor[Text, Embedding],
    text_of: IntTensor[Image],
    image_of: IntTensor[Text],
) -> Tensor[()]:
    """Return the loss of finding the text of each image, and the image of each text."""
    scores = dot(images, texts, Embedding) * 4.0
    texts_found = cross_entropy(scores, text_of, across(Text)).mean()
    return texts_found + cross_entropy(scores, image_of, across(Image)).mean()


def main(steps: int = 40) -> list[float]:
    """Train the embeddings of eight pairs, and return the losses."""
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
