"""The models of the workloads, in this library: what a type checker sees."""
