import { type ReceiptWord, WORDS } from '@spizarka/knowledge'
import { DROPPED_WORDS } from '../parse/words.ts'
import { compileStems, type Stem } from './lines/match-misread.ts'

/** The lists of `knowledge/shops`; what each is for stands there, over its words. */
const { abbreviations, chains, names, receiptWords } = WORDS.shops

/** Chains of Polish shops. */
export const CHAINS = chains

/** Abbreviations of tills, folded and without full stops → their readings, likeliest first. */
export const TILL_ABBREVIATIONS: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(abbreviations))
/** Words of tills that say nothing about the product. Folded. */
export const EMPTY_WORDS: ReadonlySet<string> = new Set(names.empty)
/** Makers and own labels that tills print, cut or whole, beside those that people type; folded. */
export const TILL_BRANDS = names.brands
/** Brands that tills print alone, folded → the product they stand for. */
export const TILL_PRODUCTS: ReadonlyMap<string, string> = new Map(
  Object.entries(names.products).flatMap(([product, brands]) => brands.map((brand): [string, string] => [brand, product])),
)

const compiled = new Map<ReceiptWord, readonly Stem[]>()

/** The stems of a list of receipt words, as a scan may have misread them. */
export function receiptStems(list: ReceiptWord): readonly Stem[] {
  let known = compiled.get(list)
  if (!known) compiled.set(list, (known = compileStems(receiptWords[list])))
  return known
}

/** Remarks wherever they stand in a line. */
export const REMARK_SIGNS =
  /(?<!\p{L})(?:NIP|REGON|BDO)(?!\p{L})|www\.|https?:|@|(?<!\p{L})sp\.?\s*z\.?\s*o\.?\s*o|(?<!\p{L})S\.A\.|sp\.?\s?k\.|\b\d{2}-\d{3}\s+\p{L}|(?<!\p{L})tel[.:]/u

/** A street with the number of a house: "PL. WOLNOŚCI 4a", but "PL.OWSIANE 400G" are flakes. */
export const STREET =
  /(?<!\p{L})(?:[Uu]l|UL|[Aa]l|AL|[Pp]l|PL|[Oo]s|OS)\.\s?\p{Lu}\p{L}+(?:\s.*)?\s\d{1,3}(?!\d|\s?(?:k?g|m?l|szt)(?!\p{L}))[A-Fa-f]?(?:\/\d+)?(?=[\s,]|$)/u

/** Whether a folded word or short form says nothing about the product itself: how it is sold, packed, graded. */
export function isEmpty(folded: string): boolean {
  return EMPTY_WORDS.has(folded) || DROPPED_WORDS.has(folded)
}
