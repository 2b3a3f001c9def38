"""The benchmark of buildings asks of every roll and of the bonus, over whole random games."""

from ustolu.lab.buildings import building_speeds


def test_each_roll_the_bonus_and_the_cells_are_measured() -> None:
    found = building_speeds(games=8)
    assert set(found) == {*(f"roll {number}" for number in range(1, 7)), "bonus", "legal cells"}
    assert all(row["p99_us"] <= row["most_us"] and row["asked"] > 0 for row in found.values())
    assert len({found[f"roll {number}"]["asked"] for number in range(1, 7)}) == 1, "every roll is asked of every position"
