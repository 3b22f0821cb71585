import { LIMITS } from '@spizarka/contract/limits'
import type { TypedProduct } from '@spizarka/contract/typed-products'

/** What a typed line is cut at: lines, semicolons and commas, but not the comma of "1,5 l". */
const BETWEEN = /[\n;]|(?<!\d),|,(?!\d)/

/**
 * The lines of groceries in what was typed, one for each item: an add with a name alone is read by the server. Where the kitchen has read
 * several products in one part ("chleb i masło"), each is one by its name.
 */
export function splitTyped(text: string, read: readonly TypedProduct[] = []): string[] {
  const readOf = Map.groupBy(read, ({ written }) => written.trim())
  return text
    .split(BETWEEN)
    .map((part) => part.trim())
    .flatMap((part) => {
      const products = readOf.get(part) ?? []
      return products.length > 1 ? products.map((product) => product.product_name) : part
    })
    .filter((part) => part !== '')
    .map((part) => part.slice(0, LIMITS.productName).trim())
}
