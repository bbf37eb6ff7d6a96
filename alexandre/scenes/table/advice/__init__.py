"""Answers of the table to questions: the reasons why something is not possible, and its own
choice.
"""
