"""Canonical rewrite rules: one form per meaning, so that a fusion pattern is written once."""

from kitsune.ir.rules.raising import RAISING
from kitsune.ir.rules.simplify import PIECES, SIMPLIFY

CANONICAL = [*SIMPLIFY, *PIECES, *RAISING]

__all__ = ["CANONICAL", "PIECES", "RAISING", "SIMPLIFY"]
