"""The links of the built site: each leads to a page, and to a place on it, that is there."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urldefrag, urlsplit


@dataclass
class _Page(HTMLParser):
    links: set[str] = field(default_factory=set)
    places: set[str] = field(default_factory=set)

    def __post_init__(self) -> None:
        super().__init__()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.places |= {name for name in (given.get("id"), given.get("name")) if name}
        self.links |= {link for link in (given.get("href"), given.get("src")) if link}


def broken(site: Path) -> Iterator[str]:
    """The links inside a built site that lead nowhere, with the pages that have them.

    The playground and other versions are built apart; what follows ``#`` in the playground's address is a program.
    """
    apart = {"playground", *(listed.parent.name for listed in site.glob("*/versions.json"))}
    pages = {path: _Page() for path in sorted(site.rglob("*.html")) if path.relative_to(site).parts[0] not in apart}
    for path, page in pages.items():
        page.feed(path.read_text(encoding="utf-8"))
    for path, page in pages.items():
        for link in sorted(page.links):
            address, place = urldefrag(link)
            if urlsplit(address).scheme or address.startswith("//") or "playground/" in address:
                continue
            target = path if not address else (path.parent / unquote(urlsplit(address).path)).resolve()
            target = target / "index.html" if target.is_dir() else target
            if not target.exists():
                yield f"{path.relative_to(site)}: {link} leads to no file"
            elif place and target in pages and unquote(place) not in pages[target].places:
                yield f"{path.relative_to(site)}: {link} leads to no place of its page"
