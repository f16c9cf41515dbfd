"""Meshes of devices, whose axes labels are placed on."""

from typedtensor.core.mesh_axes import MeshAxis

__all__ = ["MeshAxis"]
