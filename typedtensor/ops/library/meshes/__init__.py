"""Collectives: operations on axes that are divided over the devices of a mesh."""
