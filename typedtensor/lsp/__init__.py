"""A language server: diagnostics, the axes and the rule under the cursor, and the axes of intermediates.

mypy's daemon runs inside it and reads the editor's text in place of the files. What answers (``engine``, ``fixes``,
``hovering``) knows nothing of how it is asked, so that a page without a server runs it too; ``server`` speaks the
Language Server Protocol.
"""
