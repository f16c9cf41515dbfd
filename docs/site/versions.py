"""The sites of released versions beside the newest one, and the list from which each page offers them."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

NEWEST = "newest"


def released(checkout: Path) -> list[str]:
    """The tags of versions, such as ``v0.1.0``, the last one first."""
    command = ["git", "tag", "--list", "v[0-9]*", "--sort=-v:refname"]
    return subprocess.run(command, cwd=checkout, capture_output=True, text=True, check=True).stdout.split()


def choices(tags: Sequence[str], own: str) -> dict[str, str]:
    """The addresses of all versions from the root of one of them.

    >>> choices(["v0.2.0", "v0.1.0"], "v0.1.0")
    {'newest': '../', 'v0.2.0': '../v0.2.0/', 'v0.1.0': './'}
    """
    back = "" if own == NEWEST else "../"
    return {name: "./" if name == own else f"{back}{'' if name == NEWEST else f'{name}/'}" for name in (NEWEST, *tags)}


def add(checkout: Path, site: Path) -> None:
    """Build the site of each released version, as that version does, in a folder of its name.

    Args:
        checkout: a git repository.
        site: the newest site. What was built before stays as it is, since tags do not move.
    """
    tags = released(checkout)
    for tag in tags:
        if (site / tag).exists():
            continue
        with TemporaryDirectory() as folder:
            source = Path(folder) / "source"
            subprocess.run(
                ["git", "worktree", "add", "--quiet", "--detach", str(source), tag], cwd=checkout, check=True
            )
            try:
                environment = {**os.environ, "PYTHONPATH": str(source)}
                subprocess.run([sys.executable, "-m", "docs.site"], cwd=source, env=environment, check=True)
                shutil.copytree(source / "build/site", site / tag)
            finally:
                subprocess.run(["git", "worktree", "remove", "--force", str(source)], cwd=checkout, check=True)
    for name in (NEWEST, *tags):
        root = site if name == NEWEST else site / name
        (root / "versions.json").write_text(json.dumps(choices(tags, name)), encoding="utf-8")
