"""Notebooks of tutorials: their text and programs as cells."""

from __future__ import annotations

import json
import re
from typing import Any

from docs.site.playground import REJECTED

TUTORIALS = ("docs/first_hour.md", "docs/from_pytorch.md", "docs/from_jax.md", "docs/labels.md")
"""The pages that are notebooks as well; `labels.md` for those who bring programs of PyTorch or JAX and want labels."""

_BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_WRONG = re.compile(rf"{REJECTED}$|^# AxisError: ", re.MULTILINE)
_LINK = re.compile(r"\[([^][]+)\]\((?!https?:)[^)]+\)")


def notebook(page: str) -> str:
    """A page of the documents as a notebook of Jupyter.

    Mistakes that the page shows are cells of which Jupyter expects an error, in place of the message that the page
    shows. Links to other pages lead nowhere from a notebook, and leave their text.

    >>> found = json.loads(notebook("A [tour](tour.md).\\n\\n```python\\n1\\n```\\n"))
    >>> [(cell["cell_type"], cell["source"]) for cell in found["cells"]]
    [('markdown', 'A tour.'), ('code', '1')]
    """
    cells: list[dict[str, Any]] = []
    place, follows = 0, False
    for block in [*_BLOCK.finditer(page), None]:
        between = page[place : block.start() if block else None]
        place = block.end() if block else place
        answers = follows and block is not None and block[1] == "text" and not between.strip()
        follows = block is not None and block[1] in ("python", "py")
        text = _LINK.sub(r"\1", between).strip()
        if text:
            cells.append({"cell_type": "markdown", "metadata": {}, "source": text})
        if block is None or answers:
            continue
        if follows:
            tags = {"tags": ["raises-exception"]} if _WRONG.search(block[2]) else {}
            program: dict[str, Any] = {"source": block[2].strip("\n"), "outputs": [], "execution_count": None}
            cells.append({"cell_type": "code", "metadata": tags, **program})
        else:
            cells.append({"cell_type": "markdown", "metadata": {}, "source": block[0]})
    for number, cell in enumerate(cells):
        cell["id"] = f"cell-{number}"
    kernel = {"kernelspec": {"name": "python3", "display_name": "Python 3"}}
    return json.dumps({"cells": cells, "metadata": kernel, "nbformat": 4, "nbformat_minor": 5}, indent=1)
