"""``python -m typedtensor.stubgen MODULE``."""

import sys

from typedtensor.stubgen.command import main

sys.exit(main(sys.argv[1:]))
