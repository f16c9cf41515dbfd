"""The kinds of mistakes that the linter looks for, each in a module of its own."""
