"""``python -m docs.site [--serve] [--versions]``: build the site from the documents and the library, and show it."""

from __future__ import annotations

import argparse
import functools
import http.server
import os
import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

from docs.site import reference
from docs.site.links import broken
from docs.site.notebooks import TUTORIALS, notebook
from docs.site.reference import save
from docs.site.versions import add

ROOT = Path(__file__).parents[2]
SOURCES, SITE = ROOT / "build/site-sources", ROOT / "build/site"
PLAYGROUND = ROOT / "build/playground"
"""Where ``make playground`` has built it; the site has a copy, to which programs are linked."""

_TOP = (
    {"README.md": "readme.md", "docs/README.md": "contents.md", "docs/site/index.md": "index.md"}
    | {
        name: f"project/{name.lower()}"
        for name in ("CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md", "CODE_OF_CONDUCT.md")
    }
    | {"benchmarks/README.md": "project/benchmarks.md"}
)
"""Where documents stand in the site that do not stand there as they do in ``docs``."""

_LINK = re.compile(r"(?<=\]\()([^)\s:#]+)")


def documents() -> Iterator[tuple[Path, Path]]:
    """The documents, from the root of the checkout, and their places in the site."""
    found = (path for path in sorted((ROOT / "docs").rglob("*.md")) if "node_modules" not in path.parts)
    written = [path.relative_to(ROOT) for path in found]
    for path in (*map(Path, _TOP), *(path for path in written if path.as_posix() not in _TOP)):
        yield path, Path(_TOP.get(path.as_posix()) or path.relative_to("docs"))


def gather(folder: Path) -> None:
    """Write the sources of the site: documents, with their links as they are there, files linked to, and the reference.

    Args:
        folder: where to; what is there and no longer belongs there is removed.
    """
    places = dict(documents())
    for source, place in documents():
        text = (ROOT / source).read_text(encoding="utf-8")
        for link in set(_LINK.findall(text)):
            target = Path(os.path.normpath(source.parent / link))
            if target not in places and (ROOT / target).is_file():
                places[target] = Path("files") / target
                save(folder / places[target], (ROOT / target).read_text(encoding="utf-8"))
        if source.as_posix() in TUTORIALS:
            save((folder / place).with_suffix(".ipynb"), notebook(text))
            title, rest = text.split("\n", 1)
            text = f"{title}\n\n{{download}}`This page as a notebook <{place.stem}.ipynb>`\n{rest}"
        save(folder / place, _LINK.sub(functools.partial(_moved, source, place, places), text))
    reference.write(folder / "reference")
    for page in folder.rglob("*.md"):
        if page.relative_to(folder) not in places.values():
            page.unlink()


def _moved(source: Path, place: Path, places: dict[Path, Path], link: re.Match[str]) -> str:
    target = Path(os.path.normpath(source.parent / link[1]))
    return os.path.relpath(places[target], place.parent) if target in places else link[1]


def build() -> int:
    """Build the site; a warning, such as of a link that leads nowhere, is an error.

    Returns:
        The exit status.
    """
    from sphinx.cmd.build import build_main

    gather(SOURCES)
    # All pages are written, since each shows the navigation.
    options = ["-q", "-a", "-W", "--keep-going", "-j", "auto", "-b", "dirhtml"]
    folders = ["-c", str(ROOT / "docs/site"), "-d", f"{SITE}-cache", str(SOURCES), str(SITE)]
    status: int = build_main([*options, *folders])
    if not status and (wrong := [*broken(SITE)]):
        print("\n".join(wrong), file=sys.stderr)
        status = 1
    if PLAYGROUND.exists():
        shutil.copytree(PLAYGROUND, SITE / "playground", dirs_exist_ok=True)
    return status


def serve(port: int) -> None:
    """Show the site to the browsers of this machine."""
    handler = functools.partial(http.server.SimpleHTTPRequestHandler, directory=str(SITE))
    with http.server.ThreadingHTTPServer(("127.0.0.1", port), handler) as server:
        print(f"http://127.0.0.1:{server.server_port}/", flush=True)
        server.serve_forever()


def main() -> int:
    """Build the site, and serve it if asked."""
    parser = argparse.ArgumentParser("python -m docs.site", description=build.__doc__)
    parser.add_argument("--serve", action="store_true", help="then show it")
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--versions", action="store_true", help="also build the sites of tags such as v0.1.0 beside it")
    options = parser.parse_args()
    status = build()
    if not status and options.versions:
        add(ROOT, SITE)
    if not status:
        print(f"Wrote {SITE / 'index.html'}")
        if options.serve:
            serve(options.port)
    return status


if __name__ == "__main__":
    sys.exit(main())
