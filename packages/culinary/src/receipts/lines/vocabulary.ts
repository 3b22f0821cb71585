import { stems } from '../letters/alike.ts'

/** Lines that take an item back. */
export const CANCELLED = stems('anulowa anulacj anul. storno uniewaznion korekta.')

/** Price reductions that are nothing else. */
export const DISCOUNTS = stems('rabat opust. opusty. opustu. upust obnizk obnizek znizk znizek bonifikat rab. udzielono')

/** Behind "po": a price after it was reduced. */
export const REDUCED = stems('rabaci obnizc opusci upusci znizc promocj przecen')

/** Behind "cena": the price that is paid in the end. */
export const FINAL = stems('koncow promocyj ostateczn obnizon')

/** Words of offers, which may also begin a product's name; such a line takes money off when its value is negative or no food is named. */
export const OFFERS = stems(
  'promocj promo. kupon voucher bonus. karta. karty. lidl kup. gratis oferta przecen naklejk taniej cena. moja. klub. punkty.',
)

/** Words of offers wherever they stand. */
export const COUPONS = stems('kupon voucher')

/** With one of DISCOUNTS: sums of what was already taken off. */
export const SUMMING = stems('suma. sumie. razem. lacznie laczna laczne lacznej udzielono. zaoszczedz oszczedz oszczednosc zyskal')

export const SAVINGS = stems('zaoszczedz oszczedz oszczednosc')

export const SUBTOTALS = stems('podsum subtotal posrednia. czesciow czastkow miedzysum')

export const TAXES = stems('ptu. podatek. podatku')

/** First words of the lines that close the list of items. */
export const TOTALS = stems(
  'suma. sumapln razem. naleznosc lacznie. ogolem. total. opodatkowan sprzed. sprzedaz. sprzedaz zaplaty. dozaplaty ptu. kwota.',
)

export const PAYMENTS = stems(
  'gotowka. gotowke. reszta. platnosc zaplacono zaplata. platnicza. platnicze. mastercard visa. blik. przelew. terminal. autoryzac contactless zblizeniow',
)

/** Deposits wherever the word stands. */
export const DEPOSITS = stems('kaucj kauci')
/** First words of other lines of deposits. */
export const DEPOSIT_STARTS = stems('zwrotn zwrot. zwrotu. depozyt opakowan')
/** What a deposit is paid for; with "zwr." behind it a deposit, alone at most a pack. */
export const RETURNABLES = stems('opak butelk but. skrzynk transporter puszk szklo. pet.')
export const RETURNED = stems('zwr. zwrot')

export const BAGS = stems('reklamow reklam. rekl. torba. torby. torb. torbap siatka. siatk. jednorazowk zrywk foliowk recykl')
/** What every bag of a till is for ("TOR8A ZAKUPOWA", "Siatkana zakupy"). */
export const SHOPPING = stems('zakupow zakupy.')
/** Small bags are kitchen goods ("torebki śniadaniowe") unless made for carrying. */
export const SMALL_BAGS = stems('toreb tor. worek. woreczek')
/** With what is nearly "torba" or "reklamówka". */
export const BAG_SIZES = stems('na. eko. bio. duza. mala. sredni')
/** Bags that are kitchen goods all the same. */
export const BIN_BAGS = stems('smieci')
export const BAG_KINDS = stems('foli fol. papier. papierow hdpe. ldpe. zryw ekologi biodegr')

/** Heads of columns. */
export const COLUMNS = stems(
  'nazwa. towar. towaru. produkt. opis. artykul. cena. ceny. wartosc. ilosc. kwota. ptu. vat. stawka. lp. jm. jedn. brutto. szt. kod. usluga. uslugi. lub. pln. netto.',
)

/** Departments of a shop, printed over their items. */
export const HEADINGS = stems(
  `owoce. warzywa. nabial. pieczywo. mieso. miesny. wedliny. drob. ryby. rybny. napoje. alkohole. alkohol. slodycze. przekaski. mrozonki. chemia. kosmetyki. przemyslowe. przemyslowy.
  spozywcze. spozywczy. spozywcza. art. artykuly. dzial. stoisko. grupa. garmaz. garmazeria. garmazerka. delikatesy. swieze. swiezy. inne. pozostale. produkty. suche. sypkie. nonfood. non. food. prasa.
  dom. ogrod. ogrodnicze. domowe. gospodarstwo. drogeria. piekarnia. cukiernia. sery. lada. przyprawy. konserwy. i. z. oraz. dla. dzieci. zwierzat. tytoniowe. papierosy. uzywki. bakalie. lody. zywnosc. ogolnospozywcze. nabialowe. mleczne. mrozone. warzywno.
  owocowe. cukiernicze. dodatki. dania. gotowe. kawa. herbata. sosy. tluszcze. napoj. sprzet. tekstylia. higiena. pielegnacja. czystosc. srodki. czystosci. elektro. agd. rtv.`,
)

/** First words of lines that are about the sale, not of it. */
export const REMARKS = stems(
  `nip. kasjer kasa. nr. numer. www. tel. telefon ul. aleja. regon. bdo. krs. dziekuje zapraszam sklep. pozycje. poz. karta. punkty. naklejki. klient klienta. ecr. niefiskaln fiskaln paragon faktura wydruk. godz. godziny. infolini
  transakcj id. sprzedawca obsluga. oplata. otwarte. czynne. data. dokument kod. kartanr. siedziba. adres. spolka. oddzial. stanowisko rachunek. program. stan. saldo. zebrane. zebrano. witamy. market. filia. miejsce. koniec. wydano. zwroty. wymian reklamacj ankiet konkurs loteri aplikacj
  pobierz. zeskanuj zarejestruj regulamin szczegol zachowaj. konto. poczatek. unikatow system. pos. bony. naliczon dostepn`,
)

/** Remarks wherever they stand in a line. */
export const REMARK_SIGNS =
  /(?<!\p{L})(?:NIP|REGON|BDO)(?!\p{L})|www\.|https?:|@|(?<!\p{L})sp\.?\s*z\.?\s*o\.?\s*o|(?<!\p{L})S\.A\.|sp\.?\s?k\.|\b\d{2}-\d{3}\s+\p{L}|(?<!\p{L})tel[.:]/u

/** A street with the number of a house: "PL. WOLNOŚCI 4a", but "PL.OWSIANE 400G" are flakes. */
export const STREET =
  /(?<!\p{L})(?:[Uu]l|UL|[Aa]l|AL|[Pp]l|PL|[Oo]s|OS)\.\s?\p{Lu}\p{L}+(?:\s.*)?\s\d{1,3}(?!\d|\s?(?:k?g|m?l|szt)(?!\p{L}))[A-Fa-f]?(?:\/\d+)?(?=[\s,]|$)/u
