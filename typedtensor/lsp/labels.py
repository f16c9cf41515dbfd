"""Labels under the cursor, in expressions and in annotations: what they are, and where they are used."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from mypy.nodes import MypyFile, NameExpr, SymbolTable, TypeInfo

from typedtensor.inspection import View
from typedtensor.mypy_plugin.base.lookups import notes
from typedtensor.mypy_plugin.base.names import AXIS

_WORD = re.compile(r"[^\W\d]\w*(?:\.[^\W\d]\w*)*")
