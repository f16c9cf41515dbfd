"""How many of the mistakes that people make in models the type checker rejects."""
