import { declineAdjective, looksLikeAdjective } from '../polish/decline-adjective.ts'
import { declineNoun } from '../polish/decline-noun.ts'
import { fold } from '../polish/fold.ts'
import { MAKER_BRANDS, PRODUCT_BRANDS } from '../words.ts'

/** A brand met in a row of words: where it ends and what it is. */
export interface BrandHit {
  end: number
  kind: 'maker' | 'product'
  /** How people write it, for a product brand that stands alone. */
  says: string
  /** The kind of food behind a product brand, when there is one. */
  head: string | null
  /** Whether a flavour beside it makes it that kind of food ("Jogobella truskawka" → "jogurt truskawkowy"). */
  flavoured: boolean
}

const makers = new Set(MAKER_BRANDS.map((brand) => brand.replaceAll('.', '')).flatMap(allForms))

/** Brands that are adjectives agree with their product ("masło Łaciate", "śmietanka Łaciata"). */
function allForms(brand: string): string[] {
  return looksLikeAdjective(brand) && /[yae]$/.test(brand) && !brand.includes(' ') ? [...declineAdjective(brand)].map(fold) : [brand]
}

/** Cases of product brands of one longer word ("2 paczki berlinek"); short ones look like too many other words. */
const inflected = new Map(
  [...PRODUCT_BRANDS.keys()]
    .filter((brand) => /^[a-z]{6,}$/.test(brand))
    .flatMap((brand) => [...declineNoun(brand).sure].map((form): [string, string] => [fold(form), brand])),
)
const LONGEST = 3

/** The longest brand that starts at place `at` of the folded words, or null. */
export function brandAt(folded: readonly string[], at: number): BrandHit | null {
  for (let length = Math.min(LONGEST, folded.length - at); length >= 1; length--) {
    const phrase = folded.slice(at, at + length).join(' ')
    const product = PRODUCT_BRANDS.get(phrase) ?? PRODUCT_BRANDS.get(inflected.get(phrase) ?? '')
    if (product)
      return {
        end: at + length,
        kind: 'product',
        says: product.name,
        head: product.head ?? null,
        flavoured: /^(?:jogurt|serek|sok|deser|kaw)/.test(product.head ?? ''),
      }
    if (makers.has(phrase)) return { end: at + length, kind: 'maker', says: phrase, head: null, flavoured: false }
  }
  return null
}
