import { readUnit } from '../../units/read-unit.ts'

const WORD = String.raw`\p{L}[\p{L}-]{0,30}`
const AMOUNT = String.raw`\d{1,4}(?:[.,]\d{1,2})?`

/** "3 paki czipsów (1 solone, 2 paprykowe)", "jogurty 4 (2 naturalne, 2 truskawkowe)": what is named, and its kinds in brackets. */
const KINDS = new RegExp(
  String.raw`(?:(?<count>\d{1,3}) )?(?<noun>${WORD}(?: ${WORD})?)(?: (?<countBehind>\d{1,3}))? ?\((?<kinds>\d{1,3} ?${WORD}(?: ${WORD})?(?:(?:, ?| i | \+ ?)\d{1,3} ?${WORD}(?: ${WORD})?){1,5})\)`,
  'giu',
)
const BETWEEN_KINDS = /, ?| i | ?\+ ?/

/** "3 szt nie, jednak 2": the second number takes the place of the first. */
const CHANGED_MIND = new RegExp(
  String.raw`(?<!\d)${AMOUNT}(?<unit> ?(?:kg|g|dag|dkg|l|ml|szt\p{L}{0,3}|op\p{L}{0,7})\.?(?![\p{L}\d]))?,? (?:a )?(?:nie,? )?(?:jednak|raczej|albo nie,?|nie,? lepiej) (?<now>${AMOUNT})(?![\d.,]*\d)`,
  'giu',
)

/** "po opakowaniu", "po sztuce": one of each. */
const ONE_OF_EACH =
  /(?<=[\s-])po (?=(?:opakowaniu|paczce|sztuce|słoiku|sloiku|puszce|butelce|kartonie|torebce|kostce|saszetce)(?![\p{L}\d]))/giu

/** "te co zawsze", "jak zwykle": says nothing to who does not know. */
const AS_ALWAYS =
  /(?<![\p{L}\d])(?:(?:te|ten|ta|to|tę|tą)(?: same| sam| sama| samo)? )?co (?:zawsze|zwykle|ostatnio)(?![\p{L}\d])|(?<![\p{L}\d])jak (?:zawsze|zwykle|ostatnio)(?![\p{L}\d])/giu

/** "zero procent", "18 procent": a share in words. */
const PERCENT = /(?<![\p{L}\d])(zero|\d{1,2}(?:[.,]\d)?) procent(?:owy|owa|owe|owego|owej)?(?![\p{L}\d])/giu

/** "słoik 0,9 ogórków", "butelka 0,7": how much a jar or bottle holds, litres left out. */
const HOLDS =
  /(?<=(?:słoik|sloik|butel|flasz|pusz)\p{L}{0,5} )(0[.,]\d{1,2}|1[.,]5)(?= ?(?:[\p{L}\d,;)/]|$))(?! ?(?:l|ml|kg|g|litra|litry)(?![\p{L}\d]))/giu

/** "(nie mamy!!)", "(bo w domu nie ma)": a remark on what stands before it; "(bez laktozy!)" says what is to be bought. */
const REMARK =
  /\((?:nie \d[^()]{0,80}|(?:nie(?! (?:gaz|sol|słod|slod|mroż|mroz|wędz|wedz))|bo|to|ten|ta|te|tę|już|juz|jeszcze|koniecznie|pilne|ważne|wazne|jak|jeśli|jesli|gdyby|obojętnie|obojetnie)(?![\p{L}\d])[^()\d]{0,80})\)/giu

/** "(jak będzie promocja, to 2)": a condition, whatever it would then be. */
const CONDITION = /\((?:jak|jeśli|jesli|jeżeli|jezeli|gdyby|jakby|kiedy|gdy|chyba że|chyba ze)(?![\p{L}\d])[^()]{0,80}\)/giu

/** "pasta curry (czerwona, nie zielona!)": of two kinds in brackets the one that is meant. */
const NOT_THE_OTHER = /(?<=\([^()]{3,40}),? (?:a )?nie (?!gaz|sol|słod|slod|mroż|mroz|wędz|wedz)\p{L}[\p{L} -]{2,40}(?=[!.]{0,3}\))/giu

/** "tahini na dnie słoika", "mleko - na jedną kawę", "ser na dwie kanapki": how little is left, or for how long it will do. */
const SMALLNESS_PHRASE =
  /(?<=[\p{L}\d%)] ?)(?: ?- ?| )(?:tylko |akurat |jeszcze |tak )?na (?:(?:samym )?dnie(?: \p{L}{3,15})?|(?:jedną|jedna|jeden|jedno|dwie|dwa|trzy|raz|styk|wykończeniu|wykonczeniu)(?: (?!i |oraz )\p{L}{3,15})?)(?= ?(?:$|[,;.!)]| i | oraz ))/giu

/** "z kaszy zostały 2 woreczki": so much of it there is. */
const LEFT_OF = new RegExp(
  String.raw`(?<=^ ?|[,;:] ?| i )ze? (${WORD}(?: ${WORD})?) (?:został|zostal)(?:o|a|y)? (?:mi |nam |jeszcze |tylko ){0,2}(?=\d|\p{L})`,
  'giu',
)

/** "2 płaskie łyżki kakao": how a spoon is filled. */
const HEAPED =
  /(?<=[\p{L}\d] |^)(?:płask|plask|czubat|kopiast|kopiat|pełn|peln|solidn)(?:a|ą|e|ej|ych|iego|ie|i)(?= (?:łyż|lyz|szklan|filiżan|filizan|garś|gars))/giu

/** "musztarda 200 g - stoją w szafce", "gołąbki - bierzcie": behind a dash, where it stands. */
const LOCATION_PHRASE = / - (?:stoją|stoja|stoi|leżą|leza|leży|lezy|są|sa|jest) (?:w|we|na|pod|przy|u|za) [\p{L} ]{2,40}$/iu

/** "bez folii", "za moje": how it is wrapped and who pays make no other product. */
const WITHOUT_WRAPPING =
  /(?<![\p{L}\d])(?:bez (?:folii|opakowania|pudełka|pudelka|torebki|siatki|koszulki|etykiety|kaucji)|za (?:moje|swoje|twoje|nasze))(?![\p{L}\d])/giu

/** "kuba: +1 i piwo": wants what was said before, and no piece of anything. */
const ME_TOO = /(?<=^ ?|: ?)\+ ?1(?= ?(?:$|[,.!]| i | oraz | a ))(?: i | oraz )?/giu

/** "8 karkówek (razem ok. 1,6 kg)": what all of them weigh, not each. */
const ALL_OF_THEM = new RegExp(
  String.raw`(?<!\d)\d{1,3} (${WORD}(?: ${WORD})?) ?\((?:razem|łącznie|lacznie|w sumie)(?: ok\.?| około| ~)? ?(${AMOUNT} ?(?:kg|g|dag|dkg|l|ml))\)`,
  'giu',
)

/** "8 os.:", "na 6 osób", "będzie nas 12 osób": for how many it is. */
const NUMBER_OF_EATERS = /(?:(?:nas )?(?:na |dla )?)(?<![\d.,])\d{1,2} ?(?:os\.? ?:|(?:osób|osoby|osob|gości|gosci|ludzi)(?!\p{L}) ?:?)/giu

/** "ocet x2 no i pieprz": how speech goes on. */
const AND_THEN = /(?<![\p{L}\d])(?:no i|(?:a )?do tego(?: jeszcze)?|za to|plus do tego)(?![\p{L}\d])(?!:)/giu

/** "jak będą ładne papryki, to czerwone dwie": what is bought where there is some; "jak będzie promocja, to dwa" names nothing. */
const IF_THERE_IS =
  /(?<![\p{L}\d])(?:jak|jeśli|jesli|jeżeli|jezeli)(?: we? \p{L}{3,15})? (?:będzie|bedzie|będą|beda|jest|są|sa) (?!\p{L}{0,3}(?:promo|promk|tani|przecen|okazj|wyprzeda|zniż|zniz|akcj)\p{L}*)(?:(?:ładn|ladn|dobr|śwież|swiez|dojrzał|dojrzal|jaki|jakaś)\p{L}{1,3} )?(?<thing>\p{L}{3,20})(?<also>[\p{L} ]{0,20}?) ?,? to (?:proszę |prosze |weź |wez |kup |biorę |biore )?(?=\p{L}|\d)/giu

/** "niech będą banany": an order as any other. */
const LET_THERE_BE = /(?<![\p{L}\d])niech (?:będą|beda|będzie|bedzie)(?![\p{L}\d])/giu

/** "jogurt 400 g (czyli 2)", "łosoś 100 g - biorę 3": so many of that size. */
const COUNT_TIMES_SIZE = new RegExp(
  String.raw`(?<=${AMOUNT} ?(?:kg|g|dag|dkg|l|ml)[^,;]{0,12}?)(?: ?\((?:czyli|tj\.?|to jest) (?<listed>\d{1,2})\)| - biorę (?<taken>\d{1,2})(?![\d.,]| ?(?:kg|g|dag|dkg|l|ml|szt)(?!\p{L})))`,
  'giu',
)

/** "3 słoiki, 2 dla Krysi już oddane, czyli 1": what is left of what was counted. */
const THAT_IS = /(?<!\d)\d{1,3}(?<unit> \p{L}{2,12})?, [^,;:]{3,40}, czyli (?<now>\d{1,3})(?![\d.,]| ?(?:kg|g|dag|dkg|l|ml)(?!\p{L}))/giu

/** "miód - wyrzuciłam, bo nie mogę", "dżem - zjedzony": there is none of it any more. */
const GONE =
  /(?<=^|[,;:] ?)[\p{L}\d ]{2,40} - (?:już |juz )?(?:wyrzuc|zjad|zjed|wypi|odda|zuży|zuzy)\p{L}{1,6}(?: już| juz)?(?:, bo [^,;.]{2,40})?(?= ?(?:$|[,;.]))/giu

/** "mięso mielone wołowo wieprzowe": of two that are one. */
const COMPOUND = /(?<=\p{L}{3}owo) (?=\p{L}{3,12}ow[yaei](?!\p{L}))/giu

/** "coś 0,8 kg", "na oko dziesięć kilo": about as much. */
const ABOUT =
  /(?<![\p{L}\d])(?:coś koło|cos kolo|coś|cos|tak z|na oko)(?= (?:\d|pół|pol |dwa|dwie|trzy|cztery|pięć|piec |sześć|szesc|siedem|osiem|dziesięć|dziesiec))/giu

/** "papier 3-warstwowy", "mieszanka 4-składnikowa": how it is made counts nothing, and layers make no other paper; "2-litrowy" counts. */
const LAYER_COUNT_ADJECTIVE =
  /(?<![\d.,-])\d{1,2}-(?:warstwow\p{L}{1,3}|(?=(?!litr|kilo|gram|pak|sztuk|osob)\p{L}{4,}ow[yaei](?:ch|m|go)?(?!\p{L})))/giu

/** "mąka 1+1 gratis": what is paid for and what comes with it. */
const ONE_AND_ONE_FREE = /(?<=\p{L}\.? )(\d{1,2}) ?\+ ?(\d{1,2}) ?(?:gratis|za darmo)(?!\p{L})/giu

/** Says plainly what a line tells in a roundabout way: kinds in brackets, a changed mind, one of each; leaves out what says nothing. */
export function rephrase(line: string): string {
  return line
    .replace(AS_ALWAYS, ' ')
    .replace(NUMBER_OF_EATERS, (told: string, at: number) => (at > 0 && told.endsWith(':') ? ': ' : ' '))
    .replace(ALL_OF_THEM, '$1 $2')
    .replace(AND_THEN, ', ')
    .replace(GONE, ' ')
    .replace(LET_THERE_BE, ' ')
    .replace(IF_THERE_IS, (...match) => {
      const { thing = '', also = '' } = groupsOf(match)
      return `${thing}${also} `
    })
    .replace(COUNT_TIMES_SIZE, (...match) => {
      const { listed, taken } = groupsOf(match)
      return ` x ${listed ?? taken}`
    })
    .replace(THAT_IS, (...match) => {
      const { unit = '', now = '' } = groupsOf(match)
      return `${now}${unit}`
    })
    .replace(ONE_AND_ONE_FREE, (_, paid: string, free: string) => `${Number(paid) + Number(free)} szt`)
    .replace(COMPOUND, '-')
    .replace(ABOUT, 'ok.')
    .replace(LAYER_COUNT_ADJECTIVE, '')
    .replace(PERCENT, (_, share: string) => `${share.toLowerCase() === 'zero' ? '0' : share}%`)
    .replace(HOLDS, '$1 l')
    .replace(CONDITION, ' ')
    .replace(REMARK, ' ')
    .replace(NOT_THE_OTHER, '')
    .replace(LEFT_OF, '$1 ')
    .replace(HEAPED, '')
    .replace(LOCATION_PHRASE, '')
    .replace(ME_TOO, '')
    .replace(WITHOUT_WRAPPING, ' ')
    .replace(SMALLNESS_PHRASE, '')
    .replace(CHANGED_MIND, (...match) => {
      const { unit = '', now = '' } = groupsOf(match)
      return `${now}${unit}`
    })
    .replace(KINDS, (whole: string, ...match) => {
      const { count, countBehind, noun = '', kinds = '' } = groupsOf(match)
      const each = kinds.split(BETWEEN_KINDS).map((kind) => ({ number: Number.parseInt(kind, 10), kind: kind.replace(/^\d+ ?/, '') }))
      const said = count ?? countBehind
      // Sizes and prices in brackets do not add up to what was counted.
      if (each.some(({ kind }) => readUnit(kind.split(' ')[0] ?? '') !== null)) return whole
      if (said !== undefined && each.reduce((sum, { number }) => sum + number, 0) !== Number(said)) return whole
      return each.map(({ number, kind }) => `${number} ${noun} ${kind}`).join(', ')
    })
    .replace(ONE_OF_EACH, 'po 1 ')
}

function groupsOf(match: unknown[]): Record<string, string | undefined> {
  return match.at(-1) as Record<string, string | undefined>
}
