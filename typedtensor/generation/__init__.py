"""Generation: texts that a model continues word by word, with the states of earlier positions kept in between.

A word is a whole number, and a text any sequence that a model continues: letters, tokens, notes.
"""

from typedtensor.generation.generator import Beam, Generator, Step
from typedtensor.generation.sampling import Sampling

__all__ = ["Beam", "Generator", "Sampling", "Step"]
