"""Positional encodings: added to features, as rotations of queries and keys, or as biases of scores."""

from typedtensor.nn.positional.relative import ALiBi, RelativeBias, ScoreBias
from typedtensor.nn.positional.rotary import Rotary
from typedtensor.nn.positional.sinusoidal import Sinusoidal

__all__ = ["ALiBi", "RelativeBias", "Rotary", "ScoreBias", "Sinusoidal"]
