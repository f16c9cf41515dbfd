"""Mixtures of experts, and the routing of tokens to experts."""

from typedtensor.nn.experts.ensembles import EnsembleLinear
from typedtensor.nn.experts.mixture import Mixed, MixtureOfExperts
from typedtensor.nn.experts.routing import Router, Routing

__all__ = ["EnsembleLinear", "Mixed", "MixtureOfExperts", "Router", "Routing"]
