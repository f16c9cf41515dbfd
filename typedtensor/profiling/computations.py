"""Explanations of computations: which requests plans met, which the interpreter, and why."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from typedtensor.base import html
from typedtensor.mesh.collectives import Collective, collectives_in
from typedtensor.profiling.tables import counted, table
from typedtensor.runtime import Computation
from typedtensor.runtime.computation import Request
from typedtensor.runtime.engines import processor_target


@dataclass(frozen=True)
class ComputationExplanation:
    """The values and gradients requested from a computation, in order; printed as a table.

    Results that existed already are omitted, as are requests beyond the first ones of very many.

    Attributes:
        requests: the requests, each with how it was met, and the reason if it was interpreted.
        engine: the name of the engine of the plans.
        collectives: the collective operations of a mesh's devices in each run of the programs.
    """

    requests: tuple[Request, ...]
    engine: str = "numpy"
    collectives: tuple[Collective, ...] = ()

    @property
    def interpreted(self) -> tuple[Request, ...]:
        """The requests that the interpreter met."""
        return tuple(request for request in self.requests if not request.planned)

    def __str__(self) -> str:
        if not self.requests:
            return "nothing was computed"
        if not self.collectives:
            return table(*self._table())
        shared = f"{self.engine}, in each run:\n{table(*self._shared())}"
        return "\n\n".join([table(*self._table()), shared, table(*self._lines())])

    def _repr_html_(self) -> str:
        if not self.requests:
            return html.line(str(self))
        more = [self._shared(), self._lines()] if self.collectives else []
        return "".join(html.table(*each) for each in [self._table(), *more])

    def _shared(self) -> tuple[list[str], list[list[str]]]:
        groups = Counter(self.collectives)
        rows = [
            [c.kind, str(count), counted(c.bytes * count, "B"), "in each turn of a loop" * c.is_repeated, c.at]
            for c, count in groups.items()
        ]
        return ["collective", "count", "bytes", "how often", "of"], rows

    def _lines(self) -> tuple[list[str], list[list[str]]]:
        totals = Counter[tuple[str, str, bool]]()
        for c in self.collectives:
            for line, size in c.lines:
                totals[line, c.kind, c.is_repeated] += size
        rows = [
            [line or "no line", kind, counted(size, "B"), "in each turn of a loop" * repeated]
            for (line, kind, repeated), size in totals.items()
        ]
        return ["line", "collective", "bytes", "how often"], rows

    def _table(self) -> tuple[list[str], list[list[str]]]:
        groups = Counter((r.kind, r.node, r.planned, r.reason) for r in self.requests)
        engine = self.engine.partition(" on ")[0]  # the mesh follows
        planned = "planned" if engine == processor_target().name else f"planned, {engine}"
        rows = [
            [kind, node, str(count), planned if is_planned else "interpreted", reason]
            for (kind, node, is_planned, reason), count in groups.items()
        ]
        return ["asked for", "of", "count", "computed", "why"], rows


def explain_computation(computation: Computation) -> ComputationExplanation:
    """Explain which requests of a computation plans met, and which the interpreter."""
    shared = tuple(x for program in computation.programs for x in collectives_in(program.divided()))
    return ComputationExplanation(computation.requests, computation.engine, shared)
