"""Operations: rules, application, registry."""
