/**
 * What no rule tells of a noun that opens the shelf name of a food: its genitive, from which the other cases follow. A masculine noun or
 * a plural that is not here is not inflected at all: a wrong form in a recipe is worse than another wording.
 */
const GENITIVES_IN_ROWS = `
ananas ananasa, arbuz arbuza, bakłażan bakłażana, boczek boczku, brokuł brokułu, budyń budyniu, bulgur bulguru, bób bobu, camembert camemberta,
chleb chleba, chrzan chrzanu, cukier cukru, cynamon cynamonu, czosnek czosnku, dorsz dorsza, dżem dżemu, ekstrakt ekstraktu,
erytrytol erytrytolu, fenkuł fenkułu, filet filetu, granat granatu, groch grochu, groszek groszku, hummus hummusu, imbir imbiru, indyk indyka,
jarmuż jarmużu, jałowiec jałowca, jogurt jogurtu, kabaczek kabaczka, kalafior kalafiora, karob karobu, kefir kefiru, ketchup ketchupu,
kminek kminku, koncentrat koncentratu, koper kopru, koperek koperku, ksylitol ksylitolu, kumin kuminu, kurczak kurczaka, kuskus kuskusu,
labraks labraksa, likier likieru, liść liścia, lubczyk lubczyku, majeranek majeranku, majonez majonezu, mak maku, makaron makaronu,
melon melona, mintaj mintaja, mix miksu, miód miodu, morszczuk morszczuka, napój napoju, ocet octu, olej oleju, parmezan parmezanu,
pasternak pasternaku, patison patisona, pieprz pieprzu, por pora, proszek proszku, przecier przecieru, pstrąg pstrąga, pęczak pęczaku,
rabarbar rabarbaru, rooibos rooibosu, rostbef rostbefu, rozmaryn rozmarynu, rum rumu, ryż ryżu, sandacz sandacza, schab schabu,
seler selera, ser sera, serek serka, sezam sezamu, skyr skyru, smalec smalcu, sok soku, sos sosu, sumak sumaku, syrop syropu,
szczaw szczawiu, szczypiorek szczypiorku, szpinak szpinaku, słonecznik słonecznika, tempeh tempehu, tuńczyk tuńczyka, twaróg twarogu,
tymianek tymianku, halibut halibuta, bukiet bukietu, kardamon kardamonu, pasztet pasztetu, udziec udźca, zakwas zakwasu, łosoś łososia, pomidor pomidora, ogórek ogórka, burak buraka, ziemniak ziemniaka,
banan banana, batat batata, orzech orzecha, migdał migdała, szparag szparaga, boczniak boczniaka, śledź śledzia,
bajgle bajgli, banany bananów, bataty batatów, białka białek, biszkopty biszkoptów, boczniaki boczniaków, borówki borówek,
brokuły brokułów, brzoskwinie brzoskwiń, buraki buraków, bułki bułek, ciastka ciastek, cytryny cytryn, daktyle daktyli, drożdże drożdży,
figi fig, goździki goździków, grahamki grahamek, grejpfruty grejpfrutów, gruszki gruszek, grzyby grzybów, herbatniki herbatników,
jabłka jabłek, jagody jagód, jajka jajek, kajzerki kajzerek, kapary kaparów, krewetki krewetek, kurki kurek, limonki limonek,
maliny malin, mandarynki mandarynek, matjasy matjasów, migdały migdałów, morele moreli, nasiona nasion, nektarynki nektarynek,
ogórki ogórków, oliwki oliwek, orzechy orzechów, orzeszki orzeszków, pestki pestek, pieczarki pieczarek, pistacje pistacji,
polędwiczki polędwiczek, pomarańcze pomarańczy, pomidory pomidorów, porzeczki porzeczek, powidła powideł, płatki płatków, płuca płuc,
rodzynki rodzynek, sardynki sardynek, skrzydełka skrzydełek, szparagi szparagów, szprotki szprotek, truskawki truskawek, wafle wafli,
wiórki wiórków, wiśnie wiśni, ziemniaki ziemniaków, zioła ziół, łazanki łazanek, śledzie śledzi, śliwki śliwek, żeberka żeberek,
żółtka żółtek, warzywa warzyw, parówki parówek, owoce owoców, winogrona winogron,
brukiew brukwi, marchew marchwi, pierś piersi, rzodkiew rzodkwi, sól soli,
siemię siemienia, podudzie podudzia, ziele ziela`

/** Nominative → genitive, both in the number of the nominative. */
export const GENITIVES: ReadonlyMap<string, string> = new Map(
  GENITIVES_IN_ROWS.split(',').flatMap((row): [string, string][] => {
    const [nominative, genitive] = row.trim().split(' ')
    return nominative && genitive ? [[nominative, genitive]] : []
  }),
)

/** Living things, and what grammar takes for one: their accusative is the genitive ("dodaj łososia"). */
export const ANIMATE: ReadonlySet<string> = new Set(
  'dorsz halibut indyk kurczak labraks mintaj morszczuk pstrąg sandacz tuńczyk łosoś śledź'.split(' '),
)

/** One form in all cases. */
export const INDECLINABLE: ReadonlySet<string> = new Set(
  'awokado brie brioche carpaccio chili chorizo curry edamame garam grana halloumi kakao kiwi mango mascarpone miso natto oregano ouzo pak pecorino penne peperoncino pesto porto prosecco radicchio salami spaghetti tabasco tahini tofu'.split(
    ' ',
  ),
)

/** Feminine nouns in -ia whose genitive has one i: "dyni", but "bazylii". */
export const ONE_I: ReadonlySet<string> = new Set(['dynia', 'skrobia', 'wiśnia', 'brzoskwinia'])

/** Locatives whose vowel changes. */
export const LOCATIVES: ReadonlyMap<string, string> = new Map([['ciasto', 'cieście']])

/** Plurals that end like something else. */
export const PLURALS: ReadonlySet<string> = new Set(['powidła', 'płuca'])
/** Neuter singulars that end like a plural, and masculines that end like a neuter. */
export const OTHER_GENDERS: ReadonlyMap<string, 'neuter' | 'masculine'> = new Map([
  ['podudzie', 'neuter'],
  ['rum', 'masculine'],
])

/** Words behind a noun that end like adjectives and are none: brands, kinds of pasta. One form in all cases. */
export const NO_ADJECTIVES: ReadonlySet<string> = new Set(
  'basmati padano spaghetti kokardki gwiazdki nitki cannelloni rigatoni ditalini wasabi'.split(' '),
)
/** Nouns behind a noun that change with it: "mąkę krupczatkę". */
export const APPOSED: ReadonlySet<string> = new Set('krupczatka manna dymka cotta masala'.split(' '))
/** Adjectives too short for their endings to tell, by their masculine nominative. */
export const SHORT_ADJECTIVES: ReadonlySet<string> = new Set(
  'biały cały chrupki chudy ciepły dziki drobny duży gęsi gęsty gorący kozi kruchy lekki letni mały miękki młody ostry płynny rzadki suchy surowy świeży tłusty twardy zimny'.split(
    ' ',
  ),
)
/** Adjectives that open a shelf name ("szara reneta") or stand alone for its noun ("pasztetowa"): such names are not inflected. */
export const OPENING_ADJECTIVES: ReadonlySet<string> = new Set(
  'biała bita dzika krzyżowa mrożona pasztetowa suszona szara szarpana'.split(' '),
)
