"""Profiling of expressions and computations: explanations, profiles, hooks, progress."""

from typedtensor.profiling.computations import ComputationExplanation
from typedtensor.profiling.explanation import Explanation, explain
from typedtensor.profiling.graphs import Graph, GraphNode, graph
from typedtensor.profiling.hooks import NodeHook, Progress
from typedtensor.profiling.plans import PlanExplanation
from typedtensor.profiling.profile import Profile

__all__ = [
    "ComputationExplanation",
    "Explanation",
    "Graph",
    "GraphNode",
    "NodeHook",
    "PlanExplanation",
    "Profile",
    "Progress",
    "explain",
    "graph",
]
