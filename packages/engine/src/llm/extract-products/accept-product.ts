import { type ParsedItem, parseGroceries } from '@spizarka/culinary/parse'
import type { Unit } from '@spizarka/culinary/units'
import { plainName, sharesWordStem } from '../typed-lines.ts'
import type { ProductAnswer } from './question.ts'
import type { StatedAmounts } from './stated-amounts.ts'

type Amounts = Pick<ParsedItem, 'quantityGrams' | 'quantityMl' | 'quantityPieces'>
export type AcceptedProduct = Amounts & Pick<ParsedItem, 'productName' | 'foodId' | 'isSpice'>

const UNITS: Record<NonNullable<ProductAnswer['unit']>, Unit> = { g: 'grams', ml: 'ml', szt: 'pieces' }
const MAX_NAME_LENGTH = 50

/** A product of the model's answer in our own words, or null when its name or its amount does not come from the line. */
export function acceptProduct(answer: ProductAnswer, line: string, stated: StatedAmounts): AcceptedProduct | null {
  const known = parseProductName(answer.name)
  if (!known || (known.foodId === null && !sharesWordStem(known.productName, line))) return null
  const amounts = acceptAmount(answer, stated)
  // What the food table knows is not the model's to say.
  const isSpice = known.foodId === null ? answer.is_spice : known.isSpice
  return amounts && { productName: known.productName, foodId: known.foodId, isSpice, ...(isSpice ? NO_AMOUNT : amounts) }
}

/** The name as our own reader understands it; it must be one product and nothing besides. */
export function parseProductName(name: string): ParsedItem | null {
  const text = plainName(name, MAX_NAME_LENGTH)
  if (text === null) return null
  const [item, ...more] = parseGroceries(text)
  return item && more.length === 0 && item.problem === null && !hasAmount(item) ? item : null
}

const NO_AMOUNT: Amounts = { quantityGrams: null, quantityMl: null, quantityPieces: null }

function acceptAmount({ quantity, unit: word }: ProductAnswer, stated: StatedAmounts): Amounts | null {
  if (quantity === null && word === null) return NO_AMOUNT
  if (quantity === null || word === null) return null
  const unit = UNITS[word]
  if (!stated.allow(quantity, unit)) return null
  return {
    quantityGrams: unit === 'grams' ? quantity : null,
    quantityMl: unit === 'ml' ? quantity : null,
    quantityPieces: unit === 'pieces' ? quantity : null,
  }
}

/** Whether anything in it was measured or counted. */
export function hasAmount({ quantityGrams, quantityMl, quantityPieces }: Amounts): boolean {
  return quantityGrams !== null || quantityMl !== null || quantityPieces !== null
}
