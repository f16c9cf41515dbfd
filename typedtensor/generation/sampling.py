"""How the next word is chosen by its scores."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from typedtensor.backends.random import folded
from typedtensor.errors import SizeError
from typedtensor.ir import Array


@dataclass(frozen=True)
class Sampling:
    """Draws of words, by the softmax of their scores divided by the temperature.

    A draw depends on the seed, the number of the text and the position alone: equal seeds give equal texts, whether a
    text is continued by itself or beside others.

    Args:
        temperature: what scores are divided by; towards 0, the most probable word is drawn ever more often, and at 0
            always.
        top_k: draw among so many words of the highest scores; None for all.
        top_p: draw among the fewest words whose probabilities add up to at least this one.
        seed: from 0 to less than 2⁶³.

    Raises:
        SizeError: when an argument is out of its range.

    See also: Holtzman et al. (2020) for ``top_p``; ``transformers.GenerationConfig``, whose draws are others.

    >>> draws = Sampling(top_k=2, seed=1)
    >>> draws.words(np.array([[0.0, 1.0, 3.0, 2.0]] * 6), draws.keys(6), [0] * 6).tolist()
    [2, 2, 2, 3, 3, 2]
    """

    temperature: float = 1.0
    top_k: int | None = None
    top_p: float = 1.0
    seed: int = 0

    def __post_init__(self) -> None:
        if not self.temperature >= 0:
            raise SizeError(f"temperature must be at least 0, not {self.temperature}")
        if self.top_k is not None and self.top_k < 1:
            raise SizeError(f"top_k, the number of words that are drawn from, must be at least 1, not {self.top_k}")
        if not 0 < self.top_p <= 1:
            raise SizeError(f"top_p, a sum of probabilities, must be above 0 and at most 1, not {self.top_p}")
        if not 0 <= self.seed < 2**63:
            raise SizeError(f"the seed must be from 0 to less than 2**63, not {self.seed}")

    def keys(self, count: int) -> Array:
        """Return the keys of so many texts."""
        keys: Array = folded(np.asarray(self.seed), np.arange(count))
        return keys

    def words(self, scores: Array, keys: Array, positions: Sequence[int] | Array) -> Array:
        """Return a word for each row of scores.

        Args:
            scores: along texts and words.
            keys: the keys of the texts.
            positions: the numbers of the positions of the words.
        """
        if self.temperature == 0 or self.top_k == 1:
            best: Array = scores.argmax(-1)
            return best
        found = np.asarray(scores, np.float64) / self.temperature
        if self.top_k is not None and self.top_k < found.shape[-1]:
            least = np.partition(found, -self.top_k, axis=-1)[:, -self.top_k, None]
            found = np.where(found < least, -np.inf, found)
        probabilities = np.exp(found - found.max(-1, keepdims=True))
        if self.top_p < 1:
            probabilities = self._nucleus(probabilities)
        # The first bits of a derived key are a uniform number.
        draws = ((folded(keys, np.asarray(positions)).view(np.uint64) >> np.uint64(11)) + 0.5) * 2.0**-53
        sums = probabilities.cumsum(-1)
        reached = draws * sums[:, -1]
        drawn_words: Array = (sums <= reached[:, None]).sum(-1)
        return drawn_words

    def _nucleus(self, probabilities: Array) -> Array:
        """Return probabilities with 0 for words outside of the most probable ones."""
        order = np.argsort(-probabilities, axis=-1, kind="stable")
        ordered = np.take_along_axis(probabilities, order, -1)
        before = ordered.cumsum(-1) - ordered
        ordered[before >= self.top_p * ordered.sum(-1, keepdims=True)] = 0
        result = np.empty_like(probabilities)
        np.put_along_axis(result, order, ordered, -1)
        return result
