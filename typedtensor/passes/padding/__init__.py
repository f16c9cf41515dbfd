"""Padded programs: one compiled program serves all sizes up to its own.

Arrays are padded along axes of symbolic size. Elementwise primitives stay as they are. Primitives that combine elements
along a padded axis mask the padding with inputs that the program takes in addition. A target with slow compilation thus
compiles few programs for many sizes.
"""

from typedtensor.passes.padding import regions, rules  # fill RULES
from typedtensor.passes.padding.layouts import NotPaddedError
from typedtensor.passes.padding.padder import RULES, Extra, Padded, pad

__all__ = ["RULES", "Extra", "NotPaddedError", "Padded", "pad", "regions", "rules"]
