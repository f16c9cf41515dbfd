"""Operations that depend on the order of elements along an axis."""
