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
  /(?<=(?:słoik|sloik|butelk|flaszk|puszk)\p{L}{0,4} )(0[.,]\d{1,2}|1[.,]5)(?= ?(?:[\p{L},;)]|$))(?! ?(?:l|ml|kg|g|litra|litry)(?![\p{L}\d]))/giu

/** "(nie mamy!!)", "(bo w domu nie ma)": a remark on what stands before it; "(bez laktozy!)" says what is to be bought. */
const REMARK =
  /\((?:nie \d[^()]{0,80}|(?:nie(?! (?:gaz|sol|słod|slod|mroż|mroz|wędz|wedz))|bo|już|juz|jeszcze|koniecznie|pilne|ważne|wazne|jak|jeśli|jesli|gdyby|obojętnie|obojetnie)(?![\p{L}\d])[^()\d]{0,80})\)/giu

/** "(jak będzie promocja, to 2)": a condition, whatever it would then be. */
const CONDITION = /\((?:jak|jeśli|jesli|jeżeli|jezeli|gdyby|jakby|kiedy|gdy|chyba że|chyba ze)(?![\p{L}\d])[^()]{0,80}\)/giu

/** "pasta curry (czerwona, nie zielona!)": of two kinds in brackets the one that is meant. */
const NOT_THE_OTHER = /(?<=\([^()]{3,40}),? (?:a )?nie (?!gaz|sol|słod|slod|mroż|mroz|wędz|wedz)\p{L}[\p{L} -]{2,40}(?=[!.]{0,3}\))/giu

/** "tahini na dnie słoika", "mleko - na jedną kawę", "ser na dwie kanapki": how little is left, or for how long it will do. */
const HOW_LITTLE =
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
const STANDS_THERE = / - (?:stoją|stoja|stoi|leżą|leza|leży|lezy|są|sa|jest) (?:w|we|na|pod|przy|u|za) [\p{L} ]{2,40}$/iu

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

/** "8 os.:", "na 6 osób:": for how many it is. */
const FOR_HOW_MANY = /(?:na |dla )?(?<![\d.,])\d{1,2} ?(?:os\.?|osób|osoby|osob) ?:/giu

/** "ocet x2 no i pieprz": how speech goes on. */
const AND_THEN = /(?<![\p{L}\d])(?:no i|do tego jeszcze)(?![\p{L}\d])/giu

/** Says plainly what a line tells in a roundabout way: kinds in brackets, a changed mind, one of each; leaves out what says nothing. */
export function rephrase(line: string): string {
  return line
    .replace(AS_ALWAYS, ' ')
    .replace(FOR_HOW_MANY, ' ')
    .replace(ALL_OF_THEM, '$1 $2')
    .replace(AND_THEN, ', ')
    .replace(PERCENT, (_, share: string) => `${share.toLowerCase() === 'zero' ? '0' : share}%`)
    .replace(HOLDS, '$1 l')
    .replace(CONDITION, ' ')
    .replace(REMARK, ' ')
    .replace(NOT_THE_OTHER, '')
    .replace(LEFT_OF, '$1 ')
    .replace(HEAPED, '')
    .replace(STANDS_THERE, '')
    .replace(ME_TOO, '')
    .replace(WITHOUT_WRAPPING, ' ')
    .replace(HOW_LITTLE, '')
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
