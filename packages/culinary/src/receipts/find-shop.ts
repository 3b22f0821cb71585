import { kitchenLetters } from '../parse/kitchen-lexicon.ts'
import { isPlausibleWord } from '../parse/names/word-like.ts'
import { compileStems, isMisreadOf, matchesAnyStem, shape, shapesOf } from './lines/match-misread.ts'
import type { PrintedLine } from './lines/printed-line.ts'
import { CHAINS, REMARK_SIGNS, receiptStems, STREET } from './words.ts'

/** Lines of a head in which a shop's name may stand. */
const HEAD_LINES = 12
const LONGEST_NAME = 60
/** Shorter names turn into each other by one letter. */
const MIN_MISREAD = 7

const SIGNS = CHAINS.map(({ signs, ...chain }) => ({ ...chain, signs: signs.map((sign) => ` ${wordsOf(sign)} `) }))

/** What stands before a name: firms and kinds of shops. */
const KIND_OF_FIRM = /^ (?:(?:p?ph?u|fhu|pss|firma|sklep|market|supermarket|hipermarket) )+/

/** Legal forms behind a name. */
const LEGAL_FORM = /(?<![\s,])[\s,]+(?:sp[.,]?\s*z\s*o[.,]?\s*o\b.*|S\.?\s?A\b.*|sp[.,]?\s*(?:j|k)\b.*)$/iu

function wordsOf(text: string): string {
  return (text.match(/[\p{L}\d]+/gu) ?? []).map(shape).join(' ')
}

/**
 * The shop: its chain's usual name by words of the head or the foot, else the first printed line that reads like a name, else the chain
 * that the tax number belongs to; null where nothing legible says it.
 */
export function findShop(head: readonly PrintedLine[], foot: readonly PrintedLine[]): string | null {
  const top = head.slice(0, HEAD_LINES)
  return chainNamed(top, true) ?? chainNamed(foot, false) ?? firstName(top) ?? chainOfNumber([...top, ...foot])
}

function chainNamed(lines: readonly PrintedLine[], head: boolean): string | null {
  const texts = lines.map(({ text }) => ` ${wordsOf(text)} `)
  for (const words of texts) {
    const name = words.replace(KIND_OF_FIRM, ' ')
    const chain = SIGNS.find(({ signs, everyday }) =>
      signs.some((sign) => (everyday ? head && name.startsWith(sign) : words.includes(sign))),
    )
    if (chain) return chain.name
  }
  return head ? chainMisread(texts) : null
}

/** "POLOmorket", "Żarka Polska": a long name with one letter misread. */
function chainMisread(texts: readonly string[]): string | null {
  const names = texts.flatMap(wordsTogether)
  const isMisread = (sign: string): boolean =>
    sign.length >= MIN_MISREAD && names.some((name) => name.startsWith(sign) || isMisreadOf(name, sign, 1))
  return SIGNS.find(({ everyday, signs }) => !everyday && signs.some((sign) => isMisread(sign.replaceAll(' ', ''))))?.name ?? null
}

/** The words of a line, each alone and with the next. */
function wordsTogether(text: string): string[] {
  const words = text.trim().split(' ')
  return words.flatMap((word, place) => [word, `${word}${words[place + 1] ?? ''}`])
}

function chainOfNumber(lines: readonly PrintedLine[]): string | null {
  const numbers = lines.map(({ text }) => text.replace(/[\s-]/g, ''))
  return SIGNS.find(({ nip }) => nip && numbers.some((number) => number.includes(nip)))?.name ?? null
}

function firstName(lines: readonly PrintedLine[]): string | null {
  const line = lines.find(({ text, figures }) => figures === null && !/paragon|fiskaln/i.test(text) && !isAddress(text) && isLegible(text))
  const name = line?.text
    .replace(/^[^\p{L}\d"„]+|^\s*(?:sklep|sprzedawca|nazwa)\s*:\s*|(?<![^\p{L}\d."”)])[^\p{L}\d."”)]+$/giu, '')
    .replace(LEGAL_FORM, '')
    .replace(/\s+/g, ' ')
  return name ? inSmallLetters(name).slice(0, LONGEST_NAME) : null
}

/** "MARKET U BASI" as people write it; abbreviations stay. */
function inSmallLetters(name: string): string {
  if (/\p{Ll}/u.test(name)) return name
  return name
    .split(' ')
    .map((word, place) => {
      if (place > 0 && /^(?:U|I|W|Z|ZE|NA|POD|PRZY|OD|DO)$/.test(word)) return word.toLowerCase()
      return word.replace(/\p{L}{4,}/gu, (letters) => letters.slice(0, 1) + letters.slice(1).toLowerCase())
    })
    .join(' ')
}

/** Whether a line has a word that could be one; "O PRA ae ES" is a photo's noise. */
function isLegible(text: string): boolean {
  const words = (text.match(/\p{L}{4,}/gu) ?? []).filter((word) => !KIND_OF_FIRM.test(` ${shape(word)} `))
  return words.some((word) => /^(?:\p{Lu}+|\p{Lu}?\p{Ll}+)$/u.test(word) && isPlausibleWord(kitchenLetters(), word))
}

function isAddress(text: string): boolean {
  return (REMARK_SIGNS.test(text) || STREET.test(text) || /^\S?\d?-\d{2,3}\s|^u[!1I|]\./.test(text)) && !/sp\.|S\.A\./i.test(text)
}

const YEAR_FIRST = /(?<!\d)(20\d\d)\s?[-./]\s?(\d\d)\s?[-./]\s?(\d\d)(?!\d)/
const DAY_FIRST = /(?<!\d)(\d\d)\s?[-./]\s?(\d\d)\s?[-./]\s?(20\d\d|\d\d)(?!\d)/
/** Letters that OCR puts for figures, beside figures. */
const MISREAD = /(?<=[\d.\-/])[OolI|](?=[\d.\-/OolI|])/g

/** The day of the purchase, `YYYY-MM-DD`; null where no line holds one. */
export function findDate(lines: readonly string[]): string | null {
  for (const line of lines) {
    const plain = line.replace(MISREAD, (sign) => (/[Oo]/.test(sign) ? '0' : '1'))
    const [, year, month, day] = YEAR_FIRST.exec(plain) ?? []
    const [, otherDay, otherMonth, otherYear] = DAY_FIRST.exec(plain) ?? []
    const date = calendarDay(year, month, day) ?? calendarDay(otherYear, otherMonth, otherDay)
    if (date) return date
  }
  return null
}

function calendarDay(year: string | undefined, month: string | undefined, day: string | undefined): string | null {
  if (!year || !month || !day) return null
  const text = `${year.length === 2 ? `20${year}` : year}-${month}-${day}`
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : null
}

/** `meals` are eaten there; in `other` shops food is a sideline, so that only what the food table knows is taken for food. */
export type KindOfShop = 'groceries' | 'meals' | 'other'

/** Tells from a receipt's head, or a bill's words anywhere, what kind of place wrote it. */
export function kindOfShop(head: readonly PrintedLine[], all: readonly PrintedLine[]): KindOfShop {
  const shapes = head.flatMap(({ label }) => shapesOf(label))
  if (shapes.some((each) => matchesAnyStem(each, receiptStems('meal_places')))) return 'meals'
  const words = all.flatMap(({ label }) => shapesOf(label))
  if (words.some((each) => matchesAnyStem(each, receiptStems('places_without_food')))) return 'other'
  const isInvoice =
    words.some((each) => matchesAnyStem(each, compileStems('faktura faktury'))) &&
    !words.some((each) => matchesAnyStem(each, compileStems('paragon')))
  return isInvoice || shapes.some((each) => matchesAnyStem(each, receiptStems('other_places'))) ? 'other' : 'groceries'
}
