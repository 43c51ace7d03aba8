"""Measuring, and what is learned from it."""
