"""Meshes of devices, whose axes labels are placed on."""

from typedtensor.mesh.axis import MeshAxis

__all__ = ["MeshAxis"]
