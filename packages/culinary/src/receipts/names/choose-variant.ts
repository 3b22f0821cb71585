import { preferenceOf } from '../../knowledge/preferences.ts'
import type { Lexicon, Variant } from '../../parse/names/lexicon.ts'
import { company } from './company.ts'
import type { StumpReadings } from './read-stump.ts'

/** A name of a food that the stumps agree on, and which stump says which of its words. */
export interface ChosenVariant {
  variant: Variant
  /** Place of a stump → place of the variant's word. */
  used: ReadonlyMap<number, number>
  score: number
  /** How surely the surest of its words was read. */
  surest: number
}

/** A stump with what it may mean and what it counts where the chosen name leaves it over. */
export interface WeighedStump {
  readings: StumpReadings
  leftover: number
  /** The preposition printed before it. */
  preposition: string | null
}

/** Tills print the product first, then what describes it. */
const HEAD_FIRST = 0.8
const ATTRIBUTE_FIRST = 0.4
const IN_ORDER = 0.1
/** "pierś z kurczaka" is "PIERŚ KURCZ." all the time; "mleko do kawy" is hardly "MLEKO KAWA". */
const LOST_PREPOSITION = 0.35
const LOST_MEANING = 0.6
const STRANGE_PREPOSITION = 0.5
const STRANGE_PURPOSE = 1
const OTHER_PREPOSITION = 3
/** "SYR.WIŚN." is no "wiśnie w syropie": what stands in front unmarked is the product itself. */
const INVERTED = 1.8
/** A describing word is worth more the fewer names hold it; the commonest stand in so many. */
const RARITY = 0.08
const COMMONEST = 300
/** What speaks for a name before anything is read. */
const COMMONNESS = 0.12
const ROW_NAME = 0.05
const PREFERENCE = 0.2
const BRAND_NAME = -0.5

/** Where a lexeme may have been printed, how surely, and behind which preposition; "Z/K" holds its own. */
interface Place {
  at: number
  score: number
  preposition: string | null
}

type Places = ReadonlyMap<number, readonly Place[]>

/** The food name all of whose words the stumps may stand for and that explains the stumps best; null where none does. */
export function chooseVariant(lexicon: Lexicon, stumps: readonly WeighedStump[], first: number): ChosenVariant | null {
  const places = placesOf(stumps)
  const tried = new Set<Variant>()
  const leftovers = stumps.reduce((sum, { leftover }) => sum + leftover, 0)
  let best: ChosenVariant | null = null
  for (const lexeme of places.keys()) {
    for (const variant of lexicon.variantsOf.get(lexeme) ?? []) {
      if (tried.has(variant)) continue
      tried.add(variant)
      if (!isHeld(variant, places)) continue
      const chosen = fitVariant(lexicon, variant, places, stumps, first)
      if (chosen && chosen.score + leftovers > (best?.score ?? 0)) best = { ...chosen, score: chosen.score + leftovers }
    }
  }
  return best
}

function placesOf(stumps: readonly WeighedStump[]): Places {
  const places = new Map<number, Place[]>()
  for (const [at, stump] of stumps.entries()) {
    for (const [lexeme, { score, form }] of stump.readings) {
      const space = form.indexOf(' ')
      const place: Place = { at, score, preposition: space > 0 ? form.slice(0, space) : stump.preposition }
      const known = places.get(lexeme)
      if (known) known.push(place)
      else places.set(lexeme, [place])
    }
  }
  return places
}

/** The gain of a variant over leaving every stump over. */
function fitVariant(
  lexicon: Lexicon,
  variant: Variant,
  places: Places,
  stumps: readonly WeighedStump[],
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
    const fit = found.score - strangeness(preposition, found.preposition)
    const isHead = place === variant.head
    used.set(at, place)
    surest = Math.max(surest, fit)
    score += fit - (stumps[at]?.leftover ?? 0) + (isHead ? 0 : rarity(lexicon, lexemes))
    if (at > last) score += IN_ORDER
    if (at === first) score += isHead ? HEAD_FIRST : ATTRIBUTE_FIRST
    if (preposition !== null && found.preposition === null && at < headAt) score -= INVERTED
    if (isHead) headAt = at
    last = at
  }
  return { variant, used, score, surest }
}

/** The stump that says a name's word best, of those that say none of its words yet. */
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
      const fit = place.score - strangeness(preposition, place.preposition)
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

/** What it costs that a name's word stands behind another preposition than the stump, or that one of them has none. */
function strangeness(named: string | null, printed: string | null): number {
  if (named === printed || (named !== null && printed !== null && named[0] === printed[0])) return 0
  if (named !== null && printed !== null) return OTHER_PREPOSITION
  if (named === null) return printed === 'do' || printed === 'na' || printed === 'dla' ? STRANGE_PURPOSE : STRANGE_PREPOSITION
  return /^(?:i|na|dla|do|po|bez)$/.test(named) ? LOST_MEANING : LOST_PREPOSITION
}

/** A word that few names hold says more than one that stands beside anything ("krojony"). */
function rarity(lexicon: Lexicon, lexemes: ReadonlySet<number>): number {
  let names = 1
  for (const lexeme of lexemes) names = Math.max(names, company(lexicon).namesOf.get(lexeme) ?? 0)
  return RARITY * Math.log(COMMONEST / names)
}

/** A head that many foods share, the row's own name, a preference written down; a brand's name speaks against. */
function prior(lexicon: Lexicon, variant: Variant): number {
  let foods = 0
  for (const lexeme of variant.words[variant.head]?.lexemes ?? []) foods = Math.max(foods, company(lexicon).foodsOf.get(lexeme) ?? 0)
  return (
    COMMONNESS * Math.log(1 + foods) +
    (variant.isName ? ROW_NAME : 0) +
    PREFERENCE * preferenceOf(variant) +
    (variant.isBrand ? BRAND_NAME : 0)
  )
}
