"""The features of the plugin, one language feature a file."""
