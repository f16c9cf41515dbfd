"""The shared base of loops over paths: slots for arguments, results and frames, and numbered paths."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from typedtensor.control.recursion.opened import Opened
from typedtensor.control.recursion.paths import Paths, Site, Walk
from typedtensor.control.recursion.places import Places
from typedtensor.core.axes import declared_size, label_name
from typedtensor.errors import AxisError


class Machine:
    """A recursive function and the functions of its recursion, with slots for their values.

    Args:
        paths: the paths of all of these functions.
        root: the function that is called from outside.
        limit: the most open calls inside each other.

    Attributes:
        functions: the numbers of the functions, the root first.
        sites: the call sites after which something is computed.
        arguments: the slots for a function's arguments.
        results: the slots for a function's results.
        frames: the slots for a call's frame.

    Raises:
        AxisError: a label is introduced inside of them and has no known size.
    """

    def __init__(self, paths: Paths, root: Opened, limit: int) -> None:
        self.paths, self.root, self.limit = paths, root, limit
        self.functions = paths.functions
        self.sites = [site for site in paths.sites.values() if not site.is_tail]
        self.arguments = Places(of.structure.types for of in self.functions)
        self.results = Places(of.result_types for of in self.functions)
        self.frames = Places(site.types for site in self.sites)
        self._require_known_sizes()

    def _require_known_sizes(self) -> None:
        given = (*self.root.structure.types, *(x.tensor_type for x in self.paths.captured))
        known = {label for of in given for label in of.axes}
        for of in (*self.arguments.types, *self.results.types, *self.frames.types):
            for label in of.axes:
                if label not in known and declared_size(label) is None:
                    raise AxisError(
                        f"{self.root.name} calls itself and computes {of}, whose axis {label_name(label)} is "
                        "neither an axis of its arguments nor of the values that it captures, so its size is "
                        "unknown before the first call is computed: declare it, as in class "
                        f"{label_name(label)}(Axis, size=…)"
                    )

    def beginnings(self, arguments: Sequence[Any], walk: Walk) -> list[Callable[[], list[Any]]]:
        """For each function, a callable that follows its initial path."""

        def begin(of: Opened) -> list[Any]:
            result: list[Any] = self.paths.begin(of, self.arguments.taken(arguments, of.structure.types), walk)
            return result

        return [partial(begin, of) for of in self.functions]

    def resumptions(self, results: Sequence[Any], frame: Sequence[Any], walk: Walk) -> list[Callable[[], list[Any]]]:
        """For each call site after which something is computed, a callable that follows the path after it."""

        def resume(site: Site) -> list[Any]:
            returned, known = self.results.taken(results, site.node.types), self.frames.taken(frame, site.types)
            result: list[Any] = self.paths.resume(site, returned, known, walk)
            return result

        return [partial(resume, site) for site in self.sites]
