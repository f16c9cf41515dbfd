"""Common models beside PyTorch and JAX: training steps, evaluation, and training of the head alone.

    python benchmarks/models.py [--threads 1 2] [--repeats 15] [--workload gpt_step gpt_head] [--only typedtensor eager]

The models are a GPT, an encoder of padded sentences of many sizes, a ResNet with batch normalization, a DLRM with bags
of rows of large tables, a sequence-to-sequence model with attention, and a mixture of experts. The data are random,
since the benchmark measures only times.

At the end the program prints a table of all records: the ratios of this library's least time to that of each other
library, by wall clock and CPU. Below 1, this library is faster.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from functools import partial
from itertools import product
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from benchmarks.command import run
from benchmarks.contest import OURS, Workload
from benchmarks.harness import table
from benchmarks.studies import dlrm, encoder, experts, gpt, resnet, seq2seq
from benchmarks.studies.study import KINDS as KINDS
from benchmarks.studies.study import Study

STUDIES: dict[str, Callable[[], Study]] = {
    "gpt": gpt.study,
    "encoder": encoder.study,
    "resnet": resnet.study,
    "dlrm": dlrm.study,
    "seq2seq": seq2seq.study,
    "experts": experts.study,
}


PEERS = ("PyTorch eager", "torch.compile", "JAX jit")


def workload(name: str, kind: str) -> Workload:
    """Return the workload of a model."""
    return STUDIES[name]().workload(kind)


WORKLOADS = {f"{name}_{kind}": partial(workload, name, kind) for name in STUDIES for kind in KINDS}


def summary(folder: Path) -> str:
    """Return the ratios of our least time to the others', by wall clock and CPU, from the records in a folder."""
    rows = []
    for name, kind in product(STUDIES, KINDS):
        for path in sorted(folder.glob(f"{name}_{kind}_[0-9]*.json")):
            record = json.loads(path.read_text(encoding="utf-8"))
            found = record["results"]
            peers = [peer for peer in PEERS if peer in found]
            if OURS not in found or not peers:
                continue
            ratios = {
                peer: " ".join(f"{found[OURS][key] / found[peer][key]:.2f}" for key in ("least", "least_cpu"))
                for peer in peers
            }
            times = [f"{found[OURS][key] * 1e3:.2f}" for key in ("least", "median")]
            rows.append([name, kind, str(record["threads"]), *times, *(ratios.get(peer, "") for peer in PEERS)])
    header = ["model", "", "threads", "least ms", "median ms", *(f"by {peer}" for peer in PEERS)]
    return table(header, rows) if rows else ""


if __name__ == "__main__":
    if (records := run(WORKLOADS, __doc__ or "", repeats=15)) is not None:
        print(f"\n{summary(records)}")
