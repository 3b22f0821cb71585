import type { Food } from '@spizarka/knowledge'
import type { Lexicon, Variant } from '../../parse/names/lexicon.ts'
import { type Agreement, agreementOf } from '../../parse/polish/agreement.ts'
import { agree, looksLikeAdjective } from '../../parse/polish/decline-adjective.ts'
import { fold } from '../../parse/polish/fold.ts'
import { FLAVOURED_PRODUCTS, VARIETIES } from '../../parse/words.ts'
import { TILL_ABBREVIATIONS } from '../words.ts'
import { attributesBeside } from './context-score.ts'
import { WHOLE_BRAND } from './find-brands.ts'
import { isEmpty } from './is-empty.ts'
import type { ReadStump } from './read-stumps.ts'

/** The food that stumps are left over beside. */
export interface Beside {
  lexicon: Lexicon
  /** Lexemes of its head. */
  heads: ReadonlySet<number>
  agreement: Agreement
  /** It comes in flavours: a fruit beside it is one. */
  hostsFlavours: boolean
  aisle: Food['aisle']
}

/** How sure a reading must be beside a food whose names never have it, and beside one whose names do. */
const LEAST_STRANGE = 2.15
const LEAST_FAMILIAR = 1.1
const LEAST_FAMILIAR_NOUN = 1.6
const LEAST_STRANGE_NOUN = 2.55
/** Readings from here on are the word itself. */
const WHOLE_WORD = 2.65

/** What a known short form is not short for is read below this. */
const LEAST_BESIDE_SHORT_FORM = 2.3
/** Readings from here on are at least a known short form. */
const SHORT_FORM = 2.25

/** Readings from here on are more than misread letters. */
const LEAST_READ = 1.9
/** Endings that nothing but adjectives have, whatever else the letters remind of ("zimowa"). */
const SURE_ADJECTIVE = /(?:ow|sk|ck|nn)[aey]$/

/** A percentage beside these is a misread count. */
const WITHOUT_SHARES: ReadonlySet<Food['aisle']> = new Set([
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

/** What the food of a name is to the stumps beside it. */
export function besideOf(lexicon: Lexicon, variant: Variant): Beside {
  const head = variant.words[variant.head]
  return {
    lexicon,
    heads: head?.lexemes ?? new Set(),
    agreement: agreementOf(head?.text ?? variant.text),
    aisle: variant.food.aisle,
    hostsFlavours: FLAVOURED_PRODUCTS.has(fold(head?.text ?? '')) || WITH_FLAVOURS.has(variant.food.aisle),
  }
}

/** What a stump adds to the name of the food beside it: empty where it adds nothing, null where nobody knows. */
export function sayLeftover(beside: Beside, stump: ReadStump): string | null {
  if (stump.standsFor !== null) return ''
  if (stump.kind === 'figure') return sayFigure(beside, stump.text)
  if (VARIETIES.has(stump.folded) && stump.brand === 0) return stump.text
  const said = bestModifier(beside, stump)
  if (said !== null) return said
  if (stump.brand > 0 || stump.mayBeBrand || isEmpty(stump.folded)) return ''
  const isAdjective = stump.readings.size === 0 ? looksLikeAdjective(stump.text) : SURE_ADJECTIVE.test(stump.folded) && !isRead(stump)
  return !stump.cut && stump.text.length >= 6 && isAdjective ? stump.text : null
}

/** Whether something better than misread letters was made of the stump. */
function isRead({ readings }: ReadStump): boolean {
  return [...readings.values()].some(({ score }) => score >= LEAST_READ)
}

/** A share of fat, fruit or spirit stays where a food has one; a lone number says nothing. */
function sayFigure({ aisle }: Beside, text: string): string {
  const share = text.endsWith('%') ? Number(text.slice(0, -1).replace(',', '.')) : null
  if (share === null) return /^\d+$/.test(text) ? '' : text
  return share > 0 && share <= 100 && !WITHOUT_SHARES.has(aisle) ? text : ''
}

/** The adjective, phrase or noun that the stump most likely is beside that food. */
function bestModifier(beside: Beside, stump: ReadStump): string | null {
  let best: string | null = null
  let bestScore = 0
  for (const [id, { score, form }] of stump.readings) {
    const lexeme = beside.lexicon.lexemes[id]
    if (lexeme === undefined) continue
    const isAdjective = lexeme.kind === 'adjective' && !form.includes(' ')
    const noun = lexeme.kind !== 'adjective' && !form.includes(' ')
    const familiar = isFamiliar(beside, id)
    if (score < leastScore(stump, noun, familiar)) continue
    // A known short form means what it is short for.
    if (!familiar && score < LEAST_BESIDE_SHORT_FORM && TILL_ABBREVIATIONS.has(stump.folded)) continue
    if (isRatherBrand(stump, noun, familiar, score)) continue
    if (lexeme.kind !== 'adjective' && (noun || !familiar) && isEmpty(stump.folded)) continue
    // What soap smells of, and what pets' food is made of.
    if (noun && !familiar && beside.aisle === 'household') continue
    const total =
      score +
      (familiar ? FAMILIAR : 0) +
      (lexeme.role === 'kept' ? KEPT : 0) +
      (form.includes(' ') ? PHRASE : 0) -
      (noun ? nounPenalty(beside, stump) : 0)
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

function leastScore(stump: ReadStump, noun: boolean, familiar: boolean): number {
  if (!familiar && stump.folded.length === 1) return Number.POSITIVE_INFINITY
  if (!noun) return familiar ? LEAST_FAMILIAR : LEAST_STRANGE
  // Three letters of a noun may be anything.
  if (stump.cut && stump.folded.length <= 3) return Number.POSITIVE_INFINITY
  return familiar ? LEAST_FAMILIAR_NOUN : LEAST_STRANGE_NOUN
}

/** Whether a brand explains the stump better; a cut brand explains no known short form. */
function isRatherBrand({ brand, mayBeBrand }: ReadStump, noun: boolean, familiar: boolean, score: number): boolean {
  if (brand > score || (brand >= WHOLE_BRAND && (noun || !familiar || score < SHORT_FORM))) return true
  return (brand > 0 || mayBeBrand) && !familiar && (noun || score < SHORT_FORM)
}

function nounPenalty({ hostsFlavours }: Beside, { cut }: ReadStump): number {
  return hostsFlavours ? FLAVOUR_NOUN : cut ? CUT_NOUN : 0
}

function isFamiliar({ lexicon, heads }: Beside, lexeme: number): boolean {
  for (const head of heads) if (attributesBeside(lexicon, head).has(lexeme)) return true
  return false
}
