"""Code of the documents: execution, type checking, printed output and rejected lines."""

from __future__ import annotations

import doctest
import re
import subprocess
import sys
import types
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

import pytest

from tests.rules.world import gives, refuses
from typedtensor import AxisError, SizeError
from typedtensor.rules import RuleError, check_rule, parse_rule

ROOT = Path(__file__).parents[1]
DOCUMENTS = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]

REJECTED = "  # rejected"
"""Ends a line that the type checker and the run time refuse; a ``text`` block with the message follows."""

NOTED = re.compile(r"  # note: (.*)$")
"""Ends a line with what the type checker notes of it."""

SHOWN = doctest.OutputChecker()
"""Compares what is printed with the text block behind the code; ``...`` there stands for anything."""

PRINTS = re.compile(r"^ *print\(.*\)  # prints (.*)$", re.MULTILINE)


@dataclass(frozen=True)
class Block:
    """A fenced block of a document.

    Attributes:
        language: what stands behind the fence.
        text: what stands in it.
        joined: whether nothing stands between it and the block before.
    """

    language: str
    text: str
    joined: bool

    @property
    def is_rejected(self) -> bool:
        return REJECTED in self.text


def blocks(document: Path) -> list[Block]:
    fenced = re.finditer(
        r"(^```\n\n)?^```(\w+)\n(.*?)(?=^```$)", document.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL
    )
    return [Block(match[2], match[3], match[1] is not None) for match in fenced]


def code(document: Path) -> list[Block]:
    return [block for block in blocks(document) if block.language == "python"]


def announced(document: Path) -> list[str]:
    """The messages that the document shows for what is rejected, with their codes."""
    return [
        after.text.strip().removeprefix("error: ")
        for before, after in pairwise(blocks(document))
        if before.is_rejected and after.language == "text"
    ]


def identify(document: Path) -> str:
    return document.name


@pytest.mark.parametrize("document", DOCUMENTS, ids=identify)
def test_it_runs(
    document: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)  # where it may write files
    module = types.ModuleType("document")
    monkeypatch.setitem(sys.modules, "document", module)
    messages = iter(announced(document))
    for block, after in pairwise([*blocks(document), Block("", "", joined=False)]):
        if block.language != "python":
            continue
        compiled = compile(block.text, document.name, "exec")
        if block.is_rejected:
            with pytest.raises((AxisError, SizeError)) as caught:
                exec(compiled, vars(module))
            assert next(messages) in (f"{caught.value}  [axes]", f"{caught.value}  [axes-divided]")
            continue
        exec(compiled, vars(module))
        printed = capsys.readouterr().out
        expected = PRINTS.findall(block.text)
        for line in expected:
            assert line in printed.splitlines()
        if after.language == "text" and after.joined:
            others = [line for line in printed.splitlines() if line not in expected]
            assert SHOWN.check_output(after.text, "\n".join([*others, ""]), doctest.ELLIPSIS), "\n".join(others)


@pytest.fixture(scope="module")
def checked(tmp_path_factory: pytest.TempPathFactory, mypy_cache: Path) -> str:
    """What mypy says of the code of all documents, each a program of its own, in one build."""
    pytest.importorskip("mypy")
    folder = tmp_path_factory.mktemp("documents")
    programs = [folder / program_of(document) for document in DOCUMENTS]
    for document, program in zip(DOCUMENTS, programs, strict=True):
        program.write_text("\n".join([*lines_of(document), ""]), encoding="utf-8")
    command = [sys.executable, "-m", "mypy", "--cache-dir", str(mypy_cache), *map(str, programs)]
    finished = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert not finished.stderr
    return finished.stdout


def program_of(document: Path) -> str:
    return f"document_{DOCUMENTS.index(document)}.py"


def lines_of(document: Path) -> list[str]:
    return "".join(block.text for block in code(document)).splitlines()


@pytest.mark.parametrize("document", DOCUMENTS, ids=identify)
def test_it_is_checked(document: Path, checked: str) -> None:
    program, lines = re.escape(program_of(document)), lines_of(document)
    said = "\n".join(line for line in checked.splitlines() if program_of(document) in line)
    found = re.findall(rf"{program}:(\d+): error: (.*)$", said, re.MULTILINE)
    rejected = [str(number) for number, line in enumerate(lines, 1) if line.endswith(REJECTED)]
    assert found == list(zip(rejected, announced(document), strict=True)), said
    noted = [(str(number), match[1]) for number, line in enumerate(lines, 1) if (match := NOTED.search(line))]
    assert re.findall(rf"{program}:(\d+): note: (.*)$", said, re.MULTILINE) == noted


def test_nothing_else_is_reported(checked: str) -> None:
    *reports, _ = checked.splitlines()
    programs = {program_of(document) for document in DOCUMENTS}
    assert {Path(line.partition(":")[0]).name for line in reports} <= programs, checked


def rows(heading: str) -> Iterator[list[str]]:
    """The cells of a table of the page on rules, by its last heading."""
    text = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
    [table] = re.findall(rf"^\| rule \|[^\n]* {re.escape(heading)} \|\n\|[-|]*\n((?:\|.*\n)+)", text, re.MULTILINE)
    for line in table.splitlines():
        yield [cell.strip() for cell in line.strip("|").split(" | ")]


def quoted(cell: str) -> list[str]:
    return re.findall(r"`([^`]*)`", cell)


def application(rule: str, operands: str) -> tuple[str, list[str], dict[str, str]]:
    """The rule, the operands and the arguments of a row."""
    text, *given = quoted(rule)
    names, values = (part.split(", ") for part in given) if given else ([], [])
    return text, [*quoted(operands), *[""] * operands.count("a scalar")], dict(zip(names, values, strict=True))


@pytest.mark.parametrize(("rule", "operands", "result"), list(rows("result")))
def test_rules_that_apply(rule: str, operands: str, result: str) -> None:
    text, words, arguments = application(rule, operands)
    [expected] = quoted(result)
    found = gives(text, *words, sizes=None, **arguments).replace("Flat[H, W]", "Flat[H,W]").replace(", ", " ")
    assert found.removeprefix("real ") == expected.replace("Flat[H, W]", "Flat[H,W]")


@pytest.mark.parametrize(("rule", "operands", "reason"), list(rows("because the rule …")))
def test_rules_that_do_not_apply(rule: str, operands: str, reason: str) -> None:
    text, words, arguments = application(rule, operands)
    assert refuses(text, *words, sizes=None, **arguments) == reason


@pytest.mark.parametrize(("rule", "reason"), list(rows("refused because")))
def test_rules_that_are_refused(rule: str, reason: str) -> None:
    text = quoted(rule)[0]
    with pytest.raises(RuleError) as caught:
        check_rule(parse_rule(text), arity=1)
    assert str(caught.value) == reason


@pytest.mark.parametrize("name", ["adding.md", "glossary.md"])
def test_files_that_are_named_are_there(name: str) -> None:
    text = (ROOT / "docs" / "internals" / name).read_text(encoding="utf-8")
    named = set(re.findall(r"`([\w/]+(?:/|\.py))`", text))
    places = [ROOT, ROOT / "typedtensor", ROOT / "typedtensor" / "ops"]
    assert len(named) > 10
    assert {path for path in named if not any((place / path).exists() for place in places)} == set()


def test_batches_are_declared_as_samples() -> None:
    """So that mixing the examples of a batch is an error in what people copy."""
    copied = [*DOCUMENTS, *(ROOT / "examples").rglob("*.py")]
    undeclared = [path.name for path in copied if re.search(r"class Batch\(Axis\)", path.read_text(encoding="utf-8"))]
    assert undeclared == []
