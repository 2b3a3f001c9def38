title = Pirátské kostky
tagline = Osm kostek, tři lebky a otázka, kdy přestat: tahejte karty, plňte truhlu a nepotopte se.
option-target = Vítězné skóre
option-target-6000 = 6000 bodů
option-target-5000 = 5000 bodů, kratší hra
option-target-8000 = 8000 bodů, delší hra
option-target-3000 = 3000 bodů, krátká hra
option-chest = Truhla plná pokladů
option-chest-final = truhla podle toho, jak kostky leží na konci
option-chest-no-skull = truhla jen tehdy, když nepadla žádná lebka
option-island_card_skulls = Ostrov lebek
option-island_card_skulls-true = na Ostrově lebek se platí i za lebky na kartě
option-island_card_skulls-false = na Ostrově lebek se platí jen za kostky
option-negative = Záporné skóre
option-negative-true = skóre může být i záporné
option-negative-false = skóre neklesne pod nulu

card-name = { $card ->
    [coin] Zlatá mince
    [diamond] Diamant
    [animals] Zvířata
    [guardian] Strážkyně
    [pirate] Pirát
    [treasure] Ostrov pokladů
    [skull1] Lebka
    [skull2] Dvě lebky
    [ship2] Loď se dvěma šavlemi
    [ship3] Loď se třemi šavlemi
   *[ship4] Loď se čtyřmi šavlemi
}
card-does = { $card ->
    [coin] jedna mince navíc
    [diamond] jeden diamant navíc
    [animals] opice a papoušci platí za jeden symbol
    [guardian] jednou lze znovu hodit kostkou s lebkou
    [pirate] body se zdvojnásobí
    [treasure] kostky na kartě jsou v bezpečí
    [skull1] začíná se s jednou lebkou
    [skull2] začíná se se dvěma lebkami
    [ship2] alespoň dvě šavle přinesou 300 bodů, méně je vezme
    [ship3] alespoň tři šavle přinesou 500 bodů, méně je vezme
   *[ship4] alespoň čtyři šavle přinesou 1000 bodů, méně je vezme
}
again = { $free ->
    [all] Znovu lze házet všemi kostkami
    [none] Znovu už se házet nedá
    [but] Znovu lze házet všemi kostkami kromě { $which }
   *[some] Znovu lze házet kostkami { $which }
}
lies = { $known ->
    [yes] { "" }
   *[no] Leží { heap }.{ " " }
}
in-safety = { $kept ->
    [none] nic
   *[other] { $kept }
}
points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
of-three = Lebky { $skulls } ze 3.
too-many = { $skulls ->
    [3] Tři lebky
    [few] { $skulls } lebky
   *[other] { $skulls } lebek
}

lies-nothing = Na stole zatím nic neleží.
lies-card = Karta { card-name }: { card-does }.
lies-face = { slot1 }: { $dice }.
lies-kept = Na Ostrově pokladů: { $dice }.

starts-self = Začínáte vy.
starts = Začíná { $name }.
card-self = Vaše výprava. Karta { card-name }: { card-does }.
card-self-short = Vaše výprava, { card-name }.
card = Na výpravu vyplouvá { $name }. Karta { card-name }: { card-does }.
card-short = { $name }: { card-name }
rolled = Padlo: { heap }. { of-three }
rolled-short = { heap }. { of-three }
rolled-last = Padlo: { heap }.
rolled-guardian = Padlo: { heap }. Jsou tři lebky, ale Strážkyně ještě může jednu zachránit.
rolled-guardian-short = { heap }. Tři lebky, Strážkyně.
rerolls-self = Házíte znovu kostkami { $dice }.
rerolls-self-short = Znovu { $dice }.
rerolls = { $name } hází znovu kostkami { $dice }.
rerolls-short = { $name }: znovu { $dice }.
saves-self = Strážkyně bere lebku; házíte { $count ->
    [one] kostkou
   *[other] kostkami
} { $dice }.
saves = Strážkyně bere lebku; { $name } hází { $count ->
    [one] kostkou
   *[other] kostkami
} { $dice }.
hides-self = Na Ostrově pokladů teď leží: { heap }.
hides = { $name } má teď na Ostrově pokladů: { heap }.
takes-back-self = Berete kostky zpět, Ostrov pokladů je prázdný.
takes-back = { $name } bere kostky z Ostrova pokladů zpět.
stops-self = Končíte výpravu: { points }. Celkem máte { $total }.
stops-self-short = { points }, celkem { $total }.
stops = { $name } končí výpravu: { points }. Celkem má { $total }.
stops-short = { $name }: { points }, celkem { $total }.
sunk-self = { too-many }. Výprava končí bez bodů, máte dál { $total }.
sunk = { too-many }. Výprava končí bez bodů, { $name } má dál { $total }.
treasure-saved-self = { too-many }, ale Ostrov pokladů zachránil { points }. Celkem máte { $total }.
treasure-saved = { too-many }, ale Ostrov pokladů zachránil { points }. { $name } má celkem { $total }.
ship-sunk-self = { too-many }, loď se potopila: ztrácíte { points }. Celkem máte { $total }.
ship-sunk = { too-many }, loď se potopila: { $name } ztrácí { points }. Celkem má { $total }.
island-found = Padlo: { heap }. { $of_card ->
    [0] { "" }
   *[other] I s kartou{ " " }
}{ $skulls ->
    [few] { $of_card ->
        [0] To jsou { $skulls } lebky
       *[other] jsou to { $skulls } lebky
    }
   *[other] { $of_card ->
        [0] To je { $skulls } lebek
       *[other] je to { $skulls } lebek
    }
}: Ostrov lebek!
island-roll = Na ostrově padlo: { heap }. Lebek celkem: { $skulls }.
island-roll-short = Lebek { $skulls }.
island-left-self = Opouštíte Ostrov lebek. Každý soupeř ztrácí { points }.
island-left = { $name } opouští Ostrov lebek. Každý soupeř ztrácí { points }.
island-robbed-self = { $name } opouští Ostrov lebek. Každý soupeř ztrácí { points }, máte teď { $total }.
magic-self = Devět stejných! Pirátská magie: vyhráváte na místě.
magic = Devět stejných! Pirátská magie: { $name } na místě vyhrává.
last-round-self = Máte alespoň { $target }. Rozhodující kolo: ostatní mají ještě jednu výpravu.
last-round = { $name } má alespoň { $target }. Rozhodující kolo: ostatní mají ještě jednu výpravu.
last-voyage = Poslední výprava. Nejvíc má { $name }: { $total }.
round-undecided = Po rozhodujícím kole nemá { $target } nikdo. Hraje se dál a kdo jich na konci své výpravy dosáhne, hned vyhrává.
new-pile = Karty došly, všechny se zamíchaly do nového balíčku.

asked-start = Teď se losuje, kdo začne.
asked-card = Teď se obrací karta.
asked-roll = Teď padnou kostky.
asked-over = Konec hry.
asked-wait = Na výpravě je { $name }. Leží { heap }. { of-three } Kdyby výprava teď skončila: { points }.
asked-choose = Leží { heap }. { of-three } { again }. Když skončíte: { points }.
asked-choose-told = { lies }{ again }. Když skončíte: { points }.
asked-choose-short = { heap }. { of-three } Teď { points }.
asked-choose-told-short = { lies }Teď { points }.
guarded = Strážkyně dovolí hodit i { $bones ->
    [one] lebkou
   *[other] jednou z lebek
} { $dice }.
asked-guarded = Leží { heap }. { of-three } { again }. { guarded } Když skončíte: { points }.
asked-guarded-told = { lies }{ again }. { guarded } Když skončíte: { points }.
asked-guarded-short = { heap }. { of-three } Teď { points }.
asked-guarded-told-short = { lies }Teď { points }.
asked-guardian = Tři lebky. Zachrání vás jen Strážkyně: hoďte jednou z kostek { $dice }, samotnou nebo s dalšími. Když skončíte: 0 bodů.
asked-guardian-told = Hoďte jednou z kostek { $dice }, samotnou nebo s dalšími. Když skončíte: 0 bodů.
asked-treasure = Leží { heap }. { of-three } Na Ostrově pokladů: { in-safety }. { again }. Když skončíte: { points }.
lies-on-island = { $known ->
    [yes] { "" }
   *[no] Na Ostrově pokladů: { in-safety }.{ " " }
}
asked-treasure-told = { lies }{ lies-on-island }{ again }. Když skončíte: { points }.
asked-treasure-short = { heap }. { of-three } Ostrov: { in-safety }. Teď { points }.
asked-treasure-told-short = { lies }Teď { points }.

move-stop = Skončit výpravu: { points }
move-reroll = Hodit znovu { $dice }: { heap }
move-hide = Na Ostrov pokladů { $dice }: { heap }
move-take-back = Vzít z Ostrova pokladů všechno zpět

item-coins = { $count ->
    [one] { $count } mince po 100
    [few] { $count } mince po 100
   *[other] { $count } mincí po 100
}
item-diamonds = { $count ->
    [one] { $count } diamant po 100
    [few] { $count } diamanty po 100
   *[other] { $count } diamantů po 100
}
item-set = { $count ->
    [few] { $set ->
        [a] { $count } stejná
       *[other] { $count } stejné
    }
   *[other] { $count } stejných
}, { $set ->
    [c] mince
    [d] diamanty
    [s] šavle
    [p] papoušci
    [m] opice
   *[a] zvířata
}
item-chest = Truhla plná pokladů
item-ship = Loď uhájena
item-doubled = Pirát zdvojnásobuje
item-ship-lost = Loď nemá dost šavlí
item-floor = Skóre neklesne pod nulu
item-sunk = Tři lebky
said-item-coins = Za { $count ->
    [one] { $count } minci
    [few] { $count } mince
   *[other] { $count } mincí
} { $points }.
said-item-diamonds = Za { $count ->
    [one] { $count } diamant
    [few] { $count } diamanty
   *[other] { $count } diamantů
} { $points }.
said-item-set = Za { $count ->
    [few] { $count } { $set ->
        [c] stejné mince
        [d] stejné diamanty
        [s] stejné šavle
        [p] stejné papoušky
        [m] stejné opice
       *[a] stejná zvířata
    }
   *[other] { $count } stejných { $set ->
        [c] mincí
        [d] diamantů
        [s] šavlí
        [p] papoušků
        [m] opic
       *[a] zvířat
    }
} { $points }.
said-item-chest = Za plnou truhlu { $points }.
said-item-ship = Za uhájenou loď { $points }.
said-item-doubled = Pirát to zdvojnásobuje, { $points } navíc.
said-item-ship-lost = Loď neměla dost šavlí.
said-item-floor = { item-floor }.
said-item-sunk = Tři lebky.
item-won = Z výprav
item-ships = Ztraceno s loděmi
item-robbed = Ztraceno kvůli Ostrovům lebek

board-dice = Kostky
board-log = Lodní deník
face = { $shows ->
    [c] mince
    [d] diamant
    [s] šavle
    [p] papoušek
    [m] opice
    [k] lebka
   *[empty] nehozená
}
board-die = kostka { $at }, { face }
board-total = { $at }: { $shows ->
    [empty] nic
   *[other] { $shows }
}
board-die-plain = kostka { $die }, { face }
board-die-chosen = kostka { $die }, { face }, vybraná
board-die-kept = kostka { $die }, { face }, na Ostrově pokladů
board-die-locked = kostka { $die }, { face }, zůstává ležet
board-card = Karta
board-no-card = karta se teprve obrátí
board-pile = V balíčku: { $pile }
board-skulls = Lebky: { $skulls } ze 3
board-voyage = Výprava: { $name }
board-keep = Vybrané kostky
board-keep-go = se hodí znovu.
board-keep-stay = zůstanou, ostatní se hodí znovu.
board-keep-skull = Vybraná lebka se ale hodí také.
board-style-keep = Vybrané kostky si nechat a házet ostatními
board-sorted = Řadit kostky podle symbolů
board-seat = { $name }
board-by-place = Na kostkách klávesy 1 až 8 vyberou kostku.
board-by-value = Písmena m d s p o vyberou mince, diamanty, šavle, papoušky, opice. Spolu s klávesou Shift platí písmena zase pro celý stůl.
board-letters = mdspo
board-none-such = Žádná taková kostka k hození neleží.
board-choose-first = Nejdřív vyberte kostky, které chcete hodit znovu.
board-braille = Braillská písmena na kostkách
board-settings = Jak se vybírají kostky
board-roll = Hodit znovu: { $count ->
    [0] nevybráno
    [one] { $count } kostka
    [few] { $count } kostky
   *[other] { $count } kostek
}
board-stop = Skončit: { points }
board-hide = Položit vybrané na Ostrov pokladů
board-take-back = Vzít vybrané z Ostrova pokladů zpět
board-swap = Vyměnit vybrané na Ostrově pokladů
board-treasure = Ostrov pokladů
board-treasure-empty = zatím tu nic neleží
board-now = Kdyby výprava teď skončila
board-total-now = Dohromady
board-island = Ostrov lebek: { $name }
board-island-roll = { $roll }. hod
board-last = Minulá výprava: { $name }, { points }
board-target = Hraje se do { $target }
board-last-round = Rozhodující kolo
board-sudden = Kdo teď dosáhne cíle, vyhrává
board-chosen-none = Nic není vybráno.
board-chosen = Vybráno { $dice }: { heap }.

game-is-over = Hra skončila, na výpravy už se nevyplouvá.
no-such-seat = Takové místo u stolu není.
falls-first = Nejdřív se musí obrátit karta a padnout kostky.
not-your-voyage = Na výpravě je teď { $name }.
no-such-move = Takový tah není. Můžete házet znovu nebo skončit.
move-unreadable = „{ $text }“ není tah. Napište stop, reroll 3 4 nebo s kartou Ostrov pokladů chest 1 2.
dice-twice = „{ $text }“: každá kostka se jmenuje jen jednou.
reroll-two = Znovu se hází alespoň dvěma kostkami.
reroll-skull = Na kostce { $die } je lebka a tou se už nehází ani nehýbe.
reroll-kept = Kostka { $die } leží na Ostrově pokladů. Nejdřív ji vezměte zpět.
guardian-spent = Strážkyně už jednu lebku zachránila, další se nehází.
guardian-one = Strážkyně zachrání jen jednu lebku.
guardian-needed = Máte tři lebky: hodit se dá jen s jednou z nich, nebo výpravu ukončit.
chest-without-card = Na této výpravě nemáte kartu Ostrov pokladů.
chest-once = Po každém hodu se dají kostky na Ostrově pokladů přeložit jen jednou.
chest-skull = Na kostce { $die } je lebka a ta na Ostrov pokladů nesmí.
chest-same = Na Ostrově pokladů už leží právě tyto kostky.
start-unreadable = „{ $text }“ není místo. Napište písmeno od A do { $last }.
card-unreadable = „{ $text }“ není karta. Napište například pirate, coin, skull1 nebo ship3.
card-gone = Karta { card-name } už v balíčku není.
roll-unreadable = „{ $text }“ není hod. Napište { $dice ->
    [one] jedno písmeno
    [few] { $dice } písmena
   *[other] { $dice } písmen
}, pro každou hozenou kostku jedno: c mince, d diamant, s šavle, p papoušek, m opice, k lebka.

falls-start = Kdo začíná?
falls-seat = { $name }
falls-card = Obraťte vrchní kartu. Která to je?
falls-roll = { $dice ->
    [all] Hoďte všemi osmi kostkami.
   *[other] Hoďte { $count ->
        [one] kostkou { $dice }.
       *[other] kostkami { $dice }.
    }
} Co padlo? { letters }
falls-roll-short = { $dice ->
    [all] Osm kostek: co padlo?
   *[other] { $dice }: co padlo?
}
falls-island = Ostrov lebek: hoďte kostkami { $dice }. Co padlo? { letters }
falls-island-short = Ostrov lebek, { $dice }: co padlo?
letters = c mince, d diamant, s šavle, p papoušek, m opice, k lebka.
fell-card = karta { card-name }.
fell-roll = { heap }.

slot1 = { $slot1 ->
    [c1] jedna mince
    [c2] dvě mince
    [c3] tři mince
    [c4] čtyři mince
    [c5] pět mincí
    [c6] šest mincí
    [c7] sedm mincí
    [c8] osm mincí
    [d1] jeden diamant
    [d2] dva diamanty
    [d3] tři diamanty
    [d4] čtyři diamanty
    [d5] pět diamantů
    [d6] šest diamantů
    [d7] sedm diamantů
    [d8] osm diamantů
    [s1] jedna šavle
    [s2] dvě šavle
    [s3] tři šavle
    [s4] čtyři šavle
    [s5] pět šavlí
    [s6] šest šavlí
    [s7] sedm šavlí
    [s8] osm šavlí
    [p1] jeden papoušek
    [p2] dva papoušci
    [p3] tři papoušci
    [p4] čtyři papoušci
    [p5] pět papoušků
    [p6] šest papoušků
    [p7] sedm papoušků
    [p8] osm papoušků
    [m1] jedna opice
    [m2] dvě opice
    [m3] tři opice
    [m4] čtyři opice
    [m5] pět opic
    [m6] šest opic
    [m7] sedm opic
    [m8] osm opic
    [k1] jedna lebka
    [k2] dvě lebky
    [k3] tři lebky
    [k4] čtyři lebky
    [k5] pět lebek
    [k6] šest lebek
    [k7] sedm lebek
    [k8] osm lebek
   *[none] { "" }
}
slot2 = { $slot2 ->
    [c1] { ", " }jedna mince
    [c2] { ", " }dvě mince
    [c3] { ", " }tři mince
    [c4] { ", " }čtyři mince
    [d1] { ", " }jeden diamant
    [d2] { ", " }dva diamanty
    [d3] { ", " }tři diamanty
    [d4] { ", " }čtyři diamanty
    [s1] { ", " }jedna šavle
    [s2] { ", " }dvě šavle
    [s3] { ", " }tři šavle
    [s4] { ", " }čtyři šavle
    [p1] { ", " }jeden papoušek
    [p2] { ", " }dva papoušci
    [p3] { ", " }tři papoušci
    [p4] { ", " }čtyři papoušci
    [m1] { ", " }jedna opice
    [m2] { ", " }dvě opice
    [m3] { ", " }tři opice
    [m4] { ", " }čtyři opice
    [k1] { ", " }jedna lebka
    [k2] { ", " }dvě lebky
    [k3] { ", " }tři lebky
    [k4] { ", " }čtyři lebky
    [k5] { ", " }pět lebek
    [k6] { ", " }šest lebek
    [k7] { ", " }sedm lebek
   *[none] { "" }
}
slot3 = { $slot3 ->
    [c1] { ", " }jedna mince
    [c2] { ", " }dvě mince
    [d1] { ", " }jeden diamant
    [d2] { ", " }dva diamanty
    [s1] { ", " }jedna šavle
    [s2] { ", " }dvě šavle
    [p1] { ", " }jeden papoušek
    [p2] { ", " }dva papoušci
    [m1] { ", " }jedna opice
    [m2] { ", " }dvě opice
    [k1] { ", " }jedna lebka
    [k2] { ", " }dvě lebky
    [k3] { ", " }tři lebky
    [k4] { ", " }čtyři lebky
    [k5] { ", " }pět lebek
    [k6] { ", " }šest lebek
   *[none] { "" }
}
slot4 = { $slot4 ->
    [c1] { ", " }jedna mince
    [c2] { ", " }dvě mince
    [d1] { ", " }jeden diamant
    [d2] { ", " }dva diamanty
    [s1] { ", " }jedna šavle
    [s2] { ", " }dvě šavle
    [p1] { ", " }jeden papoušek
    [p2] { ", " }dva papoušci
    [m1] { ", " }jedna opice
    [m2] { ", " }dvě opice
    [k1] { ", " }jedna lebka
    [k2] { ", " }dvě lebky
    [k3] { ", " }tři lebky
    [k4] { ", " }čtyři lebky
    [k5] { ", " }pět lebek
   *[none] { "" }
}
slot5 = { $slot5 ->
    [c1] { ", " }jedna mince
    [d1] { ", " }jeden diamant
    [s1] { ", " }jedna šavle
    [p1] { ", " }jeden papoušek
    [m1] { ", " }jedna opice
    [k1] { ", " }jedna lebka
    [k2] { ", " }dvě lebky
    [k3] { ", " }tři lebky
    [k4] { ", " }čtyři lebky
   *[none] { "" }
}
slot6 = { $slot6 ->
    [c1] { ", " }jedna mince
    [d1] { ", " }jeden diamant
    [s1] { ", " }jedna šavle
    [p1] { ", " }jeden papoušek
    [m1] { ", " }jedna opice
    [k1] { ", " }jedna lebka
    [k2] { ", " }dvě lebky
    [k3] { ", " }tři lebky
   *[none] { "" }
}
heap = { slot1 }{ slot2 }{ slot3 }{ slot4 }{ slot5 }{ slot6 }
