"""Profiles: the time of a computation by operation and by line of the user's code."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from operator import itemgetter
from pathlib import Path
from typing import Any, Literal

from typedtensor.ad.graph import Node
from typedtensor.base.replacing import replacing
from typedtensor.core.expr import App
from typedtensor.core.tensor import AnyTensor
from typedtensor.profiling.tables import counted, table

_Event = tuple[Node, str, float, float, int]
"""A node, a direction, the start and end times, and the bytes of its value."""


@dataclass
class Cost:
    """The accumulated cost of the nodes of one operation or line; times in seconds."""

    count: int = 0
    forward: float = 0.0
    backward: float = 0.0
    bytes: int = 0


class Profile:
    """Sums the times of a computation's nodes.

    >>> from typedtensor import Axis, Param, Tensor, given
    >>> class Row(Axis): ...
    >>> x = Param(Tensor[Row]([1.0, 2.0]))
    >>> profile = Profile()
    >>> with given() as computation:
    ...     computation.watch(profile)
    ...     loss = (x * x).sum()
    ...     _ = computation.gradients(loss)
    >>> sorted(profile.costs("operation"))
    ['Mul', 'Param', 'Sum']
    """

    def __init__(self) -> None:
        self._events: list[_Event] = []

    def forward(self, node: Node, value: AnyTensor, start: float, end: float) -> None:
        """A node was computed."""
        self._events.append((node, "forward", start, end, int(getattr(value._array, "nbytes", 8))))

    def backward(self, node: Node, delta: AnyTensor, start: float, end: float) -> None:
        """A delta was passed on."""
        self._events.append((node, "backward", start, end, 0))

    def costs(self, by: Literal["operation", "line"] = "operation") -> dict[str, Cost]:
        """The costs of each operation, or of each line that made nodes, the most expensive first."""
        found: dict[str, Cost] = {}
        for node, direction, start, end, size in self._events:
            cost = found.setdefault(_title(node) if by == "operation" else _line(node), Cost())
            if direction == "forward":
                cost.count += 1
                cost.forward += end - start
                cost.bytes += size
            else:
                cost.backward += end - start
        return dict(sorted(found.items(), key=lambda item: -(item[1].forward + item[1].backward)))

    def table(self, by: Literal["operation", "line"] = "operation") -> str:
        """The costs as text; times in milliseconds."""
        rows = [
            [name, str(c.count), f"{c.forward * 1e3:.3f}", f"{c.backward * 1e3:.3f}", counted(c.bytes, "B")]
            for name, c in self.costs(by).items()
        ]
        return table([by, "count", "forward ms", "backward ms", "memory"], rows)

    def trace(self) -> dict[str, Any]:
        """The events in the format of Chrome's trace viewer and Perfetto; times in microseconds.

        Forward and backward have a track each, and more if several threads worked at a time.
        """
        process, events = os.getpid(), []
        tracks: dict[str, int] = {}
        for node, direction, start, end, track in _on_tracks(self._events):
            events.append(
                {
                    "name": _title(node),
                    "cat": direction,
                    "ph": "X",
                    "ts": start * 1e6,
                    "dur": (end - start) * 1e6,
                    "pid": process,
                    "tid": tracks.setdefault(track, len(tracks) + 1),
                    "args": {"type": repr(node.tensor_type), "line": _line(node)},
                }
            )
        names = [
            {"name": "thread_name", "ph": "M", "pid": process, "tid": number, "args": {"name": track}}
            for track, number in tracks.items()
        ]
        return {"traceEvents": [*names, *events], "displayTimeUnit": "ms"}

    def save(self, path: str | Path) -> None:
        """Write the trace to a file atomically."""
        with replacing(path) as unfinished, unfinished.open("w") as file:
            json.dump(self.trace(), file)

    def __str__(self) -> str:
        return self.table()


def _on_tracks(events: Iterable[_Event]) -> Iterator[tuple[Node, str, float, float, str]]:
    """Assign events to tracks without overlaps, which viewers cannot show."""
    ends: dict[str, list[float]] = {"forward": [], "backward": []}
    for node, direction, start, end, _ in sorted(events, key=itemgetter(2)):
        busy = ends[direction]
        number = next((n for n, last in enumerate(busy) if last <= start), len(busy))
        busy[number : number + 1] = [end]
        yield node, direction, start, end, f"{direction} {number + 1}" if number else direction


def _title(node: Node) -> str:
    title: str = node.op.title if isinstance(node, App) else type(node).__name__
    return title


def _line(node: Node) -> str:
    return str(getattr(node, "origin", "?"))
