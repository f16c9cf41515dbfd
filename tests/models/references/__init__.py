"""The models of ``examples/models`` in PyTorch, and what they computed.

Each file here has the loss of one model as a function of weights, by our names, and of a batch.
``python -m tests.models.references``, with a Python that has PyTorch, trains each of them for a few steps and
writes what came out as JSON beside it; the tests compare our models with that, where there is no PyTorch.
"""
