# Co o políčkách a kostkách říká každá hra na pyramidě. Názvy začínají pyramid-, aby je žádná hra neměla také.
pyramid-colour = { $colour ->
    [red] červená
    [yellow] žlutá
    [pearl] perleťová
    [turquoise] tyrkysová
    [unknown] skrytá kostka
   *[other] { $colour }
}
pyramid-cell = patro { $layer }, { $at }, { $lies ->
    [die] { pyramid-colour }{ $shows ->
        [none] { "" }
        [covered] , { $side ->
            [own] z vaší strany
           *[other] ze strany { $side }
        } zakrytá
        [hidden] , nic vám neukazuje
       *[other] , ukazuje { $shows } { $side ->
            [own] k vám
           *[other] na stranu { $side }
        }
    }{ $covered ->
        [0] , volně leží
        [one] , leží na ní jedna kostka
        [few] , leží na ní { $covered } kostky
       *[other] , leží na ní { $covered } kostek
    }
    [hollow] jamka
    [corner] prázdná rohová jamka
    [edge] prázdná krajní jamka
    [base] prázdná jamka hrací desky
    [empty] prázdno
   *[gap] prázdno, zatím tu nic ležet nemůže
}
pyramid-cell-short = { $at }, { $lies ->
    [die] { pyramid-colour }{ $shows ->
        [none] { "" }
        [covered] , zakrytá
        [hidden] , ?
       *[other] { " " }{ $shows }
    }{ $covered ->
        [0] , volná
       *[other] { "" }
    }
    [hollow] jamka
    [corner] rohová jamka
    [edge] krajní jamka
    [base] jamka desky
   *[gap] prázdno
}
pyramid-layer = Patro { $layer } při pohledu ze strany { $side }
pyramid-board-cell = { $shows ->
    [empty] { $at }, prázdno
   *[other] { $at }, kostka { $shows }
}

pyramid-no-such-cell = „{ $text }“ není místo v pyramidě. Místo jsou tři čísla se součtem nejvýš 8, třeba 3.2.2.
pyramid-no-such-position = „{ $text }“ nemohou být horní stěny kostky. Pište čísla směrem k A, B a C, třeba 321.
pyramid-no-such-die = „{ $text }“ není kostka. Pište barvu (r, y nebo p) a horní stěny A, B, C, třeba r321.
pyramid-no-die-left = „{ $text }“: kostka této barvy už nezbývá.

# Co říká nakreslená pyramida: obrázek, mapa pater, tlačítka a klávesy.
pyramid-picture = Obrázek pyramidy
pyramid-layers = Pyramida po patrech
pyramid-layer-short = Patro { $layer }
pyramid-layer-up = O patro výš
pyramid-layer-down = O patro níž
pyramid-shows = { $numbers }
pyramid-around = kolem { $numbers }
pyramid-around-sum = kolem { $numbers }, dohromady { $sum }
pyramid-mark-legal = lze vybrat
pyramid-mark-picked = vybráno
pyramid-mark-last = poslední tah
pyramid-mark-hollow = o tuto jamku jde
pyramid-mark-draft = ještě neplatí
pyramid-mark-hint = co hledáte
pyramid-mark-support = na tom leží
pyramid-mark-cover = to leží na ní
pyramid-touching = Co se dotýká
pyramid-thrown = Hozeno: { $numbers }
pyramid-owner = { $name }: { pyramid-colour }
pyramid-view = Pohled na obrázek
pyramid-from = Ze strany { $side }
pyramid-from-own = Z vaší strany { $side }
pyramid-above = Shora
pyramid-turn-left = Otočit doleva
pyramid-turn-right = Otočit doprava
pyramid-tilt-up = Pohled víc shora
pyramid-tilt-down = Pohled víc ze strany
pyramid-zoom-in = Přiblížit
pyramid-zoom-out = Oddálit
pyramid-lift = Rozestoupit patra
pyramid-jumps = Přejít na
pyramid-legal = Lze vybrat ({ $count })
pyramid-free = Volné kostky ({ $count })
pyramid-hollows = Jamky ({ $count })
pyramid-own = Moje kostky ({ $count })
pyramid-last = Poslední tah ({ $count })
pyramid-no-legal = Teď není co vybrat.
pyramid-no-free = Žádná kostka neleží volně.
pyramid-no-hollows = Není tu žádná jamka.
pyramid-no-own = Žádná vaše kostka tu neleží.
pyramid-no-last = Ještě nikdo netáhl.
pyramid-picked = Vybráno { $at }. { $count ->
    [0] Zvolte, co s kostkou.
    [one] Pokračovat lze na { $count } místě.
   *[other] Pokračovat lze na { $count } místech.
}
pyramid-unpicked = Už není nic vybráno.
pyramid-nothing = Na { $at } se teď nedá nic dělat.
pyramid-choose = Co udělat na { $at }?
pyramid-choose-position = Jak má kostka ležet?
pyramid-choose-or-cell = { $at }: vyberte tady, nebo další místo na desce
pyramid-position = { $number } k vám, { $others }
pyramid-cancel = Nechat být
pyramid-without-layer = Bez místa
pyramid-keys = Klávesy pyramidy
pyramid-keys-arrows-key = ← ↑ ↓ →
pyramid-keys-arrows = po patře; Home, End na kraje řady
pyramid-keys-pages-key = Page Up, Page Down
pyramid-keys-pages = o patro výš, o patro níž
pyramid-keys-covers-key = 1 2 3
pyramid-keys-covers = po řadě ven: co leží na stěně A, B, C
pyramid-keys-supports-key = 4 5 6
pyramid-keys-supports = po řadě dovnitř: podpěra ve směru od A, B, C
pyramid-keys-letters-key = D H O M P
pyramid-keys-letters = další volná kostka, jamka, vlastní kostka, místo k výběru, místo posledního tahu; se Shiftem předchozí
pyramid-keys-deeds-key = W
pyramid-keys-deeds = k tomu, co se dělá bez místa, třeba Stop
pyramid-keys-turn-key = Shift + ← ↑ ↓ →
pyramid-keys-turn = otočit a naklonit obrázek
pyramid-keys-zoom-key = + −
pyramid-keys-zoom = přiblížit, oddálit
pyramid-keys-lift-key = X
pyramid-keys-lift = rozestoupit patra, složit je zpět

# Slova, která nakreslené příklady v pravidlech ukazují na kostkách.
pyramid-word-hollow = jamka
pyramid-word-free = volná
pyramid-word-saddle = sedlo
pyramid-word-peak = špice
pyramid-word-row = řada
pyramid-word-fight = souboj
