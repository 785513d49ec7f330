"""Studies: a tree of variations over a record, with names, marks and comments, and its text."""

from steamshed.study.text import parse, written
from steamshed.study.tree import Comment, Node, Study

__all__ = ["Comment", "Node", "Study", "parse", "written"]
