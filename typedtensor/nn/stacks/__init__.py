"""Modules along an axis: layers in sequence with one body, and ensembles."""

from typedtensor.nn.stacks.modules import ModuleStack

__all__ = ["ModuleStack"]
