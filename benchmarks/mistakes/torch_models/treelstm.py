"""A TreeLSTM: the sentiment of each phrase of a sentence, from the words upwards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic

import torch
from shape_extensions import Int, IntVar
from torch import Tensor, nn
from torch.nn import functional as F

Word = IntVar("Word")
Hidden = IntVar("Hidden")
Feature = IntVar("Feature")
Sentiment = IntVar("Sentiment")


@dataclass(frozen=True)
class Phrase:
    """A binary tree; a leaf is a word."""

    parts: int | tuple[Phrase, Phrase]
    sentiment: int


@dataclass(frozen=True)
class State(Generic[Hidden]):
    """The state of a phrase."""

    output: Tensor[[Hidden]]
    cell: Tensor[[Hidden]]


class TreeLSTM(nn.Module, Generic[Word, Feature, Hidden, Sentiment]):
    """States of phrases, from the leaves up."""

    def __init__(self, word: Int[Word], feature: Int[Feature], hidden: Int[Hidden], sentiment: Int[Sentiment]) -> None:
        super().__init__()
        self.hidden = hidden
        self.table = nn.Parameter(torch.randn(word, feature))
        self.leaf = nn.Linear(feature, hidden)
        self.node = nn.Linear(2 * hidden, 5 * hidden)
        self.score = nn.Linear(hidden, sentiment)

    def of_word(self, word: int) -> State[Hidden]:
        cell = self.leaf(self.table[word])
        return State(torch.tanh(cell), cell)

    def of_parts(self, left: State[Hidden], right: State[Hidden]) -> State[Hidden]:
        outputs = torch.cat((left.output, right.output), 0)
        gates = self.node(outputs).view(5, self.hidden)
        write, show = torch.sigmoid(gates[0]), torch.sigmoid(gates[1])
        keep_left, keep_right = torch.sigmoid(gates[2]), torch.sigmoid(gates[3])
        candidate = torch.tanh(gates[4])
        cell = write * candidate + keep_left * left.cell + keep_right * right.cell
        return State(show * torch.tanh(cell), cell)

    def forward(self, phrase: Phrase) -> tuple[State[Hidden], Tensor[[]]]:
        """The state of a phrase, and the loss of it and of all its parts."""
        if isinstance(phrase.parts, int):
            state, below = self.of_word(phrase.parts), torch.zeros(())
        else:
            (left, left_loss), (right, right_loss) = self(phrase.parts[0]), self(phrase.parts[1])
            state, below = self.of_parts(left, right), left_loss + right_loss
        logits = self.score(state.output)
        return state, below + F.cross_entropy(logits, torch.tensor(phrase.sentiment))


def step(
    words: Int[Word], feature: Int[Feature], hidden: Int[Hidden], sentiment: Int[Sentiment]
) -> tuple[Tensor[[]], dict[str, Tensor]]:
    """The loss of one tree, and what is measured beside it."""
    sentence = Phrase((Phrase(0, 1), Phrase((Phrase(3, 2), Phrase(5, 0)), 2)), 1)
    model = TreeLSTM(words, feature, hidden, sentiment)
    root, loss = model(sentence)
    probabilities = model.score(root.output).softmax(-1)
    guess = probabilities.argmax(-1)
    return loss, {"guess": guess}


def run() -> float:
    """The loss of one tree, with its gradients."""
    loss, _ = step(7, 5, 5, 3)
    loss.backward()
    return loss.item()
