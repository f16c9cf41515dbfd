"""What the checker's worker runs as it starts."""

import json
import os
from pathlib import Path

from typedtensor.playground.checking import Checker

os.makedirs("/work", exist_ok=True)
os.chdir("/work")
_checker = Checker(Path("/work"), Path("/cache"))


def _call(name, values):
    return json.dumps(getattr(_checker, name)(*json.loads(values)))
