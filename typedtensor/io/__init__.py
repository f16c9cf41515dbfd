"""Saved models: parameters and the states of optimizers in safetensors files, with the labels of every axis.

A file is written whole or not at all, and is loaded whole or not at all. It holds arrays and JSON, so that loading one
from a stranger executes nothing. Needs the extra ``io``.
"""

from __future__ import annotations

from typedtensor.io.assigning import assign
from typedtensor.io.checkpoints import load, save
from typedtensor.io.files import Saved, read, write

__all__ = ["Saved", "assign", "load", "read", "save", "write"]
