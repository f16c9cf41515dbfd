"""The models of the workloads in this library, which mypy checks."""
