"""Training steps as one call: what they run is bound beforehand, where parameters are."""
