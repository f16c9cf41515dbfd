"""Train the models in PyTorch, and write what they compute: ``python -m tests.models.references [NAME …]``."""

from __future__ import annotations

import importlib
import json
import sys
from typing import Any

import numpy as np

from tests.models.references.given import FOLDER, MODELS, MOMENTUM, RATE, given_to, weights


def trained(name: str, dtype: Any) -> dict[str, Any]:
    """The losses of the steps, and the lengths of the gradients of the first one."""
    torch: Any = importlib.import_module("torch")
    loss_of = importlib.import_module(f"tests.models.references.{name}").loss_of
    ours = given_to(name, dtype)
    p = {at: torch.tensor(value, requires_grad=True) for at, value in weights(ours.model, dtype).items()}
    optimizer = torch.optim.SGD(p.values(), lr=RATE, momentum=MOMENTUM)
    losses: list[float] = []
    lengths: dict[str, float] = {}
    for bindings in ours.batches:
        optimizer.zero_grad()
        loss = loss_of(p, *(torch.tensor(np.array(each.value.numpy())) for each in bindings))
        loss.backward()
        losses.append(loss.item())
        lengths = lengths or {at: each.grad.norm().item() for at, each in p.items()}
        optimizer.step()
    return {"losses": losses, "gradients": lengths}


if __name__ == "__main__":
    for chosen in sys.argv[1:] or MODELS:
        found = {np.dtype(dtype).name: trained(chosen, dtype) for dtype in (np.float32, np.float64)}
        (FOLDER / f"{chosen}.json").write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
        print(chosen, *(values["losses"] for values in found.values()), sep="\n  ")
