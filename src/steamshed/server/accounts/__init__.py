"""Accounts: signing in and out, passwords, sessions, mailed links, deletion."""
