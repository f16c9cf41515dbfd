"""Linear algebra: functions of matrices, whatever other axes there are."""
