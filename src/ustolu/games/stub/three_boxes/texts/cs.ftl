title = Tři krabičky
tagline = Každý hod přijde do krabičky a každá další krabička má větší cenu.
option-boxes = Krabičky
option-boxes-3 = každý má tři
option-boxes-4 = každý má čtyři

rolled = Padlo { $number }.
put-self = Do krabičky { $box } jste uložili { $number }.
put = { $name } má v krabičce { $box } nově { $number }.

asked-put = Uložte { $number } do jedné ze svých prázdných krabiček.
asked-wait = { $name } ukládá { $number }.
asked-roll = Teď padne kostka.
asked-over = Konec hry, všechny krabičky jsou plné.

move = Krabička { $box }: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
item-box = Krabička { $box }: { $number }

board-boxes = Krabičky: { $name }
board-cell = { $shows ->
    [empty] { $at }, prázdná
   *[other] { $at }, { $shows }
}

game-is-over = Hra skončila, všechny krabičky jsou plné.
roll-comes-first = Ukládat se dá, až padne kostka.
others-turn = Na tahu je { $name }.
no-such-box = Taková krabička tu není; vaše mají čísla od 1 do { $boxes }.
box-full = V krabičce { $box } už je { $number }. Vyberte prázdnou.
box-unreadable = „{ $text }“ není krabička. Napište její číslo, například 2.
roll-unreadable = „{ $text }“ není hod kostkou. Napište číslo od 1 do 6.
