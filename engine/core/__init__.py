"""The engine core: it plays matches of any game that is written as rules, facts and decisions."""
