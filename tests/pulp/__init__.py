"""Tests of Pulp Invasion. Tests of rules are named after the ids in its ledger (docs/pulp-rule-ids.txt)."""
