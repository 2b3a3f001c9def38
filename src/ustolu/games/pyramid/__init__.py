"""The dice pyramid: what the games played on it share. No game: it has no rules.

Glossary: hrací deska = base, jamka = hollow, krajní/rohová jamka = edge/corner hollow, hrana = ridge, sedlo = saddle, špice = peak,
strana = side, volně ležící kostka = free die, patro = layer, stěna = wall, řada = row, překlápění = tipping, otočení = turning.

Paragraphs cited here as [pyramid §2] are those of the board: §1 cells, §2 standing, §3 faces, §4 hollows, §5 words, §6 dice, §7 turning, §8 tipping.
A game gives `FOLDER` to `state(..., shared=(FOLDER,))`, so that its tag changes with the board's rules, and names this package in `Game.shares`.
"""

from pathlib import Path

FOLDER = Path(__file__).parent
