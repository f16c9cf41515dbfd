"""Training steps of a character-level vanilla RNN: hidden size 50, 20 steps, batches of 20, Adagrad.

    python benchmarks/rnn.py [--threads 1 2] [--repeats 60] [--text graham.txt]

The text is the one of Lantern's evaluation (feiwang3311/Lantern) if you name its file, otherwise random. The program
prints the times and the memory of all contenders, and the ratio of this library's time to the best of the others.
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from benchmarks.characters import FILES
from benchmarks.command import run
from benchmarks.contest import Workload
from benchmarks.recurrent import contenders


def workload() -> Workload:
    """Return the workload."""
    return contenders("rnn", "Character RNN: hidden 50, 20 steps, batch 20, Adagrad")


if __name__ == "__main__":
    run({"rnn": workload}, __doc__ or "", FILES)
