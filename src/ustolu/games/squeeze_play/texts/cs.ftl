title = Tlačenice
tagline = Hoďte a vtěsnejte do pyramidy přesně tolik svých kostek. Kdo se jich zbaví dřív?
option-lone_die = Hozená jednička
option-lone_die-never = jednička se nikdy nestaví
option-lone_die-own = jednička se staví na vlastní kostku

rolled-first = { $name } hází { $number }. Začíná až čtyřka.
rolled-first-self = Hodili jste { $number }. Začíná až čtyřka.
rolled-start = { $name } hází čtyřku a začíná.
rolled-start-self = Hodili jste čtyřku: začínáte.
rolled = { $name } hází { $number }.
rolled-short = { $name }: { $number }.
rolled-self = Hodili jste { $number }: postavte přesně tolik kostek.
rolled-self-short = { $number }, stavte.
rolled-none = { $name } hází { $number }. Tolik se postavit nedá, nestaví nic.
rolled-none-short = { $name }: { $number }, nejde.
rolled-none-self = Hodili jste { $number }. Tolik se postavit nedá, nestavíte nic.
rolled-none-self-short = { $number }, nejde.
rolled-out = { $name } hází { $number } a v zásobě má { $left ->
    [one] jednu kostku
    [few] { $left } kostky
   *[other] { $left } kostek
}.
rolled-out-self = Hodili jste { $number } a v zásobě máte { $left ->
    [one] jednu kostku
    [few] { $left } kostky
   *[other] { $left } kostek
}.
started = { $name } staví počáteční pyramidu s vrcholem na { $at }.
started-self = Stavíte počáteční pyramidu s vrcholem na { $at }.
built = { $name } staví { $dice ->
    [one] jednu kostku
    [few] { $dice } kostky
   *[other] { $dice } kostek
}: { $cells }. Zbývá { $left }.
built-short = { $name }: { $cells }; { $left }.
built-self = Stavíte { $dice ->
    [one] jednu kostku
    [few] { $dice } kostky
   *[other] { $dice } kostek
}: { $cells }. Zbývá vám { $left }.
built-self-short = { $cells }; { $left }.
earned = Aspoň čtyři v řadě: { $name } smí přidat { $dice ->
    [one] jednu bonusovou kostku
    [few] až { $dice } bonusové kostky
   *[other] až { $dice } bonusových kostek
}.
earned-self = Aspoň čtyři v řadě: smíte přidat { $dice ->
    [one] jednu bonusovou kostku
    [few] až { $dice } bonusové kostky
   *[other] až { $dice } bonusových kostek
}.
added = { $name } přidává { $dice ->
    [one] jednu bonusovou kostku
    [few] { $dice } bonusové kostky
   *[other] { $dice } bonusových kostek
}: { $cells }. Zbývá { $left }.
added-short = { $name }, bonus: { $cells }; { $left }.
added-self = Přidáváte { $dice ->
    [one] jednu bonusovou kostku
    [few] { $dice } bonusové kostky
   *[other] { $dice } bonusových kostek
}: { $cells }. Zbývá vám { $left }.
added-self-short = Bonus: { $cells }; { $left }.
declined = { $name } bonusové kostky nepřidává.
declined-self = Bonusové kostky nepřidáváte.
won = { $name } okamžitě vyhrává.
won-self = Okamžitě vyhráváte.
walled-in = { $name } už nemá kostku, na kterou by šlo navázat. Vyhrává, komu zbylo nejméně kostek.
walled-in-self = Už nemáte kostku, na kterou by šlo navázat. Vyhrává, komu zbylo nejméně kostek.

asked-first = { $name } hází o začátek. Začne první čtyřka.
asked-die = { $name } hází.
falls-first = { $name } hází o začátek. Co padlo?
falls-roll = { $name } hází. Co padlo?
rolls = { $name } hází { $number }.
asked-start = Vyberte, kde bude stát počáteční pyramida: tři místa jsou středu stejně blízko.
asked-build = Počet kostek, které teď postavíte: { $number }. Drží pohromadě stěnami a jedna se dotýká vaší kostky.
asked-build-told = Drží pohromadě stěnami a jedna se dotýká vaší kostky.
asked-build-short = Postavte { $number }.
asked-build-first = Počet kostek, které teď postavíte: { $number }. Drží pohromadě stěnami a jedna se dotýká kterékoli kostky, co tu stojí.
asked-build-first-told = Drží pohromadě stěnami a jedna se dotýká kterékoli kostky, co tu stojí.
asked-build-first-short = Postavte { $number }.
asked-more = { $dice ->
    [one] Ještě jedna kostka
    [few] Ještě { $dice } kostky
   *[other] Ještě { $dice } kostek
}, celkem { $number }.
asked-more-short = Ještě { $dice }.
asked-bonus = { $dice ->
    [one] Jedna bonusová kostka, nebo žádná.
    [few] Až { $dice } bonusové kostky, nebo žádná.
   *[other] Až { $dice } bonusových kostek, nebo žádná.
}
asked-wait = Na tahu je { $name }.
asked-over = Konec hry.

may-start = Vrchol na { $at }
may-place = Patro { $layer }, { $at }
may-stop = { $dice ->
    [0] Žádné bonusové kostky
   *[other] Žádné další bonusové kostky
}
item-left = Zbývající kostky
begun-cells = { $cells }
begun-none = žádná bonusová kostka

game-is-over = Hra už skončila.
no-such-seat = Na tomhle místě nikdo nesedí.
die-comes-first = Nejdřív se hází kostkou.
not-your-turn = Na tahu je { $name }.
start-near-centre = Počáteční pyramida stojí u středu: vrchol má na 3.2.2, 2.3.2 nebo 2.2.3.
no-passing = { $number ->
    [one] Jedna kostka se postavit dá
    [few] { $number } kostky se postavit dají
   *[other] { $number } kostek se postavit dá
}, takže se tah nevynechává.
bonus-not-joined = Bonusové kostky musí držet pohromadě stěnami a jedna z nich se dotýkat vaší kostky. Přidejte takovou, která je spojí, nebo některou vezměte zpět.
no-such-place = Takové místo v pyramidě není.
cell-taken = Na { $at } už leží kostka, má ji { $name }.
no-support = Na { $at } zatím nic stát nemůže: některá ze tří kostek pod ním chybí.
bonus-does-not-fit = Bonusová kostka na { $at } by se vaší kostky nedotkla.
does-not-fit = S kostkou na { $at } se už { $number ->
    [one] jedna kostka postavit nedá
    [few] { $number } kostky postavit nedají
   *[other] { $number } kostek postavit nedá
}: nové musí držet pohromadě stěnami a jedna z nich se dotýkat kostky, na kterou smíte navázat. Zvolte jiné místo.
not-one-group = Nové kostky nedrží pohromadě: musí se navzájem dotýkat stěnami, hrany se nepočítají.
joins-nobody = První stavba se musí stěnou dotknout některé kostky, která už stojí; je jedno čí.
joins-no-own = Některá z nových kostek se musí stěnou dotknout vaší kostky, která tu stála už před tímto tahem.
dice-lacking = Do stavby z { $number } kostek { $dice ->
    [one] chybí ještě jedna
    [few] chybí ještě { $dice }
   *[other] chybí ještě { $dice }
}. Napište všechna místa.
build-exactly = Staví se přesně { $number }: napište { $dice ->
    [one] jedno místo
    [few] { $dice } místa
   *[other] { $dice } míst
}.
bonus-at-most = Bonusových kostek je nejvýš { $dice }.
cell-twice = „{ $text }“ jmenuje jedno místo dvakrát.
other-move-due = Teď je na řadě „{ $due }“, ne „{ $text }“.
roll-unreadable = „{ $text }“ není hod. Hod je číslo od 1 do 6.
move-unreadable = „{ $text }“ není tah. Napište build a místa, třeba build 2.3.2 2.4.2 2.3.3, nebo jedno místo po druhém.
