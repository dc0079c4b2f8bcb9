"""The identity of callers: tokens, cookies, passwords, passkeys, and proofs of identity."""
