"""Operations that only gradients need, in families that export them beside those that they are gradients of."""
