title = Součty
tagline = Padnou tři kostky a všichni hledají jamku se stejným součtem. Kdo ji najde první, zbaví se kostky.
option-deal = Kolik se rozdá kostek
option-deal-60 = 60 dohromady
option-deal-10-each = každému 10
option-calm = Tempo
option-calm-false = závod: platí první volání
option-calm-true = klidná hra: všichni odpoví tajně
option-helps = Pomůcka pro všechny
option-helps-false = nikomu se nic nesčítá
option-helps-true = součty se říkají a ukazují všem

around = A { $a }, B { $b }, C { $c }
faces = A { $x }, B { $y }, C { $z }
dice-left = { $left ->
    [0] Už nemá žádnou kostku
    [one] Zbývá { $left } kostka
    [few] Zbývají { $left } kostky
   *[other] Zbývá { $left } kostek
}
gets-dice = { $gets ->
    [one] jednu kostku od soupeře
    [few] { $gets } kostky od ostatních
   *[other] { $gets } kostek od ostatních
}
dice-count = { $left ->
    [one] { $left } kostku
    [few] { $left } kostky
   *[other] { $left } kostek
}

laid = Spodní patro leží: { $count } kostek.
starts-self = Začínáte vy.
starts = Začíná { $name }.
throws-self = Házíte { $a }, { $b }, { $c }.
throws-self-short = { $a }, { $b }, { $c }.
throws = { $name } hází { $a }, { $b }, { $c }.
throws-short = { $a }, { $b }, { $c }.
adds-up = Dohromady { $sum }.
stop-right-self = Stop! Jamka { $cell }: { around }. Souhlasí. Kostku pokládáte takto: { faces }. { $left ->
    [0] Byla poslední.
    [one] Zbývá vám { $left } kostka.
    [few] Zbývají vám { $left } kostky.
   *[other] Zbývá vám { $left } kostek.
}
stop-right-self-short = { $cell } souhlasí. Zbývá { $left }.
stop-right = { $name } volá Stop! Jamka { $cell }: { around }. Souhlasí. Položená kostka ukazuje { faces }. { dice-left }.
stop-right-short = { $name }: { $cell } souhlasí, kostka { faces }. { dice-left }.
stop-wrong-self = Stop! Jamka { $cell }: { around }. Nesouhlasí. Dostáváte { gets-dice }, máte jich { $left }.
stop-wrong-self-short = { $cell } nesouhlasí. Máte { $left }.
stop-wrong = { $name } volá Stop! Jamka { $cell }: { around }. Nesouhlasí. Dostává { gets-dice } a má jich { $left }.
stop-wrong-short = { $name }: { $cell } nesouhlasí, má { $left }.
stop-blank-self = Stop! Žádnou jamku jste neukázali. Dostáváte { gets-dice }, máte jich { $left }.
stop-blank-self-short = Bez jamky. Máte { $left }.
stop-blank = { $name } volá Stop! a žádnou jamku neukazuje. Dostává { gets-dice } a má jich { $left }.
stop-blank-short = { $name }: bez jamky, má { $left }.
none-right-self = Nic! Je to tak. Kostku pokládáte na { $cell } takto: { faces }. { $left ->
    [0] Byla poslední.
    [one] Zbývá vám { $left } kostka.
    [few] Zbývají vám { $left } kostky.
   *[other] Zbývá vám { $left } kostek.
}
none-right-self-short = Nic souhlasí. Zbývá { $left }.
none-right = { $name } volá Nic! Je to tak. Kostka přijde na { $cell } a ukazuje { faces }. { dice-left }.
none-right-short = { $name }: Nic souhlasí, kostka { $cell }: { faces }. { dice-left }.
none-wrong-self = Nic! Taková jamka ale je. Dostáváte { gets-dice }, máte jich { $left }.
none-wrong-self-short = Nic nesouhlasí. Máte { $left }.
none-wrong = { $name } volá Nic! Taková jamka ale je. Dostává { gets-dice } a má jich { $left }.
none-wrong-short = { $name }: Nic nesouhlasí, má { $left }.
calm-stop-self = Vaše odpověď: Stop! Jamka { $cell }: { around }.
calm-stop-self-short = Vy: { $cell }.
calm-stop = { $name } odpovídá Stop! Jamka { $cell }: { around }.
calm-stop-short = { $name }: { $cell }.
calm-none-self = Vaše odpověď: Nic! Kostka na { $cell }.
calm-none-self-short = Vy: Nic!
calm-none = { $name } odpovídá Nic! Kostka na { $cell }.
calm-none-short = { $name }: Nic!
calm-pass-self = Nevoláte nic.
calm-pass = { $name } nevolá.
calm-right-self = Souhlasí! Vaše kostka leží na { $cell } a ukazuje { faces }. { $left ->
    [0] Byla poslední.
    [one] Zbývá vám { $left } kostka.
    [few] Zbývají vám { $left } kostky.
   *[other] Zbývá vám { $left } kostek.
}
calm-right-self-short = Souhlasí, { $cell }. Zbývá { $left }.
calm-right = { $name }: souhlasí. Kostka na { $cell } ukazuje { faces }. { dice-left }.
calm-right-short = { $name }: { $cell }, kostka { faces }. { dice-left }.
calm-filled-self = Souhlasí, ale na { $cell } už stojí kostka toho, kdo byl na řadě dřív. Svou si necháváte, máte jich { $left }.
calm-filled-self-short = { $cell } je obsazená. Máte { $left }.
calm-filled = { $name }: souhlasí, ale { $cell } už je obsazená. { dice-left }.
calm-filled-short = { $name }: { $cell } obsazená. { dice-left }.
calm-wrong-self = Nesouhlasí. Každý z ostatních vám dává kostku, máte jich { $left }.
calm-wrong-self-short = Nesouhlasí. Máte { $left }.
calm-wrong = { $name }: nesouhlasí. Každý z ostatních dává kostku. { dice-left }.
calm-wrong-short = { $name }: nesouhlasí. { dice-left }.
calm-nobody = Nikdo nevolal. Hází se znovu.
rid-self = Nemáte už žádnou kostku. Vyhráváte.
rid = { $name } už nemá žádnou kostku a vyhrává.

asked-pile = Teď se plní spodní patro.
asked-start = Teď se losuje, kdo začne.
asked-throw = Teď hází { $name }.
asked-over = Konec hry.
asked-call = Hozeno { $a }, { $b }, { $c }. Sečtěte to a najděte jamku se stejným součtem. Není-li žádná, volejte Nic!
asked-call-short = Hozeno { $a }, { $b }, { $c }.
asked-call-told = Najděte jamku se stejným součtem, nebo volejte Nic!
asked-call-calm = Hozeno { $a }, { $b }, { $c }. Sečtěte to a hledejte, jak dlouho chcete: jamku se stejným součtem, nebo Nic! Odpovědi se odkryjí najednou.
asked-call-calm-told = Hledejte, jak dlouho chcete: jamku se stejným součtem, nebo Nic! Odpovědi se odkryjí najednou.
asked-call-calm-short = Hozeno { $a }, { $b }, { $c }.
asked-search = Hozeno { $a }, { $b }, { $c }. Všichni hledají.
asked-search-short = Hozeno { $a }, { $b }, { $c }.
asked-search-calm = Hozeno { $a }, { $b }, { $c }. Všichni odpovídají tajně.
asked-search-calm-short = Hozeno { $a }, { $b }, { $c }.
asked-answered = Odpověděli jste. Čeká se na ostatní.
asked-wait = { $name } volá správně a pokládá kostku.
asked-hollow = Žádná jamka ten součet nemá, máte pravdu. Vyberte kteroukoli pro svou kostku.
asked-hollow-short = Nic souhlasí. Vyberte jamku.
asked-place = Souhlasí. Jak má vaše kostka na { $cell } ležet?
asked-place-short = { $cell }: jak má ležet?
asked-hollow-calm = Kam přijde vaše kostka, bude-li Nic! správně?
asked-hollow-calm-short = Nic! Kam přijde kostka?
asked-place-calm = Jak bude vaše kostka na { $cell } ležet, bude-li odpověď správná?
asked-place-calm-short = { $cell }: jak má ležet?
may-pass = nevolat nic
may-stop = Stop! { $cell }, patro { $layer }: { around }
may-stop-short = { $cell }: { around }
may-stop-blank = Stop! bez jamky
may-none = Nic! Žádná jamka ten součet nemá
may-none-short = Nic!
may-choose = { $cell }, patro { $layer }: { around }
may-choose-short = { $cell }: { around }
may-place = { faces }
begun-stop = Stop! { $cell }
begun-none = { $cell ->
    [none] Nic!
   *[other] Nic! Kostka na { $cell }
}
begun-pass = nic nevolat
answer-stop = Stop! { $cell }, kostka { faces }
answer-none = Nic! Kostka na { $cell }: { faces }
item-left = Zbývající kostky
falls-start = Vylosujte, kdo začne.
falls-seat = { $name }
falls-roll = { $name } hází třemi kostkami.

board-supply = { $name } má { dice-count }
board-none = Nic!
board-none-hint = žádná jamka ten součet nemá
board-how = Najděte jamku a klepněte na ni: tím voláte Stop! Kdo se splete, dostane od každého kostku.

board-how-calm = Najděte jamku a klepněte na ni. Hledejte, jak dlouho chcete: odpovědi se odkryjí najednou.
board-pass = Nevolat
board-pass-hint = odpověď bez rizika
answered-already = Odpověděli jste. Čeká se na ostatní.
calm-shows-a-hollow = V klidné hře ukazuje Stop! vždycky jamku. Nechcete-li volat, napište pass.
need-not-pass = Kdo nevolá, nemusí nic říkat. Pass je odpověď v klidné hře.
hollow-lacking-calm = Ještě řekněte, do které jamky přijde vaše kostka, bude-li Nic! správně, a jak bude ležet.
position-lacking-calm = Ještě řekněte, jak bude vaše kostka na { $cell } ležet, třeba 412.
game-is-over = Hra už skončila.
no-such-seat = V této hře tam nikdo nesedí.
not-begun = Nejdřív se plní spodní patro a losuje se, kdo začne.
dice-come-first = Nejdřív hází { $name }. Volat se smí, až když kostky leží.
called-already = { $name } volá správně a pokládá kostku. Pak se hází znovu.
no-such-move = Takový tah není.
cell-filled = Na { $cell } už kostka leží. Ukažte prázdnou jamku.
no-hollow = { $cell } není jamka: pod ní musejí ležet tři kostky.
start-unreadable = „{ $text }“ neříká, kdo začne. Napište start a místo od A do { $last }.
roll-unreadable = „{ $text }“ není hod. Napište, co ukazují tři kostky: roll 2 3 5.
call-unreadable = „{ $text }“ není volání. Napište stop a jamku (stop 1.2.4), i s polohou své kostky (stop 1.2.4 412), nebo none.
rest-unreadable = „{ $text }“ se sem nehodí. { $lacks ->
    [hollow] Napište jamku pro svou kostku, třeba 1.2.4.
   *[other] Napište, co má vaše kostka ukazovat k A, B a C, třeba 412.
}
hollow-lacking = Nic souhlasí. Ještě řekněte, do které jamky přijde vaše kostka a jak bude ležet.
position-lacking = Volání souhlasí. Ještě řekněte, jak bude vaše kostka na { $cell } ležet, třeba 412.
