"""Operations that only gradients use, in families that export them beside the operations whose gradients they serve."""
