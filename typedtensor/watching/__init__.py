"""Looking at expressions and at computations: explanations, profiles, hooks, progress."""

from typedtensor.watching.explanation import Explanation, explain
from typedtensor.watching.hooks import NodeHook, Progress
from typedtensor.watching.plans import PlanExplanation
from typedtensor.watching.profile import Profile

__all__ = ["Explanation", "NodeHook", "PlanExplanation", "Profile", "Progress", "explain"]
