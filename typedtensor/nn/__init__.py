"""Modules with parameters: layers and initialisers."""

from typedtensor.module import Module, Parameters, Pipeline
from typedtensor.nn.initializers import Initializer, constant, glorot_uniform, he_normal, normal, uniform, zeros
from typedtensor.nn.linear import Linear

__all__ = [
    "Initializer",
    "Linear",
    "Module",
    "Parameters",
    "Pipeline",
    "constant",
    "glorot_uniform",
    "he_normal",
    "normal",
    "uniform",
    "zeros",
]
