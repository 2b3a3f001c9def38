# Co říká sám server: stránka osobního odkazu a okno, ve kterém běží.
page-link-title = Osobní odkaz
page-link-text = Na tomto zařízení budete pokračovat jako { $name }: se stejným jménem a u stejných stolů.
page-link-take = Pokračovat jako { $name }
page-link-gone-title = Odkaz už neplatí
page-link-gone = Osobní odkaz platí jen omezenou dobu. Vytvořte si nový na zařízení, kde hrajete.
page-missing-title = Tady nic není
page-missing = Adresa je možná neúplná nebo přepsaná.
page-missing-home = Na úvod

serve-open = U stolu běží na { $url }
serve-phones = Telefony ve stejné síti otevřou { $url }
serve-already = U stolu už běží na { $url }
serve-stop = Konec: Ctrl+C. Rozehrané partie zůstanou uložené.
serve-moved = Port { $port } už používá jiný program, proto běžíme na { $other }.
serve-taken = Na portu { $port } už něco běží, nejspíš další U stolu. Zavřete ho, nebo zvolte jiný port: ustolu serve --port { $other }
serve-no-address = Na adrese { $host } nelze poslouchat: { $why }
serve-no-database = S databází se nedá pracovat: { $why }
serve-stopping = Končíme. Všechno je uložené.
