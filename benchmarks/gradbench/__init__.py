"""A tool for the public GradBench suite, and a runner that works without the suite."""
