"""Types as words of labels, and words of labels as types."""
