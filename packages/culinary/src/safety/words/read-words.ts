import { EVERYTHING } from '../traits.ts'
import { doubtOf, isMadeWithoutMilk, milkOf } from './doubts.ts'
import { claimOf, lackOf } from './free-from.ts'
import { rolesOf } from './roles.ts'
import { said } from './said.ts'
import { spellOut } from './spell-out.ts'
import { tokensOf } from './tokens.ts'

/** A word of a line that may name what is in the dish. */
export interface LineWord {
  /** As typed, in small letters. */
  text: string
  folded: string
  /** How many prepositions stand before it: what is "in tomato sauce" is not itself of tomatoes. */
  chunk: number
  /** What a claim beside it takes out ("z serem wegańskim"); a mask of traits. */
  removed: number
  /** What is no more than a perhaps: everything where the word is `likened`, else what a lack makes doubtful; a mask of traits. */
  doubted: number
  /** Named for its taste or for what the thing stands in for: it need not be in there. */
  likened: boolean
}

/** One of the things a line names; "lub", commas and brackets part them. */
export interface LinePart {
  text: string
  words: readonly LineWord[]
  /** What claims like "bez glutenu" and "wegański" take out of the thing named; a mask of traits. */
  removed: number
  /** What a claim behind a comma or in brackets takes out of all of it; a mask of traits. */
  removedBehind: number
  /** Folded words of what the line says is not in the thing. */
  lacks: readonly string[]
}

const JOINER = '(?:lub|albo|bądź|badz|ewentualnie|ewent\\.?|czy|oraz|i|plus|względnie|wzglednie)'
const SEPARATOR = new RegExp(`[,;+/|•()[\\]]|\\s(?=${JOINER}\\s)`, 'giu')
/** "pesto domowe: bazylia, oliwa" */
const LISTED = /^([^:,;(]+):(?=[^:]*[^\d\s:]\s*(?:,|\s(?:i|oraz)\s))/iu
const LEADING_JOINER = new RegExp(`^\\s*(?:${JOINER}|np\\.?|może|moze)\\s`, 'iu')
const CONJUNCTION = /^\s*(?:oraz|i|plus)\s/iu
const PREPOSITIONS = new Set(['z', 'ze', 'w', 'we', 'na', 'o', 'od', 'po', 'pod', 'przy', 'a', 'jak', 'jako', 'typu'])
/** "do" and "dla" say what a thing is for, not what is in it. */
const PURPOSE = new Set(['do', 'dla'])
/** Behind "na" these are what the thing is for; anything else is what it is made with. */
const DISHES =
  /^(?:pizz|spaghet|zup|rosol|bigos|grill|sernik|kanapk|pierog|nalesnik|salat|ciast|chleb|makow|kotlet|sos|gulasz|tatar|zurek|barszcz|wypiek|sniadan|obiad|kolacj|deser|omlet|gofr|placki|farsz|pasztet|szarlot|golab|chlodnik|nalew|dzem|kompot|przetwor|powidl|tort|mus|krem|smarow|sajgon)/
/** Behind these no noun stands in the case of the thing itself, so an adjective in that case speaks of the thing. */
const WITH_OTHER_CASES = new Set(['z', 'ze', 'od'])
/** What is free of gluten if what is made of it is: "mąka do pizzy bezglutenowej". */
const MADE_INTO = /^(?:mak[aieo]?$|mieszank|spod|ciast|makaron|chleb|bulk|panierk|tortill|zakwas)/

/** "grzanki z chleba bezglutenowego": so is what is made of these, whatever it is. */
const GENITIVE = /(?:ego|ej|ych)$/
const DOUGH = /^(?:mak[ai]|chleb|bulk|bulek|ciasta|makaronu|platkow|kaszy)/
/** What is made of many things, so that a list behind it is of those. */
const OF_MANY = /^(?:bulion|wywar|rosol|zup|sos|farsz|past|mieszank|salat|surowk|kotlet|plack|granol|musli|gulasz|pasztet|leczo)/

/** The things a line names, with the words that could be in them; what it says to be without is left out. */
export function readParts(line: string): LinePart[] {
  const parts: { -readonly [Key in keyof LinePart]: LinePart[Key] }[] = []
  for (const text of partTexts(line)) {
    const part = readPart(text)
    const before = parts.at(-1)
    // "makaron (bezglutenowy)": a claim alone describes what stands before it, unless it offers another thing.
    if (part.words.length === 0 && before && (CONJUNCTION.test(text) || !LEADING_JOINER.test(text))) {
      before.removed |= part.removed
      before.removedBehind |= part.removed
      before.lacks = [...before.lacks, ...part.lacks]
      const [dish] = parts
      if (dish && part.lacks.length > 0 && dish.words.some(({ folded }) => OF_MANY.test(folded))) removeFrom(dish, part.removed)
    } else if (part.words.length > 0) parts.push(part)
  }
  return parts.map(doubtDish)
}

/** "wywar z warzyw (marchew, por, bez selera)": what closes a list is said of the dish. */
function removeFrom(dish: { -readonly [Key in keyof LinePart]: LinePart[Key] }, removed: number): void {
  dish.removed |= removed
  dish.removedBehind |= removed
  dish.words = dish.words.map((word) => ({ ...word, removed: word.removed | removed }))
}

/** A dish without what it has a trait from holds that no longer for certain. */
function doubtDish(part: LinePart): LinePart {
  const isWithoutMilk = isMadeWithoutMilk(part.words)
  if (part.lacks.length === 0 && !isWithoutMilk) return part
  const doubted = (word: LineWord): number =>
    word.chunk === 0 ? word.doubted | doubtOf(part.lacks, word.folded) | (isWithoutMilk ? milkOf(word.folded) : 0) : word.doubted
  return { ...part, words: part.words.map((word) => ({ ...word, doubted: doubted(word) })) }
}

/** The line without what it names only to say that it is not in there. */
export function asSaid(typed: string): string {
  const line = spellOut(typed)
  const tokens = tokensOf(line)
  return said(line, tokens, rolesOf(tokens))
}

function partTexts(typed: string): string[] {
  // "bez jaj i mleka": what is lacked stays in one piece.
  const line = spellOut(typed).replace(LISTED, '$1;')
  const texts: string[] = []
  let start = 0
  for (const { index } of line.matchAll(SEPARATOR)) {
    if (isInNumber(line, index)) continue
    texts.push(line.slice(start, index))
    start = index + 1
  }
  texts.push(line.slice(start))
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
  const tokens = tokensOf(text)
  const roles = rolesOf(tokens)
  const words: { text: string; folded: string; chunk: number; likened: boolean }[] = []
  const claimed: number[] = []
  // "naleśniki bez mleka ze śmietaną": what is added behind a lack is there.
  const lackedUpTo: number[] = []
  let lacked = 0
  const lacks: string[] = []
  let chunk = 0
  let isFrom = false
  let isOf = false
  // "ryba po grecku wege": behind a manner a claim speaks of the dish.
  let isManner = false
  for (let at = 0; at < tokens.length; at++) {
    const { text: asTyped, folded: word } = tokens[at] ?? { text: '', folded: '' }
    const next = tokens[at + 1]?.folded ?? ''
    if (roles[at] === 'lacked') {
      lackedUpTo[chunk] = (lackedUpTo[chunk] ?? 0) | (lackOf(word) ?? 0)
      lacks.push(word)
    } else if (roles[at] === 'likened') words.push({ text: asTyped, folded: word, chunk, likened: true })
    else if (PURPOSE.has(word) || (word === 'na' && DISHES.test(next))) {
      at += 1
      chunk += 1
      isFrom = word !== 'na'
      isOf = false
    } else if (PREPOSITIONS.has(word)) {
      chunk += 1
      isFrom = WITH_OTHER_CASES.has(word)
      isOf = isFrom
      isManner = word === 'po'
    } else if (roles[at] === 'said' && word !== 'bez') {
      const claim = claimOf(word)
      if (claim === null) words.push({ text: asTyped, folded: word, chunk, likened: false })
      else {
        const things = words.filter((each) => each.chunk === 0).map((each) => each.folded)
        const before = tokens[at - 1]?.folded ?? ''
        if (isManner || (isOf && GENITIVE.test(word) && DOUGH.test(before)) || speaksOfWhole(asTyped, things, before, isFrom))
          lacked |= claim
        else claimed[chunk] = (claimed[chunk] ?? 0) | claim
      }
    }
  }
  return {
    text: said(text, tokens, roles),
    // "makaron bezglutenowy z sosem sojowym": a claim speaks of its own noun alone.
    words: words.map((word) => ({
      ...word,
      removed: lacked | (claimed[word.chunk] ?? 0) | union(lackedUpTo.slice(word.chunk)),
      doubted: word.likened ? EVERYTHING : 0,
    })),
    removed: lacked | (claimed[0] ?? 0) | union(lackedUpTo),
    removedBehind: 0,
    lacks,
  }
}

function union(masks: readonly (number | undefined)[]): number {
  return masks.reduce<number>((all, mask) => all | (mask ?? 0), 0)
}
