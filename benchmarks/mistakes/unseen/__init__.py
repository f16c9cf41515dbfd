"""A list of 100 mistakes in 20 models, written as a whole before the type checker was asked about any of them.

Half of the mistakes are about axes. None was removed or changed afterwards, and nothing was added to the type checker
or the linter for their sake. ``python -m benchmarks.mistakes.unseen`` counts what finds them.
"""
