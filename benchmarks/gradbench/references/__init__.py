"""What the functions of GradBench give, found otherwise: closed forms, and differences along the imaginary axis.

``FUNCTIONS`` is what is expected of each function of each module, from the input of a message to its output.
"""

from __future__ import annotations

from benchmarks.gradbench.references.closed import CLOSED
from benchmarks.gradbench.references.descents import DESCENTS
from benchmarks.gradbench.references.stepped import STEPPED

FUNCTIONS = {**CLOSED, **STEPPED, **DESCENTS}
