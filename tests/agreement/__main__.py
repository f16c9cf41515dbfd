"""``python -m tests.agreement SEED [COUNT]`` runs cases and prints differences; ``SEED:NUMBER`` prints one."""

from __future__ import annotations

import sys
import tempfile
from collections import Counter
from pathlib import Path

from tests.agreement.generator import case
from tests.agreement.runs import agreement, explain


def main(which: str, count: str = "1000") -> None:
    with tempfile.TemporaryDirectory() as folder:
        if ":" in which:
            seed, number = map(int, which.split(":"))
            print(explain(case(seed, number), Path(folder)))
            return
        sorts: Counter[str] = Counter()
        for found, comparison in agreement(int(which), int(count), Path(folder)):
            sorts[comparison.sort.name] += 1
            if comparison.detail:
                print(f"\n# {found.name}: {comparison.detail}", found, sep="\n")
        print(dict(sorts))


if __name__ == "__main__":
    main(*sys.argv[1:])
