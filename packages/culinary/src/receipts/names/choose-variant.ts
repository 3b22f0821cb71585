import type { Food } from '@spizarka/knowledge'
import type { Lexicon, Variant } from '../../parse/names/lexicon.ts'
import { foodsHeadedBy, prepositionMismatch } from './context-score.ts'
import type { AbbreviationReadings } from './read-abbreviation.ts'

/** Tills print the product first, then what describes it. */
const HEAD_FIRST = 0.8
const ATTRIBUTE_FIRST = 0.4
const IN_ORDER = 0.1
/** "SYR.WIŚN." is no "wiśnie w syropie": what stands in front unmarked is the product itself. */
const INVERTED = 1.8
/** A describing word is worth more the fewer names hold it; the commonest stand in so many. */
const RARITY = 0.08
const COMMONEST = 300
/** What speaks for a name before anything is read. */
const COMMONNESS = 0.12
const RECORD_NAME = 0.05
const PREFERENCE = 0.2
const ABOUT_AS_WELL = 0.5
const BRAND_NAME = -0.5

/** Where a lexeme may have been printed, how surely, and behind which preposition; "Z/K" holds its own. */
interface Place {
  at: number
  score: number
  preposition: string | null
}

type Places = ReadonlyMap<number, readonly Place[]>

/** The food name all of whose words the abbreviations may stand for and that explains the abbreviations best; null where none does. */
export function chooseVariant(lexicon: Lexicon, abbreviations: readonly WeighedAbbreviation[], first: number): ChosenVariant | null {
  const places = placesOf(abbreviations)
  const tried = new Set<Variant>()
  const leftovers = abbreviations.reduce((sum, { leftover }) => sum + leftover, 0)
  let best: ChosenVariant | null = null
  const recordNames = new Map<Food, ChosenVariant>()
  const headFirst = new Map<Food, ChosenVariant>()
  for (const lexeme of places.keys()) {
    for (const variant of lexicon.variantsOf.get(lexeme) ?? []) {
      if (tried.has(variant)) continue
      tried.add(variant)
      if (!isHeld(variant, places)) continue
      const chosen = fitVariant(lexicon, variant, places, abbreviations, first)
      if (!chosen) continue
      const score = chosen.score + leftovers - brandPenalty(chosen, abbreviations)
      if (score > (best?.score ?? 0)) best = { ...chosen, score }
      if (variant.isName) recordNames.set(variant.food, { ...chosen, score })
      if (chosen.used.get(first) === variant.head && score > (headFirst.get(variant.food)?.score ?? 0))
        headFirst.set(variant.food, { ...chosen, score })
    }
  }
  if (best === null) return null
  const { food } = best.variant
  return [recordNames.get(food), headFirst.get(food)].find((other) => explainsTheSame(other, best)) ?? best
}

/** Whether another name of the food says the same abbreviations about as well ("jajka przepiórcze" for "jajka przepiórek", "passata pomidorowa" for "pomidory passata"). */
function explainsTheSame(other: ChosenVariant | undefined, best: ChosenVariant): other is ChosenVariant {
  if (other === undefined || other.score < best.score - ABOUT_AS_WELL || other.used.size !== best.used.size) return false
  return [...other.used.keys()].every((at) => best.used.has(at))
}

function placesOf(abbreviations: readonly WeighedAbbreviation[]): Places {
  const places = new Map<number, Place[]>()
  for (const [at, abbreviation] of abbreviations.entries()) {
    for (const [lexeme, { score, form }] of abbreviation.readings) {
      const space = form.indexOf(' ')
      const place: Place = { at, score, preposition: space > 0 ? form.slice(0, space) : abbreviation.preposition }
      const known = places.get(lexeme)
      if (known) known.push(place)
      else places.set(lexeme, [place])
    }
  }
  return places
}

/** The gain of a variant over leaving every abbreviation over. */
function fitVariant(
  lexicon: Lexicon,
  variant: Variant,
  places: Places,
  abbreviations: readonly WeighedAbbreviation[],
  first: number,
): ChosenVariant | null {
  const used = new Map<number, number>()
  let score = prior(lexicon, variant)
  let surest = 0
  let last = -1
  let headAt = -1
  for (const [place, { role, lexemes }] of variant.words.entries()) {
    if (role === 'preposition') continue
    const before = variant.words[place - 1]
    const preposition = before?.role === 'preposition' ? before.text : null
    const found = findPlace(lexemes, preposition, places, used)
    if (!found) return null
    const { at } = found
    const fit = found.score - prepositionMismatch(preposition, found.preposition)
    const isHead = place === variant.head
    used.set(at, place)
    surest = Math.max(surest, fit)
    score += fit - (abbreviations[at]?.leftover ?? 0) + (isHead ? 0 : rarity(lexicon, lexemes))
    if (at > last) score += IN_ORDER
    if (at === first) score += isHead ? HEAD_FIRST : ATTRIBUTE_FIRST
    if (preposition !== null && found.preposition === null && at < headAt) score -= INVERTED
    if (isHead) headAt = at
    last = at
  }
  return { variant, used, score, surest }
}

/** The abbreviation that says a name's word best, of those that say none of its words yet. */
function findPlace(
  lexemes: ReadonlySet<number>,
  preposition: string | null,
  places: Places,
  used: ReadonlyMap<number, number>,
): Place | null {
  let best: Place | null = null
  let bestFit = 0
  for (const lexeme of lexemes) {
    for (const place of places.get(lexeme) ?? []) {
      if (used.has(place.at)) continue
      const fit = place.score - prepositionMismatch(preposition, place.preposition)
      if (fit <= bestFit) continue
      best = place
      bestFit = fit
    }
  }
  return best
}

/** Whether every word of the name may have been printed; most names fall here, before anything is weighed. */
function isHeld(variant: Variant, places: Places): boolean {
  for (const { role, lexemes } of variant.words) {
    if (role === 'preposition') continue
    let held = false
    for (const lexeme of lexemes) if (places.has(lexeme)) held = true
    if (!held) return false
  }
  return true
}

/** A word that few names hold says more than one that stands beside anything ("krojony"). */
function rarity(lexicon: Lexicon, lexemes: ReadonlySet<number>): number {
  let names = 1
  for (const lexeme of lexemes) names = Math.max(names, lexicon.namesWith(lexeme))
  return RARITY * Math.log(COMMONEST / names)
}

/** A head that many foods share, the row's own name, a preference written down; a brand's name speaks against. */
function prior(lexicon: Lexicon, variant: Variant): number {
  let foods = 0
  for (const lexeme of variant.words[variant.head]?.lexemes ?? []) foods = Math.max(foods, foodsHeadedBy(lexicon, lexeme))
  return (
    COMMONNESS * Math.log(1 + foods) +
    (variant.isName ? RECORD_NAME : 0) +
    PREFERENCE * (variant.food.preference ?? 0) +
    (variant.isBrand ? BRAND_NAME : 0)
  )
}

/** A name of a food that the abbreviations agree on, and which abbreviation says which of its words. */
export interface ChosenVariant {
  variant: Variant
  /** Place of an abbreviation → place of the variant's word. */
  used: ReadonlyMap<number, number>
  score: number
  /** How surely the surest of its words was read. */
  surest: number
}

/** An abbreviation with what it may mean and what it counts where the chosen name leaves it over. */
interface WeighedAbbreviation {
  readings: AbbreviationReadings
  leftover: number
  /** The preposition printed before it. */
  preposition: string | null
  /** A brand was printed in its place. */
  isStandIn: boolean
}

/** What a brand's product tastes of or is made of, rather than the product ("VIFON KURCZAK", "WHISKAS ŁOSOŚ"). */
const INGREDIENTS: ReadonlySet<Food['aisle']> = new Set([
  'fruit',
  'vegetables',
  'meat',
  'fish',
  'cheese',
  'pulses-nuts-seeds',
  'baking',
  'cans-and-jars',
  'sauces',
  'spices',
])
const INGREDIENT = 2.5
/** "FANTA" is a "napój gazowany", and no other napój. */
const PART_OF_BRAND = 2

/** What speaks against a name beside a brand that stands for a product: it is an ingredient of that product, or a part of its name only. */
function brandPenalty({ variant, used }: Pick<ChosenVariant, 'variant' | 'used'>, abbreviations: readonly WeighedAbbreviation[]): number {
  const standIns = [...abbreviations.keys()].filter((at) => abbreviations[at]?.isStandIn === true)
  if (standIns.length === 0) return 0
  const taken = standIns.filter((at) => used.has(at)).length
  if (taken > 0) return taken < standIns.length ? PART_OF_BRAND : 0
  const head = variant.words[variant.head]?.lexemes ?? new Set<number>()
  const same = standIns.some((at) => [...head].some((lexeme) => abbreviations[at]?.readings.has(lexeme)))
  return INGREDIENTS.has(variant.food.aisle) && !same ? INGREDIENT : 0
}
