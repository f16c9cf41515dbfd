"""Cases of what is over images: convolutions, pools, windows and what is between elements."""
