import { fold } from '../../parse/polish/fold.ts'
import { claimOf, lackOf } from './free-from.ts'

/** A word of a line that may name what is in the dish. */
export interface LineWord {
  /** As typed, in small letters. */
  text: string
  folded: string
  /** How many prepositions stand before it: what is "in tomato sauce" is not itself of tomatoes. */
  chunk: number
  /** What a claim beside it takes out ("z serem wegańskim"); a mask of traits. */
  removed: number
}

/** One of the things a line names; "lub", commas and brackets part them. */
export interface LinePart {
  text: string
  words: readonly LineWord[]
  /** What claims like "bez glutenu" and "wegański" take out of the thing named; a mask of traits. */
  removed: number
}

const JOINER = '(?:lub|albo|bądź|badz|ewentualnie|ewent\\.?|czy|oraz|i|plus|względnie|wzglednie)'
const SEPARATOR = new RegExp(`[,;+/|•()[\\]]|\\s(?=${JOINER}\\s)`, 'giu')
const LEADING_JOINER = new RegExp(`^\\s*(?:${JOINER}|np\\.?|może|moze)\\s`, 'iu')
const CONJUNCTION = /^\s*(?:oraz|i|plus)\s/iu
const LACKED_PAIR = /(?<![\p{L}])(bez|zawiera)\s+(\p{L}+)(?:\s*,\s*|\s+(?:i|oraz|ani|lub)\s+)(\p{L}+)/giu
const WORD = /\p{L}[\p{L}\p{M}\p{N}]*|\d+/gu
const PREPOSITIONS = new Set(['z', 'ze', 'w', 'we', 'na', 'o', 'od', 'po', 'pod', 'przy', 'a', 'jak', 'typu'])
/** "do" and "dla" say what a thing is for, not what is in it. */
const PURPOSE = new Set(['do', 'dla'])
/** Behind "na" these are what the thing is for; anything else is what it is made with. */
const DISHES =
  /^(?:pizz|spaghet|zup|rosol|bigos|grill|sernik|kanapk|pierog|nalesnik|salat|ciast|chleb|makow|kotlet|sos|gulasz|tatar|zurek|barszcz|wypiek|sniadan|obiad|kolacj|deser|omlet|gofr|placki|farsz|pasztet|szarlot|golab|chlodnik|nalew|dzem|kompot|przetwor|powidl|tort|mus|krem|smarow)/
/** Behind these no noun stands in the case of the thing itself, so an adjective in that case speaks of the thing. */
const WITH_OTHER_CASES = new Set(['z', 'ze', 'od'])
/** What is free of gluten if what is made of it is: "mąka do pizzy bezglutenowej". */
const MADE_INTO = /^(?:mak[aieo]?$|mieszank|spod|ciast|makaron|chleb|bulk|panierk|tortill|zakwas)/
const NEGATIONS = new Set(['bez', 'zamiast', 'oprocz', 'procz'])

/** The things a line names, with the words that could be in them; what it says to be without is left out. */
export function readParts(line: string): LinePart[] {
  const parts: LinePart[] = []
  for (const text of partTexts(line)) {
    const part = readPart(text)
    const before = parts.at(-1)
    // "makaron (bezglutenowy)": a claim alone describes what stands before it, unless it offers another thing.
    if (part.words.length === 0 && before && (CONJUNCTION.test(text) || !LEADING_JOINER.test(text))) before.removed |= part.removed
    else if (part.words.length > 0) parts.push(part)
  }
  return parts
}

function partTexts(line: string): string[] {
  // "bez jaj i mleka": what is lacked stays in one piece.
  const whole = line.replace(LACKED_PAIR, (match, no: string, first: string, second: string) =>
    lackOf(fold(first)) === null || lackOf(fold(second)) === null ? match : `${no} ${first} bez ${second}`,
  )
  const texts: string[] = []
  let start = 0
  for (const { index } of whole.matchAll(SEPARATOR)) {
    if (isInNumber(whole, index)) continue
    texts.push(whole.slice(start, index))
    start = index + 1
  }
  texts.push(whole.slice(start))
  return texts.filter((text) => /\p{L}/u.test(text))
}

/** Whether a claim behind a preposition describes the `things` before it: "spód do pizzy bezglutenowy", no "sos do makaronu bezglutenowego". */
function speaksOfWhole(claim: string, things: readonly string[], before: string, isFrom: boolean): boolean {
  if (PURPOSE.has(before) || !isFrom) return false
  if (/[yei]$/.test(claim)) return true
  if (claim.endsWith('a')) return things.at(-1)?.endsWith('a') === true && !before.endsWith('a')
  return /(?:ego|ej|ych)$/.test(claim) && things.some((thing) => MADE_INTO.test(thing))
}

function isInNumber(text: string, at: number): boolean {
  return /\d/.test(text[at - 1] ?? '') && /\d/.test(text[at + 1] ?? '')
}

function readPart(typed: string): { -readonly [Key in keyof LinePart]: LinePart[Key] } {
  const text = typed.replace(LEADING_JOINER, '').trim()
  const typedWords = Array.from(text.matchAll(WORD), ([word]) => word.toLowerCase())
  const tokens = typedWords.map(fold)
  const words: { text: string; folded: string; chunk: number }[] = []
  const claimed: number[] = []
  let lacked = 0
  let chunk = 0
  let isFrom = false
  for (let at = 0; at < tokens.length; at++) {
    const word = tokens[at] ?? ''
    const next = tokens[at + 1] ?? ''
    if (NEGATIONS.has(word) || (word === 'zawiera' && tokens[at - 1] === 'nie')) {
      // Behind "bez" a word that is no lack may be the thing itself ("czarny bez suszony").
      const lack = lackOf(next)
      if (lack === null && word === 'bez') continue
      lacked |= lack ?? 0
      at += 1
      // "bez dodatku cukru", "bez zawartości glutenu"
      const further = lack === 0 ? lackOf(tokens[at + 1] ?? '') : null
      if (further !== null) {
        lacked |= further
        at += 1
      }
    } else if (PURPOSE.has(word) || (word === 'na' && DISHES.test(next))) {
      at += 1
      chunk += 1
      isFrom = word !== 'na'
    } else if (PREPOSITIONS.has(word)) {
      chunk += 1
      isFrom = WITH_OTHER_CASES.has(word)
    } else {
      const claim = claimOf(word)
      if (claim === null) words.push({ text: typedWords[at] ?? word, folded: word, chunk })
      else {
        const things = words.filter((each) => each.chunk === 0).map((each) => each.folded)
        if (speaksOfWhole(typedWords[at] ?? word, things, tokens[at - 1] ?? '', isFrom)) lacked |= claim
        else claimed[chunk] = (claimed[chunk] ?? 0) | claim
      }
    }
  }
  return {
    text,
    // "makaron bezglutenowy z sosem sojowym": a claim speaks of its own noun alone.
    words: words.map((word) => ({ ...word, removed: lacked | (claimed[word.chunk] ?? 0) })),
    removed: lacked | (claimed[0] ?? 0),
  }
}
