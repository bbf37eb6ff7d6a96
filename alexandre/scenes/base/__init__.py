"""The parts that all scenes share: the scene itself, the house, boards on the screen, saved
matches.
"""
