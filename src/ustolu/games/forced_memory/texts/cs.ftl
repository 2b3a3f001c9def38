title = Paměťovka
tagline = Zvedněte červenou kostku, zapamatujte si, co je pod ní, a najděte hozený součet. Nic se neukazuje dvakrát.

red-dice = { $won ->
    [one] { $won } červenou kostku
    [few] { $won } červené kostky
   *[other] { $won } červených kostek
}
of-goal = { $goal ->
    [6] ze 6
   *[other] z { $goal }
}

laid = Žluté kostky leží, je jich { $count }. Přikrývá je { $covers } červených.
starts-self = Začínáte vy.
starts = Začíná { $name }.
throws-self = Házíte { $a }, { $b }, { $c }, dohromady { $sum }.
throws-self-short = { $sum }: { $a }, { $b }, { $c }.
throws = { $name } hází { $a }, { $b }, { $c }, dohromady { $sum }.
throws-short = { $name }: { $sum }.
again-self = Házíte znovu.
again = { $name } hází znovu.
again-short = { $name }: znovu.
miss-self = Zvedáte { $cell }: { $a }, { $b }, { $c }, dohromady { $sum }. Mělo to být { $wanted }. Červená kostka se vrací.
miss-self-short = { $cell }: { $a }, { $b }, { $c }, dohromady { $sum }. Není to { $wanted }.
miss = { $name } zvedá { $cell }: { $a }, { $b }, { $c }, dohromady { $sum }. Mělo to být { $wanted }. Červená kostka se vrací.
miss-short = { $name }, { $cell }: { $a }, { $b }, { $c }, dohromady { $sum }. Není to { $wanted }.
hit-self = Zvedáte { $cell }: { $a }, { $b }, { $c }, dohromady { $sum }. Souhlasí! Červenou kostku si necháváte, máte { $won } { of-goal }.
hit-self-short = { $cell }: { $a }, { $b }, { $c }, dohromady { $sum }. Souhlasí, { $won } { of-goal }.
hit = { $name } zvedá { $cell }: { $a }, { $b }, { $c }, dohromady { $sum }. Souhlasí! Červenou kostku si nechává a má { $won } { of-goal }.
hit-short = { $name }, { $cell }: { $a }, { $b }, { $c }, dohromady { $sum }. Souhlasí, { $won } { of-goal }.
all-gone = Červené kostky došly.
wins-self = Vyhráváte, máte { red-dice }.
wins = Vyhrává { $name } a má { red-dice }.

asked-pile = Teď se rozloží žluté kostky a přikryjí červenými.
asked-start = Teď se losuje, kdo začne.
asked-roll = Teď hází { $name }.
asked-over = Konec hry.
asked-lift = Hozeno { $a }, { $b }, { $c }, dohromady { $sum }. Zvedněte červenou kostku, pod kterou je { $sum }.
asked-lift-short = { $sum }: zvedněte.
asked-lift-told = Zvedněte červenou kostku, pod kterou je { $sum }.
asked-choose = Leží { $a }, { $b }, { $c }, dohromady { $sum }. Hodit znovu, nebo zvednout červenou kostku, pod kterou je { $sum }?
asked-choose-short = { $sum }: hodit, nebo zvednout?
asked-wait = Na tahu je { $name }. Leží { $a }, { $b }, { $c }, dohromady { $sum }.
asked-wait-short = { $name }, { $sum }.
move-throw = Hodit znovu
move-lift = Zvednout { $cell }
item-won = Získané červené kostky
falls-start = Vylosujte, kdo začne.
falls-seat = { $name }
falls-roll = { $name } hází třemi kostkami.

board-won = { $name }: červené kostky { $won } { of-goal }
board-under = Pod { $cell }: { $a }, { $b }, { $c }, dohromady { $sum }
board-how = Klepněte na červenou kostku a zvednete ji. Co je pod ní, uvidíte jen teď.

game-is-over = Hra už skončila.
no-such-seat = V této hře tam nikdo nesedí.
not-begun = Nejdřív se rozloží kostky a vylosuje se, kdo začne.
dice-come-first = Nejdřív hází { $name }. Teprve pak se zvedá.
not-your-turn = Na tahu je { $name }.
thrown-already = Už jste hodili. Teď musíte zvednout červenou kostku.
no-such-move = Takový tah není.
not-a-cover = { $cell } není v patře 7. Zvedají se jen červené kostky.
won-already = Červenou kostku z { $cell } už někdo získal. Tahle jamka do hry nepatří.
move-unreadable = „{ $text }“ není tah. Napište lift a políčko (lift 3.2.2), nebo throw.
start-unreadable = „{ $text }“ neříká, kdo začne. Napište start a místo od A do { $last }.
roll-unreadable = „{ $text }“ není hod. Napište, co ukazují tři kostky: roll 2 3 5.
