"""onnx-ir, which is imported on first use, as running programs does not need it."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from typedtensor.errors import MissingExtraError


def library(name: str = "onnx_ir") -> Any:
    """A module of the extra ``onnx``. Type checkers of users' programs need not read it.

    Raises:
        MissingExtraError: when it is not installed.
    """
    try:
        return import_module(name)
    except ImportError:
        raise MissingExtraError("ONNX files need onnx-ir: pip install 'typedtensor[onnx]'") from None
