"""The view of a seat's open decision: its options with their details, and the reasons why options are
missing."""
