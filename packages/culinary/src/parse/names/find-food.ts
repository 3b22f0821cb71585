import { looksLikeAdjective } from '../polish/decline-adjective.ts'
import { fold } from '../polish/fold.ts'
import { type Lexicon, PREPOSITIONS, type Reading, type Variant } from './lexicon.ts'
import { readWord } from './read-word.ts'

/** A word of a product's name as typed, with what it may be. */
export interface QueryWord {
  text: string
  folded: string
  readings: readonly Reading[]
  /** Spelt, marks and all, like a form the lexicon knows. */
  exact: boolean
  /** May be a nominative, or the accusative in which lists are told ("wodę, bułkę"). */
  listed: boolean
  /** Stands behind a preposition, and so cannot be the product itself ("z kurczaka"). */
  governed: boolean
  inParens: boolean
}

/** A word with a capital behind a small "z": where the product comes from, unless the table knows the word. */
export function isPlaceName(words: readonly { text: string }[], place: number): boolean {
  return /^ze?$/.test(words[place - 1]?.text ?? '') && /^\p{Lu}\p{Ll}+$/u.test(words[place]?.text ?? '')
}

const OBLIQUE_ADJECTIVE = /.{3}(?:[yi]m|ego|[yi]ch|[yi]mi)$/

/** Whether a word behind a preposition is an adjective, so that its noun is still to come ("z wolnego wybiegu"). */
function describes(lexicon: Lexicon, word: string, best: Reading | undefined): boolean {
  const kind = best && lexicon.lexemes[best.lexeme]?.kind
  if (kind === undefined) return looksLikeAdjective(word) && !/[ae]nia$/.test(word)
  return kind === 'adjective' || (kind === 'literal' && /(?:ego|ej|[yi]ch)$/.test(word))
}

/** Turns words into a query: readings of each, typos corrected unless the word is known otherwise, and who stands behind a preposition. */
export function makeQuery(
  lexicon: Lexicon,
  words: readonly { text: string; inParens: boolean }[],
  isKnownOtherwise: (folded: string) => boolean,
): QueryWord[] {
  let governed = 0
  let wasGoverned = false
  let before = ''
  return words.map(({ text, inParens }, place) => {
    const folded = fold(text)
    const preposition = PREPOSITIONS.has(folded) && folded !== 'i' && place + 1 < words.length
    // "z Modeny", "ze Zgierza": a place is no slip of a food.
    const isPlace = isPlaceName(words, place)
    const readings = preposition ? [] : readWord(lexicon, text, !isPlace && !isKnownOtherwise(folded))
    // "z kapustą i grzybami": the preposition governs both.
    const joins = folded === 'i' && place > 0 && wasGoverned
    const exact = lexicon.forms.get(folded)?.some((entry) => entry.form === text.toLowerCase()) === true
    // "w sosie koperkowym", "z kapusty kiszonej": the adjective behind goes with the governed noun.
    const trails =
      wasGoverned &&
      governed === 0 &&
      !preposition &&
      (before === 'smaku' || OBLIQUE_ADJECTIVE.test(text.toLowerCase()) || (folded.endsWith('ej') && /[yi]$|ie$|ce$/.test(before)))
    const listed =
      text.endsWith('ę') ||
      lexicon.forms.get(folded)?.some((entry) => entry.trust === 1 && lexicon.lexemes[entry.lexeme]?.kind === 'noun') === true
    const word: QueryWord = { text, folded, readings, exact, listed, governed: joins || trails || (governed > 0 && !preposition), inParens }
    before = folded
    wasGoverned = word.governed
    if (preposition || joins) governed = 2
    else if (governed > 0) {
      const best = readings[0]
      const adjective = describes(lexicon, text.toLowerCase(), best)
      governed = adjective && governed === 2 ? 1 : 0
    }
    return word
  })
}

/** A food found under a query: the name that fits best and which words it used. */
export interface FoundFood {
  variant: Variant
  /** Places of the query's words that the name covers → places of the name's words. */
  used: ReadonlyMap<number, number>
  /** Place of the word that is the head. */
  headAt: number
  /** Mean fit of the words, 1 for exact nominatives, below 0.8 where a typo was corrected. */
  fit: number
}

/**
 * The food whose name the words say, in any order and case: of the names all of whose words were written, the one that leaves
 * the fewest nouns over, covers the most and fits best; `genitive` says that an amount stood before it ("20 dag szynki"). Never one that says more than was written. Null when no name fits.
 */
export function findFood(lexicon: Lexicon, query: readonly QueryWord[], genitive = false): FoundFood | null {
  let best: FoundFood | null = null
  let bestRank: readonly number[] = []
  const nouns = query.map((word) => !word.governed && isNoun(lexicon, word))
  const tried = new Set<Variant>()
  const places = placesOf(query)
  for (const word of query) {
    if (word.governed) continue
    for (const { lexeme } of word.readings) {
      for (const variant of lexicon.variantsOf.get(lexeme) ?? []) {
        if (tried.has(variant)) continue
        tried.add(variant)
        const found = fitVariant(variant, query, places)
        if (!found) continue
        const rank = rankOf(found, query, nouns, genitive)
        if (best === null || isHigher(rank, bestRank, best.variant.food === variant.food)) {
          best = found
          bestRank = rank
        }
      }
    }
  }
  return best
}

/** Whether the word is a noun and no adjective: leaving it over would leave a product over. */
function isNoun(lexicon: Lexicon, word: QueryWord): boolean {
  return (
    word.readings.some(({ lexeme, fit }) => fit > 0.9 && lexicon.lexemes[lexeme]?.kind === 'noun') &&
    !word.readings.some(({ lexeme }) => lexicon.lexemes[lexeme]?.kind === 'adjective')
  )
}

/** Place of the head's agreement in a rank; it chooses between names of one food only. */
const HEAD_AGREEMENT = 5

/** Compares ranks; between names of one food a nominative counts no more than a case ("szynki" is "szynka" before its plural). */
function isHigher(a: readonly number[], b: readonly number[], sameFood: boolean): boolean {
  for (let i = 0; i < a.length; i++) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0)
    if (!sameFood && i === HEAD_AGREEMENT) continue
    if (sameFood && (i === 1 || (i === 2 && Math.abs(difference) < 0.04))) continue
    if (Math.abs(difference) > 1e-9) return difference > 0
  }
  return false
}

/** What decides between two foods, weightiest first: words covered, how well, a preference written down, the order, the row's own name. */
function rankOf(
  { variant, used, headAt, fit }: FoundFood,
  query: readonly QueryWord[],
  nouns: readonly boolean[],
  genitive: boolean,
): number[] {
  let left = 0
  for (let place = 0; place < query.length; place++) {
    if (used.has(place)) continue
    if (nouns[place]) left += place < headAt ? 1.8 : 1.5
    else if (place < headAt && !query[place]?.governed && (query[place]?.readings.length ?? 0) > 0) left += 0.1
  }
  return [
    used.size - left - (variant.isBrand ? 1 : 0),
    fit > 0.999 ? 1 : 0,
    Math.round((fit + 0.07 * (variant.food.preference ?? 0)) * 50) / 50,
    isTyped(variant, query) ? 1 : 0,
    startsAlike(variant, query, used) ? 1 : 0,
    headAgreement(variant, query[headAt], genitive),
    variant.isName ? 1 : 0,
    -variant.text.length,
  ]
}

/** A head typed in the nominative; better still the singular that an ambiguous form is the genitive of ("wątróbki" of "wątróbka"). */
function headAgreement(variant: Variant, typed: QueryWord | undefined, genitive: boolean): number {
  const head = variant.words[variant.head]?.text ?? ''
  const lower = typed?.text.toLowerCase() ?? ''
  if (head.endsWith('a') && /[yi]$/.test(lower) && fold(head).slice(0, -1) === fold(lower).slice(0, -1)) return genitive ? 1.5 : 0.5
  return head === lower ? 1 : 0
}

/** Whether the row's own name was typed to the letter. */
function isTyped(variant: Variant, query: readonly QueryWord[]): boolean {
  return variant.isName && variant.text.toLowerCase() === query.map((word) => word.text.toLowerCase()).join(' ')
}

function startsAlike(variant: Variant, query: readonly QueryWord[], used: ReadonlyMap<number, number>): boolean {
  const first = query[Math.min(...used.keys())]
  const word = variant.words[0]
  return first !== undefined && word !== undefined && first.readings.some((reading) => word.lexemes.has(reading.lexeme))
}

/** Where in the query a lexeme may stand, and how well it fits there. */
type Places = ReadonlyMap<number, readonly { at: number; fit: number }[]>

function placesOf(query: readonly QueryWord[]): Places {
  const places = new Map<number, { at: number; fit: number }[]>()
  for (const [at, word] of query.entries()) {
    for (const { lexeme, fit } of word.readings) {
      const known = places.get(lexeme)
      if (known) known.push({ at, fit })
      else places.set(lexeme, [{ at, fit }])
    }
  }
  return places
}

/** Whether the query holds every word of the name; most names fall here, before anything is allocated. */
function holdsAll(variant: Variant, places: Places): boolean {
  for (const word of variant.words) {
    if (word.role === 'preposition') continue
    let held = false
    for (const lexeme of word.lexemes) {
      if (places.has(lexeme)) {
        held = true
        break
      }
    }
    if (!held) return false
  }
  return true
}

function fitVariant(variant: Variant, query: readonly QueryWord[], places: Places): FoundFood | null {
  if (!holdsAll(variant, places)) return null
  const used = new Map<number, number>()
  let total = 0
  let count = 0
  let headAt = 0
  for (const [place, word] of variant.words.entries()) {
    if (word.role === 'preposition') {
      const at = query.findIndex(
        (typed, index) => !used.has(index) && samePreposition(typed.folded, word.text) && governs(query, index, variant.words[place + 1]),
      )
      if (at >= 0) used.set(at, place)
      else if (needsPreposition(variant, place) || isToldOtherwise(query, variant.words[place + 1])) return null
      else total -= 0.08
      continue
    }
    let bestAt = -1
    let bestFit = 0
    for (const lexeme of word.lexemes) {
      for (const { at, fit: asRead } of places.get(lexeme) ?? []) {
        const governed = query[at]?.governed === true
        if (used.has(at) || (governed && word.role !== 'complement')) continue
        const fit = asRead - (word.role === 'complement' && !governed ? 0.05 : 0)
        if (fit > bestFit || (fit === bestFit && at < bestAt)) {
          bestFit = fit
          bestAt = at
        }
      }
    }
    if (bestAt < 0) return null
    used.set(bestAt, place)
    if (place === variant.head) headAt = bestAt
    total += bestFit
    count += 1
  }
  return { variant, used, headAt, fit: total / Math.max(1, count) }
}

/** Whether the name's complement may stand right behind that preposition or behind one adjective: the "ze" of "łosoś filet ze skórą" is the skin's. */
function governs(query: readonly QueryWord[], preposition: number, complement: Variant['words'][number] | undefined): boolean {
  return query
    .slice(preposition + 1, preposition + 4)
    .some(({ readings }) => readings.some(({ lexeme }) => complement?.lexemes.has(lexeme) === true))
}

/** "mięso na rosół" is none from it ("mięso z rosołu"): these say what a thing is for or what it lacks, never what it is of. */
function isToldOtherwise(query: readonly QueryWord[], complement: Variant['words'][number] | undefined): boolean {
  return query.some(
    ({ folded }, place) =>
      /^(?:na|dla|bez|do|po|o)$/.test(folded) && query[place + 1]?.readings.some(({ lexeme }) => complement?.lexemes.has(lexeme)) === true,
  )
}

function samePreposition(typed: string, wanted: string): boolean {
  return typed === wanted || (typed === 'z' && wanted === 'ze') || (typed === 'ze' && wanted === 'z') || (typed === 'w' && wanted === 'we')
}

/** "groszek z marchewką" without its "z" is two products, "mleko do kawy" without its "do" too; "pierś kurczaka" is one either way. */
function needsPreposition(variant: Variant, place: number): boolean {
  const preposition = variant.words[place]?.text ?? ''
  const next = variant.words[place + 1]?.text ?? ''
  if (/^(?:i|na|dla|bez|do|po|o)$/.test(preposition)) return true
  return /^ze?$/.test(preposition) && /(?:ą|em|ami|ym|imi|ymi)$/.test(next)
}
