"""Properties of whole matches, played by random players from fixed seeds.

``GALAXIES_MATCHES=20`` plays twenty times as many matches.
"""
