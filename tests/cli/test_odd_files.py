"""Files and settings as they should not be: either shown, or refused in words, whatever they are."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import strategies as st

from tests.drawn import cases
from tests.inspection.project import PREAMBLE, SETTINGS, project
from tests.sampling import sample
from typedtensor.cli import main
from typedtensor.cli.commands import IMPOSSIBLE

COMMANDS = ("annotate", "coverage")
GOOD = b"x = 1\n"
DEEP = 1_000 if sys.version_info[:2] == (3, 12) else 3_000
"""Python 3.12 has a limit of its own for calls from compiled code, as those of mypy's parser, which nothing raises."""
SHOWN = {
    "latin": b"# coding: latin-1\nx = '\xe9'\n",
    "bom": b"\xef\xbb\xbf" + GOOD,
    "bom_and_another_coding": b"\xef\xbb\xbf# coding: latin-1\n" + GOOD,
    "empty": b"",
    "old_line_ends": b"x = 1\ry = 2\r",
    "form_feed": b"x = 1\n\x0cy = 2\n",
    "a name": GOOD,
    "name-with-dashes": GOOD,
    "é": GOOD,
    "deep_sum": b"x = " + b"1 + " * DEEP + b"1\n",
}
EACH_SHOWN = [(command, name) for n, name in enumerate(SHOWN) for command in COMMANDS[:: 1 if n % 2 else -1]]
"""By each command, which begin with another one at each file."""

REFUSED = {
    "unknown_coding": (b"# -*- coding: nonsense -*-\n" + GOOD, "unknown encoding: nonsense"),
    "no_text_coding": (b"# coding: rot13\n" + GOOD, "'rot13' is not a text encoding"),
    "coding_that_fails": (b"# coding: undefined\n" + GOOD, "undefined encoding"),
    "lying_coding": (b"# coding: ascii\nx = '\xc3\xa9'\n", "'ascii' codec can't decode byte 0xc3"),
    "not_utf8": (b"x = '\xe9'\n", "'utf-8' codec can't decode byte 0xe9"),
    "utf16": ("x = 1\n".encode("utf-16"), "'utf-8' codec can't decode byte"),
    "binary": (bytes(range(256)), "'utf-8' codec can't decode byte 0x80"),
    "nul": (b"x = 1\0\n", "null bytes"),
    "syntax": (b"x = = 1\n", "Invalid syntax"),
    "nested": (b"x = " + b"(" * 3_000 + b")" * 3_000, "error: Too many nested parentheses"),
    "digits": (b"x = " + b"1" * 10_000, "Exceeds the limit"),
    # mypy's own crash, which it would show as a traceback.
    "imports_coding_that_fails": (b"import coding_that_fails\n", "mypy cannot check this"),
    "imports_unknown_coding": (b"import unknown_coding\n", "unknown encoding: nonsense"),
}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The files, and the settings of mypy."""
    made = tmp_path_factory.mktemp("odd")
    # What they import has been read there.
    (made / "mypy.ini").write_text(f"{SETTINGS}cache_dir = {project() / '.mypy_cache'}\n")
    for name, content in (SHOWN | {name: content for name, (content, _) in REFUSED.items()}).items():
        (made / f"{name}.py").write_bytes(content)
    (made / "package").mkdir()
    (made / "package" / "__init__.py").write_bytes(REFUSED["unknown_coding"][0])
    (made / "no_files").mkdir()
    (made / "folder.py").mkdir()
    (made / "loop.py").symlink_to(made / "loop.py")
    (made / "one").mkdir()
    (made / "two").mkdir()
    for name in ("one", "two"):
        (made / name / "same.py").write_bytes(GOOD)
    return made


@pytest.mark.parametrize(("command", "name"), sample(EACH_SHOWN, each=lambda row: row[1]))
def test_shown(
    command: str, name: str, folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(folder)
    assert main([command, f"{name}.py"]) == 0
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize(
    ("path", "said"),
    [
        *((f"{name}.py", said) for name, (_, said) in REFUSED.items()),
        ("package", "unknown encoding: nonsense"),
        ("no_files", "There are no .py[i] files"),
        ("missing.py", "missing.py: there is no such file or folder"),
        ("loop.py", "there is no such file or folder"),
        ("a\0b.py", "there is no such file or folder"),
        ("x" * 300, "there is no such file or folder"),
        ("", "there is no such file or folder"),
        (".", ""),  # one of them does not decode
    ],
)
def test_refused(
    command: str,
    path: str,
    said: str,
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(folder)
    assert main([command, path]) == IMPOSSIBLE
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith(f"typedtensor {command}: error: ")
    assert said in captured.err
    assert "Traceback" not in captured.err


@pytest.mark.parametrize("name", [name for name in REFUSED if not name.startswith("imports")])
def test_refused_by_commands_without_mypy(
    name: str, folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(folder)
    for command, argument in (("port", f"{name}.py"), ("stubs", name)):
        assert main([command, argument]) == IMPOSSIBLE
        captured = capsys.readouterr()
        assert captured.out == ""
        assert captured.err.startswith(f"typedtensor {command}: error: {name}.py:")
        assert captured.err.count("\n") == 1


@pytest.mark.parametrize("name", ["latin", "bom", "empty", "old_line_ends", "é"])
def test_read_by_commands_without_mypy(
    name: str, folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(folder)
    assert main(["port", f"{name}.py"]) == 0
    assert main(["stubs", name, "-o", str(tmp_path)]) == 0


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["port", "missing.py"], "missing.py: No such file or directory"),
        (["port", "no_files"], "no_files: Is a directory"),
        (["port", "latin.py", "-o", "missing/ported.py"], "missing/ported.py: No such file or directory"),
        (["annotate", "latin.py", "--html", "missing/page.html"], "missing/page.html: No such file or directory"),
        (["lsp", "--log", "missing/log"], "missing/log: No such file or directory"),
        (["stubs", "latin", "-o", "latin.py"], "latin.py: File exists"),
        (["stubs", "one/same.py"], "give the name of a module, such as one.same, not that of its file"),
        (["coverage", "latin.py", "--config-file", "missing.ini"], "Cannot find config file 'missing.ini'"),
    ],
)
def test_places_that_are_not_there(
    arguments: list[str], said: str, folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(folder)
    assert main(arguments) == IMPOSSIBLE
    assert capsys.readouterr().err == f"typedtensor {arguments[0]}: error: {said}\n"


def test_a_file_outside_of_the_project(folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(folder)
    (tmp_path / "elsewhere.py").write_bytes(GOOD)
    assert main(["annotate", str(tmp_path / "elsewhere.py")]) == 0
    assert main(["annotate", "one/same.py"]) == 0


codings = st.sampled_from(
    [b"utf-8", b"latin-1", b"ascii", b"utf-16", b"idna", b"punycode", b"zlib", b"mbcs", b"x" * 99]
)
contents = st.builds(lambda coding, rest: b"# coding: " + coding + b"\n" + rest, codings, st.binary(max_size=30)) | (
    st.binary(max_size=60)
)


@cases(1, 20, content=contents)
def test_any_bytes(
    content: bytes, folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(folder)
    (folder / "any_bytes.py").write_bytes(content)
    assert main(["coverage", "any_bytes.py"]) in (0, IMPOSSIBLE)
    assert "Traceback" not in capsys.readouterr().err


BODY = """\
total = image.sum(Pixel)
label = softmax(image >> Linear(Pixel, Digit), Digit)
both = image.sum(Batch, Pixel)
"""


@pytest.mark.slow
def test_without_settings_the_same_is_shown(tmp_path: Path, installed: Path) -> None:
    """As the library is installed, with stubs beside its sources: what other checkers see is never shown."""
    shown: dict[tuple[str, str], str] = {}
    for name, text in (("named", "[mypy]\nplugins = typedtensor.mypy_plugin\n"), ("none", None), ("else", "[mypy]\n")):
        folder = tmp_path / name
        folder.mkdir()
        (folder / "program.py").write_text(PREAMBLE + BODY)
        if text is not None:
            (folder / "mypy.ini").write_text(text)
        for command in COMMANDS:
            done = subprocess.run(
                [sys.executable, "-m", "typedtensor", command, "program.py"],
                cwd=folder,
                env={"PYTHONPATH": str(installed), "HOME": str(tmp_path), "MYPY_CACHE_DIR": str(tmp_path / "cache")},
                capture_output=True,
                text=True,
                check=True,
            )
            shown[name, command] = done.stdout
            assert ("plugins = typedtensor.mypy_plugin" in done.stderr) == (name != "named")
    for command in COMMANDS:
        assert shown["none", command] == shown["else", command] == shown["named", command]
