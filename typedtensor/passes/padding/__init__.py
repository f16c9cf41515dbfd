"""Padded programs: one compiled program serves all sizes up to its own.

Arrays are padded along axes of symbolic size. Elementwise primitives stay as they are. Primitives that combine elements
along a padded axis mask the padding with inputs that the program takes in addition. A target with slow compilation thus
compiles few programs for many sizes.
"""

from typedtensor.passes.padding import elements, indexing, regions, sums, views, windows
from typedtensor.passes.padding.extras import Extra
from typedtensor.passes.padding.padder import RULES, Padded, pad
from typedtensor.passes.padding.refusal import NotPaddedError

__all__ = [
    "RULES",
    "Extra",
    "NotPaddedError",
    "Padded",
    "elements",
    "indexing",
    "pad",
    "regions",
    "sums",
    "views",
    "windows",
]
