"""Device meshes, whose axes labels are placed on."""

from typedtensor.core.mesh_axes import MeshAxis
from typedtensor.mesh.mesh import Mesh

__all__ = ["Mesh", "MeshAxis"]
