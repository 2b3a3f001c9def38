"""The ninety books, read once from `books.csv`: what rules and words know of each, by its accession number."""

import csv
from pathlib import Path

import numpy as np

BOOKS = 90

with (Path(__file__).parent / "books.csv").open(encoding="utf-8", newline="") as file:
    ROWS = sorted(csv.DictReader(file), key=lambda row: int(row["number"]))

DISCIPLINES = ("biology", "economics", "mathematics", "philosophy", "physics", "psychology")
COLOURS = ("blue", "green", "purple", "red", "yellow")
AUTHORS = ("", *(row["author"] for row in ROWS))
"""The author of each number; nobody has number 0."""
DISCIPLINE_OF = ("", *(row["discipline"] for row in ROWS))
COLOUR_OF = ("", *(row["colour"] for row in ROWS))

DISCIPLINE = np.array([0, *(DISCIPLINES.index(row["discipline"]) + 1 for row in ROWS)], np.int64)
"""[§1] What each book is about, from 1; 0 where there is no book."""
COLOUR = np.array([0, *(COLOURS.index(row["colour"]) + 1 for row in ROWS)], np.int64)
"""[§1] The colour of each cover, from 1."""
AUTHOR = np.array([0, *(int(row["alphabetical"]) for row in ROWS)], np.int64)
"""[§1] Where each author stands in the Czech alphabet, from 1."""
