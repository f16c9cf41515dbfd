"""What loops over paths have in common: places for arguments, results and frames, and the paths by number."""

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
    """The places of a function that calls itself, and of those that it calls and that call it.

    Args:
        paths: the paths of all of them.
        root: the function that is called from outside.
        limit: how many calls may be open, each in the one before.

    Attributes:
        functions: the functions with their numbers, the root first.
        sites: the calls after which something is computed.
        arguments: the places of the arguments of a function.
        results: the places of the results of one.
        frames: the places of the frame of a call.

    Raises:
        AxisError: a label comes up inside of them that has no size before.
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
                        f"{self.root.name} calls itself and computes {of}, whose axis {label_name(label)} is no axis "
                        "of its arguments or of what it uses besides, so that its size is not known before the first "
                        f"level is computed: declare it, as in class {label_name(label)}(Axis, size=…)"
                    )

    def beginnings(self, arguments: Sequence[Any], walk: Walk) -> list[Callable[[], list[Any]]]:
        """For each function, what is made of the path that it begins with."""

        def begin(of: Opened) -> list[Any]:
            made: list[Any] = self.paths.begin(of, self.arguments.taken(arguments, of.structure.types), walk)
            return made

        return [partial(begin, of) for of in self.functions]

    def resumptions(self, results: Sequence[Any], frame: Sequence[Any], walk: Walk) -> list[Callable[[], list[Any]]]:
        """For each call after which something is computed, what is made of the path after it."""

        def resume(site: Site) -> list[Any]:
            returned, known = self.results.taken(results, site.node.types), self.frames.taken(frame, site.types)
            made: list[Any] = self.paths.resume(site, returned, known, walk)
            return made

        return [partial(resume, site) for site in self.sites]
