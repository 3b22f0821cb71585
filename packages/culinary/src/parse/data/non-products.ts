/** Words that open a line which is no product: bags, deposits, discounts, totals, payment, headings of receipts and orders. Folded stems. */
export const NON_PRODUCT_STARTS: ReadonlySet<string> = new Set(
  `reklamowka reklamowki reklamowke reklamowek torba torby torbe jednorazowka zrywka zrywki kaucja kaucje kaucji kaucyjna depozyt zwrot zwrotna
  rabat rabaty znizka upust opust kupon voucher bonus punkty bon suma razem lacznie podsumowanie wartosc kwota total subtotal zaplacono zaplata zaplaty dozaplaty oplata platnosc platnosci karta karty gotowka blik przelew visa mastercard reszta wydano
  dostawa dostawy wysylka przesylka koszt koszty serwis paragon fiskalny niefiskalny faktura nip regon ptu vat sprzedaz opodatkowana sprzedawca kasjer kasjerka nrtrans transakcja terminal wydruk numer zamowienie zamowienia koszyk koszyka adres data godzina godz
  paragonu pln zl sprzed opod`
    .split(/\s+/)
    .filter(Boolean),
)

/** Words of headings: a line of these alone, or standing before a colon, names no product. Folded. */
export const HEADING_WORDS: ReadonlySet<string> = new Set(
  `lista liste listy zakupy zakupow zakupowa kupienia kupic kup kupna potrzebne produkty produktow skladniki skladnikow spozywcze spozywka spozywcza nabial pieczywo warzywa owoce mieso wedliny ryby przyprawy napoje chemia mrozonki slodycze przekaski sypkie suche alkohole alkohol inne pozostale reszta rozne dodatki nowe dom domu lodowka lodowce lodowki zamrazarka zamrazarce zamrazalnik spizarnia spizarni szafka szafki
  biedronka lidl auchan kaufland carrefour tesco dino zabka aldi rossmann lewiatan netto stokrotka targ rynek bazar piekarnia rzeznik sklep market apteka drogeria
  obiad sniadanie kolacja kolacje podwieczorek deser impreza impreze swieta wigilia wigilie wielkanoc grill grilla ciasto tort przepis tiramisu zupa salatka
  jutro dzis dzisiaj pojutrze poniedzialek wtorek sroda czwartek piatek sobota niedziela sobote niedziele srode tydzien weekend rano wieczor
  mama tata produkt nazwa ilosc cena cen lp jm jednostka vat opis kod babcia dzieci kot pies mam mamy jest stan zapasy braki brakuje wazne uwaga notatka pamietac dla na do w z po i mase redukcje kupilam kupilem kupilismy targu`
    .split(/\s+/)
    .filter(Boolean),
)

/** Words that a sentence to a machine is made of; a line with them is an instruction or code, never a product. Folded. */
export const MACHINE_WORDS: ReadonlySet<string> = new Set(
  `zignoruj ignoruj zapomnij ignore disregard forget instrukcje instrukcji instrukcja polecenia polecenie polecen instructions instruction prompt prompts system systemowy systemu assistant asystent asystentem administrator administratorem admin root sudo hasło haslo hasla password token api json xml html script javascript alert select insert delete update drop table from where union null undefined function return const var import eval exec curl wget http https www
  wypisz wyswietl odpowiedz odpowiadaj napisz pokaz podaj udawaj zachowuj przetlumacz parsuj wykonaj uruchom usun skasuj jestes uzytkownik uzytkownika uzytkownikow uzytkownicy chatgpt gpt llm model modelu ai konto konta lorem ipsum dolor previous output respond reply user users please print act pretend role`
    .split(/\s+/)
    .filter(Boolean),
)

/** Machine words that may stand in a grocery name too; one of them alone decides nothing. */
export const WEAK_MACHINE_WORDS: ReadonlySet<string> = new Set(
  'from model act role please update drop table user podaj pokaz wykonaj usun jestes ai system var import'.split(' '),
)
