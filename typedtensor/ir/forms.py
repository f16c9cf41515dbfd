"""The text of primitives' fields in printed programs, by type of field: printing and parsing."""

from __future__ import annotations

import ast
import base64
import json
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from typedtensor.ir.program import Array
from typedtensor.ir.views import Key

SHORT = 8
"""The most elements of a constant that is printed as numbers."""

Kernels = Mapping[str, Callable[..., Any]]
"""The kernels of calls, by title. A text has the title alone."""


def show(annotation: str, field: Any, *, elide: bool = False) -> str:
    """Print a field. A large array is printed as its bytes, or as ``…`` if ``elide``."""
    if annotation == "Array":
        return _show_array(field, elide)
    if annotation.startswith("Callable"):
        return "kernel"
    return _FORMS[annotation][0](field) if annotation in _FORMS else repr(field)


def read(annotation: str, text: str, kernels: Kernels, title: str) -> Any:
    """Parse a field.

    Raises:
        ValueError: when the text is no field of that type.
    """
    if annotation.startswith("Callable"):
        if title not in kernels:
            raise ValueError(
                f"the program calls {title}, for which no kernel is given: pass kernels={{title: function}}"
            )
        return kernels[title]
    return _FORMS[annotation][1](text) if annotation in _FORMS else read_number(text)


def read_number(text: str) -> Any:
    """Parse a number or a tuple of numbers."""
    if text in ("nan", "inf", "-inf"):
        return float(text)
    return ast.literal_eval(text)


def show_key(key: Key) -> str:
    """Print a key as a subscript: ``[:, 1, ::-1]``."""
    return f"[{', '.join(map(_show_part, key))}]"


def read_key(text: str) -> Key:
    """Parse a key from a subscript."""
    return tuple(map(_read_part, split(text[1:-1])))


def split(text: str) -> list[str]:
    """Split a text at commas outside of brackets and strings."""
    parts, depth, quoted, start = [], 0, False, 0
    for place, letter in enumerate(text):
        if letter == '"' and text[place - 1 : place] != "\\":
            quoted = not quoted
        elif not quoted:
            depth += (letter in "([{") - (letter in ")]}")
            if letter == "," and depth == 0:
                parts.append(text[start:place].strip())
                start = place + 1
    last = text[start:].strip()
    return [*parts, last] if last else parts


def _show_part(part: Any) -> str:
    if not isinstance(part, tuple):
        return str(part)
    start, stop, step = ("" if number is None else str(number) for number in part)
    return f"{start}:{stop}" + (f":{step}" if step else "")


def _read_part(text: str) -> Any:
    if ":" not in text:
        return int(text)
    numbers = [int(number) if number else None for number in text.split(":")]
    return (*numbers, None) if len(numbers) == 2 else tuple(numbers)


def _show_array(array: Array, elide: bool = False) -> str:
    kind = f"{array.dtype}[{', '.join(map(str, array.shape))}]"
    if array.size <= SHORT:
        return f"{kind} {' '.join(map(repr, array.reshape(-1).tolist()))}".strip()
    if elide:
        return f"{kind} …"
    return f"{kind} bytes {base64.b64encode(np.ascontiguousarray(array).tobytes()).decode()}"


def _read_array(text: str) -> Array:
    kind, _, rest = text.partition("]")
    dtype, _, sizes = kind.partition("[")
    shape = tuple(map(int, split(sizes)))
    rest = rest.strip()
    if rest == "…":
        raise ValueError("the elements of a constant are elided: print the program with elide=False")
    if rest.startswith("bytes "):
        return np.frombuffer(base64.b64decode(rest[6:]), np.dtype(dtype)).reshape(shape)
    return np.array([read_number(number) for number in rest.split()], np.dtype(dtype)).reshape(shape)


_FORMS: Mapping[str, tuple[Callable[[Any], str], Callable[[str], Any]]] = {
    "Key": (show_key, read_key),
    "tuple[Key, ...]": (
        lambda keys: f"[{', '.join(map(show_key, keys))}]",
        lambda text: tuple(map(read_key, split(text[1:-1]))),
    ),
    "DType": (lambda dtype: str(np.dtype(dtype)), np.dtype),
    "Array": (_show_array, _read_array),
    "str": (json.dumps, json.loads),
}
"""How fields are printed and parsed, by their annotations; others are numbers, and tuples of these."""
