"""The API reference: a page for each public package, with every public name, made without warnings."""

from __future__ import annotations

import importlib
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


@pytest.mark.slow
def test_every_public_name_is_described() -> None:
    from pdoc import doc, render

    asked = ["make", "--silent", "--eval", "documented: ; @echo $(DOCUMENTED)", "documented"]
    names = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split()
    assert "typedtensor.nn" in names
    render.configure(docformat="google", show_source=False)
    modules = {name: doc.Module(importlib.import_module(name)) for name in names}
    for name, module in modules.items():
        page = render.html_module(module, modules)
        public = [x for x in getattr(module.obj, "__all__", ()) if f"{name}.{x}" not in modules]
        assert [x for x in public if f'id="{x}"' not in page] == []
