/**
 * Adjectives that say freshness, origin, opinion or size and leave the product what it is: dropped from the name
 * (PRODUCT.md, section 4), unless a food of the table carries the word ("serek wiejski", "jajka wiejskie"). Masculine singular.
 */
export const DROPPED_ADJECTIVES: readonly string[] =
  `świeży świeżutki polski krajowy hiszpański holenderski izraelski egipski marokański niemiecki norweski fiński szwedzki duński portugalski argentyński chilijski peruwiański austriacki czeski słowacki kalifornijski duży mały średni wielki ogromny malutki maleńki większy mniejszy
  ładny piękniejszy śliczny ekologiczny organiczny dojrzały niedojrzały ulubiony tani tańszy drogi dobry lepszy najlepszy smaczny pyszny nowy stary cały prawdziwy
  lokalny tradycyjny soczysty cieniutki grubiutki aromatyczny jakościowy promocyjny przeceniony otwarty zaczęty napoczęty nadgryziony pozostały ostatni kolejny następny jakiś inny dowolny
  każdy gotowy oskubany patroszony wypatroszony sprawiony paczkowany pakowany luźny umyty obrany zimny schłodzony ciepły miękki twardy chrupiutki fajny super porządny zdrowy typowy oryginalny jednorodny`
    .split(/\s+/)
    .filter(Boolean)

/** Invariable words that are never part of a name. Folded. */
export const DROPPED_WORDS: ReadonlySet<string> = new Set(
  `eko bio organic eco luz luzem swiezo promocja promocji przecena okazja gratis nowosc premium hit tanio xl xxl xs s m l ok okolo circa ca prawie jakies jakis jakas jakichs moze chyba tez takze rowniez jeszcze juz tylko ze okolo raz razy
  sztukowany nowe klasa kl kat kategoria gat gatunek rozmiar rozm roz kalibracja kaliber netto brutto masa waga wagi wagowo lacznie ogolem odsaczone odsaczonych odsaczeniu odsaczona
  szt sztuk prosze poprosze dziekuje koniecznie pilne pilnie wazne moj moje moja nasze nasz taki takie taka takich takiego takiej tego te ten ta to tych prosto blok szklo szkle do od na dla po w we z bez o ode pod przy nad u oraz i a lub albo czy badz ewentualnie np tzn czyli itp itd etc
  min minimum max maks maksimum najmniej conajmniej mniej wiecej co pi drzwi typ typu tuszka tusza tuszki zerowki zerowka trojki wybiegowe sciolkowe firmy marki marka firma typu rodzaj produkt produkty artykul domu domowo zakupy`
    .split(/\s+/)
    .filter(Boolean),
)

/** What follows a preposition and is only origin, place or purpose. Folded. "z Biedronki", "z targu", "od babci". */
export const DROPPED_AFTER_Z: ReadonlySet<string> = new Set(
  `biedronki lidla lidl biedry auchan auchana kauflanda kaufland carrefoura carrefour tesco dino stokrotki netto zabki aldi aldiego lewiatana makro selgrosa polomarketu rossmanna
  targu targowiska rynku bazaru sklepu warzywniaka marketu piekarni rzeznika rzezni masarni mleczarni straganu jarmarku delikatesow hurtowni
  wsi dzialki ogrodka ogrodu sadu szklarni gospodarstwa chowu wybiegu hodowli lasu pola gor beczki
  polski hiszpanii wloch grecji holandii niemiec ukrainy turcji maroka egiptu izraela brazylii chin kraju zagranicy importu grojca podlasia mazur kaszub podhala norwegii francji czech
  promocji przeceny wyprzedazy lodowki zamrazarki zamrazalnika spizarni szafki piwnicy wczoraj dzisiaj dzis rana upraw uprawy ekologicznej wolnego lokalnej domowej krotkim dluga`
    .split(/\s+/)
    .filter(Boolean),
)

/** Words that a remark starts with: from here to the end of the product nothing is name ("jak będzie promocja"). Folded. */
export const REMARK_STARTS: ReadonlySet<string> = new Set(
  'jak jesli jezeli gdyby gdy kiedy byle najlepiej ewentualnie chyba zeby aby bo ale tylko najwyzej koniecznie niech wazne termin spozyc przydatnosci waznosci data nie jakby inaczej zamiast albo lub moze musi wtedy pamietaj uwaga wiecej tak'.split(
    ' ',
  ),
)

/** Verbs, greetings, politeness, days and people around a list; they may stand before or after products. Folded. */
export const SPEECH_WORDS: ReadonlySet<string> = new Set(
  `kup kupic kupcie kupisz kupilam kupilem kupilismy kupilysmy kupujemy kupuje kupiono prosila prosil prosi zapomnij zapomnijcie zapomniec pamietaj pamietajcie ps moge mozna mozemy ugotowac gotowac zrobic test testuje usuniecie prosza mowila mowil chciala chcial nic kocham slychac ciebie was wam nam jutra kupilbym kupilabym dokup dokupic dokupilam dokupilem wez wziac wzielam wzielem wzialem wziela wzieli zamow zamowilam zamowilem zamowic dodaj dodac dopisz dopisac dorzuc wrzuc przynies przyniesc przywiez zrob
  potrzebuje potrzebujemy potrzebne potrzebny potrzebna potrzeba trzeba brakuje brak skonczylo skonczyl skonczyla skonczyly zostalo zostal zostaly zostala mam mamy ma jest sa bylo byly byl mialam mialem mieli lezy leza
  hej czesc witam witaj siema elo dzien dobry dobrywieczor pozdrawiam pozdrowienia pozdro buziaki prosze poprosze dzieki dziekuje pa papa sorry przepraszam mamo tato kochanie skarbie misiu ania mama tata maz zona
  dzis dzisiaj wczoraj jutro pojutrze rano wieczorem poniedzialek wtorek sroda czwartek piatek sobota niedziela sobote niedziele srode tydzien weekend
  chce chcialabym chcialbym chcemy lubie lubimy ja ty on ona my wy oni mi mnie nam ci cie sie co to tam tu tutaj teraz potem pozniej najpierw
  oto lista liste listy zakupy zakupow zakupach zakup lodowce szafce spizarni lodowka zamrazarce`
    .split(/\s+/)
    .filter(Boolean),
)
