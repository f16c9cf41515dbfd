"""The first request of a computation, served without planning where a bound plan exists."""
