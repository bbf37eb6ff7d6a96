"""Weights of the titles' values, fitted to how matches ended."""
