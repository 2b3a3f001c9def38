title = Pochod kostek
tagline = Pět kostek od každé barvy pochoduje přes hrany desky; kde se sejdou tři, vítězí nejvyšší číslo.
option-limit = Tahy, které nikam nevedou
option-limit-true = po 200 klidných tazích je remíza
option-limit-false = hraje se bez omezení
option-tip = Překlopení
option-tip-90 = o čtvrt otáčky, jak praví pravidla
option-tip-180 = o půl otáčky, jak se skutečná kostka převalí přes hranu

direction = { $way ->
    [forward-left] vpřed doleva
    [forward-right] vpřed doprava
    [left] doleva
   *[right] doprava
}
shows = A { $a }, B { $b }, C { $c }
dice-count = { $count ->
    [one] { $count } kostku
    [few] { $count } kostky
   *[other] { $count } kostek
}

starts-self = Začínáte vy.
starts = Začíná { $name }.
tips-self = Překlápíte { $from } { direction } na { $to }. Kostka teď ukazuje { shows }.
tips-self-short = { $from } na { $to }: { shows }.
tips = { $name } překlápí { $from } { direction } na { $to }. Kostka teď ukazuje { shows }.
tips-short = { $name }: { $from } na { $to }, { shows }.
turns-self = Otáčíte { $from }. Kostka teď ukazuje { shows }.
turns-self-short = { $from }: { shows }.
turns = { $name } otáčí { $from }. Kostka teď ukazuje { shows }.
turns-short = { $name }: { $from } otočena, { shows }.
fight-won-self = Souboj u sedla { $saddle }: nejvíc má vaše { $number }. Zajímáte { dice-count }: { $dice }.
fight-won-self-short = Sedlo { $saddle }: zajímáte { $dice }.
fight-won = Souboj u sedla { $saddle }: nejvyšší je { $number }. { $name } zajímá { dice-count }: { $dice }.
fight-won-short = Sedlo { $saddle }: { $name } zajímá { $dice }.
fight-tie = Souboj u sedla { $saddle }: žádná kostka není sama nejvyšší. Všechny tři opouštějí hru.
fight-tie-short = Sedlo { $saddle }: remíza, všechny tři jdou ze hry.
fight-own = Souboj u sedla { $saddle }: nejvyšší je { $number } a žádná cizí kostka není nižší.
arrives-self = Vaše kostka došla do protějšího rohu. Vyhráváte.
arrives = { $name } má kostku v protějším rohu a vyhrává.
base-empty = Na desce už není žádná kostka. Rozhodují zajatci.
tired = { $moves } tahů bez souboje a bez kroku vpřed: hra končí remízou.

asked-start = Teď se losuje, kdo začne.
asked-over = Konec hry.
quiet-left = { $left ->
    [0] { "" }
    [one] { " " }Ještě jeden klidný tah a je remíza.
    [few] { " " }Ještě { $left } klidné tahy a je remíza.
   *[other] { " " }Ještě { $left } klidných tahů a je remíza.
}
asked-move = Překlopte nebo otočte { $dice ->
    [one] svou poslední kostku
   *[other] jednu ze svých { $dice } kostek
}.{ quiet-left }
asked-move-short = Jste na tahu.{ quiet-left }
asked-wait = Na tahu je { $name }.{ quiet-left }
move-tip = { $from } { direction } na { $to }: ukáže { shows }{ $taken ->
    [0] { "" }
   *[other] , zajme { $taken }
}{ $gone ->
    [0] { "" }
   *[other] , přijdete o { $gone }
}
move-arrive = { $from } { direction } na { $to }: do protějšího rohu, výhra
move-turn = otočit { $from }: { shows }
item-captured = Zajatci
item-lost = Ztráty v remízách
falls-start = Vylosujte, kdo začne.
falls-seat = { $name }

dice-left = { $count ->
    [0] žádná kostka
    [one] { $count } kostka
    [few] { $count } kostky
   *[other] { $count } kostek
} na desce
prisoners = { $taken ->
    [0] žádný zajatec
    [one] { $taken } zajatec
    [few] { $taken } zajatci
   *[other] { $taken } zajatců
}
army = { $name }: { dice-left }, { prisoners }{ $lost ->
    [0] { "" }
   *[other] , v remízách ztraceno { $lost }
}
die-moves = Kostka na { $at }

game-is-over = Hra už skončila.
no-such-seat = V této hře tam nikdo nesedí.
start-comes-first = Nejdřív se losuje, kdo začne.
start-unreadable = „{ $text }“ neříká, kdo začne. Napište start a místo od A do { $last }.
not-your-turn = Na tahu je { $name }.
no-such-move = Takový tah není.
move-unreadable = „{ $text }“ není tah. Napište tip a dvě pole (tip 0.2.6 1.1.6), nebo turn, pole a tři čísla (turn 0.2.6 321).
not-on-the-base = { $cell } leží nad deskou. Tady se hraje jen ve 45 jamkách desky, třeba 0.2.6.
no-die-there = Na { $cell } žádná kostka neleží. Vyberte některou svou.
foreign-die = Kostka na { $cell } není vaše. Vyberte některou svou.
off-the-base = Z { $cell } vede tato cesta mimo desku.
hollow-filled = Na { $cell } už kostka leží. Překlápí se do volné jamky.
backward = Z { $cell } na { $to } je to zpět. Kostky jdou vpřed, doleva nebo doprava.
not-beside = { $to } nesousedí s { $cell }. Překlápí se do sousední jamky.
