"""Published bugs, each a file of ``cases``: a wrong program, a right one, and the source of the bug."""

from __future__ import annotations

import ast
import re
import textwrap
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from tests.typing.checking import Report

HERE = Path(__file__).parent
_EXPECTED = re.compile(r"  # [ENR]: .*|^\s*# [ENR]: .*|^\s*#    \S.*")

KINDS = {
    "reshapes": "Reshapes",
    "broadcasts": "Broadcasts",
    "products": "Products",
    "attention": "Attention",
    "normalizations": "Normalisations",
}
"""The headings of the page, by folders of the cases."""


@dataclass(frozen=True)
class Bug:
    """A published bug.

    Attributes:
        path: the file.
        title: the bug in one line.
        story: the source of the bug, and the published line.
    """

    path: Path
    title: str
    story: str

    @property
    def kind(self) -> str:
        """The folder."""
        return self.path.parent.name

    @property
    def module(self) -> str:
        """The name of the module."""
        return f"{self.kind}_{self.path.stem}"

    def part(self, name: str) -> ast.FunctionDef:
        """Return the program with a name."""
        body = ast.parse(self.path.read_text()).body
        return next(node for node in body if isinstance(node, ast.FunctionDef) and node.name == name)

    def code(self, name: str = "") -> str:
        """Return the source of a program, or, without a name, of the common start of both; without expectations."""
        lines = self.path.read_text().splitlines()
        if name:
            shown = lines[self.part(name).lineno - 1 : self.part(name).end_lineno]
        else:
            shown = lines[ast.parse(self.path.read_text()).body[1].lineno - 1 : self.part("wrong").lineno - 1]
        return "\n".join(line for line in shown if not _EXPECTED.match(line)).strip()

    def rejections(self, reports: Sequence[Report]) -> list[Report]:
        """The errors in the wrong program, and the warnings of the linter."""
        wrong = self.part("wrong")
        return [r for r in reports if _counts(r) and wrong.lineno <= r.line <= (wrong.end_lineno or 0)]


def _counts(report: Report) -> bool:
    return report.sort == "E" or "[lint-" in report.text


def bugs() -> list[Bug]:
    """Return all bugs, in the order of the page."""
    paths = [path for kind in KINDS for path in sorted((HERE / "cases" / kind).glob("*.py"))]
    return [_read(path) for path in paths]


def _read(path: Path) -> Bug:
    title, _, story = (ast.get_docstring(ast.parse(path.read_text())) or "").partition("\n\n")
    return Bug(path, title.removesuffix("."), story)


def page(found: dict[str, list[Report]]) -> str:
    """Return the text of ``docs/gallery.md``, with given reports."""
    everything = bugs()
    sorts = [{each.sort for each in bug.rejections(found.get(bug.module, []))} for bug in everything]
    rejected, found_at_all = sum("E" in each for each in sorts), sum(map(bool, sorts))
    parts = [
        _INTRODUCTION.format(
            number=len(everything),
            rejected=rejected,
            warned=found_at_all - rejected,
            passing=len(everything) - found_at_all,
        )
    ]
    for kind, heading in KINDS.items():
        parts.append(f"## {heading}\n")
        parts += [_section(bug, found.get(bug.module, [])) for bug in everything if bug.kind == kind]
    return "\n".join(parts)


def _section(bug: Bug, reports: Sequence[Report]) -> str:
    said = "".join(
        f"```text\n{'error' if each.sort == 'E' else 'warning'}: {_with_code(each.text)}\n```\n\n"
        for each in bug.rejections(reports)
    )
    programs = f"{_fenced(bug.code())}\n{_fenced(bug.code('wrong'))}"
    verdict = said or "The type checker accepts it.\n\n"
    return f"### {bug.title}\n\n{bug.story}\n\n{programs}\n{verdict}{_fenced(bug.code('right'))}"


def _with_code(text: str) -> str:
    """Format a message as mypy prints it, with two spaces before its code."""
    return re.sub(r" (\[[\w-]+\])$", r"  \1", text)


def _fenced(code: str) -> str:
    return f"```py\n{code}\n```\n"


_INTRODUCTION = textwrap.dedent("""\
    # Published bugs

    This page shows {number} published bugs with wrong axes, all of which ran without an error. Each one is rewritten
    with labels: the declarations, the wrong program, what mypy with the plugin and the [linter](linter.md) report, and
    the right program. **{rejected} are rejected**, the linter warns of {warned} more, {passing} pass. Follow the links
    to issues and changes for the original lines.

    The tests check all programs and run them: the wrong program does not compute what the right one computes. They
    also generate this page (`pytest tests/gallery --update-cases`), so it shows the actual messages. The batch is
    declared as an [axis of independent samples](mypy.md#independent-samples). For the mistakes that people make in
    whole models, see [another page](mistakes.md).
    """)
