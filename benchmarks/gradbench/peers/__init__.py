"""The modules of GradBench as one would write them in other libraries, to compare with."""
