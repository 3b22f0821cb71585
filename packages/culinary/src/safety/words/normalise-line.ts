import { GATE } from '@spizarka/knowledge'
import { readIngredient } from '../../ingredients/index.ts'
import { kitchenLexicon } from '../../parse/kitchen-lexicon.ts'
import { readWord } from '../../parse/names/read-word.ts'
import { fold } from '../../parse/polish/fold.ts'
import { readUnit } from '../../units/read-unit.ts'
import { isDescription } from './alternatives.ts'
import { isAdjacentToPrevious, type Token, tokensOf } from './tokens.ts'
import { wordList } from './word-list.ts'

/** "E 471", "E-471" */
const ADDITIVE = /(?<!\p{L})E[\s-]?(\d{3,4}(?:[a-f](?!\p{L}))?)/giu

/** A typed line in the words that the gate reads: in Polish, without a heading or brackets around what kind it is, with what it denies said as a lack. */
export function normaliseLine(line: string): string {
  return dropBrackets(dropHeading(shortenDenials(translateNames(line.replace(ADDITIVE, 'E$1')))))
}

const { genera, phrases, english, englishForms } = GATE.foreign

type Names = Readonly<Record<string, string>>

const oneOf = (names: Names): string =>
  Object.keys(names)
    .toSorted((one, other) => other.length - one.length)
    .map((name) => name.replaceAll(' ', String.raw`[\s-]+`))
    .join('|')

/** A name as a whole; "soy-free" is none, but a claim, and is read with those. */
const NAME = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:(?<phrase>${oneOf(phrases)})|(?<formed>${oneOf(english)})[ -]+(?<form>${oneOf(englishForms)})|(?<genus>${oneOf(genera)})(?<epithet> +[a-z]{3,})?|(?<name>${oneOf(english)}))(?![\p{L}\p{N}])(?![\s-]+free)(?: +L\.)?`,
  'giu',
)

/** The line with Latin and English names of foods in Polish: "mąka z Glycine max" is "mąka z soi", "almond flour" is "mąki z migdałów". */
function translateNames(line: string): string {
  let polish = ''
  let from = 0
  for (const { 0: typed, index, groups = {} } of line.matchAll(NAME)) {
    polish += line.slice(from, index) + (translate(groups) ?? typed)
    from = index + typed.length
  }
  return polish + line.slice(from)
}

function translate({ phrase, formed, form, genus, epithet, name }: Readonly<Record<string, string | undefined>>): string | undefined {
  if (phrase !== undefined) return of(phrases, phrase)
  if (formed !== undefined && form !== undefined) return `${of(englishForms, form)} ${of(english, formed)}`
  if (genus !== undefined) return `${of(genera, genus)}${epithetKept(epithet)}`
  return name === undefined ? undefined : of(english, name)
}

/** Behind a genus on its own a Polish word may stand ("Hordeum kasza"), which is no epithet. */
function epithetKept(epithet = ''): string {
  return kitchenLexicon().forms.has(epithet.trim().toLowerCase()) ? epithet : ''
}

function of(names: Names, typed: string): string | undefined {
  return names[typed.toLowerCase().replace(/[\s-]+/g, ' ')]
}

/** What a cook does not do with something that is left out: "cebuli nie daję", "nie dodawać sera". */
const isUse = wordList('use_verbs')
/** What says the same in one word: "ser pomijam". */
const isOmission = wordList('omit_verbs')
const NUMBER = /^\d/
/** What is left out only for now, in part or here is in the dish: "masła nie dajemy do sosu, tylko do ciasta". */
const isHedge = wordList('hedges')

/** The line with what a sentence denies said shortly: "cebuli nie daję" and "nie daję cebuli" are "bez cebuli". */
function shortenDenials(line: string): string {
  const tokens = tokensOf(line)
  if (tokens.some(({ folded }, at) => isHedge(folded) && !isInstead(tokens, at))) return line
  for (const [at, { folded, start }] of tokens.entries()) {
    const isOmitted = isOmission(folded) && tokens[at - 1]?.folded !== 'nie'
    if (!isOmitted && !(folded === 'nie' && isUse(tokens[at + 1]?.folded ?? ''))) continue
    const end = isOmitted ? at + 1 : at + 2
    const verbEnd = tokens[end - 1]?.end ?? line.length
    // What follows the verb is denied where it is bound to it; else what stands before it.
    const next = tokens[end]
    if (next && isAdjacentToPrevious(next) && !NUMBER.test(next.folded) && isThing(next))
      return shortenDenials(`${line.slice(0, start)}bez${line.slice(verbEnd)}`)
    const first = startOfThing(tokens, at)
    if (first === at) continue
    const from = tokens[first]?.start ?? start
    return shortenDenials(`${line.slice(0, from)}bez ${line.slice(from, tokens[at - 1]?.end)}${line.slice(verbEnd)}`)
  }
  return line
}

/** "cebuli nie daję, tylko czosnek": another thing in place of what is denied. */
function isInstead(tokens: readonly Token[], at: number): boolean {
  const [only, thing] = [tokens[at], tokens[at + 1]]
  if (only?.folded !== 'tylko' || isAdjacentToPrevious(only) || !thing || readUnit(thing.text) !== null) return false
  return isEvery(thing, 'noun')
}

/** Where the thing begins that ends before a token: a noun with the adjectives before it, be it parted by a dash or a comma. */
function startOfThing(tokens: readonly Token[], end: number): number {
  const noun = tokens[end - 1]
  if (!noun || NUMBER.test(noun.folded)) return end
  let start = end - 1
  while (start > 0 && isAdjective(tokens[start - 1]) && isAdjacentToPrevious(tokens[start] ?? noun)) start -= 1
  return start
}

function isThing({ folded }: Token): boolean {
  return !/^(?:do|na|w|we|z|ze|bo|ale|i|a|bez|juz|tu|tego|jej|go|ich)$/.test(folded)
}

function isAdjective(token: Token | undefined): boolean {
  return token !== undefined && isEvery(token, 'adjective')
}

/** Whether a word is known, and of that kind in each of its readings. */
function isEvery({ text }: Token, kind: 'adjective' | 'noun'): boolean {
  const lexicon = kitchenLexicon()
  const read = readWord(lexicon, text, false)
  return read.length > 0 && read.every(({ lexeme }) => lexicon.lexemes[lexeme]?.kind === kind)
}

/** What the parts of a recipe are headed by; the foods of such a part stand behind its colon. */
const isHeadingNoun = wordList('headings')
/** Adjectives that say which part it is and no more. */
const isHeadingAdjective = wordList('heading_adjectives')

/** The line without the heading that stands before its colon, where it names foods behind; a heading alone names none and is left empty. */
function dropHeading(line: string): string {
  const [, heading = '', listed = ''] = /^([^:,;(]+):(.*)$/su.exec(line) ?? []
  if (!isHeading(heading)) return line
  if (!/[\p{L}\d]/u.test(listed)) return ''
  const read = readIngredient(listed)
  return read.length > 0 && read.every(({ food }) => food !== null) ? listed.trim() : line
}

function isHeading(typed: string): boolean {
  const words = fold(typed).trim().split(/\s+/)
  const nouns = words.filter((word) => !isHeadingAdjective(word))
  return isHeadingNoun(nouns.join(' ').replace(/^(?:na|do) /, ''))
}

/** Brackets right behind the noun that the line begins with, an amount aside. */
const BEHIND_NOUN = /^(\s*(?:\d[\d.,/]*(?:\s*(?:g|kg|dag|ml|l|szt\.?|łyżk\p{L}*|szklank\p{L}*))?\s+)?\p{L}+)\s*\(([^(),;\d]*)\)/u

/** The line with what brackets say of its noun beside it: "mleko (owsiane)" is "mleko owsiane", "mąka (z ciecierzycy)" "mąka z ciecierzycy". */
function dropBrackets(line: string): string {
  const [whole, noun = '', said = ''] = BEHIND_NOUN.exec(line) ?? []
  if (whole === undefined) return line
  const words = tokensOf(said)
  const isMadeOf = /^ze?$/.test(words[0]?.folded ?? '') && words.length === 2
  const isKind = words.length === 1 && isDescription(words[0])
  return isMadeOf || isKind ? `${noun} ${said.trim()}${line.slice(whole.length)}` : line
}
