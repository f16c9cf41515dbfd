"""DLRM, with PyTorch's bags."""

from __future__ import annotations

from typing import Any

import torch
from torch.nn import functional as F

from tests.models.references.layers import Weights, linear


def bags(rows: Any, table: Any, mode: str) -> Any:
    """Concatenate bags for PyTorch, without their padding."""
    sizes = (rows >= 0).sum(1)
    return F.embedding_bag(rows[rows >= 0], table, sizes.cumsum(0) - sizes, mode=mode)


def loss_of(p: Weights, numbers: Any, film: Any, watched: Any, tagged: Any, clicked: Any) -> Any:
    """The mean loss of the clicks."""
    vector = linear(p, "bottom.2", linear(p, "bottom.0", numbers).relu()).relu()
    films = p["films.weight"]
    parts = torch.stack(
        [vector, F.embedding(film, films), bags(watched, films, "mean"), bags(tagged, p["tags.weight"], "sum")], 1
    )
    rows, columns = torch.tril_indices(4, 4, -1)
    pairs = torch.bmm(parts, parts.transpose(1, 2))[:, rows, columns]
    logits = linear(p, "top.2", linear(p, "top.0", torch.cat([vector, pairs], 1)).relu())[:, 0]
    return F.binary_cross_entropy_with_logits(logits, clicked.to(logits.dtype))
