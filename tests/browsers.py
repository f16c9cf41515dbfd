"""The browser that pages are driven in."""

from __future__ import annotations

import shutil


def browser_here() -> str | None:
    """The path of Chromium, if it is installed."""
    return next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
