/** Nouns in -a that are plural (neuter plurals and plurals without a singular). */
export const PLURAL_HEADS: ReadonlySet<string> = new Set(
  'jajka jaja jabłka jabłuszka warzywa zioła piwa wina soki ziarna ziarenka jajeczka skrzydełka udka uda podudzia żeberka żebra płucka serca serduszka ciastka ciasteczka kopytka uszka flaczki dania mięsa białka żółtka nasiona mydła kolanka świderka piórka jarmuże drewienka kółka oczka gniazda jelita wiórki drożdże otręby flaki lody frytki chrupki chipsy płatki brokuły kabanosy paluszki śledzie karpie pomidorki krakersy gofry naleśniki czereśnie wiśnie brzoskwinie poziomki maliny jagody truskawki morele daktyle nektarynki mandarynki pomarańcze cytryny migdały orzechy liście ziela gołąbki pyzy kluski pierogi knedle krewetki małże kalmary ostrygi podroby kości obrzynki skórki spody blaty słodycze cukierki żelki ciecierzyce sucharki precle wafle wafelki rogale rogaliki bajgle pieczarki kurki boczniaki maślaki podgrzybki borowiki kasze ptysie eklery udźce pałki winogrona szparagi kapary oliwki trufle pistacje papryczki ogórki awokada ręczniki chusteczki pieluchy waciki patyczki podpaski tampony tabletki kapsułki worki rękawiczki ściereczki gąbki zapałki świece baterie pchełki jeżyny porzeczki borówki granaty kartofle pyry buraki buraczki selery pory szparażki owoce jarzyny grzyby'.split(
    ' ',
  ),
)

/** Feminine nouns that end in a consonant. */
export const FEMININE_HEADS: ReadonlySet<string> = new Set(
  'sól pierś marchew brukiew rzodkiew cykoria kość gęś natka włoszczyzna dziczyzna żółć pomarańcz pieczeń kukurydz papaj toffi czerń zieleń goleń dłoń łopatka wieprzowina polędwica gałąź klacz kąpiel pościel cieciorka brzoskwiń kolendra'.split(
    ' ',
  ),
)

/** Neuter nouns whose ending says otherwise: foreign words that do not decline, and -e that is no plural. */
export const NEUTER_HEADS: ReadonlySet<string> = new Set(
  'kiwi chili chilli salami sushi curry spaghetti tagliatelle mascarpone prosecco kakao awokado mango tofu musli müsli latte cappuccino espresso serce zboże pieczywo zielone ziele kimchi miso wasabi pepperoni peperoni guacamole pesto tiramisu panettone martini sherry brandy whisky ghee calzone ravioli tortellini gnocchi penne fusilli linguine farfalle lasagne cannelloni ziarno danie mleczko jajo jajko jabłko prosię cielę jagnię mięso'.split(
    ' ',
  ),
)

/** Masculine nouns that end in a vowel, and other exceptions. */
export const MASCULINE_HEADS: ReadonlySet<string> = new Set(
  'mężczyzna kebab budyń kisiel korzeń łosoś śledź liść daktyl migdał rooibos'.split(' '),
)
