"""Tests of Pulp Invasion; those of rules are named after the ids of its ledger (docs/pulp-rule-ids.txt)."""
