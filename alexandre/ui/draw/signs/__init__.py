"""Drawings that are files: `assets/signs/<set>/<name>.svg`, read into shapes when first drawn."""
