"""Operations: their rules, their application, their registry."""
