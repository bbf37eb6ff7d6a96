"""A good player's comments on decisions: the better choice, its reason, and the worth of others.
"""
