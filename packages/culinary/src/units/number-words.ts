/** Polish number words without diacritics → value, all genders and cases people use when they count groceries. */
export const NUMBER_WORDS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    'jeden jedna jedno jednym jednego jednej jedne': 1,
    'dwa dwie dwoch dwoje dwojga dwom dwu dwoma dwiema': 2,
    'trzy trzech troje trojga trzem trzema': 3,
    'cztery czterech czworo czterem czterema': 4,
    'piec pieciu piecioro piecioma': 5,
    'szesc szesciu szescioro szescioma': 6,
    'siedem siedmiu siedmioro siedmioma': 7,
    'osiem osmiu osmioro osmioma': 8,
    'dziewiec dziewieciu dziewiecioro dziewiecioma': 9,
    'dziesiec dziesieciu dziesiecioro dziesiecioma': 10,
    'jedenascie jedenastu jedenastoma': 11,
    'dwanascie dwunastu dwunastoma': 12,
    'trzynascie trzynastu': 13,
    'czternascie czternastu': 14,
    'pietnascie pietnastu pietnastoma': 15,
    'szesnascie szesnastu': 16,
    'siedemnascie siedemnastu': 17,
    'osiemnascie osiemnastu': 18,
    'dziewietnascie dziewietnastu': 19,
    'dwadziescia dwudziestu dwudziestoma': 20,
    'trzydziesci trzydziestu trzydziestoma': 30,
    'czterdziesci czterdziestu': 40,
    'piecdziesiat piecdziesieciu piecdziesiecioma': 50,
    'szescdziesiat szescdziesieciu': 60,
    'siedemdziesiat siedemdziesieciu': 70,
    'osiemdziesiat osiemdziesieciu': 80,
    'dziewiecdziesiat dziewiecdziesieciu': 90,
    'sto stu': 100,
    'dwiescie dwustu dwustoma': 200,
    'trzysta trzystu trzystoma': 300,
    'czterysta czterystu': 400,
    'piecset pieciuset': 500,
    'szescset szesciuset': 600,
    'siedemset siedmiuset': 700,
    'osiemset osmiuset': 800,
    'dziewiecset dziewieciuset': 900,
  }).flatMap(([words, value]) => words.split(' ').map((word) => [word, value] as const)),
)

/** Words that multiply what follows or what stands before them: "tysiąc", "tuzin", "mendel", "kopa", "para". */
export const GROUP_WORDS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    'tysiac tysiace tysiecy': 1000,
    'tuzin tuziny tuzinow tuzina': 12,
    'mendel mendle mendli mendla': 15,
    'kopa kope kopy': 60,
    'para pary par': 2,
  }).flatMap(([words, value]) => words.split(' ').map((word) => [word, value] as const)),
)

/** Fractions of one. */
export const FRACTION_WORDS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    'pol polowa polowe polowka polowke': 0.5,
    'cwierc cwierci cwiartka cwiartke czwarte czwarta czwartych': 0.25,
    'trzecie trzecia trzecich': 1 / 3,
    'trzy-czwarte': 0.75,
    'poltora poltorej poltorak': 1.5,
  }).flatMap(([words, value]) => words.split(' ').map((word) => [word, value] as const)),
)

/** Words for an amount nobody counted; they leave a product without an amount. */
export const VAGUE_WORDS: ReadonlySet<string> = new Set(
  'troche troszke troszeczke kilka kilku kilkanascie kilkadziesiat kilkoro pare paru odrobina odrobine odrobiny resztka resztki resztke reszta reszte resztek duzo malo sporo ciut nieco ile ilestam mnostwo ociupina ociupine zapas koncowka koncowke niewiele'.split(
    ' ',
  ),
)
