"""onnx-ir, which is imported on first use, as running programs does not need it."""

from __future__ import annotations

from typing import Any

from typedtensor.base.extras import extra


def library(name: str = "onnx_ir") -> Any:
    """A module of the extra ``onnx``. Type checkers of users' programs need not read it.

    Raises:
        MissingExtraError: when it is not installed.
    """
    return extra(name, "ONNX files", "onnx")
