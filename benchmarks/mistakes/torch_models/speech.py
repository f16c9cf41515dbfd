"""Speech synthesis: a convolutional encoder of letters, additive attention of frames to letters, a spectrogram with its
end.
"""

from __future__ import annotations

from typing import Generic

import torch
from shape_extensions import Int, IntVar
from torch import Tensor, nn
from torch.nn import functional as F

B = IntVar("B")
Letter = IntVar("Letter")
Frame = IntVar("Frame")
Symbol = IntVar("Symbol")
Channel = IntVar("Channel")
Encoded = IntVar("Encoded")
Pitch = IntVar("Pitch")
Heard = IntVar("Heard")
Match = IntVar("Match")


class Encoder(nn.Module, Generic[Symbol, Channel, Encoded]):
    """The states of letters, from those around them."""

    def __init__(self, symbol: Int[Symbol], channel: Int[Channel], encoded: Int[Encoded]) -> None:
        super().__init__()
        self.table = nn.Embedding(symbol, channel)
        self.convolution = nn.Conv1d(channel, encoded, 3, padding=1, bias=False)
        self.scale = nn.Parameter(torch.randn(encoded))

    def forward(self, letters: Tensor[[B, Letter]]) -> Tensor[[B, Letter, Encoded]]:
        x = self.convolution(self.table(letters).transpose(1, 2))
        centred = x - x.mean((0, 2))[:, None]
        variance = centred.square().mean((0, 2))
        normal = centred * (self.scale / torch.sqrt(variance + 1e-3))[:, None]
        return F.relu(normal).transpose(1, 2)


class Attention(nn.Module, Generic[Heard, Encoded, Match]):
    """What each frame hears of the letters: keys and values are of their states."""

    def __init__(self, heard: Int[Heard], encoded: Int[Encoded], match: Int[Match]) -> None:
        super().__init__()
        self.of_query = nn.Linear(heard, match)
        self.of_key = nn.Linear(encoded, match)
        self.of_match = nn.Parameter(torch.randn(match))

    def weights(
        self, query: Tensor[[B, Frame, Heard]], key: Tensor[[B, Letter, Encoded]], is_letter: Tensor[[B, Letter]]
    ) -> Tensor[[B, Frame, Letter]]:
        asking = self.of_query(query)[:, :, None, :]
        matches = torch.tanh(asking + self.of_key(key)[:, None, :, :])
        scores = matches @ self.of_match
        return torch.where(is_letter[:, None, :], scores, -1e9).softmax(-1)


def masked_mean(values: Tensor[[B, Frame]], counted: Tensor[[B, Frame]]) -> Tensor[[B]]:
    """The mean over the frames that count."""
    return (values * counted).sum(1) / (counted.sum(1) + 1.0)


def binary(logits: Tensor[[B, Frame]], targets: Tensor[[B, Frame]]) -> Tensor[[B, Frame]]:
    """The cross-entropy of yes and no."""
    return F.softplus(logits) - logits * targets


def step(
    batch: Int[B],
    letter: Int[Letter],
    frame: Int[Frame],
    symbol: Int[Symbol],
    channel: Int[Channel],
    encoded: Int[Encoded],
    pitch: Int[Pitch],
    heard_size: Int[Heard],
    match: Int[Match],
) -> tuple[Tensor[[]], dict[str, Tensor]]:
    """The loss of a random batch, and what is measured beside it."""
    letters = torch.randint(symbol, (batch, letter))
    is_letter = torch.rand(batch, letter).gt(0.5)
    spectrogram = torch.randn(batch, frame, pitch)
    before = torch.randn(batch, frame, pitch)
    is_frame = torch.rand(batch, frame).gt(0.5)
    ends = torch.rand(batch, frame).gt(0.5)
    spoken = torch.randint(symbol, (batch, frame))
    offset = torch.randn(frame, letter)
    encoder, attention = Encoder(symbol, channel, encoded), Attention(heard_size, encoded, match)
    hear, draft, refine = nn.Linear(pitch, heard_size), nn.Linear(heard_size + encoded, pitch), nn.Linear(pitch, pitch)
    stop, recognise = nn.Parameter(torch.randn(heard_size + encoded)), nn.Linear(pitch, symbol)
    text = encoder(letters)
    heard = F.relu(hear(before))
    weights = attention.weights(heard, text, is_letter)
    context = weights @ text
    both = torch.cat((heard, context), -1)
    drafted = draft(both)
    refined = drafted + torch.tanh(refine(drafted))
    counts = is_frame.float()
    draft_error = (drafted - spectrogram).abs().mean(-1)
    error = (refined - spectrogram).square().mean(-1)
    end_losses = binary(both @ stop, ends.float())
    away = (weights * (1.0 - torch.exp(-offset.square()))).sum(-1)
    symbol_losses = F.cross_entropy(recognise(refined).transpose(1, 2), spoken, reduction="none")
    by_text = masked_mean(draft_error + error + end_losses + away + 0.1 * symbol_losses, counts)
    loss = by_text.mean(0)
    coverage = weights.sum(1)
    focus = weights.max(2).values.mean(1)
    loudness = refined.mean(-1)
    normal_loudness = (loudness - loudness.mean(1, keepdim=True)) / 2.0
    heard_symbol = recognise(refined).argmax(-1)
    return loss, {"coverage": coverage, "focus": focus, "loudness": normal_loudness, "symbol": heard_symbol}


def run() -> float:
    """The loss of a random batch, with its gradients."""
    loss, _ = step(6, 6, 6, 9, 6, 6, 6, 6, 6)
    loss.backward()
    return loss.item()
