"""What tells attention where positions are: added to features, turned into queries and keys, or added to scores."""

from typedtensor.nn.positional.relative import ALiBi, RelativeBias, ScoreBias
from typedtensor.nn.positional.rotary import Rotary
from typedtensor.nn.positional.sinusoidal import Sinusoidal

__all__ = ["ALiBi", "RelativeBias", "Rotary", "ScoreBias", "Sinusoidal"]
