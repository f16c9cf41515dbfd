"""``python -m typedtensor`` is the command ``typedtensor``."""

from __future__ import annotations

import sys

from typedtensor.cli import main

if __name__ == "__main__":
    sys.exit(main())
