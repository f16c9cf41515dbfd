"""The site: built without a warning, links checked, with a page of each operation and every public name."""

from __future__ import annotations

import importlib
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from docs.site.__main__ import SITE, documents
from docs.site.reference import packages, write
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
def test_every_operation_and_public_name_has_its_page(tmp_path: Path) -> None:
    pytest.importorskip("sphinx")
    write(tmp_path)
    for operation in operations():
        page = (tmp_path / "operations" / f"{operation.__name__}.rst").read_text(encoding="utf-8")
        assert operation.rule in page
        assert "Accepted\n--------" in page
    for name in packages():
        page = (tmp_path / f"{name}.rst").read_text(encoding="utf-8")
        module = importlib.import_module(name)
        pages = {operation.__name__ for operation in operations()} if name == "typedtensor.ops" else set()
        public = [x for x in getattr(module, "__all__", ()) if f"{name}.{x}" not in sys.modules and x not in pages]
        assert [x for x in public if not re.search(rf"[.` :]{x}\b", page)] == []


@pytest.mark.slow
def test_it_is_built_without_a_warning() -> None:
    pytest.importorskip("furo")
    built = subprocess.run([sys.executable, "-m", "docs.site"], cwd=ROOT, capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stderr
    assert (SITE / "first_hour/index.html").exists()
    index = (SITE / "searchindex.js").read_text(encoding="utf-8")
    found = json.loads(index.removeprefix("Search.setIndex(").removesuffix(")"))
    assert "reference/operations/Softmax" in found["docnames"]
