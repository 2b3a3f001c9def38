title = Qui bono?
tagline = Vytáhněte kostku zespodu, najděte jí v pyramidě místo, nebo si ji nechte. Co si necháte, je proti vám.
option-limit = Když si nikdo žádnou kostku nenechává
option-limit-true = po 100 tazích hra skončí
option-limit-false = hraje se bez omezení

colour-die = { $colour ->
    [red] červenou kostku
    [yellow] žlutou kostku
   *[pearl] perleťovou kostku
}
of-last = { $last ->
    [7] ze 7
   *[other] z { $last }
}
slides = { $slid ->
    [0] { "" }
    [one] { " " }Jedna kostka sjela dolů, { $opened } je prázdné.
    [few] { " " }{ $slid } kostky sjely dolů, { $opened } je prázdné.
   *[other] { " " }{ $slid } kostek sjelo dolů, { $opened } je prázdné.
}
minus = { $points ->
    [one] { $points } minusový bod
    [few] { $points } minusové body
   *[other] { $points } minusových bodů
}
built = Pyramida stojí: { $count } kostek.
starts-self = Začínáte vy.
starts = Začíná { $name }.
pulls-self = Taháte { colour-die } z { $cell }.{ slides }
pulls-self-short = Máte { colour-die } z { $cell }.{ slides }
pulls = { $name } tahá { colour-die } z { $cell }.{ slides }
pulls-short = { $name }: { colour-die } z { $cell }.{ slides }
puts-self = Vracíte { colour-die } na { $cell }.
puts-self-short = Na { $cell }.
puts = { $name } vrací { colour-die } na { $cell }.
puts-short = { $name }: na { $cell }.
keeps-self = Necháváte si { colour-die }, minus { $worth }. Teď máte { minus }, kostky: { $count } { of-last }.
keeps-self-short = Necháváte si ji: { minus }, kostky { $count } { of-last }.
keeps = { $name } si nechává { colour-die }, minus { $worth }. Teď má { minus }, kostky: { $count } { of-last }.
keeps-short = { $name } si ji nechává: { minus }, kostky { $count } { of-last }.
tired = { $turns } tahů si nikdo žádnou kostku nenechal: hra končí, jak stojí.

asked-pile = Teď se staví pyramida.
asked-start = Teď se losuje, kdo začne.
asked-over = Konec hry.
asked-wait = { $colour ->
    [none] Kostku vytahuje { $name }.
   *[other] { $name } drží { colour-die }.
}
asked-pull = Vytáhněte ze spodního patra kostku, která ukazuje aspoň dvě horní stěny. Zatím jste si nechali { $count } { of-last }.
asked-pull-short = Vytáhněte kostku.
asked-put = { $fit ->
    [0] Pro { colour-die } není vhodná jamka: musíte si ji nechat, minus { $worth }.
    [one] Pro { colour-die } je jedna vhodná jamka. Vraťte ji tam, nebo si ji nechte: minus { $worth }.
    [few] Pro { colour-die } jsou { $fit } vhodné jamky. Vraťte ji do některé, nebo si ji nechte: minus { $worth }.
   *[other] Pro { colour-die } je { $fit } vhodných jamek. Vraťte ji do některé, nebo si ji nechte: minus { $worth }.
}
asked-put-short = Držíte { colour-die }. Vhodných jamek: { $fit }.
move-pull = vytáhnout { colour-die } z { $cell }{ $slid ->
    [0] { "" }
    [one] , jedna kostka sjede
    [few] , { $slid } kostky sjedou
   *[other] , { $slid } kostek sjede
}, { $fit ->
    [0] žádná jamka by nebyla vhodná
    [one] jedna jamka by byla vhodná
    [few] { $fit } jamky by byly vhodné
   *[other] { $fit } jamek by bylo vhodných
}
move-put = vrátit na { $cell }, patro { $layer }
move-keep = nechat si ji, minus { $worth }
item-kept = { $colour ->
    [red] Červené, { $count } × 3
    [yellow] Žluté, { $count } × 2
   *[pearl] Perleťové, { $count } × 1
}
falls-start = Vylosujte, kdo začne.
falls-seat = { $name }

board-hand = V ruce: { $colour ->
    [red] červená kostka
    [yellow] žlutá kostka
   *[pearl] perleťová kostka
}
board-kept = { $name } má { $count } { of-last }
board-quiet = { $left ->
    [one] Ještě jeden tah bez nechané kostky a hra skončí.
    [few] Ještě { $left } tahy bez nechané kostky a hra skončí.
   *[other] Ještě { $left } tahů bez nechané kostky a hra skončí.
}

game-is-over = Hra už skončila.
no-such-seat = V této hře tam nikdo nesedí.
not-begun = Nejdřív se staví pyramida a losuje se, kdo začne.
start-unreadable = „{ $text }“ neříká, kdo začne. Napište start a místo od A do { $last }.
not-your-turn = Na tahu je { $name }.
no-such-move = Takový tah není.
move-unreadable = „{ $text }“ není tah. Napište pull a pole (pull 8.0.0), put a pole (put 0.0.0), nebo keep.
pull-first = Ještě nedržíte žádnou kostku. Nejdřív některou vytáhněte ze spodního patra.
pulled-already = Kostku už držíte. Vraťte ji do vhodné jamky, nebo si ji nechte.
no-die-there = Na { $cell } žádná kostka není. Tahá se ze spodního patra.
not-the-bottom = { $cell } neleží ve spodním patře. Kostky se tahají odtamtud.
covered = Kostka { $cell } ukazuje málo: zakryté má horní stěny { $count } a smí mít nejvýš jednu.
cell-filled = Na { $cell } už kostka leží. Vyberte prázdnou jamku.
base-hollow = { $cell } je jamka desky. Vhodná jamka má pod sebou tři kostky.
no-hollow = { $cell } není jamka: jsou pod ní potřeba tři kostky.
own-colour = Všechny tři kostky pod { $cell } mají barvu té vaší. Musí být všechny jiné barvy, nebo každá jiná.
two-colours = Kostky pod { $cell } mají dvě barvy. Musí mít všechny tři, nebo všechny jednu jinou, než je vaše kostka.
row-of-one = S vaší kostkou na { $cell } by celá řada až k { $foot } měla jednu barvu.
