title = Papírové ostrovy
tagline = Jedna kostka pro všechny, každý má svou mřížku: pište stejná čísla vedle sebe.
option-grid = Mřížka
option-grid-4 = 4 × 4, šestnáct hodů
option-grid-3 = 3 × 3, devět hodů

rolled = Padlo { $number }. Hod { $roll } z { $rolls }.
rolled-short = { $number }
wrote-self = Na { $cell } jste zapsali { $number }: { $pairs ->
    [0] žádná dvojice
    [one] jedna dvojice
    [few] { $pairs } dvojice
   *[other] { $pairs } dvojic
}. Máte { $score ->
    [one] { $score } bod
    [few] { $score } body
   *[other] { $score } bodů
}.
wrote-self-short = { $cell }, plus { $pairs }, { $score }
wrote = { $name } má { $number } na { $cell }: { $pairs ->
    [0] žádná dvojice
    [one] jedna dvojice
    [few] { $pairs } dvojice
   *[other] { $pairs } dvojic
}, celkem { $score ->
    [one] { $score } bod
    [few] { $score } body
   *[other] { $score } bodů
}.
wrote-short = { $name } { $cell }, { $score }

asked-write = Zapište { $number } do volného pole.
asked-write-short = Zapište { $number }
asked-wait = Zapisuje se { $number }.
falls-roll = Hoďte kostkou. Co padlo, 1 až 6?
asked-roll = Teď padne kostka.
asked-over = Konec hry, všechny mřížky jsou plné.

move = { $cell }: { $pairs ->
    [0] žádná dvojice
    [one] jedna dvojice
    [few] { $pairs } dvojice
   *[other] { $pairs } dvojic
}
item-pairs = { $pairs ->
    [one] Jedna dvojice čísla { $number }
    [few] { $pairs } dvojice čísla { $number }
   *[other] { $pairs } dvojic čísla { $number }
}

board-grid = Mřížka: { $name }
board-cell = { $shows ->
    [empty] { $at }, volné
   *[other] { $at }, { $shows }
}

board-rolls = { $rolled ->
    [0] Ještě nic nepadlo
   *[other] Hody: { $rolled } z { $rolls }
}
board-die = Padlo { $number }
board-chosen = tady máte { $number }, dokud nezapíší ostatní

game-is-over = Hra skončila; všechny mřížky jsou plné a nic se už nezapisuje.
roll-comes-first = Zapisovat se dá, až padne kostka.
no-such-seat = Takové místo v této hře není, a tak nemá mřížku.
already-written = Číslo { $number } už máte zapsané. Počkejte na další hod.
cell-outside = Pole { $text } na mřížce není. Pole jsou od a1 do { $last }.
cell-filled = Na { $cell } už je { $number }. Zapsané číslo zůstává; vyberte volné pole.
cell-unreadable = „{ $text }“ není pole. Napište sloupec a řádek, například b3.
roll-unreadable = „{ $text }“ není hod kostkou. Napište číslo od 1 do 6.
