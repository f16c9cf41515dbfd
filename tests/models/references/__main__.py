"""Train the models in PyTorch, and write their results: ``python -m tests.models.references [NAME …]``.

Character-level models are also trained on a text: the one that ``GRAHAM_TEXT`` names, or a random one.
"""

from __future__ import annotations

import importlib
import json
import sys

import numpy as np

from tests.models.references import letters
from tests.models.references.given import FOLDER, MODELS
from tests.models.references.training import trained, trained_on

if __name__ == "__main__":
    for name in sys.argv[1:] or MODELS:
        loss_of = importlib.import_module(f"tests.models.references.{name}").loss_of
        found = {np.dtype(dtype).name: trained(name, loss_of, dtype) for dtype in (np.float32, np.float64)}
        (FOLDER / f"{name}.json").write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
        print(name, *(values["losses"] for values in found.values()), sep="\n  ")
        if name in letters.NAMES:
            for dtype in (np.float32, np.float64):
                losses = trained_on(letters.given_to_text(name, dtype), loss_of, dtype)["losses"]
                letters.record(name, dtype, losses)
                print(f"  {letters.text_name()}: {losses}")
