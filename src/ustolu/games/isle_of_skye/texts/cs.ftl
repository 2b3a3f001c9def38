title = Ostrov Skye
tagline = Oceňte své dílky, kupte si od sousedů a postavte krajinu, která vynese nejvíc.
option-start_gold = Na začátku
option-start_gold-0 = bez zlata
option-start_gold-5 = 5 zlaťáků
option-others_gold = Zástěny
option-others_gold-hidden = zlato ostatních skryté
option-others_gold-shown = zlato ostatních ukázané
option-tie_gold = Při stejných bodech
option-tie_gold-rest = rozhodne zbylé zlato
option-tie_gold-all = rozhodne všechno zlato
own-ui-new-real-dice = Dílky taháme ze skutečného sáčku a zapisujeme je
own-ui-table-real_dice = skutečné dílky
own-ui-fall-title = Co se vylosovalo
own-ui-fall-write = Napište, co se vylosovalo

# Dílky.
tile-name = { $tile ->
    [CASTLE] hrad
   *[other] { $tile }
}
tile-head = { $tile ->
    [CASTLE] Hrad
   *[other] { $tile }
}
tile = { tile-head }: { $parts }
terrain = { $terrain ->
    [pasture] tráva
    [mountain] hory
   *[water] voda
}
sides = { $sides ->
    [N] na severu
    [E] na východě
    [S] na jihu
    [W] na západě
    [NE] na severu a východě
    [NS] na severu a jihu
    [NW] na severu a západě
    [ES] na východě a jihu
    [EW] na východě a západě
    [SW] na jihu a západě
    [NES] na severu, východě a jihu
    [NEW] na severu, východě a západě
    [NSW] na severu, jihu a západě
    [ESW] na východě, jihu a západě
   *[other] na všech stranách
}
letters = { $sides ->
    [N] S
    [E] V
    [S] J
    [W] Z
    [NE] SV
    [NS] SJ
    [NW] SZ
    [ES] VJ
    [EW] VZ
    [SW] JZ
    [NES] SVJ
    [NEW] SVZ
    [NSW] SJZ
    [ESW] VJZ
    [NESW] všude
   *[other] { $sides }
}
area = { $sides ->
    [none] uvnitř { terrain }
   *[other] { terrain } { sides }
}
area-short = { $sides ->
    [none] uvnitř { terrain }
   *[other] { terrain } { letters }
}
road = cesta { $sides ->
    [N] ze severu
    [E] z východu
    [S] z jihu
    [W] ze západu
    [NE] ze severu na východ
    [NS] ze severu na jih
    [NW] ze severu na západ
    [ES] z východu na jih
    [EW] z východu na západ
    [SW] z jihu na západ
    [NES] na sever, východ a jih
    [NEW] na sever, východ a západ
    [NSW] na sever, jih a západ
    [ESW] na východ, jih a západ
   *[other] na všechny strany
}
road-short = cesta { letters }
count-thing = { $kind ->
    [sheep] { $count ->
        [one] ovce
        [few] { $count } ovce
       *[other] { $count } ovcí
    }
    [cattle] { $count ->
        [one] kráva
        [few] { $count } krávy
       *[other] { $count } krav
    }
    [barrel] { $count ->
        [one] sud
        [few] { $count } sudy
       *[other] { $count } sudů
    }
    [broch] { $count ->
        [one] broch
        [few] { $count } brochy
       *[other] { $count } brochů
    }
    [ship] { $count ->
        [one] loď
        [few] { $count } lodě
       *[other] { $count } lodí
    }
    [farm] { $count ->
        [one] statek
        [few] { $count } statky
       *[other] { $count } statků
    }
   *[lighthouse] { $count ->
        [one] maják
        [few] { $count } majáky
       *[other] { $count } majáků
    }
}
thing = { count-thing }{ $sides ->
    [none] { "" }
   *[other] { " " }({ sides })
}
scores-for = { $scores ->
    [sheep] ovce
    [cattle] krávy
    [barrel] sudy
    [broch] brochy
    [ship] lodě
    [farm] statky
   *[lighthouse] majáky
}
scroll = svitek za { scores-for }, leží { $terrain ->
    [pasture] v trávě
    [mountain] v horách
   *[water] na vodě
}
scroll-short = svitek za { scores-for }

# Krajina.
land-tile = { $at }: { $tile }
land-gap = { $at }, volno: { $sides }
land-gap-short = { $at }, volno
land-cell = { $shows ->
    [empty] { $at }, nic
   *[other] { $at }, { $shows }
}
gap-road = { $sides ->
    [N] cesta ze severu
    [E] cesta z východu
    [S] cesta z jihu
    [W] cesta ze západu
   *[other] cesty { sides }
}
tile-list = { $castle ->
    [only] hrad
    [and] hrad, { $tiles }
   *[no] { $tiles }
}
board-land = Krajina: { $name }
kind-of-area = { $terrain ->
    [pasture] Tráva
    [mountain] Hory
   *[water] Voda
}
area-is = { kind-of-area }, { $size ->
    [one] { $size } dílek
    [few] { $size } dílky
   *[other] { $size } dílků
}, { $open ->
    [0] dokončeno
    [one] otevřená { $open } strana
    [few] otevřené { $open } strany
   *[other] otevřených { $open } stran
}: { tile-list }{ $count ->
    [0] { "" }
   *[other] ; { $things }
}.
area-is-short = { kind-of-area } { $size }, { $open ->
    [0] dokončeno
   *[other] otevřeno { $open }
}: { tile-list }
scrolls-in = { $count ->
    [one] svitek
    [few] { $count } svitky
   *[other] { $count } svitků
}
roads-are = Spojeno cestou s hradem: { $count ->
    [one] jen hrad sám.
    [few] { $count } dílky: { tile-list }.
   *[other] { $count } dílků: { tile-list }.
}

# Dílek a místo pro něj.
where = { $where ->
    [right] vpravo od { $beside ->
        [CASTLE] hradu
       *[other] { $beside }
    }
    [left] vlevo od { $beside ->
        [CASTLE] hradu
       *[other] { $beside }
    }
    [above] nad { $beside ->
        [CASTLE] hradem
       *[other] { $beside }
    }
   *[below] pod { $beside ->
        [CASTLE] hradem
       *[other] { $beside }
    }
}
turned = { $turned ->
    [0] { "" }
    [1] , otočený jednou
    [2] , otočený dvakrát
   *[3] , otočený třikrát
}
completes = dokončí { $terrain ->
    [pasture] trávu
    [mountain] hory
   *[water] vodu
} o { $size ->
    [one] { $size } dílku
   *[other] { $size } dílcích
}
joins = zvětší { $terrain ->
    [pasture] trávu
    [mountain] hory
   *[water] vodu
} na { $size }
joins-short = { terrain } { $size }
roads-reach = { $count ->
    [one] cesta dosáhne o { $count } dílek dál
    [few] cesta dosáhne o { $count } dílky dál
   *[other] cesta dosáhne o { $count } dílků dál
}
roads-reach-short = cesta +{ $count }
tile-fits = { $tile }; { $fits }
fits-at = { $count ->
    [0] teď se nikam nehodí
    [one] hodí se na jedno místo
    [few] hodí se na { $count } místa
   *[other] hodí se na { $count } míst
}{ $gains ->
    [0] { "" }
   *[other] , nejlépe { $best }
}
gain = { $place } { $points ->
    [0] plus 0
   *[other] plus { $points }
}

# Co padlo.
starts = Začíná { $name }.
starts-self = Začínáte.
scoring-lies = Bodovat se bude:
place-is = { $place }, { $what }: { $how }
place-is-short = { $place }: { $what }
drew = { $name } bere ze sáčku { $tiles }.
drew-self = Ze sáčku máte:
drawn = { $tile }.
round-begins = Kolo { $round }, boduje se { $places }. Začíná { $name }.
round-begins-first = Kolo { $round }, boduje se { $places }.
round-begins-self = Kolo { $round }, boduje se { $places }. Začínáte.
income-self = Dostáváte { $gold ->
    [one] { $gold } zlaťák
    [few] { $gold } zlaťáky
   *[other] { $gold } zlaťáků
}{ $barrels ->
    [0] { "" }
   *[other] , z toho { $barrels } za sudy
}{ $behind ->
    [0] { "" }
   *[other] { $barrels ->
        [0] , z toho
       *[other] { " " }a
    } { $behind } za to, že jste pozadu
}.
income-self-short = Příjem { $gold }.
incomes = Příjem: { $incomes }.

# Co se losuje rukou.
falls-start = Vylosujte, kdo začne.
falls-scoring = Vylosujte čtyři bodovací dílky a napište jejich čísla pro A, B, C, D, například 1 14 13 9.
falls-draw = Tři dílky ze sáčku si bere { $name }. Napište je, například L01 L22 L30.
fell-scoring = Bodovací dílky { $drawn }.
fell-draw = { $name } bere ze sáčku { $drawn }.

# Ceny a nákupy.
priced = { $name }: sekera na { $axe }; { $prices }.
priced-self = Sekeru máte na { $axe }; { $prices }.
priced-tile = { $tile } za { $price }
passed = { $name } nekupuje.
passed-self = Nekupujete.
bought = { $name } kupuje { $tile } za { $price }, prodává { $seller_name }.
bought-self = Kupujete { $tile } za { $price }, prodává { $seller_name }. Zbývá vám { $gold }.
sold-self = { $name } kupuje váš dílek { $tile } za { $price }: i se vkladem dostáváte { $back }, máte { $gold }.
sold-self-short = { $name } kupuje váš { $tile }, plus { $back }, máte { $gold }.
builds = { $name } { $count ->
    [0] nemá co stavět.
   *[other] bude stavět { $tiles }.
}
builds-self = { $count ->
    [0] Nemáte co stavět.
   *[other] Budete stavět { $tiles }.
}

# Stavění.
built = { $name } staví { $tile } na { $at }{ $count ->
    [0] { "" }
   *[other] : { $effects }
}.
built-self = Stavíte { $tile } { where } na { $at }{ turned }{ $count ->
    [0] { "" }
   *[other] : { $effects }
}.
built-short = { $name }: { $tile } na { $at }{ turned }.
built-self-short = { $tile } na { $at }{ turned }{ $count ->
    [0] { "" }
   *[other] : { $effects }
}.
put-back = { $name } vrací do sáčku { $tile }; nikam se nehodí.
put-back-self = Vracíte do sáčku { $tile }; nikam se nehodí.

# Body.
number-of-seat = { $name } { $number }
name-of-seat = { $name }
round-scores = Konec kola { $round }, boduje se { $places }.
place-scored = { $place }, { $what }: { $points }{ $count ->
    [0] { "" }
   *[other] ; vaše: { $items }
}.
place-scored-short = { $place }, { $what }: { $points }.
scrolls-scored = Svitky: { $points }{ $count ->
    [0] { "" }
   *[other] ; vaše: { $items }
}.
scrolls-scored-short = Svitky: { $points }.
gold-scored = Zlato: { $points }.
standing = Body: { $points }.
won = Vítězí { $name }.
won-self = Vítězíte.
won-together = O vítězství se dělí: { $winners }.
item-place = { $place }, { $what }
item-scrolls = Svitky
item-gold = Zlato

# Co je třeba udělat.
asked-start = Losuje se, kdo začne.
asked-scoring = Losuje se, co se bude bodovat.
asked-draw = Tři dílky ze sáčku bere { $name }.
asked-axe = Máte { $gold ->
    [one] { $gold } zlaťák
    [few] { $gold } zlaťáky
   *[other] { $gold } zlaťáků
}. Který dílek dostane sekeru a vrátí se do sáčku: { $tiles }?
asked-axe-short = Sekera na { $tiles }? Máte { $gold }.
asked-price = Kolik stojí { $tile }, od 1 do { $most }?
asked-buy = Kupte jeden dílek, nebo nekupujte. Máte { $gold ->
    [one] { $gold } zlaťák
    [few] { $gold } zlaťáky
   *[other] { $gold } zlaťáků
} a na výběr { $count ->
    [one] jeden dílek
    [few] { $count } dílky
   *[other] { $count } dílků
}.
asked-buy-short = Koupit? Máte { $gold }, na výběr { $count }.
asked-pass = Na nic z nabídky nemáte dost zlata ({ $gold }). Nezbývá než nekupovat.
asked-build = Postavte { $tiles }.
asked-bag = Nic z toho, co vám zbývá, se nikam nehodí: vraťte { $tiles }.
asked-wait = Kupuje { $name }.
asked-wait-price = Všichni oceňují své dílky.
asked-wait-build = Ostatní ještě stavějí.
asked-over = Konec hry.

# Možné tahy.
begun = sekera na { $axe }{ $count ->
    [0] { "" }
   *[other] ; { $prices }
}
may-axe = Sekera na { $tile }
may-price = { $tile } za { $price }, zbude { $left }
may-buy = Koupit za { $price }, prodává { $name } a i s vkladem dostane { $back }; zbude { $left }. { $tile }; { $fits }
may-buy-short = Koupit za { $price }, prodává { $name }. { $tile }; { $fits }
may-pass = Nic nekoupit
may-build = { $tile } { where } na { $at }{ turned }{ $count ->
    [0] { "" }
   *[other] : { $effects }
}
may-build-short = { $tile } na { $at }{ turned }{ $count ->
    [0] { "" }
   *[other] : { $effects }
}
may-put-back = Vrátit do sáčku { $tile }

# Co leží před hráčem a nač se lze ptát.
in-round = Kolo { $round } z { $rounds }, boduje se { $places }.
has-gold = { $name } má { $gold ->
    [one] { $gold } zlaťák
    [few] { $gold } zlaťáky
   *[other] { $gold } zlaťáků
}{ $stakes ->
    [0] { "" }
   *[other] { " " }a ve vkladech { $stakes }
}.
next-income = { $name }: příští příjem { $gold }{ $barrels ->
    [0] { "" }
   *[other] , z toho { $barrels } za sudy
}{ $behind ->
    [0] { "" }
   *[other] { $barrels ->
        [0] , z toho
       *[other] { " " }a
    } { $behind } těm pozadu
}.
next-income-short = { $name }: příští příjem { $gold }.
market-of = Dílky, { $name }:
offer-axe = Sekera: { $tile }.
offer-open = Zatím bez ceny: { $tile }.
offer-price = Za { $price }: { $tile }.
offer-sold = { $tile } je prodán za { $price }, kupuje { $name }.
in-hand = K postavení: { $tile }.
question-scoring = Co se kdy boduje
question-now = Co by vám bodování vyneslo teď
question-market = Trh
question-gold = Zlato a příjmy
question-land = Oblasti a cesty: { $name }
track = Kolo { $round }: { $places }
would-score = { $place }, { $what }: { $points }{ $count ->
    [0] { "" }
   *[other] , za { $items }
}.
would-score-short = { $place }, { $what }: { $points }.
would-score-hidden = { $place }, { $what }: zlato ostatních je skryté.
would-score-scrolls = Svitky na konci: { $points }{ $count ->
    [0] { "" }
   *[other] , za { $items }
}.
would-score-scrolls-short = Svitky: { $points }.
item-worth = { $item }: { $points }
item-square = čtverec s { $tile ->
    [CASTLE] hradem
   *[other] { $tile }
} vlevo nahoře
item-area = { $terrain ->
    [pasture] tráva
    [mountain] hory
   *[water] voda
}, { $size ->
    [one] { $size } dílek
    [few] { $size } dílky
   *[other] { $size } dílků
} ({ tile-list })
item-area-short = { terrain } { $size }
item-towers = { $count ->
    [one] broch
    [few] { $count } brochy
   *[other] { $count } brochů
} v horách ({ tile-list })
item-on-tile = { $thing }, { $tile }
item-sets = { $count ->
    [one] jedna sada
    [few] { $count } sady
   *[other] { $count } sad
}, brochy { $brochs }, statky { $farms }, majáky { $lighthouses }
item-column = sloupec, { $count ->
    [one] { $count } dílek
    [few] { $count } dílky
   *[other] { $count } dílků
} ({ tile-list })
item-roads = { $count ->
    [one] jen hrad
    [few] { $count } dílky spojené cestou
   *[other] { $count } dílků spojených cestou
}
item-most = { $rank ->
    [1] nejvíc
   *[2] druhé nejvíc
}, { $what ->
    [barrel] sudy { $count }
    [ship] lodě { $count }
   *[gold] zlato { $count }
}
item-scroll = svitek za { scores-for }, { $tile } (počet { $count }){ $doubled ->
    [yes] , dvojnásobně
   *[no] { "" }
}

# Šestnáct bodovacích dílků: jméno a pravidlo.
# §10.1
scoring-name-1 = čtverce
scoring-1 = 2 body za každý čtverec dva krát dva dílky; čtverce se smějí překrývat.
# §10.2
scoring-name-2 = dokončené oblasti
scoring-2 = 1 bod za každou dokončenou oblast.
# §10.3
scoring-name-3 = ovce
scoring-3 = 1 bod za každou ovci.
# §10.4
scoring-name-4 = velké dokončené oblasti
scoring-4 = 3 body za každou dokončenou oblast aspoň na třech dílcích.
# §10.5
scoring-name-5 = brochy v horách
scoring-5 = za každé hory s jedním brochem 1 bod, se dvěma 3, se třemi a více 6.
# §10.6
scoring-name-6 = sady staveb
scoring-6 = 5 bodů za každou sadu broch, statek a maják.
# §10.7
scoring-name-7 = nejvíc sudů
scoring-7 = 5 bodů za nejvíc dílků se sudy, 2 za druhé nejvíc.
# §10.8
scoring-name-8 = nejvíc lodí
scoring-8 = 5 bodů za nejvíc lodí, 2 za druhé nejvíc.
# §10.9
scoring-name-9 = nejvíc zlata
scoring-9 = 5 bodů za nejvíc zlata v tu chvíli, 2 za druhé nejvíc.
# §10.10
scoring-name-10 = zvířata u statků
scoring-10 = 1 bod za každou ovci a krávu, která má statek na svém dílku nebo na některém z osmi okolo.
# §10.11
scoring-name-11 = krávy u cesty
scoring-11 = 2 body za každou krávu na dílku spojeném cestou s hradem.
# §10.12
scoring-name-12 = hlídané lodě
scoring-12 = 3 body za každou vodu s lodí a majákem.
# §10.13
scoring-name-13 = sloupce
scoring-13 = 3 body za každou řadu aspoň tří dílků pod sebou.
# §10.14
scoring-name-14 = síť cest
scoring-14 = 1 bod za každý dílek spojený cestou s hradem, i za hrad.
# §10.15
scoring-name-15 = největší jezero
scoring-15 = 2 body za každý dílek největší dokončené vody.
# §10.16
scoring-name-16 = dokončené hory
scoring-16 = 2 body za každé dokončené hory.

# Proč ne.
game-is-over = Hra skončila.
no-such-seat = Takové místo v této hře není.
set-up-comes-first = Nejdřív se losuje, kdo začne a co se bude bodovat.
tiles-come-first = Nejdřív si všichni vezmou tři dílky ze sáčku.
not-your-turn = Teď kupuje { $name }.
priced-already = Ceny už máte dané.
built-already = Postavili jste všechno; ostatní ještě stavějí.
axe-lies-already = Sekera už leží na { $tile }.
not-before-you = { $tile } před vámi neleží.
price-now = Teď se oceňuje: jeden dílek dostane sekeru, dva ostatní cenu.
axe-first = Nejdřív řekněte, který dílek dostane sekeru.
at-least-one = { $tile } musí stát aspoň 1.
price-too-high = { $price } za { $tile } je moc; můžete na něj položit nejvýš { $most }, protože vklad je z vašeho zlata.
price-lacking = { $tile } ještě nemá cenu.
price-unreadable = „{ $text }“ není cena. Napište například L22=3.
tile-twice = { $tile } je tu dvakrát.
two-prices = Uveďte právě dva dílky s cenami; třetí dostane sekeru.
other-tile-priced = Teď se neptáme na cenu dílku { $tile }.
buy-or-pass = Teď můžete jeden dílek koupit, nebo nekupovat (pass).
tile-has-axe = Na { $tile } byla sekera a je zpět v sáčku.
own-tile = { $tile } je váš. Kupte od někoho jiného, nebo nekupujte.
sold-already = { $tile } už je prodán, má ho { $name }.
too-dear = { $tile } stojí { $price } a volného zlata máte { $gold }.
not-for-sale = { $tile } před nikým neleží.
not-in-hand = { $tile } k postavení nemáte.
build-now = Teď se staví, například: build L22 1,0 r1.
a-tile-fits = Do sáčku se vrací až to, co zbude, když se nic nehodí; { $tile } se hodí.
looks-the-same = { $tile } vypadá otočený o půl kruhu stejně; pište r{ $turned }.
cell-taken = { $tile ->
    [castle] Na { $at } leží hrad.
   *[other] Na { $at } už leží { $tile }.
}
not-beside = Místo { $at } se vaší krajiny žádnou stranou nedotýká.
side-of = { $side ->
    [N] na severu
    [E] na východě
    [S] na jihu
   *[W] na západě
}
sides-differ = { $tile } by na { $at } měl { side-of } { $shows ->
    [pasture] trávu
    [mountain] hory
   *[water] vodu
}, ale soused tam má { $wants ->
    [pasture] trávu
    [mountain] hory
   *[water] vodu
}.
no-such-tile = Dílek { $tile } není. Jsou od L01 do { $last }.
move-unreadable = „{ $text }“ není tah. Napište například price L22=3 L30=2, buy L44, pass, build L22 1,0 r1 nebo bag L22.
start-unreadable = „{ $text }“ neříká, kdo začne. Napište písmeno od A do { $last }.
scoring-unreadable = „{ $text }“ nejsou čtyři různé bodovací dílky od 1 do 16.
draw-unreadable = „{ $text }“ nejsou tři dílky, místo { $letter }. Napište například draw { $letter } L01 L22 L30.
not-in-bag = { $tile } v sáčku není.

# board.js
board-land-own = Vaše krajina
board-name = { $name }
board-lands = Všechny krajiny
board-zoom = Velikost obrázku
board-zoom-in = Blíž
board-zoom-out = Dál
board-zoom-whole = Celá krajina
board-pan-left = Posunout pohled doleva
board-pan-right = Posunout pohled doprava
board-pan-up = Posunout pohled nahoru
board-pan-down = Posunout pohled dolů
board-fit-at = { $fit }{ $ways ->
    [one] { "" }
    [few] ; { $ways } způsoby otočení
   *[other] ; { $ways } způsobů otočení
}
board-ways = Jeden ze { $ways } způsobů otočení.
board-turned = { $turns ->
    [0] otočeno zpět, jako na začátku
    [1] otočeno jednou
    [2] otočeno dvakrát
   *[other] otočeno třikrát
}
board-only-way = Sem se hodí jen takto.
board-fits-nowhere = { $tile } teď se nehodí nikam.
board-picked = { $tile }, { $places ->
    [0] žádné místo
    [one] jedno místo
    [few] { $places } místa
   *[other] { $places } míst
}
board-pick = { $tile }; { $places ->
    [0] teď se nehodí nikam
    [one] hodí se na jedno místo
    [few] hodí se na { $places } místa
   *[other] hodí se na { $places } míst
}
board-hand = Dílky ke stavbě
board-hand-hint = { $tile } se hodí na { $places ->
    [one] jedno místo, dole vyznačené.
    [few] { $places } místa, dole vyznačená.
   *[other] { $places } míst, dole vyznačených.
}
board-hand-of = ke stavbě: { $tiles }
board-turn-left = Otočit doleva
board-turn-right = Otočit doprava
board-place = Postavit
board-place-at = Postavit na { $at }
board-gains = Co by to teď vyneslo
board-bag-why = Nic z toho, co vám zbývá, se nikam nehodí.
board-bag = Zpět do sáčku
board-bag-of = Zpět do sáčku: { $tile }
board-places-for = { $tile } se hodí
board-pricing = Vaše ceny
board-pricing-hint = Sekera patří na jeden dílek, na zbylé dva vaše zlato. Kdo dílek koupí, zaplatí tolik vám.
board-axe = sekera
board-axe-on = Sekera na { $tile }
board-price-of = Cena { $tile }
board-price-more = { $tile } dráž
board-price-less = { $tile } levněji
board-left = Zbývá na nákup: { $gold } z { $all }
board-price = Potvrdit ceny
board-price-again = Změnit ceny
board-market = Trh
board-stall = Dílky: { $name }
board-stall-own = Vaše dílky
board-ready = hotovo
board-axed = sekera: zpět do sáčku
board-for = za { $price }
board-sold-to = za { $price } koupeno, má ho { $name }
board-buy = Koupit za { $price }
board-buy-of = Koupit { $tile }, za { $price }, prodává { $seller }
board-after = Zbude vám { $gold }.
board-too-dear = Chybí vám { $gold }.
board-seller-gets = { $name } dostane { $price } a zpět svůj vklad { $price }.
board-fits = { $places ->
    [0] teď se nehodí nikam
    [one] hodí se na 1 místo
    [few] hodí se na { $places } místa
   *[other] hodí se na { $places } míst
}{ $points ->
    [0] { "" }
   *[other] , až +{ $points }
}
board-pass = Nekupovat nic
board-gold-hidden = zlato skryté
board-gold-of = { $gold ->
    [one] { $gold } zlaťák
    [few] { $gold } zlaťáky
   *[other] { $gold } zlaťáků
}
board-stakes = vsazeno { $gold }
board-income = příští příjem { $gold }
board-starts = začíná toto kolo
board-rounds = Co se v kterém kole boduje
board-round = Kolo { $round }: { $places }
board-round-now = Kolo { $round }, právě se hraje: { $places }
board-round-over = Kolo { $round }, už bylo: { $places }
board-round-short = Kolo { $round }
board-scoring = Co se boduje
board-scores-in = { $count ->
    [one] Boduje se v kole { $rounds }.
   *[other] Boduje se v kolech { $rounds }.
}
board-scores-no-more = Už se bodovat nebude.
board-worth = Teď { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}: ukázat
board-scrolls-worth = Svitky, teď { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}: ukázat
board-scored = Body po kolech
board-scrolls = Svitky
board-gold = Zlato
board-sum = Celkem
board-keys = Klávesy v krajině
board-keys-arrows-key = ← ↑ ↓ →
board-keys-arrows = z pole na pole; Home, End na kraje řady
board-keys-zoom-key = + −
board-keys-zoom = blíž, dál
board-keys-pan-key = Shift + ← ↑ ↓ →
board-keys-pan = posunout pohled, když je větší než rámeček
board-keys-places-key = M
board-keys-places = další místo, kam se hodí dílek v ruce; se Shiftem předchozí
board-keys-turn-key = E, W
board-keys-turn = otočit dílek v ruce doprava, doleva
board-keys-digits-key = 1 2 3
board-keys-digits = vzít do ruky jiný dílek
