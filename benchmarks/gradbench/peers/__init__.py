"""The modules of GradBench in other libraries, written as their users would, for comparison."""
