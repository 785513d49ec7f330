"""The rules: a module or a folder for each subject, the decisions in ``phases``."""
