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
  /\((?:nie|bo|już|juz|jeszcze|koniecznie|pilne|ważne|wazne|jak|jeśli|jesli|gdyby|obojętnie|obojetnie)(?![\p{L}\d])[^()\d]{0,80}\)/giu

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
    .replace(REMARK, ' ')
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
