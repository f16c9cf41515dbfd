"""Run every model in the working folder in a Python with PyTorch, and print which ones fail, and how, as JSON."""

from __future__ import annotations

import importlib
import json
import sys
from pathlib import Path

import torch


def main() -> None:
    """Call the function ``run`` of each model, which computes its loss and the gradients."""
    sys.path.insert(0, str(Path.cwd()))
    errors = {}
    for path in sorted(Path.cwd().glob("*.py")):
        torch.manual_seed(0)
        try:
            importlib.import_module(path.stem).run()
        except (RuntimeError, ValueError, IndexError, TypeError) as error:
            errors[path.stem] = str(error)
    print(json.dumps(errors))


if __name__ == "__main__":
    main()
