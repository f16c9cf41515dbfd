"""Linear algebra: functions of matrices, with any batch axes, and products by labels."""
