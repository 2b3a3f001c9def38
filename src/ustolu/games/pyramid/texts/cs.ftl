# Co o políčkách a kostkách říká každá hra na pyramidě. Názvy začínají pyramid-, aby je žádná hra neměla také.
pyramid-colour = { $colour ->
    [red] červená
    [yellow] žlutá
    [pearl] perleťová
   *[other] { $colour }
}
pyramid-cell = patro { $layer }, { $at }, { $lies ->
    [die] { pyramid-colour }{ $shows ->
        [none] { "" }
        [covered] , ze strany { $side ->
            [own] od vás
           *[other] { $side }
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
