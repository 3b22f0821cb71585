import { MEAL_WORDS } from '@spizarka/knowledge'
import { isAdjective } from '../../inflection/index.ts'
import { fold } from '../../parse/polish/fold.ts'
import { NUMBER_WORDS } from '../../parse/words.ts'

/**
 * A meal as it would be written, however it was said: numbers in digits, without hours and reasons, with commas and full stops where another thing begins.
 */
export function asWritten(text: string): string {
  return (
    withPlainState(withDigits(withoutHours(text)))
      // "jutro koło z analizy", "koło 100 g": no cola, which has other endings.
      .replace(/(?<!\p{L})ko[łl]o(?= \d)/giu, 'około')
      .replace(/(?<!\p{L})ko[łl]o(?!\p{L})(?= (?:z|na|w|u)(?!\p{L}))/giu, 'kolokwium')
      .replace(/(?<!\p{L})ko[łl]o(?!\p{L})/giu, 'obok')
      // "cukier po 2 h 151": after so many hours.
      .replace(/ po \d{1,2}(?:[,.]5)? ?(?:h|godz\p{L}{0,6}\.?)(?!\p{L})/giu, ' ')
      // "kaszy będzie z 300 g", "makreli było pół sztuki".
      .replace(
        /(?<=\p{L}) (?:będzie|bedzie|było|bylo|była|były|wyszło)(?: tak)?(?: ze?)? (?=(?:pół|\d{1,4}|dwa|dwie|trzy|cztery|pięć)(?!\p{L}))/giu,
        ' ',
      )
      // "uwarzyłach", "zjodech": as they say in Silesia what others say with "-łam" and "-łem".
      .replace(/(?<=(?<!(?:^|\s)(?:na|w|we|po|o|przy)\s\p{L}{1,20})\p{L}{2})ł([ae])ch(?!\p{L})/giu, 'ł$1m')
      // "o herbacie i sucharkach": what one lives on.
      .replace(/(?<=(?:dzień|dnia|rana|tydzień|wieczora) )o (?=\p{L}{3,20}(?:ie|ce|ach|ej|ym|im|u)(?!\p{L}))/giu, 'na śniadanie ')
      // "łyżka śmietany 18": how fat it is, and no count.
      .replace(
        /(?<![\p{L}\p{N}])(\p{L}{3,16}) (\d{1,2})(?=\s{0,2}(?:$|[,;.!?)]|i |oraz |z ))/giu,
        (told: string, name: string, number: string) => (isFatOf(name, Number(number)) ? `${told}%` : told),
      )
      // "białko z 4 jaj": so many whites.
      .replace(
        /(?<!\p{L})(\p{L}{4,8}) ze? (\d{1,2}|\p{L}{3,8}) (\p{L}{3,6})(?!\p{L})/giu,
        (told, part: string, number: string, whole: string) =>
          PARTS.some(({ begins, of }) => beginsWith(part, begins) && beginsWith(whole, of)) ? `${number} ${part}` : told,
      )
      // "kromka z masłem", "na dwóch kromkach", "kromka białego": of bread, where none is named before or right behind.
      .replace(
        /(?<!\p{L})(\p{L}{5,10})(?=\s(?:\p{L}{3,12}ego|ze?|i|oraz)(?!\p{L})(?!\s(?:chleb|pieczyw))|\s{0,2}(?:$|[,;.!?)]))/giu,
        (slice: string, ...rest: readonly unknown[]) =>
          beginsWith(slice, SLICES.begins) && !namesBread(clauseBefore(rest)) ? `${slice} ${SLICES.of}` : slice,
      )
      // "aż dwa kawałki".
      .replace(/(?<!\p{L})aż (?=\d|pół|dwa|dwie|trzy|cztery|pięć|sześć)/giu, ' ')
      // "1 i pół banana".
      .replace(/(?<![\p{L}\p{N},.])(\d{1,3}) i p(?:ół|ol)(?!\p{L})/giu, '$1,5')
      // How wide a pizza was is no count of anything.
      .replace(/(?<![\p{L}\p{N}])\d{2}\s?cm(?!\p{L})/gu, ' ')
      // "trzy piwa półlitrowe", "w liczbie ośmiu sztuk".
      .replace(/(?<!\p{L})p[óo][łl] ?litrow(?:e|y|a|ych|ego|ej)(?!\p{L})/giu, 'po pół litra')
      // "golonka z pół kilo": about so much.
      .replace(/(?<=\p{L}) ze? (?=(?:p[óo][łl] |\d{1,2} |dwa |dwie )?(?:kilo|litra|litr|kilogram[ay]?)(?!\p{L}))/giu, ' ')
      .replace(/(?<!\p{L})w (?:ilości|ilosci|liczbie) /giu, ' ')
      // "puszka. frytki": a full stop behind a whole word ends a sentence, whatever follows; behind "szt" it cuts it short.
      .replace(/(?<=\p{L}{3}[aeiouyąęó])\.(?=\s+\p{Ll})/gu, '. ; ')
      .replace(/(?<!\p{L})(\p{L}{4,20})\.(?=\s+\p{Ll}{3})/gu, (told, word: string) => (CUT_SHORT.test(word) ? told : `${word} ; `))
      // "orzechy 20g. białka prawie zero".
      .replace(/(?<=\d ?(?:g|ml|kg|dag))\.(?=\s+\p{L}{3})/giu, ' ; ')
      // "wegański obiad - kasza", "keto śniadanie 2 jajka": of which kind a meal was.
      .replace(
        /(?<=^|[,;.\n] ?)(\p{L}{3,14}) (?=(?:śniadanie|sniadanie|śniadanko|obiad|obiadek|kolacja|lunch|podwieczorek)(?!\p{L}))/giu,
        (told, kind: string) => (isAdjective(kind.toLowerCase()) || KINDS_OF_MEALS.has(fold(kind)) ? '' : told),
      )
      // "jogurt (grecki) 150 g", "pierogi (ruskie)": of which kind it was is no dish beside it.
      .replace(/(?<=[\p{L}\p{N}])\s?\(\s?(\p{L}+)\s?\)/gu, (brackets, word: string) =>
        isAdjective(word.toLowerCase()) ? ` ${word}` : brackets,
      )
      // "coś, co zwie się wirgulnik": what it is called is what was eaten.
      .replace(/,? (?:co|kt[óo]r[yaei]) (?:si[ęe] )?(?:zwie|nazywa|zowie)(?: si[ęe])? /giu, ' ')
      // "3 kawałki z 8 (pizza 32 cm)": what was named before is not named anew.
      .replace(/\(\s?(\p{L}{3,})\s{0,3}\)/gu, (brackets, word: string, at: number, all: string) =>
        all.slice(0, at).toLowerCase().includes(word.toLowerCase()) ? ' ' : brackets,
      )
      // Why it was so is no food: "bo nie miałam czasu".
      .replace(BECAUSE, '')
      // "330 gram zjadłem połowę", "dwa piwa resztę dałem kotu": the part that was eaten, and who got the rest, are told of what stands before.
      .replace(/(?<=[\p{L}\p{N}])\s(?=(?:z|do)jad[łl][ae]m\s(?:pó[łl]|pol|po[łl]ow)[ęeę]?(?!\p{L}))/giu, ', ')
      .replace(/(?<=[\p{L}\p{N}])\s(?=reszt[ęe]\s(?:\p{L}{1,20}\s){0,2}(?:da[łl]|odda|zostawi|wyrzuci|wzi[ąęae]))/giu, ', ')
      // "kebab w tortilli sos mieszany": in the nominative a sauce stands beside it, whatever it goes with.
      .replace(/(?<=\p{L}{3})\s(?=sos\s)/gu, ', ')
  )
}

/** Up to what joins food with its measure: "bo mąż ma urodziny i kawałek tortu". */
const BECAUSE =
  /\sbo\s(?:(?!(?:i|oraz|plus|a|potem)\s(?:\d|pół|dwa|dwie|trzy|cztery|jeden|jedna|jedną|kawał|łyż|szklan|talerz|misk|misecz|kub|plast|krom|garść|porcj|lampk|kielisz))[^,;.()\n])*/gu

/** Words of four letters and more that a full stop cuts short. */
const CUT_SHORT =
  /^(?:godz|mies|szkl|opak|plast|krom|kawał|kawal|porc|kost|pusz|butel|łyżecz|lyzecz|ząbk|około|minut|kcal|temp|ewent|wliczaj)$/iu

const KINDS_OF_MEALS: ReadonlySet<string> = new Set(['keto', 'fit', 'vege', 'wege', 'fast', 'szybki', 'moje', 'mój', 'nasze'])

/** What stands before a match up to the last comma or full stop. */
function clauseBefore(rest: readonly unknown[]): string {
  const [at, all] = rest.slice(-2)
  return typeof at === 'number' && typeof all === 'string'
    ? (all
        .slice(0, at)
        .split(/[,;.\n]/u)
        .at(-1) ?? '')
    : ''
}

const { slices: SLICES, fat: FAT, parts: PARTS } = MEAL_WORDS.as_written

function namesBread(told: string): boolean {
  return told.split(/[^\p{L}]/u).some((word) => beginsWith(word, SLICES.breads))
}

function isFatOf(name: string, percent: number): boolean {
  return FAT.some(({ begins, percents }) => percents.includes(percent) && beginsWith(name, begins))
}

function beginsWith(word: string, beginnings: readonly string[]): boolean {
  const plain = fold(word)
  return beginnings.some((beginning) => plain.startsWith(beginning))
}

/** From which number on it is read in digits: the small ones are read as words where they count pieces. */
const LEAST_IN_DIGITS = 20

/** "sto pięćdziesiąt gramów" is 150 of them: numbers of weights as they are said. */
function withDigits(text: string): string {
  return text.replace(/(?<!\p{L})\p{L}{3,16}(?: \p{L}{3,16})*/gu, (run) => {
    const words = run.split(' ')
    const said: string[] = []
    for (let from = 0; from < words.length; ) {
      const values = spelledFrom(words, from)
      const sum = values.reduce((all, each) => all + each, 0)
      said.push(sum >= LEAST_IN_DIGITS ? String(sum) : words.slice(from, from + Math.max(1, values.length)).join(' '))
      from += Math.max(1, values.length)
    }
    return said.join(' ')
  })
}

/** What the words of one number come to, from a place on: hundreds, tens, ones; none where no number stands there. */
function spelledFrom(words: readonly string[], from: number): number[] {
  const values: number[] = []
  let below = Number.POSITIVE_INFINITY
  for (const word of words.slice(from)) {
    const value = NUMBER_WORDS.get(fold(word))
    if (value === undefined || value >= below || !Number.isInteger(value)) break
    values.push(value)
    below = value >= 100 ? 100 : value >= LEAST_IN_DIGITS ? 10 : 0
  }
  return values
}

const UNCOOKED = MEAL_WORDS.uncooked_phrases.map((phrase) => new RegExp(`(?<![\\p{L}])${phrase.replace(/ /g, '\\s')}(?![\\p{L}])`, 'giu'))

/** With the adjective that is read for phrases of the state something was weighed in: "60 g waga sucha" is of what is dry. */
function withPlainState(text: string): string {
  return UNCOOKED.reduce((told, phrase) => told.replace(phrase, 'suchy'), text)
}

/** Without the hour at which it was eaten ("o 11 drożdżówka", "8:30 owsianka", "koło 21 jeszcze wafelek"), and without how long, how far and how old ("Kuba, 6 lat", "po dwóch godzinach jabłko"): none of it counts food. */
function withoutHours(text: string): string {
  return [HOUR, SPELLED_HOUR, BARE_HOUR, HOUR_BEFORE_FOOD, AGED, TIME_OR_AGE].reduce((told, time) => told.replace(time, leaveOut), text)
}

/** What began a sentence still does without it. */
function leaveOut(_: string, ...rest: readonly unknown[]): string {
  const [at, all] = rest.slice(-2)
  const isFirst = typeof at === 'number' && typeof all === 'string' && /[.!?]\s{0,3}$/u.test(all.slice(Math.max(0, at - 4), at))
  return isFirst ? ' ; ' : ' '
}

/** "koło 11 bułka z serem": behind so many a noun would stand in the genitive plural ("koło 11 bułek"), so it is the hour. */
const HOUR_BEFORE_FOOD =
  /(?<![\p{L}\p{N}])(?:koło|kolo|około|okolo|ok\.|po|przed) (?:[5-9]|1\d|2[0-4]) (?=(?!(?:łyż|lyz|szkl|g(?:r|ram)?\b|dag|deko|kilo|sztuk|minut|godzin)\p{L}{0,8})\p{L}{2,14}[aęeą](?!\p{L}))/giu

/** "koło 21 jeszcze", "do 17...": a number of no food. */
const BARE_HOUR =
  /(?<![\p{L}\p{N}])(?:koło|około|do|od) (?:[5-9]|1\d|2[0-4])(?=\s{0,2}(?:$|[,;.!?…)]|(?:jeszcze|już|dopiero|tylko|znowu|potem|w|do)(?!\p{L})))/giu

/** "Kuba, 6 lat", "Hania 14 mies.": who ate, as parents begin. */
const AGED =
  /(?<![\p{L}\p{N}])\p{Lu}\p{Ll}{2,15},? \(?\d{1,2}(?:[,.]\d)? ?(?:lat(?:a|k[ai]|ek)?|rok|mies(?:i[ęąea]c\p{L}{0,3}|\.|(?!\p{L})))\)?(?!\p{L})/gu

/** So many years, months, hours, kilometres or degrees, with what leads them in. */
const TIME_OR_AGE =
  /(?<![\p{L}\p{N},.])(?:(?:po|przez|od|za|co|w|na) )?(?:\d{1,3}(?:[,.]\d)?|dw(?:óch|och|ie|a)|trzech|trzy|czterech|cztery|pięciu|pięć|kilku|kilka) ?(?:lat(?:a|k[ai]|ek|ach)?|miesi[ęeąa]c\p{L}{0,4}|mies(?:\.|(?!\p{L}))|godzin\p{L}{0,4}|godz(?:\.|(?!\p{L}))|minut\p{L}{0,3}|min(?:\.|(?!\p{L}))|tygodni\p{L}{0,3}|dni(?:a|ach)?|km|kilometr\p{L}{0,3}|stopni\p{L}{0,2})(?![\p{L}\p{N}])/giu

const HOUR =
  /(?<![\p{L}\p{N}])(?:(?:o|ok\.|około|przed|po|koło) (?:godz\. |godzinie )?(?:[01]?\d|2[0-3])[:.][0-5]\d|o (?:godz\. |godzinie )?(?:1?\d|2[0-3])|godz\. (?:1?\d|2[0-3])|(?:[01]?\d|2[0-3]):[0-5]\d)(?![\p{L}\p{N},.%]|:\d|\s?(?:g|ml|l|kg|dag|szt|kcal)(?!\p{L}))/giu

const SPELLED_HOUR =
  /(?<![\p{L}\p{N}])(?:o|po|przed|około|koło) (?:godzinie )?(?:pierwszej|drugiej|trzeciej|czwartej|piątej|szóstej|siódmej|ósmej|dziewiątej|dziesiątej|(?:jede|dwu|trzy|czter|pięt|szes|siedem|osiem|dziewięt)nastej|dwudziestej)(?![\p{L}])/giu
