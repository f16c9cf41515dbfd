"""Fused kernels, rendered to LLVM's language and compiled in the process (extra ``native``)."""
