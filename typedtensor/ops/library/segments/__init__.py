"""What belongs together by an index: sums, means, maxima and softmaxes of segments."""
