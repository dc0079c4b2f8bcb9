"""Who is calling: tokens, cookies, passwords, passkeys, and proofs of identity."""
