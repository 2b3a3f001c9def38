title = Špičák
tagline = Padne číslo a všichni sáhnou do pyramidy: berte volné kostky, které ho ukazují k vám, než někdo zavolá Stop.
option-calm = Tempo
option-calm-false = závod: bere, kdo vidí dřív
option-calm-true = klidná hra: všichni vybírají tajně
option-helps = Pomůcka pro všechny
option-helps-false = nikomu se nic nepočítá
option-helps-true = každý se dozví, kolik volných kostek to je

dice-won = { $count ->
    [one] jednu kostku
    [few] { $count } kostky
   *[other] { $count } kostek
}
built = Pyramida stojí, vrchní kostka je ze hry: zbývá { $count } kostek.
built-self = Pyramida stojí, vrchní kostka je ze hry. Díváte se ze strany { $side }.
starts-self = Začínáte vy.
starts = Začíná { $name }.
throws-self = Házíte.
throws-self-short = Hod.
throws = Hází { $name }.
throws-short = Hází { $name }.
rolled = { $number }!
matching = { $count ->
    [0] K vám ho neukazuje žádná volná kostka.
    [one] K vám ho ukazuje jedna volná kostka.
    [few] K vám ho ukazují { $count } volné kostky.
   *[other] K vám ho ukazuje { $count } volných kostek.
}
takes-self = Berete { $cell }, máte { dice-won }.
takes-self-short = { $cell }, { dice-won }.
takes = { $name } bere { $cell }, má { dice-won }.
takes-short = { $name }: { $cell }, { dice-won }.
last-layer = Zbývá jen spodní patro: příští Stop hru ukončí.
last-layer-short = Zbývá jen spodní patro.
late-self = Pozdě! { $cell } zůstává na místě{ $given ->
    [0] . Na pokutu nemáte dost kostek.
    [one] { " " }a jednu kostku dáváte soupeři. Máte { dice-won }.
   *[other] { " " }a každému soupeři dáváte jednu kostku. Máte { dice-won }.
}
late-self-short = Pozdě: { $cell } zůstává; { dice-won }.
late = { $name } bere { $cell } pozdě. Kostka zůstává{ $given ->
    [0] . Na pokutu není dost kostek.
    [one] { " " }a { $name } dává jednu kostku soupeři: má { dice-won }.
   *[other] { " " }a { $name } dává každému soupeři jednu kostku: má { dice-won }.
}
late-short = { $name } pozdě na { $cell }; { dice-won }.
stops-self = Voláte Stop!
stops-self-short = Stop!
stops = { $name }: Stop!
names-self = Ukazujete na { $cell }.
names-self-short = Vy: { $cell }.
names = { $name } ukazuje na { $cell }.
names-short = { $name }: { $cell }.
names-more = Také na { $cell }.
names-more-short = { $cell }.
named-all = To je všechno.
names-none-self = Na žádnou kostku neukazujete.
names-none = { $name } na žádnou kostku neukazuje.
judged-self = Správně { $right }, chybně { $wrong }. Máte { dice-won }.
judged-self-short = { $right } ano, { $wrong } ne; { dice-won }.
judged = { $name }: správně { $right }, chybně { $wrong }, má { dice-won }.
judged-short = { $name }: { $right } ano, { $wrong } ne; { dice-won }.
throws-next = Teď hází { $name }.
ends = Zbylo jen spodní patro: to byl poslední Stop.

asked-pile = Teď se staví pyramida.
asked-start = Teď se losuje, kdo začne.
asked-roll = Teď padá kostka.
asked-over = Konec hry.
asked-throw-first = Hoďte kostkou. Od té chvíle hledají číslo všichni najednou.
asked-throw-first-short = Hoďte kostkou.
asked-wait = První hází { $name }.
asked-throw-calm = Hoďte kostkou.
asked-wait-calm = Hází { $name }.
asked-done = Máte hotovo. Čeká se na ostatní.
asked-roller-calm = Ukažte na všechny volné kostky, které k vám ukazují { $number }. Nikam se nespěchá; pak zavolejte Stop.
asked-roller-calm-told = Ukažte na všechny volné kostky, které ho k vám ukazují. Nikam se nespěchá; pak zavolejte Stop.
asked-roller-calm-short = { $number }, pak Stop.
asked-look-calm = Ukažte na všechny volné kostky, které k vám ukazují { $number }. Nikam se nespěchá; pak řekněte, že máte hotovo.
asked-look-calm-told = Ukažte na všechny volné kostky, které ho k vám ukazují. Nikam se nespěchá; pak řekněte, že máte hotovo.
asked-look-calm-short = { $number }, pak hotovo.
asked-roller-more = Ukažte na další kostky s číslem { $number }, nebo zavolejte Stop.
asked-look-more = Ukažte na další kostky s číslem { $number }, nebo řekněte, že máte hotovo.
asked-watch-calm = Všichni tajně vybírají kostky s číslem { $number }.
asked-throw = Hoďte kostkou. Do hodu se nesmí nic brát.
asked-throw-short = Hoďte kostkou.
asked-hands-off = Stop! Dokud nehodí { $name }, nesmí se nic brát.
asked-hands-off-short = Stop! Hází { $name }.
asked-roller = Berte volné kostky, které k vám ukazují { $number }. Stop zavolejte, kdy chcete.
asked-roller-told = Berte, co k vám ukazuje { $number }, nebo zavolejte Stop.
asked-roller-short = { $number }, nebo Stop.
asked-look = Berte volné kostky, které k vám ukazují { $number }, dokud { $name } nezavolá Stop.
asked-look-told = Berte, co k vám ukazuje { $number }.
asked-look-short = Hledejte { $number }.
asked-watch = Všichni hledají { $number }, dokud { $name } nezavolá Stop.
move-take = vzít { $cell }, patro { $layer }
move-name = ukázat na { $cell }, patro { $layer }
mark-named = ukazujete na ni
begun-name = { $cell }
move-done = mám hotovo
move-stop = zavolat Stop
move-throw = hodit kostkou
item-won = Získané kostky

board-won = { $name }: { $count ->
    [one] jedna kostka
    [few] { $count } kostky
   *[other] { $count } kostek
}
board-stopped = Stop
board-last = Zbývá jen spodní patro. Příští Stop hru ukončí.

game-is-over = Hra už skončila.
no-such-seat = V této hře tam nikdo nesedí.
not-begun = Nejdřív se staví pyramida a losuje se, kdo začne.
die-falls = Kostka právě padá.
start-unreadable = „{ $text }“ neříká, kdo začne. Napište start a místo od A do { $last }.
roll-unreadable = „{ $text }“ není hod kostkou. Napište roll a číslo od 1 do 6.
no-such-move = Takový tah není.
move-unreadable = „{ $text }“ není tah. Napište take a místo (take 2.2.3), stop, done, nebo throw.
wait-for-the-throw = Ještě se neházelo. Začíná { $name }.
throw-first = Ještě se neházelo: hoďte kostkou.
done-already = Máte hotovo. Čeká se na ostatní.
done-is-for-the-calm = Hotovo se říká jen v klidné hře. Tady nikdo nic říkat nemusí.
stop-is-done = Házeli jste: až budete mít hotovo, zavolejte Stop.
named-already = Na { $cell } už ukazujete.
stopped-already = Stop už zazněl.
not-the-roller = Stop smí zavolat jen { $name }, kdo teď házel.
stop-first = Hodili jste. Než se hodí znovu, musíte zavolat Stop.
not-stopped = Teď se bere. Další hod přijde, až { $name } zavolá Stop.
not-the-thrower = Teď hází { $name }.
no-die-there = Na { $cell } žádná kostka není.
not-free = Kostka { $cell } neleží volně: { $count ->
    [one] leží na ní jedna kostka
    [few] leží na ní { $count } kostky
   *[other] leží na ní { $count } kostek
}.
other-number = Kostka { $cell } k vám ukazuje { $shows }, ne { $number }.
