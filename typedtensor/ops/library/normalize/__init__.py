"""What makes elements along axes comparable: norms, softmaxes, means of groups."""
