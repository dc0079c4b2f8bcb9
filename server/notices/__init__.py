"""Tells people who do not look that something is asked of them: by web push and by e-mail.

Nothing that is told depends on more than what all at the table know, and nobody else learns whether it was.
"""
