"""The site: built without a warning, links checked, with a page of each operation and every public name."""

from __future__ import annotations

import base64
import importlib
import json
import re
import shutil
import subprocess
import sys
import zlib
from pathlib import Path

import pytest

from docs.site import versions
from docs.site.__main__ import SITE, documents
from docs.site.links import broken
from docs.site.notebooks import TUTORIALS, notebook
from docs.site.playground import packed, programs
from docs.site.reference import packages, write
from tests.test_documents import code
from typedtensor.ops import operations

ROOT = Path(__file__).parents[1]


def test_all_documents_have_a_place_in_the_navigation() -> None:
    landing = (ROOT / "docs/site/index.md").read_text(encoding="utf-8")
    entries = re.findall(r"^(?:.*<)?([\w/]+|[\w/]+/(?:\*|\[a-z\]\*))>?$", landing, re.MULTILINE)
    patterns = [entry for entry in entries if "/" in entry or (ROOT / "docs" / f"{entry}.md").exists()]
    places = [place.with_suffix("") for _, place in documents() if place.name != "index.md"]
    named = {*entries, *patterns}
    assert [str(p) for p in places if str(p) not in named and not any(p.match(x) for x in patterns)] == []


@pytest.mark.slow
@pytest.mark.parametrize("page", TUTORIALS)
def test_a_tutorial_is_a_notebook_that_runs(page: str, tmp_path: Path) -> None:
    for library in ("jaxtyping", "haliax", "torch") if page == "docs/labels.md" else ():
        pytest.importorskip(library, exc_type=ImportError)
    nbformat, client = pytest.importorskip("nbformat"), pytest.importorskip("nbclient")
    pytest.importorskip("ipykernel")
    made = nbformat.reads(notebook((ROOT / page).read_text(encoding="utf-8")), as_version=4)
    nbformat.validate(made)
    wrong = [cell for cell in made.cells if "raises-exception" in cell.metadata.get("tags", ())]
    resources = {"metadata": {"path": str(tmp_path)}}
    client.NotebookClient(made, timeout=120, kernel_name="python3", resources=resources).execute()
    assert all(cell.outputs[-1]["output_type"] == "error" for cell in wrong)


@pytest.mark.slow
def test_every_operation_and_public_name_has_its_page(tmp_path: Path) -> None:
    pytest.importorskip("sphinx")
    write(tmp_path)
    for operation in operations():
        page = (tmp_path / "operations" / f"{operation.__name__}.rst").read_text(encoding="utf-8")
        assert operation.rule in page
        assert "Accepted\n--------" in page
        assert '<svg class="axes"' in page
    for name in packages():
        page = (tmp_path / f"{name}.rst").read_text(encoding="utf-8")
        module = importlib.import_module(name)
        pages = {operation.__name__ for operation in operations()} if name == "typedtensor.ops" else set()
        public = [x for x in getattr(module, "__all__", ()) if f"{name}.{x}" not in sys.modules and x not in pages]
        assert [x for x in public if not re.search(rf"[.` :]{x}\b", page)] == []


@pytest.mark.parametrize("text", ["print(1)\n", "", "# ü → 😀\n" * 50], ids=["short", "empty", "long"])
def test_the_page_reads_a_packed_program(text: str) -> None:
    word = packed(text)
    assert re.fullmatch(r"[\w-]+", word, re.ASCII)
    assert zlib.decompress(base64.urlsafe_b64decode(word + "=" * (-len(word) % 4)), -15).decode() == text
    if node := shutil.which("node"):
        page = (ROOT / "docs/playground/src/main.js").read_text(encoding="utf-8")
        [unpack] = re.findall(r"^async function unpack\(.*?^\}", page, re.MULTILINE | re.DOTALL)
        script = f"{unpack}\nunpack({word!r}).then((text) => process.stdout.write(text))"
        assert subprocess.run([node, "-e", script], capture_output=True, text=True, check=True).stdout == text


def test_the_program_of_a_block_has_the_blocks_above_it_without_their_mistakes() -> None:
    blocks = ["a = 1\n", "b = a\nwrong(\n    b)  # rejected\n", "print(b)", "import torch", "print(a)"]
    assert [*programs(blocks)] == [
        "a = 1\n",
        "a = 1\n\nb = a\nwrong(\n    b)  # rejected\n",
        "a = 1\n\nb = a\n\nprint(b)\n",
        None,
        None,
    ]


def test_most_blocks_of_the_pages_can_be_opened_in_the_playground() -> None:
    opened = [
        program is not None
        for source, _ in documents()
        for program in programs(block.text for block in code(ROOT / source))
    ]
    assert sum(opened) > 0.7 * len(opened)


@pytest.mark.slow
def test_programs_are_linked_to_the_playground(tmp_path: Path) -> None:
    pytest.importorskip("furo")
    for name in ("index", "more/page"):
        source = tmp_path / "sources" / f"{name}.md"
        source.parent.mkdir(parents=True, exist_ok=True)
        source.write_text(
            ":orphan:\n\n# Title\n\n```python\na = 1\n```\n\n```python\nprint(a)\n```\n", encoding="utf-8"
        )
    for shown in (1, 0):
        command = ["-q", "-E", "-b", "dirhtml", "-D", f"playground={shown}", "-c", str(ROOT / "docs/site")]
        folders = [str(tmp_path / "sources"), str(tmp_path / "site")]
        subprocess.run([sys.executable, "-m", "sphinx", *command, *folders], cwd=ROOT, check=True)
        for page, root in (("index.html", ""), ("more/page/index.html", "../../")):
            html = (tmp_path / "site" / page).read_text(encoding="utf-8")
            found = re.findall(r'href="([^"]*)playground/#code=([\w-]*)"', html)
            assert found == ([(root, packed("a = 1\n")), (root, packed("a = 1\n\nprint(a)\n"))] if shown else [])


def test_the_navigation_says_the_level_of_its_headings() -> None:
    pytest.importorskip("sphinx")
    from docs.site.conf import level

    context = {"furo_navigation_tree": '<p class="caption" role="heading">Start</p>'}
    level(None, "index", "page.html", context, None)
    assert context["furo_navigation_tree"] == '<p class="caption" role="heading" aria-level="2">Start</p>'


def test_links_that_lead_nowhere_are_found(tmp_path: Path) -> None:
    pages = {
        "index.html": '<a id="top" href="more/">More</a> <a href="#top">Up</a> <a href="https://x.org/">Away</a>',
        "more/index.html": '<a href="../#top">Up</a> <a href="../#none">None</a> <img src="none.png">',
        "v0.1.0/index.html": '<a href="absent/">Absent</a>',
        "v0.1.0/versions.json": "{}",
    }
    for name, text in pages.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    assert [*broken(tmp_path)] == [
        "more/index.html: ../#none leads to no place of its page",
        "more/index.html: none.png leads to no file",
    ]


def test_released_versions_are_built_from_their_tags(tmp_path: Path) -> None:
    checkout, site = tmp_path / "checkout", tmp_path / "site"
    main = checkout / "docs/site/__main__.py"
    main.parent.mkdir(parents=True)
    site.mkdir()
    git = ("git", "-c", "user.name=a", "-c", "user.email=a@b.c")
    subprocess.run(["git", "init", "-q"], cwd=checkout, check=True)
    for tag in ("v0.1.0", "v0.2.0"):
        lines = ["from pathlib import Path", "site = Path('build/site')", "site.mkdir(parents=True)"]
        main.write_text("\n".join([*lines, f"(site / 'index.html').write_text('{tag}')\n"]), encoding="utf-8")
        for command in (["add", "."], ["commit", "-qm", tag], ["tag", tag]):
            subprocess.run([*git, *command], cwd=checkout, check=True)
    versions.add(checkout, site)
    assert (site / "v0.1.0/index.html").read_text() == "v0.1.0"
    listed = json.loads((site / "v0.1.0/versions.json").read_text())
    assert listed == {"newest": "../", "v0.2.0": "../v0.2.0/", "v0.1.0": "./"}
    assert json.loads((site / "versions.json").read_text()) == {
        "newest": "./",
        "v0.2.0": "v0.2.0/",
        "v0.1.0": "v0.1.0/",
    }
    assert (
        subprocess.run(
            [*git, "worktree", "list"], cwd=checkout, capture_output=True, text=True, check=True
        ).stdout.count("\n")
        == 1
    )


@pytest.mark.slow
def test_it_is_built_without_a_warning() -> None:
    pytest.importorskip("furo")
    built = subprocess.run([sys.executable, "-m", "docs.site"], cwd=ROOT, capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stderr
    assert (SITE / "first_hour/index.html").exists()
    index = (SITE / "searchindex.js").read_text(encoding="utf-8")
    found = json.loads(index.removeprefix("Search.setIndex(").removesuffix(")"))
    assert "reference/operations/Softmax" in found["docnames"]
