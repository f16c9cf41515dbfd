"""``python -m tests.fuzz NAME [SECONDS] [SEED]`` continues after faults; ``NAME SEED:NUMBER`` shows one case.

With ``lowered`` among the arguments the thresholds of size are at about two elements; with ``numpy``, programs run by
calls of NumPy.
"""

from __future__ import annotations

import random
import re
import sys
import time
from collections import Counter
from contextlib import nullcontext

from tests.fuzz.fuzzers import FUZZERS
from tests.fuzz.search import Found, shrink
from tests.thresholds import lowered
from typedtensor import use_engine


def main(name: str, which: str = "60", seed: str = "0") -> None:
    draw = FUZZERS[name]
    if ":" in which:
        case = draw(random.Random(which))
        fault = case.fault() if case is not None else None
        print(case if case is None or fault is None else Found(which, *shrink(case, fault)))
        return
    end, number, tried = time.monotonic() + float(which), 0, 0
    seen: Counter[str] = Counter()
    while time.monotonic() < end:
        case = draw(random.Random(f"{seed}:{number}"))
        number += 1
        if case is None:
            continue
        tried += 1
        fault = case.fault()
        if fault is not None:
            sort = re.sub(r"\[.*?\]|\d+", "", " ".join(fault.split()[:6]))  # a few of each sort are shown
            seen[sort] += 1
            if seen[sort] <= 3:
                print(Found(f"{seed}:{number - 1}", *shrink(case, fault, 6.0)), end="\n\n", flush=True)
    print(f"# {tried} cases of {number} drawn", *(f"# {count} {sort}" for sort, count in seen.items()), sep="\n")


if __name__ == "__main__":
    arguments = [x for x in sys.argv[1:] if x not in ("lowered", "numpy")]
    if "numpy" in sys.argv:
        use_engine("numpy")
    with lowered() if "lowered" in sys.argv else nullcontext():
        main(*arguments)
