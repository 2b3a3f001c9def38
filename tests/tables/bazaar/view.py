"""What a seat of the toy may see."""


def show(s, seat):
    return {
        "cards": [int(s.card[other]) if other == seat or s.shown[other] else 0 for other in range(s.seats)],
        "hops": [int(hops) for hops in s.hops],
        "prices": [[int(one), int(two)] for one, two in s.price],
        "at": int(s.at),
        "luck": int(s.luck),
        "boards": [],
    }
