"""What a computation is asked for first, where that was met before: it is computed without planning."""
