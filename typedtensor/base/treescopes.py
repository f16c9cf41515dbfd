"""The protocol of treescope, a viewer of nested objects in notebooks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from typedtensor.base.extras import extra


def constructor(shown: object, parts: Mapping[str, Any], path: str | None, renderer: Any) -> Any:
    """Return the result of ``__treescope_repr__`` for an object with named parts.

    Args:
        shown: the object.
        parts: the shown parts, by name.
        path: the path of the object, as the protocol defines it.
        renderer: renders the parts.
    """
    library = extra("treescope.repr_lib", "pictures of nested objects", "notebook")
    return library.render_object_constructor(
        object_type=type(shown), attributes=dict(parts), path=path, subtree_renderer=renderer
    )
