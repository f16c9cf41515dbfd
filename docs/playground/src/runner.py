"""What the runner's worker runs as it starts: modules that programs use are loaded before the first one comes."""

import importlib
import json

from typedtensor.playground.running import run

for name in ("numpy", "typedtensor", *(f"typedtensor.{part}" for part in ("nn", "ops", "optim", "runtime"))):
    importlib.import_module(name)


def _call(name, values):
    return json.dumps(run(*json.loads(values)))
