"""Parts of programs in C, which are the same in all."""

from __future__ import annotations

import re
from importlib.resources import files


def part(name: str) -> str:
    """Return a part."""
    return files(__name__).joinpath(f"{name}.c").read_text(encoding="utf-8")


def functions(name: str, code: str) -> list[str]:
    """Return the functions of a part that code calls, and those that these call."""
    found: list[str] = []
    for text in reversed(re.split(r"\n\n(?=/\*|static)", part(name).rstrip())):
        called = re.search(r"^static \w+ (\w+)\(", text, re.MULTILINE)
        if called and re.search(rf"\b{called[1]}\(", code):
            found.insert(0, f"{text}\n")
            code += text
    return found
