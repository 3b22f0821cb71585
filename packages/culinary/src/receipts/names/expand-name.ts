import type { Food } from '@spizarka/knowledge'
import type { Lexicon, Variant } from '../../parse/names/lexicon.ts'
import { type Agreement, agree, agreementOf, looksLikeAdjective } from '../../parse/polish/decline-adjective.ts'
import { declineNoun } from '../../parse/polish/decline-noun.ts'
import { fold } from '../../parse/polish/fold.ts'
import { FLAVOURED_PRODUCTS, VARIETIES } from '../../parse/words.ts'
import { isEmpty, TILL_ABBREVIATIONS } from '../words.ts'
import type { ChosenVariant } from './choose-variant.ts'
import { attributesBeside } from './context-score.ts'
import { WHOLE_BRAND } from './find-brands.ts'
import type { ReadAbbreviation } from './read-abbreviations.ts'

/** A name in whole words. */
export interface ExpandedName {
  text: string
  /** Every abbreviation found its place in it. */
  complete: boolean
  /** The food that was found in it. */
  variant: Variant | null
  /** The food whose name or whose brand the text is, where it is nothing else. */
  only: { variant: Variant; brand: string | null } | null
}

/** A reading from here on is written for a word that belongs to no food: of a cut word, and of one that may be whole. */
const MIN_OF_CUT = 1.9
const MIN_OF_WHOLE = 2.2

/** "w plastrach", "w puszce", "bez kości": how it is cut, kept or prepared is written last, one of a kind. */
const TRAILING = /^(.*?)\s?\b(w (?:plastrach|puszce)|bez (?:kości|skóry|skórki|cukru|glutenu|pestek))$/u

/** Writes a food's name with what the abbreviations say beside it; words keep the order in which they were printed. */
export function expandName(lexicon: Lexicon, abbreviations: readonly ReadAbbreviation[], { variant, used }: ChosenVariant): ExpandedName {
  const beside = writeBeside(besideOf(lexicon, variant), abbreviations, used)
  const only = [...beside.values()].every((written) => !written)
  const brand = only && standsForBrand(abbreviations, used) ? brandOf(abbreviations, used) : null
  const own = ownWords(variant, used, brand ?? (standsForBrand(abbreviations, used) ? variant.text : null))
  const parts: string[] = []
  const phrases: string[] = []
  for (let at = 0; at < abbreviations.length; at++) {
    const words = own.get(at) ?? beside.get(at) ?? ''
    const [, before = words, phrase] = TRAILING.exec(words) ?? []
    if (before && !parts.some((part) => ` ${part} `.includes(` ${before} `))) parts.push(before)
    if (phrase && !phrases.some((written) => written[0] === phrase[0])) phrases.push(phrase)
  }
  return {
    text: [...parts, ...phrases].join(' '),
    complete: ![...beside.values()].includes(null),
    variant,
    only: only ? { variant, brand } : null,
  }
}

/** Place of an abbreviation → what it adds to the food beside it; null where nobody knows. */
function writeBeside(
  beside: Beside,
  abbreviations: readonly ReadAbbreviation[],
  used: ReadonlyMap<number, number>,
): Map<number, string | null> {
  const written = new Map<number, string | null>()
  for (let at = 0; at < abbreviations.length; at++) {
    const abbreviation = abbreviations[at]
    if (!abbreviation || used.has(at)) continue
    const next = abbreviations[at + 1]
    if (abbreviation.kind !== 'preposition' || abbreviation.standsFor !== null) written.set(at, writeLeftover(beside, abbreviation))
    else if (next && !used.has(at + 1)) {
      at += 1
      written.set(at, writePhrase(beside, abbreviation, next))
    }
  }
  return written
}

function writePhrase(beside: Beside, preposition: ReadAbbreviation, next: ReadAbbreviation): string | null {
  const form = writeComplement(beside, preposition.text, next)
  return form === null ? null : `${preposition.text} ${form}`
}

function standsForBrand(abbreviations: readonly ReadAbbreviation[], used: ReadonlyMap<number, number>): boolean {
  return [...used.keys()].every((at) => abbreviations[at]?.standsFor !== null)
}

function brandOf(abbreviations: readonly ReadAbbreviation[], used: ReadonlyMap<number, number>): string | null {
  return abbreviations[Math.min(...used.keys())]?.standsFor ?? null
}

/** What is written in the place of the abbreviations that say the food itself: its words one by one; a brand or a name with a phrase in it at once. */
function ownWords(variant: Variant, used: ReadonlyMap<number, number>, atOnce: string | null): Map<number, string> {
  const whole = atOnce ?? (variant.words.some((word) => word.role === 'preposition') ? variant.text : null)
  if (whole !== null) return new Map([[Math.min(...used.keys()), whole]])
  return new Map([...used].map(([at, place]) => [at, variant.words[place]?.text ?? '']))
}

/** Writes a name that is no food of the table: words in full where that is sure, as printed where not. */
export function expandUnknownName(abbreviations: readonly ReadAbbreviation[]): ExpandedName {
  const named = abbreviations.some((abbreviation) => abbreviation.brand === 0 && !isEmpty(abbreviation.folded))
  const parts = abbreviations.flatMap((abbreviation, at) => {
    if ((abbreviation.kind === 'word' && isEmpty(abbreviation.folded)) || (named && abbreviation.brand > 0)) return []
    if (abbreviation.standsFor !== null) return abbreviations[at - 1]?.standsFor === abbreviation.standsFor ? [] : [abbreviation.standsFor]
    if (abbreviation.kind !== 'word') return [abbreviation.text]
    const [best] = [...abbreviation.readings.values()].sort((a, b) => b.score - a.score)
    if (best === undefined || best.score < (abbreviation.cut ? MIN_OF_CUT : MIN_OF_WHOLE)) return [abbreviation.text]
    return [isWholeWord(abbreviation) && fold(best.form) !== abbreviation.folded ? abbreviation.text : best.form]
  })
  return { text: parts.join(' '), complete: false, variant: null, only: null }
}

/** Whether an abbreviation looks like a word in full: tills cut words at consonants. */
export function isWholeWord({ cut, folded }: ReadAbbreviation): boolean {
  return !cut && /^.{4,}[aeiouy]$/.test(folded)
}

/** "z cytryną", "z jagodami": what a food is with, rather than what it is of. */
const INSTRUMENTAL = /(?:ą|em|ami|[yi]m)$/
const INSTRUMENTAL_BONUS = 3
const FAMILIAR_COMPLEMENT = 10
const ABOUT_AS_WELL = 0.3

/** The word behind a preposition in the form that names have it in, likeliest beside that food; null when none begins so. */
function writeComplement({ lexicon, heads }: Beside, preposition: string, abbreviation: ReadAbbreviation): string | null {
  if (abbreviation.folded.length === 1) return null
  let best: string | null = null
  let bestScore = 0
  let isKnown = false
  for (const complement of lexicon.complements()) {
    if (complement.preposition[0] !== preposition[0] || !complement.folded.startsWith(abbreviation.folded)) continue
    const familiar = [...complement.heads].some((head) => heads.has(head))
    const score =
      (familiar ? FAMILIAR_COMPLEMENT : 0) +
      (INSTRUMENTAL.test(complement.form) ? INSTRUMENTAL_BONUS : 0) +
      complement.heads.size -
      complement.folded.length / 10
    if (best !== null && score <= bestScore) continue
    bestScore = score
    best = complement.form
    isKnown = familiar || INSTRUMENTAL.test(complement.form)
  }
  if (!isKnown && abbreviation.cut && preposition === 'z') best = writeInstrumental(lexicon, abbreviation) ?? best
  return best ?? (!abbreviation.cut && lexicon.forms.has(abbreviation.folded) ? abbreviation.text : null)
}

/** What a food is with, where no name says it ("herbata z cytryną"): the likeliest noun in the instrumental. */
function writeInstrumental(lexicon: Lexicon, { readings, folded }: ReadAbbreviation): string | null {
  const read = [...readings].filter(([id]) => lexicon.lexemes[id]?.kind === 'noun').sort(([, a], [, b]) => b.score - a.score)
  const best = read[0]?.[1].score ?? 0
  const nouns = read.flatMap(([id, { score }]) => (score > best - ABOUT_AS_WELL ? (lexicon.lexemes[id]?.base ?? []) : []))
  const singular = nouns.find((noun) => noun.endsWith('a') && fold(noun).startsWith(folded)) ?? nouns[0]
  if (singular === undefined) return null
  if (singular.endsWith('ek')) return singular.replace(/ek$/, 'kiem')
  return [...declineNoun(singular).sure].find((form) => (singular.endsWith('a') ? form.endsWith('ą') : INSTRUMENTAL.test(form))) ?? null
}

/** The food that abbreviations are left over beside. */
interface Beside {
  lexicon: Lexicon
  /** Lexemes of its head. */
  heads: ReadonlySet<number>
  agreement: Agreement
  /** It comes in flavours: a fruit beside it is one. */
  hostsFlavours: boolean
  aisle: Food['aisle']
}

/** How sure a reading must be beside a food whose names never have it, and beside one whose names do. */
const MIN_SCORE_UNFAMILIAR = 2.15
const MIN_SCORE_FAMILIAR = 1.1
const MIN_SCORE_FAMILIAR_NOUN = 1.6
const MIN_SCORE_UNFAMILIAR_NOUN = 2.55
/** Readings from here on are the word itself. */
const WHOLE_WORD = 2.65

/** What a known short form is not short for is read below this. */
const MIN_SCORE_BESIDE_SHORT_FORM = 2.3
/** Readings from here on are at least a known short form. */
const SHORT_FORM = 2.25

/** Readings from here on are more than misread letters. */
const MIN_SCORE_READ = 1.9
/** Endings that nothing but adjectives have, whatever else the letters remind of ("zimowa"). */
const SURE_ADJECTIVE = /(?:ow|sk|ck|nn)[aey]$/

/** A percentage beside these is a misread count. */
const AISLES_WITHOUT_PERCENTAGES: ReadonlySet<Food['aisle']> = new Set([
  'vegetables',
  'fruit',
  'household',
  'bakery',
  'flour-and-groats',
  'oils-and-vinegars',
])

/** What is made in flavours. */
const WITH_FLAVOURS: ReadonlySet<Food['aisle']> = new Set(['drinks', 'hot-drinks', 'sweets', 'snacks', 'breakfast'])

const FAMILIAR = 0.7
const KEPT = 0.2
/** "PLASTRY" behind a food are "w plastrach". */
const PHRASE = 0.5
/** What a noun counts less than an adjective: beside a host of flavours, and where it was cut ("TOST." is tostowy rather than tost). */
const FLAVOUR_NOUN = 1.5
const CUT_NOUN = 1

/** What the food of a name is to the abbreviations beside it. */
function besideOf(lexicon: Lexicon, variant: Variant): Beside {
  const head = variant.words[variant.head]
  return {
    lexicon,
    heads: head?.lexemes ?? new Set(),
    agreement: agreementOf(head?.text ?? variant.text),
    aisle: variant.food.aisle,
    hostsFlavours: FLAVOURED_PRODUCTS.has(fold(head?.text ?? '')) || WITH_FLAVOURS.has(variant.food.aisle),
  }
}

/** What an abbreviation adds to the name of the food beside it: empty where it adds nothing, null where nobody knows. */
function writeLeftover(beside: Beside, abbreviation: ReadAbbreviation): string | null {
  if (abbreviation.standsFor !== null) return ''
  if (abbreviation.kind === 'figure') return writeFigure(beside, abbreviation.text)
  if (VARIETIES.has(abbreviation.folded) && abbreviation.brand === 0) return abbreviation.text
  const written = bestModifier(beside, abbreviation)
  if (written !== null) return written
  if (abbreviation.brand > 0 || abbreviation.mayBeBrand || isEmpty(abbreviation.folded)) return ''
  const isAdjective =
    abbreviation.readings.size === 0
      ? looksLikeAdjective(abbreviation.text)
      : SURE_ADJECTIVE.test(abbreviation.folded) && !isRead(abbreviation)
  return !abbreviation.cut && abbreviation.text.length >= 6 && isAdjective ? abbreviation.text : null
}

/** Whether something better than misread letters was made of the abbreviation. */
function isRead({ readings }: ReadAbbreviation): boolean {
  return [...readings.values()].some(({ score }) => score >= MIN_SCORE_READ)
}

/** A share of fat, fruit or spirit stays where a food has one; a lone number says nothing. */
function writeFigure({ aisle }: Beside, text: string): string {
  const share = text.endsWith('%') ? Number(text.slice(0, -1).replace(',', '.')) : null
  if (share === null) return /^\d+$/.test(text) ? '' : text
  return share > 0 && share <= 100 && !AISLES_WITHOUT_PERCENTAGES.has(aisle) ? text : ''
}

/** The adjective, phrase or noun that the abbreviation most likely is beside that food. */
function bestModifier(beside: Beside, abbreviation: ReadAbbreviation): string | null {
  let best: string | null = null
  let bestScore = 0
  for (const [id, { score, form }] of abbreviation.readings) {
    const lexeme = beside.lexicon.lexemes[id]
    if (lexeme === undefined) continue
    const isAdjective = lexeme.kind === 'adjective' && !form.includes(' ')
    const noun = lexeme.kind !== 'adjective' && !form.includes(' ')
    const familiar = isFamiliar(beside, id)
    if (score < leastScore(abbreviation, noun, familiar)) continue
    // A known short form means what it is short for.
    if (!familiar && score < MIN_SCORE_BESIDE_SHORT_FORM && TILL_ABBREVIATIONS.has(abbreviation.folded)) continue
    if (isRatherBrand(abbreviation, noun, familiar, score)) continue
    if (lexeme.kind !== 'adjective' && (noun || !familiar) && isEmpty(abbreviation.folded)) continue
    // What soap smells of, and what pets' food is made of.
    if (noun && !familiar && beside.aisle === 'household') continue
    const total =
      score +
      (familiar ? FAMILIAR : 0) +
      (lexeme.role === 'kept' ? KEPT : 0) +
      (form.includes(' ') ? PHRASE : 0) -
      (noun ? nounPenalty(beside, abbreviation) : 0)
    if (total <= bestScore) continue
    bestScore = total
    if (lexeme.role === 'dropped' && !familiar) best = ''
    else best = isAdjective && score < WHOLE_WORD ? agreed(beside, lexeme, form) : form
  }
  return best
}

/** The adjective in the gender of the food; what only stands like one in some name ("pomidory gałązka") stays as it is. */
function agreed({ agreement }: Beside, { base, role }: Lexicon['lexemes'][number], form: string): string {
  return role === 'kept' || /(?:ow|n)[yae]$/.test(form) ? agree(base, agreement) : form
}

function leastScore(abbreviation: ReadAbbreviation, noun: boolean, familiar: boolean): number {
  if (!familiar && abbreviation.folded.length === 1) return Number.POSITIVE_INFINITY
  if (!noun) return familiar ? MIN_SCORE_FAMILIAR : MIN_SCORE_UNFAMILIAR
  // Three letters of a noun may be anything.
  if (abbreviation.cut && abbreviation.folded.length <= 3) return Number.POSITIVE_INFINITY
  return familiar ? MIN_SCORE_FAMILIAR_NOUN : MIN_SCORE_UNFAMILIAR_NOUN
}

/** Whether a brand explains the abbreviation better; a cut brand explains no known short form. */
function isRatherBrand({ brand, mayBeBrand }: ReadAbbreviation, noun: boolean, familiar: boolean, score: number): boolean {
  if (brand > score || (brand >= WHOLE_BRAND && (noun || !familiar || score < SHORT_FORM))) return true
  return (brand > 0 || mayBeBrand) && !familiar && (noun || score < SHORT_FORM)
}

function nounPenalty({ hostsFlavours }: Beside, { cut }: ReadAbbreviation): number {
  return hostsFlavours ? FLAVOUR_NOUN : cut ? CUT_NOUN : 0
}

function isFamiliar({ lexicon, heads }: Beside, lexeme: number): boolean {
  for (const head of heads) if (attributesBeside(lexicon, head).has(lexeme)) return true
  return false
}
