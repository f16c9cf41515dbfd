"""A program for given sizes that computes what one for smaller sizes does, of arrays that are padded.

Axes whose sizes vary are as long as they may become. What reads each element by itself stays as it is; what brings the
elements along such an axis together leaves out those beyond its size, whatever they are, by masks that the program is
given. So a target that takes long to make a program ready makes a few of them for many sizes.
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
