"""Notices: found, written, sent by mail, push, webhook and feed."""
