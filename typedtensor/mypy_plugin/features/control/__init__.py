"""Control flow and closures: loops, branches, folds over trees, and other functions of functions and states."""
