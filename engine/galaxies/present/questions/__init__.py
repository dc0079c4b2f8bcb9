"""The view of a seat's open decision: its options with their details, and reasons for options that are
missing.
"""
