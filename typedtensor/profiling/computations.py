"""Explanations of computations: what plans gave, what was interpreted, and why."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from typedtensor.base import html
from typedtensor.profiling.tables import table
from typedtensor.runtime import Computation
from typedtensor.runtime.requests import Request


@dataclass(frozen=True)
class ComputationExplanation:
    """The values and gradients that a computation was asked for, in order; printed as a table.

    What was there already is not among them. Of very many requests they are the first ones.

    Attributes:
        requests: the requests, each with how it was met, and why it was interpreted if it was.
        engine: the name of the engine that plans have run on.
    """

    requests: tuple[Request, ...]
    engine: str = "numpy"

    @property
    def interpreted(self) -> tuple[Request, ...]:
        """Those that no plan has met."""
        return tuple(request for request in self.requests if not request.planned)

    def __str__(self) -> str:
        return table(*self._table()) if self.requests else "nothing was computed"

    def _repr_html_(self) -> str:
        return html.table(*self._table()) if self.requests else html.line(str(self))

    def _table(self) -> tuple[list[str], list[list[str]]]:
        groups = Counter(self.requests)
        planned = "planned" if self.engine == "numpy" else f"planned, {self.engine}"
        rows = [
            [r.kind, r.node, str(count), planned if r.planned else "interpreted", r.reason]
            for r, count in groups.items()
        ]
        return ["asked for", "of", "count", "computed", "why"], rows


def explain_computation(computation: Computation) -> ComputationExplanation:
    """What a computation has computed by plans, and what by the interpreter."""
    return ComputationExplanation(computation.requests, computation.engine)
