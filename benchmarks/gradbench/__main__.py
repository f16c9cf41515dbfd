"""The tool for GradBench: ``python -m benchmarks.gradbench`` answers the messages of the suite until the input ends."""

from __future__ import annotations

import sys

from benchmarks.gradbench.protocol import respond

for response in respond(sys.stdin):
    print(response, flush=True)
