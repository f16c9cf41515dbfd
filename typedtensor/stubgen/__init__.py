"""Stubs for type checkers without the plugin: the rules of operations expanded to overloads.

PEP 646 allows one run of axes in a type, a rule any number, so ``t *A U *B -> t *A *B`` is expanded for the usual
positions of U. A type that PEP 646 cannot express exactly is widened, never wrong: ``docs/other_checkers.md``.

Sources are read, not imported.
"""

from typedtensor.stubgen.module import render_module
from typedtensor.stubgen.tree import difference, library_stubs, write

__all__ = ["difference", "library_stubs", "render_module", "write"]
