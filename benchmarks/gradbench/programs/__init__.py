"""The modules of GradBench as typed programs."""
