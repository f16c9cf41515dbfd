"""Typed signatures of functions that PyTorch computes, and may compile."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING, Any

from typedtensor.interop import signatures
from typedtensor.torch.dynamo import prepare

if TYPE_CHECKING:
    from typedtensor.interop.signatures import typed as typed
else:

    @functools.wraps(signatures.typed)
    def typed(function: Any, /, *operands: Any, returns: Any = None) -> Any:  # noqa: D103  # it has that of what it wraps
        prepare()
        return signatures.typed(function, *operands, returns=returns)
