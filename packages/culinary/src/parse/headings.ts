import { isA } from '@spizarka/knowledge'
import { kitchenLexicon } from './kitchen-lexicon.ts'
import { fold } from './polish/fold.ts'
import { readProduct } from './read-product.ts'
import { isAttribute } from './split/describing.ts'
import { isAmountToken, joinAmounts, nameTokens, type Segment, splitAtSeparators, stripTalk } from './split/split-line.ts'
import { tokenise } from './text/tokens.ts'
import { HEADING_WORDS, isVerb, SPEECH_WORDS } from './words.ts'

/** What parts an entry from the heading behind it. */
const BEFORE_HEADING = /[;,.](?=\s?((?:(?:w|we|na|do) )?\p{L}{3,20}(?: \p{L}{1,20})?):\s)/gu

/** "marynata: miód, musztarda; mięso: żeberka": each heading with what stands under it; "ale odkupiłem: ser" ends a sentence. */
export function splitHeadings(entry: string): string[] {
  if (!entry.includes(':')) return [entry]
  const cuts = [...entry.matchAll(BEFORE_HEADING)].filter(({ 1: heading = '' }) => !isSentence(heading)).map(({ index }) => index)
  return [-1, ...cuts].map((cut, place) => entry.slice(cut + 1, cuts[place] ?? entry.length))
}

/** More headings than these nobody writes over one product ("sobota: obiad: sos: śmietana"); each is looked for in all that stands behind it. */
const MAX_HEADINGS = 4

/** The line without what announces a list; null when it does nothing but announce. */
export function withoutHeading(body: string, emphasised: boolean): string | null {
  return belowHeadings(body, emphasised, MAX_HEADINGS)
}

function belowHeadings(body: string, emphasised: boolean, most: number): string | null {
  const colon = most > 0 ? placeOfColon(body) : -1
  const rest = colon < 0 ? '' : body.slice(colon + 1)
  const before = foldedWords(colon < 0 ? body : body.slice(0, colon))
  if (colon >= 0 && rest.trim() === '') return null
  if (colon >= 0) {
    const prefix = body.slice(0, colon)
    // "ogórki kiszone: 3 słoiki. Cukier": the amount is of what stands before the colon.
    const [amount = []] = splitAtSeparators(tokenise(rest))
    if (nameTokens(amount).length === 0 && amount.some(isAmountToken) && isProduct(prefix)) return body
    const counted = AMOUNT_THEN_PRODUCT.exec(rest)
    if (counted?.[2] && isProduct(prefix) && namesProduct(counted[2])) return `${prefix}: ${counted[1]}, ${counted[2]}`
    const kinds = kindsOf(prefix, rest)
    if (kinds !== null) return kinds
    // "mięso: 1 kg" is meat, "mięso: schab, karkówka" a heading, and so is a dish before what it is made of.
    const listed =
      (isHeading(before) && tokenise(rest).some((token) => token.kind === 'word' && token.unit === null)) || isMadeOf(prefix, rest)
    const told = !isProduct(prefix)
      ? announces(before) || before.length > 2 || namesProduct(rest)
      : isSentence(prefix) && namesProduct(rest)
    if (listed || told) return belowHeadings(rest, false, most - 1)
  }
  const dash = /\s-\s/.exec(body)
  const kinds = colon < 0 && dash ? kindsOf(body.slice(0, dash.index), body.slice(dash.index + dash[0].length), true) : null
  if (kinds !== null) return kinds
  if (colon < 0 && isHeading(before) && (emphasised || isAisle(body) || !isProduct(body))) return null
  return body
}

/** "kapusta: 1 szt. Marchew 1 kg": an amount cut short, and behind its full stop what has one of its own. */
const AMOUNT_THEN_PRODUCT = /^\s*(\d[\d.,]{0,6} ?\p{L}{1,5}\.)\s+(\p{Lu}\p{Ll}[^\d\n]{0,60}\d.*)$/u

/** What parts kinds from each other; a comma within a number does not. */
const BETWEEN_KINDS = /(,(?!\d)|;|\s(?:i|oraz)\s)/u

/**
 * "herbaty: earl grey, miętowa", "sery: feta, kozi 150 g": with their noun those kinds that are told without it; null where all have one of
 * their own. `all` are told without it behind a mere dash ("hummus - klasyczny i z pomidorami").
 */
function kindsOf(noun: string, rest: string, all = false): string | null {
  if (nameTokens(tokenise(noun)).length !== 1 || tokenise(noun).some(isAmountToken) || !isProduct(noun)) return null
  const parts = rest.split(BETWEEN_KINDS)
  const isWithout = parts.map((part, place) => place % 2 === 0 && isKindWithoutNoun(part))
  const kinds = parts.filter((part, place) => place % 2 === 0 && part.trim() !== '').length
  if (kinds < 2 || !isWithout.includes(true) || (all && isWithout.filter(Boolean).length < kinds)) return null
  return parts.map((part, place) => (isWithout[place] ? `${noun.trim()} ${part.trim()}` : part)).join('')
}

function isKindWithoutNoun(kind: string): boolean {
  const tokens = tokenise(kind)
  const names = nameTokens(tokens)
  const [first] = names
  if (first?.kind !== 'word') return false
  if (/^(?:ze?|we?|bez|o|na|do)$/.test(first.folded)) return names.length > 1
  return names.every((token) => isAttribute(kitchenLexicon(), token))
}

/** "kuba: piwo", "zjadłem twój ser, ale odkupiłem: mozzarella": what follows begins with a product that is known. */
function namesProduct(rest: string): boolean {
  const lexicon = kitchenLexicon()
  return splitAtSeparators(joinAmounts(tokenise(rest)))
    .slice(0, 2)
    .map((segment) => stripTalk(lexicon, segment))
    .some((segment) => {
      const { food, unknownWords } = readProduct(lexicon, segment).resolved
      return food !== null && unknownWords.length === 0 && !nameTokens(segment).every((token) => isAttribute(lexicon, token))
    })
}

/** Whether a person says something before a colon, whatever foods it names. */
function isSentence(prefix: string): boolean {
  const { forms } = kitchenLexicon()
  return tokenise(prefix).some((token) => token.kind === 'word' && isVerb(token.text, token.folded, forms.has(token.folded)))
}

/** "marynata: miód, musztarda": products of their own; "wędlina: szynka 10 dag": a kind of what stands before the colon, by its own name. */
function isMadeOf(prefix: string, rest: string): boolean {
  const lexicon = kitchenLexicon()
  const whole = readProduct(lexicon, tokenise(prefix)).resolved.food
  const parts = splitAtSeparators(tokenise(rest))
  const isNamed = (part: Segment): boolean => {
    const { food, unknownWords } = readProduct(lexicon, part).resolved
    return food !== null && unknownWords.length === 0 && food !== whole && !nameTokens(part).every((token) => isAttribute(lexicon, token))
  }
  const isKind = (part: Segment): boolean => {
    const { food } = readProduct(lexicon, part).resolved
    return whole !== null && food !== null && isA(food.id, whole.id)
  }
  if (parts.length === 0 || !parts.every(isNamed)) return false
  // "sos: 200 ml śmietany": the amount parts the two.
  const isMeasured = parts.every(([first]) => first !== undefined && isAmountToken(first))
  return parts.every(isKind) || isMeasured || (parts.length > 1 && !parts.some(isKind))
}

/** Where a colon parts a line, or a dash behind a heading ("nabiał - masło, mleko"); -1 where neither does. */
function placeOfColon(body: string): number {
  const dash = /\s[-–]\s/.exec(body)
  if (dash && isHeading(foldedWords(body.slice(0, dash.index)))) return dash.index + 1
  return /:(?!\d)/.exec(body)?.index ?? -1
}

/** "WARZYWA", "Owoce" alone in a line stand over a list of them; written small or with an amount they are bought. */
function isAisle(body: string): boolean {
  return /^\s*(?:Owoce|OWOCE|Warzywa|WARZYWA)\s*$/.test(body)
}

function isProduct(body: string): boolean {
  return readProduct(kitchenLexicon(), tokenise(body)).resolved.food !== null
}

/** Whether every word is one of headings, greetings and list talk ("Lista zakupów na sobotę"). */
function isHeading(words: readonly string[]): boolean {
  return words.length > 0 && words.every((word) => HEADING_WORDS.has(word) || SPEECH_WORDS.has(word))
}

/** Whether the words before a colon announce a list instead of naming its product ("Na jutro: mleko"). */
function announces(words: readonly string[]): boolean {
  // "na parapetówę:", "dla Zosi:": what it is for, or whom.
  if (words.length === 2 && /^(?:na|dla)$/.test(words[0] ?? '')) return true
  return words.some((word) => word.length > 2 && (HEADING_WORDS.has(word) || SPEECH_WORDS.has(word)))
}

/** Folded words of a text, letters only. */
export function foldedWords(text: string): string[] {
  return fold(text).match(/[a-z\u0400-\u04ff]+/g) ?? []
}
