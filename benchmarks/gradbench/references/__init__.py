"""Reference results of GradBench's functions, by other methods: closed forms, and complex-step differences.

``FUNCTIONS`` has the expected function for each function of each module, from the input of a message to its output.
"""

from __future__ import annotations

from benchmarks.gradbench.references.closed import CLOSED
from benchmarks.gradbench.references.descents import DESCENTS
from benchmarks.gradbench.references.stepped import STEPPED

FUNCTIONS = {**CLOSED, **STEPPED, **DESCENTS}
