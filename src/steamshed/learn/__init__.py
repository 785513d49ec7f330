"""Lessons: courses on real positions, in which the learner makes the moves himself.

A lesson is data in the package of its game (``learn/lessons``), its words are Fluent messages (``learn/texts``); the
format is described in docs/teaching.md. What is here reads, plays and checks them, and knows no game but by the
contract of the kernel.
"""
