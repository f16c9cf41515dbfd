"""``typedtensor annotate``."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from tests.inspection.project import FIRST, PREAMBLE, SETTINGS, program, project
from tests.typing.projects import STUBS
from typedtensor.cli import main

BODY = """\
loss = (
    cross_entropy(image >> Linear(Pixel, Digit), digit, Digit)
    .mean(Batch)
)
wrong = image.sum(Hidden)  # <&>
"""


def test_text(capsys: pytest.CaptureFixture[str]) -> None:
    path = program(PREAMBLE + BODY)
    assert main(["annotate", str(path)]) == 0
    out = capsys.readouterr().out
    assert out.startswith(f"{path}\n")
    shown = [line.partition("|")[2][1:] for line in out.splitlines() if "|" in line]
    *lines, error = shown[shown.index("loss = (") :]
    assert "\n".join(lines) == (
        """\
loss = (
    cross_entropy(image >> Linear(Pixel, Digit), digit, Digit)
                  ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ Expr[Tensor[Batch, Digit]]
    ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ Expr[Tensor[Batch]]
    .mean(Batch)
    ~~~~~~~~~~~~ Expr[Tensor[()]]
)
wrong = image.sum(Hidden)  # <&>"""
    )
    assert error.startswith("        ~~~~~~~~~~~~~~~~~ error: Sum[Hidden] cannot be applied to Tensor[Batch, Pixel]: ")
    assert error.endswith("  [axes]")
    assert "\x1b" not in out


def test_every_line_of_the_source_is_there(capsys: pytest.CaptureFixture[str]) -> None:
    text = PREAMBLE + "\n\tx = 1\n".replace("\t", "") + "if True:\n\ttotal = image.sum(Pixel)\n"
    assert main(["annotate", str(program(text))]) == 0
    numbered = re.findall(r"^ *(\d+) \| ?(.*)$", capsys.readouterr().out, re.MULTILINE)
    assert [line for _, line in numbered] == text.splitlines()
    assert [int(number) for number, _ in numbered] == list(range(1, len(numbered) + 1))


def test_mentions_and_colors(capsys: pytest.CaptureFixture[str]) -> None:
    path = program(PREAMBLE + "total = image.sum(Pixel)\n")
    assert main(["annotate", "--all", "--color=always", str(path)]) == 0
    out = capsys.readouterr().out
    assert "\x1b[36m~~~~~ Input[Tensor[Batch, Pixel]]\x1b[0m" in out


def test_a_folder(capsys: pytest.CaptureFixture[str]) -> None:
    folder = project() / "folder"
    folder.mkdir(exist_ok=True)
    for name in ("one", "two"):
        (folder / f"{name}_of_two.py").write_text(PREAMBLE)
    assert main(["annotate", str(folder)]) == 0
    out = capsys.readouterr().out
    assert "one_of_two.py" in out
    assert "two_of_two.py" in out


def test_the_plugin_is_used_where_it_is_not_named(capsys: pytest.CaptureFixture[str]) -> None:
    program(SETTINGS.replace("plugins =", "#"), "plain.ini")
    assert main(["annotate", str(program(PREAMBLE + BODY)), "--config-file", "plain.ini"]) == 0
    captured = capsys.readouterr()
    assert "Expr[Tensor[Batch, Digit]]" in captured.out
    assert "plugins = typedtensor.mypy_plugin" in captured.err


@pytest.mark.slow  # it reads the whole library
def test_the_plugin_is_used_where_there_are_no_settings(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """mypy itself loads no plugin then, whatever its options name."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("MYPYPATH", str(STUBS))
    (tmp_path / "program.py").write_text(PREAMBLE + BODY)
    assert main(["annotate", "program.py"]) == 0
    captured = capsys.readouterr()
    assert "error: Sum[Hidden] cannot be applied" in captured.out
    assert "plugins = typedtensor.mypy_plugin" in captured.err


class Page(HTMLParser):
    """The elements of a page: every one that is opened is closed, and nothing is loaded from elsewhere."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.axes: dict[str, str] = {}
        self.code = ""
        self._starts: list[tuple[int, str | None]] = []
        self.feed(text)
        assert not self.open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        assert "src" not in given
        assert (given.get("href") or "#").startswith("#")
        if tag not in ("meta", "input"):
            self.open.append(tag)
            self._starts.append((len(self.code), given.get("data-axes")))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag
        start, axes = self._starts.pop()
        if axes is not None:
            self.axes[self.code[start:]] = axes

    def handle_data(self, data: str) -> None:
        if "code" in self.open or self.open[-1:] == ["pre"]:
            self.code += data


def test_html(capsys: pytest.CaptureFixture[str]) -> None:
    path, out = program(PREAMBLE + BODY), project() / "page.html"
    assert main(["annotate", str(path), "--html", str(out)]) == 0
    text = out.read_text(encoding="utf-8")
    page = Page(text)
    assert page.axes["image >> Linear(Pixel, Digit)"] == "Expr[Tensor[Batch, Digit]]"
    assert page.axes[".mean(Batch)"].splitlines() == [
        "Expr[Tensor[()]]",
        "Mean[Batch]: t *A U *B -> real *A *B where t not in int",
        "The mean along labels, or of all elements; for truth values, the share of true ones, in float32.",
    ]
    assert page.axes["image.sum(Hidden)"].startswith("Sum[Hidden] cannot be applied")
    wrong = PREAMBLE.count("\n") + BODY[: BODY.index("wrong")].count("\n") + 1
    assert f'1 error at line <a href="#F1L{wrong}">{wrong}</a></p>' in text
    assert [line.rstrip() for line in page.code.splitlines()][FIRST - 1 :] == BODY.splitlines()
    assert "http" not in text
    assert str(out) in capsys.readouterr().out


def test_html_that_cannot_be_written(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["annotate", str(program(PREAMBLE)), "--html", "nowhere/page.html"]) == 2
    assert "nowhere/page.html: No such file or directory" in capsys.readouterr().err


def test_html_of_several_files_begins_with_a_list_of_them() -> None:
    out, files = project() / "pages.html", [program(PREAMBLE, "fine.py"), program(PREAMBLE + BODY, "refused.py")]
    assert main(["annotate", *map(str, files), "--html", str(out)]) == 0
    text = out.read_text(encoding="utf-8")
    Page(text)
    listed = re.findall(r'<li><a href="#(.*)">.*/(.*)</a>: (.*)</li>', text)
    assert [(name, counts.partition(" known")[2]) for _, name, counts in listed] == [
        ("fine.py", ""),
        ("refused.py", ", 2 unknown, 1 error"),
    ]
    assert all(f'id="{target}"' in text for target, _, _ in listed)
