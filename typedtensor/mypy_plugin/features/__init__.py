"""The features of the plugin, one form of program a file."""
