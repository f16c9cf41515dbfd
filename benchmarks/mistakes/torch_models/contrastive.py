"""A contrastive loss on pictures and captions: each vector must identify its partner among the others."""

from __future__ import annotations

from typing import Generic

import torch
from shape_extensions import Int, IntVar
from torch import Tensor, nn
from torch.nn import functional as F

Picture = IntVar("Picture")
Caption = IntVar("Caption")
Pixel = IntVar("Pixel")
Word = IntVar("Word")
Hidden = IntVar("Hidden")
Embedding = IntVar("Embedding")


class PictureEncoder(nn.Module, Generic[Pixel, Hidden, Embedding]):
    """Pictures as unit vectors."""

    def __init__(self, pixel: Int[Pixel], hidden: Int[Hidden], embedding: Int[Embedding]) -> None:
        super().__init__()
        self.hidden = nn.Linear(pixel, hidden)
        self.output = nn.Linear(hidden, embedding)

    def forward(self, pictures: Tensor[[Picture, Pixel]]) -> Tensor[[Picture, Embedding]]:
        vectors = self.output(F.relu(self.hidden(pictures)))
        length = torch.sqrt(vectors.square().sum(-1, keepdim=True) + 1e-6)
        return vectors / length


class CaptionEncoder(nn.Module, Generic[Word, Embedding]):
    """Captions, as counts of words, as unit vectors."""

    def __init__(self, word: Int[Word], embedding: Int[Embedding]) -> None:
        super().__init__()
        self.output = nn.Linear(word, embedding)

    def forward(self, captions: Tensor[[Caption, Word]]) -> Tensor[[Caption, Embedding]]:
        vectors = self.output(captions)
        length = torch.sqrt(vectors.square().sum(-1, keepdim=True) + 1e-6)
        return vectors / length


def step(
    pictures: Int[Picture],
    captions: Int[Caption],
    pixel: Int[Pixel],
    word: Int[Word],
    hidden: Int[Hidden],
    embedding: Int[Embedding],
) -> tuple[Tensor[[]], dict[str, Tensor]]:
    """The loss of random pairs, and what is measured beside it."""
    picture = torch.randn(pictures, pixel)
    caption = torch.randn(captions, word)
    temperature = nn.Parameter(torch.ones(()))
    caption_of = torch.arange(pictures)
    picture_of = torch.arange(captions)
    see, read = PictureEncoder(pixel, hidden, embedding), CaptionEncoder(word, embedding)
    seen, read_words = see(picture), read(caption)
    similarity = seen @ read_words.T * torch.exp(temperature)
    picture_losses = F.cross_entropy(similarity, caption_of, reduction="none")
    caption_losses = F.cross_entropy(similarity.T, picture_of, reduction="none")
    loss = 0.5 * (picture_losses.mean(0) + caption_losses.mean(0))
    best_caption = similarity.argmax(1)
    hit_rate = best_caption == caption_of
    chances = similarity.softmax(1)
    popularity = chances.mean(0)
    hardest = similarity.max(0).values
    return loss, {"hit rate": hit_rate, "popularity": popularity, "hardest": hardest}


def run() -> float:
    """The loss of random pairs, with its gradients."""
    loss, _ = step(4, 4, 9, 9, 6, 4)
    loss.backward()
    return loss.item()
