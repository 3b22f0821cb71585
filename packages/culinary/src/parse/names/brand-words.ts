import { declineAdjective, looksLikeAdjective } from '../polish/decline-adjective.ts'
import { declineNoun } from '../polish/decline-noun.ts'
import { fold } from '../polish/fold.ts'
import { GROUP_WORDS, KNOWN_FOR, MAKER_BRANDS, NUMBER_WORDS, PRODUCT_BRANDS, TOLD_BY_PURPOSE } from '../words.ts'

/** A brand met in a row of words: where it ends and what it is. */
interface BrandHit {
  end: number
  kind: 'maker' | 'product'
  /** How people write it, for a product brand that stands alone. */
  name: string
  /** The kind of food behind a product brand, or what a maker is known for, when there is one. */
  head: string | null
  /** Whether a flavour beside it makes it that kind of food ("Jogobella truskawka" → "jogurt truskawkowy"). */
  flavoured: boolean
}

const makers = new Map(MAKER_BRANDS.flatMap((brand) => allForms(brand.replaceAll('.', '')).map((form): [string, string] => [form, brand])))

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
        name: product.name,
        head: product.head ?? null,
        flavoured: /^(?:jogurt|serek|sok|deser|kaw|chips|chrup)/.test(product.head ?? ''),
      }
    const maker = makers.get(phrase)
    if (maker !== undefined) return { end: at + length, kind: 'maker', name: maker, head: KNOWN_FOR.get(maker) ?? null, flavoured: false }
  }
  return null
}

/** Splits a name into the words that matching compares; percentages and numbers are words of their own. */
export function nameWords(name: string): string[] {
  return name
    .toLowerCase()
    .replace(/(\d)\s+%/g, '$1%')
    .replace(/\btyp\s+(\d+)/g, 'typ\u00a0$1')
    .split(/[ ()"]+|,(?!\d)|(?<=\p{L}{3,})\/(?=\p{L}{3,})/u)
    .filter(Boolean)
    .map((word) => word.replace('\u00a0', ' '))
}

/** Names with a number between their words; a number at the end is a size or a type, read elsewhere. */
export function numberedNames(texts: readonly string[]): string[][] {
  const inside = [...texts, '7 days', '3 bit', '7 up']
    .map((text) => nameWords(text).map(fold))
    .filter(
      (words) =>
        words.length > 1 &&
        words.some((word, place) => place + 1 < words.length && (/^\d+$/.test(word) || NUMBER_WORDS.has(word) || GROUP_WORDS.has(word))),
    )
  // Behind any other name a number may count it.
  return [...inside, ['omega', '3']]
}

/** Words that say how a product lies in the shop, and nothing about what it is. Folded. */
const EMPTY_WORDS = new Set(['tuszka', 'tusza', 'luz', 'luzem'])

/** Names with a brand or an empty word beside the product; those are read on their own ("olej kujawski" is olej, "kaczka tuszka" kaczka). */
export function isBranded(text: string, known: ReadonlySet<string>): boolean {
  const words = nameWords(text)
  const folded = words.map(fold)
  if (
    words.length > 1 &&
    folded.some((word) => EMPTY_WORDS.has(word)) &&
    known.has(words.filter((word) => !EMPTY_WORDS.has(fold(word))).join(' '))
  )
    return true
  return words.some((_, place) => {
    const brand = brandAt(folded, place)
    if (brand === null || brand.end - place === words.length) return false
    const rest = words.filter((_word, at) => at < place || at >= brand.end).join(' ')
    return brand.kind === 'maker' || known.has(rest)
  })
}

/** "mleko do kawy" beside "mleko": a purpose makes no other product, unless the row itself is called so. */
export function isPurposeOfKnown(text: string, known: ReadonlySet<string>): boolean {
  const cut =
    /^(.+?) (?:na (?!(?:twardo|miękko|mleku|parze|słodko|ostro|zakwasie|patyku|gałązce|gorąco|ciepło|maśle|cienkim)(?: |$))|do |dla |w (?:tubce|kartonie|butelce|torebce|wiaderku|woreczkach|kubku|kubeczku|doniczce)(?: |$))/.exec(
      text.toLowerCase(),
    )
  return cut?.[1] !== undefined && known.has(cut[1]) && !TOLD_BY_PURPOSE.has(fold(cut[1]))
}
