import { brandAt } from '../../parse/names/brand-words.ts'
import { MAKER_BRANDS, PRODUCT_BRANDS } from '../../parse/words.ts'
import { TILL_BRANDS, TILL_PRODUCTS } from '../words.ts'
import type { Abbreviation } from './split-abbreviations.ts'

/** Fewest letters of a cut brand: alone, and of each word of a longer one. */
const MIN_ALONE = 4
const MIN_OF_SEVERAL = 3

/** A brand printed in full explains its abbreviation at least so well. */
export const WHOLE_BRAND = 1.7
const CUT_SEVERAL = 2.2
const CUT_ALONE = 1.2

const brandsByStart = new Map<string, string[][]>()
for (const brand of new Set([...MAKER_BRANDS, ...TILL_BRANDS])) {
  const words = brand.replaceAll('.', '').split(/[ -]/)
  const start = (words[0] ?? '').slice(0, 2)
  const known = brandsByStart.get(start)
  if (known) known.push(words)
  else brandsByStart.set(start, [words])
}

const firstWords = [...new Set([...MAKER_BRANDS, ...TILL_BRANDS, ...PRODUCT_BRANDS.keys()].map((brand) => brand.split(/[ -]/)[0] ?? ''))]

/** Whether a word may be what is left of a brand's name ("Gryc", "Mlecz"): three letters of it are enough. */
export function mayBeBrand(folded: string): boolean {
  return folded.length >= MIN_OF_SEVERAL && firstWords.some((word) => word.startsWith(folded))
}

/** A brand among the abbreviations. */
export interface FoundBrand {
  /** Place behind its last abbreviation. */
  end: number
  /** How much of its abbreviations the brand explains: cut words of a longer one, but no single cut word, can hardly be anything else. */
  weight: number
  /** As people write it. */
  name: string
  /** The kind of food a product brand stands for ("Nutella" is a krem czekoladowy). */
  head: string | null
}

/** The longest brand whose words, whole or cut, stand from place `at` on; null when none does. */
export function findBrand(abbreviations: readonly Abbreviation[], at: number): FoundBrand | null {
  for (const end of [at + 2, at + 1]) {
    const product = TILL_PRODUCTS.get(
      abbreviations
        .slice(at, end)
        .map((abbreviation) => abbreviation.folded)
        .join(' '),
    )
    if (product !== undefined) return { end: Math.min(end, abbreviations.length), weight: WHOLE_BRAND, name: product, head: product }
  }
  const exact = brandAt(
    abbreviations.map((abbreviation) => abbreviation.folded),
    at,
  )
  // "Delicje" is its own kind of thing, and in the food table.
  if (exact?.kind === 'product' && exact.head === null) return null
  if (exact) return { end: exact.end, weight: WHOLE_BRAND, name: exact.name, head: exact.head }
  let best: FoundBrand | null = null
  for (const words of brandsByStart.get(abbreviations[at]?.folded.slice(0, 2) ?? '') ?? []) {
    const found = matchBrand(words, abbreviations, at)
    if (found && (best === null || found.end > best.end || (found.end === best.end && found.weight > best.weight))) best = found
  }
  return best
}

function matchBrand(words: readonly string[], abbreviations: readonly Abbreviation[], at: number): FoundBrand | null {
  let whole = true
  for (const [place, word] of words.entries()) {
    const abbreviation = abbreviations[at + place]
    if (abbreviation?.kind !== 'word') return null
    if (abbreviation.folded === word) continue
    if (!word.startsWith(abbreviation.folded) || abbreviation.folded.length < (words.length > 1 ? MIN_OF_SEVERAL : MIN_ALONE)) return null
    whole = false
  }
  return {
    end: at + words.length,
    weight: whole ? WHOLE_BRAND : words.length > 1 ? CUT_SEVERAL : CUT_ALONE,
    name: words.join(' '),
    head: null,
  }
}
