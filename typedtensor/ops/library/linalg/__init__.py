"""Linear algebra: functions of matrices, whatever other axes there are, and products by labels."""
