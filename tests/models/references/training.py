"""Steps of the models in PyTorch."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import torch

from tests.models.references.given import MOMENTUM, RATE, Given, given_to, weights


def trained(name: str, loss_of: Callable[..., Any], dtype: Any, steps: int | None = None) -> dict[str, Any]:
    """Return the losses of the steps, and the norms of the gradients of the first step."""
    return trained_on(given_to(name, dtype), loss_of, dtype, steps)


def trained_on(ours: Given, loss_of: Callable[..., Any], dtype: Any, steps: int | None = None) -> dict[str, Any]:
    """Return the losses and norms on given batches."""
    p = {at: torch.tensor(value, requires_grad=True) for at, value in weights(ours.model, dtype).items()}
    optimizer = torch.optim.SGD(p.values(), lr=RATE, momentum=MOMENTUM)
    losses: list[float] = []
    lengths: dict[str, float] = {}
    for bindings in ours.batches[:steps]:
        optimizer.zero_grad()
        loss = loss_of(p, *(torch.tensor(np.array(each.value.numpy())) for each in bindings))
        loss.backward()
        losses.append(loss.item())
        lengths = lengths or {at: each.grad.norm().item() for at, each in p.items() if each.grad is not None}
        optimizer.step()
    return {"losses": losses, "gradients": lengths}
