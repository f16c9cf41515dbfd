"""The page about array programs shows every primitive; ``--update-cases`` writes its table anew."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Collection
from pathlib import Path

import pytest

from typedtensor.ir import Primitive, Region
from typedtensor.ir.program import PRIMITIVES
from typedtensor.passes.pipeline import MADE
from typedtensor.targets.xla import target as xla

PAGE = Path(__file__).parents[2] / "docs" / "internals" / "ir.md"


def row(opcode: str, kind: type[Primitive]) -> str:
    opcode = {"elementwise": "`add`, `exp`, …", "reduce": "`reduce_add`, …"}.get(opcode, f"`{opcode}`")
    fields = ", ".join(f"`{field.name}`" for field in dataclasses.fields(kind) if field.name != "function")  # type: ignore[arg-type]
    traits = {"view": kind.is_view, "elementwise": kind.elementwise, "region": issubclass(kind, Region)}
    said = [name for name, has in traits.items() if has] + ([] if kind.pure else ["impure"])
    first = (kind.__doc__ or "").split("\n\n")[0].replace("\n", " ").replace("|", "\\|").strip()
    return f"| {opcode} | {re.sub(' +', ' ', first)} | {fields} | {', '.join(said)} |"


def table(kinds: Collection[type[Primitive]]) -> list[str]:
    rows = [row(opcode, kind) for opcode, kind in sorted(PRIMITIVES.items()) if kind in kinds]
    return ["| opcode | what it computes | fields | traits |", "|---|---|---|---|", *rows]


def test_the_page_shows_every_primitive(request: pytest.FixtureRequest) -> None:
    text = PAGE.read_text(encoding="utf-8")
    ours = {kind for name, kind in PRIMITIVES.items() if kind.__module__.startswith("typedtensor.")}
    shared = ours - MADE - xla.OWN
    found = iter([table(shared), table(MADE), table(xla.OWN)])
    wanted = re.sub(r"(?m)(^\|.*\n)+", lambda _: "\n".join(next(found)) + "\n", text)
    if request.config.getoption("--update-cases", default=False):
        PAGE.write_text(wanted, encoding="utf-8")
    assert text == wanted, f"{PAGE.name} is not up to date: pytest tests/ir --update-cases writes it"
